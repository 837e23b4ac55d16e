"""From where to where a value may well be."""

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Interval:
    """Both ends belong to it."""

    low: float
    high: float

    def within(self, bounds: "Interval") -> "Interval":
        """Neither end further out than `bounds`."""
        return Interval(_between(self.low, bounds), _between(self.high, bounds))


def _between(value: float, bounds: Interval) -> float:
    return min(max(value, bounds.low), bounds.high)


@cache
def normal_quantile(confidence: float) -> float:
    """So many standard errors to either side hold the middle `confidence` of a normal curve."""
    from statistics import NormalDist

    return NormalDist().inv_cdf((1 + confidence) / 2)
