"""Where every candidate of a project stands, in numbers, and which candidates to look at."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from protest_core.ids import CandidateId
from protest_core.judgement.conflicts import State
from protest_core.judgement.outcome import Outcome
from protest_core.matching.match import Reason
from protest_core.suite.category import Category
from protest_core.suite.testsuite import SuiteDescription


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


@dataclass(frozen=True, slots=True)
class NarrowedFilter(CandidateFilter):
    """With the candidates `among` which all must be: the store looks up what SQL does not know."""

    among: tuple[CandidateId, ...] = ()


@dataclass(frozen=True, slots=True)
class Counts:
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
    def of(cls, outcome: Outcome, count: int, *, by_verified: bool = False) -> "Counts":
        saved = count if by_verified and outcome is Outcome.APPROVED else 0
        return cls(**{outcome.value: count}, by_verified=saved)

    @property
    def total(self) -> int:
        judged = self.correct + self.incorrect + self.not_judgeable
        return self.approved + judged + self.open + self.disputed

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(
            self.approved + other.approved,
            self.correct + other.correct,
            self.incorrect + other.incorrect,
            self.not_judgeable + other.not_judgeable,
            self.open + other.open,
            self.disputed + other.disputed,
            self.by_verified + other.by_verified,
        )


@dataclass(frozen=True, slots=True)
class Overview:
    """System × category; the systems in the order of loading, the categories in the suite's."""

    suite: SuiteDescription
    systems: tuple[str, ...]
    categories: tuple[Category, ...]  # those with examples
    cells: Mapping[tuple[str, str], Counts]  # by system and category id; none is missing
    outdated: int = 0  # approvals by verified translations that do not hold any more

    def total_of_system(self, system: str) -> Counts:
        return _sum(self.cells[system, category.id] for category in self.categories)

    def total_of_category(self, category_id: str) -> Counts:
        return _sum(self.cells[system, category_id] for system in self.systems)

    @property
    def total(self) -> Counts:
        return _sum(map(self.total_of_system, self.systems))


def _sum(counts: Iterable[Counts]) -> Counts:
    return sum(counts, start=Counts())


@dataclass(frozen=True, slots=True)
class FilterChoices:
    """What one can filter by in this project: only what occurs in it."""

    systems: tuple[str, ...]
    categories: tuple[Category, ...]
    reasons: tuple[Reason, ...]
    tags: tuple[str, ...]
    annotators: tuple[str, ...]
