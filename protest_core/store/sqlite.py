"""What only holds for SQLite: connections, transactions, quick inserts."""

import os
import sqlite3
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    select,
)
from sqlalchemy.dialects.sqlite.pysqlite import dialect as sqlite_dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import DeclarativeBase, InstrumentedAttribute
from sqlalchemy.pool import QueuePool, StaticPool


class FileKind(Enum):
    """Ours by the application id in the file's header: "PRTS" or "PRTB"."""

    PROJECT = 0x50525453
    BATCH = 0x50525442


# Seconds: long enough for another program's save, short enough for a person to wait.
PATIENCE = 3.0
_ROWS_AT_A_TIME = 10_000
_STEPS_BETWEEN_QUESTIONS = 100_000  # of SQLite: some milliseconds

# Connections with this execution option take the write lock at once, instead of failing to get
# it in the middle of their work.
WRITING = "protest_writing"

# In SQL: whether a text holds another, in whatever case; the other one is case-folded already.
HOLDS = "protest_holds"


def engine_for(
    path: Path,
    *,
    read_only: bool = False,
    create: bool = False,
    leave_write_ahead_log: bool = False,
    patience: float = PATIENCE,
) -> Engine:
    """An engine on this file; it is only made if `create` says so.

    Its connections may go from thread to thread, as long as one has them at a time.
    `patience` is for reading only: a window that waits is a window that hangs.
    """
    mode = "ro" if read_only else "rwc" if create else "rw"
    # As bytes: a name need not be good UTF-8 to be a name.
    address = f"file:{quote(os.fsencode(os.path.realpath(path)))}?mode={mode}"

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(
            address,
            uri=True,
            timeout=PATIENCE,
            isolation_level=None,
            check_same_thread=False,
        )
        if leave_write_ahead_log:
            # A viewer switched it on; with us a project is one file with nothing beside it.
            connection.execute("PRAGMA journal_mode = DELETE")
        return connection

    return _prepared(create_engine("sqlite://", creator=connect, poolclass=QueuePool), patience)


def engine_on(connection: sqlite3.Connection) -> Engine:
    """For this one connection, for which nobody has to wait."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    return _prepared(engine, patience=0)


def _prepared(engine: Engine, patience: float) -> Engine:
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", partial(_begin, patience=patience))
    return engine


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    # What ends a transaction is that its journal goes, and by itself SQLite does not wait until the
    # disk knows: after a power cut it would take back what was shown as saved.
    connection.execute("PRAGMA synchronous = EXTRA")
    # Sorting and big transactions stay in memory: nothing is left in a temporary folder.
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.create_function(HOLDS, 2, _holds, deterministic=True)


def _holds(text: str, folded: str) -> bool:
    """SQLite's own functions know the cases of ASCII only."""
    return folded in text.casefold()


def _begin(connection: Connection, *, patience: float) -> None:
    """Python's own transaction control would commit before each change of the schema."""
    writing = connection.get_execution_options().get(WRITING, False)
    wait = round(1000 * (PATIENCE if writing else patience))
    connection.exec_driver_sql(f"PRAGMA busy_timeout = {wait}")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def mark_as_ours(connection: Connection, kind: FileKind = FileKind.PROJECT) -> None:
    connection.exec_driver_sql(f"PRAGMA application_id = {kind.value}")


def insert_rows(
    connection: Connection, table: type[DeclarativeBase], rows: Iterable[Sequence[Any]]
) -> None:
    """Insert tuples that hold every column in the table's order.

    The statement is compiled once and the rows go to the driver as they are: SQLAlchemy's own
    handling of each row costs several times as much as inserting it.
    """
    for some in portions(rows):
        connection.exec_driver_sql(_insertion(table), some)


@cache
def _insertion(table: type[DeclarativeBase]) -> str:
    return str(insert(table).compile(dialect=sqlite_dialect()))


T = TypeVar("T")


def portions(values: Iterable[T]) -> Iterator[list[T]]:
    """No more at a time than SQLite takes in one statement."""
    remaining = iter(values)
    while some := list(islice(remaining, _ROWS_AT_A_TIME)):
        yield some


def among_chosen(column: InstrumentedAttribute[Any]) -> ColumnElement[bool]:
    """A condition for statements that are made once: the values come as one, from `as_chosen`.

    A value each would make it another statement for every number of them.
    """
    values = func.json_each(bindparam(_CHOSEN)).table_valued("value")
    return column.in_(select(values.c.value))


def among_values(column: InstrumentedAttribute[Any], values: Iterable[int]) -> ColumnElement[bool]:
    """The same for statements that are made anew: however many there are, they come as one."""
    listed = func.json_each(_listed(values)).table_valued("value")
    return column.in_(select(listed.c.value))


def as_chosen(values: Iterable[int]) -> dict[str, str]:
    return {_CHOSEN: _listed(values)}


def _listed(values: Iterable[int]) -> str:
    return msgspec.json.encode(list(values)).decode()


_CHOSEN = "chosen"


@contextmanager
def stopping(connection: Connection, stop: Callable[[], object]) -> Iterator[None]:
    """Ask `stop` again and again, also in the midst of a statement; what it raises ends all."""
    raised: list[Exception] = []

    def ask() -> bool:
        try:
            stop()
        except Exception as error:
            raised.append(error)
        return bool(raised)

    driver = driver_of(connection)
    driver.set_progress_handler(ask, _STEPS_BETWEEN_QUESTIONS)
    try:
        yield
    except (DBAPIError, sqlite3.Error):
        if raised:
            raise raised[0] from None  # it was interrupted, and is not damaged
        raise
    finally:
        driver.set_progress_handler(None, 0)


def driver_of(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)  # noqa: S101 — we have no other
    return driver


def version_of_content(connection: Connection) -> int:
    """Another number than before on the same connection: somebody else has written."""
    return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())


def moment_of(connection: Connection) -> tuple[Hashable, Hashable]:
    """Which connection it is, and another value of it for each change, whoever makes it."""
    driver = driver_of(connection)
    which = connection.info.setdefault(_WHICH, object())
    return which, (version_of_content(connection), driver.total_changes)


_WHICH = "protest_which"


def copy_database(connection: Connection, copy: Path) -> None:
    """SQLite's own copying, under its locks.

    Copying the file by hand would be worse than no copy: closing a file drops all locks that
    this process holds on it (POSIX), also those of SQLite's connections.
    """
    target = sqlite3.connect(copy)
    try:
        driver_of(connection).backup(target)
    finally:
        target.close()


def is_sound(connection: Connection) -> bool:
    """SQLite's own check of the file's structure."""
    return connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() == "ok"
