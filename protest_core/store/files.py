"""Opening project files, and refusing those that cannot be used."""

import os
import sqlite3
from functools import partial
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Engine

from protest_core.errors import (
    DiskError,
    ProjectFileError,
)
from protest_core.store.busy import PATIENT, Patience, until_free
from protest_core.store.file_header import check_is, was_interrupted
from protest_core.store.migrations import HEAD
from protest_core.store.sqlite import FileKind, engine_for, is_sound, take_lock_to_read
from protest_core.store.structure import FINGERPRINTS, content_mistakes, structure_mistakes
from protest_core.store.transactions import damaged, errors_about, transaction
from protest_core.store.upgrade import (
    revision_of,
    upgrade_file,
)
from protest_core.unfinished import real_path


def open_file(
    path: Path,
    *,
    kind: FileKind = FileKind.PROJECT,
    read_only: bool = False,
    patience: Patience = PATIENT,
) -> Engine:
    """Open a file of our version, upgrade an older one, refuse anything else."""
    engine = engine_on(path, kind=kind, read_only=read_only, patience=patience)
    try:
        if revision_of(engine, path) not in _usable_revisions(kind, read_only=read_only):
            upgrade_file(engine, path, read_only=read_only)
    except BaseException:
        engine.dispose()
        raise
    return engine


def _usable_revisions(kind: FileKind, *, read_only: bool) -> set[str]:
    """A batch that lies where nothing can be written is not upgraded, and is read as it is."""
    only_looking = kind is FileKind.BATCH and read_only
    return {HEAD, *(FINGERPRINTS if only_looking else ())}


def check_structure(path: Path, kind: FileKind, patience: Patience) -> None:
    """Before anything else is read of a file that came from elsewhere."""
    path = real_path(path)
    header = check_is(kind, path)
    # What was interrupted is put right first, and that has to be written.
    mode = "rw" if was_interrupted(path) or header.write_ahead else "ro"
    with errors_about(path):
        address = f"file:{quote(os.fsencode(path))}?mode={mode}"
        database = sqlite3.connect(address, uri=True, timeout=0, isolation_level=None)
        try:
            database.execute("PRAGMA trusted_schema = OFF")
            database.execute("BEGIN")
            until_free(partial(take_lock_to_read, database), path, patience.reading)
            mistakes = structure_mistakes(database) or tuple(content_mistakes(database))
        finally:
            database.close()
    if mistakes:
        raise ProjectFileError(
            f"{path} was damaged or changed by another program and is not opened: "
            f"{'; '.join(mistakes[:5])}."
        )


def engine_on(
    path: Path,
    *,
    kind: FileKind = FileKind.PROJECT,
    read_only: bool,
    patience: Patience = PATIENT,
) -> Engine:
    """On a file that is ours, whole and sound."""
    path = real_path(path)  # journals lie beside the file, not beside a link to it
    header = check_is(kind, path)
    if not read_only:
        _check_writable(path)
    # Putting an interrupted file right is the one thing that even looking into it has to write.
    mend = was_interrupted(path) or header.write_ahead
    engine = engine_for(
        path,
        read_only=read_only and not mend,
        leave_write_ahead_log=header.write_ahead,
        patience=patience,
    )
    try:
        _check_sound(engine, path)
    except BaseException:
        engine.dispose()
        raise
    return engine


def _check_sound(engine: Engine, path: Path) -> None:
    """On every opening: it takes a tenth of a second for 200,000 candidates."""
    with transaction(engine, path, writing=False) as tx:
        if not is_sound(tx.connection()):
            raise damaged(path)


def _check_writable(path: Path) -> None:
    """Root may write anywhere; what someone marked as read-only is still not ours to change."""
    marked = not path.stat().st_mode & 0o222
    if marked or not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        raise DiskError(
            f"{path} cannot be written: the file or its folder is read-only. Copy it elsewhere."
        )
