"""Designs in which annotators go together with systems are named, and chance is not."""

from collections import Counter
from random import Random

import pytest

from protest_core.statistics.confounding import ConfoundedPair, confounded_pairs

Judged = Counter[tuple[str, str, str]]
SHAPES = (
    {"systems": 2, "examples": 20, "annotators": 2},
    {"systems": 2, "examples": 60, "annotators": 10},
    {"systems": 5, "examples": 60, "annotators": 3, "overlap": 20},
    {"systems": 16, "examples": 40, "annotators": 4, "overlap": 50},
)


def dealt_out(
    chance: Random, *, systems: int, examples: int, annotators: int, overlap: int = 0
) -> Judged:
    """Candidates of all systems, dealt out by shuffling; everybody gets the overlap, too."""
    candidates = [(f"s{s}", f"c{e % 5}") for s in range(systems) for e in range(examples)]
    chance.shuffle(candidates)
    found = Counter(
        (f"a{annotator}", *candidate)
        for candidate in candidates[:overlap]
        for annotator in range(annotators)
    )
    for at, candidate in enumerate(candidates[overlap:]):
        found[(f"a{at % annotators}", *candidate)] += 1
    return found


def by_system(who: dict[str, dict[str, int]]) -> Judged:
    """Return the numbers judged by annotator and system, spread over three categories."""
    return Counter(
        {
            (annotator, system, f"c{category}"): number
            for system, numbers in who.items()
            for annotator, number in numbers.items()
            for category in range(3)
        }
    )


@pytest.mark.parametrize("shape", SHAPES)
def test_tasks_that_were_dealt_out_by_shuffling_alarm_nobody(shape: dict[str, int]):
    chance = Random(7)
    alarms = sum(bool(confounded_pairs(dealt_out(chance, **shape))) for _ in range(150))
    assert alarms <= 1  # .4 % of 250 at most, and none in most shapes


@pytest.mark.parametrize("systems", [2, 5, 16])
@pytest.mark.parametrize("examples", [20, 200])
def test_one_annotator_for_each_system_is_always_named(systems: int, examples: int):
    one_each = by_system({f"s{each}": {f"a{each}": examples // 3} for each in range(systems)})
    found = confounded_pairs(one_each)
    assert len(found) == systems * (systems - 1) // 2
    assert {each.distance for each in found} == {1.0}


def test_only_the_pairs_with_the_system_of_a_new_annotator_are_named():
    old = {"Ada": 40, "Ben": 40}
    found = confounded_pairs(by_system({"a": old, "b": old, "c": old, "d": {"Eve": 80}}))
    assert {frozenset({each.first, each.second}) for each in found} == {
        frozenset({each, "d"}) for each in "abc"
    }


def test_the_distance_is_the_share_that_would_have_to_be_by_others():
    found = confounded_pairs(
        by_system({"one": {"Ada": 60, "Ben": 20}, "two": {"Ada": 20, "Ben": 60}})
    )
    assert found == (ConfoundedPair("one", "two", 0.5),)


def test_a_difference_that_is_certain_but_small_is_not_named():
    """A tenth of the judgements: annotators would have to differ by ten points for one."""
    assert not confounded_pairs(
        by_system({"one": {"Ada": 9_000, "Ben": 11_000}, "two": {"Ada": 11_000, "Ben": 9_000}})
    )


def test_who_judged_which_category_says_nothing_of_systems():
    assert not confounded_pairs(
        Counter({("Ada", each, "it"): 50 for each in "ab"})
        + Counter({("Ben", each, "they"): 50 for each in "ab"})
    )


@pytest.mark.parametrize(
    "judged",
    [
        {},
        {("Ada", "one", "it"): 5, ("Ada", "two", "it"): 50},
        {("Ada", "one", "it"): 5, ("Ben", "one", "it"): 50},
        {("Ada", "one", "it"): 5, ("Ben", "two", "it"): 0},
    ],
)
def test_with_one_annotator_or_one_system_nothing_can_go_together(judged: dict):
    assert confounded_pairs(judged) == ()


def test_the_answer_is_the_same_in_any_order_and_each_time():
    judged = by_system({"one": {"Ada": 12, "Ben": 5}, "two": {"Ada": 4, "Ben": 13}})
    backwards = dict(reversed(judged.items()))
    assert confounded_pairs(judged) == confounded_pairs(backwards) == confounded_pairs(judged)
    assert confounded_pairs(judged)
