"""Save one judgement in place of the earlier one, which moves to the history."""

from collections.abc import Iterable
from typing import Self

from msgspec import structs
from sqlalchemy import bindparam, exists, select, update

from protest_core.db.schema import (
    AnnotatorRow,
    BatchRow,
    JudgementHistoryRow,
    JudgementRow,
    MergeRow,
)
from protest_core.db.transactions import Tx, WriteTx, now
from protest_core.ids import AnnotatorId, CandidateId
from protest_core.judgements.model import (
    Ending,
    Judgement,
    JudgementRecord,
    PastJudgement,
    State,
    StoredJudgement,
)
from protest_core.judgements.queries.annotators import ensure_annotator
from protest_core.judgements.queries.load import find_judgement, past_judgement
from protest_core.judgements.queries.write import JudgementWriter

_WITHDRAWN_SECONDS = (
    select(JudgementHistoryRow.seconds)
    .where(
        JudgementHistoryRow.candidate_id == bindparam("candidate"),
        JudgementHistoryRow.annotator_id == bindparam("annotator"),
        JudgementHistoryRow.change == Ending.WITHDRAWN.value,
    )
    .order_by(JudgementHistoryRow.id.desc())
    .limit(1)
)
_HAS_LEFT = select(
    exists().where(BatchRow.exported_at >= bindparam("since"))
    | exists().where(MergeRow.merged_at >= bindparam("since"))
)


def save_judgement(
    tx: WriteTx, candidate_id: CandidateId, annotator: str, record: JudgementRecord
) -> None:
    """Save a judgement in place of the annotator's earlier one; the empty judgement withdraws it.

    The seconds of work add up, also over judgements withdrawn in between.
    """
    before = find_judgement(tx, candidate_id, annotator)
    withdraws = record.state is State.NEW
    if before is None and withdraws:
        return
    annotator_id = ensure_annotator(tx, annotator)
    writer, session = JudgementWriter(tx, annotator_id), SessionWrites.of(tx)
    if before is None:
        earlier_work = _seconds_withdrawn(tx, candidate_id, annotator_id)
        record = structs.replace(record, seconds=earlier_work + record.seconds)
    else:
        before = structs.replace(before, seconds=before.seconds + record.seconds)
        if before.judgement == record.judgement:
            add_seconds(tx, candidate_id, annotator, record.seconds)
            return
        seen = either_seen(before.reference_seen, record.reference_seen)
        record = structs.replace(record, reference_seen=seen, seconds=before.seconds)
        if withdraws or not (
            session.is_only_here(tx, before)
            and _is_typing(tx, annotator_id, before, record.judgement)
        ):
            change = Ending.WITHDRAWN if withdraws else Ending.REPLACED
            past = PastJudgement.of(before, ended_at=now(), ended_by=record.origin, change=change)
            writer.keep(candidate_id, past)
        writer.remove(before)
        session.discard(candidate_id, annotator, before.made_at)
    if not withdraws:
        record = structs.replace(record, made_at=record.made_at or now())
        writer.add(candidate_id, record)
        session.add(candidate_id, annotator, record.made_at)
    writer.write()


def either_seen(one: bool | None, other: bool | None) -> bool | None:  # noqa: FBT001
    """Return whether the reference was seen before either judgement; `None`: not known."""
    return True if one or other else other if one is None else one


def add_seconds(tx: Tx, candidate_id: CandidateId, annotator: str, seconds: float) -> None:
    """Add seconds of work to a judgement; if there is none, the seconds are dropped."""
    row = JudgementRow
    tx.execute(
        update(row)
        .where(
            row.candidate_id == candidate_id,
            row.annotator_id.in_(select(AnnotatorRow.id).where(AnnotatorRow.name == annotator)),
        )
        .values(seconds=row.seconds + seconds)
    )


def _seconds_withdrawn(tx: Tx, candidate_id: CandidateId, annotator_id: AnnotatorId) -> float:
    """Return the work on the judgement withdrawn last: the next judgement continues from there."""
    who = {"candidate": candidate_id, "annotator": annotator_id}
    return tx.connection().scalar(_WITHDRAWN_SECONDS, who) or 0.0


def _is_typing(
    tx: Tx, annotator_id: AnnotatorId, before: StoredJudgement, later: Judgement
) -> bool:
    """Return whether a change is typing: single letters would fill the history.

    A remark that only grew contains the earlier one, and while letters are deleted one by one, the
    history already has the whole remark.
    """
    earlier = before.judgement
    if structs.replace(earlier, remark=later.remark) != later:
        return False
    if _is_insertion(later.remark, earlier.remark):
        return True
    row = tx.scalars(
        select(JudgementHistoryRow)
        .where(
            JudgementHistoryRow.candidate_id == before.candidate_id,
            JudgementHistoryRow.annotator_id == annotator_id,
        )
        .order_by(JudgementHistoryRow.id.desc())
        .limit(1)
    ).first()
    if row is None:
        return False
    past = past_judgement(row).judgement
    same = structs.replace(earlier, remark=past.remark) == past
    return same and _is_insertion(past.remark, earlier.remark)


def _is_insertion(longer: str, shorter: str) -> bool:
    """Return whether one insertion turns the shorter remark into the longer one."""
    pairs = zip(longer, shorter, strict=False)
    start = next((at for at, (one, other) in enumerate(pairs) if one != other), len(shorter))
    return len(longer) >= len(shorter) and longer.endswith(shorter[start:])


class SessionWrites:
    """The judgements written by one open project, recognised by their times."""

    @classmethod
    def of(cls, tx: WriteTx) -> Self:
        """Return the writes of the project to which this transaction belongs."""
        written: Self = tx.known.setdefault(cls, cls())
        return written

    def __init__(self) -> None:
        self._made: set[tuple[CandidateId, str, str]] = set()

    def add(self, candidate_id: CandidateId, annotator: str, made_at: str) -> None:
        self._made.add((candidate_id, annotator, made_at))

    def discard(self, candidate_id: CandidateId, annotator: str, made_at: str) -> None:
        self._made.discard((candidate_id, annotator, made_at))

    def is_only_here(self, tx: Tx, stored: StoredJudgement) -> bool:
        """Return whether this project wrote it, and no batch or merge has read it since."""
        key = (stored.candidate_id, stored.annotator, stored.made_at)
        return key in self._made and not tx.connection().scalar(
            _HAS_LEFT, {"since": stored.made_at}
        )


def set_states(tx: WriteTx, changed: Iterable[tuple[CandidateId, str, State]]) -> None:
    """Set the states of judgements, by candidate and annotator; nothing else changes."""
    ids = dict(tx.execute(select(AnnotatorRow.name, AnnotatorRow.id)).all())
    row = JudgementRow
    statement = (
        update(row.__table__)  # type: ignore[arg-type]
        .where(row.candidate_id == bindparam("of"), row.annotator_id == bindparam("by"))
        .values(state=bindparam("now"))
    )
    rows = [{"of": of, "by": ids[name], "now": state.value} for of, name, state in changed]
    if rows:
        tx.connection().execute(statement, rows)
