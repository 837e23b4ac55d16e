"""Outcomes by human judgement alone, and disputed candidates."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache

from sqlalchemy import ColumnElement, ScalarSelect, case, func, select

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.conditions import CANDIDATES, UNJUDGED, conditions
from protest_core.db.schema import CandidateRow, ExampleRow, MatchRow
from protest_core.db.sqlite import among_values
from protest_core.db.transactions import Tx
from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgements.annotators import ALL_PEOPLE, Annotators
from protest_core.judgements.guidelines import load_guidelines
from protest_core.judgements.outcome import Dispute, Outcome, dispute_of, strongest
from protest_core.judgements.queries.outcomes import (
    judgements_of_candidate,
    outcome_by,
    parse_judgements,
)
from protest_core.judgements.questions import categories_asked
from protest_core.suite.queries import load_categories


@dataclass(frozen=True, slots=True)
class HumanOutcome:
    """A candidate's outcome by people; `approved`: only by the automatic step.

    If nobody has judged it, it is open, or no translation.
    """

    id: CandidateId
    system_id: SystemId
    example_id: ExampleId
    category: str
    outcome: Outcome
    approved: bool


def outcomes_by_people(
    tx: Tx, chosen: CandidateFilter, annotators: Annotators = ALL_PEOPLE
) -> Iterator[HumanOutcome]:
    """Yield people's outcomes in the order of `list_candidates`.

    Only these people's judgements count, but outcomes in the filter are by all people.
    """
    place = (CandidateRow.id, CandidateRow.system_id, CandidateRow.example_id)
    by_these = judgements_of_candidate(annotators)
    query = (
        select(*place, ExampleRow.category_id, UNJUDGED, by_these)
        .select_from(CANDIDATES)
        .where(*conditions(tx, chosen))
        .order_by(CandidateRow.system_id, ExampleRow.position)
    )
    for number, system, example, category, unjudged, judgements in tx.rows(query):
        ids = CandidateId(number), SystemId(system), ExampleId(example)
        approved = unjudged == Outcome.APPROVED
        outcome = outcome_by(judgements, Outcome.OPEN if approved else unjudged)
        yield HumanOutcome(*ids, category, outcome, approved)


def outcomes_of(tx: Tx, candidates: Collection[CandidateId]) -> dict[CandidateId, Outcome]:
    """Return everybody's outcome of these candidates, the automatic step's approvals included."""
    query = (
        select(CandidateRow.id, UNJUDGED, judgements_of_candidate())
        .outerjoin(MatchRow, MatchRow.candidate_id == CandidateRow.id)
        .where(among_values(CandidateRow.id, candidates))
    )
    return {
        CandidateId(candidate): outcome_by(judgements, unjudged)
        for candidate, unjudged, judgements in tx.rows(query)
    }


def list_disputed(
    tx: Tx, chosen: CandidateFilter, annotators: Annotators = ALL_PEOPLE
) -> Iterator[tuple[CandidateId, Dispute]]:
    """Yield the candidates on which these people differ, in the order of `list_candidates`.

    They may differ on any question that the candidate is asked now.
    """
    further = [each for each in load_guidelines(tx).further if not each.retired]
    # One text of all answers, whose few combinations are cached: 200,000 candidates are listed in
    # .24 instead of .33 s.
    texts: ColumnElement[str] | ScalarSelect[str] = judgements_of_candidate(annotators)
    for question in further:
        asked = [each.id for each in categories_asked(load_categories(tx), question)]
        where_asked = (
            ExampleRow.category_id.in_(asked),
            judgements_of_candidate(annotators, question),
        )
        parts = func.coalesce(texts, ""), func.coalesce(case(where_asked), "")
        texts = parts[0].concat("\n").concat(parts[1])
    query = (
        select(CandidateRow.id, texts)
        .select_from(CANDIDATES)
        .where(*conditions(tx, chosen))
        .order_by(CandidateRow.system_id, ExampleRow.position)
    )

    @cache  # a few combinations occur many times
    def dispute_in(judgements: str | None) -> Dispute:
        first_two, *others = (judgements or "").split("\n")
        disputes = [dispute_of(parse_judgements(first_two))]
        for question, text in zip(further, others, strict=True):
            disputes.append(dispute_of(parse_judgements(text, question), (question,)))
        return strongest(disputes)

    for candidate, judgements in tx.rows(query):
        dispute = dispute_in(judgements)
        if dispute is not Dispute.NONE:
            yield CandidateId(candidate), dispute
