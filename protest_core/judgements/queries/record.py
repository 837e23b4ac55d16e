"""Save and load judgements and their history; annotators."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Self

import msgspec
from msgspec import structs
from sqlalchemy import bindparam, exists, insert, select, union, update

from protest_core.db.schema import (
    AnnotatorRow,
    BatchRow,
    JudgementHistoryRow,
    JudgementRow,
    JudgementTagRow,
    JudgementTokenRow,
    MergeRow,
)
from protest_core.db.transactions import Tx, WriteTx, now
from protest_core.errors import RefusedError
from protest_core.ids import AnnotatorId, CandidateId
from protest_core.judgements.annotators import AnnotatorKind, kind_mistake
from protest_core.judgements.model import Answer, Judgement, JudgementRecord, PastJudgement, State
from protest_core.translatable import Text

_ANNOTATOR = select(AnnotatorRow.id, AnnotatorRow.kind).where(
    AnnotatorRow.name == bindparam("name")
)


def ensure_annotator(
    tx: WriteTx, name: str, kind: AnnotatorKind = AnnotatorKind.PERSON
) -> AnnotatorId:
    """Return the annotator's id, adding those who judge for the first time.

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
    """Change the kind of an annotator of whom nothing is left, as after an import was undone."""
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
    """Return the kinds of those who judged, or were handed out something, unless it was undone."""
    judgement, past, batch = JudgementRow, JudgementHistoryRow, BatchRow
    work = union(
        select(judgement.annotator_id),
        select(past.annotator_id).where(past.ended_by != UNDO),
        select(batch.annotator_id),
    )
    rows = tx.execute(select(AnnotatorRow.name, AnnotatorRow.kind).where(AnnotatorRow.id.in_(work)))
    return {name: AnnotatorKind(kind) for name, kind in rows}


_REPLACED, _WITHDRAWN = "replaced", "withdrawn"


# What was undone with a merge is as if it had never come: the same file may be merged again.
UNDO = "undo"


def load_judgement(tx: Tx, candidate_id: CandidateId, annotator: str) -> Judgement:
    """Return the judgement, or the empty one if there is none."""
    row = _row(tx, candidate_id, annotator)
    return Judgement() if row is None else _judgement(tx, row)


# Made once: making a statement takes longer than SQLite needs to answer it.
_ID = (
    select(JudgementRow.id)
    .join(AnnotatorRow, AnnotatorRow.id == JudgementRow.annotator_id)
    .where(
        JudgementRow.candidate_id == bindparam("candidate"),
        AnnotatorRow.name == bindparam("annotator"),
    )
)


def _row(tx: Tx, candidate_id: CandidateId, annotator: str) -> JudgementRow | None:
    who = {"candidate": candidate_id, "annotator": annotator}
    # Most candidates are new: this bypasses the session, which is slow.
    found = tx.connection().scalar(_ID, who)
    return None if found is None else tx.get_one(JudgementRow, found)


def _judgement(tx: Tx, row: JudgementRow) -> Judgement:
    token, tag = JudgementTokenRow, JudgementTagRow
    tokens = tx.execute(select(token.line, token.token).where(token.judgement_id == row.id))
    tags = tx.scalars(select(tag.tag).where(tag.judgement_id == row.id))
    return Judgement(
        Answer(row.pronoun),
        Answer(row.antecedent),
        frozenset((line, at) for line, at in tokens),
        frozenset(tags),
        row.remark,
    )


def save_judgement(
    tx: WriteTx,
    candidate_id: CandidateId,
    annotator: str,
    record: JudgementRecord,
) -> None:
    """Save a judgement in place of the annotator's earlier one; the empty judgement withdraws it.

    The seconds of work add up, also over what was withdrawn in between.
    """
    written = SessionWrites.of(tx)
    row = _row(tx, candidate_id, annotator)
    if row is None and record.state is State.NEW:
        return
    who = ensure_annotator(tx, annotator)
    if row is not None:
        earlier = _judgement(tx, row)
        seen = either_seen(row.reference_seen, record.reference_seen)
        record = replace(record, reference_seen=seen)
        row.seconds += record.seconds
        if earlier == record.judgement:
            return
        change = _REPLACED if record.state is not State.NEW else _WITHDRAWN
        typing = written.is_only_here(tx, row) and _is_typing(tx, row, earlier, record.judgement)
        if change == _WITHDRAWN or not typing:
            _keep(tx, row, earlier, change=change, ended_by=record.origin)
        written.discard(row)
        tx.delete(row)
        tx.flush()
    if record.state is not State.NEW:
        if row is None:
            seconds = _seconds_withdrawn(tx, candidate_id, who) + record.seconds
        else:
            seconds = row.seconds
        written.add(_insert(tx, candidate_id, who, replace(record, seconds=seconds)))


def either_seen(one: bool | None, other: bool | None) -> bool | None:  # noqa: FBT001
    """Return whether the reference was seen before the one or the other; `None`: not known."""
    return True if one or other else other if one is None else one


def add_seconds(tx: Tx, candidate_id: CandidateId, annotator: str, seconds: float) -> None:
    """Add seconds of work to a judgement; without one they are dropped, as they led to none."""
    row = _row(tx, candidate_id, annotator)
    if row is not None:
        row.seconds += seconds


