"""All metrics beside people's correct counts, system by system, and how they go together."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from protest_core.alignment.translation import Translation
from protest_core.errors import RefusedError
from protest_core.metrics.metric import Metric, Score, Texts
from protest_core.metrics.registry import METRICS
from protest_core.operations.counting.scores import USUAL, rows_and_columns, told
from protest_core.operations.metrics.metric_columns import (
    FigureColumn,
    MetricCorrelation,
    MetricPair,
    all_pairs,
    correlation_with,
)
from protest_core.operations.metrics.metrics import (
    metrics_named,
    notes_on_whole_texts,
    signature_of_metric,
)
from protest_core.operations.metrics.people_shares import UNCORRELATED, PeopleShares, people_shares
from protest_core.operations.signatures.signature import Counted, signature_of
from protest_core.operations.signatures.table_kinds import TableKind
from protest_core.progress import ProgressCallback, no_progress
from protest_core.statistics.proportions import Share
from protest_core.store.moment import at_one_moment
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.project import Project
from protest_core.store.said_by_metrics import SaidByMetrics
from protest_core.store.score_tables import ScoreSettings
from protest_core.store.suites import load_description
from protest_core.store.systems import list_systems
from protest_core.store.transactions import Tx
from protest_core.suite.testsuite import SuiteDescription

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
    undecided: tuple[str, ...] = ()  # neither matched nor judged: anything may be true of these
    undefined: tuple[str, ...] = ()  # of the notes: why a metric says nothing of a system
    judged: bool = True  # else nobody's word counts, and there is nothing to correlate
    outdated: int = 0  # approvals that do not hold any more, told in the notes, too

    @property
    def metrics(self) -> tuple[str, ...]:
        return tuple(self.values)

    def points(self, metric: str) -> tuple[tuple[str, float, float], ...]:
        """The systems that have both: name, the metric's figure, the share people call correct."""
        return tuple(
            (system, value, share)
            for system, value in self.values[metric].items()
            if value is not None and (share := self.share(system)) is not None
        )

    def share(self, system: str) -> float | None:
        """What metrics are correlated with."""
        return PeopleShares(self.shares, self.undecided, self.judged).of(system)


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
    with at_one_moment(project, progress) as moment, moment.reading() as tx:
        groups = told(tx, settings)
        measured = metrics_named(metrics or [*METRICS], SaidByMetrics(tx).languages)
        systems, categories = rows_and_columns(tx, settings.chosen)
        ids = frozenset(each.id for each in categories)
        columns: dict[str, FigureColumn] = {}
        undefined: list[str] = []
        for number, metric in enumerate(measured):
            done = number * len(systems), len(measured) * len(systems)
            scores = _scores(tx, metric, ids, systems, done, progress)
            columns[_column(metric, scores)] = {name: _own(each) for name, each in scores.items()}
            undefined += _undefined(metric, scores)
        said = people_shares(tx, groups, settings, people_only=people_only)
        return MetricsAndPeople(
            load_description(tx),
            systems,
            people_only,
            said.shares,
            columns,
            *_correlated(columns, said),
            (*said.notes, *notes_on_whole_texts(measured, settings.chosen.categories), *undefined),
            _signature(tx, settings, measured, people_only=people_only),
            undecided=said.undecided,
            undefined=tuple(undefined),
            judged=said.judged,
            outdated=said.outdated,
        )


def _check_chosen(chosen: CandidateFilter) -> None:
    if replace(chosen, systems=frozenset(), categories=frozenset()) != CandidateFilter():
        raise RefusedError(
            "Metrics are measured over whole categories. Choose by systems and categories alone."
        )


def _scores(
    tx: Tx,
    metric: Metric,
    categories: frozenset[str],
    wanted: Collection[str],
    done: tuple[int, int],
    progress: ProgressCallback,
) -> dict[str, Score]:
    by_metrics, found = SaidByMetrics(tx), dict[str, Score]()
    for system in (each for each in list_systems(tx) if each.name in wanted):
        progress(done[0] + len(found), done[1], f"measuring {system.name} with {metric.name}")
        found[system.name] = by_metrics.score(metric, system.id, categories)
    return found


def _column(metric: Metric, scores: Mapping[str, Score]) -> str:
    """By the metric's own figure, its first, where this has another name."""
    figure = next(iter(_any_of(metric, scores).figures))
    return metric.name if figure == metric.name else f"{metric.name} {figure}"


def _any_of(metric: Metric, scores: Mapping[str, Score]) -> Score:
    """Without systems a column is called the same."""
    return next(iter(scores.values())) if scores else metric.score(_NO_TEXTS)


_NO_TEXTS = Texts((), Translation((), ()), Translation((), ()))


def _own(score: Score) -> float | None:
    return next(iter(score.figures.values()))


def _undefined(metric: Metric, scores: Mapping[str, Score]) -> Iterator[str]:
    for system, score in scores.items():
        if _own(score) is None:
            yield f"{metric.name} of {system} is undefined: {score.undefined}"


def _correlated(
    columns: Mapping[str, FigureColumn], said: PeopleShares
) -> tuple[tuple[MetricCorrelation, ...], tuple[MetricPair, ...]]:
    """Of each metric with people, and of each two metrics."""
    if not said.judged:
        return tuple(MetricCorrelation(each, UNCORRELATED, UNCORRELATED) for each in columns), ()
    people = {system: said.of(system) for system in said.shares}
    correlations = (correlation_with(name, each, people) for name, each in columns.items())
    return tuple(correlations), tuple(all_pairs(columns, people))


def _signature(
    tx: Tx, settings: ScoreSettings, metrics: Iterable[Metric], *, people_only: bool
) -> str:
    of_people = signature_of(
        tx,
        chosen=settings.chosen,
        annotators=[] if settings.annotator is None else [settings.annotator],
        judgements=Counted.ADJUDICATED if settings.annotator is None else Counted.OWN,
        not_judgeable=settings.not_judgeable,
        table=TableKind.METRICS,
    )
    approvals = "left-out" if people_only else "correct"
    return "|".join((f"{of_people}|approvals:{approvals}", *map(signature_of_metric, metrics)))
