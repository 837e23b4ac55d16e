"""Scores as if people had judged everything, estimated from a judged part.

A program has given every candidate a verdict (approved or referred, or a judging program's yes or
no); people have judged some. Candidates with one verdict in a row of a table share a rate,
estimated from the judged ones; its interval is Korn & Graubard's (1998): Clopper–Pearson with the
effective number. Rates are combined by "square and add" (Newcombe 1998; Zou & Donner 2008).
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor, fsum, hypot, sqrt
from operator import mul
from typing import TypeVar

from protest_core.statistics.proportions import Interval

# The similarity of candidates in one stratum, compared with different strata: the intraclass
# correlation of the categories in Table 2 of WMT 2018.
LIKENESS = 0.2
Key = TypeVar("Key", bound=Hashable)
_ROUNDING = 1e-9


@dataclass(frozen=True, slots=True)
class Stratum:
    """Candidates of one verdict and one category that were drawn together, with judgements.

    `draw` identifies the draw, which may span categories; `chance` is a candidate's chance to be
    drawn and reached: 1 if all were, 0 if none was. `open`: candidates reached but without an
    outcome. Candidates neither judged nor open were not drawn. `alone`: judged without having been
    drawn, so that they represent no others.
    """

    verdict: str
    category: str
    draw: Hashable
    chance: float
    size: int
    right: int = 0
    wrong: int = 0
    not_judgeable: int = 0
    open: int = 0
    alone: bool = False

    @property
    def judged(self) -> int:
        return self.right + self.wrong + self.not_judgeable

    @property
    def reached(self) -> int:
        return self.judged + self.open

    @property
    def missing(self) -> int:
        return self.size - self.reached


@dataclass(frozen=True, slots=True)
class Estimate:
    """The score if people had judged everything, from all open candidates wrong to all right.

    `low` and `high` are `None` if nothing counts, or if a verdict without judged candidates leaves
    only the interval. The interval ends on whole candidates; `unrounded` is the interval before
    rounding, whose width shows how much is known.
    """

    low: float | None
    high: float | None
    interval: Interval | None
    unrounded: Interval | None = None


@dataclass(frozen=True, slots=True)
class Rate:
    """An estimated rate and the ends of its 95 % interval."""

    value: float
    low: float
    high: float


_ALL = Rate(1.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Sampled:
    """The sample from which the rates of a verdict were estimated.

    `weights`: by stratum, the number of missing candidates that each judged one represents.
    `judgeable`, `right`: the estimated shares of all candidates. `variance`: the variance of
    sampling alone, in units of rate × (1 − rate).
    """

    weights: tuple[float, ...]
    judgeable: float
    right: float
    variance: float


@dataclass(frozen=True, slots=True)
class Rates:
    """Counts of one verdict's judged candidates, and rates of the missing ones.

    `judgeable`: the share of the missing candidates that can be judged; `right`: the share of these
    that are right. If neither can be `estimated`, missing candidates count as open.
    """

    judged_right: int
    judged: int  # right or wrong
    missing: int
    right: Rate = _ALL
    judgeable: Rate = _ALL
    estimated: bool = True
    sampled: Sampled | None = None


def rates_by_verdict(
    strata: Iterable[Stratum], *, excluded: bool, open_right: bool
) -> dict[str, Rates]:
    """Return the rates of each verdict while all open candidates are right, or all wrong.

    `excluded`: candidates that are not judgeable do not count; otherwise they are wrong.
    """
    by_verdict: dict[str, list[Stratum]] = defaultdict(list)
    for stratum in strata:
        by_verdict[stratum.verdict].append(stratum)
    return {
        verdict: _rates(of_verdict, excluded=excluded, open_right=open_right)
        for verdict, of_verdict in by_verdict.items()
    }


def _rates(strata: Sequence[Stratum], *, excluded: bool, open_right: bool) -> Rates:
    right = [each.right + each.open * open_right for each in strata]
    counted = [each.reached - each.not_judgeable * excluded for each in strata]
    size, missing = sum(each.size for each in strata), sum(each.missing for each in strata)
    known = Rates(sum(right), sum(counted), missing)
    if not missing:
        return known
    weights = _weights(strata, missing)
    judgeable = known.judged + fsum(map(mul, weights, counted))
    if judgeable == known.judged:
        return replace(known, right=Rate(*3 * (float(open_right),)), estimated=False)
    sampling = _sampling_variance(strata, weights, missing)
    variance = sampling + LIKENESS * _variance_between_strata(strata, weights)
    share, n = judgeable / size, size**2 / variance
    of_missing = _rate_of_missing(share, n, size, known.judged, missing) if excluded else _ALL
    share_right = (known.judged_right + fsum(map(mul, weights, right))) / judgeable
    among = missing * of_missing.value
    rate = _rate_of_missing(share_right, n * share, judgeable, known.judged_right, among)
    sampled = Sampled(tuple(weights), share, share_right, sampling)
    return replace(known, right=rate, judgeable=of_missing, sampled=sampled)


def _rate_of_missing(rate: float, n: float, size: float, known: int, missing: float) -> Rate:
    """Return the rate of the missing candidates, from the rate of all with `n` effective ones."""
    ends = (rate, *korn_graubard(rate, n))
    return Rate(*(min(max((end * size - known) / missing, 0.0), 1.0) for end in ends))


def _weights(strata: Sequence[Stratum], missing: int) -> list[float]:
    """Return the number of missing candidates that each judged one of a stratum represents."""
    weights = [1 / each.chance - 1 if each.chance else 0.0 for each in strata]
    reached = [each.reached for each in strata]
    if not any(map(mul, weights, reached)):  # only strata that were judged in full are left
        weights = [float(not each.alone) for each in strata]
    total = fsum(map(mul, weights, reached))
    return [weight * missing / total if total else 0.0 for weight in weights]


def _sampling_variance(strata: Sequence[Stratum], weights: Sequence[float], missing: int) -> float:
    """Return the variance of the number of right candidates, in units of rate × (1 − rate)."""
    return fsum(g * g * each.reached for g, each in zip(weights, strata, strict=True)) + missing


def _variance_between_strata(strata: Sequence[Stratum], weights: Sequence[float]) -> float:
    """Return the additional variance because reached strata represent others."""
    off: dict[Hashable, float] = defaultdict(float)
    for stratum, weight in zip(strata, weights, strict=True):
        off[stratum.draw] += weight * stratum.reached - stratum.missing
    return fsum(each * each for each in off.values()) + sum(borrowed(strata).values()) ** 2


def borrowed(strata: Collection[Stratum]) -> dict[str, int]:
    """Return the missing candidates by category not reached: these borrow the rate of others.

    A sample reaches all categories over which it was drawn.
    """
    missing: dict[str, int] = defaultdict(int)
    for stratum in strata:
        missing[stratum.category] += stratum.missing
    reached = {each.category for each in strata if not each.alone and (each.reached or each.chance)}
    return {name: number for name, number in missing.items() if number and name not in reached}


def korn_graubard(rate: float, n: float) -> tuple[float, float]:
    """Return the 95 % interval of a rate among `n` effective observations."""
    from scipy.special import betaincinv

    x = rate * n
    low = float(betaincinv(x, n - x + 1, 0.025)) if rate > 0 else 0.0
    high = float(betaincinv(x + 1, n - x, 0.975)) if rate < 1 else 1.0
    return low, high


def deviations(
    value: Callable[[Mapping[Key, Rates]], float], rates: Mapping[Key, Rates]
) -> tuple[float, float]:
    """Return the possible error of a value downwards and upwards, by square and add.

    Each rate is moved alone to either end of its interval.
    """
    here, down, up = value(rates), 0.0, 0.0
    for key, ends in _ends(rates):
        effects = [value({**rates, key: end}) - here for end in ends]
        down += min(0.0, *effects) ** 2
        up += max(0.0, *effects) ** 2
    return sqrt(down), sqrt(up)


def _ends(rates: Mapping[Key, Rates]) -> Iterator[tuple[Key, tuple[Rates, Rates]]]:
    """Yield the rates with one of them at its low end, and at its high end."""
    for key, rate in rates.items():
        right, judgeable = rate.right, rate.judgeable
        if right.low != right.high:
            low, high = (replace(right, value=end) for end in (right.low, right.high))
            yield key, (replace(rate, right=low), replace(rate, right=high))
        if judgeable.low != judgeable.high:
            low, high = (replace(judgeable, value=end) for end in (judgeable.low, judgeable.high))
            yield key, (replace(rate, judgeable=low), replace(rate, judgeable=high))


def estimate_score(strata: Sequence[Stratum], *, excluded: bool = False) -> Estimate:
    """Return the score estimated as if people had judged everything, with a 95 % interval."""
    low = rates_by_verdict(strata, excluded=excluded, open_right=False)
    high = rates_by_verdict(strata, excluded=excluded, open_right=True)
    if not sum(each.judged + each.missing for each in low.values()):
        return Estimate(None, None, None)
    lowest, highest = interval_of_score(low), interval_of_score(high)
    unrounded = Interval(lowest.low, highest.high)
    interval = Interval(
        rounded_outward(lowest, low).low,
        rounded_outward(highest, high).high,
    )
    if all(each.estimated for each in low.values()):
        return Estimate(_score(low), _score(high), interval, unrounded)
    return Estimate(None, None, interval, unrounded)


def _score(rates: Mapping[str, Rates]) -> float:
    right = fsum(
        each.judged_right + each.missing * each.judgeable.value * each.right.value
        for each in rates.values()
    )
    return right / _judgeable(rates)


def _judgeable(rates: Mapping[str, Rates]) -> float:
    """Return the estimated number of candidates that can be judged."""
    return fsum(each.judged + each.missing * each.judgeable.value for each in rates.values())


def interval_of_score(rates: Mapping[str, Rates]) -> Interval:
    """Return the interval of a score, within the limits set by the judged candidates."""
    score, (down, up) = _score(rates), deviations(_score, rates)
    least, most = _possible(rates)
    return Interval(max(score - down, least), min(score + up, most))


def _possible(rates: Mapping[str, Rates]) -> tuple[float, float]:
    """Return the score if all unjudged candidates are wrong, and if all are right."""
    right = sum(each.judged_right for each in rates.values())
    missing = sum(each.missing for each in rates.values())
    size = sum(each.judged for each in rates.values()) + missing
    return right / size, (right + missing) / size


def rounded_outward(interval: Interval, rates: Mapping[str, Rates]) -> Interval:
    """Return the interval of a score, rounded outward to whole candidates.

    The effective number ignores that candidates are whole: with 80 of 100 judged, all of them
    right, the interval would begin at 99.1 %, and exclude one wrong candidate among the other 20.
    """
    least, most = _possible(rates)
    numbers = _fewest_and_most(rates)
    low = min(floor(interval.low * number + _ROUNDING) / number for number in numbers)
    high = max(ceil(interval.high * number - _ROUNDING) / number for number in numbers)
    return Interval(max(low, least), min(high, most))


def _fewest_and_most(rates: Mapping[str, Rates]) -> tuple[int, int]:
    """Return the least and the greatest possible number of judgeable candidates.

    If the rest counts as wrong, there is no rate of judgeable candidates, and both are the number
    of all candidates.
    """
    shares = [(each.missing, each.judgeable) for each in rates.values()]
    fewer = hypot(*(missing * (share.value - share.low) for missing, share in shares))
    more = hypot(*(missing * (share.high - share.value) for missing, share in shares))
    judged = sum(each.judged for each in rates.values())
    size = judged + sum(each.missing for each in rates.values())
    number = _judgeable(rates)
    fewest = max(floor(number - fewer + _ROUNDING), judged, 1)
    return fewest, max(min(ceil(number + more - _ROUNDING), size), fewest)
