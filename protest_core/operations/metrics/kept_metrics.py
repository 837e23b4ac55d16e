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
from protest_core.store.said_by_metrics import SaidByMetrics
from protest_core.store.suites import load_description
from protest_core.store.systems import list_systems
from protest_core.store.transactions import Tx
from protest_core.store.values import System


def systems_to_measure(*, project: Project, chosen: CandidateFilter) -> tuple[System, ...]:
    """Of which something is not known yet."""
    with project.reading() as tx:
        said = SaidByMetrics(tx)
        metrics, verdicts = metrics_named(list(METRICS), said.languages), said.metric(APT)
        categories = _categories(tx, chosen)
        return tuple(
            system
            for system in _systems(tx, chosen)
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
    with project.reading() as tx:
        said, categories = SaidByMetrics(tx), _categories(tx, chosen)
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
    with at_one_moment(project, progress) as moment, moment.reading() as tx:
        metrics = metrics_named(list(METRICS), SaidByMetrics(tx).languages)
        tables = []
        for number, metric in enumerate(metrics):
            progress(number, len(metrics), f"measuring with {metric.name}")
            tables.append(_table(tx, metric, chosen))
        return tuple(tables)


def _table(tx: Tx, metric: Metric, chosen: CandidateFilter) -> MetricTable:
    suite, said = load_description(tx), SaidByMetrics(tx)
    categories = _categories(tx, chosen)
    shown = Selection(chosen.systems, chosen.categories)
    over = measured_over(suite_with_version(tx), metric, shown, ())
    return MetricTable(
        suite,
        metric.name,
        [
            (system.name, said.score(metric, system.id, categories))
            for system in _systems(tx, chosen)
        ],
        "|".join((metric.signature, *over)),
        metric.legend,
    )


def _systems(tx: Tx, chosen: CandidateFilter) -> list[System]:
    names, _ = rows_and_columns(tx, chosen)
    return [each for each in list_systems(tx) if each.name in names]


def _categories(tx: Tx, chosen: CandidateFilter) -> frozenset[str]:
    _, categories = rows_and_columns(tx, chosen)
    return frozenset(each.id for each in categories)
