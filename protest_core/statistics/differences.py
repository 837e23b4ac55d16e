"""Two systems on the same examples of which people judged a part: difference, test, bounds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING

from protest_core.statistics.estimation import Rates, Stratum, deviations, rates_by_verdict
from protest_core.statistics.paired import LEVEL, Paired, holm, mcnemar
from protest_core.statistics.proportions import Interval, normal_quantile

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Class(StrEnum):
    """What is known of an example; what nobody judged is in the class of its verdict instead."""

    RIGHT = "right"
    WRONG = "wrong"
    NOT_JUDGEABLE = "not judgeable"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Pairs:
    """Examples that two systems have in common: `counts[i, j]` are in either system's classes.

    `strata` are those of the first and of the second system, of these examples alone.
    """

    verdicts: tuple[str, ...]  # the classes after the members of `Class`
    counts: "NDArray[np.int64]"
    strata: tuple[Sequence[Stratum], Sequence[Stratum]]


@dataclass(frozen=True, slots=True)
class Difference:
    """By how much more the first of two systems is right on the same examples.

    From all that is open against the first to all of it in its favour. `p` is McNemar's exact test
    of effective numbers, which is exactly McNemar's where everything is judged.
    """

    low: float
    high: float
    interval: Interval
    p: float

    @property
    def middle(self) -> float:
        return (self.low + self.high) / 2

    def turned_round(self) -> "Difference":
        ends = Interval(-self.interval.high, -self.interval.low)
        return Difference(-self.high, -self.low, ends, self.p)


def estimate_difference(pairs: Pairs, *, excluded: bool = False) -> Difference:
    """Return the difference of two systems, had people judged everything."""
    worst, best = (
        _difference(pairs, excluded=excluded, in_favour=in_favour) for in_favour in (False, True)
    )
    p = 1.0 if worst.low * best.low < 0 else max(worst.p, best.p)
    return Difference(worst.low, best.low, Interval(worst.interval.low, best.interval.high), p)


# Whether it is the second of the two systems, and a verdict.
_OfPair = tuple[bool, str]


def _difference(pairs: Pairs, *, excluded: bool, in_favour: bool) -> Difference:
    rates: dict[_OfPair, Rates] = {
        (second, verdict): found
        for second in (False, True)
        for verdict, found in rates_by_verdict(
            pairs.strata[second], excluded=excluded, open_right=in_favour != second
        ).items()
    }

    def discordant(rates: Mapping[_OfPair, Rates]) -> tuple[float, float, float]:
        """Return how often only the first is right, only the second, and how many count."""
        first, second = (
            _chances(
                pairs.verdicts,
                {verdict: each for (whose, verdict), each in rates.items() if whose is of_second},
                excluded=excluded,
                open_right=in_favour != of_second,
            )
            for of_second in (False, True)
        )
        return _discordant(pairs.counts, first, second)

    def difference(rates: Mapping[_OfPair, Rates]) -> float:
        only_first, only_second, n = discordant(rates)
        return (only_first - only_second) / n if n else 0.0

    only_first, only_second, n = discordant(rates)
    if not n:
        return Difference(0.0, 0.0, Interval(-1.0, 1.0), 1.0)
    found = (only_first - only_second) / n
    down, up = deviations(difference, rates)
    middle = {key: _at_middle(each) for key, each in rates.items()}
    differing = max(sum(discordant(middle)[:2]), n * abs(found))

    def effect(deviation: float) -> float:
        """Return how many examples do the work of one, since rates are uncertain."""
        return 1 + (n * deviation / _Z) ** 2 / differing if differing else 1.0

    def reach(deviation: float) -> float:
        return effect(deviation) * furthest(differing / effect(deviation)) / n

    weight = effect(down if found > 0 else up)
    p = float(mcnemar((differing - n * abs(found)) / 2 / weight, differing / weight))
    if not any(each.missing for each in rates.values()):
        return Difference(
            found, found, Paired(int(n), int(only_first), int(only_second)).interval, p
        )
    interval = Interval(max(-1.0, found - reach(down)), min(1.0, found + reach(up)))
    return Difference(found, found, interval, p)


_Z = normal_quantile(0.95)


def _at_middle(rates: Rates) -> Rates:
    right, judgeable = (
        replace(rate, value=(rate.low + rate.high) / 2) for rate in (rates.right, rates.judgeable)
    )
    return replace(rates, right=right, judgeable=judgeable)


_Chances = tuple["NDArray[np.float64]", "NDArray[np.float64]"]


def _chances(
    verdicts: Sequence[str], rates: Mapping[str, Rates], *, excluded: bool, open_right: bool
) -> _Chances:
    """Return the chances of a system's classes to be judgeable, and to be right."""
    import numpy as np

    judgeable, right = [1.0, 1.0, 0.0 if excluded else 1.0, 1.0], [1.0, 0.0, 0.0, float(open_right)]
    for verdict in verdicts:
        of_verdict = rates.get(verdict, _NONE)
        judgeable.append(of_verdict.judgeable.value)
        right.append(of_verdict.judgeable.value * of_verdict.right.value)
    return np.array(judgeable), np.array(right)


