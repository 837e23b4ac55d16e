"""Two systems on the same, partly judged examples: difference, test, bounds."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING

from protest_core.statistics.documents import (
    ByDocument,
    Effect,
    Totals,
    add_estimates,
    flipped,
    sign_test,
    sign_tests_of_ratios,
    verdicts_over_documents,
)
from protest_core.statistics.estimation import Rates, Stratum, deviations, rates_by_verdict
from protest_core.statistics.paired import LEVEL, Paired, holm, mcnemar
from protest_core.statistics.proportions import Interval, normal_quantile

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# Whether the system is the second of the two, and a verdict.
_OfPair = tuple[bool, str]
_Z = normal_quantile(0.95)
_Chances = tuple["NDArray[np.float64]", "NDArray[np.float64]"]
_NONE = Rates(0, 0, 0)


class Class(StrEnum):
    """Classes of examples; unjudged examples are in the class of their verdict."""

    RIGHT = "right"
    WRONG = "wrong"
    NOT_JUDGEABLE = "not judgeable"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Pairs:
    """Examples that two systems have in common.

    `counts[i, j]`: the number in class i of the first and class j of the second system. `strata`:
    the strata of the first and of the second system, in these examples alone. If `documents` are
    given, the comparison is over documents.
    """

    verdicts: tuple[str, ...]  # the classes after the members of `Class`
    counts: "NDArray[np.int64]"
    strata: tuple[Sequence[Stratum], Sequence[Stratum]]
    documents: "InDocuments | None" = None


@dataclass(frozen=True, slots=True)
class InDocuments:
    """The examples of two systems by document: `counts[d, i, j]`, with classes as in `Pairs`.

    `strata`: counts of the first and of the second system's strata.
    """

    counts: "NDArray[np.int64]"
    strata: tuple[ByDocument, ByDocument]


@dataclass(frozen=True, slots=True)
class Difference:
    """The difference between two systems' shares of right translations, on the same examples.

    It ranges from all open candidates against the first system to all in its favour. `p` is from
    the test with random signs of documents or, over examples, from McNemar's exact test of
    effective numbers, which is exactly McNemar's if everything is judged.
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


_UNKNOWN = Difference(0.0, 0.0, Interval(-1.0, 1.0), 1.0)


@dataclass(frozen=True, slots=True)
class _End:
    """One end of a difference: all open candidates count for the first system, or against it."""

    pairs: Pairs
    rates: Mapping[_OfPair, Rates]
    in_favour: bool


@dataclass(frozen=True, slots=True)
class LeastRight:
    """The least percentage of right approvals at which a system is better, and that system."""

    percent: int
    first: bool

    def turned_round(self) -> "LeastRight":
        return LeastRight(self.percent, not self.first)


def estimate_difference(pairs: Pairs, *, excluded: bool = False) -> Difference:
    """Return the difference of two systems, estimated as if people had judged everything."""
    (difference,) = estimate_differences([pairs], excluded=excluded)
    return difference


def estimate_differences(pairs: Iterable[Pairs], *, excluded: bool = False) -> list[Difference]:
    """Return the difference of each pair; over documents all are tested together."""
    ends = [tuple(_ends(each, excluded=excluded)) for each in pairs]
    differences = _differences([end for each in ends for end in each], excluded=excluded)
    return [_between([next(differences) for _ in each]) for each in ends]


def _ends(pairs: Pairs, *, excluded: bool) -> Iterator[_End]:
    """Yield the end at which open candidates count against the first system, and the other one."""
    rates = _rates(pairs, excluded=excluded, in_favour=False)
    yield _End(pairs, rates, in_favour=False)
    some_open = any(stratum.open for strata in pairs.strata for stratum in strata)
    if some_open or not all(each.estimated for each in rates.values()):
        rates = _rates(pairs, excluded=excluded, in_favour=True)
        yield _End(pairs, rates, in_favour=True)


def _between(ends: Sequence[Difference]) -> Difference:
    worst, best = ends[0], ends[-1]
    p = 1.0 if worst.low * best.low < 0 else max(worst.p, best.p)
    return Difference(worst.low, best.low, Interval(worst.interval.low, best.interval.high), p)


