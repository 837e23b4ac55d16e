"""Task sets in the database, their progress, and what was handed out."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec
from sqlalchemy import ColumnElement, Select, Subquery, delete, exists, func, or_, select
from sqlalchemy.orm import aliased

from protest_core.db.schema import (
    AnnotatorRow,
    BatchRow,
    CandidateRow,
    ExampleRow,
    JudgementHistoryRow,
    JudgementRow,
    MatchRow,
    SystemRow,
    TaskCandidateRow,
    TaskRow,
    TaskSetRow,
)
from protest_core.db.sqlite import insert_rows
from protest_core.db.transactions import Tx, WriteTx, now
from protest_core.errors import RefusedError, counted
from protest_core.ids import CandidateId, TaskId, TaskSetId
from protest_core.judgements.model import State
from protest_core.matching.rules import Verdict
from protest_core.names import ADJUDICATION
from protest_core.tasks.model import Task, TaskProgress, TaskSet, TaskSetProgress
from protest_core.tasks.plan import OVERLAP, PooledCandidate, TaskPlan, TaskSettings


def handed_out(annotators: Collection[int]) -> Subquery:
    """Select `annotator_id` and `task_id` of tasks that one of these annotators has begun.

    These are the tasks, and overlaps, that came in a batch of which they have judged something.
    """
    own, task = aliased(TaskRow), aliased(TaskRow)
    return (
        select(BatchRow.annotator_id, task.id.label("task_id"))
        .join(own, own.id == BatchRow.task_id)
        .join(task, task.task_set_id == own.task_set_id)
        .where(
            BatchRow.annotator_id.in_(sorted(annotators)),
            or_(task.id == own.id, task.label == OVERLAP),
            _has_begun(own),
        )
        .distinct()
        .subquery()
    )


def _has_begun(own: type[TaskRow]) -> ColumnElement[bool]:
    """Return the condition that it has; it reads one index key per candidate until it finds one."""
    task, member = aliased(TaskRow), TaskCandidateRow
    return (
        exists()
        .where(
            task.task_set_id == own.task_set_id,
            or_(task.id == own.id, task.label == OVERLAP),
            member.task_id == task.id,
            JudgementRow.candidate_id == member.candidate_id,
            JudgementRow.annotator_id == BatchRow.annotator_id,
        )
        .correlate(own, BatchRow)
    )


_Judged = Mapping[int, Mapping[str, Counter[State]]]  # by task and annotator


_HandedOut = Mapping[int, set[str]]  # annotators by task


def load_task_set_progress(tx: Tx) -> tuple[TaskSetProgress, ...]:
    """Return the task sets with their progress, in the order in which they were made."""
    sizes, handed_out, judged = _sizes(tx), _handed_out(tx), _judged(tx)
    found = []
    for row in tx.scalars(select(TaskSetRow).order_by(TaskSetRow.id)):
        tasks = tx.scalars(
            select(TaskRow).where(TaskRow.task_set_id == row.id).order_by(TaskRow.id)
        ).all()
        everybody = set[str]().union(*(handed_out[task.id] for task in tasks))
        progress = tuple(
            _progress(
                task,
                sizes.get(task.id, 0),
                everybody if task.label == OVERLAP else handed_out[task.id],
                judged[task.id],
            )
            for task in tasks
        )
        settings = msgspec.json.decode(row.settings, type=TaskSettings)
        found.append(TaskSetProgress(TaskSetId(row.id), settings, row.created_at, progress))
    return tuple(found)


def _progress(
    task: TaskRow, size: int, handed_out: set[str], judged: Mapping[str, Counter[State]]
) -> TaskProgress:
    states = {
        name: _states(size, judged.get(name, Counter()))
        for name in sorted(handed_out | judged.keys())
    }
    return TaskProgress(TaskId(task.id), task.label, size, tuple(sorted(handed_out)), states)


def _states(size: int, judged: Counter[State]) -> Mapping[State, int]:
    """Return the number of candidates by state; those without a judgement are new."""
    return {state: judged[state] for state in State} | {State.NEW: size - judged.total()}


def _sizes(tx: Tx) -> dict[int, int]:
    task = TaskCandidateRow.task_id
    return dict(tx.execute(select(task, func.count()).group_by(task)).all())


def _handed_out(tx: Tx) -> _HandedOut:
    query = select(BatchRow.task_id, AnnotatorRow.name).join(
        AnnotatorRow, AnnotatorRow.id == BatchRow.annotator_id
    )
    found = defaultdict[int, set[str]](set)
    for task, annotator in tx.execute(query):
        found[task].add(annotator)
    return found


def _judged(tx: Tx) -> _Judged:
    what = (TaskCandidateRow.task_id, AnnotatorRow.name, JudgementRow.state)
    query = (
        select(*what, func.count())
        .select_from(TaskCandidateRow)
        .join(JudgementRow, JudgementRow.candidate_id == TaskCandidateRow.candidate_id)
        .join(AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id)
        .where(AnnotatorRow.name != ADJUDICATION)
        .group_by(*what)
    )
    found = defaultdict[int, dict[str, Counter[State]]](dict)
    for task, annotator, state, number in tx.execute(query):
        found[task].setdefault(annotator, Counter())[State(state)] = number
    return found


def load_pool(
    tx: Tx, systems: Sequence[str] = (), categories: Sequence[str] = ()
) -> tuple[PooledCandidate, ...]:
    """Return the matched candidates of these systems and categories; if none is named, of all."""
    query = (
        select(
            CandidateRow.id,
            SystemRow.name,
            ExampleRow.category_id,
            ExampleRow.line,
            MatchRow.verdict,
        )
        .join(SystemRow, SystemRow.id == CandidateRow.system_id)
        .join(ExampleRow, ExampleRow.id == CandidateRow.example_id)
        .join(MatchRow, MatchRow.candidate_id == CandidateRow.id)
        .order_by(CandidateRow.id)
    )
    if systems:
        query = query.where(SystemRow.name.in_(systems))
    if categories:
        query = query.where(ExampleRow.category_id.in_(categories))
    return tuple(
        PooledCandidate(CandidateId(id_), system, category, line, verdict == Verdict.APPROVED)
        for id_, system, category, line, verdict in tx.connection().execute(query)
    )


def list_task_sets(tx: Tx) -> tuple[TaskSet, ...]:
    """Return the task sets in the order in which they were made."""
    return tuple(
        TaskSet(TaskSetId(row.id), _settings(row), row.created_at, tuple(_tasks_of(tx, row)))
        for row in tx.scalars(select(TaskSetRow).order_by(TaskSetRow.id))
    )


def load_seeds(tx: Tx) -> tuple[int, ...]:
    """Return the seeds of the task sets, without loading the candidates in them."""
    rows = tx.scalars(select(TaskSetRow).order_by(TaskSetRow.id))
    return tuple(sorted({_settings(row).seed for row in rows}))


def _settings(row: TaskSetRow) -> TaskSettings:
    return msgspec.json.decode(row.settings, type=TaskSettings)


def _tasks_of(tx: Tx, of: TaskSetRow) -> Iterator[Task]:
    query = select(TaskRow.id).where(TaskRow.task_set_id == of.id).order_by(TaskRow.id)
    for task_id in tx.scalars(query):
        yield load_task(tx, TaskId(task_id))


def load_task(tx: Tx, task_id: TaskId) -> Task:
    row = tx.get_one(TaskRow, task_id)
    candidate = TaskCandidateRow
    query = select(candidate.candidate_id).where(candidate.task_id == task_id)
    ids = tx.scalars(query.order_by(candidate.position))
    return Task(task_id, row.label, tuple(map(CandidateId, ids)))


def save_task_set(tx: WriteTx, plan: TaskPlan) -> TaskSetId:
    settings = msgspec.json.encode(plan.settings).decode()
    row = TaskSetRow(name=plan.settings.name, created_at=now(), settings=settings)
    tx.add(row)
    tx.flush()
    for label, candidates in plan.labelled:
        task = TaskRow(task_set_id=row.id, label=label)
        tx.add(task)
        tx.flush()
        rows = ((task.id, position, each) for position, each in enumerate(candidates))
        insert_rows(tx.connection(), TaskCandidateRow, rows)
    return TaskSetId(row.id)


def check_may_be_deleted(tx: Tx, task_set: TaskSet) -> None:
    """Refuse to delete a task set that was handed out or judged: that stays on record."""
    name = task_set.settings.name
    if annotators := _handed_out_to(tx, task_set.id):
        raise RefusedError(
            f"The task set {name} has been handed out to {', '.join(annotators)}, so it cannot be "
            "deleted: the batches that come back belong to it. Make another one."
        )
    if judged := _count_judged(tx, task_set.id):
        raise RefusedError(
            f"{counted(judged, 'candidate')} of the task set {name} "
            f"{'has' if judged == 1 else 'have'} been judged, so it cannot be deleted. "
            "Make another one."
        )


def _handed_out_to(tx: Tx, task_set_id: TaskSetId) -> tuple[str, ...]:
    given = select(BatchRow.annotator_id).where(BatchRow.task_id.in_(_task_ids(task_set_id)))
    names = select(AnnotatorRow.name).where(AnnotatorRow.id.in_(given))
    return tuple(sorted(tx.scalars(names)))


def _count_judged(tx: Tx, task_set_id: TaskSetId) -> int:
    """Return how many candidates have judgements, including withdrawn ones, as with systems."""
    judged = select(JudgementRow.candidate_id).union(select(JudgementHistoryRow.candidate_id))
    query = select(func.count()).where(
        TaskCandidateRow.task_id.in_(_task_ids(task_set_id)),
        TaskCandidateRow.candidate_id.in_(judged),
    )
    return tx.scalar(query) or 0


def remove_task_set(tx: WriteTx, task_set: TaskSet) -> None:
    """Remove a task set, unless it was handed out or people have judged something of it."""
    check_may_be_deleted(tx, task_set)
    tasks = _task_ids(task_set.id)
    tx.execute(delete(TaskCandidateRow).where(TaskCandidateRow.task_id.in_(tasks)))
    tx.execute(delete(TaskRow).where(TaskRow.task_set_id == task_set.id))
    tx.execute(delete(TaskSetRow).where(TaskSetRow.id == task_set.id))


def _task_ids(task_set_id: TaskSetId) -> Select[int]:
    return select(TaskRow.id).where(TaskRow.task_set_id == task_set_id)
