"""What merges there were, and taking one back."""

import msgspec
from sqlalchemy import select, update

from protest_core.errors import RefusedError
from protest_core.ids import AnnotatorId, CandidateId
from protest_core.store.clock import now
from protest_core.store.merge_chain import (
    Record,
    decoded,
    forget_what_lay_beneath,
    is_of,
    take_out,
)
from protest_core.store.merge_values import MergeRecord, Standing, Undone
from protest_core.store.merges import MERGE, JudgementWriter, record_of_kept
from protest_core.store.schema import AnnotatorRow, JudgementHistoryRow, MergeChangeRow, MergeRow
from protest_core.store.standings import UNDO, load_standings
from protest_core.store.transactions import Tx, WriteTx


def list_merges(tx: Tx) -> tuple[MergeRecord, ...]:
    """The oldest first."""
    query = select(MergeRow, AnnotatorRow.name).join(
        AnnotatorRow, AnnotatorRow.id == MergeRow.annotator_id
    )
    return tuple(
        MergeRecord(
            row.id,
            row.batch_id,
            annotator,
            row.file,
            row.merged_at,
            row.merged_by,
            msgspec.json.decode(row.counts, type=dict[str, int]),
            row.undone_at,
        )
        for row, annotator in tx.execute(query.order_by(MergeRow.id))
    )


def take_back_merge(tx: WriteTx, merge_id: int) -> Undone:
    """As if the file had not come, but for its past; what was judged since stays."""
    merge = tx.get(MergeRow, merge_id)
    if merge is None:
        raise RefusedError(f"There is no merge {merge_id}. Look at the list of merges.")
    if merge.undone_at is not None:
        raise RefusedError(f"Merge {merge_id} was undone already, {merge.undone_at}.")
    annotator = tx.get_one(AnnotatorRow, merge.annotator_id)
    change = MergeChangeRow
    query = select(change.candidate_id, change.before, change.after)
    changes = tx.execute(query.where(change.merge_id == merge_id)).all()
    candidates = [CandidateId(each.candidate_id) for each in changes]
    standings = load_standings(tx, annotator.name, candidates)
    writer = JudgementWriter(tx, AnnotatorId(annotator.id))
    time = now()
    back, left, beneath = [], [], []
    for candidate, (_, before, after) in zip(candidates, changes, strict=True):
        if is_of(standings[candidate].now, decoded(after)):
            _put_back(writer, candidate, standings[candidate], decoded(before), time)
            back.append(candidate)
        elif take_out(tx, merge, candidate, decoded(before), decoded(after)):
            beneath.append(candidate)
        else:
            left.append(candidate)
    writer.write()
    forget_what_lay_beneath(tx, merge, back)
    _forget_contradictions(tx, merge)
    merge.undone_at = time
    return Undone(tuple(back), tuple(left), tuple(beneath))


def _forget_contradictions(tx: WriteTx, merge: MergeRow) -> None:
    """When the file comes again, it is to be chosen again."""
    row = JudgementHistoryRow
    tx.execute(
        update(row)
        .where(
            row.annotator_id == merge.annotator_id,
            row.change == "not_taken",
            row.ended_by == MERGE,
            row.ended_at == merge.merged_at,
        )
        .values(ended_by=UNDO)
    )


def _put_back(
    writer: JudgementWriter,
    candidate: CandidateId,
    standing: Standing,
    before: Record | None,
    time: str,
) -> None:
    if standing.now is not None:
        writer.remove(standing.now)
        ended = (time, UNDO, "withdrawn" if before is None else "replaced")
        writer.keep(candidate, record_of_kept(standing.now), ended=ended)
    if before is not None:
        writer.add(candidate, before)
