"""Making and opening project files, and refusing those that cannot be used."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Engine, func, inspect, select
from sqlalchemy.orm import Session

from protest_core import __version__
from protest_core.errors import (
    DiskError,
    InTheWayError,
    ProjectFileError,
    RefusedError,
    counted,
)
from protest_core.store import migrations
from protest_core.store.empty_file import empty_file
from protest_core.store.file_header import BESIDE, check_is, was_interrupted
from protest_core.store.schema import JudgementHistoryRow, JudgementRow, SettingRow
from protest_core.store.sqlite import (
    PATIENCE,
    FileKind,
    copy_database,
    engine_for,
    is_sound,
    mark_as_ours,
)
from protest_core.store.structure import content_mistakes, structure_mistakes
from protest_core.store.transactions import damaged, errors_about, transaction
from protest_core.store.upgrade import (
    PROGRAM_VERSION,
    refuse_newer,
    revision_of,
    upgrade_file,
)
from protest_core.unfinished import real_path, unfinished_name


def create_file(
    path: Path,
    fill: Callable[[Session], None],
    *,
    kind: FileKind = FileKind.PROJECT,
    replace: bool = False,
) -> None:
    """Make a file beside its final name and rename it: it is there whole or not at all."""
    check_may_be_made(path, kind=kind, replace=replace)
    path = real_path(path)  # what a link points to is made or replaced, not the link
    unfinished = unfinished_name(path)
    engine = engine_for(unfinished)
    try:
        with errors_about(path):
            unfinished.write_bytes(empty_file())
        with transaction(engine, path, writing=True) as session:
            mark_as_ours(session.connection(), kind)
            session.add(SettingRow(key=PROGRAM_VERSION, value=__version__))
            fill(session)
        engine.dispose()
        _put_in_place(unfinished, path, kind=kind, replace=replace)
    finally:
        engine.dispose()
        _remove(unfinished)


def copy_file(
    engine: Engine,
    source: Path,
    path: Path,
    fill: Callable[[Session], None],
    *,
    kind: FileKind,
    replace: bool = False,
) -> None:
    """A copy of an open project with some changes, also if its own file is gone."""
    check_may_be_made(path, kind=kind, replace=replace)
    path = real_path(path)
    unfinished = unfinished_name(path)
    copy = engine_for(unfinished)
    try:
        with errors_about(source), engine.connect() as connection:
            copy_database(connection, unfinished)
        with transaction(copy, path, writing=True) as session:
            fill(session)
        copy.dispose()
        _put_in_place(unfinished, path, kind=kind, replace=replace)
    finally:
        copy.dispose()
        _remove(unfinished)


def _remove(unfinished: Path) -> None:
    for leftover in (unfinished, unfinished.with_name(unfinished.name + "-journal")):
        with suppress(OSError):  # where nothing can be written, nothing was
            leftover.unlink()


def check_may_be_made(path: Path, *, kind: FileKind = FileKind.PROJECT, replace: bool) -> None:
    """Nothing is overwritten unasked, and what a person judged is not overwritten at all."""
    there = _is_there(path)
    if not real_path(path).parent.is_dir():
        raise DiskError(f"There is no folder {path.parent} to put {path.name} in. Make it first.")
    if there and not replace:
        raise _is_there_already(path)
    if there:
        with _locked_for_replacing(path, kind):
            pass
    elif left := [name for end in BESIDE if _is_there(name := path.with_name(path.name + end))]:
        # SQLite would take it for the new file's own and write its content into it.
        raise RefusedError(
            f"{left[0]} was left beside a project that is gone. Move it away, or choose another "
            "name."
        )


def _is_there_already(path: Path) -> InTheWayError:
    return InTheWayError(f"{path} exists already. Choose another name, or replace it.")


def _put_in_place(unfinished: Path, path: Path, *, kind: FileKind, replace: bool) -> None:
    """Making took its time: whatever was checked before is checked again, at one stroke."""
    if replace and _is_there(path):
        with _locked_for_replacing(path, kind):
            unfinished.replace(path)
        return
    try:
        os.link(unfinished, path)
    except FileExistsError:
        raise _is_there_already(path) from None
    except OSError:  # a disk that knows no hard links; renaming would overwrite
        if _is_there(path):
            raise _is_there_already(path) from None
        unfinished.rename(path)


@contextmanager
def _locked_for_replacing(path: Path, kind: FileKind) -> Iterator[None]:
    """Of a file of any version that is ours; it is not upgraded only to be overwritten."""
    engine = _engine_on(path, kind=kind, read_only=False)
    try:
        refuse_newer(engine, path, revision_of(engine, path))
        with transaction(engine, path, writing=True) as session:
            if judged := _count_judged(session):
                raise RefusedError(
                    f"{path} holds {counted(judged, 'judgement')} that people made and is not "
                    "overwritten. Choose another name."
                )
            yield
    finally:
        engine.dispose()


def _count_judged(session: Session) -> int:
    tables = inspect(session.connection()).get_table_names()
    return sum(
        session.scalar(select(func.count()).select_from(table)) or 0
        for table in (JudgementRow, JudgementHistoryRow)
        if table.__tablename__ in tables
    )


def _is_there(path: Path) -> bool:
    """Also a link that leads nowhere is something."""
    try:
        path.lstat()
    except FileNotFoundError:
        return False
    except OSError as error:
        raise DiskError(f"{path} cannot be made: {error.strerror}.") from error
    return True


def open_file(
    path: Path,
    *,
    kind: FileKind = FileKind.PROJECT,
    read_only: bool = False,
    patience: float = PATIENCE,
) -> Engine:
    """Open a file of our version, upgrade an older one, refuse anything else."""
    engine = _engine_on(path, kind=kind, read_only=read_only, patience=patience)
    try:
        if revision_of(engine, path) != migrations.HEAD:
            upgrade_file(engine, path, read_only=read_only)
    except BaseException:
        engine.dispose()
        raise
    return engine


def check_structure(path: Path, kind: FileKind) -> None:
    """Before anything else is read of a file that came from elsewhere."""
    path = real_path(path)
    header = check_is(kind, path)
    # What was interrupted is put right first, and that has to be written.
    mode = "rw" if was_interrupted(path) or header.write_ahead else "ro"
    with errors_about(path):
        database = sqlite3.connect(f"file:{quote(os.fsencode(path))}?mode={mode}", uri=True)
        try:
            database.execute("PRAGMA trusted_schema = OFF")
            mistakes = structure_mistakes(database) or tuple(content_mistakes(database))
        finally:
            database.close()
    if mistakes:
        raise ProjectFileError(
            f"{path} was damaged or changed by another program and is not opened: "
            f"{'; '.join(mistakes[:5])}."
        )


def _engine_on(
    path: Path,
    *,
    kind: FileKind = FileKind.PROJECT,
    read_only: bool,
    patience: float = PATIENCE,
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
    with transaction(engine, path, writing=False) as session:
        if not is_sound(session.connection()):
            raise damaged(path)


def _check_writable(path: Path) -> None:
    """Root may write anywhere; what someone marked as read-only is still not ours to change."""
    marked = not path.stat().st_mode & 0o222
    if marked or not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        raise DiskError(
            f"{path} cannot be written: the file or its folder is read-only. Copy it elsewhere."
        )
