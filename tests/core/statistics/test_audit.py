"""The corrected score: by hand, at its ends, and what must hold for any audit."""

from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.statistics.audit import LIKENESS, AuditStratum, corrected_score
from protest_core.statistics.proportions import Interval, wilson
from tests.core.statistics import published


def stratum(draw: st.DrawFn, approved: int) -> AuditStratum:
    audited = draw(st.integers(0, approved))
    return AuditStratum(approved, audited, draw(st.integers(0, audited)))


@st.composite
def audits(draw: st.DrawFn) -> list[AuditStratum]:
    sizes = draw(st.lists(st.integers(0, 300), min_size=1, max_size=12))
    return [stratum(draw, size) for size in sizes]


def total(strata, name: str) -> int:
    return sum(getattr(each, name) for each in strata)


def corrected(strata, judged_correct=0, referred=0):
    n = total(strata, "approved") + referred
    return corrected_score(strata, judged_correct=judged_correct, n=n)


def test_each_stratum_is_estimated_at_its_own_rate():
    """Of 100 + 40 approved, 10 + 4 audited and 9 + 2 upheld: 90 + 20, beside 30 of 60 referred."""
    found = corrected([AuditStratum(100, 10, 9), AuditStratum(40, 4, 2)], 30, 60)
    assert found.value == (30 + 90 + 20) / 200
    assert found.uncorrected == (30 + 140) / 200
    assert found.missing == 0


def test_the_published_audit_corrects_by_what_it_found():
    """With approvals in the proportion of the sample, 303 of 350 are upheld."""
    strata = [AuditStratum(10 * total, total, upheld) for total, upheld in published.AUDITED]
    assert isclose(corrected(strata).value, 303 / 350)


def test_one_stratum_has_wilsons_interval_for_a_part_of_a_whole():
    """(N − m) / N of the variance is left when m of N are known."""
    found = corrected([AuditStratum(200, 50, 40)])
    whole = wilson(0.8 * 50 / 0.75, 50 / 0.75)
    assert isclose(found.interval.low, whole.low)
    assert isclose(found.interval.high, whole.high)


def test_where_nobody_audited_the_rate_of_the_others_stands_in():
    known, unknown = AuditStratum(100, 50, 40), AuditStratum(60, 0, 0)
    found, without = corrected([known, unknown]), corrected([known])
    assert (found.value, found.missing) == (0.8, 1)
    assert without.value == 0.8
    assert found.interval.low < without.interval.low
    assert found.interval.high > without.interval.high


def test_likeness_is_that_of_the_published_categories():
    """The intraclass correlation, by analysis of variance."""
    sizes, upheld = zip(*published.AUDITED, strict=True)
    n, rate = sum(sizes), sum(upheld) / sum(sizes)
    pairs = [(size, right / size) for size, right in published.AUDITED]
    between = sum(size * (each - rate) ** 2 for size, each in pairs) / (len(pairs) - 1)
    within = sum(size * each * (1 - each) for size, each in pairs) / (n - len(pairs))
    size = (n - sum(each**2 for each in sizes) / n) / (len(pairs) - 1)
    correlation = (between - within) / (between + (size - 1) * within)
    assert round(correlation, 1) == LIKENESS


@given(audits(), st.integers(0, 50), st.integers(50, 100))
def test_the_estimate_lies_in_its_interval_and_that_within_what_is_possible(
    strata, judged_correct, referred
):
    found = corrected(strata, judged_correct, referred)
    n = total(strata, "approved") + referred
    if found.value is None:
        assert not total(strata, "audited")
        return
    rejected = total(strata, "audited") - total(strata, "upheld")
    assert (judged_correct + total(strata, "upheld")) / n <= found.interval.low
    assert found.interval.low <= found.value + 1e-12
    assert found.value <= found.interval.high + 1e-12
    assert found.interval.high <= (judged_correct + total(strata, "approved") - rejected) / n
    assert found.value <= found.uncorrected


@given(audits(), st.randoms())
def test_the_order_of_the_strata_changes_nothing(strata, chance):
    before = corrected(strata, 3, 10)
    chance.shuffle(strata)
    assert corrected(strata, 3, 10) == before


@given(audits())
def test_strata_without_approvals_change_nothing(strata):
    assert corrected([*strata, AuditStratum(0, 0, 0)], 3, 10) == corrected(strata, 3, 10)


@given(st.lists(st.integers(0, 300), min_size=1), st.data())
def test_when_everything_was_audited_the_score_is_known(sizes, drawn):
    strata = [AuditStratum(size, size, drawn.draw(st.integers(0, size))) for size in sizes]
    score = (5 + total(strata, "upheld")) / (total(strata, "approved") + 10)
    found = corrected(strata, 5, 10)
    assert (found.value, found.interval) == (score, Interval(score, score))


@given(st.lists(st.integers(1, 300), min_size=1, max_size=10), st.integers(1, 40))
def test_when_all_audited_ones_are_upheld_nothing_is_corrected_but_some_doubt_is_left(sizes, most):
    strata = [AuditStratum(size, min(size, most), min(size, most)) for size in sizes]
    found = corrected(strata)
    assert found.value == found.interval.high == 1.0
    assert (found.interval.low < 1) == (max(sizes) > most)


def test_without_any_audit_there_is_nothing_to_tell_from():
    found = corrected([AuditStratum(50, 0, 0), AuditStratum(20, 0, 0)], 10, 30)
    assert (found.value, found.interval, found.missing) == (None, None, 2)
    assert found.uncorrected == 0.8


@pytest.mark.parametrize("strata", [[], [AuditStratum(0, 0, 0)]])
def test_without_approvals_people_have_said_it_all(strata):
    found = corrected(strata, 12, 40)
    assert (found.value, found.uncorrected, found.missing) == (0.3, 0.3, 0)
    assert found.interval == Interval(0.3, 0.3)


def test_of_no_candidates_there_is_no_score():
    found = corrected([])
    assert (found.value, found.interval, found.uncorrected) == (None, None, None)


@pytest.mark.parametrize("audited", [20, 50, 100, 199])
def test_more_audited_is_more_known(audited):
    def width(number: int) -> float:
        found = corrected([AuditStratum(200, number, round(0.8 * number))])
        return found.interval.high - found.interval.low

    assert width(audited) < width(audited // 2)
