"""A copy of a project in memory: whoever reads it for long keeps nobody from writing."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine

from protest_core.store.sqlite import copy_database, engine_on
from protest_core.store.transactions import errors_about

# Some milliseconds; whoever writes waits no longer.
_PAGES_AT_A_TIME = 1_000


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
        # No transaction is begun: it would keep others from writing until all is copied.
        with errors_about(path), engine.connect() as connection:
            copy_database(connection, copy, pages=_PAGES_AT_A_TIME, stop=stop)
        yield in_memory
    finally:
        in_memory.dispose()
        copy.close()
