"""All judgements or candidates in a fixed order, streamed."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, select
from sqlalchemy.orm import aliased

from protest_core.candidates.queries.conditions import UNJUDGED
from protest_core.db.schema import (
    AnnotatorRow,
    CandidateRow,
    ExampleRow,
    JudgementRow,
    MatchRow,
    SystemRow,
)
from protest_core.db.sqlite import among_values
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgements.model import StoredJudgement
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.queries.load import load_judgements_with_ids
from protest_core.judgements.queries.outcomes import judgements_of_candidate, outcome_by
from protest_core.matching.rules import REFERENCE, Reason, Verdict

_ROWS_AT_A_TIME = 5_000
_PLACE = (
    CandidateRow.id,
    CandidateRow.system_id,
    SystemRow.name,
    CandidateRow.example_id,
    ExampleRow.category_id,
    ExampleRow.line,
    ExampleRow.token,
)
_CANDIDATES = CandidateRow.__table__.join(SystemRow, SystemRow.id == CandidateRow.system_id).join(
    ExampleRow, ExampleRow.id == CandidateRow.example_id
)
# Systems in the order of loading, examples of each in the suite's.
_ORDER = (CandidateRow.system_id, ExampleRow.position)


@dataclass(frozen=True, slots=True)
class CandidatePlace:
    """A candidate, and the position of its pronoun in the source."""

    id: CandidateId
    system_id: SystemId
    system: str
    example_id: ExampleId
    category: str
    line: int
    token: int


@dataclass(frozen=True, slots=True)
class TidyMatch:
    """The automatic verdict; `matched` names the reference or the verified system."""

    verdict: Verdict
    reasons: tuple[Reason, ...]
    shared: tuple[str, ...]
    matched: str | None
    on_other_words: bool


@dataclass(frozen=True, slots=True)
class TidyCandidate:
    """A candidate; `match` is `None` if it was not evaluated since the system was loaded."""

    place: CandidatePlace
    match: TidyMatch | None
    outcome: Outcome


def stream_judgements(
    tx: Tx,
    systems: Sequence[str] = (),
    categories: Sequence[str] = (),
    annotators: Sequence[str] = (),
    candidates: Collection[CandidateId] | None = None,
) -> Iterator[tuple[CandidatePlace, StoredJudgement]]:
    """Yield judgements of these systems, categories, annotators and candidates, or all."""
    row = JudgementRow
    chosen = list(_chosen(systems, categories, candidates))
    if annotators:
        chosen.append(AnnotatorRow.name.in_(annotators))
    query = (
        select(row.id, *_PLACE)
        .select_from(
            _CANDIDATES.join(row, row.candidate_id == CandidateRow.id).join(
                AnnotatorRow, AnnotatorRow.id == row.annotator_id
            )
        )
        .where(*chosen)
        .order_by(*_ORDER, AnnotatorRow.name)
    )
    for rows in _portions(tx, query):
        judged = load_judgements_with_ids(tx, (row[0] for row in rows))
        for number, *place in rows:
            yield _place(place), judged[number]


def stream_candidates(
    tx: Tx,
    systems: Sequence[str] = (),
    categories: Sequence[str] = (),
    candidates: Collection[CandidateId] | None = None,
) -> Iterator[TidyCandidate]:
    """Yield these candidates, of these systems and categories; all if none are named."""
    verified = aliased(SystemRow)
    match = MatchRow
    query = (
        select(
            judgements_of_candidate(),
            UNJUDGED,
            match.verdict,
            match.reasons,
            match.shared,
            verified.name,
            match.on_other_words,
            *_PLACE,
        )
        .select_from(
            _CANDIDATES.outerjoin(match, match.candidate_id == CandidateRow.id).outerjoin(
                verified, verified.id == match.verified_system_id
            )
        )
        .where(*_chosen(systems, categories, candidates))
        .order_by(*_ORDER)
    )
    for rows in _portions(tx, query):
        for judgements, unjudged, verdict, reasons, shared, *others in rows:
            verified_name, on_other_words, *place = others
            tidy_match = None
            if verdict is not None:
                approved = Verdict(verdict) is Verdict.APPROVED
                tidy_match = TidyMatch(
                    Verdict(verdict),
                    tuple(map(Reason, reasons.split())),
                    tuple(shared.split(" ")) if shared else (),
                    (verified_name or REFERENCE) if approved else None,
                    on_other_words,
                )
            yield TidyCandidate(_place(place), tidy_match, outcome_by(judgements, unjudged))


def _chosen(
    systems: Sequence[str],
    categories: Sequence[str],
    candidates: Collection[CandidateId] | None,
) -> Iterator[ColumnElement[bool]]:
    if systems:
        yield SystemRow.name.in_(systems)
    if categories:
        yield ExampleRow.category_id.in_(categories)
    if candidates is not None:
        yield among_values(CandidateRow.id, candidates)


def _portions(tx: Tx, query: Select[*tuple[Any, ...]]) -> Iterator[Sequence[Any]]:
    streamed = query.execution_options(yield_per=_ROWS_AT_A_TIME)
    yield from tx.connection().execute(streamed).partitions()


def _place(values: Sequence[Any]) -> CandidatePlace:
    number, system_id, system, example, category, line, token = values
    return CandidatePlace(
        CandidateId(number),
        SystemId(system_id),
        system,
        ExampleId(example),
        category,
        line,
        token,
    )
