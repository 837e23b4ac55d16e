"""The same sentence never comes twice in a row, where that can be avoided."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.tasks.plan import in_random_order

lines_of_items = st.lists(st.integers(0, 6), max_size=40)
seeds = st.integers(0, 10**6)


def ordered(lines: list[int], seed: int) -> tuple[int, ...]:
    """The places of the lines, in the order that was found."""
    return in_random_order(range(len(lines)), lines.__getitem__, Random(seed))


def repeats(lines: list[int], order: tuple[int, ...]) -> int:
    return sum(lines[one] == lines[other] for one, other in pairwise(order))


@given(lines_of_items, seeds)
def test_everything_is_there_once(lines, seed):
    assert sorted(ordered(lines, seed)) == list(range(len(lines)))


@given(lines_of_items, seeds)
def test_there_are_no_more_repeats_than_in_the_best_order(lines, seed):
    """A line that has more than half, and one, of all places must follow itself somewhere."""
    most = max(Counter(lines).values(), default=0)
    unavoidable = max(0, most - (len(lines) - most) - 1)
    assert repeats(lines, ordered(lines, seed)) == unavoidable


@pytest.mark.parametrize("lines", [[1, 1, 2], [1, 1, 2, 2], [3, 3, 3, 1, 2], [1] * 5 + [2] * 5])
def test_tight_ones_are_found_whatever_the_seed(lines):
    assert not any(repeats(lines, ordered(lines, seed)) for seed in range(50))


def test_one_line_alone_comes_in_a_row():
    assert sorted(ordered([4, 4, 4], 1)) == [0, 1, 2]


def test_the_order_is_random():
    """Each of 24 orders of four items, in a thousand runs, about forty times."""
    found = Counter(ordered([1, 2, 3, 4], seed) for seed in range(1000))
    assert len(found) == 24
    assert max(found.values()) < 80
