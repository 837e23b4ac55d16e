"""The verdicts of a metric × what people say of the same candidates, as values."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum

from protest_core.judgement.outcome import Outcome
from protest_core.metrics.metric import Claim, MetricVerdict
from protest_core.statistics.agreement import FEW
from protest_core.statistics.proportions import Share
from protest_core.suite.category import Category
from protest_core.suite.testsuite import SuiteDescription


class VerdictPart(StrEnum):
    """What is counted of the candidates of which a metric says the same."""

    JUDGED = "judged"  # the three below
    CORRECT = "correct"
    INCORRECT = "incorrect"
    NOT_JUDGEABLE = "not_judgeable"
    COMPARED = "compared"  # the metric claims something, and people call it right or wrong
    DISAGREEMENTS = "disagreements"


@dataclass(frozen=True, slots=True)
class VerdictCell:
    """What is behind a number: where nothing is given, all systems, categories and verdicts."""

    part: VerdictPart = VerdictPart.JUDGED
    verdict: str | None = None  # its key
    category: str | None = None
    system: str | None = None


@dataclass(frozen=True, slots=True)
class Judged:
    """Candidates by what people say of them in the end."""

    correct: int = 0
    incorrect: int = 0
    not_judgeable: int = 0

    @property
    def total(self) -> int:
        return self.correct + self.incorrect + self.not_judgeable

    @property
    def few(self) -> bool:
        return self.total < FEW

    def __add__(self, other: "Judged") -> "Judged":
        return Judged(
            self.correct + other.correct,
            self.incorrect + other.incorrect,
            self.not_judgeable + other.not_judgeable,
        )


@dataclass(frozen=True, slots=True)
class VerdictCounts:
    """`cells`: by system, category and key of the verdict; what does not occur has no entry."""

    verdicts: tuple[MetricVerdict, ...]
    cells: Mapping[tuple[str, str, str], Judged]

    def judged(
        self, *, verdict: str | None = None, category: str | None = None, system: str | None = None
    ) -> Judged:
        """All that is not given is added up."""
        wanted = (system, category, verdict)
        found = (judged for place, judged in self.cells.items() if _fits(place, wanted))
        return sum(found, start=Judged())

    def disagreement(
        self, *, verdict: str | None = None, category: str | None = None, system: str | None = None
    ) -> Share:
        """Of the candidates on which both say right or wrong; with Wilson's interval."""
        compared = disagreed = 0
        for each in self.verdicts:
            if verdict in (None, each.key):
                judged = self.judged(verdict=each.key, category=category, system=system)
                compared += counted_in(VerdictPart.COMPARED, each, judged)
                disagreed += counted_in(VerdictPart.DISAGREEMENTS, each, judged)
        return Share(compared, disagreed, disagreed)


@dataclass(frozen=True, slots=True)
class VerdictTable(VerdictCounts):
    """The systems in the order of loading, the categories in the suite's, verdicts the metric's."""

    suite: SuiteDescription
    metric: str
    systems: tuple[str, ...]
    categories: tuple[Category, ...]
    notes: tuple[str, ...]
    signature: str
    outdated: int = 0  # of the approvals that are told not to be counted: they hold no more


def _fits(place: tuple[str, str, str], wanted: tuple[str | None, str | None, str | None]) -> bool:
    return all(one is None or one == other for one, other in zip(wanted, place, strict=True))


_WRONG_FOR = {Claim.RIGHT: Outcome.INCORRECT, Claim.WRONG: Outcome.CORRECT}
_JUDGED = (Outcome.CORRECT, Outcome.INCORRECT, Outcome.NOT_JUDGEABLE)
_ANSWERED = (Outcome.CORRECT, Outcome.INCORRECT)


def outcomes_in(part: VerdictPart, claim: Claim) -> Collection[Outcome]:
    """What people must have said of a candidate of which the metric claims this.

    Guillou & Hardmeier 2018, section 6: where the metric has nothing to compare, or people could
    not judge, there is neither agreement nor disagreement.
    """
    match part:
        case VerdictPart.JUDGED:
            return _JUDGED
        case VerdictPart.COMPARED:
            return () if claim is Claim.NONE else _ANSWERED
        case VerdictPart.DISAGREEMENTS:
            return () if claim is Claim.NONE else (_WRONG_FOR[claim],)
        case _:
            return (Outcome(part.value),)


def counted_in(part: VerdictPart, verdict: MetricVerdict, judged: Judged) -> int:
    return sum(getattr(judged, each.value) for each in outcomes_in(part, verdict.claim))
