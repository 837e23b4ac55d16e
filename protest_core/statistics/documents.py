"""Statistics over documents: inference to other texts of the same kind.

Examples of one document are alike, so that documents, not examples, are independent of each other:
McNemar's test over examples called equal systems different in up to two of three simulated studies.
Two systems are compared by flipping the signs of whole documents' differences at random, which is
exact for documents of any size. Unjudged candidates are estimated: each document gets the
contribution of its judged candidates to the rates.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from protest_core.statistics.estimation import (
    Rate,
    Rates,
    Stratum,
    interval_of_score,
    korn_graubard,
    rates_by_verdict,
    rounded_outward,
)
from protest_core.statistics.paired import LEVEL
from protest_core.statistics.proportions import Interval, normal_quantile

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

# With five documents no test at 5 % exists: p is at least 2 ** (1 - documents).
FEWEST_DOCUMENTS = 6
# Up to this number of documents all patterns of signs are tried, otherwise a number of random ones,
# which must never change: they belong to the signature.
_ALL_PATTERNS_UP_TO = 12
DRAWN_PATTERNS, SEED = 10_000, 2018
_ROUNDING = 1e-9
_PRECISION = 1e-7  # precision of the ends of intervals
# Patterns are counted wherever rounding could decide: within so much of the ratio up to which they
# are as far as the data, or if they come nearer more slowly than this.
_UNSURE, _LEAST_SLOPE = 1e-6, 0.1
_Z = normal_quantile(0.95)


class Over(StrEnum):
    """The units that comparisons take as independent."""

    DOCUMENTS = "documents"
    EXAMPLES = "examples"


# Numbers of candidates by document (first axis), stratum, and class (last axis): right, wrong, not
# judgeable, open, missing.
ByDocument: TypeAlias = "NDArray[np.int64]"


@dataclass(frozen=True, slots=True)
class Totals:
    """The part of each document in a numerator and a denominator, estimates included.

    `down`, `up`: the possible error of the numerator beyond the documents' spread, since the
    interval of a rate is wider than that of a simple sample.
    """

    numerator: "Numbers"
    denominator: "Numbers"
    down: float
    up: float


@dataclass(frozen=True, slots=True)
class Effect:
    """The change of a numerator and a denominator when the rates of a verdict change."""

    right: float  # of the numerator, with the rate of right candidates
    judgeable: float  # of the numerator, with the rate of judgeable candidates
    size: float  # of the denominator, with the rate of judgeable candidates
    off: float  # of the numerator within the interval, with the rate of judgeable candidates


@dataclass(frozen=True, slots=True)
class VerdictRates:
    """The rates of a verdict, and the numbers of judged candidates of each document behind them.

    Each judged candidate is weighted by the number of candidates that it represents.
    """

    rates: Rates
    right: "Numbers"
    judgeable: "Numbers"
    reached: "Numbers"

    @property
    def added_to_right(self) -> "Numbers":
        """Return the contribution of each document to the rate of right candidates."""
        added: Numbers = self.right - self.rates.right.value * self.judgeable
        return added / float(self.judgeable.sum())

    @property
    def added_to_judgeable(self) -> "Numbers":
        """Return the contribution of each document to the rate of judgeable candidates."""
        added: Numbers = self.judgeable - self.rates.judgeable.value * self.reached
        return added / float(self.reached.sum())


def verdicts_over_documents(
    strata: Sequence[Stratum],
    rates: Mapping[str, Rates],
    by_document: ByDocument,
    *,
    excluded: bool,
    open_right: bool,
) -> Iterator[tuple[str, VerdictRates]]:
    """Yield the verdicts with an estimated rate; `by_document` has the same strata."""
    import numpy as np

    places: dict[str, list[int]] = defaultdict(list)
    for at, stratum in enumerate(strata):
        places[stratum.verdict].append(at)
    for verdict, of_verdict in rates.items():
        if of_verdict.sampled is None:
            continue
        weights = np.array(of_verdict.sampled.weights)
        weighted = np.einsum("dhk,h->kd", by_document[:, places[verdict], :4], weights)
        right, wrong, not_judgeable, left_open = weighted
        reached = right + wrong + not_judgeable + left_open
        judgeable = reached - not_judgeable * excluded
        yield verdict, VerdictRates(of_verdict, right + left_open * open_right, judgeable, reached)


def add_estimates(
    numerator: "Numbers",
    denominator: "Numbers",
    estimated: Iterable[tuple[VerdictRates, Effect]],
    *,
    excluded: bool,
) -> Totals:
    """Return the totals with the contributions of documents' judged candidates to the rates."""
    down = up = 0.0
    for verdict, effect in estimated:
        rates, sampled = verdict.rates, verdict.rates.sampled
        if sampled is None:
            continue
        if effect.right:
            missing = rates.missing * rates.judgeable.value
            numerator = numerator + effect.right * verdict.added_to_right
            spread = sampled.right * (1 - sampled.right) * sampled.variance * sampled.judgeable
            below, above = _beyond_sampling(rates.right, effect.right, spread / missing**2)
            down, up = down + below, up + above
        if excluded:
            added = verdict.added_to_judgeable
            numerator = numerator + effect.judgeable * added
            denominator = denominator + effect.size * added
            spread = sampled.judgeable * (1 - sampled.judgeable) * sampled.variance
            below, above = _beyond_sampling(rates.judgeable, effect.off, spread / rates.missing**2)
            down, up = down + below, up + above
    return Totals(numerator, denominator, sqrt(down), sqrt(up))


