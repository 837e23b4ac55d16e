"""All metrics of a project's systems, measured once while its texts and links stay as they are."""

from collections.abc import Sequence

from protest_core.metrics.metric import Metric
from protest_core.metrics.registry import METRICS
from protest_core.operations.counting.scores import rows_and_columns
from protest_core.operations.metrics.metric_verdicts import APT
from protest_core.operations.metrics.metrics import MetricTable, measured_over, metrics_named
from protest_core.operations.signatures.signature import suite_with_version
from protest_core.operations.systems.evaluation import Selection
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store.moment import at_one_moment
from protest_core.store.overview_values import CandidateFilter
from protest_core.store.project import Project
from protest_core.store.snapshot import Snapshot
from protest_core.store.values import System


def systems_to_measure(*, project: Project, chosen: CandidateFilter) -> tuple[System, ...]:
    """Of which something is not known yet."""
    with project.reading() as snapshot:
        said = snapshot.said_by_metrics()
        metrics, verdicts = metrics_named(list(METRICS), said.languages), said.metric(APT)
        categories = _categories(snapshot, chosen)
        return tuple(
            system
            for system in _systems(snapshot, chosen)
            if not said.has_scores(metrics, [system.id], categories)
            or not said.has_verdicts(verdicts, [system.id])
        )


def measure_ahead(
    *,
    project: Project,
    chosen: CandidateFilter,
    systems: Sequence[System],
    progress: ProgressCallback = no_progress,
) -> None:
    """All metrics of these systems, so that whoever asks for them can say how far that is."""
    with project.reading() as snapshot:
        said, categories = snapshot.said_by_metrics(), _categories(snapshot, chosen)
        metrics = metrics_named(list(METRICS), said.languages)
        for number, system in enumerate(systems):
            for metric in metrics:
                progress(number, len(systems), f"measuring {system.name} with {metric.name}")
                said.score(metric, system.id, categories)
            said.verdicts(said.metric(APT), {system.id})


def metrics_of_project(
    *, project: Project, chosen: CandidateFilter, progress: ProgressCallback = no_progress
) -> tuple[MetricTable, ...]:
    """As `measure` over the suite's examples, without what is said of single pronouns."""
    with at_one_moment(project, progress) as moment, moment.reading() as snapshot:
        metrics = metrics_named(list(METRICS), snapshot.said_by_metrics().languages)
        tables = []
        for number, metric in enumerate(metrics):
            progress(number, len(metrics), f"measuring with {metric.name}")
            tables.append(_table(snapshot, metric, chosen))
        return tuple(tables)


def _table(snapshot: Snapshot, metric: Metric, chosen: CandidateFilter) -> MetricTable:
    suite, said = snapshot.description(), snapshot.said_by_metrics()
    categories = _categories(snapshot, chosen)
    shown = Selection(chosen.systems, chosen.categories)
    over = measured_over(suite_with_version(snapshot), metric, shown, ())
    return MetricTable(
        suite,
        metric.name,
        [
            (system.name, said.score(metric, system.id, categories))
            for system in _systems(snapshot, chosen)
        ],
        "|".join((metric.signature, *over)),
        metric.legend,
    )


def _systems(snapshot: Snapshot, chosen: CandidateFilter) -> list[System]:
    names, _ = rows_and_columns(snapshot, chosen)
    return [each for each in snapshot.systems() if each.name in names]


def _categories(snapshot: Snapshot, chosen: CandidateFilter) -> frozenset[str]:
    _, categories = rows_and_columns(snapshot, chosen)
    return frozenset(each.id for each in categories)
