"""Time that counts as work, by a clock that the test turns."""

import pytest

from protest_core.annotating.draft import LONGEST_PAUSE, Activity


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def activity(clock: Clock) -> Activity:
    activity = Activity(clock)
    assert activity.stopped
    return activity


def test_the_first_act_begins_and_counts_for_nothing(activity, clock):
    clock.now += 10
    assert activity.act() == 0
    assert not activity.stopped


def test_the_time_between_two_acts_counts(activity, clock):
    activity.act()
    clock.now += 12.5
    assert activity.act() == 12.5
    clock.now += 1
    assert activity.act() == 1


@pytest.mark.parametrize(("idle", "counted"), [(59.9, 59.9), (60, 60), (60.1, 0), (3_600, 0)])
def test_idling_for_more_than_a_minute_counts_for_nothing(activity, clock, idle, counted):
    activity.act()
    clock.now += idle
    assert activity.act() == pytest.approx(counted)
    assert LONGEST_PAUSE == 60


def test_after_idling_it_counts_again_from_the_next_act(activity, clock):
    activity.act()
    clock.now += 500
    activity.act()
    clock.now += 3
    assert activity.act() == 3


def test_what_comes_after_stopping_is_no_work(activity, clock):
    activity.act()
    clock.now += 4
    assert activity.stop() == 4
    assert activity.stopped
    clock.now += 5
    assert activity.act() == 0
    clock.now += 6
    assert activity.act() == 6


def test_stopping_twice_counts_nothing_twice(activity, clock):
    activity.act()
    clock.now += 4
    activity.stop()
    clock.now += 4
    assert activity.stop() == 0
