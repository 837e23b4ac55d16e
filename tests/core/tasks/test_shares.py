"""How many of each stratum a sample takes: max(1, round(share × K)), worked out by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.tasks.plan import stratified_shares


@pytest.mark.parametrize(
    ("sizes", "wanted", "shares"),
    [
        ([50, 30, 20], 10, (5, 3, 2)),
        # A half goes up, also where floating point or rounding to even would have it down.
        ([10, 10], 5, (3, 3)),
        ([10, 10], 1, (1, 1)),
        ([30, 70], 15, (5, 11)),
        ([1, 1, 1, 1, 1, 1], 15, (1, 1, 1, 1, 1, 1)),
        # The least is one, however small the share is.
        ([1000, 1], 10, (10, 1)),
        ([1000, 1, 1, 1], 1, (1, 1, 1, 1)),
        # Nothing of nothing.
        ([10, 0, 10], 4, (2, 0, 2)),
        ([0, 0], 4, (0, 0)),
        ([], 4, ()),
        ([10, 20], 0, (0, 0)),
        # Never more than there is.
        ([3, 5], 100, (3, 5)),
        # The original's example: twenty of 84 in cells of 10, 25 and 7, twice.
        ([10, 25, 7] * 2, 20, (2, 6, 2, 2, 6, 2)),
    ],
)
def test_the_formula_gives_what_it_gives_by_hand(sizes, wanted, shares):
    assert stratified_shares(sizes, wanted) == shares


sizes_of_strata = st.lists(st.integers(0, 10**6), max_size=40)


@given(sizes_of_strata, st.integers(1, 10**6))
def test_a_sample_exceeds_what_was_wanted_by_no_more_than_the_number_of_strata(sizes, wanted):
    shares = stratified_shares(sizes, wanted)
    assert sum(shares) <= wanted + sum(size > 0 for size in sizes)


@given(sizes_of_strata, st.integers(1, 10**6))
def test_every_stratum_gives_at_least_one_and_at_most_all(sizes, wanted):
    for size, share in zip(sizes, stratified_shares(sizes, wanted), strict=True):
        assert min(size, 1) <= share <= size


@given(sizes_of_strata, st.integers(1, 10**6))
def test_no_share_is_further_than_a_half_from_what_is_due(sizes, wanted):
    total = sum(sizes)
    for size, share in zip(sizes, stratified_shares(sizes, wanted), strict=True):
        if 1 < share < size:
            assert abs(2 * (share * total - size * wanted)) <= total


@given(sizes_of_strata)
def test_nothing_wanted_is_nothing_taken(sizes):
    assert not any(stratified_shares(sizes, 0))
