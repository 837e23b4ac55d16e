"""Metric results in the project file."""

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, exists, func, select

from protest_core.candidates.model import System
from protest_core.candidates.queries.link_corrections import load_corrected_of_system
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.schema import CandidateRow, ExampleRow, MetricScoreRow, MetricVerdictRow
from protest_core.db.sqlite import among_values, insert_rows
from protest_core.db.transactions import Tx, WriteTx
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgements.outcome import Outcome
from protest_core.metrics.model import Score
from protest_core.suite.model import CorrectedReference


@dataclass(frozen=True, slots=True)
class KeptVerdict:
    """A metric's verdict on one example; `claim` is the outcome by people that agrees with it."""

    example: ExampleId
    verdict: str
    claim: Outcome | None
    statistics: str


@dataclass(frozen=True, slots=True)
class MetricResult:
    """The result of one metric for one system.

    `score`: the score of a metric of whole texts. `anew`: the result is of all examples, not only
    of those without a result.
    """

    metric: str
    signature: str
    score: Score | None = None
    verdicts: tuple[KeptVerdict, ...] = ()
    anew: bool = True


def load_signatures(tx: Tx, metric: str) -> dict[SystemId, str]:
    """Return the signature with which the metric has measured each system."""
    row = MetricScoreRow
    found = tx.execute(select(row.system_id, row.signature).where(row.metric == metric))
    return {SystemId(system): signature for system, signature in found}


def examples_without_verdict(tx: Tx, metric: str) -> dict[SystemId, frozenset[ExampleId]]:
    """Return the examples of each system that have no verdict."""
    row = MetricVerdictRow
    known = exists().where(row.candidate_id == CandidateRow.id, row.metric == metric)
    missing: dict[SystemId, set[ExampleId]] = defaultdict(set)
    query = select(CandidateRow.system_id, CandidateRow.example_id).where(~known)
    for system, example in tx.connection().execute(query):
        missing[SystemId(system)].add(ExampleId(example))
    return {system: frozenset(examples) for system, examples in missing.items()}


def candidates_by_example(tx: Tx, system_id: SystemId) -> dict[ExampleId, CandidateId]:
    """Return the candidates of a system."""
    row = CandidateRow
    query = select(row.example_id, row.id).where(row.system_id == system_id)
    return {ExampleId(example): CandidateId(number) for example, number in tx.execute(query)}


def save_result(
    tx: WriteTx,
    system: System,
    corrected: Mapping[ExampleId, CorrectedReference],
    result: MetricResult,
) -> None:
    """Save the result for this system, except for links that were corrected since."""
    if system not in list_systems(tx):  # the system was replaced since
        return
    now = load_corrected_of_system(tx, system.id)
    candidates = candidates_by_example(tx, system.id)
    _save_score(tx, system.id, result)
    verdicts = {
        candidates[each.example]: each
        for each in result.verdicts
        if now.get(each.example) == corrected.get(each.example)
    }
    replaced = candidates.values() if result.anew else verdicts
    _delete_verdicts(tx, result.metric, among_values(MetricVerdictRow.candidate_id, replaced))
    insert_rows(
        tx.connection(),
        MetricVerdictRow,
        (
            (candidate, result.metric, each.verdict, each.claim, each.statistics)
            for candidate, each in sorted(verdicts.items())
        ),
    )


def _save_score(tx: WriteTx, system_id: SystemId, result: MetricResult) -> None:
    row = MetricScoreRow
    same = row.system_id == system_id, row.metric == result.metric
    tx.connection().execute(delete(row).where(*same))
    score = "" if result.score is None else _as_json(result.score)
    insert_rows(tx.connection(), row, [(system_id, result.metric, result.signature, score)])


def _delete_verdicts(tx: WriteTx, metric: str, of: ColumnElement[bool]) -> None:
    row = MetricVerdictRow
    tx.connection().execute(delete(row).where(row.metric == metric, of))


def _as_json(score: Score) -> str:
    return json.dumps([dict(score.figures), score.undefined, score.dropped], ensure_ascii=False)


def load_scores(tx: Tx, metric: str) -> dict[SystemId, Score]:
    """Return the score of each system by a metric of whole texts."""
    row = MetricScoreRow
    query = select(row.system_id, row.score).where(row.metric == metric)
    return {SystemId(system): _score(score) for system, score in tx.execute(query)}


def _score(text: str) -> Score:
    figures, undefined, dropped = json.loads(text)
    return Score(figures, undefined, dropped=tuple(dropped))


def count_statistics(
    tx: Tx, metric: str, categories: Collection[str]
) -> dict[SystemId, Counter[str]]:
    """Return the number of pronouns in these categories by statistics and system."""
    row = MetricVerdictRow
    grouped_by = CandidateRow.system_id, row.statistics
    query = (
        select(*grouped_by, func.count())
        .join(CandidateRow, CandidateRow.id == row.candidate_id)
        .join(ExampleRow, ExampleRow.id == CandidateRow.example_id)
        .where(row.metric == metric, ExampleRow.category_id.in_(sorted(categories)))
        .group_by(*grouped_by)
    )
    counts: dict[SystemId, Counter[str]] = defaultdict(Counter)
    for system, statistics, count in tx.connection().execute(query):
        counts[SystemId(system)][statistics] = count
    return dict(counts)
