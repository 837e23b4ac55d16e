"""What every metric is: texts go in, a score comes out, a signature says how."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from math import isfinite
from typing import Protocol

from protest_core.languages.profiles import Forms, LanguageProfile
from protest_core.text.tokens import Positions, Tokens
from protest_core.text.translation import Translation


@dataclass(frozen=True, slots=True)
class Languages:
    """`likely`: what pronouns of the source are likely to become, where somebody has told."""

    source: LanguageProfile
    target: LanguageProfile
    likely: Mapping[str, Forms] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Occurrence:
    """A source pronoun; what people have linked to it by hand wins over the alignment."""

    line: int
    token: int
    example: int | None = None
    reference: Positions | None = None
    candidate: Positions | None = None


@dataclass(frozen=True, slots=True)
class Texts:
    """One system's translation beside source and reference, and the pronouns in question."""

    source: tuple[str, ...]
    reference: Translation
    candidate: Translation
    occurrences: tuple[Occurrence, ...] = ()


class Claim(StrEnum):
    """What a verdict comes to, where people can be asked the same."""

    RIGHT = "right"
    WRONG = "wrong"
    NONE = "none"  # the metric has nothing to compare


@dataclass(frozen=True, slots=True)
class MetricVerdict:
    """What a metric may say of a pronoun; `key` as it stands in details."""

    key: str
    name: str
    claim: Claim


@dataclass(frozen=True, slots=True)
class Detail:
    """What a metric says of one pronoun: the words it compares, and the key of its verdict.

    `statistics` is what the pronoun adds to the metric's figures, in the metric's own words.
    """

    occurrence: Occurrence
    reference: Tokens
    candidate: Tokens
    verdict: str
    counts: bool = True  # in the metric's own figure
    statistics: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """Figures by name, the metric's own first; a figure that is undefined is None.

    What is no number (nan), or has no end, is undefined, too: not all metrics are ours.
    """

    figures: Mapping[str, float | int | None]
    undefined: str = ""  # why, in a sentence
    details: tuple[Detail, ...] = ()
    dropped: tuple[str, ...] = ()  # figures that the metric's own leaves out

    def __post_init__(self) -> None:
        figures = {name: _defined(figure) for name, figure in self.figures.items()}
        object.__setattr__(self, "figures", figures)
        if not self.undefined and None in figures.values():
            object.__setattr__(self, "undefined", _NO_NUMBER)


_NO_NUMBER = "The metric comes to no number."


def _defined(figure: float | None) -> float | None:
    return figure if figure is None or isfinite(figure) else None


class Metric(Protocol):
    """Knows its settings; equal texts always get equal scores."""

    @property
    def name(self) -> str: ...

    @property
    def signature(self) -> str:
        """All that someone needs to get the same numbers, on one line."""
        ...

    @property
    def legend(self) -> str:
        """What a reader has to know of the figures' names; may be empty."""
        ...

    @property
    def verdicts(self) -> tuple[MetricVerdict, ...]:
        """All that it may say of a pronoun, in order; empty where it measures whole texts only."""
        ...

    def score(self, texts: Texts) -> Score: ...


class PronounMetric(Metric, Protocol):
    """One that has verdicts: its score is made of what it says of each pronoun."""

    def score_of(self, counts: Mapping[str, int]) -> Score:
        """Return the score of so many pronouns of each `statistics`, without details."""
        ...
