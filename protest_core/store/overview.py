"""Candidates by their outcome: SQL groups them, the core's rules say what a group means."""

from collections import defaultdict
from collections.abc import Callable
from functools import cache, reduce

from sqlalchemy import ColumnElement, ScalarSelect, String, cast, func, select

from protest_core.ids import CandidateId
from protest_core.judgement.conflicts import NOT_JUDGEABLE_TAGS, State
from protest_core.judgement.judgement import Answer
from protest_core.judgement.outcome import ADJUDICATION, Outcome, Said, outcome_of
from protest_core.matching.match import Reason, Verdict
from protest_core.store.candidate_tags import load_tags_in_use
from protest_core.store.overview_values import CandidateFilter, Counts, FilterChoices
from protest_core.store.schema import (
    AnnotatorRow,
    CandidateRow,
    ExampleRow,
    JudgementRow,
    JudgementTagRow,
    MatchRow,
    SystemRow,
)
from protest_core.store.selecting import conditions
from protest_core.store.suites import load_categories
from protest_core.store.systems import list_systems
from protest_core.store.transactions import Tx
from protest_core.suite.category import Category

OutcomeOf = Callable[[str | None, str | None], Outcome]

CANDIDATES = (
    CandidateRow.__table__.join(ExampleRow, ExampleRow.id == CandidateRow.example_id)
    # Systems loaded after the last run have no matches yet.
    .outerjoin(MatchRow, MatchRow.candidate_id == CandidateRow.id)
)


def count_outcomes(tx: Tx, chosen: CandidateFilter) -> dict[tuple[str, str], Counts]:
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
    found: dict[tuple[str, str], Counts] = defaultdict(Counts)
    for system_id, category, verdict, verified, said, count in tx.execute(query):
        of_group = outcome(verdict, said)
        if not chosen.outcomes or of_group in chosen.outcomes:
            found[names[system_id], category] += Counts.of(of_group, count, by_verified=verified)
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