def _differences(ends: Sequence[_End], *, excluded: bool) -> Iterator[Difference]:
    totals = [
        _totals(end, end.pairs.documents, excluded=excluded)
        for end in ends
        if end.pairs.documents is not None
    ]
    ratios = iter(sign_tests_of_ratios(totals))
    for end in ends:
        if end.pairs.documents is None:
            yield _over_examples(end, excluded=excluded)
        elif (ratio := next(ratios)) is None:
            yield _UNKNOWN
        else:
            yield Difference(ratio.value, ratio.value, ratio.interval, ratio.p)


def _rates(pairs: Pairs, *, excluded: bool, in_favour: bool) -> dict[_OfPair, Rates]:
    return {
        (second, verdict): of_verdict
        for second in (False, True)
        for verdict, of_verdict in rates_by_verdict(
            pairs.strata[second], excluded=excluded, open_right=in_favour != second
        ).items()
    }


def _over_examples(end: _End, *, excluded: bool) -> Difference:
    pairs, rates = end.pairs, end.rates

    def discordant(rates: Mapping[_OfPair, Rates]) -> tuple[float, float, float]:
        """Return how often only the first is right, only the second, and how many count."""
        first, second = _chances_of_both(
            pairs.verdicts, rates, excluded=excluded, in_favour=end.in_favour
        )
        return _discordant(pairs.counts, first, second)

    def difference(rates: Mapping[_OfPair, Rates]) -> float:
        only_first, only_second, n = discordant(rates)
        return (only_first - only_second) / n if n else 0.0

    only_first, only_second, n = discordant(rates)
    if not n:
        return _UNKNOWN
    value = (only_first - only_second) / n
    down, up = deviations(difference, rates)
    middle = {key: _at_middle(each) for key, each in rates.items()}
    differing = max(sum(discordant(middle)[:2]), n * abs(value))

    def effect(deviation: float) -> float:
        """Return the design effect of uncertain rates: how many examples inform like one."""
        return 1 + (n * deviation / _Z) ** 2 / differing if differing else 1.0

    def reach(deviation: float) -> float:
        return effect(deviation) * furthest(differing / effect(deviation)) / n

    weight = effect(down if value > 0 else up)
    p = float(mcnemar((differing - n * abs(value)) / 2 / weight, differing / weight))
    if not any(each.missing for each in rates.values()):
        return Difference(
            value, value, Paired(int(n), int(only_first), int(only_second)).interval, p
        )
    interval = Interval(max(-1.0, value - reach(down)), min(1.0, value + reach(up)))
    return Difference(value, value, interval, p)


def _totals(end: _End, documents: InDocuments, *, excluded: bool) -> Totals:
    """Return the totals for the test that flips the signs of documents at random."""
    pairs, rates = end.pairs, end.rates
    chances = _chances_of_both(pairs.verdicts, rates, excluded=excluded, in_favour=end.in_favour)
    (judgeable1, right1), (judgeable2, right2) = chances
    ahead = documents.counts @ judgeable2 @ right1 - documents.counts @ right2 @ judgeable1
    size = documents.counts @ judgeable2 @ judgeable1
    estimated = []
    for second, counts in ((False, pairs.counts), (True, pairs.counts.T)):
        judgeable, right = chances[not second]
        spread = verdicts_over_documents(
            pairs.strata[second],
            {verdict: each for (whose, verdict), each in rates.items() if whose is second},
            documents.strata[second],
            excluded=excluded,
            open_right=end.in_favour != second,
        )
        for verdict, stratum in spread:
            missing = counts[len(Class) + pairs.verdicts.index(verdict)]
            both, other = float(missing @ judgeable), float(missing @ right)
            sign, of = (-1 if second else 1), stratum.rates
            right_counts = sign * of.judgeable.value * both
            judgeable_counts = sign * (of.right.value * both - other)
            estimated.append(
                (stratum, Effect(right_counts, judgeable_counts, both, judgeable_counts))
            )
    return add_estimates(ahead, size, estimated, excluded=excluded)


def _at_middle(rates: Rates) -> Rates:
    right, judgeable = (
        replace(rate, value=(rate.low + rate.high) / 2) for rate in (rates.right, rates.judgeable)
    )
    return replace(rates, right=right, judgeable=judgeable)


