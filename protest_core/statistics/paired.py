"""Two systems on the same examples: McNemar's test, Holm's adjustment, order and clusters."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from protest_core.statistics.proportions import Interval

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

LEVEL = 0.05  # of tests

_ALL = Interval(-1.0, 1.0)
# The first is significantly better than the second.
Better = Collection[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Paired:
    """Two systems on `n` examples: how often only the first is correct, or only the second."""

    n: int
    only_first: int
    only_second: int

    @property
    def difference(self) -> float:
        """The first system's share of correct examples minus the second one's."""
        return (self.only_first - self.only_second) / self.n if self.n else 0.0

    @property
    def p(self) -> float:
        """McNemar's p, exact and two-sided; 1 if the systems never differ."""
        fewer = min(self.only_first, self.only_second)
        return float(mcnemar(fewer, self.only_first + self.only_second))

    @property
    def interval(self) -> Interval:
        """The 95 % interval from all permutations of the two systems' answers within examples.

        It excludes 0 exactly if `p` is at most 0.05.
        """
        if not self.n:
            return _ALL
        reach = _flip_quantile(self.only_first + self.only_second) / self.n
        return Interval(self.difference - reach, self.difference + reach).within(_ALL)


def mcnemar(fewer: "ArrayLike", differing: "ArrayLike") -> "NDArray[np.float64]":
    """Return McNemar's exact p, also for numbers that are not whole; 1 if neither is ahead."""
    import numpy as np
    from scipy.special import betainc

    more = np.subtract(differing, fewer)
    p = np.minimum(1.0, 2 * betainc(more, np.add(fewer, 1), 0.5))
    return np.where(np.abs(more - fewer) < 1e-9, 1.0, p)


@lru_cache(maxsize=1024)
def _flip_quantile(differing: int) -> int:
    """Return the 97.5 % quantile of the sum of this many random signs, + or −."""
    import numpy as np
    from scipy.special import bdtr

    plus = np.searchsorted(bdtr(np.arange(differing + 1), differing, 0.5), 0.975)
    return 2 * int(plus) - differing


def holm(ps: Sequence[float]) -> list[float]:
    """Return p-values adjusted for multiple testing (Holm 1979), in the original order."""
    adjusted = [1.0] * len(ps)
    largest = 0.0
    for at, place in enumerate(sorted(range(len(ps)), key=ps.__getitem__)):
        largest = max(largest, (len(ps) - at) * ps[place])
        adjusted[place] = min(1.0, largest)
    return adjusted


def best_first(wanted: Sequence[str], better: Better) -> tuple[str, ...]:
    """Return the given order, changed so that no system precedes a significantly better one.

    Tests on different examples may be cyclic; then no order satisfies this for the whole cycle.
    """
    below = {each: _below(each, better) for each in wanted}
    order: list[str] = []
    left = list(wanted)
    while left:
        top = next(
            each
            for each in left
            if all(other in below[each] for other in left if each in below[other])
        )
        order.append(top)
        left.remove(top)
    return tuple(order)


def _below(system: str, better: Better) -> set[str]:
    """Return all systems that this system is better than, also indirectly."""
    reached: set[str] = set()
    new = {system}
    while new:
        new = {worse for one, worse in better if one in new} - reached
        reached |= new
    return reached


def clusters(
    ranked: Sequence[str], better: Better, not_compared: Collection[frozenset[str]] = ()
) -> tuple[tuple[str, ...], ...]:
    """Return clusters of systems, best first, without significant differences, as in WMT.

    A new cluster begins where every system above is better than every system from there on. Two
    systems that were not compared are separated if one between them differs from both.
    """
    groups: list[list[str]] = []
    for at, system in enumerate(ranked):
        distinguished = all(
            (above, below) in better
            or (
                frozenset({above, below}) in not_compared
                and any((above, each) in better and (each, below) in better for each in ranked)
            )
            for above in ranked[:at]
            for below in ranked[at:]
        )
        if distinguished:
            groups.append([])
        groups[-1].append(system)
    return tuple(map(tuple, groups))
