"""The outcomes of people and the verdicts of a metric on the same candidates, in SQL."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, func, select

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.conditions import CANDIDATES, conditions
from protest_core.db.schema import CandidateRow, ExampleRow, MatchRow, MetricVerdictRow, SystemRow
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgements.annotators import ALL_PEOPLE, Annotators
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.queries.outcomes import judgements_of_candidate, outcome_by
from protest_core.matching.rules import Verdict


@dataclass(frozen=True, slots=True)
class OutcomeAndVerdict:
    """People's outcome (open: none) and the key of a metric's verdict on the same candidates.

    `approved`: by the automatic step alone.
    """

    system: str
    category: str
    outcome: Outcome
    verdict: str
    approved: bool


def count_outcomes_and_verdicts(
    tx: Tx, metric: str, chosen: CandidateFilter, annotators: Annotators = ALL_PEOPLE
) -> Iterator[tuple[OutcomeAndVerdict, int]]:
    """Yield the combinations of outcome and verdict, each with its number of measured candidates.

    Only these people's judgements count, but outcomes in the filter are by all people.
    """
    columns = _compared_columns(annotators)
    counted = _both(metric, func.count(), *columns)
    query = counted.where(*conditions(tx, chosen)).group_by(*columns)
    for count, *both in tx.rows(query):
        yield _compared(*both), count


def list_outcomes_and_verdicts(
    tx: Tx, metric: str, chosen: CandidateFilter, annotators: Annotators = ALL_PEOPLE
) -> Iterator[tuple[CandidateId, SystemId, ExampleId, OutcomeAndVerdict]]:
    """Yield each measured candidate with its outcome and verdict, in the usual order."""
    ids = (CandidateRow.id, CandidateRow.system_id, CandidateRow.example_id)
    query = _both(metric, *ids, *_compared_columns(annotators)).where(*conditions(tx, chosen))
    ordered = query.order_by(CandidateRow.system_id, ExampleRow.position)
    for number, system, example, *both in tx.rows(ordered):
        yield CandidateId(number), SystemId(system), ExampleId(example), _compared(*both)


def _compared_columns(annotators: Annotators) -> tuple[Any, ...]:
    return (
        SystemRow.name,
        ExampleRow.category_id,
        MatchRow.verdict,
        MetricVerdictRow.verdict,
        judgements_of_candidate(annotators),
    )


def _both(metric: str, *columns: Any) -> Any:
    verdict_row = MetricVerdictRow
    of_metric = and_(verdict_row.candidate_id == CandidateRow.id, verdict_row.metric == metric)
    return select(*columns).select_from(
        CANDIDATES.join(SystemRow, SystemRow.id == CandidateRow.system_id).join(
            verdict_row, of_metric
        )
    )


def _compared(
    system: str, category: str, match: str | None, verdict: str, judgements: str
) -> OutcomeAndVerdict:
    outcome = outcome_by(judgements)
    return OutcomeAndVerdict(system, category, outcome, verdict, match == Verdict.APPROVED)
