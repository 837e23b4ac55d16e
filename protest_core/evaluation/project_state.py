"""What windows show of a whole project: its summary, its systems, its overview."""

from dataclasses import dataclass

from protest_core.candidates.filter import EVERYTHING, CandidateFilter, FilterChoices
from protest_core.candidates.model import System
from protest_core.db.project import Project
from protest_core.evaluation.model import Overview, judged_sentence
from protest_core.evaluation.project_overview import filter_choices, overview
from protest_core.evaluation.queries.summary import ProjectSummary, load_summary
from protest_core.evaluation.run import evaluation_table
from protest_core.metrics.measure import project_metric_languages
from protest_core.metrics.results import metrics_with_verdicts
from protest_core.progress import ProgressCallback, no_progress


@dataclass(frozen=True, slots=True)
class SystemRow:
    """A system with its counts; `None` where it was not matched yet.

    `by_verified`: those of the approved that rest on verified translations, where these count;
    `about_verified`: how many of these people have judged, and how right they are.
    """

    system: System
    examples: int | None
    approved: int | None
    referred: int | None
    by_verified: int | None = None
    about_verified: str = ""


@dataclass(frozen=True, slots=True)
class CountedOverview:
    """An overview, and what its filters can be set to."""

    overview: Overview
    choices: FilterChoices
    metrics: tuple[str, ...]  # that say something of single pronouns


def summary_of(*, project: Project) -> ProjectSummary:
    with project.reading() as tx:
        return load_summary(tx)


def system_rows(*, project: Project) -> tuple[SystemRow, ...]:
    """Return the systems with what matching said of them."""
    summary, table = summary_of(project=project), evaluation_table(project=project)
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


def count_overview(
    *,
    project: Project,
    chosen: CandidateFilter = EVERYTHING,
    progress: ProgressCallback = no_progress,
) -> CountedOverview:
    """Return the overview; results of a metric that it asks for may have to be measured first."""
    return CountedOverview(
        overview(project=project, chosen=chosen, progress=progress),
        filter_choices(project=project),
        metrics_with_verdicts(project_metric_languages(project=project)),
    )
