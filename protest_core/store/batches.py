"""The batches that a project has handed out, and the one that a batch file is."""

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from protest_core.store import settings
from protest_core.store.annotators import annotator_named
from protest_core.store.batch_values import BatchOrder, BatchRecord
from protest_core.store.schema import AnnotatorRow, BatchRow, TaskRow, TaskSetRow

_RECORDS = (
    select(BatchRow, TaskSetRow.name, TaskRow.label, AnnotatorRow.name)
    .join(TaskRow, TaskRow.id == BatchRow.task_id)
    .join(TaskSetRow, TaskSetRow.id == TaskRow.task_set_id)
    .join(AnnotatorRow, AnnotatorRow.id == BatchRow.annotator_id)
)


def load_batches(session: Session) -> Iterator[BatchRecord]:
    """In the order in which they went out. In a batch file there is only one: itself."""
    query = _RECORDS.order_by(BatchRow.exported_at, BatchRow.id)
    for row, task_set, label, annotator in session.execute(query):
        codes = msgspec.json.decode(row.codes, type=dict[str, str])
        yield BatchRecord(
            row.id,
            row.project_id,
            task_set,
            label,
            annotator,
            row.exported_at,
            row.guidelines,
            {code: system for system, code in codes.items()},
        )


def save_batch(session: Session, order: BatchOrder) -> None:
    """What has to be known when it comes back."""
    of_set = select(TaskSetRow.id).where(TaskSetRow.name == order.task_set).scalar_subquery()
    task_id = session.scalars(
        select(TaskRow.id).where(TaskRow.task_set_id == of_set, TaskRow.label == order.label)
    ).one()
    session.add(
        BatchRow(
            id=order.id,
            project_id=settings.project_id(session),
            task_id=task_id,
            annotator_id=annotator_named(session, order.annotator),
            exported_at=order.exported_at,
            guidelines=order.guidelines.version,
            codes=msgspec.json.encode(dict(order.codes)).decode(),
        )
    )


def remove_batches(session: Session, ids: Sequence[str], *, but_annotators: Sequence[str]) -> None:
    """Whose files never came to be; and of whom they were for, all but these."""
    annotators = select(BatchRow.annotator_id).where(BatchRow.id.in_(ids))
    new = AnnotatorRow.id.in_(session.scalars(annotators).all())
    session.execute(delete(BatchRow).where(BatchRow.id.in_(ids)))
    session.execute(delete(AnnotatorRow).where(new, AnnotatorRow.name.not_in(but_annotators)))
