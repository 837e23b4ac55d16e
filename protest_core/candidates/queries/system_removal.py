"""Remove a system with all data of its candidates, or count these data before."""

from dataclasses import dataclass

from sqlalchemy import Select, delete, func, select

from protest_core.db.schema import (
    AlignmentWarningRow,
    AnnotatorRow,
    CandidateRow,
    CandidateTagRow,
    JudgementHistoryRow,
    JudgementRow,
    LinkCorrectionRow,
    MatchRow,
    MergeChangeRow,
    MergeLinkChangeRow,
    SystemRow,
    SystemSentenceRow,
    TaskCandidateRow,
    TaskOrderRow,
)
from protest_core.db.settings import get_setting, put_setting
from protest_core.db.transactions import Tx, WriteTx
from protest_core.ids import SystemId

_OF_CANDIDATE = (
    AlignmentWarningRow,
    MatchRow,
    MergeChangeRow,
    MergeLinkChangeRow,
    TaskCandidateRow,
    TaskOrderRow,
    CandidateTagRow,
    LinkCorrectionRow,
    JudgementHistoryRow,
    JudgementRow,
)
_Counted = JudgementRow | JudgementHistoryRow | LinkCorrectionRow | CandidateTagRow
_HIGHEST_IDS = "highest_ids"


@dataclass(frozen=True, slots=True)
class RemovalCounts:
    """Numbers of rows that are removed with a system; `earlier`: replaced judgements."""

    candidates: int
    judgements: int
    earlier: int
    annotators: tuple[str, ...]
    link_corrections: int
    tags: int
    in_tasks: int  # candidates


def load_removal_counts(tx: Tx, system_id: SystemId) -> RemovalCounts:
    candidates = _candidates_of(system_id)

    def count(table: type[_Counted]) -> int:
        query = select(func.count()).select_from(table)
        return tx.scalar(query.where(table.candidate_id.in_(candidates))) or 0

    annotators = (
        select(AnnotatorRow.name)
        .join(JudgementRow, JudgementRow.annotator_id == AnnotatorRow.id)
        .where(JudgementRow.candidate_id.in_(candidates))
        .distinct()
        .order_by(AnnotatorRow.name)
    )
    in_tasks = select(func.count(TaskCandidateRow.candidate_id.distinct()))
    return RemovalCounts(
        tx.scalar(select(func.count()).select_from(candidates.subquery())) or 0,
        count(JudgementRow),
        count(JudgementHistoryRow),
        tuple(tx.scalars(annotators)),
        count(LinkCorrectionRow),
        count(CandidateTagRow),
        tx.scalar(in_tasks.where(TaskCandidateRow.candidate_id.in_(candidates))) or 0,
    )


def systems_approved_by(tx: Tx, system_id: SystemId) -> frozenset[SystemId]:
    """Return the systems with candidates that this one's verified translations approved."""
    query = (
        select(CandidateRow.system_id)
        .join(MatchRow, MatchRow.candidate_id == CandidateRow.id)
        .where(MatchRow.verified_system_id == system_id)
        .distinct()
    )
    return frozenset(map(SystemId, tx.scalars(query))) - {system_id}


def highest_ids(tx: Tx) -> tuple[int, int]:
    """Return the highest ids that a system and a candidate have, or had before their removal.

    No id is used again: a person who still looks at a removed candidate must not judge another.
    """
    systems, candidates = get_setting(tx, _HIGHEST_IDS, tuple[int, int]) or (0, 0)
    return (
        max(systems, tx.scalar(select(func.max(SystemRow.id))) or 0),
        max(candidates, tx.scalar(select(func.max(CandidateRow.id))) or 0),
    )


def remove_system_rows(tx: WriteTx, system_id: SystemId) -> None:
    """Remove a system; candidates that its translations approved have to be matched again.

    Strata over several systems stay as they were drawn: the chances of other systems do not change.
    """
    put_setting(tx, _HIGHEST_IDS, highest_ids(tx))
    candidates = _candidates_of(system_id)
    for table in _OF_CANDIDATE:
        tx.execute(delete(table).where(table.candidate_id.in_(candidates)))
    tx.execute(delete(MatchRow).where(MatchRow.verified_system_id == system_id))
    for of_system in (CandidateRow, SystemSentenceRow):
        tx.execute(delete(of_system).where(of_system.system_id == system_id))
    tx.execute(delete(SystemRow).where(SystemRow.id == system_id))


def _candidates_of(system_id: SystemId) -> Select[int]:
    return select(CandidateRow.id).where(CandidateRow.system_id == system_id)
