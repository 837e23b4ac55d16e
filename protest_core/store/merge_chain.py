"""Merges of one annotator that stand on each other: what one left, the next one found.

Undoing the lower one first must not bring it back when the upper one is undone, too.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import select, update

from protest_core.ids import CandidateId
from protest_core.judgement.judgement import Answer, Judgement
from protest_core.merging.deciding import Kind
from protest_core.store.merge_values import KeptNow
from protest_core.store.merges import MERGE
from protest_core.store.schema import JudgementHistoryRow, MergeChangeRow, MergeRow
from protest_core.store.sqlite import portions
from protest_core.store.standings import UNDO
from protest_core.store.transactions import Tx, WriteTx

Record = dict[str, Any]


def decoded(record: str | None) -> Record | None:
    return None if record is None else msgspec.json.decode(record, type=dict[str, Any])


def is_of(kept: KeptNow | None, record: Record | None) -> bool:
    """Whether what stands is what the record says, whatever time was spent on it since."""
    if kept is None or record is None:
        return kept is None and record is None
    return (kept.judgement, kept.made_at) == _said(record)


def take_out(
    tx: Tx,
    merge: MergeRow,
    candidate: CandidateId,
    before: Record | None,
    after: Record | None,
) -> bool:
    """Out of the chain: the merge that stands on this one then stands on what was before both."""
    upper = _next_above(tx, merge, candidate)
    if upper is None or not _is_same(decoded(upper.before), after):
        return False
    upper.before = None if before is None else msgspec.json.encode(before).decode()
    upper.kind = _kind(upper)
    return True


def _next_above(tx: Tx, merge: MergeRow, candidate: CandidateId) -> MergeChangeRow | None:
    query = (
        select(MergeChangeRow)
        .join(MergeRow, MergeRow.id == MergeChangeRow.merge_id)
        .where(
            MergeChangeRow.candidate_id == candidate,
            MergeRow.annotator_id == merge.annotator_id,
            MergeRow.id > merge.id,
            MergeRow.undone_at.is_(None),
        )
        .order_by(MergeRow.id)
        .limit(1)
    )
    return tx.scalars(query).first()


def _kind(change: MergeChangeRow) -> str:
    if change.before is None:
        return Kind.NEW.value
    return Kind.WITHDRAWN.value if change.after is None else Kind.CHANGED.value


def forget_what_lay_beneath(
    tx: WriteTx, merge: MergeRow, candidates: Sequence[CandidateId]
) -> None:
    """What merges brought that were undone before: it is as if it had never come."""
    for candidate, record in _undone_below(tx, merge, candidates):
        row = JudgementHistoryRow
        tx.execute(
            update(row)
            .where(
                row.candidate_id == candidate,
                row.annotator_id == merge.annotator_id,
                row.made_at == record["made_at"],
                row.ended_by == MERGE,
            )
            .values(ended_by=UNDO)
        )


def _undone_below(
    tx: Tx, merge: MergeRow, candidates: Sequence[CandidateId]
) -> Iterator[tuple[CandidateId, Record]]:
    change = MergeChangeRow
    for some in portions(list(candidates)):
        rows = tx.execute(
            select(change.candidate_id, change.after)
            .join(MergeRow, MergeRow.id == change.merge_id)
            .where(
                change.candidate_id.in_(some),
                MergeRow.annotator_id == merge.annotator_id,
                MergeRow.id < merge.id,
                MergeRow.undone_at.is_not(None),
            )
        )
        for candidate, after in rows:
            if (record := decoded(after)) is not None:
                yield CandidateId(candidate), record


def _is_same(one: Record | None, other: Record | None) -> bool:
    if one is None or other is None:
        return one is None and other is None
    return _said(one) == _said(other)


def _said(record: Record) -> tuple[Judgement, str]:
    judgement = Judgement(
        Answer(record["pronoun"]),
        Answer(record["antecedent"]),
        frozenset((line, token) for line, token in record["tokens"]),
        frozenset(record["tags"]),
        record["remark"],
    )
    return judgement, record["made_at"]