def _seconds_withdrawn(tx: Tx, candidate_id: CandidateId, annotator_id: AnnotatorId) -> float:
    """Return the work on the judgement withdrawn last: the next one continues from there."""
    who = {"candidate": candidate_id, "annotator": annotator_id}
    return tx.connection().scalar(_WITHDRAWN_SECONDS, who) or 0.0


_WITHDRAWN_SECONDS = (
    select(JudgementHistoryRow.seconds)
    .where(
        JudgementHistoryRow.candidate_id == bindparam("candidate"),
        JudgementHistoryRow.annotator_id == bindparam("annotator"),
        JudgementHistoryRow.change == _WITHDRAWN,
    )
    .order_by(JudgementHistoryRow.id.desc())
    .limit(1)
)


def _is_typing(tx: Tx, row: JudgementRow, earlier: Judgement, later: Judgement) -> bool:
    """Whether a change is typing, so that saving each key does not fill the history with letters.

    A remark that only grew contains the earlier one, and while letters are deleted one by one the
    whole of it is in the history already.
    """
    if structs.replace(earlier, remark=later.remark) != later:
        return False
    return _holds(later.remark, earlier.remark) or any(
        structs.replace(earlier, remark=past.remark) == past and _holds(past.remark, earlier.remark)
        for past in _latest_past(tx, row)
    )


def _holds(longer: str, shorter: str) -> bool:
    """Whether one insertion turns the shorter remark into the longer one."""
    pairs = zip(longer, shorter, strict=False)
    start = next((at for at, (one, other) in enumerate(pairs) if one != other), len(shorter))
    return len(longer) >= len(shorter) and longer.endswith(shorter[start:])


def _latest_past(tx: Tx, row: JudgementRow) -> Iterable[Judgement]:
    latest = tx.scalars(
        select(JudgementHistoryRow)
        .where(
            JudgementHistoryRow.candidate_id == row.candidate_id,
            JudgementHistoryRow.annotator_id == row.annotator_id,
        )
        .order_by(JudgementHistoryRow.id.desc())
        .limit(1)
    )
    return [past_judgement(each).judgement for each in latest]


def _keep(
    tx: WriteTx, row: JudgementRow, earlier: Judgement, *, change: str, ended_by: str
) -> None:
    tx.add(
        JudgementHistoryRow(
            candidate_id=row.candidate_id,
            annotator_id=row.annotator_id,
            pronoun=row.pronoun,
            antecedent=row.antecedent,
            remark=row.remark,
            guidelines=row.guidelines,
            made_at=row.made_at,
            origin=row.origin,
            seconds=row.seconds,
            reference_seen=row.reference_seen,
            tokens=msgspec.json.encode(sorted(earlier.tokens)).decode(),
            tags=msgspec.json.encode(sorted(earlier.tags)).decode(),
            ended_at=now(),
            ended_by=ended_by,
            change=change,
        )
    )


def _insert(
    tx: WriteTx,
    candidate_id: CandidateId,
    annotator_id: AnnotatorId,
    record: JudgementRecord,
) -> JudgementRow:
    judgement = record.judgement
    row = JudgementRow(
        candidate_id=candidate_id,
        annotator_id=annotator_id,
        pronoun=judgement.pronoun.value,
        antecedent=judgement.antecedent.value,
        remark=judgement.remark,
        guidelines=record.guidelines,
        made_at=record.made_at or now(),
        origin=record.origin,
        seconds=record.seconds,
        reference_seen=record.reference_seen,
        state=record.state.value,
    )
    tx.add(row)
    tx.flush()
    tokens = [{"judgement_id": row.id, "line": at[0], "token": at[1]} for at in judgement.tokens]
    tags = [{"judgement_id": row.id, "tag": tag} for tag in judgement.tags]
    if tokens:
        tx.execute(insert(JudgementTokenRow), tokens)
    if tags:
        tx.execute(insert(JudgementTagRow), tags)
    return row


def past_judgement(row: JudgementHistoryRow) -> PastJudgement:
    tokens = msgspec.json.decode(row.tokens, type=list[tuple[int, int]])
    tags = msgspec.json.decode(row.tags, type=list[str])
    judgement = Judgement(
        Answer(row.pronoun),
        Answer(row.antecedent),
        frozenset(tokens),
        frozenset(tags),
        row.remark,
    )
    return PastJudgement(
        judgement, row.made_at, row.ended_at, row.ended_by, row.change, row.seconds
    )


_HAS_LEFT = select(
    exists().where(BatchRow.exported_at >= bindparam("since"))
    | exists().where(MergeRow.merged_at >= bindparam("since"))
)


class SessionWrites:
    """The judgements written by one open project; their time tells them from all others."""

    @classmethod
    def of(cls, tx: WriteTx) -> Self:
        """Return the writes of the project that this transaction is on."""
        written: Self = tx.known.setdefault(cls, cls())
        return written

    def __init__(self) -> None:
        self._made: set[tuple[int, int, str]] = set()

    def add(self, row: JudgementRow) -> None:
        self._made.add(_key(row))

    def discard(self, row: JudgementRow) -> None:
        self._made.discard(_key(row))

    def is_only_here(self, tx: Tx, row: JudgementRow) -> bool:
        return _key(row) in self._made and not tx.connection().scalar(
            _HAS_LEFT, {"since": row.made_at}
        )


def _key(row: JudgementRow) -> tuple[int, int, str]:
    return row.candidate_id, row.annotator_id, row.made_at
