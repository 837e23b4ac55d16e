"""What people and a metric say of the same candidates, grouped and listed in SQL."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, func, select

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.conditions import conditions
from protest_core.candidates.queries.listing import CANDIDATES
from protest_core.candidates.queries.people import rows_of
from protest_core.db.schema import (
    CandidateRow,
    ExampleRow,
    MatchRow,
    MetricVerdictRow,
    SystemRow,
)
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.queries.outcomes import judgements_of_candidate, outcome_by
from protest_core.matching.rules import Verdict


@dataclass(frozen=True, slots=True)
class SaidOfBoth:
    """What people say in the end of candidates (open: nothing), and the key of a metric's verdict.

    `approved`: by the automatic step alone.
    """

    system: str
    category: str
    outcome: Outcome
    verdict: str
    approved: bool


def count_said_of_both(
    tx: Tx, metric: str, chosen: CandidateFilter, annotator: str | None = None
) -> Iterator[tuple[SaidOfBoth, int]]:
    """Yield how often each is said of candidates that have been measured.

    With an annotator, only what this one said counts; the filter's outcomes are everybody's.
    """
    what = _what(annotator)
    query = _both(metric, func.count(), *what).where(*conditions(tx, chosen)).group_by(*what)
    for count, *said in rows_of(tx, query):
        yield _said(*said), count


def list_said_of_both(
    tx: Tx, metric: str, chosen: CandidateFilter, annotator: str | None = None
) -> Iterator[tuple[CandidateId, SystemId, ExampleId, SaidOfBoth]]:
    """Yield the same candidate by candidate, in the usual order."""
    ids = (CandidateRow.id, CandidateRow.system_id, CandidateRow.example_id)
    query = _both(metric, *ids, *_what(annotator)).where(*conditions(tx, chosen))
    ordered = query.order_by(CandidateRow.system_id, ExampleRow.position)
    for number, system, example, *said in rows_of(tx, ordered):
        yield CandidateId(number), SystemId(system), ExampleId(example), _said(*said)


def _what(annotator: str | None) -> tuple[Any, ...]:
    return (
        SystemRow.name,
        ExampleRow.category_id,
        MatchRow.verdict,
        MetricVerdictRow.verdict,
        judgements_of_candidate(annotator),
    )


def _both(metric: str, *columns: Any) -> Any:
    said = MetricVerdictRow
    of_metric = and_(said.candidate_id == CandidateRow.id, said.metric == metric)
    return select(*columns).select_from(
        CANDIDATES.join(SystemRow, SystemRow.id == CandidateRow.system_id).join(said, of_metric)
    )


def _said(system: str, category: str, match: str | None, verdict: str, said: str) -> SaidOfBoth:
    outcome = outcome_by(said, approved=False)
    return SaidOfBoth(system, category, outcome, verdict, match == Verdict.APPROVED)
