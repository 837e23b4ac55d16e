"""Estimated scores: the cases and edges of the method, and what must hold of any audit."""

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from protest_core.statistics.estimation import Stratum, borrowed, estimate_score, korn_graubard
from protest_core.statistics.proportions import Interval
from tests.core.statistics import published
from tests.core.statistics.every_truth import coverage_by_truth, coverage_by_truth_excluded

APPROVED, REFERRED = "approved", "referred"
_ROUNDING = 1e-9


def stratum(
    verdict: str,
    size: int,
    right: int = 0,
    wrong: int = 0,
    *,
    not_judgeable: int = 0,
    left_open: int = 0,
    chance: float | None = None,
    category: str = "c",
) -> Stratum:
    """Return a stratum of which all that was drawn was reached."""
    reached = right + wrong + not_judgeable + left_open
    chance = reached / size if chance is None else chance
    draw = (verdict, category)
    return Stratum(
        verdict, category, draw, chance, size, right, wrong, not_judgeable, left_open
    )  # fmt: skip


def figures(strata, *, excluded=False):
    """Return estimate and interval in percent, as tables show them."""
    found = estimate_score(strata, excluded=excluded)
    ends = (found.interval.low, found.interval.high) if found.interval else (None, None)
    return tuple(
        None if each is None else round(100 * each, 1) for each in (found.low, found.high, *ends)
    )


@pytest.mark.parametrize(
    ("strata", "expected"),
    [
        ([], (None, None, None, None)),
        ([stratum(APPROVED, 60)], (None, None, 0, 100)),
        ([stratum(APPROVED, 60, 1)], (100, 100, 1.7, 100)),
        ([stratum(APPROVED, 60, 20)], (100, 100, 88.3, 100)),
        ([stratum(APPROVED, 100, 80)], (100, 100, 99.0, 100)),
        ([stratum(APPROVED, 12, 10)], (100, 100, 91.7, 100)),
        ([stratum(APPROVED, 60, 52, 8)], (86.7, 86.7, 86.7, 86.7)),
        ([stratum(REFERRED, 60, 40, 20)], (66.7, 66.7, 66.7, 66.7)),
        # Disputed audits are open: they count as wrong and as right, not as if nobody looked.
        (
            [stratum(APPROVED, 24, 16, 2, left_open=2), stratum(REFERRED, 36, 20, 16)],
            (65.3, 69.3, 61.7, 70.0),
        ),
        (
            [stratum(APPROVED, 24, 11, 1), stratum(REFERRED, 36, left_open=36)],
            (36.7, 96.7, 28.3, 98.3),
        ),
        # Nobody has judged an approval: no estimate, and bounds from all wrong to all right.
        ([stratum(APPROVED, 24), stratum(REFERRED, 36, 20, 16)], (None, None, 33.3, 73.3)),
        ([stratum(APPROVED, 24), stratum(REFERRED, 36, 6, 6)], (None, None, 15.0, 85.0)),
        # The worked example: another category's rate is borrowed, and the interval allows for it.
        (
            [stratum(APPROVED, 40, 9, 1), stratum(APPROVED, 40, category="other")],
            (90.0, 90.0, 31.2, 98.8),
        ),
    ],
)
def test_the_edges_of_the_method(strata, expected):
    assert figures(strata) == expected


@pytest.mark.parametrize(
    ("strata", "low"),
    [
        ([stratum(APPROVED, 100, 80)], 98 / 99),
        ([stratum(APPROVED, 12, 10)], 10 / 11),
        ([stratum(APPROVED, 60, 54, not_judgeable=3)], 54 / 55),
    ],
)
def test_excluded_the_ends_are_those_of_the_fewest_that_may_be_judgeable(strata, low):
    """Three of 57 judged approvals are not judgeable, of 60: 54 to 57 are."""
    found = estimate_score(strata, excluded=True)
    assert found.interval == Interval(pytest.approx(low), 1.0)


