"""The corrected score's interval covers the truth in 2,000 worlds; the uncorrected one's does not.

Of each case: how often the interval covers the fully manual score, how wide it is, and how far
the estimate really is off.
"""

from dataclasses import dataclass

import numpy as np
import pytest

from protest_core.statistics.audit import corrected_score
from protest_core.statistics.proportions import Interval, wilson
from tests.core.statistics.worlds import (
    Rates,
    as_different_as_published,
    as_good_as_the_best_or_as_bad_as_the_worst,
    hardly_any_wrong,
    nearly_all_right,
    world,
)

WORLDS = 2000
BY_COUNTING = 1e-12  # rounding does not put anything outside

ONE_SYSTEM, SIXTEEN_SYSTEMS = 7, 16 * 7  # of seven categories each


@dataclass(frozen=True)
class Simulated:
    """Shares of the worlds, and means over them."""

    covered: float
    covered_uncorrected: float
    width: float
    bias: float
    spread: float  # the standard deviation of the error


def covers(interval: Interval, score: float) -> bool:
    return interval.low - BY_COUNTING <= score <= interval.high + BY_COUNTING


def simulated(strata: int, audit: int, rates: Rates, left_out: float = 0) -> Simulated:
    random = np.random.default_rng(2018)
    rows = []
    for _ in range(WORLDS):
        each = world(random, strata=strata, audit=audit, rates=rates, left_out=left_out)
        found = corrected_score(each.strata, judged_correct=each.judged_correct, n=each.n)
        if found.value is None:
            continue  # all is left out
        rows.append(
            (
                covers(found.interval, each.manual_score),
                covers(wilson(each.judged_correct + each.approved, each.n), each.manual_score),
                found.interval.high - found.interval.low,
                found.value - each.manual_score,
            )
        )
    covered, uncorrected, width, error = np.array(rows, dtype=float).T
    return Simulated(covered.mean(), uncorrected.mean(), width.mean(), error.mean(), error.std())


SIZES = [(ONE_SYSTEM, 100), (ONE_SYSTEM, 350), (SIXTEEN_SYSTEMS, 100), (SIXTEEN_SYSTEMS, 350)]


@pytest.mark.parametrize(("strata", "audit"), SIZES)
def test_corrected_it_covers_the_manual_score_and_uncorrected_it_does_not(strata, audit):
    found = simulated(strata, audit, as_different_as_published)
    assert found.covered >= 0.93
    assert found.covered_uncorrected < 0.05
    assert abs(found.bias) < 0.002


@pytest.mark.parametrize(("strata", "audit"), SIZES)
@pytest.mark.parametrize(
    "rates", [nearly_all_right, hardly_any_wrong, as_good_as_the_best_or_as_bad_as_the_worst]
)
def test_it_covers_also_where_strata_are_all_good_or_very_different(strata, audit, rates):
    assert simulated(strata, audit, rates).covered >= 0.93


@pytest.mark.parametrize(
    ("strata", "audit", "width"),
    [
        (ONE_SYSTEM, 100, 0.065),
        (ONE_SYSTEM, 350, 0.016),
        (SIXTEEN_SYSTEMS, 100, 0.075),
        (SIXTEEN_SYSTEMS, 350, 0.042),
    ],
)
def test_it_is_about_as_wide_as_the_errors_make_necessary(strata, audit, width):
    """Nearly four standard deviations hold 95 %; nothing needs more than a tenth beyond that."""
    found = simulated(strata, audit, as_different_as_published)
    assert found.width < width
    assert found.width < 1.1 * 2 * 1.96 * found.spread


@pytest.mark.parametrize("left_out", [0.1, 0.3, 0.6])
@pytest.mark.parametrize("strata", [ONE_SYSTEM, SIXTEEN_SYSTEMS])
def test_it_covers_also_while_parts_of_the_audit_are_not_done(strata, left_out):
    found = simulated(strata, 350, as_different_as_published, left_out)
    assert found.covered >= 0.93
    assert found.width < 1.25 * 2 * 1.96 * found.spread
