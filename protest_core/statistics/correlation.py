"""Pearson and Spearman correlation, Williams test, linear regression."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from math import frexp, fsum, inf, ldexp, sqrt

from protest_core.translatable import Text

TOO_FEW = Text("There are fewer than three pairs of scores.")
NO_VARIANCE = Text("On one side all scores are the same.")
# With more pairs Student's t is a good approximation, and there are too many permutations.
_MOST_TRIED = 7
TOO_FEW_SYSTEMS = Text("Williams's test needs four systems or more.")
NOTHING_TO_COMPARE = Text("The two metrics are the same, or each is the other turned round.")


@dataclass(frozen=True, slots=True)
class Correlation:
    """A correlation; `p` is two-sided, against r = 0; `undefined` says why there is no r."""

    r: float | None
    p: float | None
    n: int
    undefined: str = ""


@dataclass(frozen=True, slots=True)
class RegressionBand:
    """A regression line with the 95 % band of the mean."""

    slope: float
    intercept: float
    # The band: its narrowest place, its width there, and its growth.
    middle: float
    reach: float
    growth: float

    def at(self, x: float) -> tuple[float, float, float]:
        """Return the line and the band's lower and upper end."""
        y = self.intercept + self.slope * x
        half = sqrt(self.reach**2 + (self.growth * (x - self.middle)) ** 2)
        return y, y - half, y + half


@dataclass(frozen=True, slots=True)
class Williams:
    """Williams's test.

    `p` is two-sided; `p_one_sided` is small if the first metric correlates better with people.
    """

    t: float | None
    p: float | None
    p_one_sided: float | None
    df: int
    undefined: str = ""


def pearson(x: Sequence[float], y: Sequence[float]) -> Correlation:
    """Return Pearson's r; it does not depend on the order of the pairs: the sums are exact."""
    if len(x) != len(y):
        raise ValueError(f"{len(x)} scores cannot be paired with {len(y)}.")
    if len(x) < 3:
        return Correlation(None, None, len(x), TOO_FEW)
    x, y = _scaled(x), _scaled(y)
    spread = sqrt(products(x, x) * products(y, y))
    if not varies(x) or not varies(y) or not spread:
        return Correlation(None, None, len(x), NO_VARIANCE)
    r = max(-1.0, min(products(x, y) / spread, 1.0))
    return Correlation(r, _p(r, len(x)), len(x))


def spearman(x: Sequence[float], y: Sequence[float]) -> Correlation:
    """Return Spearman's rho: Pearson's r of the ranks; equal scores share theirs.

    For few pairs `p` is exact: three systems in the right order prove nothing.
    """
    ranks = _ranks(x), _ranks(y)
    correlation = pearson(*ranks)
    if correlation.r is None or correlation.n > _MOST_TRIED:
        return correlation
    return replace(correlation, p=_share_of_orders(*ranks))


def _share_of_orders(x: Sequence[float], y: Sequence[float]) -> float:
    """Return the share of permutations with a correlation as extreme; sums of ranks are exact."""
    expected = len(x) * mean(x) * mean(y)

    def distance(order: Sequence[float]) -> float:
        return abs(sum(one * other for one, other in zip(x, order, strict=True)) - expected)

    observed = distance(y)
    distances = [distance(order) for order in permutations(y)]
    return sum(each >= observed for each in distances) / len(distances)


def _scaled(x: Sequence[float]) -> list[float]:
    """Return the values times a power of two: exact, and squares neither overflow nor vanish."""
    _, power = frexp(max(map(abs, x)))
    return [ldexp(each, -power) for each in x]


def mean(x: Sequence[float]) -> float:
    return fsum(x) / len(x)


def products(x: Sequence[float], y: Sequence[float]) -> float:
    """Return the sum of the products of each pair's deviations from the means."""
    mean_x, mean_y = mean(x), mean(y)
    return fsum((one - mean_x) * (other - mean_y) for one, other in zip(x, y, strict=True))


def varies(x: Sequence[float]) -> bool:
    # The mean of equal scores may be off by rounding; squares of nearly equal ones may underflow.
    return len(set(x)) > 1 and products(x, x) > 0


def _p(r: float, n: int) -> float:
    from scipy.special import stdtr

    unexplained = (1 - r) * (1 + r)
    t = abs(r) * sqrt((n - 2) / unexplained) if unexplained else inf
    return 2 * float(stdtr(n - 2, -t))


def _ranks(x: Sequence[float]) -> list[float]:
    ordered = sorted(x)
    first = {score: at for at, score in reversed(list(enumerate(ordered)))}
    last = {score: at for at, score in enumerate(ordered)}
    return [(first[score] + last[score]) / 2 + 1 for score in x]


def regression(x: Sequence[float], y: Sequence[float]) -> RegressionBand | None:
    """Return the regression; `None` for fewer than three systems, or if all have the same `x`."""
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


def williams(r_first: float, r_second: float, r_between: float, n: int) -> Williams:
    """Compare the correlations of two metrics with people, given the one between the metrics.

    The formula is that of Graham & Baldwin 2014.
    """
    from scipy.special import stdtr

    if n < 4:
        return Williams(None, None, None, max(n - 3, 0), TOO_FEW_SYSTEMS)
    spread = _spread(r_first, r_second, r_between, n)
    if not spread or r_between <= -1:
        return Williams(None, None, None, n - 3, NOTHING_TO_COMPARE)
    t = (r_first - r_second) * sqrt((n - 1) * (1 + r_between)) / sqrt(spread)
    return Williams(t, 2 * float(stdtr(n - 3, -abs(t))), float(stdtr(n - 3, -t)), n - 3)


def _spread(r_first: float, r_second: float, r_between: float, n: int) -> float:
    # The variance that both metrics leave unexplained; rounding may make it negative.
    squares = r_first**2 + r_second**2 + r_between**2
    unexplained = max(1 - squares + 2 * r_first * r_second * r_between, 0.0)
    halves = (r_first + r_second) ** 2 / 4
    return 2 * unexplained * (n - 1) / (n - 3) + halves * (1 - r_between) ** 3
