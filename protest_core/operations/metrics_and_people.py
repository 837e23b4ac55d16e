"""All metrics beside people's correct counts, system by system, and how they go together."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from protest_core.errors import RefusedError, counted
from protest_core.judgement import Outcome, Question
from protest_core.metrics import METRICS, Metric, Score
from protest_core.operations.metric_columns import (
    FigureColumn,
    MetricCorrelation,
    MetricPair,
    all_pairs,
    correlation_with,
)
from protest_core.operations.metrics import metrics_named, signature_of_metric
from protest_core.operations.scores import USUAL, rows_and_columns, told
from protest_core.operations.signature import Counted, signature_of
from protest_core.operations.table_kinds import TableKind
from protest_core.progress import ProgressCallback, no_progress
from protest_core.statistics import Share
from protest_core.store import (
    CandidateFilter,
    Counts,
    Project,
    SaidGroup,
    ScoreSettings,
    Snapshot,
)
from protest_core.store import Score as ScoreOfPeople
from protest_core.suite import SuiteDescription

PEOPLE = "correct"


@dataclass(frozen=True, slots=True)
class MetricsAndPeople:
    """`values`: by the metric's column, then by system; `shares`: what people say, by system.

    `people_only`: else what nobody judged counts as the automatic step says, as in scores.
    """

    suite: SuiteDescription
    systems: tuple[str, ...]
    people_only: bool
    shares: Mapping[str, Share]
    values: Mapping[str, Mapping[str, float | None]]
    correlations: tuple[MetricCorrelation, ...]
    pairs: tuple[MetricPair, ...]
    notes: tuple[str, ...]
    signature: str
    people: str = PEOPLE  # as the column is called

    @property
    def metrics(self) -> tuple[str, ...]:
        return tuple(self.values)

    def points(self, metric: str) -> tuple[tuple[str, float, float], ...]:
        """The systems that have both: name, the metric's figure, the share people call correct."""
        return tuple(
            (system, value, share)
            for system, value in self.values[metric].items()
            if value is not None and (share := self.shares[system].low) is not None
        )


def metrics_and_people(
    *,
    project: Project,
    settings: ScoreSettings = USUAL,
    metrics: Sequence[Metric | str] = (),
    people_only: bool = False,
    progress: ProgressCallback = no_progress,
) -> MetricsAndPeople:
    """Over the examples that are chosen; metrics of whole texts are of whole texts.

    All metrics, where none is named.
    """
    _check_chosen(settings.chosen)
    with project.reading(progress) as snapshot:
        groups = told(snapshot, settings)
        measured = metrics_named(metrics or [*METRICS], snapshot.said_by_metrics().languages)
        systems, categories = rows_and_columns(snapshot, settings.chosen)
        ids = frozenset(each.id for each in categories)
        columns: dict[str, FigureColumn] = {}
        undefined: list[str] = []
        for number, metric in enumerate(measured):
            done = number * len(systems), len(measured) * len(systems)
            scores = _scores(snapshot, metric, ids, systems, done, progress)
            columns[_column(metric, scores)] = {name: _own(each) for name, each in scores.items()}
            undefined += _undefined(metric, scores)
        shares = _shares(groups, systems, settings, people_only=people_only)
        people = {system: share.low for system, share in shares.items()}
        return MetricsAndPeople(
            snapshot.description(),
            systems,
            people_only,
            shares,
            columns,
            tuple(correlation_with(name, each, people) for name, each in columns.items()),
            tuple(all_pairs(columns, people)),
            (*_notes(groups, settings, people_only=people_only), *undefined),
            _signature(snapshot, settings, measured, people_only=people_only),
        )


def _check_chosen(chosen: CandidateFilter) -> None:
    if replace(chosen, systems=frozenset(), categories=frozenset()) != CandidateFilter():
        raise RefusedError(
            "Metrics are measured over whole categories. Choose by systems and categories alone."
        )


def _scores(
    snapshot: Snapshot,
    metric: Metric,
    categories: frozenset[str],
    wanted: Collection[str],
    done: tuple[int, int],
    progress: ProgressCallback,
) -> dict[str, Score]:
    by_metrics, found = snapshot.said_by_metrics(), dict[str, Score]()
    for system in (each for each in snapshot.systems() if each.name in wanted):
        progress(done[0] + len(found), done[1], f"measuring {system.name} with {metric.name}")
        found[system.name] = by_metrics.score(metric, system.id, categories)
    return found


def _column(metric: Metric, scores: Mapping[str, Score]) -> str:
    """By the metric's own figure, its first, where this has another name."""
    figure = next((name for score in scores.values() for name in score.figures), metric.name)
    return metric.name if figure == metric.name else f"{metric.name} {figure}"


def _own(score: Score) -> float | None:
    return next(iter(score.figures.values()))


def _undefined(metric: Metric, scores: Mapping[str, Score]) -> Iterator[str]:
    for system, score in scores.items():
        if _own(score) is None:
            yield f"{metric.name} of {system} is undefined: {score.undefined}"


def _shares(
    groups: Collection[SaidGroup],
    systems: Iterable[str],
    settings: ScoreSettings,
    *,
    people_only: bool,
) -> dict[str, Share]:
    counts = dict.fromkeys(systems, Counts())
    for group in groups:
        outcome = _outcome(group, people_only=people_only)
        if not people_only or outcome in _JUDGED:
            counts[group.system] += Counts.of(outcome, group.count)
    return {
        each: ScoreOfPeople(found, settings.not_judgeable).share for each, found in counts.items()
    }


_JUDGED = frozenset({Outcome.CORRECT, Outcome.INCORRECT, Outcome.NOT_JUDGEABLE})


def _outcome(group: SaidGroup, *, people_only: bool) -> Outcome:
    told_by = group.outcome_by_people if people_only else group.outcome
    return told_by(Question.PRONOUN)


def _notes(
    groups: Collection[SaidGroup], settings: ScoreSettings, *, people_only: bool
) -> Iterator[str]:
    found = Counts()
    for group in groups:
        found += Counts.of(group.outcome(Question.PRONOUN), group.count)
    if settings.annotator is not None:
        yield f"Only what {settings.annotator} said counts."
    undecided = found.open + found.disputed
    if people_only:
        left_out = counted(found.approved + undecided, "candidate")
        yield f"Of people's judgements only: left out are {left_out} without one that counts."
        return
    if found.approved:
        yield (
            f"Counted as correct: {counted(found.approved, 'candidate')} that the automatic step "
            "approved and nobody judged. It compares with the reference as these metrics do, and "
            "makes them go better with people than they would."
        )
    if undecided:
        yield f"Counted as not correct: {counted(undecided, 'candidate')} still open or disputed."


def _signature(
    snapshot: Snapshot, settings: ScoreSettings, metrics: Iterable[Metric], *, people_only: bool
) -> str:
    of_people = signature_of(
        snapshot,
        chosen=settings.chosen,
        annotators=[] if settings.annotator is None else [settings.annotator],
        judgements=Counted.ADJUDICATED if settings.annotator is None else Counted.OWN,
        not_judgeable=settings.not_judgeable,
        table=TableKind.METRICS,
    )
    approvals = "left-out" if people_only else "correct"
    return "|".join((f"{of_people}|approvals:{approvals}", *map(signature_of_metric, metrics)))
