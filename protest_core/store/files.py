"""Making, opening, upgrading and refusing project files."""

import os
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path

from sqlalchemy import Engine, func, select
from sqlalchemy.exc import DatabaseError
from sqlalchemy.orm import Session

from protest_core import __version__
from protest_core.errors import DiskError, ProjectFileError, RefusedError, counted
from protest_core.store import migrations
from protest_core.store.file_header import check_is_project, was_interrupted
from protest_core.store.schema import JudgementHistoryRow, JudgementRow, SettingRow
from protest_core.store.sqlite import engine_for, is_sound, mark_as_ours
from protest_core.store.transactions import damaged, transaction

PROGRAM_VERSION = "program_version"


def create_file(path: Path, fill: Callable[[Session], None], *, replace: bool = False) -> None:
    """Make a project beside its final name and rename it: it is there whole or not at all."""
    if path.exists():
        _check_may_be_replaced(path, replace=replace)
    if not path.parent.is_dir():
        raise DiskError(f"There is no folder {path.parent} to put {path.name} in. Make it first.")
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.unfinished")
    engine = engine_for(unfinished, create=True)
    try:
        with transaction(engine, path, writing=True) as session:
            mark_as_ours(session.connection())
            migrations.upgrade(session.connection())
            session.add(SettingRow(key=PROGRAM_VERSION, value=__version__))
            fill(session)
        engine.dispose()
        unfinished.replace(path)
    finally:
        engine.dispose()
        for leftover in (unfinished, unfinished.with_name(unfinished.name + "-journal")):
            leftover.unlink(missing_ok=True)


def _check_may_be_replaced(path: Path, *, replace: bool) -> None:
    """Nothing is overwritten unasked, and what a person judged is not overwritten at all."""
    if not replace:
        raise RefusedError(f"{path} exists already. Choose another name, or add --force.")
    engine = open_file(path)
    try:
        with transaction(engine, path, writing=True) as session:
            judged = sum(
                session.scalar(select(func.count()).select_from(table)) or 0
                for table in (JudgementRow, JudgementHistoryRow)
            )
    finally:
        engine.dispose()
    if judged:
        raise RefusedError(
            f"{path} holds {counted(judged, 'judgement')} that people made and is not overwritten. "
            "Choose another name."
        )


def open_file(path: Path, *, read_only: bool = False) -> Engine:
    """Open a project of our version, upgrade an older one, refuse anything else."""
    check_is_project(path)
    if not read_only:
        _check_writable(path)
    # Putting an interrupted file right is the one thing that even looking into it has to write.
    engine = engine_for(path, read_only=read_only and not was_interrupted(path))
    try:
        revision = _revision(engine, path)
        if revision != migrations.HEAD:
            _check_can_be_upgraded(path, revision, engine, read_only=read_only)
            _upgrade(engine, path, revision)
    except BaseException:
        engine.dispose()
        raise
    return engine


def _check_writable(path: Path) -> None:
    """Root may write anywhere; what someone marked as read-only is still not ours to change."""
    marked = not path.stat().st_mode & 0o222
    if marked or not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        raise DiskError(
            f"{path} cannot be written: the file or its folder is read-only. Copy it elsewhere."
        )


def _revision(engine: Engine, path: Path) -> str:
    with transaction(engine, path, writing=False) as session:
        try:
            return migrations.revision_of(session.connection())
        except DatabaseError as error:
            if "no such table" in str(error):
                raise damaged(path) from error
            raise


def _check_can_be_upgraded(path: Path, revision: str, engine: Engine, *, read_only: bool) -> None:
    if revision not in migrations.older_revisions():
        raise ProjectFileError(
            f"{path} was made by a newer PROTEST ({_program_of(engine)}, file version {revision}); "
            f"this is {__version__}, file version {migrations.HEAD}. Update the program."
        )
    if read_only:
        raise ProjectFileError(
            f"{path} was made by an older PROTEST (file version {revision}; this program has "
            f"{migrations.HEAD}). Open it once for writing to upgrade it; a copy is kept."
        )


def _program_of(engine: Engine) -> str:
    """The newer schema is not ours to know: it may keep this elsewhere."""
    try:
        with Session(engine) as session:
            return session.scalar(_PROGRAM) or "unknown"
    except DatabaseError:
        return "unknown"


_PROGRAM = select(SettingRow.value).where(SettingRow.key == PROGRAM_VERSION)


def _upgrade(engine: Engine, path: Path, revision: str) -> None:
    """Keep a copy of the old file, then upgrade in one transaction."""
    with transaction(engine, path, writing=True) as session:
        if not is_sound(session.connection()):
            raise damaged(path)
        _keep_copy(path, revision)
        migrations.upgrade(session.connection())
        session.merge(SettingRow(key=PROGRAM_VERSION, value=__version__))


def _keep_copy(path: Path, revision: str) -> None:
    """The write lock is ours, so the file on disk is the file before the upgrade."""
    copy = _free_name(path.with_name(f"{path.name}.bak-{revision}"))
    unfinished = copy.with_name(f".{copy.name}.unfinished")
    try:
        shutil.copy2(path, unfinished)
        unfinished.replace(copy)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise DiskError(
            f"{path} is from an older PROTEST, and the copy {copy.name} to keep cannot be "
            f"written: {error.strerror}. Make room and open it again."
        ) from error


def _free_name(wanted: Path) -> Path:
    names = (wanted if n == 1 else wanted.with_name(f"{wanted.name}-{n}") for n in count(1))
    return next(name for name in names if not name.exists())
