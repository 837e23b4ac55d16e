"""Samples have exactly the size asked for, and their strata are as fine as that allows."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.tasks.sampling import SamplePart, allocate, draw_sample
from tests.core.tasks.pools import pool_of, pools

# By category, each translated seven times: from such sizes PROTEST 2016 drew 116 of 1,750.
PILOT = (25, 15, 25, 5, 25, 25, 15, 10, 30, 30, 15, 10, 20)
seeds = st.integers(0, 1000)
sizes = st.lists(st.integers(0, 10**6), max_size=40)


def sample_of(pool, k, seed=0, *, by_category=False):
    return draw_sample(pool, k, Random(seed), part=SamplePart.REFERRED, by_category=by_category)


def drawn_of(strata):
    return frozenset().union(*(stratum.drawn for stratum in strata))


@given(sizes, st.integers(0, 10**6), seeds)
def test_shares_add_up_to_exactly_what_was_asked_for(sizes, k, seed):
    shares = allocate(sizes, k, Random(seed))
    assert sum(shares) == min(k, sum(sizes))
    assert all(share <= size for share, size in zip(shares, sizes, strict=True))


@given(sizes, st.integers(0, 10**6), seeds)
def test_every_stratum_gives_one_if_there_are_enough_for_all(sizes, k, seed):
    shares = allocate(sizes, k, Random(seed))
    if k >= sum(size > 0 for size in sizes):
        assert all(bool(share) == bool(size) for share, size in zip(shares, sizes, strict=True))


@pytest.mark.parametrize(
    ("sizes", "k", "shares"),
    [
        ([60, 30, 10], 10, (6, 3, 1)),
        ([97, 2, 1], 10, (8, 1, 1)),  # the small ones' one is the large one's loss
        ([50, 30, 20], 7, (4, 2, 1)),  # 3.5, 2.1, 1.4: the largest remainder
        ([5, 0, 5], 4, (2, 0, 2)),
        ([3, 2], 9, (3, 2)),
        # After the 1 has its one, 3 and 7 share nine in ten: 2.7 and 6.3.
        ([1, 3, 7], 10, (1, 3, 6)),
        ([], 3, ()),
    ],
)
def test_shares_are_what_they_are_by_hand(sizes, k, shares):
    assert allocate(sizes, k, Random(1)) == shares


def test_ties_are_decided_by_lot():
    found = {allocate([15, 15, 30], 2, Random(seed)) for seed in range(40)}
    assert found == {(1, 0, 1), (0, 1, 1)}


def test_the_sample_of_protest_2016_can_be_drawn():
    """Hardmeier & Guillou 2016, section 5: in proportion, but one of each category at least.

    Two of the four categories of 25, by lot, give 12.
    """
    pool = pool_of(
        {
            (f"system {at}", f"{number:02}"): (n, 0)
            for at in range(7)
            for number, n in enumerate(PILOT)
        }
    )
    strata = sample_of(pool, 116, by_category=True)
    shares = [len(stratum.drawn) for stratum in strata]
    expected = (12, 7, 11, 2, 12, 11, 7, 5, 14, 14, 7, 5, 9)
    assert sum(shares) == 116
    assert sorted(zip(PILOT, shares, strict=True)) == sorted(zip(PILOT, expected, strict=True))
    assert {stratum.system for stratum in strata} == {None}
    assert min(stratum.chance for stratum in strata) == 2 / 35
    by_system_too = sample_of(pool, 116)
    assert (len(by_system_too), len(drawn_of(by_system_too))) == (91, 116)


@given(pools(), st.integers(1, 80), seeds, st.booleans())
def test_exactly_k_are_drawn_whatever_the_strata(pool, k, seed, by_category):
    strata = sample_of(pool, k, seed, by_category=by_category)
    drawn = drawn_of(strata)
    assert len(drawn) == sum(len(each.drawn) for each in strata) == min(k, len(pool))
    assert sorted(id_ for each in strata for id_ in each.candidates) == [e.id for e in pool]
    assert all(each.drawn <= set(each.candidates) for each in strata)


@given(pools(), st.integers(1, 80), seeds, st.booleans())
def test_strata_are_as_fine_as_k_allows(pool, k, seed, by_category):
    strata = sample_of(pool, k, seed, by_category=by_category)
    cells = {(each.system, each.category) for each in pool}
    categories = {(None, each.category) for each in pool}
    names = {(each.system, each.category) for each in strata}
    if k >= len(pool) or (k >= len(cells) and not by_category):
        assert names == cells
    elif k >= len(categories):
        assert names == categories
    else:
        assert names == {(None, None)}
    if k >= len(strata):
        assert all(each.drawn for each in strata)


@given(pools(), st.integers(1, 80), seeds)
def test_a_category_is_spread_evenly_over_its_systems(pool, k, seed):
    of = {each.id: each.system for each in pool}
    for stratum in sample_of(pool, k, seed, by_category=True):
        if stratum.category is None:
            continue
        there = Counter(of[each] for each in stratum.candidates)
        drawn = Counter(of[each] for each in stratum.drawn)
        for system, number in there.items():
            assert abs(drawn[system] - number * stratum.chance) < 1
