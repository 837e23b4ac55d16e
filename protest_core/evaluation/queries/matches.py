"""Matches in the database: save, group, load."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, bindparam, delete, exists, func, not_, select

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.conditions import CANDIDATES, conditions
from protest_core.candidates.queries.systems import load_candidate_ids
from protest_core.db.schema import CandidateRow, ExampleRow, MatchRow, SystemRow
from protest_core.db.sqlite import among_values, driver_of, insert_rows, portions
from protest_core.db.transactions import Tx, WriteTx
from protest_core.evaluation.model import MatchFound, MatchGroup
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.queries.outcomes import judgements_of_candidate, outcome_by
from protest_core.matching.rules import REFERENCE, Match, Reason, Rules, Verdict
from protest_core.suite.model import Example

_BY_VERIFIED = MatchRow.verified_system_id.is_not(None)
MatchToSave = tuple[Any, ...]  # a row, which begins with the candidate's id
_STORED = """
SELECT match.* FROM candidate CROSS JOIN match ON candidate_id = candidate.id WHERE system_id = ?
"""
_APPROVED, _REFERRED = Verdict.APPROVED.value, Verdict.REFERRED.value
_REASONS = select(MatchRow.reasons).where(MatchRow.candidate_id == bindparam("candidate"))
_MATCH = (
    select(
        MatchRow.verdict, MatchRow.reasons, MatchRow.shared, MatchRow.on_other_words, SystemRow.name
    )
    .outerjoin(SystemRow, SystemRow.id == MatchRow.verified_system_id)
    .where(MatchRow.candidate_id == bindparam("candidate"))
)


class StoredMatches(NamedTuple):
    """The matches of a system that are in the file, to be compared with new ones."""

    candidates: Mapping[ExampleId, CandidateId]
    rows: Mapping[CandidateId, MatchToSave]
    systems: Mapping[str, int]  # ids by name

    def changed(self, matches: Iterable[tuple[Example, Match]]) -> Iterator[MatchToSave]:
        """Yield those of these matches that differ from the stored ones."""
        for example, match in matches:
            candidate = self.candidates[example.id]
            row = _row(candidate, match, self.systems)
            if self.rows.get(candidate) != row:
                yield row


class StoredVerdict(NamedTuple):
    """The last verdict on a candidate; `None` if its system was not matched."""

    id: CandidateId
    verdict: Verdict | None
    reasons: tuple[Reason, ...]


def load_stored_matches(tx: Tx, system_id: SystemId) -> StoredMatches:
    rows = driver_of(tx.connection()).execute(_STORED, (system_id,))
    stored = {row[0]: row for row in rows}
    return StoredMatches(load_candidate_ids(tx, system_id), stored, _systems(tx))


def save_matches(tx: WriteTx, matches: Iterable[MatchToSave]) -> None:
    """Save these matches in place of earlier ones."""
    for rows in portions(matches):
        candidates = among_values(MatchRow.candidate_id, [row[0] for row in rows])
        tx.connection().execute(delete(MatchRow).where(candidates))
        insert_rows(tx.connection(), MatchRow, rows)


def save_match(tx: WriteTx, candidate_id: CandidateId, match: Match) -> None:
    """Save the match of this candidate in place of an earlier one; without one, save nothing."""
    earlier = delete(MatchRow).where(MatchRow.candidate_id == candidate_id)
    if tx.connection().execute(earlier).rowcount:
        row = _row(candidate_id, match, _systems(tx))
        insert_rows(tx.connection(), MatchRow, [row])


def _systems(tx: Tx) -> dict[str, int]:
    return dict(tx.execute(select(SystemRow.name, SystemRow.id)).all())


def _row(candidate_id: int, match: Match, systems: Mapping[str, int]) -> MatchToSave:
    return (
        candidate_id,
        _REFERRED if match.matched is None else _APPROVED,
        " ".join(match.reasons),
        " ".join(match.shared),
        match.on_other_words,
        None if match.matched in {None, REFERENCE} else systems[str(match.matched)],
    )


def match_groups(tx: Tx, rules: Rules | None = None) -> Iterator[MatchGroup]:
    """Yield all matches except those by verified translations, counted by the tables' divisions.

    `rules`: those by which approvals on homographs are told; without them, there are none.
    """
    query = _grouped(*_shared(rules)).where(not_(_BY_VERIFIED))
    for *of_group, count in tx.execute(query):
        yield _group(of_group, count, rules)


def verified_groups(tx: Tx, rules: Rules | None = None) -> Iterator[MatchGroup]:
    """Yield the approvals by verified translations, with people's outcomes."""
    if not tx.scalar(select(exists().where(_BY_VERIFIED))):
        return  # without such approvals, no judgement is read
    query = _grouped(*_shared(rules), judgements_of_candidate()).where(_BY_VERIFIED)
    for *of_group, judgements, count in tx.execute(query):
        group = _group(of_group, count, rules)
        of_people = outcome_by(judgements)
        judged = None if of_people is Outcome.OPEN else of_people
        yield replace(group, by_verified=True, judged=judged)


