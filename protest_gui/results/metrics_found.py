"""What the view of metrics asks of a project, and the candidates behind its numbers."""

from dataclasses import dataclass

from protest_core.ids import CandidateId
from protest_core.judgement.outcome import Outcome
from protest_core.operations.counting.counted_candidates import CountedCell, counted_candidates
from protest_core.operations.metrics.metric_verdicts import (
    verdict_candidates,
    verdicts_against_people,
)
from protest_core.operations.metrics.metrics import project_metric_languages
from protest_core.operations.metrics.metrics_and_people import MetricsAndPeople, metrics_and_people
from protest_core.operations.metrics.verdict_tables import VerdictCell, VerdictTable
from protest_core.progress import ProgressCallback
from protest_core.store.project import Project
from protest_core.store.said_by_metrics import metrics_with_verdicts
from protest_core.store.score_tables import ScoreSettings
from protest_core.store.score_values import NotJudgeable

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
    """Can be stopped before each system. What was measured before, the project remembers."""
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