def _beyond_sampling(rate: Rate, effect: float, variance: float) -> tuple[float, float]:
    """Return the excess of an interval's squared half-widths over those of sampling alone."""
    offs = [effect * (end - rate.value) for end in (rate.low, rate.high)]
    plain = effect**2 * variance
    below, above = min(0.0, *offs) / _Z, max(0.0, *offs) / _Z
    return max(0.0, below**2 - plain), max(0.0, above**2 - plain)


@lru_cache(maxsize=4)
def sign_patterns(documents: int) -> "NDArray[np.int8]":
    """Return patterns × documents of +1 and −1; the first pattern is that of the data."""
    import numpy as np

    if documents <= _ALL_PATTERNS_UP_TO:  # −x is as far from 0 as x, so the first sign is always +
        numbers = np.arange(2 ** max(documents - 1, 0)) << 1
        minus = (numbers[:, None] >> np.arange(documents) & 1).astype(np.uint8)
    else:
        random = Random(SEED)  # noqa: S311 — the same patterns for ever
        width = (documents + 7) // 8
        drawn = b"".join(
            random.getrandbits(documents).to_bytes(width, "little") for _ in range(DRAWN_PATTERNS)
        )
        packed = np.frombuffer(drawn, np.uint8).reshape(DRAWN_PATTERNS, width)
        minus = np.unpackbits(packed, axis=1, count=documents, bitorder="little")
        minus = np.concatenate([np.zeros((1, documents), np.uint8), minus])
    return 1 - 2 * minus.astype(np.int8)


def patterns_in_words(documents: int) -> str:
    """Return the patterns of signs that are tried, in the wording of signatures."""
    return "all" if documents <= _ALL_PATTERNS_UP_TO else f"{DRAWN_PATTERNS}+{SEED}"


_AT_ONCE = 1_000_000  # signs as floating-point numbers
# For 380 ratios of 100 documents, one product of matrices takes a hundredth of the time of 380.
_TESTED_AT_ONCE = 100


