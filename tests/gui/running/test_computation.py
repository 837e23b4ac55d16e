"""A computation that is asked for again: only the newest is done to its end, and shown."""

import threading

import pytest

from protest_gui.jobs.executor import Worker
from protest_gui.jobs.latest import Computation


@pytest.fixture
def worker(qtbot):
    worker = Worker()
    yield worker
    worker.stop()


def test_an_overtaken_computation_ends_at_its_next_step(worker: Worker):
    shown, steps = [], []
    started, go_on = threading.Event(), threading.Event()
    computation = Computation[int](worker, shown.append, pytest.fail)

    def slow(progress) -> int:
        started.set()
        assert go_on.wait(60)
        progress(1, 2, "")
        steps.append("after")
        return 1

    computation.ask(slow)
    assert started.wait(60)
    computation.ask(lambda _progress: 2)
    go_on.set()
    assert worker.wait(60_000)
    assert (shown, steps) == ([2], [])


def test_one_that_still_waits_when_it_is_overtaken_does_not_begin(worker: Worker):
    begun, shown = [], []
    gate = threading.Event()
    worker.run(lambda _: gate.wait(60), done=lambda _: None, failed=pytest.fail)
    computation = Computation[int](worker, shown.append, pytest.fail)
    for number in range(3):
        computation.ask(lambda _progress, number=number: begun.append(number) or number)
    gate.set()
    assert worker.wait(60_000)
    assert (begun, shown) == ([2], [2])