def test_of_several_strata_the_total_is_rounded_once():
    """Either verdict alone would end a whole candidate lower: 98.0 together."""
    strata = [stratum(APPROVED, 50, 45), stratum(REFERRED, 50, 45)]
    alone = [estimate_score([each]).interval.low for each in strata]
    assert alone == [pytest.approx(0.98)] * 2
    assert estimate_score(strata).interval.low == pytest.approx(0.99)


@pytest.mark.parametrize(
    ("strata", "expected"),
    [
        ([stratum(APPROVED, 2, 0, 1)], (0, 0, 0, 50)),
        ([stratum(APPROVED, 8, 3, not_judgeable=3)], (100, 100, 60, 100)),
        ([stratum(REFERRED, 16, 1, not_judgeable=7)], (100, 100, 11.1, 100)),
        # All that is missing is right: two of six, if four of its 22 can be judged.
        ([stratum(APPROVED, 22, 0, 2, not_judgeable=13, left_open=1)], (0, 33.3, 0, 66.7)),
        # The share that can be judged has an interval, too.
        (
            [stratum(REFERRED, 7), stratum(APPROVED, 16, 4, 1, not_judgeable=3)],
            (None, None, 20, 95),
        ),
        (
            [
                stratum(REFERRED, 15, 3, 7, not_judgeable=3),
                stratum(REFERRED, 19, not_judgeable=10, category="other"),
            ],
            (30, 30, 20, 41.2),
        ),
        # Whole candidates: an end that is one already stays where it is.
        (
            [
                stratum(APPROVED, 18, 3, not_judgeable=15),
                stratum(APPROVED, 9, category="other"),
            ],
            (100, 100, 66.7, 100),
        ),
        (
            [
                stratum(REFERRED, 17, 5, 2, not_judgeable=10),
                stratum(REFERRED, 17, category="other", chance=0.56),
            ],
            (71.4, 71.4, 28.6, 87.5),
        ),
    ],
)
def test_excluded_both_rates_and_the_number_of_judgeable_ones_are_estimated(strata, expected):
    """The figures are those of a second program, written from docs/estimation.md alone."""
    assert figures(strata, excluded=True) == expected


@pytest.mark.parametrize(
    ("strata", "expected"),
    [
        # Ten right ones that each stand for nine others, ten wrong ones for one each.
        (
            [stratum(APPROVED, 100, 10), stratum(APPROVED, 20, 0, 10, category="other")],
            (83.3, 83.3, 55.8, 91.7),
        ),
        # Of the open ones nothing was to be reached: they count as both, and stand for nobody.
        (
            [
                stratum(REFERRED, 10, left_open=10, chance=0),
                stratum(REFERRED, 20, 10, category="other"),
            ],
            (66.7, 100, 50, 100),
        ),
        # What was judged in full lends its rate to what nobody reached.
        (
            [stratum(APPROVED, 10, 9, 1), stratum(APPROVED, 10, category="other")],
            (90, 90, 45, 95),
        ),
    ],
)
def test_a_judged_candidate_stands_for_others_as_its_chance_was(strata, expected):
    assert figures(strata) == expected


@pytest.mark.parametrize(
    ("strata", "expected"),
    [
        ([stratum(APPROVED, 10), stratum(APPROVED, 10, 3, category="other")], {"c": 10}),
        # Reached, by itself or beside others of its category, or drawn from together with others.
        ([stratum(APPROVED, 10, 3), stratum(REFERRED, 10)], {}),
        ([stratum(APPROVED, 10, 10), stratum(REFERRED, 10)], {}),
        ([stratum(APPROVED, 10, chance=0.3)], {}),
        ([stratum(REFERRED, 10, left_open=10, chance=0), stratum(APPROVED, 10)], {}),
        # Nothing is missing, so nothing is borrowed.
        ([Stratum(APPROVED, "c", "chosen", 1.0, 3, wrong=3, alone=True)], {}),
    ],
)
def test_a_category_borrows_if_something_is_missing_and_nothing_was_reached(strata, expected):
    assert borrowed(strata) == expected


