"""The background thread: in order, nothing lost, nothing after the end."""

import threading
from collections.abc import Iterator

import pytest

from protest_core.errors import RefusedError
from protest_core.progress import Cancelled
from protest_gui.jobs.executor import Worker


class Told:
    """What came back, in order."""

    def __init__(self) -> None:
        self.results: list[object] = []

    def __call__(self, result: object) -> None:
        assert threading.current_thread() is threading.main_thread()
        self.results.append(result)


@pytest.fixture
def worker(qtbot) -> Iterator[Worker]:
    worker = Worker()
    assert not worker.is_busy
    yield worker
    worker.stop()


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """Work can be held up here; it is let go at the end, come what may."""
    gate = threading.Event()
    yield gate
    gate.set()


def raising(error: BaseException):
    def work(progress):
        raise error

    return work


def until_cancelled(started: threading.Event, gate: threading.Event):
    def work(progress):
        started.set()
        gate.wait()
        progress(0, 1, "going on")

    return work


def test_results_come_in_the_order_of_the_work(worker: Worker, told: Told, qtbot):
    for number in range(200):
        worker.run(lambda _, n=number: n, done=told, failed=told, shown=number % 2 == 0)
    qtbot.waitUntil(lambda: len(told.results) == 200)
    assert told.results == list(range(200))


def test_all_work_is_done_in_one_thread_that_is_not_ours(worker: Worker, told: Told):
    for _ in range(3):
        worker.run(lambda _: threading.current_thread(), done=told, failed=told)
    assert worker.wait(60_000)
    assert len(set(told.results)) == 1
    assert threading.main_thread() not in told.results


@pytest.mark.parametrize("error", [RefusedError("no"), ZeroDivisionError("our mistake")])
def test_every_error_reaches_failed_and_the_next_work_is_done(worker, told: Told, error):
    worker.run(raising(error), done=pytest.fail, failed=told)
    worker.run(lambda _: "next", done=told, failed=pytest.fail)
    assert worker.wait(60_000)
    assert told.results == [error, "next"]


def test_cancelled_work_fails_with_cancelled(worker: Worker, told: Told, gate):
    started = threading.Event()
    worker.run(until_cancelled(started, gate), done=pytest.fail, failed=told)
    started.wait()
    worker.cancel()
    gate.set()
    assert worker.wait(60_000)
    assert [type(each) for each in told.results] == [Cancelled]


def test_work_cancelled_before_its_turn_is_never_begun(worker: Worker, told: Told, gate):
    worker.run(lambda _: gate.wait(), done=told, failed=pytest.fail, shown=False)
    worker.run(lambda _: pytest.fail("begun"), done=pytest.fail, failed=told)
    worker.cancel()
    gate.set()
    assert worker.wait(60_000)
    assert [type(each) for each in told.results] == [bool, Cancelled]


def test_saving_is_never_cancelled(worker: Worker, told: Told, gate):
    started = threading.Event()
    work = until_cancelled(started, gate)
    worker.run(work, done=told, failed=pytest.fail, shown=False)
    started.wait()
    worker.cancel()
    gate.set()
    assert worker.wait(60_000)
    assert told.results == [None]


def test_cancelling_one_leaves_the_next(worker: Worker, told: Told, gate):
    started = threading.Event()
    worker.run(until_cancelled(started, gate), done=pytest.fail, failed=told)
    worker.run(lambda progress: progress(0, 1, "next"), done=told, failed=pytest.fail)
    started.wait()
    worker.cancel()
    gate.set()
    assert worker.wait(60_000)
    assert told.results[1] is None


def test_it_is_busy_from_the_first_shown_work_to_the_last(worker: Worker, told: Told, qtbot):
    busy = []
    worker.busy_changed.connect(busy.append)
    worker.run(lambda _: 1, done=told, failed=told, shown=False)
    assert busy == []
    worker.run(lambda _: 2, done=told, failed=told)
    worker.run(lambda _: 3, done=told, failed=told)
    assert busy == [True]
    assert worker.is_busy
    qtbot.waitUntil(lambda: len(told.results) == 3)
    assert busy == [True, False]
    assert not worker.is_busy


def test_the_last_progress_is_told_and_much_of_it_seldom(worker: Worker, told: Told, qtbot):
    seen = []
    worker.progress.connect(lambda *progress: seen.append(progress))

    def work(progress):
        for number in range(10_000):
            progress(number, 10_000, "counting")

    worker.run(work, done=told, failed=told)
    qtbot.waitUntil(lambda: seen[-1:] == [(9_999, 10_000, "counting")])
    assert len(seen) < 100
    assert seen == sorted(seen)


def test_progress_of_what_is_not_shown_is_not_told(worker: Worker, told: Told, qtbot):
    with qtbot.assertNotEmitted(worker.progress):
        worker.run(lambda progress: progress(1, 2, "saving"), done=told, failed=told, shown=False)
        worker.run(lambda _: None, done=told, failed=told)
        assert worker.wait(60_000)


def test_waiting_gives_up_in_time(worker: Worker, told: Told, gate):
    worker.run(lambda _: gate.wait(), done=told, failed=told)
    assert not worker.wait(1)
    assert told.results == []
    gate.set()
    assert worker.wait(60_000)


def test_waiting_waits_for_what_results_start(worker: Worker, told: Told):
    def start_another(_: object) -> None:
        worker.run(lambda _: "second", done=told, failed=told)

    worker.run(lambda _: "first", done=start_another, failed=told)
    assert worker.wait(60_000)
    assert told.results == ["second"]


def test_an_error_in_a_result_loses_no_other(worker: Worker, told: Told, qtbot):
    with qtbot.captureExceptions() as caught:
        worker.run(lambda _: 0, done=lambda number: 1 / number, failed=told)
        worker.run(lambda _: 1, done=told, failed=told)
        assert worker.wait(60_000)
    assert [kind for kind, _, _ in caught] == [ZeroDivisionError]
    assert told.results == [1]


def test_stopping_while_busy_finishes_what_is_waiting_and_delivers_nothing(
    worker: Worker, told: Told, qtbot, qapp
):
    done = []
    for number in range(20):
        worker.run(lambda _, n=number: done.append(n), done=told, failed=told)
    worker.stop()
    assert done == list(range(20))
    qapp.processEvents()
    assert told.results == []


def test_nothing_is_delivered_after_stop_though_it_was_on_its_way(worker, told: Told, qapp):
    ended = threading.Event()
    worker.progress.connect(lambda *_: pytest.fail("told"))

    def work(progress):
        progress(0, 1, "on its way")
        ended.set()

    worker.run(work, done=told, failed=told)
    ended.wait()
    worker.stop()
    qapp.processEvents()
    assert told.results == []


def test_a_stopped_worker_takes_no_work(worker: Worker, told: Told):
    worker.stop()
    with pytest.raises(RuntimeError):
        worker.run(lambda _: 1, done=told, failed=told)


def test_without_work_there_is_no_thread(worker: Worker):
    before = threading.active_count()
    Worker().stop()
    assert threading.active_count() == before
