"""The candidates of task sets, task by task, in the order in which they are judged."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from sqlalchemy import select

from protest_core.db.schema import AnnotatorRow, BatchRow, TaskCandidateRow, TaskRow, TaskSetRow
from protest_core.db.transactions import Tx
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.tasks.model import TaskMember
from protest_core.tasks.plan import OVERLAP
from protest_core.tasks.queries.task_sets import list_task_sets, load_task_order
from protest_core.translatable import Text


def load_task_members(tx: Tx, task_set: str = "", task: str = "") -> tuple[TaskMember, ...]:
    """Return the candidates of a task set, or of all if none is named.

    `task`: only the candidates that an annotator of this task gets, including those of the overlap.
    Unknown names are refused.
    """
    if task and not task_set:
        raise RefusedError(Text("A task is of a task set: name that, too (--task-set)."))
    task_sets = tx.scalars(select(TaskSetRow).order_by(TaskSetRow.id)).all()
    if task_set:
        check_task_set(task_set, [each.name for each in task_sets])
        task_sets = [each for each in task_sets if each.name == task_set]
    return tuple(member for each in task_sets for member in _members(tx, each, task))


def load_task_names(tx: Tx) -> Iterator[tuple[str, str]]:
    """Yield each task set's name with an empty label, and then with the label of each task."""
    query = (
        select(TaskSetRow.name, TaskRow.label)
        .join(TaskRow, TaskRow.task_set_id == TaskSetRow.id)
        .order_by(TaskSetRow.id, TaskRow.id)
    )
    for name, tasks in groupby(tx.execute(query).all(), key=itemgetter(0)):
        yield name, ""
        yield from ((name, label) for _, label in tasks if label != OVERLAP)


def load_batch_members(tx: Tx) -> tuple[TaskMember, ...]:
    """Return the candidates of a batch in its order; a batch does not record the overlap."""
    ((task_set, task),) = ((each, task) for each in list_task_sets(tx) for task in each.tasks)
    return tuple(TaskMember(task_set.settings.name, task.label, each) for each in task.candidates)


def _members(tx: Tx, task_set: TaskSetRow, label: str) -> Iterator[TaskMember]:
    query = select(TaskRow).where(TaskRow.task_set_id == task_set.id).order_by(TaskRow.id)
    tasks = tx.scalars(query).all()
    if label and label not in {each.label for each in tasks}:
        raise RefusedError(
            Text("The task set {0} has no task ‘{1}’. It has: {2}.").format(
                task_set.name, label, ", ".join(each.label for each in tasks)
            )
        )
    label_of = load_labels(tx, task_set.id)
    numbered = [each for each in tasks if each.label != OVERLAP]
    seen = set[CandidateId]()  # candidates of the overlap, which is in the order of every task
    for task in [each for each in tasks if each.label == label] or numbered:
        for candidate in load_task_order(tx, task.id):
            if candidate not in seen:
                seen.add(candidate)
                yield TaskMember(task_set.name, label_of[candidate], candidate)


def load_labels(tx: Tx, task_set_id: int) -> Mapping[CandidateId, str]:
    """Return the label of each candidate's task in a task set."""
    query = (
        select(TaskCandidateRow.candidate_id, TaskRow.label)
        .join(TaskRow, TaskRow.id == TaskCandidateRow.task_id)
        .where(TaskRow.task_set_id == task_set_id)
    )
    return {CandidateId(candidate): label for candidate, label in tx.connection().execute(query)}


def load_task_annotators(tx: Tx) -> Mapping[tuple[str, str], tuple[str, ...]]:
    """Return the annotators of each task, by task set and label; everybody has the overlap."""
    query = (
        select(TaskSetRow.name, TaskRow.label, AnnotatorRow.name)
        .join(TaskRow, TaskRow.task_set_id == TaskSetRow.id)
        .join(BatchRow, BatchRow.task_id == TaskRow.id)
        .join(AnnotatorRow, AnnotatorRow.id == BatchRow.annotator_id)
        .distinct()
        .order_by(AnnotatorRow.name)
    )
    annotators_of: dict[tuple[str, str], tuple[str, ...]] = {}
    for task_set, label, annotator in tx.execute(query):
        for task in dict.fromkeys((label, OVERLAP)):
            names = annotators_of.setdefault((task_set, task), ())
            if annotator not in names:
                annotators_of[task_set, task] = (*names, annotator)
    return annotators_of


def check_task_set(name: str, names: Sequence[str]) -> None:
    """Refuse a name that none of the project's task sets has."""
    if name not in names:
        raise unknown_task_set(name, names)


def unknown_task_set(name: str, names: Sequence[str]) -> RefusedError:
    there_are = Text("There are: {0}.").format(", ".join(names))
    if not names:
        there_are = Text("There is none yet.")
    return RefusedError(Text("The project has no task set ‘{0}’. {1}").format(name, there_are))
