"""The researcher's own tags on candidates, beside everybody's judgements."""

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert

from protest_core.ids import CandidateId
from protest_core.store.clock import now
from protest_core.store.schema import CandidateTagRow, JudgementTagRow
from protest_core.store.transactions import Tx, WriteTx

_OF_CANDIDATE = (
    select(CandidateTagRow.tag)
    .where(CandidateTagRow.candidate_id == bindparam("candidate"))
    .order_by(CandidateTagRow.tag)
)


def load_candidate_tags(tx: Tx, candidate_id: CandidateId) -> tuple[str, ...]:
    return tuple(tx.connection().scalars(_OF_CANDIDATE, {"candidate": candidate_id}))


def save_candidate_tag(tx: Tx, candidate_id: CandidateId, tag: str, by: str) -> bool:
    """Whether it was not there yet; who added it first stays on record."""
    row = {"candidate_id": candidate_id, "tag": tag, "added_by": by, "added_at": now()}
    statement = insert(CandidateTagRow).values(row).on_conflict_do_nothing()
    return tx.connection().execute(statement).rowcount > 0


def delete_candidate_tag(tx: WriteTx, candidate_id: CandidateId, tag: str) -> bool:
    """Whether it was there."""
    row = CandidateTagRow
    statement = delete(row).where(row.candidate_id == candidate_id, row.tag == tag)
    return tx.connection().execute(statement).rowcount > 0


def load_tags_in_use(tx: Tx) -> tuple[str, ...]:
    """In judgements and on candidates."""
    used = select(JudgementTagRow.tag).union(select(CandidateTagRow.tag))
    return tuple(sorted(tx.scalars(used)))
