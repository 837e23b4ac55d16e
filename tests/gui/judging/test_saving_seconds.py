"""The seconds of work reach the file from the translation window."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from protest_core.candidates.filter import CandidateFilter
from protest_core.evaluation.project_overview import list_candidates
from tests.gui.driving.judging import JudgingDriver, judging_alone
from tests.gui.driving.window import close, read


@pytest.fixture
def judging(clock, project, preferences) -> Iterator[JudgingDriver]:
    with judging_alone(project.path, preferences) as judging:
        yield judging


@pytest.fixture
def seconds(project) -> Callable[[], list[float]]:
    """Return a function that reads the seconds from the file."""

    def seconds(path: Path = project.path) -> list[float]:
        with closing(sqlite3.connect(path)) as database:
            rows = database.execute("SELECT seconds FROM judgement ORDER BY candidate_id")
            return [seconds for (seconds,) in rows]

    return seconds


def test_an_answer_takes_its_seconds_along(judging, clock, seconds):
    clock.now += 12
    judging.press("2")
    assert seconds() == [12]


def test_answers_that_wait_for_a_save_under_way_lose_no_second(judging, clock, seconds):
    for key in "2W0E2":  # back to what the first save is writing
        clock.now += 3
        judging.press_quickly(key)
    judging.settle()
    judging.window.hide()
    judging.settle()
    assert seconds() == [15]


def test_what_follows_the_answer_is_saved_when_the_page_is_left(judging, clock, seconds):
    clock.now += 12
    judging.press("2", "W")
    clock.now += 4
    judging.press("PgDown")
    clock.now += 5
    judging.press_quickly("W", "2")
    clock.now += 6
    judging.settle()
    assert seconds() == [12, 5]
    judging.window.hide()
    judging.settle()
    assert seconds() == [16, 11]
    judging.window.show()
    clock.now += 20
    judging.window.hide()
    judging.settle()
    assert seconds() == [16, 11]


def test_what_follows_the_answer_is_saved_when_the_window_closes(
    clock, in_batch, batch_file, seconds
):
    in_batch.press("2")
    clock.now += 4
    assert close(in_batch.window)
    assert seconds(batch_file) == [4]


def test_time_that_cannot_be_saved_keeps_nobody_from_closing(clock, in_batch, batch_file):
    in_batch.press("2", "W")
    clock.now += 4
    batch_file.rename(batch_file.with_name("moved"))
    assert close(in_batch.window)


def test_a_new_list_goes_on_with_the_time_of_the_one_before(clock, in_window, project, seconds):
    clock.now += 7
    read(in_window.window, list_candidates(project=project, chosen=CandidateFilter()))
    in_window.press("2")
    assert seconds() == [7]
