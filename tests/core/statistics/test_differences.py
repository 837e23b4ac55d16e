"""Differences of two systems of which people judged a part."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy.special import betainc
from scipy.stats import binomtest

from protest_core.statistics.differences import (
    Class,
    Pairs,
    estimate_difference,
    furthest,
    least_right_approvals,
)
from protest_core.statistics.estimation import Stratum
from protest_core.statistics.paired import Paired

APPROVED, REFERRED = VERDICTS = ("approved", "referred")
CLASSES = (*Class, *VERDICTS)
any_counts = arrays(np.int64, (6, 6), elements=st.integers(0, 12))


def pairs_of(counts) -> Pairs:
    """Return systems with these numbers by class, whose judged ones are of approvals in part."""
    counts = np.asarray(counts)
    strata = tuple(_strata(counts.sum(axis=1 - side)) for side in (0, 1))
    return Pairs(VERDICTS, counts, strata)


def _strata(by_class) -> list[Stratum]:
    """Return strata in which approvals are audited: half of what is judged are approvals."""
    right, wrong, lost, left_open, approved, referred = map(int, by_class)
    halves = [(each + 1) // 2 for each in (right, wrong, lost, left_open)]
    rest = [each - half for each, half in zip((right, wrong, lost, left_open), halves, strict=True)]
    found = []
    for verdict, missing, (yes, no, none, unsettled) in (
        (APPROVED, approved, halves),
        (REFERRED, referred, rest),
    ):
        reached = yes + no + none + unsettled
        size = reached + missing
        if size:
            chance = reached / size
            found.append(
                Stratum(verdict, "c", verdict, chance, size, yes, no, none, unsettled)
            )  # fmt: skip
    return found


def judged(first_only: int, second_only: int, both: int = 5, neither: int = 5):
    counts = np.zeros((6, 6), int)
    counts[:2, :2] = [[both, first_only], [second_only, neither]]
    return pairs_of(counts)


@given(st.integers(0, 60), st.integers(0, 60))
def test_with_everything_judged_it_is_mcnemars_exact_test(first_only, second_only):
    found = estimate_difference(judged(first_only, second_only))
    n = first_only + second_only
    expected = binomtest(first_only, n).pvalue if n else 1.0
    assert found.p == pytest.approx(expected, abs=1e-12)
    assert found.low == found.high == pytest.approx((first_only - second_only) / (n + 10))
    assert found.interval == Paired(n + 10, first_only, second_only).interval


@given(any_counts, st.booleans())
def test_p_is_small_just_where_the_interval_leaves_out_no_difference(counts, excluded):
    found = estimate_difference(pairs_of(counts), excluded=excluded)
    outside = not found.interval.low <= 1e-12 <= found.interval.high + 2e-12
    if abs(found.p - 0.05) > 1e-6:
        assert (found.p <= 0.05) == outside


@given(any_counts, st.booleans())
def test_exchanging_the_systems_turns_the_difference_round(counts, excluded):
    pairs = pairs_of(counts)
    turned = Pairs(VERDICTS, counts.T, pairs.strata[::-1])
    one = estimate_difference(pairs, excluded=excluded)
    other = estimate_difference(turned, excluded=excluded)
    assert (one.low, one.high) == pytest.approx((-other.high, -other.low))
    assert one.p == pytest.approx(other.p)
    assert one.interval.low == pytest.approx(-other.interval.high)
    assert one.interval.high == pytest.approx(-other.interval.low)


def test_uncertain_approvals_make_pairs_weigh_less():
    counts = np.zeros((6, 6), int)
    counts[:2, :2] = [[20, 5], [5, 20]]
    counts[4, 1] = 30  # the first's approvals that nobody judged, where the second is wrong
    found = estimate_difference(pairs_of(counts))
    taken_at_its_word = Paired(80, 35, 5)
    assert found.p > taken_at_its_word.p
    assert found.low < taken_at_its_word.difference


def test_a_system_that_nobody_has_begun_is_not_called_worse():
    counts = np.zeros((6, 6), int)
    counts[0, 3], counts[1, 3] = 40, 20
    assert estimate_difference(pairs_of(counts)).p == 1.0


@pytest.mark.parametrize(("m", "reach"), [(3, 4.151354), (6, 5.611752), (50, 14.793203)])
def test_how_far_a_difference_reaches(m, reach):
    assert furthest(m) == pytest.approx(reach, abs=1e-6)


def unaudited(first_approved_only: int, second_approved_only: int) -> Pairs:
    """Return two systems of which no approval is judged, and all that is referred is wrong."""
    counts = np.zeros((6, 6), int)
    counts[4, 1], counts[1, 4], counts[4, 4] = first_approved_only, second_approved_only, 50
    return Pairs(VERDICTS, counts, ([], []))


def test_without_an_audit_it_says_down_to_which_share_of_right_approvals_a_difference_holds():
    (found,) = least_right_approvals([unaudited(40, 10)], APPROVED)
    assert found is not None
    assert found.first
    # At that percent McNemar's p is at most .05, and at the next no more.
    for percent, small in ((found.percent, True), (found.percent - 1, False)):
        q = percent / 100
        first_only, second_only = 40 * q, 10 + 50 * (1 - q)
        p = 2 * betainc(first_only, second_only + 1, 0.5)
        assert bool(p <= 0.05) is small


def test_where_all_right_approvals_tell_no_difference_none_does():
    assert least_right_approvals([unaudited(20, 18)], APPROVED) == [None]


def test_at_all_approvals_right_it_is_mcnemars_test_adjusted_for_all_pairs():
    alone = least_right_approvals([unaudited(16, 4)], APPROVED)
    among_ten = least_right_approvals([unaudited(16, 4), *[unaudited(5, 5)] * 9], APPROVED)
    assert alone != [None]
    assert among_ten[0] is None  # p = .012, times ten


def test_the_other_system_in_doubt_too_the_difference_holds_further_down():
    pairs = [unaudited(60, 10)]
    (one,), (both,) = (least_right_approvals(pairs, APPROVED, both=each) for each in (False, True))
    assert both.percent < one.percent
