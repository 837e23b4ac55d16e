"""Everything specific to SQLite: connections, pragmas, quick inserts, interrupting a statement."""

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
    Select,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    select,
)
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.dialects.sqlite.pysqlite import dialect as sqlite_dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import DeclarativeBase, InstrumentedAttribute
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool, StaticPool
from sqlalchemy.util import LRUCache

from protest_core.db.busy import PATIENT, Patience, Waiting, until_free

_ROWS_AT_A_TIME = 10_000
_STEPS_BETWEEN_QUESTIONS = 100_000  # of SQLite's virtual machine: some milliseconds
# Connections with this execution option take the write lock at once, so that they cannot fail to
# get it in the middle of their work.
WRITING = "protest_writing"
# Options of the whole engine: its file, and how long to wait for other programs.
_FILE, _PATIENCE = "protest_file", "protest_patience"
# An SQL function: whether a text contains another one, which is case-folded, ignoring case.
HOLDS = "protest_holds"


class FileKind(Enum):
    """Our kinds of files, by the application id in the file's header: "PRTS" or "PRTB"."""

    PROJECT = 0x50525453
    BATCH = 0x50525442


class SharedDialect(SQLiteDialect_pysqlite):
    """The dialect of all engines: a statement compiled by one engine is known to the others.

    Compiling takes longer than most statements, and each file and each snapshot has an engine.
    """

    supports_statement_cache = True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SharedDialect)

    def __hash__(self) -> int:
        return hash(SharedDialect)


registry.register("sqlite.protest", __name__, SharedDialect.__name__)
_URL = "sqlite+protest://"
_COMPILED: LRUCache[Any, Any] = LRUCache(2_000)


def engine_for(
    path: Path,
    *,
    read_only: bool = False,
    create: bool = False,
    leave_write_ahead_log: bool = False,
    patience: Patience = PATIENT,
) -> Engine:
    """Return an engine for this file, which is only made if `create` is set.

    Its connections may move between threads, as long as only one uses them at a time.
    """
    mode = "ro" if read_only else "rwc" if create else "rw"
    # As bytes: a valid path need not be valid UTF-8.
    address = f"file:{quote(os.fsencode(os.path.realpath(path)))}?mode={mode}"

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(
            address,
            uri=True,
            timeout=0,  # this program waits itself, so that waiting can be cancelled
            isolation_level=None,
            check_same_thread=False,
        )
        if leave_write_ahead_log:
            # If another program switched on the write-ahead log: our projects are one file with
            # nothing beside it.
            leave = partial(connection.execute, "PRAGMA journal_mode = DELETE")
            until_free(leave, path, patience.writing)
        return connection

    engine = create_engine(_URL, creator=connect, poolclass=QueuePool)
    return _prepared(engine, path, patience)


def engine_in_memory(connection: sqlite3.Connection) -> Engine:
    """Return an engine for this connection alone, whose database no other program uses."""
    engine = create_engine(_URL, creator=lambda: connection, poolclass=StaticPool)
    return _prepared(engine, Path(":memory:"), PATIENT)


def _prepared(engine: Engine, path: Path, patience: Patience) -> Engine:
    options = {_FILE: path, _PATIENCE: patience, "compiled_cache": _COMPILED}
    engine.update_execution_options(**options)
    event.listen(engine, "connect", partial(_prepare, path=path, patience=patience))
    event.listen(engine, "begin", _begin)
    event.listen(engine, "commit", _commit)
    return engine


def _prepare(
    connection: sqlite3.Connection, record: ConnectionPoolEntry, *, path: Path, patience: Patience
) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    # A transaction ends when its journal is deleted, and by default SQLite does not wait until that
    # is on the disk: after a power cut it would undo what was shown as saved.
    flush_all = partial(connection.execute, "PRAGMA synchronous = EXTRA")
    until_free(flush_all, path, patience.to_read)  # which reads the names of the tables
    # Sorting and big transactions use memory: nothing is left in a temporary folder.
    connection.execute("PRAGMA temp_store = MEMORY")
    _define(connection, record.info, HOLDS, 2, _contains)


def _contains(text: str, folded: str) -> bool:
    """Return whether the text contains the other; SQLite's own functions only fold ASCII."""
    return folded in text.casefold()


def define_function(
    connection: Connection, name: str, arguments: int, function: Callable[..., Any]
) -> None:
    """Let statements on this connection call a pure function of ours."""
    if name not in connection.info:  # redefining it would disturb running statements
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
            raise  # raised to SQLite, which does not report the exception

    driver.create_function(name, arguments, call, deterministic=True)
    info[name] = call


# Key of a connection's `info`: the exception raised during a statement.
_RAISED = "protest_raised"


def _begin(connection: Connection) -> None:
    """Begin a transaction; Python's own control would commit before each change of the schema.

    All waiting is done here or in `_commit`: the statements in between already have their locks.
    """
    driver, (path, patience) = driver_of(connection), _path_and_patience(connection)
    if connection.get_execution_options().get(WRITING, False):
        until_free(partial(driver.execute, "BEGIN IMMEDIATE"), path, patience.writing)
    else:
        driver.execute("BEGIN")
        until_free(partial(take_lock_to_read, driver), path, patience.to_read)


