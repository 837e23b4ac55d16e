"""Wait for other programs that use the file, and for other threads of this program.

The program waits for others in steps so short that Ctrl+C takes effect at once.
"""

import logging
import sqlite3
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import uniform
from threading import Condition, current_thread, get_ident, main_thread
from time import monotonic, sleep
from typing import NamedTuple, TypeVar

from protest_core.errors import DiskError, ProjectFileError
from protest_core.translatable import Text

T = TypeVar("T")
# Seconds. The pauses vary and do not grow: SQLite's own reach a tenth of a second, so that among
# programs that write without a pause the one that has waited longest would wait even longer. Of
# 2,125 judgements by four such programs, SQLite's waiting refused 36; these pauses refused none of
# 2,284.
_SHORTEST_PAUSE, _LONGEST_PAUSE = 0.001, 0.010
_BEFORE_REPORTING = 0.5
IN_USE = Text("is being written by another program. Close it there, or wait, and try again.")
# Closing waits this long for other threads, so that the program can end even if one hangs.
_SECONDS_TO_CLOSE = 30.0

# Seconds between a waiting thread's checks for cancellation.
_SECONDS_BETWEEN_QUESTIONS = 0.05

_log = logging.getLogger(__name__)


class Patience(NamedTuple):
    """Seconds to wait for another program before reading, and before writing.

    `main_thread`: seconds before reading in the main thread, which must not wait long if it shows
    windows.
    """

    reading: float = 60.0
    writing: float = 60.0
    main_thread: float | None = None

    @property
    def to_read(self) -> float:
        """Return the number of seconds that this thread waits before reading."""
        if self.main_thread is not None and is_main_thread():
            return self.main_thread
        return self.reading


PATIENT = Patience()


def is_main_thread() -> bool:
    return current_thread() is main_thread()


class Waiting:
    """The wait for one operation on a file."""

    def __init__(self, path: Path, seconds: float) -> None:
        self._path = path
        self._seconds = seconds
        self._begun = monotonic()
        self._is_reported = False

    def go_on_after(self, error: sqlite3.Error) -> None:
        """Return to try again; raise the error if the file is not in use or the time is up."""
        waited = monotonic() - self._begun
        if not is_busy(error) or waited >= self._seconds:
            raise error
        if waited >= _BEFORE_REPORTING and not self._is_reported:
            self._is_reported = True
            _log.info(
                "%s is in use by another program. Waiting for up to %.0f seconds …",
                self._path,
                self._seconds,
            )


def until_free(act: Callable[[], T], path: Path, seconds: float) -> T:
    """Return the result of `act`, as soon as no other program blocks it."""
    waiting = Waiting(path, seconds)
    while True:
        try:
            return act()
        except sqlite3.Error as error:
            waiting.go_on_after(error)
        sleep(uniform(_SHORTEST_PAUSE, _LONGEST_PAUSE))  # noqa: S311 — no secret


def is_busy(error: Exception) -> bool:
    """Return whether SQLite's error says that another program uses the file."""
    return getattr(error, "sqlite_errorname", "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


class Turns:
    """The threads that use an open project, and the order in which they wait for each other.

    SQLite would let the threads of one program poll for its locks like separate programs; and a
    writer that waits to commit would keep out all readers, including the windows, which cannot
    wait.
    """

    def __init__(self, path: Path, patience: Patience) -> None:
        self._path = path
        self._patience = patience
        self._changed = Condition()
        self._using: Counter[int] = Counter()  # by thread
        self._reading: Counter[int] = Counter()  # by thread
        self._writers: deque[int] = deque()  # threads: the first one writes, the others wait
        self._wants_to_commit = False
        self._commits = False
        self._closed = False

    @contextmanager
    def using(self) -> Iterator[None]:
        """Count this thread as using the project; an engine would reopen the file after closing."""
        me = get_ident()
        with self._changed:
            if self._closed:
                raise ProjectFileError(
                    Text("{0} was closed meanwhile. Open it again.").format(self._path)
                )
            self._using[me] += 1
        try:
            yield
        finally:
            with self._changed:
                self._using[me] -= 1
                self._changed.notify_all()

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Read now, or after the writer that is about to commit."""
        me = get_ident()
        with self._changed:
            seconds = self._patience.main_thread if is_main_thread() else None
            if not self._changed.wait_for(lambda: self._may_read(me), seconds):
                raise DiskError(Text("{0} {1}").format(self._path, IN_USE))
            self._reading[me] += 1
        try:
            yield
        finally:
            with self._changed:
                self._reading[me] -= 1
                self._changed.notify_all()

    def _may_read(self, me: int) -> bool:
        if self._reading[me] or me in self._writers:
            return True  # a thread does not wait for itself
        # Long readers queue behind a writer, or it might never find a gap; windows read for half a
        # millisecond.
        hurried = is_main_thread() and self._patience.main_thread is not None
        return not (self._commits or (self._wants_to_commit and not hurried))

    @contextmanager
    def writing(self, stop: Callable[[], object] | None = None) -> Iterator[None]:
        """Write after the threads that came before, no matter how long they take.

        `stop` is called regularly while waiting; an exception that it raises ends the wait.
        """
        me = get_ident()
        with self._changed:
            if me in self._writers:
                raise RuntimeError(f"This thread is already changing {self._path}.")
            self._writers.append(me)
        try:
            self._wait_until(lambda: self._writers[0] == me, stop)
            yield
        finally:
            with self._changed:
                self._writers.remove(me)
                self._wants_to_commit = self._commits = False
                self._changed.notify_all()

    def wait_to_commit(self, stop: Callable[[], object] | None = None) -> None:
        """Wait until no other thread reads; none begins until this one has written."""
        me = get_ident()

        def nobody_else_reads() -> bool:
            self._commits = self._reading.total() == self._reading[me]
            return self._commits

        with self._changed:
            self._wants_to_commit = True
        self._wait_until(nobody_else_reads, stop)

    def _wait_until(
        self, is_my_turn: Callable[[], bool], stop: Callable[[], object] | None
    ) -> None:
        seconds = None if stop is None else _SECONDS_BETWEEN_QUESTIONS
        while True:
            with self._changed:
                if self._changed.wait_for(is_my_turn, seconds):
                    return
            if stop is not None:
                stop()

    def close(self) -> None:
        """Let no thread begin to use the project, and wait for all others to finish."""
        me = get_ident()
        with self._changed:
            self._closed = True
            self._changed.wait_for(
                lambda: self._using.total() == self._using[me], timeout=_SECONDS_TO_CLOSE
            )
