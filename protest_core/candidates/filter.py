"""Filters of candidates, the values to choose from, and counts of outcomes."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import Flag, StrEnum, auto
from functools import reduce
from operator import or_
from typing import Annotated, Any, get_type_hints

from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.judgements.annotators import AnnotatorKind, name_with_kind
from protest_core.judgements.model import State
from protest_core.judgements.outcome import Outcome, counted_as
from protest_core.judgements.wording import OUTCOME_NAMES, STATE_NAMES
from protest_core.matching.rules import REASON_SENTENCES, Reason, Verdict
from protest_core.suite.model import Category
from protest_core.translatable import Text


class Links(StrEnum):
    """Conditions on the links of a candidate."""

    UNSURE = "unsure"  # with alignment warnings and uncorrected links
    CORRECTED = "corrected"


class Distance(StrEnum):
    """Distances from a pronoun to its nearest antecedent, in lines."""

    SAME = "same"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    MORE = "more"

    @staticmethod
    def of(lines: int) -> "Distance":
        return tuple(Distance)[min(lines, len(Distance) - 1)]


DISTANCE_NAMES = {
    Distance.SAME: Text("same line"),
    Distance.ONE: Text("1 line"),
    Distance.TWO: Text("2 lines"),
    Distance.THREE: Text("3 lines"),
    Distance.MORE: Text("more lines"),
}
assert set(DISTANCE_NAMES) == set(Distance)  # noqa: S101 — a table must cover its enum
_LINKS = {
    Links.UNSURE: Text("the aligner is unsure"),
    Links.CORRECTED: Text("links are corrected"),
}


@dataclass(frozen=True, slots=True)
class FilterChoices:
    """The values to filter by in this project: only values that occur in it."""

    systems: tuple[str, ...] = ()
    categories: tuple[Category, ...] = ()
    reasons: tuple[Reason, ...] = ()
    tags: tuple[str, ...] = ()
    distances: tuple[Distance, ...] = ()
    annotators: Mapping[str, AnnotatorKind] = field(default_factory=dict)  # who have judged
    metrics: Mapping[str, str] = field(default_factory=dict)  # titles of metrics with verdicts


@dataclass(frozen=True, slots=True)
class CandidateQuery:
    """A query for the candidates behind a number; `of` describes them in headings."""

    of: str
    find: Callable[..., Sequence[CandidateId]]  # of a `project`


@dataclass(frozen=True, slots=True)
class OutcomeCounts:
    """Candidates by outcome, each counted once, regardless of the number of judgements.

    Disputed candidates count as open, but `open` leaves them out: they are listed separately.
    """

    approved: int = 0
    correct: int = 0
    incorrect: int = 0
    not_judgeable: int = 0
    open: int = 0
    disputed: int = 0
    no_translation: int = 0
    by_verified: int = 0  # part of the approved: only by a verified translation
    neutral: int = 0  # part of the incorrect: answers to a further question

    @classmethod
    def of(
        cls, outcome: Outcome, count: int, *, by_verified: bool = False, neutral: bool = False
    ) -> "OutcomeCounts":
        saved = count if by_verified and outcome is Outcome.APPROVED else 0
        of_neutral = count if neutral and outcome is Outcome.INCORRECT else 0
        return cls(**{outcome.value: count}, by_verified=saved, neutral=of_neutral)

    def having(self, outcome: Outcome) -> int:
        """Return how many candidates have this outcome."""
        count: int = getattr(self, outcome.value)
        return count

    @property
    def total(self) -> int:
        return sum(map(self.having, Outcome))

    def __add__(self, other: "OutcomeCounts") -> "OutcomeCounts":
        return OutcomeCounts(
            self.approved + other.approved,
            self.correct + other.correct,
            self.incorrect + other.incorrect,
            self.not_judgeable + other.not_judgeable,
            self.open + other.open,
            self.disputed + other.disputed,
            self.no_translation + other.no_translation,
            self.by_verified + other.by_verified,
            self.neutral + other.neutral,
        )


class Reads(Flag):
    """The entries of people and programs that decide whether a candidate meets a condition."""

    NOTHING = 0
    PEOPLE = auto()  # people's judgements
    PROGRAMS = auto()
    REMARKS = auto()
    OWN_TAGS = auto()  # the researcher's


@dataclass(frozen=True, slots=True, kw_only=True)
class FilterCondition:
    """A condition as it is declared; its SQL is in `queries/conditions`.

    `key`: the key in signatures; without one, the condition is only set by numbers in the program's
    own tables. `option`: an option of `protest candidates` or, if `common`, of all commands with a
    filter. `choices`: the values that windows offer, by name; `any_value` sets no condition.
    """

    key: str = ""
    reads: Reads = Reads.NOTHING
    value: Callable[[str], Any] = str  # from text
    meaning: Callable[[Any], object] | None = None  # for a chosen value, if different
    option: str = ""
    common: bool = False
    metavar: str | None = None
    help: str = ""
    name: str = ""  # in windows
    any_value: str = ""
    choices: Callable[[FilterChoices], Iterable[tuple[Any, str]]] | None = None


@dataclass(frozen=True, slots=True)
class CandidateFilter:
    """Conditions that candidates must all meet; an empty field is no condition.

    With an annotator, who may be a program, states, tags and remarks are that annotator's, and if
    no states are named, only candidates that they judged are meant. Without an annotator, states
    are people's, and the researcher's own tags count, too. Outcomes are always people's. `text` is
    searched for, ignoring case, in the source line of the pronoun, in the system's translation of
    that line and in remarks.
    """

    systems: Annotated[
        frozenset[str],
        FilterCondition(
            key="systems",
            option="--system",
            common=True,
            help="Only this system; may be repeated.",
        ),
    ] = frozenset()
    categories: Annotated[
        frozenset[str],
        FilterCondition(
            key="categories",
            option="--category",
            common=True,
            help="Only this category; may be repeated.",
            name=Text("Category"),
            any_value=Text("any category"),
            choices=lambda there: ((each.id, each.label) for each in there.categories),
        ),
    ] = frozenset()
    outcomes: Annotated[
        frozenset[Outcome],
        FilterCondition(
            key="outcomes",
            reads=Reads.PEOPLE,
            value=Outcome,
            meaning=counted_as,
            option="--outcome",
            metavar="OUTCOME",
            help=f"Only with this outcome, of {', '.join(Outcome)}; may be repeated.",
            name=Text("Outcome"),
            any_value=Text("any outcome"),
            choices=lambda there: (
                each
                for each in OUTCOME_NAMES.items()
                if each[0] is not Outcome.NO_TRANSLATION or Reason.NO_TRANSLATION in there.reasons
            ),
        ),
    ] = frozenset()
    states: Annotated[
        frozenset[State],
        FilterCondition(
            key="states",
            reads=Reads.PEOPLE,
            value=State,
            name=Text("State of a judgement"),
            any_value=Text("any state"),
            choices=lambda _: STATE_NAMES.items(),
        ),
    ] = frozenset()
    reasons: Annotated[
        frozenset[Reason],
        FilterCondition(
            key="reasons",
            value=Reason,
            name=Text("Reason for referral"),
            any_value=Text("any reason"),
            choices=lambda there: ((each, REASON_SENTENCES[each]) for each in there.reasons),
        ),
    ] = frozenset()
    tags: Annotated[
        frozenset[str],
        FilterCondition(
            key="tags",
            reads=Reads.PEOPLE | Reads.PROGRAMS | Reads.OWN_TAGS,
            option="--tag",
            help="Only with this tag; may be repeated.",
            name=Text("Tag"),
            any_value=Text("any tag"),
            choices=lambda there: ((each, each) for each in there.tags),
        ),
    ] = frozenset()
    annotator: Annotated[
        str | None,
        FilterCondition(
            key="judged-by",
            reads=Reads.PEOPLE | Reads.PROGRAMS,
            name=Text("Annotator"),
            any_value=Text("any annotator"),
            choices=lambda there: (
                (name, name_with_kind(name, kind)) for name, kind in there.annotators.items()
            ),
        ),
    ] = None
    text: Annotated[
        str,
        FilterCondition(key="text", reads=Reads.PEOPLE | Reads.PROGRAMS | Reads.REMARKS),
    ] = ""
    links: Annotated[
        Links | None,
        FilterCondition(
            key="links",
            value=Links,
            option="--links",
            help="Only with links that are unsure, or were corrected.",
            name=Text("Word alignment"),
            any_value=Text("any alignment"),
            choices=lambda _: _LINKS.items(),
        ),
    ] = None
    distances: Annotated[
        frozenset[Distance],
        FilterCondition(
            key="distance",
            value=Distance,
            option="--distance",
            common=True,
            help="Only examples whose nearest antecedent is this many lines away; may be repeated.",
            name=Text("Distance of the antecedent"),
            any_value=Text("any distance"),
            choices=lambda there: ((each, DISTANCE_NAMES[each]) for each in there.distances),
        ),
    ] = frozenset()
    # People contradict this metric's claim about the pronoun.
    against_metric: Annotated[
        str | None,
        FilterCondition(
            key="against",
            reads=Reads.PEOPLE,
            option="--against",
            common=True,
            metavar="METRIC",
            help="Only candidates on which people and this metric, such as apt, disagree.",
            name=Text("Metric and people"),
            any_value=Text("any metric"),
            choices=lambda there: (
                (name, Text("{0} disagrees").format(title)) for name, title in there.metrics.items()
            ),
        ),
    ] = None
    # The verdict of the automatic step, regardless of judgements.
    verdict: Annotated[Verdict | None, FilterCondition()] = None
    # Approved by a translation that people verified.
    by_verified: Annotated[bool, FilterCondition()] = False

    @classmethod
    def conditions(cls) -> dict[str, FilterCondition]:
        """Return the conditions by the names of their fields."""
        hints = get_type_hints(cls, include_extras=True)
        return {each.name: hints[each.name].__metadata__[0] for each in fields(cls)}

    @classmethod
    def has_several(cls, name: str) -> bool:
        """Return whether a condition may have several values, one of which suffices."""
        return isinstance(getattr(cls(), name), frozenset)

    def values(self, name: str) -> Collection[Any]:
        """Return the values of a condition; none if it is not set."""
        value = getattr(self, name)
        return value if isinstance(value, frozenset) else [value] if value else []

    @property
    def reads(self) -> Reads:
        """Return the data on which the conditions that are set depend."""
        conditions = self.conditions().items()
        return reduce(or_, (each.reads for name, each in conditions if self.values(name)), Reads(0))

    @property
    def names(self) -> "CandidateFilter":
        """Return the filter with the conditions on systems and categories alone."""
        return CandidateFilter(self.systems, self.categories)


EVERYTHING = CandidateFilter()


class NotMeasuredError(RefusedError):
    """A metric has not measured all candidates that its filter needs."""

    def __init__(self, chosen: CandidateFilter) -> None:
        super().__init__(
            Text(
                "{0} has not measured all of these candidates. Run ‘protest metrics FILE --metric "
                "{0}’ first, or take another filter."
            ).format(chosen.against_metric)
        )
        self.chosen = chosen
