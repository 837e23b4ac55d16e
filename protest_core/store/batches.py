"""The batches that a project has handed out, and the one that a batch file is."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, select

from protest_core.store.annotators import ensure_annotator
from protest_core.store.batch_values import BatchOrder, BatchRecord
from protest_core.store.schema import AnnotatorRow, BatchRow, TaskRow, TaskSetRow
from protest_core.store.settings import load_project_id
from protest_core.store.transactions import Tx, WriteTx

_RECORDS = (
    select(BatchRow, TaskSetRow.name, TaskRow.label, AnnotatorRow.name)
    .join(TaskRow, TaskRow.id == BatchRow.task_id)
    .join(TaskSetRow, TaskSetRow.id == TaskRow.task_set_id)
    .join(AnnotatorRow, AnnotatorRow.id == BatchRow.annotator_id)
)


def load_batches(tx: Tx) -> tuple[BatchRecord, ...]:
    """In the order in which they went out. In a batch file there is only one: itself."""
    query = _RECORDS.order_by(BatchRow.exported_at, BatchRow.id)
    return tuple(
        BatchRecord(
            row.id,
            row.project_id,
            task_set,
            label,
            annotator,
            row.exported_at,
            row.guidelines,
            _systems_by_code(row.codes),
        )
        for row, task_set, label, annotator in tx.execute(query)
    )


def _systems_by_code(codes: str) -> dict[str, str]:
    by_system = msgspec.json.decode(codes, type=dict[str, str])
    return {code: system for system, code in by_system.items()}


def save_batch(tx: WriteTx, order: BatchOrder) -> None:
    """What has to be known when it comes back."""
    of_set = select(TaskSetRow.id).where(TaskSetRow.name == order.task_set).scalar_subquery()
    task_id = tx.scalars(
        select(TaskRow.id).where(TaskRow.task_set_id == of_set, TaskRow.label == order.label)
    ).one()
    tx.add(
        BatchRow(
            id=order.id,
            project_id=load_project_id(tx),
            task_id=task_id,
            annotator_id=ensure_annotator(tx, order.annotator),
            exported_at=order.exported_at,
            guidelines=order.guidelines.version,
            codes=msgspec.json.encode(dict(order.codes)).decode(),
        )
    )


def remove_batches(tx: WriteTx, ids: Sequence[str], *, but_annotators: Sequence[str]) -> None:
    """Whose files never came to be; and of whom they were for, all but these."""
    annotators = select(BatchRow.annotator_id).where(BatchRow.id.in_(ids))
    new = AnnotatorRow.id.in_(tx.scalars(annotators).all())
    tx.execute(delete(BatchRow).where(BatchRow.id.in_(ids)))
    tx.execute(delete(AnnotatorRow).where(new, AnnotatorRow.name.not_in(but_annotators)))
