"""How far two annotators agree: raw, and beyond chance (Cohen 1960)."""

from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import TypeVar

from protest_core.statistics.interval import Interval, normal_quantile

Label = TypeVar("Label", bound=Hashable)

# What the first annotator and the second call a candidate, and how many candidates.
Confusion = Mapping[tuple[Label, Label], int]

FEW = 10  # of less than this, nothing should be said by category

NOTHING_IN_COMMON = "They have no candidate in common."
ONE_LABEL_ONLY = "All have the same label: no more agreement than that of chance can be seen."
NO_ERROR = "By the formula its error is 0: of such a table it says nothing."

_ALL = Interval(-1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Agreement:
    """Of two annotators; `undefined` is the sentence why there is no kappa, `no_interval` the one
    why a kappa has none.
    """

    n: int
    raw: float | None
    kappa: float | None
    interval: Interval | None
    undefined: str = ""
    no_interval: str = ""


def cohen(confusion: Confusion[Label]) -> Agreement:
    """Cohen's kappa over the three labels, with its 95 % interval."""
    n = sum(confusion.values())
    if not n:
        return Agreement(0, None, None, None, NOTHING_IN_COMMON)
    first, second = _marginals(confusion)
    agreed = sum(confusion.get((label, label), 0) for label in first)
    by_chance = sum(first[label] * second[label] for label in first)  # of n × n
    if by_chance == n * n:
        return Agreement(n, agreed / n, None, None, ONE_LABEL_ONLY)
    # In fractions: rounding would make an error of none at all.
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
    """For large samples: Fleiss, Cohen & Everitt 1969."""
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
    """Of two selections of tokens: the share of what both selected in all that was selected.

    Two that selected nothing say nothing of it.
    """
    either = set(one) | set(other)
    return len(set(one) & set(other)) / len(either) if either else None
