"""The results at a glance: scores, audit and comparison, counted together."""

from dataclasses import dataclass, replace

from protest_core.candidates.queries.conditions import load_distances
from protest_core.db.project import Project
from protest_core.judgements.annotators import ALL_PEOPLE, Annotators
from protest_core.judgements.outcome import NotJudgeable
from protest_core.judgements.queries.annotators import people_who_judged
from protest_core.judgements.queries.work import load_questions
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_core.progress import ProgressCallback, no_progress
from protest_core.scores.audit import AuditTable, audit_table
from protest_core.scores.comparison import compare_systems
from protest_core.scores.compute import score_table
from protest_core.scores.distances import DistanceComparison, compare_by_distance
from protest_core.scores.model import ScoreSettings, ScoreTable, SystemComparison
from protest_core.statistics.documents import Over
from protest_core.translatable import Text

_STEPS = 3


@dataclass(frozen=True, slots=True)
class Counting:
    """Settings of a count; any change requires a new count."""

    question: Question = Question.PRONOUN
    not_judgeable: NotJudgeable = NotJudgeable.INCORRECT
    annotators: Annotators = ALL_PEOPLE
    over: Over | None = None  # independent units; `None`: documents, if there are enough
    by_distance: bool = False  # compare systems by the distance of the antecedent, too

    @property
    def settings(self) -> ScoreSettings:
        return ScoreSettings(
            not_judgeable=self.not_judgeable, annotators=self.annotators, over=self.over
        )


@dataclass(frozen=True, slots=True)
class ResultsOverview:
    """Results counted at one time, so that the tables are consistent with each other."""

    counting: Counting
    audit: AuditTable
    comparison: SystemComparison
    everybody: tuple[str, ...] = ()  # all people who have judged
    questions: tuple[Question, ...] = FIRST_TWO  # questions with outcomes
    further: ScoreTable | None = None  # of the chosen question, if it is a further one
    distances: DistanceComparison | None = None  # if requested, and if there are antecedents

    @property
    def scores(self) -> ScoreTable:
        return self.further or self.audit.scores


def read_results(
    *,
    project: Project,
    counting: Counting = Counting(),
    progress: ProgressCallback = no_progress,
) -> ResultsOverview:
    """Return the results; `progress` may cancel it at any time.

    They are read from a copy, so that saving does not wait for them.
    """
    with project.snapshot(progress) as copy:
        return _read(copy, counting, progress)


def _read(project: Project, counting: Counting, progress: ProgressCallback) -> ResultsOverview:
    doing = Text("counting the results")
    progress(0, _STEPS, doing)
    with project.reading() as tx:
        everybody = people_who_judged(tx)
        questions = tuple(each for each in load_questions(tx) if each.has_outcomes)
        there = load_distances(tx)
    progress(1, _STEPS, doing)
    audit = audit_table(project=project, settings=counting.settings, progress=progress)
    progress(2, _STEPS, doing)
    comparison = compare_systems(
        project=project,
        settings=counting.settings,
        question=counting.question,
        progress=progress,
    )
    further = None
    if counting.question not in FIRST_TWO:
        settings = replace(counting.settings, question=counting.question)
        further = score_table(project=project, settings=settings)
    distances = None
    if counting.by_distance and there:
        distances = compare_by_distance(
            project=project,
            settings=counting.settings,
            question=counting.question,
            progress=progress,
        )
    return ResultsOverview(counting, audit, comparison, everybody, questions, further, distances)