_NONE = Rates(0, 0, 0)


def _discordant(
    counts: "NDArray[np.int64]", first: _Chances, second: _Chances
) -> tuple[float, float, float]:
    (judgeable1, right1), (judgeable2, right2) = first, second
    return (
        float(right1 @ counts @ (judgeable2 - right2)),
        float((judgeable1 - right1) @ counts @ right2),
        float(judgeable1 @ counts @ judgeable2),
    )


@lru_cache(maxsize=4096)
def furthest(differing: float) -> float:
    """Return the difference of so many differing examples at which McNemar's p is .05."""
    low, high = -1.0, differing / 2
    for _ in range(100):
        middle = (low + high) / 2
        if mcnemar(middle, differing) > 0.05:
            high = middle
        else:
            low = middle
    return differing - low - high


@dataclass(frozen=True, slots=True)
class Holds:
    """Down to which percent of right approvals one of two systems is better, and which one."""

    percent: int
    first: bool

    def turned_round(self) -> "Holds":
        return Holds(self.percent, not self.first)


def least_right_approvals(
    pairs: Sequence[Pairs], approved: str, *, excluded: bool = False, both: bool = False
) -> list[Holds | None]:
    """Return down to which percent of right approvals each pair's difference holds.

    For pairs of which no approval was judged: that many of the unjudged candidates with the verdict
    `approved` of the system that is ahead are right, and all of the other's (`both`: as many of
    them). Everything else that nobody judged is against the system that is ahead. p is adjusted
    over all these pairs (Holm); `None` where it does not hold at 100 %.
    """
    import numpy as np

    shares = np.arange(100, -1, -1) / 100
    found = [_ps_at(shares, each, approved, excluded=excluded, both=both) for each in pairs]
    adjusted = np.array([holm(list(ps)) for ps in zip(*(ps for ps, _ in found), strict=True)]).T
    lasting = [int(np.argmin(np.append(each <= LEVEL, False))) for each in adjusted]
    return [
        Holds(101 - number, first) if number else None
        for number, (_, first) in zip(lasting, found, strict=True)
    ]


def _ps_at(
    shares: "NDArray[np.float64]", pairs: Pairs, approved: str, *, excluded: bool, both: bool
) -> "tuple[NDArray[np.float64], bool]":
    """Return p where these shares of the leading system's approvals are right.

    Also whether that system is the first: it is ahead if all approvals are right.
    """
    import numpy as np

    judgeable = np.array([1.0, 1.0, 0.0 if excluded else 1.0, 1.0] + [1.0] * len(pairs.verdicts))

    def right(of_approved: "NDArray[np.float64]", otherwise: float) -> "NDArray[np.float64]":
        known = np.array([1.0, 0.0, 0.0, otherwise] + [otherwise] * len(pairs.verdicts))
        found = np.tile(known, (len(shares), 1))
        if approved in pairs.verdicts:
            found[:, len(Class) + pairs.verdicts.index(approved)] = of_approved
        return found

    for first, counts in ((True, pairs.counts), (False, pairs.counts.T)):
        leading, other = right(shares, 0.0), right(shares if both else np.ones_like(shares), 1.0)
        ahead = np.einsum("qi,ij,qj->q", leading, counts, judgeable - other)
        behind = np.einsum("qi,ij,qj->q", judgeable - leading, counts, other)
        if ahead[0] > behind[0]:
            p = mcnemar(np.minimum(ahead, behind), ahead + behind)
            return np.where(ahead > behind, p, 1.0), first
    return np.ones_like(shares), True
