"""The people who judge, by their names."""

from sqlalchemy import bindparam, select

from protest_core.ids import AnnotatorId
from protest_core.store.schema import AnnotatorRow
from protest_core.store.transactions import Tx, WriteTx

_ID = select(AnnotatorRow.id).where(AnnotatorRow.name == bindparam("name"))


def ensure_annotator(tx: WriteTx, name: str) -> AnnotatorId:
    """Whoever judges for the first time is entered."""
    known = tx.connection().scalar(_ID, {"name": name})
    if known is None:
        row = AnnotatorRow(name=name)
        tx.add(row)
        tx.flush()
        known = row.id
    return AnnotatorId(known)


def list_annotators(tx: Tx) -> tuple[str, ...]:
    """In the order in which they came."""
    return tuple(tx.scalars(select(AnnotatorRow.name).order_by(AnnotatorRow.id)))
