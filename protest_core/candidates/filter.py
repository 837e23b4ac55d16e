"""Filters of candidates, what they can choose from, and counts of outcomes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from protest_core.ids import CandidateId
from protest_core.judgements.model import State
from protest_core.judgements.outcome import Outcome
from protest_core.matching.rules import Reason
from protest_core.suite.model import Category


@dataclass(frozen=True, slots=True)
class CandidateFilter:
    """All given conditions must hold; what is empty is no condition.

    With an annotator, states, tags and remarks are that person's, and without states only what
    the person judged is meant; without one, the researcher's own tags count, too. `text` is
    looked for, in whatever case, in the source line of the pronoun, in the system's translation
    of it and in remarks.
    """

    systems: frozenset[str] = frozenset()
    categories: frozenset[str] = frozenset()
    outcomes: frozenset[Outcome] = frozenset()
    states: frozenset[State] = frozenset()
    reasons: frozenset[Reason] = frozenset()
    tags: frozenset[str] = frozenset()
    annotator: str | None = None
    text: str = ""
    unsure: bool = False  # the aligner is, and nobody has set the links right
    against_metric: str | None = None  # what this one claims of a pronoun, people deny


EVERYTHING = CandidateFilter()


@dataclass(frozen=True, slots=True)
class CandidateQuery:
    """What a number in a table leads to. `of`: what these candidates are, for a heading."""

    of: str
    find: Callable[..., Sequence[CandidateId]]  # of a `project`


@dataclass(frozen=True, slots=True)
class OutcomeCounts:
    """Candidates by outcome, each counted once however many people judged it.

    The disputed ones count as open, and yet are not in `open`: they are told apart.
    """

    approved: int = 0
    correct: int = 0
    incorrect: int = 0
    not_judgeable: int = 0
    open: int = 0
    disputed: int = 0
    by_verified: int = 0  # of the approved: those that only a verified translation approved

    @classmethod
    def of(cls, outcome: Outcome, count: int, *, by_verified: bool = False) -> "OutcomeCounts":
        saved = count if by_verified and outcome is Outcome.APPROVED else 0
        return cls(**{outcome.value: count}, by_verified=saved)

    def having(self, outcome: Outcome) -> int:
        """Return how many have this outcome."""
        count: int = getattr(self, outcome.value)
        return count

    @property
    def total(self) -> int:
        judged = self.correct + self.incorrect + self.not_judgeable
        return self.approved + judged + self.open + self.disputed

    def __add__(self, other: "OutcomeCounts") -> "OutcomeCounts":
        return OutcomeCounts(
            self.approved + other.approved,
            self.correct + other.correct,
            self.incorrect + other.incorrect,
            self.not_judgeable + other.not_judgeable,
            self.open + other.open,
            self.disputed + other.disputed,
            self.by_verified + other.by_verified,
        )


@dataclass(frozen=True, slots=True)
class FilterChoices:
    """What one can filter by in this project: only what occurs in it."""

    systems: tuple[str, ...]
    categories: tuple[Category, ...]
    reasons: tuple[Reason, ...]
    tags: tuple[str, ...]
    annotators: tuple[str, ...]
