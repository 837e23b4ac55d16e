"""A copy of a project in memory: whoever reads it for long keeps nobody from writing."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from sqlalchemy import Engine

from protest_core.store.sqlite import PATIENCE, driver_of, engine_on
from protest_core.store.transactions import errors_about

# Some milliseconds; whoever writes waits no longer.
_PAGES_AT_A_TIME = 1_000
_SECONDS_BETWEEN_TRIES = 0.01
_LOCKED = {sqlite3.SQLITE_BUSY: "SQLITE_BUSY", sqlite3.SQLITE_LOCKED: "SQLITE_LOCKED"}


@contextmanager
def copied_into_memory(
    engine: Engine, path: Path, stop: Callable[[], object] = lambda: None
) -> Iterator[Engine]:
    """All of one moment: SQLite begins anew if somebody writes between two portions.

    What `stop` raises ends the copying.
    """
    copy = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    in_memory = engine_on(copy)
    try:
        with errors_about(path):
            _copy(engine, copy, stop)
        yield in_memory
    finally:
        in_memory.dispose()
        copy.close()


def _copy(engine: Engine, copy: sqlite3.Connection, stop: Callable[[], object]) -> None:
    read_last = monotonic()

    def after_portion(status: int, _remaining: int, _total: int) -> None:
        nonlocal read_last
        stop()
        if status not in _LOCKED:
            read_last = monotonic()
        elif monotonic() - read_last > PATIENCE:  # by itself it would try for ever
            error = sqlite3.OperationalError("the file stays locked")
            error.sqlite_errorname = _LOCKED[status]
            raise error

    # No transaction is begun: it would keep others from writing until all is copied.
    with engine.connect() as connection:
        driver = driver_of(connection)
        driver.execute("PRAGMA busy_timeout = 0")  # waiting is ours, so that it can be stopped
        pause = _SECONDS_BETWEEN_TRIES
        driver.backup(copy, pages=_PAGES_AT_A_TIME, progress=after_portion, sleep=pause)
