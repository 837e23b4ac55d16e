"""Wait for other programs that use the file, in steps so short that Ctrl+C takes effect at once."""

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import uniform
from threading import current_thread, main_thread
from time import monotonic, sleep
from typing import NamedTuple, TypeVar

from protest_core.translatable import Text

T = TypeVar("T")


# Seconds. The pauses vary and do not grow: SQLite's own reach a tenth of a second, so that among
# programs that write without a pause the one that has waited longest would wait even longer.
_SHORTEST_PAUSE, _LONGEST_PAUSE = 0.001, 0.010


_BEFORE_REPORTING = 0.5


IN_USE = Text("is being written by another program. Close it there, or wait, and try again.")


_log = logging.getLogger(__name__)


class Patience(NamedTuple):
    """Seconds to wait for another program before reading, and before writing.

    `main_thread`: before reading in the main thread, if it must not wait so long: it shows windows.
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
    """Return what `act` returns, as soon as no other program blocks it."""
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
