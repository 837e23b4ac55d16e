"""Agreement: raw, Cohen's and Fleiss's kappa, Krippendorff's alpha, Jaccard overlap."""

from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import TypeVar

from protest_core.statistics.proportions import Interval, normal_quantile
from protest_core.translatable import Text

Label = TypeVar("Label", bound=Hashable)
# The labels that two annotators gave a candidate, and the number of such candidates.
Confusion = Mapping[tuple[Label, Label], int]
NOTHING_IN_COMMON = Text("They have judged no candidate in common.")
ONE_LABEL_ONLY = Text("All have the same label: no more agreement than that of chance can be seen.")
NO_ERROR = Text("The standard error is 0, so no interval can be given.")
_ALL = Interval(-1.0, 1.0)
Pattern = tuple[int, ...]  # how many annotators gave a candidate each label
Patterns = Mapping[Pattern, int]  # numbers of candidates
UNEQUAL_NUMBERS = Text(
    "Not every candidate has the same number of annotators, as Fleiss's kappa needs."
)


@dataclass(frozen=True, slots=True)
class Agreement:
    """Agreement of two annotators.

    `undefined`: why there is no kappa, as a sentence; `no_interval`: why it has no interval.
    """

    n: int
    raw: float | None
    kappa: float | None
    interval: Interval | None
    undefined: str = ""
    no_interval: str = ""


@dataclass(frozen=True, slots=True)
class GroupAgreement:
    """Agreement on candidates with two or more annotators; `raters` is their mean number.

    `raw` is the mean over candidates of the share of annotator pairs that agree.
    """

    n: int
    raters: float
    raw: float | None
    fleiss: float | None
    alpha: float | None
    why_no_fleiss: str = ""
    why_no_alpha: str = ""


def cohen(confusion: Confusion[Label]) -> Agreement:
    """Return Cohen's kappa over all labels, with its 95 % interval."""
    n = sum(confusion.values())
    if not n:
        return Agreement(0, None, None, None, NOTHING_IN_COMMON)
    first, second = _marginals(confusion)
    agreed = sum(confusion.get((label, label), 0) for label in first)
    by_chance = sum(first[label] * second[label] for label in first)  # of n × n
    if by_chance == n * n:
        return Agreement(n, agreed / n, None, None, ONE_LABEL_ONLY)
    # In fractions: rounding would give a standard error above 0 in tables without one.
    kappa = Fraction(n * agreed - by_chance, n * n - by_chance)
    variance = _variance(confusion, kappa)
    if not variance:
        return Agreement(n, agreed / n, float(kappa), None, no_interval=NO_ERROR)
    error = normal_quantile(0.95) * sqrt(variance)
    interval = Interval(float(kappa) - error, float(kappa) + error).within(_ALL)
    return Agreement(n, agreed / n, float(kappa), interval)


def _marginals(confusion: Confusion[Label]) -> tuple[dict[Label, int], dict[Label, int]]:
    labels = dict.fromkeys(label for pair in confusion for label in pair)
    first, second = dict.fromkeys(labels, 0), dict.fromkeys(labels, 0)
    for (one, other), count in confusion.items():
        first[one] += count
        second[other] += count
    return first, second


def _variance(confusion: Confusion[Label], kappa: Fraction) -> Fraction:
    """Return the variance for large samples: Fleiss, Cohen & Everitt 1969."""
    n = sum(confusion.values())
    first, second = _marginals(confusion)
    chance = Fraction(sum(first[label] * second[label] for label in first), n**2)
    rest = 1 - kappa

    def part(one: Label, other: Label) -> Fraction:
        if one == other:
            return (1 - Fraction(first[one] + second[one], n) * rest) ** 2
        return (Fraction(second[one] + first[other], n) * rest) ** 2

    parts = sum((count * part(*labels) for labels, count in confusion.items()), Fraction()) / n
    return (parts - (kappa - chance * rest) ** 2) / (1 - chance) ** 2 / n


def jaccard(one: Collection[object], other: Collection[object]) -> float | None:
    """Return the share of tokens selected by both among the tokens selected by either.

    `None` if neither selected any.
    """
    either = set(one) | set(other)
    return len(set(one) & set(other)) / len(either) if either else None


def group_agreement(patterns: Patterns) -> GroupAgreement:
    """Return the agreement of groups; candidates with one annotator are ignored."""
    # In fractions: undefined cases are recognised exactly, and the order of summation is
    # irrelevant.
    shared = {pattern: count for pattern, count in patterns.items() if count and sum(pattern) > 1}
    n = sum(shared.values())
    if not n:
        return GroupAgreement(0, 0.0, None, None, None, NOTHING_IN_COMMON, NOTHING_IN_COMMON)
    weighted = ([each * count for each in pattern] for pattern, count in shared.items())
    labels = [sum(counts) for counts in zip(*weighted, strict=True)]
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
    """Return Fleiss's kappa (1971): all annotators draw from the same distribution of labels."""
    chance = Fraction(sum(each**2 for each in labels), sum(labels) ** 2)
    return float((raw - chance) / (1 - chance))


def _alpha(patterns: Patterns, labels: list[int]) -> float:
    """Return Krippendorff's alpha for nominal labels; a candidate is weighted by its annotators."""
    voices = sum(labels)
    agreeing = sum(
        _pairs_agreeing(pattern) * sum(pattern) * count for pattern, count in patterns.items()
    )
    observed = 1 - agreeing / voices
    expected = 1 - Fraction(sum(each * (each - 1) for each in labels), voices * (voices - 1))
    return float(1 - observed / expected)
