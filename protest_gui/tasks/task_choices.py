"""What the dialogs about tasks can offer: what is in the project, and who works on it."""

from dataclasses import dataclass

from protest_core.db.project import Project
from protest_core.evaluation.project_overview import filter_choices
from protest_core.suite.model import Category
from protest_core.tasks.model import TaskSetProgress
from protest_core.tasks.sets import task_sets


@dataclass(frozen=True, slots=True)
class TaskChoices:
    """Read in the background, with the rest of the project's state."""

    task_sets: tuple[TaskSetProgress, ...] = ()
    systems: tuple[str, ...] = ()
    categories: tuple[Category, ...] = ()
    annotators: tuple[str, ...] = ()  # who judged or was given something, in order of name

    def task_set(self, name: str) -> TaskSetProgress | None:
        return next((each for each in self.task_sets if each.settings.name == name), None)

    def free_name(self) -> str:
        """The first of tasks-1, tasks-2, … that is not taken."""
        taken = {each.settings.name.casefold() for each in self.task_sets}
        number = 1
        while f"tasks-{number}" in taken:
            number += 1
        return f"tasks-{number}"


def read_choices(project: Project) -> TaskChoices:
    found = task_sets(project=project)
    choices = filter_choices(project=project)
    given = {name for each in found for task in each.tasks for name in task.handed_out}
    annotators = tuple(sorted(given.union(choices.annotators)))
    return TaskChoices(found, choices.systems, choices.categories, annotators)
