"""How far any number of annotators agree: Fleiss's kappa and Krippendorff's alpha."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from protest_core.statistics.agreement import NOTHING_IN_COMMON, ONE_LABEL_ONLY

# How many call a candidate correct, incorrect and neither, and how many candidates.
Pattern = tuple[int, int, int]
Patterns = Mapping[Pattern, int]

UNEQUAL_NUMBERS = "Not every candidate has the same number of annotators, as Fleiss's kappa needs."


@dataclass(frozen=True, slots=True)
class GroupAgreement:
    """Over candidates with two or more annotators; `raters` is their mean number.

    `raw` is the mean share of the pairs of annotators of a candidate that agree.
    """

    n: int
    raters: float
    raw: float | None
    fleiss: float | None
    alpha: float | None
    why_no_fleiss: str = ""
    why_no_alpha: str = ""


def group_agreement(patterns: Patterns) -> GroupAgreement:
    """Candidates that only one annotator judged say nothing about agreement."""
    # In fractions: what is undefined is told for certain, and no order of adding up matters.
    shared = {pattern: count for pattern, count in patterns.items() if count and sum(pattern) > 1}
    n = sum(shared.values())
    if not n:
        return GroupAgreement(0, 0.0, None, None, None, NOTHING_IN_COMMON, NOTHING_IN_COMMON)
    labels = [sum(pattern[at] * count for pattern, count in shared.items()) for at in range(3)]
    raters, raw = Fraction(sum(labels), n), _raw(shared)
    if max(labels) == sum(labels):
        return GroupAgreement(
            n, float(raters), float(raw), None, None, ONE_LABEL_ONLY, ONE_LABEL_ONLY
        )
    equal = len({sum(pattern) for pattern in shared}) == 1
    return GroupAgreement(
        n,
        float(raters),
        float(raw),
        _fleiss(raw, labels) if equal else None,
        _alpha(shared, labels),
        "" if equal else UNEQUAL_NUMBERS,
    )


def _raw(patterns: Patterns) -> Fraction:
    return Fraction(
        sum(_pairs_agreeing(pattern) * count for pattern, count in patterns.items()),
        sum(patterns.values()),
    )


def _pairs_agreeing(pattern: Pattern) -> Fraction:
    raters = sum(pattern)
    return Fraction(sum(each * (each - 1) for each in pattern), raters * (raters - 1))


def _fleiss(raw: Fraction, labels: list[int]) -> float:
    """Fleiss 1971: every annotator's voice is drawn from the same labels."""
    chance = Fraction(sum(each**2 for each in labels), sum(labels) ** 2)
    return float((raw - chance) / (1 - chance))


def _alpha(patterns: Patterns, labels: list[int]) -> float:
    """Krippendorff's alpha for nominal labels; here a candidate counts by its annotators."""
    voices = sum(labels)
    agreeing = sum(
        _pairs_agreeing(pattern) * sum(pattern) * count for pattern, count in patterns.items()
    )
    observed = 1 - agreeing / voices
    expected = 1 - Fraction(sum(each * (each - 1) for each in labels), voices * (voices - 1))
    return float(1 - observed / expected)
