"""The order of systems never contradicts a test, and clusters hold what cannot be told apart."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.statistics.paired import best_first, clusters

NAMES = "abcdef"
some_better = st.sets(st.sampled_from(list(combinations(NAMES, 2))), max_size=12)


def pairs(text: str) -> set[tuple[str, str]]:
    """Return the pairs of a text such as `ab cd`."""
    return {(one, other) for one, other in text.split()}


@pytest.mark.parametrize(
    ("better", "expected"),
    [
        ("", ["abcd"]),
        ("ab ac ad bc bd cd", ["a", "b", "c", "d"]),
        ("ac ad bc bd", ["ab", "cd"]),
        ("ab ac ad", ["a", "bcd"]),
        # b and c cannot be told apart, so there is no border between them.
        ("ac ad bd", ["abcd"]),
        ("ac ad bd ab", ["a", "bcd"]),
        ("ad bd cd", ["abc", "d"]),
        # Who is worse does not stand above by being different.
        ("ba ca da", ["abcd"]),
    ],
)
def test_a_cluster_begins_where_all_above_are_better_than_all_below(better, expected):
    assert clusters("abcd", pairs(better)) == tuple(map(tuple, expected))


@pytest.mark.parametrize(
    ("better", "expected"),
    [
        ("ab bc", ["a", "b", "c"]),  # b stands between the two
        ("ab", ["abc"]),
        ("bc", ["abc"]),
    ],
)
def test_two_that_were_not_compared_stand_apart_by_one_between_them(better, expected):
    found = clusters("abc", pairs(better), {frozenset("ac")})
    assert found == tuple(map(tuple, expected))


def test_no_system_makes_no_cluster_and_one_makes_one():
    assert clusters([], set()) == ()
    assert clusters(["a"], set()) == (("a",),)


@given(st.permutations(NAMES), some_better)
def test_nobody_stands_above_who_is_better(wanted, better):
    found = best_first(wanted, better)
    assert sorted(found) == sorted(NAMES)
    for one, other in better:
        assert found.index(one) < found.index(other)


@given(st.permutations(NAMES))
def test_where_nobody_is_better_the_order_is_as_wanted(wanted):
    assert best_first(wanted, set()) == tuple(wanted)


def test_as_much_of_the_wanted_order_stays_as_can():
    assert best_first("abcd", {("d", "b")}) == ("a", "c", "d", "b")


def test_a_circle_stays_together_above_those_it_is_better_than():
    circle = pairs("ab bc ca cd")
    assert best_first("dabc", circle) == ("a", "b", "c", "d")
    assert clusters("abcd", circle | pairs("ad bd")) == (tuple("abc"), ("d",))
