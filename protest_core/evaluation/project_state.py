"""The state of a whole project for windows: its summary and its overview."""

from dataclasses import dataclass, replace

from protest_core.candidates.filter import EVERYTHING, CandidateFilter, FilterChoices
from protest_core.db.project import Project
from protest_core.evaluation.model import Overview
from protest_core.evaluation.project_overview import filter_choices, overview
from protest_core.evaluation.queries.summary import ProjectSummary, load_summary
from protest_core.metrics.measure import project_metric_languages
from protest_core.metrics.report import metric_title
from protest_core.metrics.results import metrics_with_verdicts
from protest_core.progress import ProgressCallback, no_progress


@dataclass(frozen=True, slots=True)
class CountedOverview:
    """An overview, and what its filters can be set to."""

    overview: Overview
    choices: FilterChoices


def summary_of(*, project: Project) -> ProjectSummary:
    with project.reading() as tx:
        return load_summary(tx)


def count_overview(
    *,
    project: Project,
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> CountedOverview:
    """Return the overview; results of a metric that it asks for may have to be measured first."""
    counted = overview(project=project, chosen=chosen, progress=progress)
    metrics = metrics_with_verdicts(project_metric_languages(project=project))
    titles = {name: metric_title(name) for name in metrics}
    return CountedOverview(counted, replace(filter_choices(project=project), metrics=titles))
