"""Read the progress of annotators with their tasks."""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping
from statistics import median

import msgspec
from sqlalchemy import ColumnElement, Float, Subquery, cast, exists, func, or_, select
from sqlalchemy.orm import aliased

from protest_core.db.schema import (
    AnnotatorRow,
    BatchRow,
    JudgementRow,
    StratumRow,
    TaskCandidateRow,
    TaskRow,
    TaskSetRow,
)
from protest_core.db.transactions import Tx
from protest_core.ids import TaskId, TaskSetId
from protest_core.judgements.model import State
from protest_core.judgements.queries.outcomes import by_people
from protest_core.names import ADJUDICATION
from protest_core.tasks.model import TaskProgress, TaskSetProgress
from protest_core.tasks.plan import OVERLAP, Pace, TaskSettings
from protest_core.tasks.sampling import Draw, SamplePart

_Judged = Mapping[int, Mapping[str, Counter[State]]]  # by task and annotator
_HandedOut = Mapping[int, set[str]]  # annotators by task
_ENOUGH_JUDGEMENTS = 10


def handed_out(annotators: Collection[int]) -> Subquery:
    """Select `annotator_id` and `task_id` of tasks that one of these annotators has begun.

    These are the tasks and overlaps in batches of which they have judged some candidate.
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
    """Return the condition that a batch is begun; it reads index keys until one is found."""
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


def load_task_set_progress(tx: Tx) -> tuple[TaskSetProgress, ...]:
    """Return the task sets with their progress, in the order in which they were made."""
    sizes, handed_out, judged, draws = _sizes(tx), _handed_out(tx), _judged(tx), _draws(tx)
    rows = []
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
        task_set_id = TaskSetId(row.id)
        rows.append(
            TaskSetProgress(task_set_id, settings, row.created_at, progress, draws[task_set_id])
        )
    return tuple(rows)


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


def _draws(tx: Tx) -> Mapping[TaskSetId, tuple[Draw, ...]]:
    """Return the draws of each task set from each part, the sample before the audit."""
    stratum = StratumRow
    chance = cast(stratum.drawn, Float) / stratum.size
    query = (
        select(
            stratum.task_set_id,
            stratum.part,
            func.count(stratum.system_id),
            func.count(stratum.category_id),
            func.sum(stratum.size),
            func.sum(stratum.drawn),
            func.min(chance),
            func.max(chance),
            func.max(stratum.reconstructed),
        )
        .group_by(stratum.task_set_id, stratum.part)
        .order_by(func.min(stratum.id))
    )
    draws = defaultdict[TaskSetId, tuple[Draw, ...]](tuple)
    for task_set, part, systems, categories, size, drawn, least, most, made_up in tx.execute(query):
        names = systems > 0, categories > 0
        draws[TaskSetId(task_set)] += (
            Draw(
                SamplePart(part),
                *names,
                size,
                drawn,
                float(least),
                float(most),
                reconstructed=bool(made_up),
            ),
        )
    return draws


def load_pace(tx: Tx) -> Pace:
    """Return the time that people take for a candidate in this project, or an assumption.

    It is the median, because a few candidates may have been left open on the screen. Times below a
    second are a program's.
    """
    query = (
        select(JudgementRow.seconds)
        .join(AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id)
        .where(
            JudgementRow.seconds >= 1,
            JudgementRow.state != State.INCOMPLETE,
            AnnotatorRow.name != ADJUDICATION,
            *by_people(),
        )
    )
    seconds = tx.scalars(query).all()
    return Pace(median(seconds), len(seconds)) if len(seconds) >= _ENOUGH_JUDGEMENTS else Pace()


def _handed_out(tx: Tx) -> _HandedOut:
    query = select(BatchRow.task_id, AnnotatorRow.name).join(
        AnnotatorRow, AnnotatorRow.id == BatchRow.annotator_id
    )
    annotators_of = defaultdict[int, set[str]](set)
    for task, annotator in tx.execute(query):
        annotators_of[task].add(annotator)
    return annotators_of


def _judged(tx: Tx) -> _Judged:
    grouped_by = (TaskCandidateRow.task_id, AnnotatorRow.name, JudgementRow.state)
    query = (
        select(*grouped_by, func.count())
        .select_from(TaskCandidateRow)
        .join(JudgementRow, JudgementRow.candidate_id == TaskCandidateRow.candidate_id)
        .join(AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id)
        .where(AnnotatorRow.name != ADJUDICATION, or_(*by_people(), _has_task()))
        .group_by(*grouped_by)
    )
    states_of = defaultdict[int, dict[str, Counter[State]]](dict)
    for task, annotator, state, number in tx.execute(query):
        states_of[task].setdefault(annotator, Counter())[State(state)] = number
    return states_of


def _has_task() -> ColumnElement[bool]:
    """Return the condition that the annotator, who may be a program, has the candidate's task."""
    own, task = aliased(TaskRow), aliased(TaskRow)
    return (
        exists()
        .where(
            BatchRow.annotator_id == JudgementRow.annotator_id,
            own.id == BatchRow.task_id,
            task.id == TaskCandidateRow.task_id,
            own.task_set_id == task.task_set_id,
            or_(own.id == task.id, task.label == OVERLAP),
        )
        .correlate(JudgementRow, TaskCandidateRow)
    )
