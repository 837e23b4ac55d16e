"""What holds for SQLite only: connections, pragmas, quick inserts, stopping a statement."""

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
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
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool, StaticPool

from protest_core.db.busy import PATIENT, Patience, Waiting, until_free


class FileKind(Enum):
    """Ours by the application id in the file's header: "PRTS" or "PRTB"."""

    PROJECT = 0x50525453
    BATCH = 0x50525442


_ROWS_AT_A_TIME = 10_000


_STEPS_BETWEEN_QUESTIONS = 100_000  # of SQLite: some milliseconds


# Connections with this execution option take the write lock at once, instead of failing to get
# it in the middle of their work.
WRITING = "protest_writing"


# Of the whole engine: which file it is, and how long other programs are waited for.
_FILE, _PATIENCE = "protest_file", "protest_patience"


# In SQL: whether a text holds another, in whatever case; the other one is case-folded already.
HOLDS = "protest_holds"


def engine_for(
    path: Path,
    *,
    read_only: bool = False,
    create: bool = False,
    leave_write_ahead_log: bool = False,
    patience: Patience = PATIENT,
) -> Engine:
    """An engine on this file; it is only made if `create` says so.

    Its connections may go from thread to thread, as long as one has them at a time.
    """
    mode = "ro" if read_only else "rwc" if create else "rw"
    # As bytes: a name need not be good UTF-8 to be a name.
    address = f"file:{quote(os.fsencode(os.path.realpath(path)))}?mode={mode}"

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(
            address,
            uri=True,
            timeout=0,  # waiting is ours, so that it can be stopped
            isolation_level=None,
            check_same_thread=False,
        )
        if leave_write_ahead_log:
            # A viewer switched it on; with us a project is one file with nothing beside it.
            leave = partial(connection.execute, "PRAGMA journal_mode = DELETE")
            until_free(leave, path, patience.writing)
        return connection

    engine = create_engine("sqlite://", creator=connect, poolclass=QueuePool)
    return _prepared(engine, path, patience)


def engine_on(connection: sqlite3.Connection) -> Engine:
    """For this one connection, for which nobody has to wait."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    return _prepared(engine, Path(":memory:"), PATIENT)


def _prepared(engine: Engine, path: Path, patience: Patience) -> Engine:
    engine.update_execution_options(**{_FILE: path, _PATIENCE: patience})
    event.listen(engine, "connect", partial(_prepare, path=path, patience=patience))
    event.listen(engine, "begin", _begin)
    event.listen(engine, "commit", _commit)
    return engine


def _prepare(
    connection: sqlite3.Connection, record: ConnectionPoolEntry, *, path: Path, patience: Patience
) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    # What ends a transaction is that its journal goes, and by itself SQLite does not wait until the
    # disk knows: after a power cut it would take back what was shown as saved.
    flush_all = partial(connection.execute, "PRAGMA synchronous = EXTRA")
    until_free(flush_all, path, patience.reading)  # it reads the names of the tables
    # Sorting and big transactions stay in memory: nothing is left in a temporary folder.
    connection.execute("PRAGMA temp_store = MEMORY")
    _define(connection, record.info, HOLDS, 2, _holds)


def _holds(text: str, folded: str) -> bool:
    """SQLite's own functions know the cases of ASCII only."""
    return folded in text.casefold()


def define_function(
    connection: Connection, name: str, arguments: int, function: Callable[..., Any]
) -> None:
    """Let statements on this connection call a rule of ours that always answers the same."""
    if name not in connection.info:  # defining it anew would disturb statements under way
        _define(driver_of(connection), connection.info, name, arguments, function)


def _define(
    driver: sqlite3.Connection,
    info: dict[Any, Any],
    name: str,
    arguments: int,
    function: Callable[..., Any],
) -> None:
    def call(*values: object) -> Any:
        try:
            return function(*values)
        except Exception as error:
            info.setdefault(_RAISED, []).append(error)
            raise  # to SQLite, which only says that something was raised

    driver.create_function(name, arguments, call, deterministic=True)
    info[name] = call


# Of a connection: what was raised in the midst of a statement.
_RAISED = "protest_raised"


def _begin(connection: Connection) -> None:
    """Python's own transaction control would commit before each change of the schema.

    Whatever may have to wait is done here or in `_commit`: the statements between find their locks.
    """
    driver, (path, patience) = driver_of(connection), _waited_for(connection)
    if connection.get_execution_options().get(WRITING, False):
        until_free(partial(driver.execute, "BEGIN IMMEDIATE"), path, patience.writing)
    else:
        driver.execute("BEGIN")
        until_free(partial(take_lock_to_read, driver), path, patience.reading)


def take_lock_to_read(connection: sqlite3.Connection) -> None:
    """Keep it from now until the end of the transaction; nothing else is read."""
    connection.execute("PRAGMA schema_version").fetchone()


def _commit(connection: Connection) -> None:
    """Others may still read what is to be overwritten; nobody new begins to meanwhile."""
    driver, (path, patience) = driver_of(connection), _waited_for(connection)
    if driver.in_transaction:
        until_free(partial(driver.execute, "COMMIT"), path, patience.writing)


def _waited_for(connection: Connection) -> tuple[Path, Patience]:
    options = connection.get_execution_options()
    return options[_FILE], options[_PATIENCE]


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
def own_errors(connection: Connection, stop: Callable[[], object] | None = None) -> Iterator[None]:
    """Inside, what our functions raise in the midst of a statement is raised as it is.

    So is what `stop` raises, which is asked again and again.
    """
    raised: list[Exception] = []
    connection.info[_RAISED] = raised

    def ask() -> bool:
        try:
            if stop is not None:
                stop()
        except Exception as error:
            raised.append(error)
        return bool(raised)

    driver = driver_of(connection)
    if stop is not None:
        driver.set_progress_handler(ask, _STEPS_BETWEEN_QUESTIONS)
    try:
        yield
    except (DBAPIError, sqlite3.Error):
        if raised:
            raise raised[0] from None  # SQLite was interrupted, and the file is not damaged
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


def copy_database(
    connection: Connection,
    copy: sqlite3.Connection,
    *,
    pages: int = -1,
    stop: Callable[[], object] = lambda: None,
) -> None:
    """SQLite's own copying, under its locks, of all at once or of so many pages at a time.

    Copying the file by hand would be worse than no copy: closing a file drops all locks that
    this process holds on it (POSIX), also those of SQLite's connections.
    """
    path, patience = _waited_for(connection)
    waiting: Waiting | None = None

    def after_portion(status: int, _remaining: int, _total: int) -> None:
        nonlocal waiting
        stop()
        if status not in _LOCKED:
            waiting = None
            return
        waiting = waiting or Waiting(path, patience.writing)
        error = sqlite3.OperationalError("the file stays locked")
        error.sqlite_errorname = _LOCKED[status]
        waiting.go_on_after(error)  # by itself SQLite would try for ever

    driver = driver_of(connection)
    driver.backup(copy, pages=pages, progress=after_portion, sleep=_SECONDS_BETWEEN_TRIES)


def copy_to_file(connection: Connection, copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as target:
        copy_database(connection, target)


_SECONDS_BETWEEN_TRIES = 0.01


_LOCKED = {sqlite3.SQLITE_BUSY: "SQLITE_BUSY", sqlite3.SQLITE_LOCKED: "SQLITE_LOCKED"}


def is_sound(connection: Connection) -> bool:
    """SQLite's own check of the file's structure."""
    return connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() == "ok"
