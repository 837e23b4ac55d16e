"""What merges there were, and taking one back."""

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from protest_core.errors import RefusedError
from protest_core.ids import AnnotatorId, CandidateId
from protest_core.judgement import Answer, Judgement
from protest_core.store.clock import now
from protest_core.store.merge_values import MergeRecord, Standing, Undone
from protest_core.store.merges import MERGE, JudgementWriter, record_of_kept
from protest_core.store.schema import AnnotatorRow, JudgementHistoryRow, MergeChangeRow, MergeRow
from protest_core.store.standings import UNDO, load_standings

_Record = dict[str, Any]


def list_merges(session: Session) -> Iterator[MergeRecord]:
    """The oldest first."""
    query = select(MergeRow, AnnotatorRow.name).join(
        AnnotatorRow, AnnotatorRow.id == MergeRow.annotator_id
    )
    for row, annotator in session.execute(query.order_by(MergeRow.id)):
        counts = msgspec.json.decode(row.counts, type=dict[str, int])
        yield MergeRecord(
            row.id,
            row.batch_id,
            annotator,
            row.file,
            row.merged_at,
            row.merged_by,
            counts,
            row.undone_at,
        )


def undo_merge(session: Session, merge_id: int) -> Undone:
    """As if the file had not come, but for its past; what was judged since stays."""
    merge = session.get(MergeRow, merge_id)
    if merge is None:
        raise RefusedError(f"There is no merge {merge_id}. Look at the list of merges.")
    if merge.undone_at is not None:
        raise RefusedError(f"Merge {merge_id} was undone already, {merge.undone_at}.")
    annotator = session.get_one(AnnotatorRow, merge.annotator_id)
    change = MergeChangeRow
    query = select(change.candidate_id, change.before, change.after)
    changes = session.execute(query.where(change.merge_id == merge_id)).all()
    candidates = [CandidateId(each.candidate_id) for each in changes]
    standings = load_standings(session, annotator.name, candidates)
    writer = JudgementWriter(session, AnnotatorId(annotator.id))
    time = now()
    left = []
    for candidate, (_, before, after) in zip(candidates, changes, strict=True):
        if _stands(standings[candidate], _decoded(after)):
            _put_back(writer, candidate, standings[candidate], _decoded(before), time)
        else:
            left.append(candidate)
    writer.write()
    _forget_contradictions(session, merge)
    merge.undone_at = time
    return Undone(tuple(each for each in candidates if each not in set(left)), tuple(left))


def _forget_contradictions(session: Session, merge: MergeRow) -> None:
    """When the file comes again, it is to be chosen again."""
    row = JudgementHistoryRow
    session.execute(
        update(row)
        .where(
            row.annotator_id == merge.annotator_id,
            row.change == "not_taken",
            row.ended_by == MERGE,
            row.ended_at == merge.merged_at,
        )
        .values(ended_by=UNDO)
    )


def _decoded(record: str | None) -> _Record | None:
    return None if record is None else msgspec.json.decode(record, type=dict[str, Any])


def _stands(standing: Standing, after: _Record | None) -> bool:
    """Whether the judgement is the one that the merge left."""
    if standing.now is None or after is None:
        return standing.now is None and after is None
    return (standing.now.judgement, standing.now.made_at) == (
        _judgement(after),
        after["made_at"],
    )


def _judgement(record: _Record) -> Judgement:
    return Judgement(
        Answer(record["pronoun"]),
        Answer(record["antecedent"]),
        frozenset((line, token) for line, token in record["tokens"]),
        frozenset(record["tags"]),
        record["remark"],
    )


def _put_back(
    writer: JudgementWriter,
    candidate: CandidateId,
    standing: Standing,
    before: _Record | None,
    time: str,
) -> None:
    if standing.now is not None:
        writer.remove(standing.now)
        ended = (time, UNDO, "withdrawn" if before is None else "replaced")
        writer.keep(candidate, record_of_kept(standing.now), ended=ended)
    if before is not None:
        writer.add(candidate, before)
