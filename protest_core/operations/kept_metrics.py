"""All metrics of a project's systems, measured once while its texts and links stay as they are."""

from protest_core.metrics import METRICS
from protest_core.operations.evaluation import Selection
from protest_core.operations.metrics import MetricTable, measured_over, metrics_named
from protest_core.operations.scores import rows_and_columns
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store import CandidateFilter, Project


def metrics_of_project(
    *, project: Project, chosen: CandidateFilter, progress: ProgressCallback = no_progress
) -> tuple[MetricTable, ...]:
    """As `measure` over the suite's examples, without what is said of single pronouns."""
    with project.reading(progress) as snapshot:
        suite, said = snapshot.description(), snapshot.said_by_metrics()
        metrics = metrics_named(list(METRICS), said.languages)
        names, categories = rows_and_columns(snapshot, chosen)
        ids = frozenset(each.id for each in categories)
        systems = [each for each in snapshot.systems() if each.name in names]
        over = "|".join(measured_over(suite, Selection(chosen.systems, chosen.categories), ()))
        tables = []
        for number, metric in enumerate(metrics):
            scores = []
            for place, system in enumerate(systems):
                done = number * len(systems) + place
                progress(done, len(metrics) * len(systems), f"measuring {system.name}")
                scores.append((system.name, said.score(metric, system.id, ids)))
            signature = f"{metric.signature}|{over}"
            tables.append(MetricTable(suite, metric.name, scores, signature, metric.legend))
        return tuple(tables)
