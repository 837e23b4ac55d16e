"""Two systems on the same examples, and tests that are some of many."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from protest_core.statistics.interval import Interval

_ALL = Interval(-1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Paired:
    """Of `n` examples, those where only the first system is correct, or only the second."""

    n: int
    only_first: int
    only_second: int

    @property
    def difference(self) -> float:
        """By how much the first system's share of correct ones is higher."""
        return (self.only_first - self.only_second) / self.n if self.n else 0.0

    @property
    def p(self) -> float:
        """McNemar's test, exact and two-sided; 1 where the systems never differ."""
        return _mcnemar(*sorted((self.only_first, self.only_second)))

    @property
    def interval(self) -> Interval:
        """95 %, from all exchanges of the two systems' answers on an example.

        It leaves 0 out just where `p` is at most 0.05.
        """
        if not self.n:
            return _ALL
        reach = _flip_quantile(self.only_first + self.only_second) / self.n
        return Interval(self.difference - reach, self.difference + reach).within(_ALL)


@lru_cache(maxsize=1024)
def _mcnemar(fewer: int, more: int) -> float:
    from scipy.special import bdtr

    return 1.0 if fewer == more else min(1.0, 2 * float(bdtr(fewer, fewer + more, 0.5)))


@lru_cache(maxsize=1024)
def _flip_quantile(differing: int) -> int:
    """The 97.5 % quantile of the sum of so many signs, each + or − by chance."""
    import numpy as np
    from scipy.special import bdtr

    plus = np.searchsorted(bdtr(np.arange(differing + 1), differing, 0.5), 0.975)
    return 2 * int(plus) - differing


def holm(ps: Sequence[float]) -> list[float]:
    """Adjusted for being one of many (Holm 1979), in the order in which they came."""
    adjusted = [1.0] * len(ps)
    largest = 0.0
    for at, place in enumerate(sorted(range(len(ps)), key=ps.__getitem__)):
        largest = max(largest, (len(ps) - at) * ps[place])
        adjusted[place] = min(1.0, largest)
    return adjusted
