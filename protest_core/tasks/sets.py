"""Task sets: create, list, delete."""

from dataclasses import replace

from protest_core.candidates.queries.listing import categories_with_examples
from protest_core.candidates.queries.systems import matched_systems
from protest_core.candidates.selection import Selection
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError, counted, printable
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
    there_are = f"There are: {names}." if names else "There is none yet."
    raise RefusedError(f"The project has no task set ‘{name}’. {there_are}")


def _plan(tx: Tx, settings: TaskSettings) -> TaskPlan:
    _check_numbers(settings)
    _check_name(tx, settings.name)
    settings = _with_names(tx, settings)
    plan = plan_tasks(settings, load_pool(tx, settings.systems, settings.categories))
    _check_contents(plan)
    return replace(plan, pace=load_pace(tx))


def _check_name(tx: Tx, name: str) -> None:
    if not name:
        raise RefusedError("A task set needs a name. Give it one.")
    if mistake := name_mistake(name, "a task set"):
        raise RefusedError(f"The task set cannot be called ‘{printable(name)}’: {mistake}.")
    if _NOT_IN_FILE_NAMES & set(name) or name.startswith("."):
        raise RefusedError(
            f"The task set cannot be called ‘{name}’: its batches are files of that name, which "
            f"cannot begin with a full stop or have any of {' '.join(sorted(_NOT_IN_FILE_NAMES))} "
            "in it. Choose another name."
        )
    if any(name.casefold() == each.settings.name.casefold() for each in list_task_sets(tx)):
        raise RefusedError(f"There is a task set {name} already. Choose another name.")


def _check_numbers(settings: TaskSettings) -> None:
    _check_range("The number of tasks", settings.tasks, 1, _MOST_TASKS)
    _check_range("The overlap", settings.overlap, 0, _MOST_CANDIDATES)
    _check_range("The sample", settings.sample, 0, _MOST_CANDIDATES)
    _check_range("The audit sample", settings.audit, 0, _MOST_CANDIDATES)
    _check_range("The seed", settings.seed, 0, _LARGEST_SEED)
    if settings.audit and settings.included is Included.EVERYTHING:
        raise RefusedError(
            "With everything in the task set there is nothing to add for an audit: the approved "
            "candidates are in it already. Leave the audit out, or include the referred ones only."
        )


def _check_range(what: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise RefusedError(f"{what} is {number:,}; it can be from {least} to {most:,}.")


def _with_names(tx: Tx, settings: TaskSettings) -> TaskSettings:
    """Return the settings with the systems named, as those loaded later are not to be included."""
    chosen = Selection(settings.systems, settings.categories)
    systems = chosen.systems_of(tx)
    if not systems:
        raise RefusedError("There is nothing to put in: the project has no systems. Load one.")
    matched = matched_systems(tx)
    if unmatched := [system.name for system in systems if system.id not in matched]:
        raise RefusedError(
            f"{', '.join(unmatched)} {'has' if len(unmatched) == 1 else 'have'} not been matched "
            "with the reference yet. Run ‘protest evaluate’, or ‘Match now’ in the window."
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
            "There is nothing to put in: nothing of what was chosen was referred to people. "
            "Choose more systems or categories, add an audit, or include everything."
            if plan.settings.included is Included.REFERRED
            else "There is nothing to put in: the suite has no examples of these categories. "
            "Choose others."
        )
    if not all(plan.tasks) and not plan.overlap:
        raise RefusedError(
            f"{counted(plan.size, 'candidate')} cannot be dealt out to "
            f"{counted(plan.settings.tasks, 'task')}. Make fewer tasks."
        )
