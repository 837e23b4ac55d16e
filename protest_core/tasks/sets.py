"""Task sets: create, list, delete."""

from dataclasses import replace

from protest_core.candidates.queries.listing import categories_with_examples
from protest_core.candidates.queries.systems import matched_systems
from protest_core.candidates.selection import Selection
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError, printable
from protest_core.names import name_mistake
from protest_core.tasks.model import TaskSet, TaskSetProgress
from protest_core.tasks.plan import Included, TaskPlan, TaskSettings, plan_tasks
from protest_core.tasks.queries.progress import load_pace, load_task_set_progress
from protest_core.tasks.queries.task_sets import (
    list_task_sets,
    load_pool,
    remove_task_set,
    save_task_set,
)
from protest_core.translatable import Text

_MOST_TASKS = 1_000


_MOST_CANDIDATES = 1_000_000_000


_LARGEST_SEED = 2**53 - 1  # the largest that every program that reads JSON takes exactly


_NOT_IN_FILE_NAMES = frozenset('/\\:*?"<>|')


def plan_task_set(*, project: Project, settings: TaskSettings) -> TaskPlan:
    """Return what `create_task_set` would make of these settings, changing nothing."""
    with project.reading() as tx:
        return _plan(tx, settings)


def create_task_set(*, project: Project, settings: TaskSettings) -> ChangeSet:
    with project.changing() as tx:
        save_task_set(tx, _plan(tx, settings))
    return ChangeSet(task_sets=(settings.name,))


def task_sets(*, project: Project) -> tuple[TaskSetProgress, ...]:
    """Return the task sets in the order in which they were made, with assignments and progress."""
    with project.reading() as tx:
        return load_task_set_progress(tx)


def delete_task_set(*, project: Project, name: str) -> ChangeSet:
    """Delete a task set, refused once anything in it was handed out or judged."""
    with project.changing() as tx:
        remove_task_set(tx, _task_set_named(tx, name))
    return ChangeSet(task_sets=(name,))


def _task_set_named(tx: Tx, name: str) -> TaskSet:
    task_sets = list_task_sets(tx)
    for task_set in task_sets:
        if task_set.settings.name == name:
            return task_set
    names = ", ".join(task_set.settings.name for task_set in task_sets)
    there_are = Text("There are: {0}.").format(names) if names else Text("There is none yet.")
    raise RefusedError(Text("The project has no task set ‘{0}’. {1}").format(name, there_are))


def _plan(tx: Tx, settings: TaskSettings) -> TaskPlan:
    _check_numbers(settings)
    _check_name(tx, settings.name)
    settings = _with_names(tx, settings)
    plan = plan_tasks(settings, load_pool(tx, settings.systems, settings.categories))
    _check_contents(plan)
    return replace(plan, pace=load_pace(tx))


def _check_name(tx: Tx, name: str) -> None:
    if not name:
        raise RefusedError(Text("A task set needs a name. Give it one."))
    if mistake := name_mistake(name, Text("a task set")):
        raise RefusedError(
            Text("The task set cannot be called ‘{0}’: {1}.").format(printable(name), mistake)
        )
    if _NOT_IN_FILE_NAMES & set(name) or name.startswith("."):
        raise RefusedError(
            Text(
                "The task set cannot be called ‘{0}’: its batches are files of that name, which "
                "cannot begin with a full stop or have any of {1} in it. Choose another name."
            ).format(name, " ".join(sorted(_NOT_IN_FILE_NAMES)))
        )
    if any(name.casefold() == each.settings.name.casefold() for each in list_task_sets(tx)):
        raise RefusedError(
            Text("There is a task set {0} already. Choose another name.").format(name)
        )


def _check_numbers(settings: TaskSettings) -> None:
    _check_range(Text("The number of tasks"), settings.tasks, 1, _MOST_TASKS)
    _check_range(Text("The overlap"), settings.overlap, 0, _MOST_CANDIDATES)
    _check_range(Text("The sample"), settings.sample, 0, _MOST_CANDIDATES)
    _check_range(Text("The audit sample"), settings.audit, 0, _MOST_CANDIDATES)
    _check_range(Text("The seed"), settings.seed, 0, _LARGEST_SEED)
    if settings.audit and settings.included is Included.EVERYTHING:
        raise RefusedError(
            Text(
                "With everything in the task set there is nothing to add for an audit: the "
                "approved candidates are in it already. Leave the audit out, or include the "
                "referred ones only."
            )
        )


def _check_range(what: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise RefusedError(
            Text("{0} is {1:,}; it can be from {2} to {3:,}.").format(what, number, least, most)
        )


def _with_names(tx: Tx, settings: TaskSettings) -> TaskSettings:
    """Return the settings with the systems named, as those loaded later are not to be included."""
    chosen = Selection(settings.systems, settings.categories)
    systems = chosen.systems_of(tx)
    if not systems:
        raise RefusedError(
            Text("There is nothing to put in: the project has no systems. Load one.")
        )
    matched = matched_systems(tx)
    if unmatched := [system.name for system in systems if system.id not in matched]:
        raise RefusedError(
            Text(
                "Not matched with the reference yet: {0}. Run ‘protest evaluate’, or ‘Match now’ "
                "in the window."
            ).format(", ".join(unmatched))
        )
    categories = chosen.categories_of(tx) if settings.categories else categories_with_examples(tx)
    return replace(
        settings,
        systems=tuple(system.name for system in systems),
        categories=tuple(category.id for category in categories),
    )


def _check_contents(plan: TaskPlan) -> None:
    if not plan.size:
        raise RefusedError(
            Text(
                "There is nothing to put in: nothing of what was chosen was referred to people. "
                "Choose more systems or categories, add an audit, or include everything."
            )
            if plan.settings.included is Included.REFERRED
            else Text(
                "There is nothing to put in: the suite has no examples of these categories. "
                "Choose others."
            )
        )
    if not all(plan.tasks) and not plan.overlap:
        raise RefusedError(
            Text("{0} cannot be dealt out to {1}. Make fewer tasks.").format(
                Text("%n candidates", "", plan.size, one="%n candidate"),
                Text("%n tasks", "", plan.settings.tasks, one="%n task"),
            )
        )
