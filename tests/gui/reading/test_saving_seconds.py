"""The seconds of work reach the file from the translation window."""

import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt

from protest_core.annotating.draft import Activity


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(page) -> Clock:
    clock = Clock()
    activity = Activity(clock)
    activity.act()
    page.reader.sitting._activity = activity
    return clock


def seconds(page, opened) -> list[float]:
    assert opened.worker.wait(60_000)
    with closing(sqlite3.connect(opened.path)) as database:
        rows = database.execute("SELECT seconds FROM judgement ORDER BY candidate_id")
        return [seconds for (seconds,) in rows]


def test_an_answer_takes_its_seconds_along(page, opened, press, clock):
    clock.now += 12
    press("2")
    assert seconds(page, opened) == [12]


def test_answers_that_wait_for_a_save_under_way_lose_no_second(page, opened, press, clock):
    for key in "2w0e2":  # back to what the first save is writing
        clock.now += 3
        press(key)
    assert opened.worker.wait(60_000)
    page.hide()
    assert seconds(page, opened) == [15]


def test_what_follows_the_answer_is_saved_when_the_page_is_left(page, opened, press, clock):
    clock.now += 12
    press("2", "w")
    assert opened.worker.wait(60_000)
    clock.now += 4
    press(Qt.Key.Key_PageDown)
    clock.now += 5
    press("w", "2")
    clock.now += 6
    assert seconds(page, opened) == [12, 5]
    page.hide()
    assert seconds(page, opened) == [16, 11]
    page.show()
    clock.now += 20
    page.hide()
    assert seconds(page, opened) == [16, 11]


def test_what_follows_the_answer_is_saved_when_the_window_closes(page, opened, press, clock):
    press("2")
    assert opened.worker.wait(60_000)
    clock.now += 4
    assert page.may_close()
    assert seconds(page, opened) == [4]


def test_time_that_cannot_be_saved_keeps_nobody_from_closing(page, opened, press, clock):
    press("2", "w")
    assert opened.worker.wait(60_000)
    clock.now += 4
    opened.path.rename(opened.path.with_name("moved"))
    assert page.may_close()
    assert not page.banner.isVisible()


def test_a_new_list_goes_on_with_the_time_of_the_one_before(page, opened, press, clock):
    clock.now += 7
    page.read(page.reader.sitting.navigator.candidates)
    page.reader.sitting._activity = Activity(clock)
    press("2")
    assert seconds(page, opened) == [7]
