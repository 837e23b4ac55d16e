"""Candidates one at a time, as the windows ask for them."""

from collections.abc import Iterable

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.matching import Reason
from protest_core.store.schema import (
    CandidateRow,
    DocumentRow,
    MatchRow,
    ReferenceSentenceRow,
    SourceSentenceRow,
    SystemRow,
    SystemSentenceRow,
)
from protest_core.store.suites import load_example
from protest_core.store.values import AlignedSentence, Candidate


def find_candidate(session: Session, system: str, example_id: ExampleId) -> CandidateId | None:
    query = (
        select(CandidateRow.id)
        .join(SystemRow, SystemRow.id == CandidateRow.system_id)
        .where(SystemRow.name == system, CandidateRow.example_id == example_id)
    )
    found = session.scalar(query)
    return None if found is None else CandidateId(found)


def load_candidate(session: Session, candidate_id: CandidateId) -> Candidate:
    row = session.get_one(CandidateRow, candidate_id)
    system = session.get_one(SystemRow, row.system_id)
    example = load_example(session, ExampleId(row.example_id))
    return Candidate(candidate_id, SystemId(system.id), system.name, example)


def document_around(session: Session, line: int) -> range:
    """The lines of the document that this line belongs to."""
    first = DocumentRow.first_line
    start = session.scalar(select(func.max(first)).where(first <= line))
    end = session.scalar(select(func.min(first)).where(first > line))
    if end is None:
        end = (session.scalar(select(func.max(SourceSentenceRow.line))) or 0) + 1
    return range(start or 0, end)


def load_source_lines(session: Session, lines: range) -> dict[int, str]:
    row = SourceSentenceRow
    query = select(row.line, row.text).where(row.line >= lines.start, row.line < lines.stop)
    return dict(session.execute(query).all())


def load_sentences(
    session: Session, system_id: SystemId, lines: Iterable[int]
) -> dict[int, AlignedSentence]:
    """These lines of a system's output, with their links."""
    row = SystemSentenceRow
    query = select(row.line, row.text, row.links).where(
        row.system_id == system_id, row.line.in_(sorted(set(lines)))
    )
    return {line: AlignedSentence(text, links) for line, text, links in session.execute(query)}


def load_reference_sentences(session: Session, lines: Iterable[int]) -> dict[int, AlignedSentence]:
    row = ReferenceSentenceRow
    query = select(row.line, row.text, row.links).where(row.line.in_(sorted(set(lines))))
    return {line: AlignedSentence(text, links) for line, text, links in session.execute(query)}


def reasons_of(session: Session, candidate_id: CandidateId) -> tuple[Reason, ...] | None:
    """Why the automatic step refers this candidate; none if approved, `None` if it has not run."""
    reasons = session.scalar(select(MatchRow.reasons).where(MatchRow.candidate_id == candidate_id))
    return None if reasons is None else tuple(map(Reason, reasons.split()))
