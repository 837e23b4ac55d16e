"""Choices for new tasks: the candidates to draw from, and the people to give them to."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from protest_core.candidates.queries.listing import load_filter_choices
from protest_core.db.project import Project
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.queries.annotators import kinds_of_annotators
from protest_core.judgements.queries.work import load_unanswered
from protest_core.judgements.questions import Question
from protest_core.suite.model import Category
from protest_core.tasks.model import TaskSetProgress
from protest_core.tasks.queries.progress import load_task_set_progress


@dataclass(frozen=True, slots=True)
class TaskChoices:
    """The task sets of a project, and what a new one can consist of."""

    task_sets: tuple[TaskSetProgress, ...] = ()
    systems: tuple[str, ...] = ()
    categories: tuple[Category, ...] = ()
    annotators: tuple[str, ...] = ()  # people who judged or were given tasks, by name
    # Finished judgements without an answer to a further question.
    unanswered: Mapping[Question, int] = field(default_factory=dict)

    def task_set(self, name: str) -> TaskSetProgress | None:
        return next((each for each in self.task_sets if each.settings.name == name), None)

    def free_name(self) -> str:
        """Return the first of tasks-1, tasks-2, … that is not taken."""
        taken = {each.settings.name.casefold() for each in self.task_sets}
        number = 1
        while f"tasks-{number}" in taken:
            number += 1
        return f"tasks-{number}"


def read_task_choices(*, project: Project) -> TaskChoices:
    with project.reading() as tx:
        task_sets, choices = load_task_set_progress(tx), load_filter_choices(tx)
        kinds, unanswered = kinds_of_annotators(tx), load_unanswered(tx)
    given = {name for each in task_sets for task in each.tasks for name in task.handed_out}
    people = (
        name for name in given.union(choices.annotators) if kinds.get(name) is AnnotatorKind.PERSON
    )
    annotators = tuple(sorted(people))
    return TaskChoices(task_sets, choices.systems, choices.categories, annotators, unanswered)
