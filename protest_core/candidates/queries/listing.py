"""Lists and counts of candidates by outcome; the researcher's own tags."""

from collections import defaultdict

from sqlalchemy import bindparam, delete, func, select
from sqlalchemy.dialects.sqlite import insert

from protest_core.candidates.filter import CandidateFilter, FilterChoices, OutcomeCounts
from protest_core.candidates.queries.conditions import (
    CANDIDATES,
    UNJUDGED,
    conditions,
    load_distances,
)
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.schema import (
    CandidateRow,
    CandidateTagRow,
    ExampleRow,
    JudgementTagRow,
    MatchRow,
    SystemRow,
)
from protest_core.db.transactions import Tx, WriteTx, now
from protest_core.ids import CandidateId
from protest_core.judgements.queries.annotators import annotators_who_judged
from protest_core.judgements.queries.outcomes import judgements_of_candidate, outcome_by
from protest_core.matching.rules import Reason
from protest_core.suite.queries import categories_with_examples

_OF_CANDIDATE = (
    select(CandidateTagRow.tag)
    .where(CandidateTagRow.candidate_id == bindparam("candidate"))
    .order_by(CandidateTagRow.tag)
)


def load_candidate_tags(tx: Tx, candidate_id: CandidateId) -> tuple[str, ...]:
    return tuple(tx.connection().scalars(_OF_CANDIDATE, {"candidate": candidate_id}))


def load_own_tags(tx: Tx) -> dict[CandidateId, tuple[str, ...]]:
    """Return the researcher's own tags of all candidates that have any."""
    tags_of: dict[CandidateId, tuple[str, ...]] = {}
    tagged = select(CandidateTagRow.candidate_id, CandidateTagRow.tag)
    for number, tag in tx.execute(
        tagged.order_by(CandidateTagRow.candidate_id, CandidateTagRow.tag)
    ):
        candidate = CandidateId(number)
        tags_of[candidate] = (*tags_of.get(candidate, ()), tag)
    return tags_of


def save_candidate_tag(tx: Tx, candidate_id: CandidateId, tag: str, by: str) -> bool:
    """Add a tag and return whether it is new; who added it first stays on record."""
    row = {"candidate_id": candidate_id, "tag": tag, "added_by": by, "added_at": now()}
    statement = insert(CandidateTagRow).values(row).on_conflict_do_nothing()
    return tx.connection().execute(statement).rowcount > 0


def delete_candidate_tag(tx: WriteTx, candidate_id: CandidateId, tag: str) -> bool:
    """Remove a tag and return whether it was there."""
    row = CandidateTagRow
    statement = delete(row).where(row.candidate_id == candidate_id, row.tag == tag)
    return tx.connection().execute(statement).rowcount > 0


def load_tags_in_use(tx: Tx) -> tuple[str, ...]:
    """Return all tags in judgements and on candidates."""
    used = select(JudgementTagRow.tag).union(select(CandidateTagRow.tag))
    return tuple(sorted(tx.scalars(used)))


def count_outcomes(tx: Tx, chosen: CandidateFilter) -> dict[tuple[str, str], OutcomeCounts]:
    """Return the outcomes of chosen candidates by system and category, without empty entries."""
    grouped_by = (
        CandidateRow.system_id,
        ExampleRow.category_id,
        UNJUDGED,
        MatchRow.verified_system_id.is_not(None),
        judgements_of_candidate(),
    )
    counted = select(*grouped_by, func.count()).select_from(CANDIDATES)
    query = counted.where(*conditions(tx, chosen)).group_by(*grouped_by)
    names = dict(tx.execute(select(SystemRow.id, SystemRow.name)).all())
    counts: dict[tuple[str, str], OutcomeCounts] = defaultdict(OutcomeCounts)
    for system_id, category, unjudged, verified, judgements, count in tx.execute(query):
        counts[names[system_id], category] += OutcomeCounts.of(
            outcome_by(judgements, unjudged), count, by_verified=verified
        )
    return dict(counts)


def chosen_candidates(tx: Tx, chosen: CandidateFilter) -> tuple[CandidateId, ...]:
    """Return the chosen candidates: the systems as loaded, the examples as in the suite."""
    ids = select(CandidateRow.id).select_from(CANDIDATES).where(*conditions(tx, chosen))
    ordered = ids.order_by(CandidateRow.system_id, ExampleRow.position)
    return tuple(map(CandidateId, tx.scalars(ordered)))


def load_filter_choices(tx: Tx) -> FilterChoices:
    kept = tx.scalars(select(MatchRow.reasons).distinct())
    reasons = {Reason(reason) for reasons in kept for reason in reasons.split()}
    return FilterChoices(
        tuple(system.name for system in list_systems(tx)),
        categories_with_examples(tx),
        tuple(reason for reason in Reason if reason in reasons),
        load_tags_in_use(tx),
        load_distances(tx),
        annotators_who_judged(tx),
    )
