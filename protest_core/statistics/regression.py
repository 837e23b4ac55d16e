"""The line through two scores of each system, and how sure it is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt

from protest_core.statistics.correlation import mean, products, varies


@dataclass(frozen=True, slots=True)
class RegressionBand:
    """A line by least squares with the 95 % band of the mean."""

    slope: float
    intercept: float
    # Of the band: where it is narrowest, how wide there, and how fast it grows.
    middle: float
    reach: float
    growth: float

    def at(self, x: float) -> tuple[float, float, float]:
        """The line, the band's lower end and its upper end."""
        y = self.intercept + self.slope * x
        half = sqrt(self.reach**2 + (self.growth * (x - self.middle)) ** 2)
        return y, y - half, y + half


def regression(x: Sequence[float], y: Sequence[float]) -> RegressionBand | None:
    """None where there are fewer than three systems, or all have the same `x`."""
    from scipy.special import stdtrit

    n = len(x)
    if n < 3 or not varies(x):
        return None
    spread = products(x, x)
    slope = products(x, y) / spread
    intercept = mean(y) - slope * mean(x)
    left = fsum((other - intercept - slope * one) ** 2 for one, other in zip(x, y, strict=True))
    error = float(stdtrit(n - 2, 0.975)) * sqrt(left / (n - 2))
    return RegressionBand(slope, intercept, mean(x), error / sqrt(n), error / sqrt(spread))
