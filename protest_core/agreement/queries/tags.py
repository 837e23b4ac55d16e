"""The tags of candidates by giver, grouped in SQL."""

from collections.abc import Iterator, Sequence
from functools import cache

from sqlalchemy import Subquery, func, literal, select, union_all

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.conditions import CANDIDATES, conditions
from protest_core.db.schema import (
    CandidateRow,
    CandidateTagRow,
    ExampleRow,
    JudgementRow,
    JudgementTagRow,
    SystemRow,
)
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.queries.annotators import Names, annotators_by_id

Givers = frozenset[str | None]  # names of annotators; `None`: a tag of the researcher's own

_RESEARCHER = 0  # no annotator has this id


def tag_patterns(
    tx: Tx, annotators: Sequence[str], chosen: CandidateFilter
) -> Iterator[tuple[str, str, str, Givers, int]]:
    """Yield system, category, tag and givers, with the number of candidates."""
    names = annotators_by_id(tx, annotators)
    tags = _tags(names)
    grouped_by = (SystemRow.name, ExampleRow.category_id, tags.c.tag, tags.c.givers)
    query = (
        select(*grouped_by, func.count())
        .select_from(
            CANDIDATES.join(tags, tags.c.candidate_id == CandidateRow.id).join(
                SystemRow, SystemRow.id == CandidateRow.system_id
            )
        )
        .where(*conditions(tx, chosen))
        .group_by(*grouped_by)
    )
    for system, category, tag, givers, count in tx.connection().execute(query):
        yield system, category, tag, _givers(givers, names), count


def candidates_with_tag(
    tx: Tx, tag: str, annotators: Sequence[str], chosen: CandidateFilter
) -> Iterator[tuple[CandidateId, Givers]]:
    """Yield the candidates that have a tag, with its givers.

    The systems are in the order of loading, the examples of each in the suite's.
    """
    names = annotators_by_id(tx, annotators)
    tags = _tags(names)
    query = (
        select(CandidateRow.id, tags.c.givers)
        .select_from(CANDIDATES.join(tags, tags.c.candidate_id == CandidateRow.id))
        .where(tags.c.tag == tag, *conditions(tx, chosen))
        .order_by(CandidateRow.system_id, ExampleRow.position)
    )
    for candidate, givers in tx.connection().execute(query):
        yield CandidateId(candidate), _givers(givers, names)


def _tags(annotators: Names) -> Subquery:
    """Select the tags of each candidate with the ids of their givers, as "2,0"."""
    judged, tag = JudgementRow, JudgementTagRow
    given = (
        select(judged.candidate_id, tag.tag, judged.annotator_id.label("giver"))
        .join(tag, tag.judgement_id == judged.id)
        .where(judged.annotator_id.in_(sorted(annotators)))
    )
    own = select(CandidateTagRow.candidate_id, CandidateTagRow.tag, literal(_RESEARCHER))
    both = union_all(given, own).subquery()
    return (
        select(both.c.candidate_id, both.c.tag, func.group_concat(both.c.giver).label("givers"))
        .group_by(both.c.candidate_id, both.c.tag)
        .subquery()
    )


def _givers(text: str, annotators: Names) -> Givers:
    return frozenset(annotators.get(number) for number in _numbers(text))


@cache
def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))
