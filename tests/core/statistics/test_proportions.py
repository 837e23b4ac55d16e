"""Wilson's interval against statsmodels, and shares while some are open."""

from math import isclose

from hypothesis import given
from hypothesis import strategies as st
from statsmodels.stats.proportion import proportion_confint

from protest_core.statistics.proportions import Interval, Share, wilson

of_some = st.integers(1, 5000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n)))


@given(of_some, st.sampled_from([0.9, 0.95, 0.99]))
def test_the_interval_is_that_of_statsmodels(counts, confidence):
    found = wilson(*counts, confidence)
    low, high = proportion_confint(*counts, alpha=1 - confidence, method="wilson")
    assert isclose(found.low, low, abs_tol=1e-12)
    assert isclose(found.high, high, abs_tol=1e-12)


@given(of_some)
def test_the_share_lies_in_its_interval(counts):
    successes, n = counts
    found = wilson(successes, n)
    assert 0 <= found.low <= successes / n <= found.high <= 1


@given(of_some)
def test_failures_have_the_interval_turned_round(counts):
    successes, n = counts
    found, other = wilson(successes, n), wilson(n - successes, n)
    assert isclose(found.low, 1 - other.high, abs_tol=1e-12)
    assert isclose(found.high, 1 - other.low, abs_tol=1e-12)


def test_where_none_or_all_succeed_one_end_is_exact():
    assert wilson(0, 7).low == 0.0
    assert wilson(7, 7).high == 1.0


def test_of_nothing_there_is_no_interval():
    assert wilson(0, 0) is None


def test_a_share_with_open_ones_is_a_range_with_an_interval_round_it():
    share = Share(200, 120, 150)
    assert (share.low, share.high) == (0.6, 0.75)
    assert share.interval == Interval(wilson(120, 200).low, wilson(150, 200).high)


@given(of_some)
def test_with_nothing_open_it_is_one_value_with_wilsons_interval(counts):
    successes, n = counts
    share = Share(n, successes, successes)
    assert share.low == share.high == successes / n
    assert share.interval == wilson(successes, n)


def test_a_share_of_nothing_has_no_value():
    share = Share(0, 0, 0)
    assert (share.low, share.high, share.interval) == (None, None, None)