def test_what_is_not_judgeable_counts_as_wrong_or_not_at_all():
    strata = [stratum(APPROVED, 10, 7, 1, not_judgeable=2), stratum(REFERRED, 10, 4, 6)]
    assert figures(strata) == (55.0, 55.0, 55.0, 55.0)
    assert figures(strata, excluded=True) == (61.1, 61.1, 61.1, 61.1)


def test_where_all_is_not_judgeable_and_excluded_nothing_counts():
    assert figures([stratum(APPROVED, 5, not_judgeable=5)], excluded=True) == (None,) * 4


def test_judged_without_having_been_drawn_counts_for_itself_alone():
    drawn = stratum(APPROVED, 50, 9, 1)
    itself = Stratum(APPROVED, "c", "not drawn", 1.0, 10, right=0, wrong=10)
    both = estimate_score([drawn, itself])
    assert both.low == pytest.approx(0.9 * 50 / 60)


def test_the_published_audit_gives_the_published_share_of_right_approvals():
    """Guillou et al. 2018, Table 2, each category's share of the approvals being that audited."""
    strata = [
        stratum(APPROVED, 10 * total, upheld, total - upheld, category=str(at))
        for at, (total, upheld) in enumerate(published.AUDITED)
    ]
    total, upheld = (sum(each) for each in zip(*published.AUDITED, strict=True))
    assert estimate_score(strata).low == pytest.approx(upheld / total)


@pytest.mark.parametrize(("x", "n"), [(0, 10), (3, 10), (10, 10), (52, 60)])
def test_the_interval_of_a_simple_sample_is_clopper_and_pearsons(x, n):
    from statsmodels.stats.proportion import proportion_confint

    expected = proportion_confint(x, n, method="beta")
    assert korn_graubard(x / n, n) == pytest.approx(expected)


@st.composite
def any_stratum(draw, categories=("a", "b", "c")) -> Stratum:
    size = draw(st.integers(1, 40))
    reached = draw(st.integers(0, size))
    right = draw(st.integers(0, reached))
    wrong = draw(st.integers(0, reached - right))
    lost = draw(st.integers(0, reached - right - wrong))
    left = reached - right - wrong - lost
    return stratum(
        draw(st.sampled_from([APPROVED, REFERRED])), size, right, wrong,
        not_judgeable=lost, left_open=left, category=draw(st.sampled_from(categories)),
    )  # fmt: skip


some_strata = st.lists(any_stratum(), min_size=1, max_size=6).map(
    # Each is drawn from something of its own.
    lambda found: [replace(each, draw=at) for at, each in enumerate(found)]
)


@given(some_strata, st.booleans())
def test_the_estimate_is_in_its_interval_and_that_within_what_is_possible(strata, excluded):
    found = estimate_score(strata, excluded=excluded)
    nothing_counts = excluded and all(each.not_judgeable == each.size for each in strata)
    assert (found.interval is None) == nothing_counts
    assert (found.low is None) == (found.high is None)
    assume(not nothing_counts)
    assert -_ROUNDING <= found.interval.low <= found.interval.high <= 1 + _ROUNDING
    if found.low is not None:
        assert found.interval.low - _ROUNDING <= found.low <= found.high + _ROUNDING
        assert found.high <= found.interval.high + _ROUNDING


@given(some_strata)
def test_an_interval_ends_on_whole_candidates(strata):
    found = estimate_score(strata)
    size = sum(each.size for each in strata)
    for end in (found.interval.low, found.interval.high):
        assert end * size == pytest.approx(round(end * size), abs=1e-6)
    assert found.interval.low <= found.unrounded.low + _ROUNDING
    assert found.unrounded.high <= found.interval.high + _ROUNDING


