"""List merges and undo one, with regard to the merges that rest on it."""

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import delete, select, update

from protest_core.batches.merge_rules import MergeKind, MergeRecord, ProjectSide, Undone
from protest_core.batches.queries.links import take_back_links
from protest_core.batches.queries.merge import MERGE
from protest_core.batches.queries.merge_state import load_merge_states
from protest_core.db.schema import (
    WITHOUT_FILE,
    AnnotatorRow,
    BatchRow,
    JudgementHistoryRow,
    MergeChangeRow,
    MergeRow,
)
from protest_core.db.sqlite import portions
from protest_core.db.transactions import Tx, WriteTx, now
from protest_core.errors import RefusedError
from protest_core.ids import AnnotatorId, CandidateId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import Ending, JudgementRecord, PastJudgement
from protest_core.judgements.queries.write import (
    UNDO,
    JudgementWriter,
    record_as_json,
    record_in_json,
)
from protest_core.translatable import Text


def is_same(one: JudgementRecord | None, other: JudgementRecord | None) -> bool:
    """Return whether two records are of one judgement, regardless of the work added since."""
    if one is None or other is None:
        return one is None and other is None
    return (one.judgement, one.made_at) == (other.judgement, other.made_at)


def take_out(
    tx: Tx,
    merge: MergeRow,
    candidate: CandidateId,
    before: JudgementRecord | None,
    after: JudgementRecord | None,
) -> bool:
    """Remove a merge from the chain, so that the next one rests on the state before both."""
    upper = _next_above(tx, merge, candidate)
    if upper is None or not is_same(_decoded(upper.before), after):
        return False
    upper.before = None if before is None else record_as_json(before)
    upper.kind = _kind(upper)
    return True


def _decoded(record: str | None) -> JudgementRecord | None:
    return None if record is None else record_in_json(record)


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
        return MergeKind.NEW.value
    return MergeKind.WITHDRAWN.value if change.after is None else MergeKind.CHANGED.value


def mark_undone_history(tx: WriteTx, merge: MergeRow, candidates: Sequence[CandidateId]) -> None:
    """Mark the history that earlier, undone merges added as if it had never been added."""
    for candidate, record in _undone_below(tx, merge, candidates):
        row = JudgementHistoryRow
        tx.execute(
            update(row)
            .where(
                row.candidate_id == candidate,
                row.annotator_id == merge.annotator_id,
                row.made_at == record.made_at,
                row.ended_by == MERGE,
            )
            .values(ended_by=UNDO)
        )


def _undone_below(
    tx: Tx, merge: MergeRow, candidates: Sequence[CandidateId]
) -> Iterator[tuple[CandidateId, JudgementRecord]]:
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
            if (record := _decoded(after)) is not None:
                yield CandidateId(candidate), record


def list_merges(tx: Tx) -> tuple[MergeRecord, ...]:
    """Return the merges, the oldest first."""
    query = select(MergeRow, AnnotatorRow.name, AnnotatorRow.kind).join(
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
            AnnotatorKind(kind),
        )
        for row, annotator, kind in tx.execute(query.order_by(MergeRow.id))
    )


def take_back_merge(tx: WriteTx, merge_id: int) -> Undone:
    """Undo a merge except for the history that it added; later judgements stay."""
    merge = tx.get(MergeRow, merge_id)
    if merge is None:
        raise RefusedError(
            Text("There is no merge {0}. Look at the list of merges.").format(merge_id)
        )
    if merge.undone_at is not None:
        raise RefusedError(
            Text("Merge {0} was undone already, {1}.").format(merge_id, merge.undone_at)
        )
    annotator = tx.get_one(AnnotatorRow, merge.annotator_id)
    change = MergeChangeRow
    query = select(change.candidate_id, change.before, change.after)
    changes = tx.execute(query.where(change.merge_id == merge_id)).all()
    candidates = [CandidateId(each.candidate_id) for each in changes]
    merge_states = load_merge_states(tx, annotator.name, candidates)
    writer = JudgementWriter(tx, AnnotatorId(annotator.id))
    time = now()
    back, left, beneath = [], [], []
    for candidate, (_, before, after) in zip(candidates, changes, strict=True):
        if is_same(merge_states[candidate].now, _decoded(after)):
            _put_back(writer, candidate, merge_states[candidate], _decoded(before), time)
            back.append(candidate)
        elif take_out(tx, merge, candidate, _decoded(before), _decoded(after)):
            beneath.append(candidate)
        else:
            left.append(candidate)
    writer.write()
    mark_undone_history(tx, merge, back)
    _forget_contradictions(tx, merge)
    links = take_back_links(tx, merge, time)
    merge.undone_at = time
    _forget_imported_task(tx, merge)
    return Undone(
        _together(back, links.back),
        _together(left, links.left),
        _together(beneath, links.beneath),
        tuple(dict.fromkeys(links.back)),
    )


def _forget_imported_task(tx: WriteTx, merge: MergeRow) -> None:
    """Remove the annotator's task if only this import gave it to them."""
    batch = None if merge.batch_id is None else tx.get_one(BatchRow, merge.batch_id)
    if batch is not None and batch.codes == WITHOUT_FILE:
        merge.batch_id = None
        tx.flush()
        tx.execute(delete(BatchRow).where(BatchRow.id == batch.id))


def _together(*candidates: Sequence[CandidateId]) -> tuple[CandidateId, ...]:
    return tuple(dict.fromkeys(each for some in candidates for each in some))


def _forget_contradictions(tx: WriteTx, merge: MergeRow) -> None:
    """Forget the choices in merge conflicts, so that the file can be merged with other choices."""
    row = JudgementHistoryRow
    tx.execute(
        update(row)
        .where(
            row.annotator_id == merge.annotator_id,
            row.change == Ending.NOT_TAKEN.value,
            row.ended_by == MERGE,
            row.ended_at == merge.merged_at,
        )
        .values(ended_by=UNDO)
    )


def _put_back(
    writer: JudgementWriter,
    candidate: CandidateId,
    merge_state: ProjectSide,
    before: JudgementRecord | None,
    time: str,
) -> None:
    if merge_state.now is not None:
        writer.remove(merge_state.now)
        change = Ending.WITHDRAWN if before is None else Ending.REPLACED
        past = PastJudgement.of(merge_state.now, ended_at=time, ended_by=UNDO, change=change)
        writer.keep(candidate, past)
    if before is not None:
        writer.add(candidate, before)
