"""The candidates behind the numbers about metrics."""

from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.judgements.outcome import NotJudgeable, Outcome
from protest_core.meta_evaluation.overview import MetricsOverview
from protest_core.meta_evaluation.verdicts import VerdictCell, verdict_candidates
from protest_core.progress import ProgressCallback
from protest_core.scores.counted_candidates import CountedCell, counted_candidates

_UNSAID = Outcome.NOT_JUDGEABLE


_JUDGED = frozenset({Outcome.CORRECT, Outcome.INCORRECT, _UNSAID})


def of_system(found: MetricsOverview, system: str) -> CountedCell:
    """The candidates of which the share of correct ones is."""
    if not found.table.people_only:
        return CountedCell(system=system)
    excluded = found.asked.settings.not_judgeable is NotJudgeable.EXCLUDED
    return CountedCell(system=system, outcomes=_JUDGED - ({_UNSAID} if excluded else set()))


def candidates_behind(
    project: Project,
    found: MetricsOverview,
    behind: CountedCell | VerdictCell,
    progress: ProgressCallback,
) -> tuple[CandidateId, ...]:
    """Exactly those that the number counts."""
    settings = found.asked.settings
    if isinstance(behind, CountedCell):
        return counted_candidates(project=project, settings=settings, cell=behind)
    return verdict_candidates(
        project=project,
        metric=found.verdicts.metric,
        settings=settings,
        cell=behind,
        progress=progress,
    )
