"""The labels that several annotators gave the same candidates, grouped in SQL."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from sqlalchemy import Select, Subquery, func, literal, select, union_all
from sqlalchemy.orm import aliased

from protest_core.agreement.model import Labelled, LabelPattern
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.conditions import CANDIDATES_AND_CATEGORIES, conditions
from protest_core.db.schema import CandidateRow, ExampleRow, JudgementRow, TaskCandidateRow
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.model import Label
from protest_core.judgements.queries.annotators import Names, annotators_by_id
from protest_core.judgements.queries.outcomes import as_text, asked, label_of_parts, label_parts
from protest_core.judgements.questions import Question
from protest_core.tasks.queries.progress import handed_out

_GIVEN = "given"


def label_patterns(
    tx: Tx,
    question: Question,
    annotators: Sequence[str],
    chosen: CandidateFilter,
    *,
    at_least: int = 2,
) -> Iterator[LabelPattern]:
    """Yield the labels of candidates that `at_least` this many annotators judged or were given."""
    names = annotators_by_id(tx, annotators)
    labels = _labels(tx, question, names, at_least)
    grouped_by = (ExampleRow.category_id, labels.c.labels)
    query = (
        select(*grouped_by, func.count())
        .select_from(
            CANDIDATES_AND_CATEGORIES.join(labels, labels.c.candidate_id == CandidateRow.id)
        )
        .where(*asked(question), *conditions(tx, chosen))
        .group_by(*grouped_by)
    )
    labelled = _labels_in(names, question)
    for category, everybody, count in tx.execute(query):
        yield LabelPattern(category, labelled(everybody), count)


def labelled_candidates(
    tx: Tx,
    question: Question,
    annotators: Sequence[str],
    chosen: CandidateFilter,
    *,
    at_least: int = 2,
) -> Iterator[tuple[CandidateId, str, tuple[Labelled, ...]]]:
    """Yield these candidates one by one, with their categories and labels.

    The systems are in the order of loading, the examples of each in the suite's.
    """
    names = annotators_by_id(tx, annotators)
    labels = _labels(tx, question, names, at_least)
    query = (
        select(CandidateRow.id, ExampleRow.category_id, labels.c.labels)
        .select_from(
            CANDIDATES_AND_CATEGORIES.join(labels, labels.c.candidate_id == CandidateRow.id)
        )
        .where(*asked(question), *conditions(tx, chosen))
        .order_by(CandidateRow.system_id, ExampleRow.position)
    )
    labelled = _labels_in(names, question)
    for candidate, category, everybody in tx.execute(query):
        yield CandidateId(candidate), category, labelled(everybody)


def count_reference_seen(
    tx: Tx, annotators: Sequence[str], chosen: CandidateFilter
) -> dict[str, tuple[int, int]]:
    """Return, by annotator, the judgements after a look at the reference and all with known data.

    Annotators without any known value, such as those of imported tables, are left out.
    """
    row, names = aliased(JudgementRow), annotators_by_id(tx, annotators)  # conditions use its table
    ids = select(CandidateRow.id).select_from(CANDIDATES_AND_CATEGORIES)
    known = row.reference_seen.is_not(None), row.annotator_id.in_(sorted(names))
    seen = func.count().filter(row.reference_seen.is_(True))
    query = (
        select(row.annotator_id, seen, func.count())
        .where(*known, row.candidate_id.in_(ids.where(*conditions(tx, chosen))))
        .group_by(row.annotator_id)
    )
    by_name = {names[number]: (first, count) for number, first, count in tx.execute(query)}
    return {name: by_name[name] for name in annotators if name in by_name}


def _labels(tx: Tx, question: Question, annotators: Names, at_least: int) -> Subquery:
    """Select the labels of candidates that have `at_least` this many, as "1=yes/done/0,2=given"."""
    judged, handed = _judged(question, annotators), handed_out(annotators)
    # Without batches the judgements come in the order of an index, and nothing is sorted.
    any_handed_out = tx.execute(select(handed).limit(1)).first()
    entries = (union_all(judged, _given(handed)) if any_handed_out else judged).subquery()
    return (
        select(entries.c.candidate_id, func.group_concat(entries.c.entry, ",").label("labels"))
        .group_by(entries.c.candidate_id)
        .having(func.count() >= at_least)
        .subquery()
    )


def _judged(question: Question, annotators: Names) -> Select[int, str]:
    entry = (
        as_text(JudgementRow.annotator_id).concat("=").concat(label_parts(question)).label("entry")
    )
    theirs = JudgementRow.annotator_id.in_(sorted(annotators))
    return select(JudgementRow.candidate_id, entry).where(theirs)


def _given(handed: Subquery) -> Select[int, str]:
    member = TaskCandidateRow
    entry = as_text(handed.c.annotator_id).concat("=").concat(literal(_GIVEN)).label("entry")
    of_task = handed.c.task_id == member.task_id
    return select(member.candidate_id, entry).join_from(handed, member, of_task)


def _labels_in(annotators: Names, question: Question) -> Callable[[str], tuple[Labelled, ...]]:
    """Return a cached parser of these labels: a few combinations occur many times."""

    @cache
    def labelled(everybody: str) -> tuple[Labelled, ...]:
        by_annotator: dict[str, Labelled] = {}
        for entry in everybody.split(","):
            who, parts = entry.split("=")
            name = annotators[int(who)]
            if parts == _GIVEN:
                by_annotator.setdefault(name, Labelled(name, Label.NONE, judged=False))
            else:
                label = label_of_parts(parts, question)
                by_annotator[name] = Labelled(name, label or Label.NONE, judged=label is not None)
        return tuple(by_annotator[name] for name in sorted(by_annotator))

    return labelled
