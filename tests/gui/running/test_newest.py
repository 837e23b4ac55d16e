"""Of several questions only the last one's answer is shown."""

import threading
from collections.abc import Iterator

import pytest

from protest_gui.jobs.executor import Worker
from protest_gui.jobs.latest import Newest


@pytest.fixture
def held(qtbot) -> Iterator[tuple[Worker, threading.Event]]:
    """A worker that begins when the gate is opened."""
    worker, gate = Worker(), threading.Event()
    worker.run(lambda _: gate.wait(), done=lambda _: None, failed=pytest.fail, shown=False)
    yield worker, gate
    gate.set()
    worker.stop()


def failing():
    raise ValueError


def test_only_the_newest_answer_is_shown(held):
    worker, gate = held
    shown: list[int] = []
    newest = Newest(worker, pytest.fail)
    for number in range(3):
        newest.ask(lambda n=number: n, shown.append)
    gate.set()
    assert worker.wait(60_000)
    assert shown == [2]


def test_the_error_of_an_older_question_is_not_told(held):
    worker, gate = held
    shown: list[int] = []
    newest = Newest(worker, pytest.fail)
    newest.ask(failing, pytest.fail)
    newest.ask(lambda: 1, shown.append)
    gate.set()
    assert worker.wait(60_000)
    assert shown == [1]


def test_the_error_of_the_newest_is_told(held):
    worker, gate = held
    errors: list[Exception] = []
    Newest(worker, errors.append).ask(failing, pytest.fail)
    gate.set()
    assert worker.wait(60_000)
    assert [type(each) for each in errors] == [ValueError]


def test_after_forgetting_nothing_is_shown(held):
    worker, gate = held
    newest = Newest(worker, pytest.fail)
    newest.ask(lambda: 1, pytest.fail)
    newest.forget()
    gate.set()
    assert worker.wait(60_000)
