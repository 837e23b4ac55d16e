"""Verified translations, and the approvals that rest on them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby, islice
from operator import attrgetter
from typing import Any, NamedTuple

from sqlalchemy import and_, exists, select
from sqlalchemy.orm import aliased

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.conditions import CANDIDATES, conditions
from protest_core.db.schema import (
    AnnotatorRow,
    CandidateRow,
    CategoryRow,
    ExampleRow,
    JudgementRow,
    JudgementTagRow,
    JudgementTokenRow,
    MatchRow,
    SystemRow,
)
from protest_core.db.sqlite import among_chosen, among_values, as_chosen
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import Tag, TokenPlace
from protest_core.judgements.outcome import Verifiers, verifiers_of
from protest_core.judgements.queries.outcomes import judgement_in_row, parse_judgements

_CANDIDATES_AT_A_TIME = 2_000
_JUDGEMENTS = (
    select(
        JudgementRow.id,
        JudgementRow.candidate_id,
        CandidateRow.system_id,
        SystemRow.name.label("system"),
        CandidateRow.example_id,
        CategoryRow.antecedent_agrees,
        AnnotatorRow.name.label("annotator"),
        judgement_in_row().label("judgement"),
    )
    .join(AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id)
    .join(CandidateRow, CandidateRow.id == JudgementRow.candidate_id)
    .join(SystemRow, SystemRow.id == CandidateRow.system_id)
    .join(ExampleRow, ExampleRow.id == CandidateRow.example_id)
    .join(CategoryRow, CategoryRow.id == ExampleRow.category_id)
    .where(AnnotatorRow.kind == AnnotatorKind.PERSON.value)
    .order_by(CandidateRow.system_id, ExampleRow.position, AnnotatorRow.name)
)
_TOKENS = select(
    JudgementTokenRow.judgement_id, JudgementTokenRow.line, JudgementTokenRow.token
).where(among_chosen(JudgementTokenRow.judgement_id))
_NONCOMPOSITIONAL = select(JudgementTagRow.judgement_id).where(
    among_chosen(JudgementTagRow.judgement_id),
    JudgementTagRow.tag == Tag.NONCOMPOSITIONAL_TRANSLATION.value,
)
_FURTHER = aliased(CandidateRow)
_APPROVALS = (
    select(CandidateRow.id, _FURTHER.id)
    .select_from(CANDIDATES)
    .join(
        _FURTHER,
        and_(
            _FURTHER.system_id == MatchRow.verified_system_id,
            _FURTHER.example_id == CandidateRow.example_id,
        ),
    )
)
_ANY_APPROVAL = select(exists().where(MatchRow.verified_system_id.is_not(None)))


class _Verified(NamedTuple):
    """The judgements of one candidate, a row for each annotator, and the decisive ones."""

    rows: Sequence[Any]
    by: Verifiers

    def ids(self, places: Iterable[int]) -> list[int]:
        return [self.rows[place].id for place in places]


@dataclass(frozen=True, slots=True)
class VerifiedCandidate:
    """The words selected by annotators who call a candidate correct; may be empty.

    They may belong to the pronoun or to an antecedent, which the highlights distinguish.
    """

    id: CandidateId
    system_id: SystemId
    system: str
    example_id: ExampleId
    by_pronoun: frozenset[TokenPlace]
    by_antecedent: frozenset[TokenPlace]
    annotators: tuple[str, ...]
    # The translation is right as a whole, and no single word of it translates the pronoun.
    noncompositional: bool = False


def stream_verified(
    tx: Tx,
    *,
    example_id: ExampleId | None = None,
    among: Iterable[CandidateId] | None = None,
) -> Iterator[VerifiedCandidate]:
    """Yield verified candidates: the systems as loaded, the examples as in the suite."""
    query = (
        _JUDGEMENTS
        if example_id is None
        else _JUDGEMENTS.where(CandidateRow.example_id == example_id)
    )
    if among is not None:
        query = query.where(among_values(CandidateRow.id, among))
    verified = _verified(tx.connection().execute(query).all())
    while some := list(islice(verified, _CANDIDATES_AT_A_TIME)):
        ids = as_chosen(number for each in some for number in each.ids(each.by.all))
        tokens, tagged = _tokens(tx, ids), _tagged(tx, ids)
        yield from (_value(each, tokens, tagged) for each in some)


def verified_approvals(
    tx: Tx, chosen: CandidateFilter
) -> tuple[tuple[CandidateId, CandidateId], ...]:
    """Return the chosen approvals by verified translations, each with that translation."""
    if not tx.scalar(_ANY_APPROVAL):  # the usual case, and quicker than the query below
        return ()
    rows = tx.connection().execute(_APPROVALS.where(*conditions(tx, chosen)))
    return tuple((CandidateId(candidate), CandidateId(by)) for candidate, by in rows)


def _verified(rows: Sequence[Any]) -> Iterator[_Verified]:
    @cache  # a few combinations occur many times
    def verifiers(judgements: tuple[str, ...], asked: bool) -> Verifiers | None:  # noqa: FBT001
        return verifiers_of(parse_judgements(",".join(judgements)), antecedent_asked=asked)

    for _, group in groupby(rows, attrgetter("candidate_id")):
        of_candidate = list(group)
        judgements = tuple([row.judgement for row in of_candidate])
        if by := verifiers(judgements, of_candidate[0].antecedent_agrees):
            yield _Verified(of_candidate, by)


def _tokens(tx: Tx, ids: dict[str, str]) -> dict[int, set[TokenPlace]]:
    tokens: dict[int, set[TokenPlace]] = defaultdict(set)
    for number, line, token in tx.connection().execute(_TOKENS, ids):
        tokens[number].add((line, token))
    return tokens


def _tagged(tx: Tx, ids: dict[str, str]) -> frozenset[int]:
    return frozenset(tx.connection().scalars(_NONCOMPOSITIONAL, ids))


def _value(
    verified: _Verified, tokens: dict[int, set[TokenPlace]], tagged: frozenset[int]
) -> VerifiedCandidate:
    def selected(places: Iterable[int]) -> frozenset[TokenPlace]:
        return frozenset().union(*(tokens[number] for number in verified.ids(places)))

    row, by = verified.rows[0], verified.by
    return VerifiedCandidate(
        CandidateId(row.candidate_id),
        SystemId(row.system_id),
        row.system,
        ExampleId(row.example_id),
        selected(by.pronoun),
        selected(by.antecedent),
        tuple(verified.rows[place].annotator for place in by.all),
        noncompositional=not tagged.isdisjoint(verified.ids(by.pronoun)),
    )
