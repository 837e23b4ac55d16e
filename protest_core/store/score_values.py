"""What is counted for scores: candidates by what was said of them, and by system and example."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from protest_core.judgement.outcome import (
    Outcome,
    Question,
    Said,
    antecedent_outcome_of,
    outcome_of,
)
from protest_core.matching.match import Verdict
from protest_core.store.overview_values import Counts


class NotJudgeable(StrEnum):
    """What becomes of candidates that people could not judge."""

    INCORRECT = "incorrect"  # not correct: all examples count, as in WMT 2018
    EXCLUDED = "excluded"


OUTCOME_OF = {Question.PRONOUN: outcome_of, Question.ANTECEDENT: antecedent_outcome_of}


@dataclass(frozen=True, slots=True)
class SaidGroup:
    """So many candidates of a system and category of which the same was said."""

    system: str
    category: str
    verdict: Verdict | None
    everybody: tuple[Said, ...]
    count: int
    by_verified: bool = False  # approved, but not by the human reference

    @property
    def approved(self) -> bool:
        return self.verdict is Verdict.APPROVED

    @property
    def audited(self) -> bool:
        """Whether it belongs to what an audit is about."""
        return self.approved and not self.by_verified

    def outcome(self, question: Question) -> Outcome:
        return OUTCOME_OF[question](self.everybody, approved=self.approved)

    def outcome_by_people(self, question: Question) -> Outcome:
        """As if nothing had been approved."""
        return OUTCOME_OF[question](self.everybody, approved=False)

    def counts(self, question: Question) -> Counts:
        return Counts.of(self.outcome(question), self.count, by_verified=self.by_verified)

    def counts_by_people(self, question: Question) -> Counts:
        return Counts.of(self.outcome_by_people(question), self.count)


@dataclass(frozen=True, slots=True)
class OutcomesByExample:
    """The outcomes of a system's candidates, each at the place of its example in a list."""

    systems: tuple[str, ...]  # in the order of loading
    examples: int
    places: Mapping[str, Sequence[int]]  # by system, for each of its candidates
    outcomes: Mapping[str, Sequence[Outcome]]  # in the same order
