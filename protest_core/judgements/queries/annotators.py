"""Annotators in the database: add and list them."""

from collections.abc import Iterable

from sqlalchemy import bindparam, select, union, update

from protest_core.db.schema import (
    AnnotatorRow,
    BatchRow,
    JudgementHistoryRow,
    JudgementRow,
)
from protest_core.db.transactions import Tx, WriteTx
from protest_core.errors import RefusedError
from protest_core.ids import AnnotatorId
from protest_core.judgements.annotators import AnnotatorKind, kind_mistake
from protest_core.judgements.queries.write import UNDO
from protest_core.names import ADJUDICATION
from protest_core.translatable import Text

Names = dict[int, str]  # names of annotators by id

_ANNOTATOR = select(AnnotatorRow.id, AnnotatorRow.kind).where(
    AnnotatorRow.name == bindparam("name")
)
_WHO_JUDGED = select(AnnotatorRow.name, AnnotatorRow.kind).where(
    AnnotatorRow.id.in_(select(JudgementRow.annotator_id)), AnnotatorRow.name != ADJUDICATION
)


def ensure_annotator(
    tx: WriteTx, name: str, kind: AnnotatorKind = AnnotatorKind.PERSON
) -> AnnotatorId:
    """Return the annotator's id, adding an annotator who judges for the first time.

    Raise a `RefusedError` if the annotator is of the other kind.
    """
    known = tx.connection().execute(_ANNOTATOR, {"name": name}).one_or_none()
    if known is not None:
        if known.kind != kind.value:
            _change_kind(tx, name, kind)
        return AnnotatorId(known.id)
    row = AnnotatorRow(name=name, kind=kind.value)
    tx.add(row)
    tx.flush()
    return AnnotatorId(row.id)


def _change_kind(tx: WriteTx, name: str, kind: AnnotatorKind) -> None:
    """Change the kind of an annotator without any work left, as after an import was undone."""
    kinds = kinds_with_work(tx)
    if name in kinds and (mistake := kind_mistake(name, kinds[name], kind)):
        raise RefusedError(Text("{0}.").format(mistake))
    tx.execute(update(AnnotatorRow).where(AnnotatorRow.name == name).values(kind=kind.value))


def list_annotators(tx: Tx) -> tuple[str, ...]:
    """Return the annotators in the order in which they were added."""
    return tuple(kinds_of_annotators(tx))


def kinds_of_annotators(tx: Tx) -> dict[str, AnnotatorKind]:
    """Return the annotators, in the order in which they were added, with their kinds."""
    rows = tx.execute(select(AnnotatorRow.name, AnnotatorRow.kind).order_by(AnnotatorRow.id))
    return {name: AnnotatorKind(kind) for name, kind in rows}


def kinds_with_work(tx: Tx) -> dict[str, AnnotatorKind]:
    """Return the kinds of annotators who judged or were given something, unless it was undone."""
    judgement, past, batch = JudgementRow, JudgementHistoryRow, BatchRow
    work = union(
        select(judgement.annotator_id),
        select(past.annotator_id).where(past.ended_by != UNDO),
        select(batch.annotator_id),
    )
    rows = tx.execute(select(AnnotatorRow.name, AnnotatorRow.kind).where(AnnotatorRow.id.in_(work)))
    return {name: AnnotatorKind(kind) for name, kind in rows}


def annotators_who_judged(tx: Tx) -> dict[str, AnnotatorKind]:
    """Return the annotators who judged; adjudication is no separate opinion."""
    return {name: AnnotatorKind(kind) for name, kind in sorted(tx.execute(_WHO_JUDGED).all())}


def people_who_judged(tx: Tx) -> tuple[str, ...]:
    """Return the people who judged, without programs."""
    everybody = annotators_who_judged(tx)
    return tuple(name for name, kind in everybody.items() if kind is AnnotatorKind.PERSON)


def is_adjudicated(tx: Tx) -> bool:
    """Return whether anything has been adjudicated."""
    settled = select(JudgementRow.id).join(
        AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id
    )
    return tx.scalar(settled.where(AnnotatorRow.name == ADJUDICATION).limit(1)) is not None


def annotators_by_id(tx: Tx, annotators: Iterable[str]) -> Names:
    query = select(AnnotatorRow.id, AnnotatorRow.name)
    return dict(tx.execute(query.where(AnnotatorRow.name.in_(sorted(annotators)))).all())
