"""The people who judge, by their names."""

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from protest_core.ids import AnnotatorId
from protest_core.store.schema import AnnotatorRow

_ID = select(AnnotatorRow.id).where(AnnotatorRow.name == bindparam("name"))


def annotator_named(session: Session, name: str) -> AnnotatorId:
    """Whoever judges for the first time is entered."""
    known = session.connection().scalar(_ID, {"name": name})
    if known is None:
        row = AnnotatorRow(name=name)
        session.add(row)
        session.flush()
        known = row.id
    return AnnotatorId(known)


def list_annotators(session: Session) -> tuple[str, ...]:
    """In the order in which they came."""
    return tuple(session.scalars(select(AnnotatorRow.name).order_by(AnnotatorRow.id)))
