"""Task sets: kept as they were planned, and gone only while nobody has worked on them."""

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import Select, delete, func, select

from protest_core.errors import RefusedError, counted
from protest_core.ids import CandidateId, SystemId, TaskId, TaskSetId
from protest_core.matching.match import Verdict
from protest_core.store.clock import now
from protest_core.store.schema import (
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
from protest_core.store.sqlite import insert_rows
from protest_core.store.task_values import Task, TaskSet
from protest_core.store.transactions import Tx, WriteTx
from protest_core.tasks.plan import PooledCandidate, TaskPlan
from protest_core.tasks.settings import TaskSettings


def load_pool(
    tx: Tx, systems: Sequence[str], categories: Sequence[str]
) -> tuple[PooledCandidate, ...]:
    """What was matched of these; where none is named, of all."""
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
    """In the order in which they were made."""
    return tuple(
        TaskSet(TaskSetId(row.id), _settings(row), row.created_at, tuple(_tasks_of(tx, row)))
        for row in tx.scalars(select(TaskSetRow).order_by(TaskSetRow.id))
    )


def load_seeds(tx: Tx) -> tuple[int, ...]:
    """Of the task sets, without the candidates in them."""
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
    """What people were given or have judged stays on record."""
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
    """Withdrawn judgements count too, as they do for systems."""
    judged = select(JudgementRow.candidate_id).union(select(JudgementHistoryRow.candidate_id))
    query = select(func.count()).where(
        TaskCandidateRow.task_id.in_(_task_ids(task_set_id)),
        TaskCandidateRow.candidate_id.in_(judged),
    )
    return tx.scalar(query) or 0


def remove_task_set(tx: WriteTx, task_set: TaskSet) -> None:
    """Unless people were given or have judged something of it."""
    check_may_be_deleted(tx, task_set)
    tasks = _task_ids(task_set.id)
    tx.execute(delete(TaskCandidateRow).where(TaskCandidateRow.task_id.in_(tasks)))
    tx.execute(delete(TaskRow).where(TaskRow.task_set_id == task_set.id))
    tx.execute(delete(TaskSetRow).where(TaskSetRow.id == task_set.id))


def task_sets_with(tx: Tx, system_id: SystemId) -> tuple[str, ...]:
    """The names of those that hold a translation of this system's."""
    query = (
        select(TaskSetRow.name)
        .join(TaskRow, TaskRow.task_set_id == TaskSetRow.id)
        .join(TaskCandidateRow, TaskCandidateRow.task_id == TaskRow.id)
        .join(CandidateRow, CandidateRow.id == TaskCandidateRow.candidate_id)
        .where(CandidateRow.system_id == system_id)
        .distinct()
    )
    return tuple(sorted(tx.scalars(query)))


def _task_ids(task_set_id: TaskSetId) -> Select[int]:
    return select(TaskRow.id).where(TaskRow.task_set_id == task_set_id)
