"""Jobs run in lanes: in order within each, beside those of the others; nothing is lost."""

import threading
from collections.abc import Iterator

import pytest

from protest_core.errors import RefusedError
from protest_core.progress import Cancelled
from protest_gui.jobs.executor import Jobs, Lane
from tests.gui.driving.window import until


class Results:
    """Results in the order in which they came back, in the windows' thread."""

    def __init__(self) -> None:
        self.all: list[object] = []

    def __call__(self, result: object) -> None:
        assert threading.current_thread() is threading.main_thread()
        self.all.append(result)


@pytest.fixture
def jobs(qtbot) -> Iterator[Jobs]:
    jobs = Jobs()
    assert not jobs.under_way
    yield jobs
    jobs.stop()


@pytest.fixture
def results() -> Results:
    return Results()


@pytest.fixture
def gate() -> Iterator[threading.Event]:
    """Work can be held up here; it is let go at the end, come what may."""
    gate = threading.Event()
    yield gate
    gate.set()


def ended(jobs: Jobs) -> None:
    until(lambda: not jobs.under_way)


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


def test_results_come_in_the_order_of_the_lane(jobs: Jobs, results: Results):
    for number in range(200):
        jobs.run(Lane.READ, lambda _, n=number: n, results, results, shown=number % 2 == 0)
    ended(jobs)
    assert results.all == list(range(200))


def test_each_lane_has_a_thread_that_is_not_ours(jobs: Jobs, results: Results):
    for lane in (*Lane, *Lane):
        jobs.run(lane, lambda _: threading.current_thread(), results, results)
    ended(jobs)
    assert len(set(results.all)) == len(Lane)
    assert threading.main_thread() not in results.all


def test_a_lane_waits_for_no_other(jobs: Jobs, results: Results, gate):
    for lane in (Lane.WRITE, Lane.READ, Lane.BACKGROUND):
        jobs.run(lane, lambda _: gate.wait(), results, pytest.fail)
    jobs.run(Lane.SAVE, lambda _: "saved", results, pytest.fail, shown=False)
    until(lambda: results.all == ["saved"])


@pytest.mark.parametrize("error", [RefusedError("no"), ZeroDivisionError("our error")])
def test_every_error_reaches_failed_and_the_next_job_is_done(jobs, results: Results, error):
    jobs.run(Lane.WRITE, raising(error), pytest.fail, results)
    jobs.run(Lane.WRITE, lambda _: "next", results, pytest.fail)
    ended(jobs)
    assert results.all == [error, "next"]


def test_a_cancelled_job_fails_with_cancelled_and_the_next_is_done(jobs, results: Results, gate):
    started = threading.Event()
    job = jobs.run(Lane.READ, until_cancelled(started, gate), pytest.fail, results)
    jobs.run(Lane.READ, lambda progress: progress(0, 1, "next"), results, pytest.fail)
    started.wait()
    job.cancel()
    gate.set()
    ended(jobs)
    assert [type(each) for each in results.all] == [Cancelled, type(None)]


def test_a_job_cancelled_before_its_turn_is_never_begun(jobs: Jobs, results: Results, gate):
    jobs.run(Lane.READ, lambda _: gate.wait(), results, pytest.fail)
    job = jobs.run(Lane.READ, lambda _: pytest.fail("begun"), pytest.fail, results)
    job.cancel()
    gate.set()
    ended(jobs)
    assert [type(each) for each in results.all] == [bool, Cancelled]


def test_cancelling_lanes_leaves_the_others(jobs: Jobs, results: Results, gate):
    for lane in Lane:
        started = threading.Event()
        jobs.run(lane, until_cancelled(started, gate), lambda _, it=lane: results(it), _ignore)
        started.wait()
    jobs.cancel(Lane.READ, Lane.BACKGROUND)
    gate.set()
    ended(jobs)
    assert set(results.all) == {Lane.SAVE, Lane.WRITE}


def test_progress_is_reported_seldom_and_each_step_at_once(jobs: Jobs, results: Results):
    seen = []
    jobs.progress.connect(lambda _job, *progress: seen.append(progress))

    def work(progress):
        for number in range(10_000):
            progress(number, 10_000, "counting")
        progress(0, 1, "adding up")

    jobs.run(Lane.READ, work, results, results)
    ended(jobs)
    assert seen[0] == (0, 10_000, "counting")
    assert seen[-1] == (0, 1, "adding up")
    assert len(seen) < 100


def test_when_idle_waits_for_these_lanes_and_for_what_results_start(jobs, results, gate):
    jobs.run(Lane.READ, lambda _: gate.wait(), _ignore, _ignore)

    def start_another(_: object) -> None:
        jobs.run(Lane.SAVE, lambda _: "second", results, pytest.fail)

    jobs.run(Lane.SAVE, lambda _: "first", start_another, pytest.fail)
    jobs.when_idle(lambda: results("idle"), Lane.SAVE)
    assert results.all == []
    until(lambda: results.all == ["second", "idle"])
    assert not jobs.are_idle(Lane.READ)


def test_when_idle_is_never_called_at_once(jobs: Jobs, results: Results):
    jobs.when_idle(lambda: results("idle"), *Lane)
    assert results.all == []
    until(lambda: results.all == ["idle"])


def test_an_error_in_a_result_loses_no_other(jobs: Jobs, results: Results, qtbot):
    with qtbot.captureExceptions() as caught:
        jobs.run(Lane.READ, lambda _: 0, lambda number: 1 / number, results)
        jobs.run(Lane.READ, lambda _: 1, results, results)
        ended(jobs)
    assert [kind for kind, _, _ in caught] == [ZeroDivisionError]
    assert results.all == [1]


def test_stopping_finishes_what_is_waiting_and_delivers_nothing(jobs, results: Results, qapp):
    done = []
    for number in range(20):
        jobs.run(Lane.WRITE, lambda _, n=number: done.append(n), results, results)
    jobs.stop()
    assert done == list(range(20))
    qapp.processEvents()
    assert results.all == []
    with pytest.raises(RuntimeError):
        jobs.run(Lane.WRITE, lambda _: 1, results, results)


def test_what_ended_just_before_stopping_is_not_delivered_either(jobs, results: Results, qapp):
    begun = threading.Event()
    jobs.run(Lane.WRITE, lambda _: 1, results, results)
    jobs.run(Lane.WRITE, lambda _: begun.set(), results, results)
    assert begun.wait(60)  # so the first has ended; nobody was told yet
    jobs.stop()
    qapp.processEvents()
    assert results.all == []


def test_without_jobs_there_is_no_thread(jobs: Jobs):
    before = threading.active_count()
    Jobs().stop()
    assert threading.active_count() == before


def _ignore(_: object) -> None:
    pass
