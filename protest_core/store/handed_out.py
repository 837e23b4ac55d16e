"""Which tasks people have been given and begun: what they left out of those counts, too."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Subquery, exists, or_, select
from sqlalchemy.orm import aliased

from protest_core.store.schema import BatchRow, JudgementRow, TaskCandidateRow, TaskRow
from protest_core.tasks.plan import OVERLAP


def handed_out(annotators: Collection[int]) -> Subquery:
    """`annotator_id` and `task_id` of each task, and of its overlap, that came to one of them in
    a batch of which they have judged something.
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
    """One key of an index for each candidate of the batch, until one is found."""
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