def take_lock_to_read(connection: sqlite3.Connection) -> None:
    """Take the read lock, until the end of the transaction, without reading anything else."""
    connection.execute("PRAGMA schema_version").fetchone()


def _commit(connection: Connection) -> None:
    """Commit when other readers have finished; until then no new ones begin."""
    driver, (path, patience) = driver_of(connection), _path_and_patience(connection)
    if driver.in_transaction:
        until_free(partial(driver.execute, "COMMIT"), path, patience.writing)


def _path_and_patience(connection: Connection) -> tuple[Path, Patience]:
    options = connection.get_execution_options()
    return options[_FILE], options[_PATIENCE]


def mark_as_ours(connection: Connection, kind: FileKind = FileKind.PROJECT) -> None:
    connection.exec_driver_sql(f"PRAGMA application_id = {kind.value}")


def insert_rows(
    connection: Connection, table: type[DeclarativeBase], rows: Iterable[Sequence[Any]]
) -> None:
    """Insert tuples with a value for every column in the table's order.

    The statement is compiled once, and the rows go to the driver unchanged: SQLAlchemy's handling
    of each row costs several times as much as inserting it.
    """
    for some in portions(rows):
        connection.exec_driver_sql(_insertion(table), some)


@cache
def _insertion(table: type[DeclarativeBase]) -> str:
    return str(insert(table).compile(dialect=sqlite_dialect()))


T = TypeVar("T")


def portions(values: Iterable[T]) -> Iterator[list[T]]:
    """Yield the values in portions that SQLite accepts in one statement."""
    remaining = iter(values)
    while some := list(islice(remaining, _ROWS_AT_A_TIME)):
        yield some


def among_chosen(column: InstrumentedAttribute[Any]) -> ColumnElement[bool]:
    """Return a condition for prepared statements; `as_chosen` passes the values as one.

    With a parameter for each value, every number of values would need another statement.
    """
    values = func.json_each(bindparam(_CHOSEN)).table_valued("value")
    return column.in_(select(values.c.value))


def among_values(column: InstrumentedAttribute[Any], values: Iterable[int]) -> ColumnElement[bool]:
    """Return a condition for statements built for these values, which are passed as one."""
    listed = func.json_each(_listed(values)).table_valued("value")
    return column.in_(select(listed.c.value))


def numbers_of(connection: Connection, query: Select[Any]) -> list[int]:
    """Return the only column of a query, in its order."""
    return numbers_in(connection, as_one_text(query))


def as_one_text(query: Select[Any]) -> Select[Any]:
    """Return a statement that returns the only column of a query as one text, for `numbers_in`.

    One text takes a tenth of the time of many rows: a list may have 200,000. SQLite keeps the order
    of a subquery that functions such as this one aggregate.
    """
    (column,) = query.subquery().columns
    return select(func.json_group_array(column))


def numbers_in(connection: Connection, statement: Select[Any], **parameters: object) -> list[int]:
    """Return the numbers in the text that a statement of `as_one_text` returns."""
    text: str = connection.execute(statement, parameters).scalar_one()
    return msgspec.json.decode(text, type=list[int])


def as_chosen(values: Iterable[int]) -> dict[str, str]:
    return {_CHOSEN: _listed(values)}


def _listed(values: Iterable[int]) -> str:
    return msgspec.json.encode(list(values)).decode()


_CHOSEN = "chosen"


@contextmanager
def own_errors(connection: Connection, stop: Callable[[], object] | None = None) -> Iterator[None]:
    """Raise exceptions of our functions during a statement unchanged, not as SQLite's error.

    This includes exceptions of `stop`, which is called regularly.
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
            raise raised[0] from None  # SQLite was interrupted; the file is not damaged
        raise
    finally:
        driver.set_progress_handler(None, 0)


def driver_of(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)  # noqa: S101 — we have no other
    return driver


def version_of_content(connection: Connection) -> int:
    """Return a number that changes on the same connection when another has written."""
    return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())


def copy_database(
    connection: Connection,
    copy: sqlite3.Connection,
    *,
    pages: int = -1,
    stop: Callable[[], object] = lambda: None,
) -> None:
    """Copy a database with SQLite's own locks, at once or a number of pages at a time.

    Copying the file by hand would be worse than no copy: closing a file drops all locks that this
    process holds on it (POSIX), also those of SQLite's connections.
    """
    path, patience = _path_and_patience(connection)
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
        waiting.go_on_after(error)  # SQLite alone would retry for ever

    driver = driver_of(connection)
    driver.backup(copy, pages=pages, progress=after_portion, sleep=_SECONDS_BETWEEN_TRIES)


def copy_to_file(connection: Connection, copy: Path) -> None:
    """Copy a database into an existing, empty file: SQLite would make one that all may read."""
    with closing(sqlite3.connect(copy)) as target:
        copy_database(connection, target)


_SECONDS_BETWEEN_TRIES = 0.01
_LOCKED = {sqlite3.SQLITE_BUSY: "SQLITE_BUSY", sqlite3.SQLITE_LOCKED: "SQLITE_LOCKED"}


def is_sound(connection: Connection) -> bool:
    """Return whether SQLite's own check finds the file's structure sound."""
    return connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() == "ok"
