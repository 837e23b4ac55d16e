"""Task sets: create, list, delete."""

from collections.abc import Collection, Iterable
from dataclasses import replace

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.load import load_candidates
from protest_core.candidates.queries.systems import list_systems, matched_systems
from protest_core.candidates.selection import whole_categories
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError, printable
from protest_core.ids import CandidateId, TaskId
from protest_core.judgements.model import State
from protest_core.judgements.queries.work import load_states, load_unanswered
from protest_core.judgements.questions import Question
from protest_core.names import name_mistake
from protest_core.suite.queries import categories_with_examples
from protest_core.tasks.model import TaskSet, TaskSetProgress
from protest_core.tasks.plan import Included, TaskPlan, TaskSettings, plan_tasks
from protest_core.tasks.queries.members import load_task_names, unknown_task_set
from protest_core.tasks.queries.progress import load_pace, load_task_set_progress
from protest_core.tasks.queries.task_sets import (
    list_task_sets,
    load_pool,
    load_task_candidates,
    remove_task_set,
    save_task_set,
)
from protest_core.tasks.sampling import PooledCandidate
from protest_core.translatable import Text

_WHY_EMPTY = {
    Included.REFERRED: Text(
        "The task set would be empty: no chosen candidate was referred to people. Choose more "
        "systems or categories, add an audit, or include everything."
    ),
    Included.EVERYTHING: Text(
        "The task set would be empty: the suite has no examples of these categories. Choose others."
    ),
    Included.CHOSEN: Text("The task set would be empty: no candidate is chosen. Choose some."),
}
_MOST_TASKS = 1_000
_MOST_CANDIDATES = 1_000_000_000
_LARGEST_SEED = 2**53 - 1  # the largest that every program that reads JSON takes exactly
_NOT_IN_FILE_NAMES = frozenset('/\\:*?"<>|')


def plan_task_set(
    *, project: Project, settings: TaskSettings, chosen: Collection[CandidateId] = ()
) -> TaskPlan:
    """Return the plan that `create_task_set` would make from these settings, changing nothing."""
    with project.reading() as tx:
        return _plan(tx, settings, chosen)


def create_task_set(
    *, project: Project, settings: TaskSettings, chosen: Collection[CandidateId] = ()
) -> ChangeSet:
    """Make a task set; `chosen` are its candidates if they are chosen by hand."""
    with project.changing() as tx:
        save_task_set(tx, _plan(tx, settings, chosen))
    return ChangeSet(task_sets=(settings.name,))


def task_sets(*, project: Project) -> tuple[TaskSetProgress, ...]:
    """Return the task sets in the order in which they were made, with assignments and progress."""
    with project.reading() as tx:
        return load_task_set_progress(tx)


def unanswered_questions(*, project: Project) -> dict[Question, int]:
    """Return how many finished judgements lack an answer, by each further question asked now."""
    with project.reading() as tx:
        return load_unanswered(tx)


def task_names(*, project: Project) -> tuple[tuple[str, str], ...]:
    """Return the names of task sets, each with an empty label, and with the label of each task."""
    with project.reading() as tx:
        return tuple(load_task_names(tx))


def task_candidates(
    *, project: Project, task: TaskId, annotator: str = "", state: State | None = None
) -> tuple[CandidateId, ...]:
    """Return the candidates of a task in the order of judging.

    `state`: only candidates in this state for the annotator; without an annotator, all are new.
    """
    with project.reading() as tx:
        candidates = load_task_candidates(tx, task)
        if state is None:
            return candidates
        states = load_states(tx, annotator)
    return tuple(each for each in candidates if states.get(each, State.NEW) is state)


def delete_task_set(*, project: Project, name: str) -> ChangeSet:
    """Delete a task set; this is refused if any of it was handed out or judged."""
    with project.changing() as tx:
        remove_task_set(tx, _task_set_named(tx, name))
    return ChangeSet(task_sets=(name,))


def _task_set_named(tx: Tx, name: str) -> TaskSet:
    task_sets = list_task_sets(tx)
    for task_set in task_sets:
        if task_set.settings.name == name:
            return task_set
    raise unknown_task_set(name, [task_set.settings.name for task_set in task_sets])


def _plan(tx: Tx, settings: TaskSettings, chosen: Collection[CandidateId]) -> TaskPlan:
    _check_numbers(settings)
    _check_name(tx, settings.name)
    if settings.included is Included.CHOSEN:
        pool = _chosen_by_hand(tx, chosen)
        settings = _with_names_of(tx, settings, pool)
    else:
        settings = _with_names(tx, settings)
        pool = load_pool(tx, settings.systems, settings.categories)
    plan = plan_tasks(settings, pool)
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
    if settings.included is Included.CHOSEN and (settings.sample or settings.audit):
        raise RefusedError(
            Text(
                "Candidates that are chosen by hand go in as they are: no sample is drawn of them, "
                "and no audit is mixed in. Leave both out."
            )
        )
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
    """Return the settings with all systems named, so that systems loaded later are not included."""
    chosen = CandidateFilter(frozenset(settings.systems), frozenset(settings.categories))
    systems, categories = whole_categories(tx, chosen)
    if not systems:
        raise RefusedError(
            Text("The task set would be empty: the project has no systems. Load one.")
        )
    matched = matched_systems(tx)
    if unmatched := [system.name for system in systems if system.id not in matched]:
        raise _not_matched(unmatched)
    if not settings.categories:
        categories = categories_with_examples(tx)
    return replace(
        settings,
        systems=tuple(system.name for system in systems),
        categories=tuple(category.id for category in categories),
    )


def _not_matched(systems: Iterable[str]) -> RefusedError:
    return RefusedError(
        Text(
            "Not matched with the reference yet: {0}. Run ‘protest evaluate’, or ‘Match now’ "
            "in the window."
        ).format(", ".join(systems))
    )


def _chosen_by_hand(tx: Tx, chosen: Collection[CandidateId]) -> tuple[PooledCandidate, ...]:
    """Return the chosen candidates, or refuse if one of them is gone or was never matched."""
    pool = load_pool(tx, candidates=chosen)
    there = {each.id for each in pool}
    missing = [each for each in chosen if each not in there]
    unmatched = sorted({each.system for each in load_candidates(tx, missing)})
    if unmatched:
        raise _not_matched(unmatched)
    if missing:
        raise RefusedError(
            Text(
                "%n chosen candidates are not in the project any more. Choose again.",
                "",
                len(missing),
                one="%n chosen candidate is not in the project any more. Choose again.",
            )
        )
    return pool


def _with_names_of(
    tx: Tx, settings: TaskSettings, pool: Collection[PooledCandidate]
) -> TaskSettings:
    """Return the settings with the systems and categories of these candidates."""
    systems, categories = ({each.system for each in pool}, {each.category for each in pool})
    return replace(
        settings,
        systems=tuple(each.name for each in list_systems(tx) if each.name in systems),
        categories=tuple(each.id for each in categories_with_examples(tx) if each.id in categories),
    )


def _check_contents(plan: TaskPlan) -> None:
    if not plan.size:
        raise RefusedError(_WHY_EMPTY[plan.settings.included])
    if not all(plan.tasks) and not plan.overlap:
        raise RefusedError(
            Text("{0} cannot be dealt out to {1}. Make fewer tasks.").format(
                Text("%n candidates", "", plan.size, one="%n candidate"),
                Text("%n tasks", "", plan.settings.tasks, one="%n task"),
            )
        )
