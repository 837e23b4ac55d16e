"""Systems on the same examples: McNemar and Holm against statsmodels, intervals."""

from itertools import product
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests

from protest_core.statistics.paired import Paired, holm
from protest_core.statistics.proportions import Interval
from tests.properties import examples

any_pairs = st.builds(
    lambda first, second, rest: Paired(first + second + rest, first, second),
    st.integers(0, 300),
    st.integers(0, 300),
    st.integers(0, 3000),
)
some_ps = st.lists(st.floats(0, 1), min_size=1, max_size=30)


@given(any_pairs)
def test_p_is_that_of_statsmodels(pair):
    table = [[0, pair.only_first], [pair.only_second, 0]]
    assert isclose(pair.p, mcnemar(table, exact=True).pvalue, rel_tol=1e-9)


def test_one_worked_out_by_hand():
    """Six differ, one of them for the second: 2 × (1 + 6) / 64."""
    pair = Paired(20, 5, 1)
    assert pair.difference == 0.2
    assert isclose(pair.p, 14 / 64)
    # P(sum ≤ 4) = 63/64: the 97.5 % quantile of six signs is 4.
    assert (pair.interval.low, pair.interval.high) == (0.2 - 4 / 20, 0.2 + 4 / 20)


@pytest.mark.parametrize("differing", range(12))
def test_the_interval_reaches_as_far_as_all_exchanges_say(differing):
    sums = sorted(sum(signs) for signs in product((-1, 1), repeat=differing))
    quantile = next(
        each for each in sums if sum(other <= each for other in sums) >= 0.975 * len(sums)
    )
    pair = Paired(100, differing, 0)
    assert pair.interval.high == pytest.approx(differing / 100 + quantile / 100)
    assert pair.interval.low == pytest.approx(differing / 100 - quantile / 100)


@given(any_pairs)
def test_the_interval_leaves_nothing_out_just_where_p_is_small(pair):
    low, high = pair.interval.low, pair.interval.high
    assert (not low <= 0 <= high) == (pair.p <= 0.05 and pair.n > 0)


@given(any_pairs)
def test_exchanging_the_systems_turns_the_difference_round(pair):
    other = Paired(pair.n, pair.only_second, pair.only_first)
    assert (other.difference, other.p) == (-pair.difference, pair.p)
    assert other.interval == Interval(-pair.interval.high, -pair.interval.low)


def test_systems_that_never_differ_have_no_difference():
    assert (Paired(50, 0, 0).p, Paired(50, 0, 0).difference) == (1.0, 0.0)


def test_without_common_examples_the_difference_may_be_anything():
    assert (Paired(0, 0, 0).p, Paired(0, 0, 0).interval) == (1.0, Interval(-1.0, 1.0))


@examples(10)  # theirs has Python collect garbage each time
@given(some_ps)
def test_holm_is_that_of_statsmodels(ps):
    assert holm(ps) == pytest.approx(list(multipletests(ps, method="holm")[1]))


@given(some_ps)
def test_holm_keeps_the_order_and_lowers_nothing(ps):
    adjusted = holm(ps)
    pairs = sorted(zip(ps, adjusted, strict=True))
    assert [after for _, after in pairs] == sorted(adjusted)
    assert all(before <= after <= 1 for before, after in pairs)


@given(some_ps, st.randoms())
def test_holm_does_not_care_in_which_order_they_come(ps, chance):
    order = list(range(len(ps)))
    chance.shuffle(order)
    adjusted = holm(ps)
    assert holm([ps[at] for at in order]) == [adjusted[at] for at in order]


def test_of_no_comparison_nothing_is_adjusted():
    assert holm([]) == []
