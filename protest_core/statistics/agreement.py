"""How far two annotators agree: raw, and beyond chance (Cohen 1960)."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from math import fsum, sqrt

from protest_core.judgement import Label
from protest_core.statistics.interval import Interval, normal_quantile

# What the first annotator and the second call a candidate, and how many candidates.
Confusion = Mapping[tuple[Label, Label], int]

FEW = 10  # of less than this, nothing should be said by category

NOTHING_IN_COMMON = "They have no candidate in common."
ONE_LABEL_ONLY = "All have the same label: no more agreement than that of chance can be seen."

_ALL = Interval(-1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Agreement:
    """Of two annotators; `undefined` is the sentence why there is no kappa."""

    n: int
    raw: float | None
    kappa: float | None
    interval: Interval | None
    undefined: str = ""


def cohen(confusion: Confusion) -> Agreement:
    """Cohen's kappa over the three labels, with its 95 % interval."""
    n = sum(confusion.values())
    if not n:
        return Agreement(0, None, None, None, NOTHING_IN_COMMON)
    first, second = _marginals(confusion)
    agreed = sum(confusion.get((label, label), 0) for label in Label)
    by_chance = sum(first[label] * second[label] for label in Label)  # of n × n
    if by_chance == n * n:
        return Agreement(n, agreed / n, None, None, ONE_LABEL_ONLY)
    kappa = (n * agreed - by_chance) / (n * n - by_chance)
    error = normal_quantile(0.95) * _standard_error(confusion, kappa)
    return Agreement(n, agreed / n, kappa, Interval(kappa - error, kappa + error).within(_ALL))


def _marginals(confusion: Confusion) -> tuple[dict[Label, int], dict[Label, int]]:
    first, second = dict.fromkeys(Label, 0), dict.fromkeys(Label, 0)
    for (one, other), count in confusion.items():
        first[one] += count
        second[other] += count
    return first, second


def _standard_error(confusion: Confusion, kappa: float) -> float:
    """For large samples: Fleiss, Cohen & Everitt 1969."""
    n = sum(confusion.values())
    first, second = _marginals(confusion)
    chance = sum(first[label] * second[label] for label in Label) / n**2
    rest = 1 - kappa

    def part(one: Label, other: Label) -> float:
        if one is other:
            return (1 - (first[one] + second[one]) / n * rest) ** 2
        return ((second[one] + first[other]) / n * rest) ** 2

    parts = fsum(count / n * part(*labels) for labels, count in confusion.items())
    variance = (parts - (kappa - chance * rest) ** 2) / (1 - chance) ** 2 / n
    return sqrt(max(variance, 0.0))  # rounding may go below nothing


def jaccard(one: Collection[object], other: Collection[object]) -> float:
    """Of two selections of tokens: the share of what both selected in all that was selected."""
    either = set(one) | set(other)
    return len(set(one) & set(other)) / len(either) if either else 1.0
