"""The judgements and outcomes that scores are counted from, grouped in SQL."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache

from sqlalchemy import func, select

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.conditions import conditions
from protest_core.candidates.queries.human_outcomes import rows_of
from protest_core.candidates.queries.listing import CANDIDATES
from protest_core.db.schema import CandidateRow, CategoryRow, ExampleRow, MatchRow, SystemRow
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId
from protest_core.judgements.outcome import Outcome, Question
from protest_core.judgements.queries.outcomes import judgements_of_candidate, parse_judgements
from protest_core.matching.rules import Verdict
from protest_core.scores.model import OUTCOME_OF, JudgedGroup, OutcomesByExample


def group_judgements(
    tx: Tx, chosen: CandidateFilter, annotator: str | None = None
) -> Iterator[JudgedGroup]:
    """Yield the candidates grouped by system, category, verdict and judgements.

    With an annotator, only this one's judgements count, but the filter's outcomes are of all.
    """
    judgements = judgements_of_candidate(annotator)
    verified = MatchRow.verified_system_id.is_not(None)
    what = (CandidateRow.system_id, ExampleRow.category_id, MatchRow.verdict, verified, judgements)
    counted = select(func.count(), *what).select_from(CANDIDATES)
    query = counted.where(*conditions(tx, chosen)).group_by(*what)
    names = _names(tx)
    for count, system, category, verdict, by_verified, of_group in rows_of(tx, query):
        of_verdict = None if verdict is None else Verdict(verdict)
        place = names[system], category
        yield JudgedGroup(*place, of_verdict, parse_judgements(of_group), count, by_verified)


def outcomes_by_example(
    tx: Tx, chosen: CandidateFilter, question: Question, annotator: str | None = None
) -> OutcomesByExample:
    """Return the outcomes of one question; of the antecedent, where it is asked for."""
    judgements = judgements_of_candidate(annotator)
    what = (CandidateRow.system_id, ExampleRow.position, MatchRow.verdict, judgements)
    query = select(*what).select_from(CANDIDATES).where(*conditions(tx, chosen))
    if question is Question.ANTECEDENT:
        agreeing = select(CategoryRow.id).where(CategoryRow.antecedent_agrees)
        query = query.where(ExampleRow.category_id.in_(agreeing))
    places: dict[int, list[int]] = defaultdict(list)
    outcomes: dict[int, list[Outcome]] = defaultdict(list)
    outcome = _outcomes(question)
    for system, place, verdict, of_example in rows_of(tx, query):
        places[system].append(place)
        outcomes[system].append(outcome(verdict, of_example))
    names = _names(tx)
    return OutcomesByExample(
        tuple(name for number, name in names.items() if number in places),
        1 + max((max(each) for each in places.values()), default=-1),
        {names[number]: found for number, found in places.items()},
        {names[number]: found for number, found in outcomes.items()},
    )


def approved_by_reference(tx: Tx, chosen: CandidateFilter) -> frozenset[CandidateId]:
    """Return the candidates approved by the human reference, however people judged them."""
    ids = select(CandidateRow.id).select_from(CANDIDATES).where(*conditions(tx, chosen))
    approved = MatchRow.verdict == Verdict.APPROVED, MatchRow.verified_system_id.is_(None)
    return frozenset(map(CandidateId, tx.scalars(ids.where(*approved))))


def _outcomes(question: Question) -> Callable[[str | None, str | None], Outcome]:
    """Return a cached function for outcomes: a few combinations occur many times."""
    of_question = OUTCOME_OF[question]

    @cache
    def outcome(verdict: str | None, judgements: str | None) -> Outcome:
        return of_question(parse_judgements(judgements), approved=verdict == Verdict.APPROVED)

    return outcome


def _names(tx: Tx) -> dict[int, str]:
    rows = tx.execute(select(SystemRow.id, SystemRow.name).order_by(SystemRow.id))
    return dict(rows.all())
