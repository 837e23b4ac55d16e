"""Correlations against scipy, and those of the papers."""

from itertools import permutations
from math import isclose

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from scipy import stats

from protest_core.statistics.correlation import NO_VARIANCE, TOO_FEW, pearson, spearman
from tests.core.statistics import published
from tests.properties import examples

# Few different ones, so that some are equal.
scores = st.one_of(st.integers(-3, 3).map(float), st.floats(-1000, 1000).map(lambda x: round(x, 3)))
pairs = st.lists(st.tuples(scores, scores), min_size=3, max_size=30)
BOTH = pytest.mark.parametrize(
    ("ours", "theirs"),
    [(pearson, stats.pearsonr), (spearman, stats.spearmanr)],
    ids=["pearson", "spearman"],
)


def columns(rows) -> tuple[list[float], list[float]]:
    return [x for x, _ in rows], [y for _, y in rows]


@BOTH
@given(pairs)
def test_they_are_those_of_scipy(ours, theirs, rows):
    x, y = columns(rows)
    found = ours(x, y)
    assume(found.r is not None)
    with np.errstate(all="ignore"):  # scipy divides by nothing where all are on one line
        expected = theirs(x, y)
    assert isclose(found.r, expected.statistic, abs_tol=1e-9)
    exact = ours is spearman and len(rows) <= 7
    if abs(found.r) < 1 - 1e-9 and not exact:  # nearer, p is rounding
        assert isclose(found.p, expected.pvalue, rel_tol=1e-6, abs_tol=1e-9)


@BOTH
@given(pairs, st.randoms())
def test_shuffling_the_systems_changes_nothing(ours, theirs, rows, chance):
    before = ours(*columns(rows))
    chance.shuffle(rows)
    assert ours(*columns(rows)) == before


@BOTH
@given(pairs)
def test_it_is_the_same_in_both_directions(ours, theirs, rows):
    x, y = columns(rows)
    assert ours(x, y) == ours(y, x)


@pytest.mark.parametrize(("ours", "p"), [(pearson, 0.0), (spearman, 2 / 6)])
def test_what_lies_on_a_line_correlates_fully(ours, p):
    assert (ours([1, 2, 3], [2, 4, 6]).r, ours([1, 2, 3], [2, 4, 6]).p) == (1.0, p)
    assert ours([1, 2, 3], [6, 4, 2]).r == -1.0


@examples(25)
@given(st.lists(st.tuples(scores, scores), min_size=3, max_size=5))
def test_p_of_few_ranks_is_the_share_of_orders_that_correlate_as_much(rows):
    x, y = columns(rows)
    found = spearman(x, y)
    assume(found.r is not None)
    of_orders = [abs(stats.spearmanr(x, order).statistic) for order in permutations(y)]
    as_much = [r >= abs(found.r) - 1e-9 for r in of_orders]
    assert found.p == sum(as_much) / len(as_much)


def test_p_of_ranks_is_exact_up_to_seven_pairs():
    """Two of the 5,040 orders are as perfect; scipy's approximation says nought."""
    in_order = [1, 2, 3, 4, 5, 6, 7]
    assert spearman(in_order, in_order).p == 2 / 5040
    assert spearman([*in_order, 8], [*in_order, 8]).p == 0.0


@pytest.mark.parametrize("ours", [pearson, spearman])
@pytest.mark.parametrize(
    ("x", "y", "sentence"),
    [
        ([], [], TOO_FEW),
        ([1, 2], [1, 2], TOO_FEW),
        ([1, 1, 1], [1, 2, 3], NO_VARIANCE),
        # The mean of these is not 0.1, as computers add.
        ([1, 2, 3], [0.1, 0.1, 0.1], NO_VARIANCE),
    ],
)
def test_where_there_is_none_a_sentence_says_why(ours, x, y, sentence):
    found = ours(x, y)
    assert (found.r, found.p, found.n, found.undefined) == (None, None, len(x), sentence)


@BOTH
@pytest.mark.parametrize("exponent", [1020, 300, -300, -1020])
def test_scores_of_any_size_correlate_as_the_same_of_usual_size(ours, theirs, exponent):
    """Squares of such numbers would be too large, or vanish."""
    x, y = [1.0, -1.0, 0.5, 1.5, -0.25], [3.0, 1.0, 4.0, 1.0, 5.0]
    usual = ours(x, y)
    assert isclose(usual.r, theirs(x, y).statistic)
    assert ours([2.0**exponent * each for each in x], y) == usual
    assert ours(y, [2.0**exponent * each for each in x]).r == usual.r
    assert (
        ours([2.0**exponent * each for each in x], [2.0**-exponent * each for each in y]) == usual
    )


def test_the_largest_numbers_that_there_are_correlate():
    x, y = [1e308, -1e308, 1.7e308, 0, -1.7e308], [50.5, 61, 60, 70, 10]
    as_usual = pearson([each / 1e308 for each in x], y)
    assert pearson(x, y).r == pytest.approx(as_usual.r)
    assert pearson(x, y).p == pytest.approx(as_usual.p)
    nearly = pearson([1e308, 1e-308, 0], [1, 2, 3])
    assert nearly.r == pytest.approx(pearson([1, 0, 0], [1, 2, 3]).r)


def test_the_smallest_numbers_that_there_are_correlate():
    assert pearson([5e-324, 0, 5e-324, 1e-323], [1, 2, 3, 4]) == pearson([1, 0, 1, 2], [1, 2, 3, 4])


def test_scores_that_are_no_pairs_are_refused():
    with pytest.raises(ValueError, match="3 scores cannot be paired with 2"):
        pearson([1, 2, 3], [1, 2])


@pytest.mark.parametrize(
    ("metric", "r", "n"), [(published.BLEU, 0.912, 16), (published.APT, 0.887, 15)]
)
def test_the_metrics_of_wmt_2018_correlate_as_published(metric, r, n):
    """Guillou et al. 2018, section 5: p < 0.001 for both."""
    found = pearson(metric, published.CORRECT[: len(metric)])
    assert (round(found.r, 3), found.n) == (r, n)
    assert found.p < 0.001


@pytest.mark.parametrize(
    ("setting", "pearsons", "spearmans"),
    [
        ("a_corrected", 0.848, 0.820),
        ("a_plain", 0.850, 0.820),
        ("b_corrected", 0.853, 0.815),
        ("b_plain", 0.855, 0.811),
    ],
)
def test_the_settings_of_apt_correlate_as_published(setting, pearsons, spearmans):
    """Guillou & Hardmeier 2018, Table 2; the reference translation is one of the ten."""
    scores = published.APT_SETTINGS[setting]
    assert round(pearson(scores, published.PROTEST).r, 3) == pearsons
    assert round(spearman(scores, published.PROTEST).r, 3) == spearmans


@pytest.mark.parametrize("setting", published.APT_SETTINGS)
def test_over_the_systems_alone_they_are_lower(setting):
    found = pearson(published.APT_SETTINGS[setting][1:], published.PROTEST[1:])
    assert 0.68 <= round(found.r, 2) <= 0.70
