"""Read a foreign 1.1 database safely: nothing in it is executed, nothing is written."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from types import NoneType
from typing import Any, get_args
from urllib.parse import quote

from protest_compat.protest11.rows import FILE_VERSION, TABLES, OldTable, Protest11
from protest_core.db.busy import IN_USE, PATIENT, Patience, is_busy, until_free
from protest_core.db.header import MAGIC, check_beside
from protest_core.db.sqlite import FileKind, take_lock_to_read
from protest_core.errors import DiskError, InputError, Problem, printable
from protest_core.files.paths import real_path
from protest_core.files.problems import capped

_HEADER_LENGTH = 100
_WRITE_AHEAD_LOG = 2
_LARGEST_FILE = 2 * 1024**3  # bytes; fifty systems of a large test set take a tenth of it
_LARGEST_VALUE = 1_000_000  # bytes of one sentence or remark
_OLD = "a PROTEST 1.1 database"
# Checks are harmless: for a file opened read-only, SQLite does not even store them.
_DISTRUSTING = (
    *("trusted_schema = OFF", "query_only = ON", "cell_size_check = ON"),
    "mmap_size = 0",  # a mapped file that is cut short would crash us
)
_ALLOWED = frozenset({sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_TRANSACTION})
_PRAGMAS = frozenset({"table_xinfo", "quick_check", "schema_version"})
_MOST_ROWS = 20_000_000
_LARGEST_NUMBER = 2**53  # no line, token or id is near it
_LONGEST_SHOWN = 60
_NAMES = {int: "a whole number", str: "a text"}


@contextmanager
def opened(path: Path, patience: Patience = PATIENT) -> Iterator[sqlite3.Connection]:
    """Open read-only, without trusting the schema; SQLite's errors become sentences.

    Wait for other programs, and then keep them from writing until everything is read.
    """
    header = _header(path)
    shown = printable(str(path))
    address = f"file:{quote(os.fsencode(os.path.realpath(path)))}?mode=ro"
    if _WRITE_AHEAD_LOG in header[18:20]:
        address += "&immutable=1"  # otherwise even reading would write beside it
    try:
        connection = sqlite3.connect(address, uri=True, timeout=0, isolation_level=None)
        with closing(connection):
            _distrust(connection)
            connection.execute("BEGIN")
            until_free(partial(take_lock_to_read, connection), path, patience.reading)
            yield connection
    except (sqlite3.Error, UnicodeDecodeError) as error:
        if is_busy(error):
            raise DiskError(f"{shown} {IN_USE}") from error
        raise InputError(
            f"{shown} is damaged or changed by another program, and cannot be read as {_OLD}: "
            f"{printable(str(error))}. Use a backup."
        ) from error


def _distrust(connection: sqlite3.Connection) -> None:
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LARGEST_VALUE)
    for pragma in _DISTRUSTING:
        connection.execute(f"PRAGMA {pragma}")
    connection.set_authorizer(_only_reading)


def _only_reading(
    action: int, name: str | None, _second: str | None, _base: str | None, _by: str | None
) -> int:
    """Deny functions, queries of views and virtual tables."""
    allowed = action in _ALLOWED or (action == sqlite3.SQLITE_PRAGMA and name in _PRAGMAS)
    return sqlite3.SQLITE_OK if allowed else sqlite3.SQLITE_DENY


def _header(path: Path) -> bytes:
    """Return the header of a file that may be read; refuse others, and name their kind."""
    shown = printable(str(path))
    try:
        if path.exists() and not path.is_file():
            raise InputError(f"{shown} is not a file. Choose {_OLD}.")
        with path.open("rb") as file:
            header = file.read(_HEADER_LENGTH)
        size = path.stat().st_size
    except FileNotFoundError:
        raise InputError(f"There is no file {shown}. Check the path.") from None
    except OSError as error:
        raise DiskError(f"{shown} cannot be read: {error.strerror}.") from error
    if len(header) < _HEADER_LENGTH or not header.startswith(MAGIC):
        raise InputError(f"{shown} is not {_OLD}. Choose a file that PROTEST 1.1 wrote.")
    if int.from_bytes(header[68:72], "big") in {kind.value for kind in FileKind}:
        raise InputError(f"{shown} is a file of this version, not {_OLD}: open it as it is.")
    if size > _LARGEST_FILE:
        raise InputError(f"{shown} has {size:,} bytes, far more than {_OLD} could have.")
    _check_is_closed(path, shown)
    return header


def _check_is_closed(path: Path, shown: str) -> None:
    """Refuse a file in use: data that another program has not written yet would be missed."""
    check_beside(path)
    place = real_path(path)
    for end in ("-journal", "-wal"):
        beside = place.with_name(place.name + end)
        if beside.exists() and beside.stat().st_size:
            raise InputError(
                f"{shown} is in use, or was left in the middle of a change: "
                f"{printable(beside.name)} lies beside it. Open and close it in the "
                "program that wrote it, and try again."
            )


def read_protest11(
    path: Path, patience: Patience = PATIENT
) -> tuple[Protest11, tuple[Problem, ...]]:
    """Return all rows in the order of their tables, and warnings of what is not read."""
    with opened(path, patience) as connection:
        notes = _check_structure(connection, path)
        connection.text_factory = bytes
        problems: list[Problem] = []
        tables = {table.name: tuple(_rows(connection, table, problems)) for table in TABLES}
    _refuse_if_any(path, problems)
    database = Protest11(**tables)
    _check_version(database, path)
    return database, notes


def _refuse_if_any(path: Path, problems: list[Problem]) -> None:
    if problems:
        listed = capped(problems)
        raise InputError(
            f"{printable(str(path))} cannot be used as a PROTEST 1.1 database: its tables hold "
            "what the original never wrote. Use a backup.",
            listed.in_order(),
            unlisted=listed.unlisted,
        )


def _check_structure(connection: sqlite3.Connection, path: Path) -> tuple[Problem, ...]:
    """Check that all tables exist and are ordinary tables, without views or computed columns."""
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master"
    objects = [tuple(map(_as_text, row)) for row in connection.execute(query)]
    ours = {table.name: table for table in TABLES}
    tables = {name.lower(): sql for kind, name, _, sql in objects if kind == "table"}
    if "meta_data" not in tables:
        raise InputError(
            f"{printable(str(path))} is a database, but not of PROTEST: it has no table meta_data. "
            "Choose a file that PROTEST 1.1 wrote."
        )
    problems = [
        Problem(name, message)
        for name, table in ours.items()
        for message in _table_mistakes(connection, table, tables.get(name))
    ]
    _refuse_if_any(path, problems)
    for name in ours:  # one by one: other tables are not examined
        result = connection.execute(f"PRAGMA quick_check({name})").fetchone()[0]
        if result != "ok":
            raise InputError(
                f"{printable(str(path))} is damaged ({printable(str(result))[:200]}). Use a backup."
            )
    return tuple(_not_read(objects, set(ours)))


def _as_text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _table_mistakes(
    connection: sqlite3.Connection, table: OldTable, sql: str | None
) -> Iterator[str]:
    if sql is None:
        yield "there is no such table"
    elif sql.lower().split(None, 2)[:2] != ["create", "table"]:
        yield "this is a virtual table, and would run a program's code"
    else:
        columns = connection.execute(f"PRAGMA table_xinfo({table.name})").fetchall()
        columns_by_name = {name.lower(): hidden for _, name, _, _, _, _, hidden in columns}
        for name in (name for name, hidden in columns_by_name.items() if hidden):
            yield f"the column {printable(name)} is computed, and would run a formula"
        for column in table.columns:
            if column not in columns_by_name:
                yield f"the column {column} is missing"


def _not_read(found: list[tuple[str, ...]], ours: set[str]) -> Iterator[Problem]:
    """Yield warnings of triggers, views and other tables, which are ignored."""
    for kind, name, _, _ in found:
        internal = name.lower().startswith("sqlite_") or kind == "index"
        if not internal and not (kind == "table" and name.lower() in ours):
            yield Problem(printable(name), f"this {kind} is no part of PROTEST 1.1 and is not read")


def _rows(
    connection: sqlite3.Connection, table: OldTable, problems: list[Problem]
) -> Iterator[Any]:
    """Yield rows by the columns' names: some files have more of them, or in another order."""
    columns = ", ".join(f'"{column}"' for column in table.columns)
    make = partial(_value, table.name, problems)
    types = table.types
    # In the order of writing, as far as a table has one.
    order = "id" if "id" in table.columns else "rowid"
    query = f'SELECT {columns} FROM "{table.name}" ORDER BY "{order}"'  # noqa: S608 — our names
    cursor = connection.execute(query)
    for number, row in enumerate(cursor, 1):
        if number > _MOST_ROWS:
            problems.append(Problem(table.name, f"there are more than {_MOST_ROWS:,} rows"))
            return
        yield table.row(*(make(*each) for each in zip(table.columns, types, row, strict=True)))


