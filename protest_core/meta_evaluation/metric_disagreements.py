"""The candidates on which a metric and people disagree, with the words that were compared."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial

from protest_core.candidates.queries.listing import load_own_tags
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import counted
from protest_core.ids import ExampleId, SystemId
from protest_core.judgements.outcome import Outcome
from protest_core.meta_evaluation.form_pairs import NOTHING_JUDGED
from protest_core.meta_evaluation.queries import OutcomeAndVerdict, list_outcomes_and_verdicts
from protest_core.meta_evaluation.verdicts import (
    VerdictPart,
    frame_of_verdicts,
    metric_compared,
    outcomes_in,
)
from protest_core.meta_evaluation.verdicts_report import (
    NOTHING_COMPARED,
    verdict_title,
)
from protest_core.metrics.measure import APT, load_compared_texts, load_metric_texts
from protest_core.metrics.model import MetricVerdict, PronounMetric
from protest_core.metrics.report import metric_title
from protest_core.metrics.results import measured_snapshot
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.compute import USUAL
from protest_core.scores.model import ScoreSettings
from protest_core.signatures.sign import Frame
from protest_core.suite.model import Example
from protest_core.suite.report_frame import report_on
from protest_core.tables.model import Cell, Column, Kind, Report, Streamed, Table
from protest_core.text.tokens import Tokens, tokens_of

_Differing = tuple[OutcomeAndVerdict, tuple[str, ...]]  # with the researcher's own tags


@dataclass(frozen=True, slots=True)
class MetricDisagreement:
    """A candidate on which metric and people disagree, with the words that the metric compared."""

    system: str
    example: Example
    source: str  # the pronoun
    reference: Tokens
    candidate: Tokens
    verdict: MetricVerdict
    outcome: Outcome
    own_tags: tuple[str, ...] = ()  # the researcher's


@dataclass(frozen=True, slots=True)
class MetricDisagreements:
    """All disagreements of a metric with people.

    `judged`: the number of candidates judged by people; `compared`: those that both metric and
    people call right or wrong.
    """

    frame: Frame
    metric: str
    judged: int
    compared: int
    cases: tuple[MetricDisagreement, ...]


def metric_disagreements(
    *,
    project: Project,
    metric: str = APT,
    settings: ScoreSettings = USUAL,
    progress: ProgressCallback = no_progress,
) -> MetricDisagreements:
    """Return the candidates on which both disagree, by system as loaded, then as in the suite."""
    metric_verdicts = metric_compared(project, metric, settings)
    with measured_snapshot(project, settings.chosen, progress, metrics=[metric]) as tx:
        verdicts = {each.key: each for each in metric_verdicts.verdicts}
        judged = compared = 0
        differing: defaultdict[SystemId, dict[ExampleId, _Differing]] = defaultdict(dict)
        own = load_own_tags(tx)
        measured = list_outcomes_and_verdicts(tx, metric, settings.chosen, settings.annotators)
        for candidate, system, example, both in measured:
            claim, outcome = verdicts[both.verdict].claim, both.outcome
            judged += outcome in outcomes_in(VerdictPart.JUDGED, claim)
            compared += outcome in outcomes_in(VerdictPart.COMPARED, claim)
            if outcome in outcomes_in(VerdictPart.DISAGREEMENTS, claim):
                differing[system][example] = both, own.get(candidate, ())
        return MetricDisagreements(
            frame_of_verdicts(tx, metric_verdicts, settings),
            metric,
            judged,
            compared,
            tuple(_cases(tx, metric_verdicts, differing)),
        )


def _cases(
    tx: Tx,
    metric: PronounMetric,
    differing: Mapping[SystemId, Mapping[ExampleId, _Differing]],
) -> Iterator[MetricDisagreement]:
    if not differing:
        return
    suite, reference = load_compared_texts(tx)
    categories = {each.category.id for each in suite.examples}
    examples = {each.id: each for each in suite.examples}
    verdicts = {each.key: each for each in metric.verdicts}
    for system, of_system in differing.items():
        texts = load_metric_texts(tx, suite, reference, system, categories=categories)
        chosen = tuple(each for each in texts.occurrences if each.example in of_system)
        details = {
            each.occurrence.example: each
            for each in metric.score(replace(texts, occurrences=chosen)).details
        }
        for number, (both, own_tags) in of_system.items():
            example, detail = examples[number], details[number]
            yield MetricDisagreement(
                both.system,
                example,
                tokens_of(suite.source[example.line])[example.token],
                detail.reference,
                detail.candidate,
                verdicts[both.verdict],
                both.outcome,
                own_tags,
            )


def metric_disagreements_report(table: MetricDisagreements) -> Report:
    """Return the report of these candidates, with the compared words."""
    listed = Table(
        "disagreements",
        _summary(table),
        _columns(table.metric),
        table.cases,
        lines=Streamed(partial(_lines, table)),
    )
    return report_on(
        table.frame.suite,
        _summary(table),
        [listed] if table.compared else [],
        [listed],
        signature=table.frame.signature,
        empty=nothing_compared(table),
    )


def nothing_compared(table: MetricDisagreements) -> str:
    """Return why nothing could be compared; empty if it was, even without any disagreement."""
    if table.compared:
        return ""
    return NOTHING_COMPARED if table.judged else NOTHING_JUDGED


def _summary(table: MetricDisagreements) -> str:
    compared = counted(table.compared, "candidate")
    return f"{metric_title(table.metric)} and people differ on {len(table.cases):,} of {compared}."


def _lines(table: MetricDisagreements) -> Iterator[str]:
    yield _summary(table)
    for difference in table.cases:
        example = difference.example
        yield ""
        yield f"{difference.system} · example {example.id} · {example.category.label}"
        words = f"{_words(difference.candidate)} for {_words(difference.reference)}"
        yield f"  {difference.source} → {words}"
        verdict = f"{metric_title(table.metric)}: {verdict_title(difference.verdict)}"
        yield f"  {verdict}; people: {difference.outcome.value}"
        if difference.own_tags:
            yield f"  your own tags: {', '.join(difference.own_tags)}"


def _words(words: Tokens) -> str:
    return " ".join(words) or "(nothing)"


def _columns(metric: str) -> tuple[Column[MetricDisagreement], ...]:
    """Return the columns of records, with lines and tokens counted from 0, as in suites."""
    return (
        _column("system", lambda each: each.system, Kind.NAME),
        _column("example", lambda each: each.example.id),
        _column("category", lambda each: each.example.category.id, Kind.NAME),
        _column("line", lambda each: each.example.line),
        _column("token", lambda each: each.example.token),
        _column("source", lambda each: each.source),
        _column("reference", lambda each: " ".join(each.reference)),
        _column("candidate", lambda each: " ".join(each.candidate)),
        _column("verdict", lambda each: each.verdict.key, Kind.NAME),
        _column("says", lambda each: each.verdict.claim.value, Kind.NAME),
        _column("people", lambda each: each.outcome.value, Kind.NAME),
        Column("", "own_tags", value=lambda each: each.own_tags),
        Column("", "metric", Kind.NAME, lambda _: metric),
    )


def _column(
    key: str, value: Callable[[MetricDisagreement], Cell], kind: Kind = Kind.TEXT
) -> Column[MetricDisagreement]:
    return Column(key.capitalize(), key, kind, value)
