"""Task sets in the database, with the strata from which they were drawn."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

import msgspec
from sqlalchemy import Select, bindparam, delete, func, not_, select, union

from protest_core.candidates.queries.conditions import IS_NO_TRANSLATION
from protest_core.db.schema import (
    AnnotatorRow,
    BatchRow,
    CandidateRow,
    ExampleRow,
    JudgementHistoryRow,
    JudgementRow,
    MatchRow,
    StratumCandidateRow,
    StratumRow,
    SystemRow,
    TaskCandidateRow,
    TaskOrderRow,
    TaskRow,
    TaskSetRow,
)
from protest_core.db.sqlite import among_values, as_one_text, insert_rows, numbers_in, numbers_of
from protest_core.db.transactions import Tx, WriteTx, now
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId, TaskId, TaskSetId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.matching.rules import Verdict
from protest_core.tasks.model import Task, TaskSet
from protest_core.tasks.plan import OVERLAP, TaskPlan, TaskSettings, order_in_batch
from protest_core.tasks.sampling import PooledCandidate, SampleStratum
from protest_core.translatable import Text

_TASKS = (
    select(TaskRow.id, TaskRow.label)
    .where(TaskRow.task_set_id == bindparam("task_set"))
    .order_by(TaskRow.id)
)
# Made once: a project may have hundreds of tasks, and making it takes longer than SQLite's answer.
_IN_TASK = as_one_text(
    select(TaskCandidateRow.candidate_id)
    .where(TaskCandidateRow.task_id == bindparam("task"))
    .order_by(TaskCandidateRow.position)
)


def load_pool(
    tx: Tx,
    systems: Sequence[str] = (),
    categories: Sequence[str] = (),
    candidates: Collection[CandidateId] | None = None,
) -> tuple[PooledCandidate, ...]:
    """Return the matched candidates of these systems and categories, by default of all.

    Lines that are no translation give nothing to judge, so their candidates are left out.
    `candidates`: exactly these.
    """
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
    if candidates is None:
        query = query.where(not_(IS_NO_TRANSLATION))
    else:
        query = query.where(among_values(CandidateRow.id, candidates))
    return tuple(
        PooledCandidate(CandidateId(id_), system, category, line, verdict == Verdict.APPROVED)
        for id_, system, category, line, verdict in tx.connection().execute(query)
    )


def list_task_sets(tx: Tx) -> tuple[TaskSet, ...]:
    """Return the task sets in the order in which they were made."""
    return tuple(
        TaskSet(TaskSetId(row.id), settings_of(row), row.created_at, tuple(_tasks_of(tx, row)))
        for row in tx.scalars(select(TaskSetRow).order_by(TaskSetRow.id))
    )


def rename_in_settings(tx: WriteTx, system: str, name: str | None) -> None:
    """Rename or remove a system in the settings of task sets; an empty list would mean all."""
    for row in tx.scalars(select(TaskSetRow)):
        settings = settings_of(row)
        new = [name if each == system else each for each in settings.systems]
        systems = tuple(each for each in new if each is not None) or settings.systems
        row.settings = msgspec.json.encode(replace(settings, systems=systems)).decode()


def settings_of(row: TaskSetRow) -> TaskSettings:
    return msgspec.json.decode(row.settings, type=TaskSettings)


def _tasks_of(tx: Tx, of: TaskSetRow) -> Iterator[Task]:
    for number, label in tx.execute(_TASKS, {"task_set": of.id}).all():
        task_id = TaskId(number)
        yield Task(task_id, label, load_task_candidates(tx, task_id))


def load_task(tx: Tx, task_id: TaskId) -> Task:
    row = tx.get_one(TaskRow, task_id)
    return Task(task_id, row.label, load_task_candidates(tx, task_id))


def load_task_candidates(tx: Tx, task_id: TaskId) -> tuple[CandidateId, ...]:
    """Return the candidates of a task in the order of judging; none if it was deleted."""
    return tuple(map(CandidateId, numbers_in(tx.connection(), _IN_TASK, task=task_id)))


def load_task_order(tx: Tx, task_id: int) -> tuple[CandidateId, ...]:
    """Return the order in which an annotator gets a task's candidates, and the overlap's.

    A batch has its only task in this order, and nothing else.
    """
    place = TaskOrderRow
    query = select(place.candidate_id).where(place.task_id == task_id).order_by(place.position)
    order = tuple(map(CandidateId, numbers_of(tx.connection(), query)))
    return order or load_task_candidates(tx, TaskId(task_id))


def save_task_set(tx: WriteTx, plan: TaskPlan) -> TaskSetId:
    settings = msgspec.json.encode(plan.settings).decode()
    row = TaskSetRow(name=plan.settings.name, created_at=now(), settings=settings)
    tx.add(row)
    tx.flush()
    lines = _lines_of(tx, (each for _, candidates in plan.labelled for each in candidates))
    for label, candidates in plan.labelled:
        task = TaskRow(task_set_id=row.id, label=label)
        tx.add(task)
        tx.flush()
        shared = () if label == OVERLAP else plan.overlap
        order = order_in_batch(plan.settings, label, [*shared, *candidates], lines.__getitem__)
        for table, ids in ((TaskCandidateRow, candidates), (TaskOrderRow, order)):
            rows = ((task.id, position, each) for position, each in enumerate(ids))
            insert_rows(tx.connection(), table, rows)
    _save_strata(tx, row.id, plan.drawn_from)
    return TaskSetId(row.id)


def _lines_of(tx: Tx, candidates: Iterable[CandidateId]) -> dict[CandidateId, int]:
    query = (
        select(CandidateRow.id, ExampleRow.line)
        .join(ExampleRow, ExampleRow.id == CandidateRow.example_id)
        .where(among_values(CandidateRow.id, candidates))
    )
    return {CandidateId(number): line for number, line in tx.connection().execute(query)}


def _save_strata(tx: WriteTx, task_set_id: int, strata: Iterable[SampleStratum]) -> None:
    systems = dict(tx.execute(select(SystemRow.name, SystemRow.id)).all())
    for stratum in strata:
        row = StratumRow(
            task_set_id=task_set_id,
            system_id=None if stratum.system is None else systems[stratum.system],
            category_id=stratum.category,
            part=stratum.part.value,
            size=stratum.size,
            drawn=len(stratum.drawn),
            reconstructed=False,
        )
        tx.add(row)
        tx.flush()
        rows = ((each, row.id) for each in stratum.candidates)
        insert_rows(tx.connection(), StratumCandidateRow, rows)


def check_may_be_deleted(tx: Tx, task_set: TaskSet) -> None:
    """Refuse to delete a task set that was handed out or judged: it stays on record."""
    name = task_set.settings.name
    if annotators := _handed_out_to(tx, task_set.id):
        raise RefusedError(
            Text(
                "The task set {0} has been handed out to {1}, so it cannot be deleted: the "
                "batches that come back belong to it. Make another one."
            ).format(name, ", ".join(annotators))
        )
    if judged := _count_judged(tx, task_set.id):
        raise RefusedError(
            Text(
                "%n candidates of the task set {0} have been judged, so it cannot be deleted. "
                "Make another one.",
                "",
                judged,
                one="%n candidate of the task set {0} has been judged, so it cannot be deleted. "
                "Make another one.",
            ).format(name)
        )


def _handed_out_to(tx: Tx, task_set_id: TaskSetId) -> tuple[str, ...]:
    given = select(BatchRow.annotator_id).where(BatchRow.task_id.in_(_task_ids(task_set_id)))
    names = select(AnnotatorRow.name).where(AnnotatorRow.id.in_(given))
    return tuple(sorted(tx.scalars(names)))


def _count_judged(tx: Tx, task_set_id: TaskSetId) -> int:
    """Return how many candidates people have judged, including withdrawn judgements."""
    people = select(AnnotatorRow.id).where(AnnotatorRow.kind == AnnotatorKind.PERSON.value)
    tables = (JudgementRow, JudgementHistoryRow)
    judged = union(
        *(select(each.candidate_id).where(each.annotator_id.in_(people)) for each in tables)
    )
    query = select(func.count()).where(
        TaskCandidateRow.task_id.in_(_task_ids(task_set_id)),
        TaskCandidateRow.candidate_id.in_(judged),
    )
    return tx.scalar(query) or 0


def remove_task_set(tx: WriteTx, task_set: TaskSet) -> None:
    """Remove a task set, unless it was handed out or people have judged some of it."""
    check_may_be_deleted(tx, task_set)
    tasks = _task_ids(task_set.id)
    strata = select(StratumRow.id).where(StratumRow.task_set_id == task_set.id)
    tx.execute(delete(StratumCandidateRow).where(StratumCandidateRow.stratum_id.in_(strata)))
    tx.execute(delete(StratumRow).where(StratumRow.task_set_id == task_set.id))
    for table in (TaskCandidateRow, TaskOrderRow):
        tx.execute(delete(table).where(table.task_id.in_(tasks)))
    tx.execute(delete(TaskRow).where(TaskRow.task_set_id == task_set.id))
    tx.execute(delete(TaskSetRow).where(TaskSetRow.id == task_set.id))


def _task_ids(task_set_id: TaskSetId) -> Select[int]:
    return select(TaskRow.id).where(TaskRow.task_set_id == task_set_id)
