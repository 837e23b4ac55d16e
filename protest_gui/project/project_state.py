"""What the project page shows, read in the background; the overview first."""

from dataclasses import dataclass

from protest_core.candidates.filter import CandidateFilter, FilterChoices
from protest_core.db.project import Project
from protest_core.evaluation.model import Overview, judged_sentence
from protest_core.evaluation.project_overview import filter_choices, overview
from protest_core.evaluation.queries.summary import ProjectSummary, load_summary
from protest_core.evaluation.run import evaluation_table
from protest_core.metrics.measure import project_metric_languages
from protest_core.metrics.results import metrics_with_verdicts
from protest_core.progress import ProgressCallback
from protest_gui.project.systems_model import SystemRow
from protest_gui.tasks.task_choices import TaskChoices, read_choices


@dataclass(frozen=True, slots=True)
class CountedOverview:
    """With what its filters can be set to."""

    overview: Overview
    choices: FilterChoices
    metrics: tuple[str, ...]  # that say something of single pronouns


@dataclass(frozen=True, slots=True)
class ProjectState:
    """All that is not the overview."""

    summary: ProjectSummary
    systems: tuple[SystemRow, ...]
    tasks: TaskChoices

    @property
    def some_are_not_matched(self) -> bool:
        return any(row.examples is None for row in self.systems)


def count_overview(
    project: Project, chosen: CandidateFilter, progress: ProgressCallback
) -> CountedOverview:
    return CountedOverview(
        count_chosen(project, chosen, progress),
        filter_choices(project=project),
        metrics_with_verdicts(project_metric_languages(project=project)),
    )


def count_chosen(project: Project, chosen: CandidateFilter, progress: ProgressCallback) -> Overview:
    """What a metric says is measured first, where it is asked for: that can be stopped."""
    return overview(project=project, chosen=chosen, progress=progress)


def read_state(project: Project) -> ProjectState:
    with project.reading() as tx:
        summary = load_summary(tx)
    return ProjectState(summary, _rows(project, summary), read_choices(project))


def _rows(project: Project, summary: ProjectSummary) -> tuple[SystemRow, ...]:
    table = evaluation_table(project=project)
    counts = {system.name: system.total for system in table.systems}
    verified = table.policy.verified_translations
    return tuple(
        SystemRow(
            system,
            total.examples,
            total.approved,
            total.referred,
            total.approved_by_verified if verified else None,
            judged_sentence(total),
        )
        if system.id in summary.matched_systems and (total := counts.get(system.name))
        else SystemRow(system, None, None, None)
        for system in summary.systems
    )