def flipped(values: "Numbers") -> "Numbers":
    """Return the sums of documents' values under each pattern of signs, a row for each column."""
    import numpy as np

    signs = sign_patterns(len(values))
    step = max(1, _AT_ONCE // max(len(values), 1))
    parts = [signs[at : at + step].astype(float) @ values for at in range(0, len(signs), step)]
    return np.ascontiguousarray(np.concatenate(parts).T)


def sign_test(total: float, flips: "Numbers", off: float = 0.0) -> float:
    """Return the share of patterns in which the sum is as far from 0 as the total.

    `off`: the standard deviation of a normal error in addition to the spread of documents.
    """
    return min(1.0, max(_as_far(total, flips), _as_far_with_normal_part(total, flips, off)))


def _as_far(total: float, flips: "Numbers") -> float:
    import numpy as np

    return int(np.count_nonzero(np.abs(flips) >= abs(total) - _ROUNDING)) / len(flips)


def _as_far_with_normal_part(total: float, flips: "Numbers", off: float) -> float:
    import numpy as np
    from scipy.special import ndtr

    if off <= 0:
        return 0.0
    far, reached = abs(total), np.abs(flips)
    return float(np.mean(ndtr((reached - far) / off) + ndtr((-reached - far) / off)))


@dataclass(frozen=True, slots=True)
class Ratio:
    """A ratio of totals, with p against 0 and the interval that inverts the test."""

    value: float
    interval: Interval
    p: float


def sign_tests_of_ratios(totals: Sequence[Totals]) -> list[Ratio | None]:
    """Return the test of each ratio between −1 and 1; `None` if the denominator is 0."""
    import numpy as np

    tests: list[Ratio | None] = [None] * len(totals)
    by_documents: dict[int, list[int]] = defaultdict(list)
    for at, each in enumerate(totals):
        by_documents[len(each.numerator)].append(at)
    for places in by_documents.values():
        for begin in range(0, len(places), _TESTED_AT_ONCE):
            some = places[begin : begin + _TESTED_AT_ONCE]
            sides = [side for at in some for side in (totals[at].numerator, totals[at].denominator)]
            flips = flipped(np.stack(sides, 1))
            for number, at in enumerate(some):
                tests[at] = _test_of_ratio(totals[at], flips[2 * number], flips[2 * number + 1])
    return tests


def _test_of_ratio(totals: Totals, numerators: "Numbers", denominators: "Numbers") -> Ratio | None:
    """Return the test; the other arguments are the totals under each pattern of signs."""
    over, size = float(totals.numerator.sum()), float(totals.denominator.sum())
    if size <= _ROUNDING:
        return None
    value = over / size
    undecided = _undecided(over, size, numerators, denominators)

    def is_rejected(ratio: float) -> bool:
        """Return whether p is at most .05; the quick checks come first."""
        side, off = (-1, totals.down) if ratio < value else (1, totals.up)
        least, most = undecided[side]
        if side * ratio < least:
            return False
        if side * ratio > most and off <= 0:
            return True
        total, flips = over - ratio * size, numerators - ratio * denominators
        if side * ratio <= most and _as_far(total, flips) > LEVEL:
            return False
        return _as_far_with_normal_part(total, flips, off) <= LEVEL

    p = sign_test(over, numerators, totals.down if over > 0 else totals.up)
    ends = (_end(is_rejected, value, outside) for outside in (-1.0, 1.0))
    return Ratio(value, Interval(*ends), p)


def _undecided(
    over: float, size: float, numerators: "Numbers", denominators: "Numbers"
) -> dict[int, tuple[float, float]]:
    """Return between which ratios patterns have to be counted, by side of the value (−1 and 1).

    A ratio further from the value takes the data further from 0 by its size, and a pattern by less:
    so each pattern is as far as the data up to one ratio, where |numerator − ratio × denominator|
    is |over − ratio × size|. Up to the least ratio of the range more than 5 % of the patterns are
    as far, and beyond the greatest not. On the side of −1 both have their signs changed.
    """
    import numpy as np

    patterns = len(numerators)
    is_unsure = size - np.abs(denominators) < _LEAST_SLOPE
    many, unsure = int(LEVEL * patterns) + 1, int(np.count_nonzero(is_unsure))
    with np.errstate(divide="ignore", invalid="ignore"):
        one = (over + numerators) / (size + denominators)
        other = (over - numerators) / (size - denominators)
    ranges = {}
    for side in (-1, 1):
        upto = np.maximum(side * one, side * other)
        upto[is_unsure] = np.inf
        places = [max(0, patterns - many - unsure), patterns - many]
        least, most = np.partition(upto, places)[places]
        enough = many + unsure <= patterns
        ranges[side] = (float(least) - _UNSURE if enough else -np.inf, float(most) + _UNSURE)
    return ranges


def _end(is_rejected: Callable[[float], bool], value: float, outside: float) -> float:
    """Return the ratio furthest from the value that is not rejected at 5 %, by bisection."""
    if not is_rejected(outside):
        return outside
    inside = value
    while abs(outside - inside) > _PRECISION:
        middle = (inside + outside) / 2
        if is_rejected(middle):
            outside = middle
        else:
            inside = middle
    return inside


def interval_for_texts(
    strata: Sequence[Stratum], by_document: ByDocument, *, excluded: bool = False
) -> Interval | None:
    """Return the 95 % interval of a score for other texts of the same kind.

    It is never narrower than the interval for these candidates. `None` if there are fewer than six
    documents, or if only one counts.
    """
    there = by_document[by_document.any(axis=(1, 2))]
    if len(there) < FEWEST_DOCUMENTS:
        return None
    low, high = (
        _interval_for_texts(strata, there, excluded=excluded, open_right=each)
        for each in (False, True)
    )
    return None if low is None or high is None else Interval(low.low, high.high)


def _interval_for_texts(
    strata: Sequence[Stratum], by_document: ByDocument, *, excluded: bool, open_right: bool
) -> Interval | None:
    """Return the interval while all open candidates are right, or all wrong.

    Its variance is that of the documents' totals about the score, each total with the score
    estimated without that document; its degrees of freedom are those of documents of equal size.
    The variance becomes an effective number at the middle of the interval for these candidates: at
    a score of 0 or 100 % the spread is 0, even if little is judged.
    """
    from scipy.special import stdtrit

    rates = rates_by_verdict(strata, excluded=excluded, open_right=open_right)
    right, size = _expected(strata, rates, by_document, excluded=excluded, open_right=open_right)
    n = float(size.sum())
    shares = size / n if n > 0 else size
    if n <= 0 or shares.max() > 1 - _ROUNDING:
        return None
    score = min(float(right.sum()) / n, 1.0)
    spread = verdicts_over_documents(
        strata, rates, by_document, excluded=excluded, open_right=open_right
    )
    totals = add_estimates(
        right,
        size,
        ((each, _effect_on_score(each.rates, score)) for _, each in spread),
        excluded=excluded,
    )
    off = (totals.numerator - score * totals.denominator) / (1 - shares)
    of_documents = (1 - 1 / len(off)) * float(off @ off)
    variance = (of_documents + max(totals.down, totals.up) ** 2) / n**2
    these = interval_of_score(rates)
    middle = (these.low + these.high) / 2
    effective = min(n, middle * (1 - middle) / variance) if variance > 0 else n
    t = float(stdtrit(max(1.0, 1 / float(shares @ shares) - 1), 0.975))
    low, high = korn_graubard(score, effective * (_Z / t) ** 2)
    rounded = rounded_outward(these, rates)
    return Interval(min(low, rounded.low), max(high, rounded.high))


def _effect_on_score(rates: Rates, score: float) -> Effect:
    missing, share = rates.missing, rates.right.value
    judgeable = missing * share
    return Effect(missing * rates.judgeable.value, judgeable, missing, missing * (share - score))


def _expected(
    strata: Sequence[Stratum],
    rates: Mapping[str, Rates],
    by_document: ByDocument,
    *,
    excluded: bool,
    open_right: bool,
) -> tuple["Numbers", "Numbers"]:
    """Return the expected number of right and of judgeable candidates of each document."""
    import numpy as np

    of_missing = [rates[each.verdict] for each in strata]
    judgeable = np.array([each.judgeable.value for each in of_missing])
    right = judgeable * [each.right.value for each in of_missing]
    known = by_document.sum(1)
    missing = by_document[:, :, -1]
    return (
        known[:, 0] + known[:, 3] * open_right + missing @ right,
        known[:, 0]
        + known[:, 1]
        + known[:, 3]
        + known[:, 2] * (not excluded)
        + missing @ judgeable,
    )
