"""What the view of metrics asks of a project, and the candidates behind its numbers."""

from dataclasses import dataclass

from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.judgements.outcome import NotJudgeable, Outcome
from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople, metrics_and_people
from protest_core.meta_evaluation.verdicts import (
    VerdictCell,
    VerdictTable,
    verdict_candidates,
    verdicts_against_people,
)
from protest_core.metrics.measure import project_metric_languages
from protest_core.metrics.results import metrics_with_verdicts
from protest_core.progress import ProgressCallback
from protest_core.scores.counted_candidates import CountedCell, counted_candidates
from protest_core.scores.model import ScoreSettings

_UNSAID = Outcome.NOT_JUDGEABLE


_JUDGED = frozenset({Outcome.CORRECT, Outcome.INCORRECT, _UNSAID})


@dataclass(frozen=True, slots=True)
class MetricsAsked:
    """`metric`: the one whose verdicts on single pronouns are compared."""

    settings: ScoreSettings
    metric: str | None = None
    people_only: bool = False


@dataclass(frozen=True, slots=True)
class MetricsFound:
    """Two questions, asked one after the other: each table has its own signature."""

    asked: MetricsAsked
    table: MetricsAndPeople
    verdicts: VerdictTable
    with_verdicts: tuple[str, ...]

    def of_system(self, system: str) -> CountedCell:
        """The candidates of which the share of correct ones is."""
        if not self.table.people_only:
            return CountedCell(system=system)
        excluded = self.asked.settings.not_judgeable is NotJudgeable.EXCLUDED
        return CountedCell(system=system, outcomes=_JUDGED - ({_UNSAID} if excluded else set()))


def read_metrics(project: Project, asked: MetricsAsked, progress: ProgressCallback) -> MetricsFound:
    """Can be stopped before each system and metric; what was measured before, the project keeps."""
    known = metrics_with_verdicts(project_metric_languages(project=project))
    table = metrics_and_people(
        project=project,
        settings=asked.settings,
        people_only=asked.people_only,
        progress=progress,
    )
    verdicts = verdicts_against_people(
        project=project,
        metric=asked.metric or known[0],
        settings=asked.settings,
        progress=progress,
    )
    return MetricsFound(asked, table, verdicts, known)


def candidates_behind(
    project: Project,
    found: MetricsFound,
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
