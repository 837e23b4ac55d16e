"""Lists and counts of candidates by outcome; the researcher's own tags."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache, reduce

from sqlalchemy import ColumnElement, ScalarSelect, String, bindparam, cast, delete, func, select
from sqlalchemy.dialects.sqlite import insert

from protest_core.candidates.filter import CandidateFilter, FilterChoices, OutcomeCounts
from protest_core.candidates.queries.conditions import conditions
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.schema import (
    AnnotatorRow,
    CandidateRow,
    CandidateTagRow,
    CategoryRow,
    ExampleRow,
    JudgementRow,
    JudgementTagRow,
    MatchRow,
    SystemRow,
)
from protest_core.db.sqlite import among_chosen, as_chosen
from protest_core.db.transactions import Tx, WriteTx, now
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import NOT_JUDGEABLE_TAGS
from protest_core.judgements.model import Answer, State
from protest_core.judgements.outcome import Outcome, Said, outcome_of
from protest_core.matching.rules import Reason, Verdict
from protest_core.names import ADJUDICATION
from protest_core.suite.model import Category
from protest_core.suite.queries import load_categories

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


# What the conditions below are about.
CANDIDATES_AND_CATEGORIES = (
    CandidateRow.__table__.join(ExampleRow, ExampleRow.id == CandidateRow.example_id)
    .join(CategoryRow, CategoryRow.id == ExampleRow.category_id)
    .outerjoin(MatchRow, MatchRow.candidate_id == CandidateRow.id)
)


def narrowed(tx: Tx, chosen: CandidateFilter) -> Iterator[ColumnElement[bool]]:
    """The conditions of the filter; with outcomes, which SQL does not know, those candidates."""
    if chosen.outcomes:
        yield among_chosen(CandidateRow.id)
    else:
        yield from conditions(tx, chosen)


def ids_of(tx: Tx, chosen: CandidateFilter) -> dict[str, str]:
    """The values that belong to the conditions of `narrowed`."""
    return as_chosen(chosen_candidates(tx, chosen)) if chosen.outcomes else {}


OutcomeOf = Callable[[str | None, str | None], Outcome]


CANDIDATES = (
    CandidateRow.__table__.join(ExampleRow, ExampleRow.id == CandidateRow.example_id)
    # Systems loaded after the last run have no matches yet.
    .outerjoin(MatchRow, MatchRow.candidate_id == CandidateRow.id)
)


def count_outcomes(tx: Tx, chosen: CandidateFilter) -> dict[tuple[str, str], OutcomeCounts]:
    """By system and category; where nothing is chosen there is no entry."""
    what = (
        CandidateRow.system_id,
        ExampleRow.category_id,
        MatchRow.verdict,
        MatchRow.verified_system_id.is_not(None),
        said_of_candidate(),
    )
    counted = select(*what, func.count()).select_from(CANDIDATES)
    query = counted.where(*conditions(tx, chosen)).group_by(*what)
    names = dict(tx.execute(select(SystemRow.id, SystemRow.name)).all())
    outcome = outcome_of_group()
    found: dict[tuple[str, str], OutcomeCounts] = defaultdict(OutcomeCounts)
    for system_id, category, verdict, verified, said, count in tx.execute(query):
        of_group = outcome(verdict, said)
        if not chosen.outcomes or of_group in chosen.outcomes:
            found[names[system_id], category] += OutcomeCounts.of(
                of_group, count, by_verified=verified
            )
    return dict(found)


def chosen_candidates(tx: Tx, chosen: CandidateFilter) -> tuple[CandidateId, ...]:
    """The systems in the order of loading, the examples of each in the suite's."""
    order = (CandidateRow.system_id, ExampleRow.position)
    if not chosen.outcomes:
        ids = select(CandidateRow.id).select_from(CANDIDATES).where(*conditions(tx, chosen))
        return tuple(map(CandidateId, tx.scalars(ids.order_by(*order))))
    rows = select(CandidateRow.id, MatchRow.verdict, said_of_candidate()).select_from(CANDIDATES)
    found = tx.execute(rows.where(*conditions(tx, chosen)).order_by(*order))
    outcome = outcome_of_group()
    return tuple(
        CandidateId(candidate)
        for candidate, verdict, said in found
        if outcome(verdict, said) in chosen.outcomes
    )


def said_of_candidate(annotator: str | None = None) -> ScalarSelect[str]:
    """All that was said of a candidate, as "yes/unset/done/0/0,no/unset/conflict/0/1".

    With an annotator, only what this one said.
    """
    row = JudgementRow
    one = said_in_row()
    said = select(func.group_concat(one))
    theirs = [] if annotator is None else [row.annotator_id == _id_of(annotator)]
    return said.where(row.candidate_id == CandidateRow.id, *theirs).scalar_subquery()


def said_in_row() -> ColumnElement[str]:
    """One judgement of these, as "yes/unset/done/0/0"."""
    row = JudgementRow
    tagged = select(JudgementTagRow.judgement_id).where(
        JudgementTagRow.tag.in_(sorted(NOT_JUDGEABLE_TAGS))
    )
    # As a list it is made once; asking for each judgement takes a third longer.
    not_judgeable = cast(row.id.in_(tagged), String)
    adjudicated = cast(row.annotator_id == _id_of(ADJUDICATION), String)
    parts = (row.antecedent, row.state, not_judgeable, adjudicated)
    return reduce(lambda said, part: said.concat("/").concat(part), parts, row.pronoun.expression)


def _id_of(annotator: str) -> ColumnElement[int]:
    """None has 0: where nobody is called so, nothing is theirs."""
    number = select(AnnotatorRow.id).where(AnnotatorRow.name == annotator).scalar_subquery()
    return func.coalesce(number, 0)


def outcome_of_group() -> OutcomeOf:
    """Few combinations occur many times."""

    @cache
    def outcome(verdict: str | None, said: str | None) -> Outcome:
        return outcome_of(everybody(said), approved=verdict == Verdict.APPROVED)

    return outcome


def everybody(said: str | None) -> tuple[Said, ...]:
    """What `said_of_candidate` tells."""
    return tuple(map(_parsed, said.split(","))) if said else ()


def _parsed(said: str) -> Said:
    pronoun, antecedent, state, not_judgeable, adjudicated = said.split("/")
    return Said(
        Answer(pronoun), State(state), not_judgeable == "1", Answer(antecedent), adjudicated == "1"
    )


def load_filter_choices(tx: Tx) -> FilterChoices:
    kept = tx.scalars(select(MatchRow.reasons).distinct())
    reasons = {Reason(reason) for reasons in kept for reason in reasons.split()}
    judged = select(AnnotatorRow.name).where(
        AnnotatorRow.id.in_(select(JudgementRow.annotator_id)), AnnotatorRow.name != ADJUDICATION
    )
    return FilterChoices(
        tuple(system.name for system in list_systems(tx)),
        categories_with_examples(tx),
        tuple(reason for reason in Reason if reason in reasons),
        load_tags_in_use(tx),
        tuple(sorted(tx.scalars(judged))),
    )


def categories_with_examples(tx: Tx) -> tuple[Category, ...]:
    used = set(tx.scalars(select(ExampleRow.category_id).distinct()))
    return tuple(category for category in load_categories(tx) if category.id in used)
