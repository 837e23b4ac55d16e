"""The protocol of metrics: they turn texts into a score, with a signature."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from math import isfinite
from typing import Protocol

from protest_core.languages.profiles import Forms, LanguageProfile
from protest_core.text.tokens import Positions, Tokens
from protest_core.text.translation import Translation

_UNKNOWN = LanguageProfile("", "")
_NO_NUMBER = "The metric comes to no number."


@dataclass(frozen=True, slots=True)
class Languages:
    """The profiles of both languages; `likely`: likely translations of pronouns, if known."""

    source: LanguageProfile
    target: LanguageProfile
    likely: Mapping[str, Forms] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Occurrence:
    """A source pronoun with its link corrections, which take precedence over the alignment."""

    line: int
    token: int
    example: int | None = None
    reference: Positions | None = None
    candidate: Positions | None = None


@dataclass(frozen=True, slots=True)
class Texts:
    """One system's translation with source, reference and the pronouns to measure.

    Where clitics are split, `target` knows how to write a token alone and a sentence as a whole.
    """

    source: tuple[str, ...]
    reference: Translation
    candidate: Translation
    occurrences: tuple[Occurrence, ...] = ()
    target: LanguageProfile = field(default=_UNKNOWN, repr=False)


class Claim(StrEnum):
    """The claim of a verdict, so that it can be compared with people's judgements."""

    RIGHT = "right"
    WRONG = "wrong"
    NONE = "none"  # the metric has nothing to compare


@dataclass(frozen=True, slots=True)
class MetricVerdict:
    """A possible verdict of a metric on a pronoun; `key` is its name in details."""

    key: str
    name: str
    claim: Claim


@dataclass(frozen=True, slots=True)
class Detail:
    """A metric's verdict on one pronoun, by its key, with the words compared.

    `statistics`: the pronoun's contribution to the metric's figures, in a format of the metric.
    """

    occurrence: Occurrence
    reference: Tokens
    candidate: Tokens
    verdict: str
    counts: bool = True  # in the metric's own figure
    statistics: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """Figures by name, the metric's own first; an undefined figure is `None`.

    Infinite figures and nan are undefined, too: not all metrics are ours.
    """

    figures: Mapping[str, float | int | None]
    undefined: str = ""  # the reason, as a sentence
    details: tuple[Detail, ...] = ()
    dropped: tuple[str, ...] = ()  # figures that the metric's own figure leaves out

    def __post_init__(self) -> None:
        figures = {name: _defined(figure) for name, figure in self.figures.items()}
        object.__setattr__(self, "figures", figures)
        if not self.undefined and None in figures.values():
            object.__setattr__(self, "undefined", _NO_NUMBER)


class Metric(Protocol):
    """A metric with its settings; equal texts always get equal scores."""

    @property
    def name(self) -> str: ...

    @property
    def signature(self) -> str:
        """Return everything needed to reproduce the numbers, on one line."""
        ...

    @property
    def legend(self) -> str:
        """Return the explanation of the figures' names; may be empty."""
        ...

    @property
    def verdicts(self) -> tuple[MetricVerdict, ...]:
        """Return all possible verdicts on a pronoun, in order; empty for metrics of whole texts."""
        ...

    def score(self, texts: Texts) -> Score: ...


def _defined(figure: float | None) -> float | None:
    return figure if figure is None or isfinite(figure) else None


class PronounMetric(Metric, Protocol):
    """A metric with verdicts: its score is computed from those on single pronouns."""

    def score_of(self, counts: Mapping[str, int]) -> Score:
        """Return the score from the number of pronouns with each `statistics`, without details."""
        ...
