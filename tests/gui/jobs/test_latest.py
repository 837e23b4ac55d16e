"""Several questions: only the answer to the last is shown."""

import threading
from collections.abc import Iterator

import pytest

from protest_gui.jobs.executor import Jobs, Lane
from protest_gui.jobs.latest import LatestJob
from tests.gui.driving.window import until


@pytest.fixture
def held(qtbot) -> Iterator[tuple[Jobs, threading.Event]]:
    """Jobs that begin when the gate is opened."""
    jobs, gate = Jobs(), threading.Event()
    jobs.run(Lane.READ, lambda _: gate.wait(), lambda _: None, pytest.fail, shown=False)
    yield jobs, gate
    gate.set()
    jobs.stop()


def let_go(held: tuple[Jobs, threading.Event]) -> None:
    jobs, gate = held
    gate.set()
    until(lambda: not jobs.under_way)


def failing(_progress):
    raise ValueError


def test_only_the_newest_answer_is_shown(held):
    shown: list[int] = []
    latest = LatestJob(held[0].run, shown.append, pytest.fail)
    for number in range(3):
        latest.ask(lambda _, n=number: n)
    let_go(held)
    assert shown == [2]
    assert latest.job is None


def test_an_older_question_ends_at_its_next_step(held):
    shown, steps = [], []

    def count(progress):
        for number in range(3):
            progress(number, 3, "counting")
            steps.append(number)

    latest = LatestJob(held[0].run, shown.append, pytest.fail)
    latest.ask(count)
    latest.ask(lambda _: "newer")
    let_go(held)
    assert (shown, steps) == (["newer"], [])


def test_the_error_of_an_older_question_is_not_reported(held):
    shown: list[int] = []
    latest = LatestJob(held[0].run, shown.append, pytest.fail)
    latest.ask(failing)
    latest.ask(lambda _: 1)
    let_go(held)
    assert shown == [1]


def test_the_error_of_the_newest_is_reported(held):
    errors: list[Exception] = []
    LatestJob(held[0].run, pytest.fail, errors.append).ask(failing)
    let_go(held)
    assert [type(each) for each in errors] == [ValueError]


def test_after_forgetting_nothing_is_shown(held):
    latest = LatestJob(held[0].run, pytest.fail, pytest.fail)
    latest.ask(lambda _: 1)
    latest.forget()
    let_go(held)
