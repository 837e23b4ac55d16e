"""All metrics of a project's systems, measured once while its texts and links stay as they are."""

from protest_core.metrics import METRICS, Metric
from protest_core.operations.evaluation import Selection
from protest_core.operations.metric_verdicts import APT
from protest_core.operations.metrics import MetricTable, measured_over, metrics_named
from protest_core.operations.scores import rows_and_columns
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store import CandidateFilter, Project, Snapshot, System


def measure_ahead(
    *, project: Project, chosen: CandidateFilter, progress: ProgressCallback = no_progress
) -> None:
    """So that tables of one moment need not be long at it: who writes has to wait meanwhile.

    A system at a time, as anything may change in between: what does is measured again later.
    """
    with project.reading() as snapshot:
        systems = _systems(snapshot, chosen)
    for number, system in enumerate(systems):
        with project.reading() as snapshot:
            progress(number, len(systems), f"measuring {system.name}")
            said = snapshot.said_by_metrics()
            for metric in metrics_named(list(METRICS), said.languages):
                said.score(metric, system.id, _categories(snapshot, chosen))
            said.verdicts(said.metric(APT), {system.id})


def metrics_of_project(
    *, project: Project, chosen: CandidateFilter, progress: ProgressCallback = no_progress
) -> tuple[MetricTable, ...]:
    """As `measure` over the suite's examples, without what is said of single pronouns."""
    with project.reading(progress) as snapshot:
        metrics = metrics_named(list(METRICS), snapshot.said_by_metrics().languages)
        tables = []
        for number, metric in enumerate(metrics):
            progress(number, len(metrics), f"measuring with {metric.name}")
            tables.append(_table(snapshot, metric, chosen))
        return tuple(tables)


def _table(snapshot: Snapshot, metric: Metric, chosen: CandidateFilter) -> MetricTable:
    suite, said = snapshot.description(), snapshot.said_by_metrics()
    categories = _categories(snapshot, chosen)
    over = measured_over(suite, Selection(chosen.systems, chosen.categories), ())
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
