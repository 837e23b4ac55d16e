"""Who has which task, and how far everybody is."""

from collections import Counter, defaultdict
from collections.abc import Mapping

import msgspec
from sqlalchemy import func, select

from protest_core.ids import TaskId, TaskSetId
from protest_core.judgement.conflicts import State
from protest_core.judgement.outcome import ADJUDICATION
from protest_core.store.schema import (
    AnnotatorRow,
    BatchRow,
    JudgementRow,
    TaskCandidateRow,
    TaskRow,
    TaskSetRow,
)
from protest_core.store.task_values import TaskProgress, TaskSetProgress
from protest_core.store.transactions import Tx
from protest_core.tasks.plan import OVERLAP
from protest_core.tasks.settings import TaskSettings

_Judged = Mapping[int, Mapping[str, Counter[State]]]  # by task and annotator
_HandedOut = Mapping[int, set[str]]  # annotators by task


def load_task_set_progress(tx: Tx) -> tuple[TaskSetProgress, ...]:
    """In the order in which they were made."""
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
    """What has no judgement is new."""
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
