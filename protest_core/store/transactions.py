"""The one way to the database: a session that commits or rolls back and speaks in our errors."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.orm import Session

from protest_core.errors import DiskError, ProjectFileError, ProtestError
from protest_core.progress import Cancelled
from protest_core.store.sqlite import WRITING, is_sound


@contextmanager
def transaction(engine: Engine, path: Path, *, writing: bool) -> Iterator[Session]:
    """Everything inside happens, or nothing of it."""
    try:
        with Session(engine.execution_options(**{WRITING: writing})) as session, session.begin():
            yield session
    except (ProtestError, Cancelled):
        raise
    except DatabaseError as error:
        if (ours := _in_our_words(error, path)) is None:
            raise
        raise ours from error
    except Exception as error:
        # What looks like a bug of ours may be garbage read from a damaged page.
        if not _file_is_sound(engine):
            raise damaged(path) from error
        raise


def damaged(path: Path) -> ProjectFileError:
    return ProjectFileError(f"{path} is damaged and cannot be read. Use a backup.")


def _file_is_sound(engine: Engine) -> bool:
    try:
        with engine.connect() as connection:
            return is_sound(connection)
    except DatabaseError:
        return False


def _in_our_words(error: DatabaseError, path: Path) -> ProtestError | None:
    """`None` for what is a bug of ours, a broken constraint above all."""
    cause = error.orig
    if isinstance(error, IntegrityError) or not isinstance(cause, sqlite3.Error):
        return None
    name = getattr(cause, "sqlite_errorname", "") or ""
    for beginning, sentence in _SENTENCES.items():
        if name.startswith(beginning):
            return DiskError(f"{path} {sentence}")
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) or "decode to UTF-8" in str(cause):
        return damaged(path)
    return None


_SENTENCES = {
    "SQLITE_BUSY": "is being written by another program. Close it there, or wait, and try again.",
    "SQLITE_LOCKED": "is being written by another program. Close it there, or wait, and try again.",
    "SQLITE_READONLY": "cannot be written: the file or its folder is read-only. Copy it elsewhere.",
    "SQLITE_FULL": "cannot be written: the disk is full. Make room and try again.",
    "SQLITE_CANTOPEN": "cannot be opened. Is it still there, and may you write to its folder?",
    "SQLITE_IOERR": "cannot be read or written: the disk reports an error. Check the disk.",
    "SQLITE_PERM": "cannot be opened: you have no permission. Ask its owner, or copy it elsewhere.",
}
