"""The researcher's own tags on candidates, beside everybody's judgements."""

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.orm import Session

from protest_core.ids import CandidateId
from protest_core.store.clock import now
from protest_core.store.schema import CandidateTagRow, JudgementTagRow

_OF_CANDIDATE = (
    select(CandidateTagRow.tag)
    .where(CandidateTagRow.candidate_id == bindparam("candidate"))
    .order_by(CandidateTagRow.tag)
)


def load_candidate_tags(session: Session, candidate_id: CandidateId) -> tuple[str, ...]:
    return tuple(session.connection().scalars(_OF_CANDIDATE, {"candidate": candidate_id}))


def add_candidate_tag(session: Session, candidate_id: CandidateId, tag: str, by: str) -> bool:
    """Whether it was not there yet; who added it first stays on record."""
    row = {"candidate_id": candidate_id, "tag": tag, "added_by": by, "added_at": now()}
    statement = insert(CandidateTagRow).values(row).on_conflict_do_nothing()
    return session.connection().execute(statement).rowcount > 0


def remove_candidate_tag(session: Session, candidate_id: CandidateId, tag: str) -> bool:
    """Whether it was there."""
    row = CandidateTagRow
    statement = delete(row).where(row.candidate_id == candidate_id, row.tag == tag)
    return session.connection().execute(statement).rowcount > 0


def tags_in_use(session: Session) -> tuple[str, ...]:
    """In judgements and on candidates."""
    used = select(JudgementTagRow.tag).union(select(CandidateTagRow.tag))
    return tuple(sorted(session.scalars(used)))