def _grouped(*distinguished: ColumnElement[Any]) -> Select[Any]:
    grouped_by = (
        SystemRow.name,
        ExampleRow.category_id,
        MatchRow.verdict,
        MatchRow.reasons,
        MatchRow.on_other_words,
        *distinguished,
    )
    return (
        select(*grouped_by, func.count())
        .select_from(MatchRow)
        .join(CandidateRow, CandidateRow.id == MatchRow.candidate_id)
        .join(SystemRow, SystemRow.id == CandidateRow.system_id)
        .join(ExampleRow, ExampleRow.id == CandidateRow.example_id)
        .group_by(*grouped_by)
    )


def _shared(rules: Rules | None) -> Iterator[ColumnElement[str]]:
    """Yield the column of shared tokens, which are few, if homographs are told."""
    if rules is not None and rules.has_homographs:
        yield MatchRow.shared.expression


def _group(distinguished: Sequence[Any], count: int, rules: Rules | None = None) -> MatchGroup:
    system, category, verdict, reasons, other, *shared = distinguished
    on_homographs = rules is not None and any(
        rules.rests_on_homographs(tokens.split(" ")) for tokens in shared
    )
    return MatchGroup(
        system,
        category,
        Verdict(verdict),
        tuple(map(Reason, reasons.split())),
        other,
        count,
        on_homographs=on_homographs,
    )


def approvals_on_homographs(
    tx: Tx, chosen: CandidateFilter, rules: Rules
) -> tuple[CandidateId, ...]:
    """Return the chosen candidates whose approval rests on pronouns that are other words, too."""
    approved = replace(chosen, verdict=Verdict.APPROVED)
    query = select(CandidateRow.id, MatchRow.shared).select_from(CANDIDATES)
    query = query.where(*conditions(tx, approved))
    ordered = query.order_by(CandidateRow.system_id, ExampleRow.position)
    return tuple(
        CandidateId(candidate)
        for candidate, shared in tx.rows(ordered)
        if rules.rests_on_homographs(shared.split(" "))
    )


def load_verdicts(tx: Tx, system_id: SystemId) -> dict[ExampleId, StoredVerdict]:
    """Return the last run's verdicts on this system's candidates, by example."""
    query = (
        select(CandidateRow.example_id, CandidateRow.id, MatchRow.verdict, MatchRow.reasons)
        .outerjoin(MatchRow, MatchRow.candidate_id == CandidateRow.id)
        .where(CandidateRow.system_id == system_id)
    )
    return {
        ExampleId(example): StoredVerdict(
            CandidateId(candidate),
            Verdict(verdict) if verdict else None,
            tuple(map(Reason, (reasons or "").split())),
        )
        for example, candidate, verdict, reasons in tx.connection().execute(query)
    }


def load_reasons(tx: Tx, candidate_id: CandidateId) -> tuple[Reason, ...] | None:
    """Return the reasons of a referral; empty if approved, `None` if the step has not run."""
    reasons = tx.connection().scalar(_REASONS, {"candidate": candidate_id})
    return None if reasons is None else tuple(map(Reason, reasons.split()))


def load_match(tx: Tx, candidate_id: CandidateId) -> MatchFound | None:
    """Return the candidate's match; `None` if its system was not matched since it was loaded."""
    row = tx.connection().execute(_MATCH, {"candidate": candidate_id}).one_or_none()
    if row is None:
        return None
    verdict, reasons, shared, on_other_words, verified = row
    return MatchFound(
        Verdict(verdict),
        tuple(map(Reason, reasons.split())),
        tuple(shared.split(" ")) if shared else (),
        bool(on_other_words),
        verified,
    )