def _chances_of_both(
    verdicts: Sequence[str],
    rates: Mapping[_OfPair, Rates],
    *,
    excluded: bool,
    in_favour: bool,
) -> tuple[_Chances, _Chances]:
    first, second = (
        _chances(
            verdicts,
            {verdict: each for (whose, verdict), each in rates.items() if whose is of_second},
            excluded=excluded,
            open_right=in_favour != of_second,
        )
        for of_second in (False, True)
    )
    return first, second


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
    """Return the difference among `differing` discordant examples at which McNemar's p is .05."""
    low, high = -1.0, differing / 2
    for _ in range(100):
        middle = (low + high) / 2
        if mcnemar(middle, differing) > 0.05:
            high = middle
        else:
            low = middle
    return differing - low - high


def least_right_approvals(
    pairs: Sequence[Pairs], approved: str, *, excluded: bool = False, both: bool = False
) -> list[LeastRight | None]:
    """Return the least percentage of right approvals at which each pair's difference remains.

    It is for pairs without judged approvals. The assumption: this percentage of the leading
    system's unjudged candidates with the verdict `approved` is right, and all of the other system's
    (with `both`, the same percentage). All other unjudged candidates count against the leading
    system. p is adjusted over all these pairs (Holm); `None` if the difference does not remain at
    100 %.
    """
    import numpy as np

    shares = np.arange(100, -1, -1) / 100
    tried = [_ps_at(shares, each, approved, excluded=excluded, both=both) for each in pairs]
    adjusted = np.array([holm(list(ps)) for ps in zip(*(ps for ps, _ in tried), strict=True)]).T
    lasting = [int(np.argmin(np.append(each <= LEVEL, False))) for each in adjusted]
    return [
        LeastRight(101 - number, first) if number else None
        for number, (_, first) in zip(lasting, tried, strict=True)
    ]


def _ps_at(
    shares: "NDArray[np.float64]", pairs: Pairs, approved: str, *, excluded: bool, both: bool
) -> "tuple[NDArray[np.float64], bool]":
    """Return p if these shares of the leading system's approvals are right.

    Also return whether the leading system, which is ahead if all approvals are right, is the first.
    """
    import numpy as np

    judgeable = np.array([1.0, 1.0, 0.0 if excluded else 1.0, 1.0] + [1.0] * len(pairs.verdicts))

    def right(of_approved: "NDArray[np.float64]", otherwise: float) -> "NDArray[np.float64]":
        known = np.array([1.0, 0.0, 0.0, otherwise] + [otherwise] * len(pairs.verdicts))
        values = np.tile(known, (len(shares), 1))
        if approved in pairs.verdicts:
            values[:, len(Class) + pairs.verdicts.index(approved)] = of_approved
        return values

    for first, counts in ((True, pairs.counts), (False, pairs.counts.T)):
        leading, other = right(shares, 0.0), right(shares if both else np.ones_like(shares), 1.0)
        ahead = np.einsum("qi,ij,qj->q", leading, counts, judgeable - other)
        behind = np.einsum("qi,ij,qj->q", judgeable - leading, counts, other)
        if ahead[0] > behind[0]:
            if pairs.documents is None:
                p = mcnemar(np.minimum(ahead, behind), ahead + behind)
            else:
                by_document = pairs.documents.counts
                by_document = by_document if first else by_document.swapaxes(1, 2)
                p = _flips_at(shares, by_document, leading, other, judgeable)
            return np.where(ahead > behind, p, 1.0), first
    return np.ones_like(shares), True


def _flips_at(
    shares: "NDArray[np.float64]",
    by_document: "NDArray[np.int64]",
    leading: "NDArray[np.float64]",
    other: "NDArray[np.float64]",
    judgeable: "NDArray[np.float64]",
) -> "NDArray[np.float64]":
    """Return p of the test with random signs of documents, at shares from 1 down to 0.

    A document's difference is linear in the share, so that two shares determine all others.
    """
    import numpy as np

    ends = [
        by_document @ judgeable @ leading[at] - by_document @ other[at] @ judgeable
        for at in (0, -1)
    ]
    at_one, at_none = flipped(np.stack(ends, 1))
    totals = ends[1].sum() + shares * (ends[0] - ends[1]).sum()
    step = at_one - at_none
    return np.array(
        [
            sign_test(total, at_none + share * step)
            for share, total in zip(shares, totals, strict=True)
        ]
    )
