"""Threads of one program that use one project: who waits for whom, and that nobody is refused."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import text

from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.db.settings import load_project_id
from protest_core.errors import DiskError
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.queries.matches import match_groups
from protest_core.progress import Cancelled
from tests.builders.fetch import fetch

LONG_ENOUGH = 10  # seconds; only a fault lasts so long
Transaction = Callable[[Project], AbstractContextManager[object]]


@pytest.fixture
def impatient(project: Project) -> Iterator[Project]:
    """The small project, opened by a program that waits for no other."""
    project.close()
    with Project.open(project.path, patience=Patience(0.0, 0.0, main_thread=0.0)) as again:
        yield again


@pytest.fixture
def pool() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor() as pool:
        yield pool


def waited_for(waits: Event) -> Callable[[int, int, str], None]:
    def note(_done: int, _total: int, doing: str) -> None:
        if doing == "waiting for other changes":
            waits.set()

    return note


@pytest.mark.parametrize("transaction", [Project.changing, Project.reading])
def test_what_is_saved_beside_a_long_transaction_is_saved_after_it_and_never_refused(
    impatient: Project, pool: ThreadPoolExecutor, transaction: Transaction
):
    waits = Event()
    with transaction(impatient):
        saving = pool.submit(evaluate, project=impatient, progress=waited_for(waits))
        assert waits.wait(LONG_ENOUGH)
        assert not saving.done()
    saving.result(LONG_ENOUGH)
    assert fetch(impatient, match_groups) != ()


def test_windows_read_while_what_is_saved_waits_for_a_long_reader(
    impatient: Project, pool: ThreadPoolExecutor
):
    reads, waits, read_on = Event(), Event(), Event()

    def read_for_long() -> None:
        with impatient.reading():
            reads.set()
            assert read_on.wait(LONG_ENOUGH)

    reading = pool.submit(read_for_long)
    assert reads.wait(LONG_ENOUGH)
    saving = pool.submit(evaluate, project=impatient, progress=waited_for(waits))
    assert waits.wait(LONG_ENOUGH)
    assert fetch(impatient, load_project_id)  # in the main thread, which waits for nobody
    assert not saving.done()
    read_on.set()
    reading.result(LONG_ENOUGH)
    saving.result(LONG_ENOUGH)


def test_readers_that_never_pause_let_a_writer_through(
    impatient: Project, pool: ThreadPoolExecutor
):
    ended = Event()

    def read_again_and_again() -> None:
        while not ended.is_set():
            with impatient.reading() as tx:
                tx.execute(text("SELECT count(*) FROM candidate")).scalar()

    reading = [pool.submit(read_again_and_again) for _ in range(2)]
    try:
        pool.submit(evaluate, project=impatient).result(LONG_ENOUGH)
    finally:
        ended.set()
    for each in reading:
        each.result(LONG_ENOUGH)


def test_writers_come_in_the_order_in_which_they_asked(
    impatient: Project, pool: ThreadPoolExecutor
):
    order: list[int] = []
    futures: list[Future[None]] = []

    def write(number: int, waits: Event) -> None:
        with impatient.changing(waited_for(waits)):
            order.append(number)

    with impatient.changing():
        for number in range(4):
            waits = Event()
            futures.append(pool.submit(write, number, waits))
            assert waits.wait(LONG_ENOUGH)
        assert order == []
    for each in futures:
        each.result(LONG_ENOUGH)
    assert order == [0, 1, 2, 3]


def test_two_projects_do_not_wait_for_each_other(
    impatient: Project, tmp_path: Path, pool: ThreadPoolExecutor
):
    other = tmp_path / "other.protest"
    impatient.copy_to(other)
    with Project.open(other) as second, impatient.changing():
        pool.submit(evaluate, project=second).result(LONG_ENOUGH)


def test_after_an_error_others_may_write(impatient: Project, pool: ThreadPoolExecutor):
    def change_and_fail() -> None:
        with impatient.changing():
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        pool.submit(change_and_fail).result(LONG_ENOUGH)
    pool.submit(evaluate, project=impatient).result(LONG_ENOUGH)


@pytest.mark.parametrize("transaction", [Project.changing, Project.reading])
def test_work_that_is_cancelled_while_it_waits_changes_nothing_and_lets_others_write(
    impatient: Project, pool: ThreadPoolExecutor, transaction: Transaction
):
    def cancel(_done: int, _total: int, doing: str) -> None:
        if doing == "waiting for other changes":
            raise Cancelled

    with transaction(impatient):
        waiting = pool.submit(evaluate, project=impatient, progress=cancel)
        with pytest.raises(Cancelled):
            waiting.result(LONG_ENOUGH)
    assert fetch(impatient, match_groups) == ()
    pool.submit(evaluate, project=impatient).result(LONG_ENOUGH)
    assert fetch(impatient, match_groups) != ()


def test_a_thread_that_would_wait_for_itself_is_a_mistake_of_ours(impatient: Project):
    with impatient.changing(), pytest.raises(RuntimeError), impatient.changing():
        pass
    with impatient.changing():
        pass


def test_a_reader_of_the_thread_that_writes_does_not_wait_for_it(impatient: Project):
    with impatient.changing(), impatient.reading():
        pass
    with impatient.reading(), impatient.reading():
        pass


def test_other_programs_are_waited_for_as_long_as_before(impatient: Project):
    with (
        Project.open(impatient.path) as elsewhere,
        elsewhere.changing(),
        pytest.raises(DiskError, match="being written by another program"),
        impatient.changing(),
    ):
        pass
