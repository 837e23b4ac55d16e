"""Transactions: `Tx` to read, `WriteTx` to write; SQLite's errors as sentences."""

import sqlite3
from collections.abc import Callable, Hashable, Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, TypeVar, overload

from msgspec import MsgspecError
from sqlalchemy import Engine
from sqlalchemy.exc import DatabaseError, SQLAlchemyError
from sqlalchemy.orm import Session

from protest_core.db.busy import IN_USE
from protest_core.db.sqlite import WRITING, own_errors
from protest_core.errors import DiskError, ProjectFileError, ProtestError
from protest_core.files.atomic import write_error
from protest_core.progress import Cancelled
from protest_core.translatable import Text

_KNOWN, _COMPUTED = "known", "computed"
_ROWS_AT_A_TIME = 1_000

T = TypeVar("T")
_SENTENCES = {
    "SQLITE_BUSY": IN_USE,
    "SQLITE_LOCKED": IN_USE,
    "SQLITE_READONLY": Text(
        "cannot be written: the file or its folder is read-only. Copy it elsewhere."
    ),
    "SQLITE_FULL": Text("cannot be written: the disk is full. Make room and try again."),
    "SQLITE_CANTOPEN": Text(
        "cannot be opened. Is it still there, and may you write to its folder?"
    ),
    "SQLITE_IOERR": Text("cannot be read or written: the disk reports an error. Check the disk."),
    "SQLITE_PERM": Text(
        "cannot be opened: you have no permission. Ask its owner, or copy it elsewhere."
    ),
}


class Tx(Session):
    """A transaction on a project file."""

    @property
    def known(self) -> dict[type, Any]:
        """Return the cache of queries while the project is open, shared by its transactions."""
        known: dict[type, Any] = self.info.setdefault(_KNOWN, {})
        return known

    def rows(self, query: Any) -> Iterator[Any]:
        """Yield the rows of a query, bypassing the session, which is slow for many."""
        for some in self.connection().execute(query).partitions(_ROWS_AT_A_TIME):
            yield from some

    def once(self, key: Hashable, compute: Callable[[], T]) -> T:
        """Return a value that is computed once in this transaction, in which nothing changes."""
        computed: dict[Hashable, T] = self.info.setdefault(_COMPUTED, {})
        if key not in computed:
            computed[key] = compute()
        return computed[key]


class WriteTx(Tx):
    """A transaction that may write: all its changes take effect together or not at all."""

    def once(self, key: Hashable, compute: Callable[[], T]) -> T:  # noqa: ARG002
        return compute()


@overload
def transaction(
    engine: Engine,
    path: Path,
    *,
    writing: Literal[False],
    stop: Callable[[], object] | None = None,
    known: dict[type, Any] | None = None,
) -> AbstractContextManager[Tx]: ...


@overload
def transaction(
    engine: Engine,
    path: Path,
    *,
    writing: Literal[True],
    stop: Callable[[], object] | None = None,
    known: dict[type, Any] | None = None,
) -> AbstractContextManager[WriteTx]: ...


@contextmanager
def transaction(
    engine: Engine,
    path: Path,
    *,
    writing: bool,
    stop: Callable[[], object] | None = None,
    known: dict[type, Any] | None = None,
) -> Iterator[Any]:  # a `Tx`, or a `WriteTx` to write
    """Open a transaction; its changes take effect together or not at all.

    `stop` is called regularly; an exception that it raises ends the transaction.
    """
    kind = WriteTx if writing else Tx
    with (
        errors_about(path),
        kind(engine, info={_KNOWN: {} if known is None else known}) as tx,
        tx.begin(),
    ):
        # The transaction begins now: a writer should not have to wait in the middle.
        connection = tx.connection(execution_options={WRITING: True} if writing else None)
        with own_errors(connection, stop):
            yield tx


@contextmanager
def errors_about(path: Path) -> Iterator[None]:
    """Turn errors inside into sentences about this file."""
    try:
        yield
    except (ProtestError, Cancelled):
        raise
    except (DatabaseError, sqlite3.Error) as error:
        if _is_interrupted(error):
            raise KeyboardInterrupt from error
        raise _error_for(error, path) from error
    except OSError as error:
        raise write_error(path, error) from error
    except (LookupError, ValueError, MsgspecError, SQLAlchemyError) as error:
        raise not_understood(path, error) from error


def _is_interrupted(error: BaseException | None) -> bool:
    """Return whether Ctrl+C came first: SQLAlchemy then closes the file, and rolling back fails."""
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__context__
    return error is not None


def damaged(path: Path) -> ProjectFileError:
    return ProjectFileError(Text("{0} is damaged and cannot be read. Use a backup.").format(path))


def not_understood(path: Path, error: Exception) -> ProjectFileError:
    """Return the error about rows that are sound for SQLite but make no sense.

    For example, a row is missing, or there is text in place of a number. This cannot be
    distinguished from an error in PROTEST, and the message says so.
    """
    return ProjectFileError(
        Text(
            "{0} does not fit together ({1}: {2}). It is damaged, or another program changed it: "
            "use a backup. If it is sound, this is an error in PROTEST: please report it."
        ).format(path, type(error).__name__, _first_line(error))
    )


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]


def _error_for(error: DatabaseError | sqlite3.Error, path: Path) -> ProtestError:
    cause = error.orig if isinstance(error, DatabaseError) else error
    name = getattr(cause, "sqlite_errorname", "") if isinstance(cause, sqlite3.Error) else ""
    for beginning, sentence in _SENTENCES.items():
        if name.startswith(beginning):
            return DiskError(Text("{0} {1}").format(path, sentence))
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return damaged(path)
    return not_understood(path, error)


def now() -> str:
    """Return the time in UTC, as text that sorts, precise enough to distinguish judgements."""
    return datetime.now(UTC).isoformat(timespec="microseconds")
