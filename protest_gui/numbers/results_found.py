"""What the Results section asks of a project."""

from dataclasses import dataclass, field

from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.judgements.outcome import NotJudgeable, Question
from protest_core.judgements.queries.labels import annotators_who_judged
from protest_core.progress import ProgressCallback
from protest_core.scores.audit import AuditTable, audit_table
from protest_core.scores.comparison import compare_systems
from protest_core.scores.counted_candidates import (
    CountedCell,
    PairPart,
    compared_candidates,
    counted_candidates,
)
from protest_core.scores.model import Comparison, ScoreSettings, ScoreTable
from protest_gui.translations import tr

_STEPS = 3


@dataclass(frozen=True, slots=True)
class Counting:
    """What is counted; each change of it needs a new count."""

    question: Question = Question.PRONOUN
    not_judgeable: NotJudgeable = NotJudgeable.INCORRECT
    annotator: str | None = None  # whose judgements alone count

    @property
    def settings(self) -> ScoreSettings:
        return ScoreSettings(not_judgeable=self.not_judgeable, annotator=self.annotator)


@dataclass(frozen=True, slots=True)
class BehindPair:
    """What is counted in a number of the comparison."""

    systems: tuple[str, str]
    part: PairPart


@dataclass(frozen=True, slots=True)
class Results:
    """Counted at one time, and so in accord with each other."""

    counting: Counting
    audit: AuditTable
    comparison: Comparison
    everybody: tuple[str, ...] = field(default=())  # who has judged

    @property
    def scores(self) -> ScoreTable:
        return self.audit.scores

    @property
    def settings(self) -> ScoreSettings:
        return self.scores.settings


def read_results(project: Project, counting: Counting, progress: ProgressCallback) -> Results:
    """Can be stopped at any time."""
    doing = tr("counting the results")
    progress(0, _STEPS, doing)
    with project.reading() as tx:
        everybody = annotators_who_judged(tx)
    progress(1, _STEPS, doing)
    audit = audit_table(project=project, settings=counting.settings, progress=progress)
    progress(2, _STEPS, doing)
    comparison = compare_systems(
        project=project,
        settings=counting.settings,
        question=counting.question,
        progress=progress,
    )
    return Results(counting, audit, comparison, everybody)


def candidates_behind(
    project: Project, results: Results, behind: CountedCell | BehindPair
) -> tuple[CandidateId, ...]:
    settings = results.settings
    if isinstance(behind, CountedCell):
        return counted_candidates(project=project, settings=settings, cell=behind)
    return compared_candidates(
        project=project,
        settings=settings,
        question=results.counting.question,
        pair=behind.systems,
        part=behind.part,
    )