@given(some_strata)
def test_excluded_an_interval_ends_on_whole_candidates_of_a_number_that_is_possible(strata):
    found = estimate_score(strata, excluded=True)
    assume(found.interval is not None)
    most = sum(each.size - each.not_judgeable for each in strata)
    least = max(sum(each.right + each.wrong + each.open for each in strata), 1)
    for end in (found.interval.low, found.interval.high):
        numbers = (end * n for n in range(least, most + 1))
        assert any(each == pytest.approx(round(each), abs=1e-6) for each in numbers)


@pytest.mark.parametrize("size", [*range(2, 17), 28, 40])
def test_over_every_truth_of_one_stratum_the_interval_covers_in_95_of_100(size):
    """The coverage was 77.8 at worst, with 7 of 9 judged, before ends were whole candidates."""
    for drawn in range(1, size):
        assert min(coverage_by_truth(size, drawn)) >= 0.95, drawn


@pytest.mark.parametrize(("size", "drawn"), [(5, 4), (8, 6), (9, 7), (12, 10), (15, 12)])
def test_over_every_truth_it_covers_also_if_not_judgeable_is_excluded(size, drawn):
    """The coverage was 4.5 at worst before."""
    covered = coverage_by_truth_excluded(size, drawn, lost=range(int(0.4 * size) + 1))
    assert min(covered) >= 0.95


@given(some_strata)
def test_whatever_open_candidates_turn_out_to_be_the_estimate_stays_in_its_range(strata):
    found = estimate_score(strata)
    settled = [_settled(each, right=each.open // 2) for each in strata]
    then = estimate_score(settled)
    assert (found.low is None) == (then.low is None)
    if found.low is not None:
        assert found.low - _ROUNDING <= then.low <= found.high + _ROUNDING
    assert found.interval.low - _ROUNDING <= then.interval.low
    assert then.interval.high <= found.interval.high + _ROUNDING


def _settled(each: Stratum, *, right: int) -> Stratum:
    return replace(each, right=each.right + right, wrong=each.wrong + each.open - right, open=0)


@given(some_strata, st.booleans())
def test_what_is_judged_in_full_is_the_score_itself(strata, excluded):
    judged = [
        replace(each, wrong=each.wrong + each.missing + each.open, open=0, chance=1.0)
        for each in strata
    ]
    found = estimate_score(judged, excluded=excluded)
    right = sum(each.right for each in judged)
    lost = sum(each.not_judgeable for each in judged) if excluded else 0
    n = sum(each.size for each in judged) - lost
    if not n:
        assert found.interval is None
        return
    assert found.low == found.high == pytest.approx(right / n)
    assert found.interval.low == pytest.approx(found.interval.high)


@given(some_strata, st.data())
def test_an_approval_more_that_is_upheld_raises_the_estimate(strata, data):
    with_wrong = [at for at, each in enumerate(strata) if each.wrong]
    before = estimate_score(strata)
    assume(with_wrong and before.low is not None)
    at = data.draw(st.sampled_from(with_wrong))
    better = [*strata]
    better[at] = replace(strata[at], right=strata[at].right + 1, wrong=strata[at].wrong - 1)
    assert estimate_score(better).low > before.low


def test_what_stands_for_nobody_tells_nothing_even_if_nothing_else_is_judged():
    """Three approvals that somebody chose are wrong: that is all that is known of the ten."""
    chosen = Stratum(APPROVED, "c", "chosen", 1.0, 3, wrong=3, alone=True)
    others = Stratum(APPROVED, "c", "not drawn", 0.0, 7)
    found = estimate_score([chosen, others])
    assert (found.low, found.high) == (None, None)
    assert found.interval is not None
    assert (found.interval.low, found.interval.high) == (0, 0.7)
    assert borrowed([chosen, others]) == {"c": 7}  # its own category tells nothing, either