def _value(table: str, problems: list[Problem], column: str, kind: Any, value: object) -> Any:
    """Return a text or a number, as the column requires; other values only lead to an error."""
    wanted = get_args(kind) or (kind,)
    if isinstance(value, bytes):
        return _text(table, problems, column, value, wanted)
    if value is None and NoneType in wanted:
        return None
    if isinstance(value, int) and int in wanted:
        if abs(value) <= _LARGEST_NUMBER:
            return value
        problems.append(Problem(table, f"{column}: the number {value} makes no sense"))
        return 0
    if isinstance(value, int) and str in wanted:
        return str(value)
    problems.append(Problem(table, f"{column}: {_shown(value)} is not {_NAMES[wanted[0]]}"))
    return "" if str in wanted else 0


def _text(
    table: str, problems: list[Problem], column: str, value: bytes, wanted: tuple[Any, ...]
) -> object:
    try:
        text = value.decode()
    except UnicodeDecodeError:
        problems.append(Problem(table, f"{column}: {value[:_LONGEST_SHOWN]!r} is not UTF-8"))
        return ""
    if str in wanted:
        return text
    problems.append(Problem(table, f"{column}: {_shown(text)} is not {_NAMES[wanted[0]]}"))
    return 0


def _shown(value: object) -> str:
    return "nothing" if value is None else f"‘{printable(str(value)[:_LONGEST_SHOWN])}’"


def _check_version(database: Protest11, path: Path) -> None:
    settings, shown = database.settings, printable(str(path))
    version = settings.get("file_version")
    if version is None:
        raise InputError(f"{shown} does not say which version of PROTEST wrote it (file_version).")
    if version != FILE_VERSION:
        raise InputError(
            f"{shown} says that it is {_shown(version)}; only {FILE_VERSION} can be read. "
            "Upgrade it with the original's update-to-v1.1.sql first."
        )
    if "file_type" not in settings:
        raise InputError(f"{shown} does not say whether it is a master or a batch (file_type).")
