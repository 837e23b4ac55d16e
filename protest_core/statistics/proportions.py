"""Shares with Wilson intervals, also while some candidates are open."""

from dataclasses import dataclass
from functools import cache
from math import sqrt

FEW = 10  # with fewer than this, categories should not be interpreted


@dataclass(frozen=True, slots=True)
class Interval:
    """A closed interval."""

    low: float
    high: float

    @property
    def width(self) -> float:
        return self.high - self.low

    def within(self, bounds: "Interval") -> "Interval":
        """Return the interval clipped to `bounds`."""
        return Interval(_between(self.low, bounds), _between(self.high, bounds))


_ALL = Interval(0.0, 1.0)


@dataclass(frozen=True, slots=True)
class Share:
    """A share of `n`, at least `certain` and at most `possible`: those in between are open."""

    n: int
    certain: int
    possible: int

    @property
    def low(self) -> float | None:
        return self.certain / self.n if self.n else None

    @property
    def high(self) -> float | None:
        return self.possible / self.n if self.n else None

    @property
    def interval(self) -> Interval | None:
        """The interval, with open candidates wrong at its lower and right at its upper end."""
        lowest, highest = wilson(self.certain, self.n), wilson(self.possible, self.n)
        return Interval(lowest.low, highest.high) if lowest and highest else None


def wilson(successes: int, n: int, confidence: float = 0.95) -> Interval | None:
    """Return Wilson's interval, or `None` for n = 0."""
    if not n:
        return None
    share, z = successes / n, normal_quantile(confidence)
    centre = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    # If the ends are known they are exact, in spite of rounding.
    low = 0.0 if successes == 0 else centre - half
    high = 1.0 if successes == n else centre + half
    return Interval(low, high).within(_ALL)


def _between(value: float, bounds: Interval) -> float:
    return min(max(value, bounds.low), bounds.high)


@cache
def normal_quantile(confidence: float) -> float:
    """Return the number of standard errors to either side for an interval of this `confidence`."""
    from statistics import NormalDist

    return NormalDist().inv_cdf((1 + confidence) / 2)
