"""The candidates on which a metric and people disagree."""

from dataclasses import fields

from protest_core.ids import CandidateId
from protest_core.judgement.outcome import Outcome
from protest_core.metrics.metric import Claim
from protest_core.store.memory import Memory
from protest_core.store.overview_values import CandidateFilter, NarrowedFilter
from protest_core.store.people import outcomes_by_people
from protest_core.store.said_by_metrics import SaidByMetrics
from protest_core.store.sqlite import moment_of
from protest_core.store.transactions import Tx

_DIFFERENT = {Claim.RIGHT: Outcome.INCORRECT, Claim.WRONG: Outcome.CORRECT}
_EVERYTHING = CandidateFilter()


def narrowed(tx: Tx, chosen: CandidateFilter) -> CandidateFilter:
    """The same filter, with the candidates looked up that only a metric can tell."""
    if chosen.against_metric is None or isinstance(chosen, NarrowedFilter):
        return chosen
    name, (connection, moment) = chosen.against_metric, moment_of(tx.connection())
    among = Memory.of(tx).kept(
        ("against", name, connection),
        made_from=moment,
        make=lambda: _disagreeing(tx, name),
    )
    conditions = {each.name: getattr(chosen, each.name) for each in fields(CandidateFilter)}
    return NarrowedFilter(**conditions, among=among)


def _disagreeing(tx: Tx, name: str) -> tuple[CandidateId, ...]:
    """By the outcome that everybody together has told, whoever else is asked for."""
    by_metrics = SaidByMetrics(tx)
    metric = by_metrics.metric(name)
    claims = {each.key: each.claim for each in metric.verdicts}
    judged = [*outcomes_by_people(tx, _EVERYTHING, judged=True)]
    keys = by_metrics.verdicts(metric, {each.system_id for each in judged})
    return tuple(
        each.id
        for each in judged
        if _DIFFERENT.get(claims[keys[each.system_id][each.example_id]]) is each.outcome
    )
