"""The line and its band, against statsmodels."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from statsmodels.api import OLS, add_constant

from protest_core.statistics.correlation import regression
from tests.core.statistics import published

points = st.lists(
    st.tuples(st.integers(0, 100), st.integers(0, 200)), min_size=3, max_size=20
).filter(lambda rows: len({x for x, _ in rows}) > 1)


@given(points, st.floats(-50, 150))
def test_line_and_band_are_those_of_statsmodels(rows, x):
    xs, ys = [float(x) for x, _ in rows], [float(y) for _, y in rows]
    fitted = OLS(ys, add_constant(xs)).fit()
    band = regression(xs, ys)
    assert [band.intercept, band.slope] == pytest.approx(list(fitted.params), abs=1e-6)
    theirs = fitted.get_prediction([[1.0, x]])
    low, high = theirs.conf_int(alpha=0.05)[0]
    assume(high - low > 1e-4)  # else the points lie on the line
    assert band.at(x) == pytest.approx((theirs.predicted[0], low, high), rel=1e-5, abs=1e-4)


def test_the_band_is_narrowest_in_the_middle_and_no_line_leaves_it():
    band = regression(published.BLEU, published.CORRECT)
    widths = [high - low for _, low, high in map(band.at, range(10, 36))]
    assert min(widths) == widths[round(band.middle) - 10]
    assert all(low < y < high for y, low, high in map(band.at, range(10, 36)))


def test_through_points_on_a_line_there_is_no_doubt():
    assert regression([1, 2, 3], [1, 3, 5]).at(10) == (19, 19, 19)


@pytest.mark.parametrize(("x", "y"), [([1, 2], [1, 2]), ([2, 2, 2], [1, 2, 3]), ([], [])])
def test_without_three_points_or_where_all_lie_upon_each_other_there_is_none(x, y):
    assert regression(x, y) is None
