"""Filters of candidates, what they can choose from, and counts of outcomes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from protest_core.ids import CandidateId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import State
from protest_core.judgements.outcome import Outcome
from protest_core.matching.rules import Reason, Verdict
from protest_core.suite.model import Category


class Links(StrEnum):
    """What one can ask of the links of a candidate."""

    UNSURE = "unsure"  # there are alignment warnings, and nobody corrected the links
    CORRECTED = "corrected"


@dataclass(frozen=True, slots=True)
class CandidateFilter:
    """Conditions that candidates must all meet; an empty field is no condition.

    With an annotator, who may be a program, states, tags and remarks are that annotator's, and
    without states only what they judged is meant; without one, states are people's, and the
    researcher's own tags count, too. Outcomes are always people's. `text` is searched for, in any
    case, in the source line of the pronoun, in the system's translation of it and in remarks.
    """

    systems: frozenset[str] = frozenset()
    categories: frozenset[str] = frozenset()
    outcomes: frozenset[Outcome] = frozenset()
    states: frozenset[State] = frozenset()
    reasons: frozenset[Reason] = frozenset()
    tags: frozenset[str] = frozenset()
    annotator: str | None = None
    text: str = ""
    links: Links | None = None
    against_metric: str | None = None  # people deny what this metric claims of the pronoun
    verdict: Verdict | None = None  # of the automatic step, whatever people say
    by_verified: bool = False  # approved by a translation that people verified


EVERYTHING = CandidateFilter()


@dataclass(frozen=True, slots=True)
class CandidateQuery:
    """A query for the candidates behind a number; `of` describes them in a heading."""

    of: str
    find: Callable[..., Sequence[CandidateId]]  # of a `project`


@dataclass(frozen=True, slots=True)
class OutcomeCounts:
    """Candidates by outcome, each counted once however many people judged it.

    Disputed ones count as open, but `open` leaves them out: they are listed separately.
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
    """The values that one can filter by in this project: only those that occur in it."""

    systems: tuple[str, ...]
    categories: tuple[Category, ...]
    reasons: tuple[Reason, ...]
    tags: tuple[str, ...]
    annotators: Mapping[str, AnnotatorKind]  # who have judged, sorted by name
