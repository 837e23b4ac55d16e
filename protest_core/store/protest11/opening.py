"""Opens somebody's SQLite file without trusting it: nothing is written, and nothing in it runs."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from protest_core.errors import DiskError, InputError, printable
from protest_core.store.file_header import check_beside
from protest_core.store.sqlite import FileKind
from protest_core.unfinished import real_path

_MAGIC = b"SQLite format 3\0"
_HEADER_LENGTH = 100
_WRITE_AHEAD_LOG = 2
_LARGEST_FILE = 2 * 1024**3  # fifty systems of a large test set take a tenth of it
_LARGEST_VALUE = 1_000_000  # bytes of one sentence or remark
_OLD = "a PROTEST 1.1 database"


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Read-only, with nothing of its schema trusted; whatever SQLite says is told in our words."""
    header = _header(path)
    shown = printable(str(path))
    address = f"file:{quote(os.fsencode(os.path.realpath(path)))}?mode=ro"
    if _WRITE_AHEAD_LOG in header[18:20]:
        address += "&immutable=1"  # otherwise even looking would write beside it
    try:
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
            _distrust(connection)
            yield connection
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise InputError(
            f"{shown} is damaged or changed by another program, and cannot be read as {_OLD}: "
            f"{printable(str(error))}. Use a backup."
        ) from error


# Checks are no danger: of a file that is opened read-only, SQLite does not even remember them.
_DISTRUSTING = (
    *("trusted_schema = OFF", "query_only = ON", "cell_size_check = ON"),
    "mmap_size = 0",  # mapped, a file cut short meanwhile would end us
)


def _distrust(connection: sqlite3.Connection) -> None:
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LARGEST_VALUE)
    for pragma in _DISTRUSTING:
        connection.execute(f"PRAGMA {pragma}")
    connection.set_authorizer(_only_reading)


_ALLOWED = frozenset({sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_TRANSACTION})
_PRAGMAS = frozenset({"table_xinfo", "quick_check"})


def _only_reading(
    action: int, name: str | None, _second: str | None, _base: str | None, _by: str | None
) -> int:
    """No function, no view's query, no virtual table is ever asked to do anything."""
    allowed = action in _ALLOWED or (action == sqlite3.SQLITE_PRAGMA and name in _PRAGMAS)
    return sqlite3.SQLITE_OK if allowed else sqlite3.SQLITE_DENY


def _header(path: Path) -> bytes:
    """Of a file that may be looked at; all others are refused with what they are."""
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
    if len(header) < _HEADER_LENGTH or not header.startswith(_MAGIC):
        raise InputError(f"{shown} is not {_OLD}. Choose a file that PROTEST 1.1 wrote.")
    if int.from_bytes(header[68:72], "big") in {kind.value for kind in FileKind}:
        raise InputError(f"{shown} is a file of this version, not {_OLD}: open it as it is.")
    if size > _LARGEST_FILE:
        raise InputError(f"{shown} has {size:,} bytes, far more than {_OLD} could have.")
    _check_is_closed(path, shown)
    return header


def _check_is_closed(path: Path, shown: str) -> None:
    """What another program has not written into the file yet we would not see."""
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
