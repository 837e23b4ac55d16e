"""Where the aligner was unsure, by candidate."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from sqlalchemy import ColumnElement, Exists, bindparam, case, exists, func, or_, select
from sqlalchemy.orm import aliased

from protest_core.aligning.hints import Doubt
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.store.schema import (
    AlignmentDoubtRow,
    AntecedentRow,
    CandidateRow,
    MendedLinkRow,
    SystemRow,
)
from protest_core.store.sqlite import insert_rows
from protest_core.store.transactions import Tx, WriteTx

# Where somebody has set the words right, nothing is in doubt any more. Which of several antecedents
# is doubted is not kept: the doubt stands until somebody has set the words of each of them.
_ABOUT_PRONOUN = AlignmentDoubtRow.doubt.in_([Doubt(each) for each in Doubt if each.is_of_pronoun])
_DOUBTED = aliased(CandidateRow)


def _mended(*of_part: ColumnElement[bool]) -> Exists:
    of_candidate = MendedLinkRow.candidate_id == AlignmentDoubtRow.candidate_id
    found = exists().where(of_candidate, MendedLinkRow.ended_at.is_(None), *of_part)
    return found.correlate_except(MendedLinkRow)


_AN_ANTECEDENT_IS_OPEN = (
    exists()
    .where(
        _DOUBTED.id == AlignmentDoubtRow.candidate_id,
        AntecedentRow.example_id == _DOUBTED.example_id,
        ~_mended(MendedLinkRow.part == AntecedentRow.number + 1),
    )
    .correlate(AlignmentDoubtRow)
)
STANDS = or_(
    ~_mended(),  # nearly always, and quickly told
    case((_ABOUT_PRONOUN, ~_mended(MendedLinkRow.part == 0)), else_=_AN_ANTECEDENT_IS_OPEN),
)

_OF_CANDIDATE = select(AlignmentDoubtRow.doubt).where(
    AlignmentDoubtRow.candidate_id == bindparam("candidate"), STANDS
)
_PLACE = {doubt: place for place, doubt in enumerate(Doubt)}


def load_doubts(tx: Tx, candidate_id: CandidateId) -> tuple[Doubt, ...]:
    found = tx.connection().scalars(_OF_CANDIDATE, {"candidate": candidate_id})
    return _in_order(found.all())


def _in_order(found: Sequence[str]) -> tuple[Doubt, ...]:
    return tuple(sorted(map(Doubt, found), key=_PLACE.__getitem__))


def load_doubts_of_system(tx: Tx, system_id: SystemId) -> dict[ExampleId, tuple[Doubt, ...]]:
    query = (
        select(CandidateRow.example_id, AlignmentDoubtRow.doubt)
        .join(CandidateRow, CandidateRow.id == AlignmentDoubtRow.candidate_id)
        .where(CandidateRow.system_id == system_id, STANDS)
    )
    found: defaultdict[ExampleId, list[str]] = defaultdict(list)
    for example, doubt in tx.connection().execute(query):
        found[ExampleId(example)].append(doubt)
    return {example: _in_order(doubts) for example, doubts in found.items()}


def save_doubts(tx: WriteTx, system: str, doubts: Mapping[ExampleId, Sequence[Doubt]]) -> None:
    """Of a system that has just been loaded."""
    query = select(CandidateRow.example_id, CandidateRow.id).join(SystemRow)
    rows = tx.connection().execute(query.where(SystemRow.name == system))
    insert_rows(tx.connection(), AlignmentDoubtRow, _rows(dict(rows.all()), doubts))


def _rows(
    candidates: Mapping[int, int], doubts: Mapping[ExampleId, Sequence[Doubt]]
) -> Iterator[tuple[int, str]]:
    for example, found in doubts.items():
        for doubt in found:
            yield candidates[example], doubt.value


def count_doubted(tx: Tx) -> int:
    """Candidates, not doubts."""
    candidates = func.count(AlignmentDoubtRow.candidate_id.distinct())
    return tx.scalar(select(candidates).where(STANDS)) or 0
