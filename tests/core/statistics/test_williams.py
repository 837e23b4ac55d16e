"""Williams's test, against an integration by hand and the published statement."""

from itertools import combinations
from math import isclose, sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from protest_core.statistics.correlation import (
    NOTHING_TO_COMPARE,
    TOO_FEW_SYSTEMS,
    pearson,
    williams,
)
from tests.core.statistics import published


@st.composite
def three_correlations(draw: st.DrawFn) -> tuple[float, float, float, int]:
    """Draw correlations such as three real columns have."""
    n = draw(st.integers(4, 40))
    random = np.random.default_rng(draw(st.integers(0, 10**6)))
    people = random.normal(size=n)
    first, second = (people + random.normal(size=n) * draw(st.floats(0.1, 3)) for _ in range(2))
    r = np.corrcoef([people, first, second])
    return r[0, 1], r[0, 2], r[1, 2], n


@given(three_correlations())
def test_it_is_the_formula_of_graham_and_baldwin(given):
    r12, r13, r23, n = given
    k = np.linalg.det([[1, r12, r13], [r12, 1, r23], [r13, r23, 1]])
    below = sqrt(2 * k * (n - 1) / (n - 3) + (r23 - 1) ** 2 * (1 - r23) * (r12 + r13) ** 2 / 4)
    t = (r12 - r13) * sqrt((n - 1) * (1 + r23)) / below
    found = williams(r12, r13, r23, n)
    assert isclose(found.t, t, rel_tol=1e-6)
    assert isclose(found.p_one_sided, stats.t.sf(t, n - 3), rel_tol=1e-6)
    assert isclose(found.p, 2 * stats.t.sf(abs(t), n - 3), rel_tol=1e-6)
    assert found.df == n - 3


@given(three_correlations())
def test_exchanging_the_metrics_turns_the_answer_round(given):
    r12, r13, r23, n = given
    found, other = williams(r12, r13, r23, n), williams(r13, r12, r23, n)
    assert (other.t, other.p) == (-found.t, found.p)
    assert isclose(other.p_one_sided, 1 - found.p_one_sided, abs_tol=1e-9)


def test_it_finds_a_difference_as_often_as_it_should_where_there_is_none():
    """Two metrics that err as much: p below 0.05 in about 5 % of 2,000 worlds."""
    random = np.random.default_rng(1)
    found = 0
    for _ in range(2000):
        people, one, other = random.normal(size=(3, 12))
        r = np.corrcoef([people, people + one, people + other])
        found += williams(r[0, 1], r[0, 2], r[1, 2], 12).p < 0.05
    assert 0.03 < found / 2000 < 0.07


@pytest.mark.parametrize("settings", list(combinations(published.APT_SETTINGS, 2)), ids="-".join)
def test_no_two_settings_of_apt_differ_as_published(settings):
    """Guillou & Hardmeier 2018, section 5: p > 0.2 in all cases."""
    first, second = (published.APT_SETTINGS[setting] for setting in settings)
    found = williams(
        pearson(first, published.PROTEST).r,
        pearson(second, published.PROTEST).r,
        pearson(first, second).r,
        len(first),
    )
    assert found.p > 0.2
    assert 0.2 < found.p_one_sided < 0.8


def test_fewer_than_four_systems_are_too_few():
    found = williams(0.9, 0.8, 0.7, 3)
    assert (found.t, found.p, found.p_one_sided) == (None, None, None)
    assert (found.df, found.undefined) == (0, TOO_FEW_SYSTEMS)


@pytest.mark.parametrize("between", [1.0, -1.0])
def test_a_metric_is_not_compared_with_itself(between):
    found = williams(0.8, 0.8 * between, between, 10)
    assert (found.t, found.p, found.undefined) == (None, None, NOTHING_TO_COMPARE)
