"""The automatic step's results: one per candidate, written anew with each run."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, func, select

from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgement.outcome import Outcome
from protest_core.matching.match import Match, Reason, Verdict
from protest_core.matching.rendering import REFERENCE
from protest_core.matching.summary import MatchGroup
from protest_core.store.overview import outcome_of_group, said_of_candidate
from protest_core.store.schema import CandidateRow, ExampleRow, MatchRow, SystemRow
from protest_core.store.sqlite import insert_rows
from protest_core.store.transactions import Tx, WriteTx

_BY_VERIFIED = MatchRow.verified_system_id.is_not(None)
_UNJUDGED = frozenset({Outcome.APPROVED, Outcome.OPEN})


def save_matches(
    tx: WriteTx,
    system_id: SystemId,
    matches: Iterable[tuple[ExampleId, Match]],
) -> None:
    """Replace what an earlier run said of this system."""
    of_system = select(CandidateRow.id).where(CandidateRow.system_id == system_id)
    # No match is ever an object in the session that would have to be kept in step.
    earlier = delete(MatchRow).where(MatchRow.candidate_id.in_(of_system))
    tx.execute(earlier, execution_options={"synchronize_session": False})
    candidates = dict(
        tx.execute(
            select(CandidateRow.example_id, CandidateRow.id).where(
                CandidateRow.system_id == system_id
            )
        ).all()
    )
    systems = _systems(tx)
    rows = (_row(candidates[example_id], match, systems) for example_id, match in matches)
    insert_rows(tx.connection(), MatchRow, rows)


def save_match(tx: WriteTx, candidate_id: CandidateId, match: Match) -> None:
    """Replace what an earlier run said of this candidate; where there was none, none is made."""
    earlier = delete(MatchRow).where(MatchRow.candidate_id == candidate_id)
    if tx.connection().execute(earlier).rowcount:
        row = _row(candidate_id, match, _systems(tx))
        insert_rows(tx.connection(), MatchRow, [row])


def _systems(tx: Tx) -> dict[str, int]:
    return dict(tx.execute(select(SystemRow.name, SystemRow.id)).all())


def _row(candidate_id: int, match: Match, systems: Mapping[str, int]) -> tuple[object, ...]:
    return (
        candidate_id,
        match.verdict.value,
        " ".join(match.reasons),
        " ".join(match.shared),
        match.on_other_words,
        None if match.matched in {None, REFERENCE} else systems[str(match.matched)],
    )


def match_groups(tx: Tx) -> Iterator[MatchGroup]:
    """All matches of the project, counted by what the tables tell apart."""
    any_verified = False
    for *of_group, by_verified, count in tx.execute(_grouped(_BY_VERIFIED)):
        any_verified |= by_verified
        if not by_verified:
            yield _group(of_group, count)
    if any_verified:
        yield from _verified_groups(tx)


def _verified_groups(tx: Tx) -> Iterator[MatchGroup]:
    """What people say is looked up for these alone, which are few."""
    outcome = outcome_of_group()
    query = _grouped(said_of_candidate()).where(_BY_VERIFIED)
    for *of_group, said, count in tx.execute(query):
        group = _group(of_group, count)
        of_people = outcome(group.verdict.value, said)
        judged = None if of_people in _UNJUDGED else of_people
        yield replace(group, by_verified=True, judged=judged)


def _grouped(told_apart: ColumnElement[Any]) -> Select[Any]:
    what = (
        SystemRow.name,
        ExampleRow.category_id,
        MatchRow.verdict,
        MatchRow.reasons,
        MatchRow.on_other_words,
        told_apart,
    )
    return (
        select(*what, func.count())
        .select_from(MatchRow)
        .join(CandidateRow, CandidateRow.id == MatchRow.candidate_id)
        .join(SystemRow, SystemRow.id == CandidateRow.system_id)
        .join(ExampleRow, ExampleRow.id == CandidateRow.example_id)
        .group_by(*what)
    )


def _group(told_apart: Sequence[Any], count: int) -> MatchGroup:
    system, category, verdict, reasons, other = told_apart
    of_these = tuple(map(Reason, reasons.split()))
    return MatchGroup(system, category, Verdict(verdict), of_these, other, count)
