"""Bring an older project file to the newest schema, with a copy kept; refuse a newer one."""

from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, delete, insert, select
from sqlalchemy.exc import DatabaseError
from sqlalchemy.orm import Session

from protest_core import __version__
from protest_core.db.schema import SettingRow
from protest_core.db.settings import revision_of, schema_revision
from protest_core.db.sqlite import WRITING, copy_to_file, engine_for, version_of_content
from protest_core.db.transactions import errors_about
from protest_core.errors import DiskError, ProjectFileError
from protest_core.files.atomic import new_file, temporary_name
from protest_core.resources import shipped
from protest_core.translatable import Text

PROGRAM_VERSION = "program_version"
_PROGRAM = select(SettingRow.value).where(SettingRow.key == PROGRAM_VERSION)
_TRIES = 20
# Defined here so that opening a project need not load Alembic; a test compares it with the
# revisions.
HEAD = "0014"
# Tables and columns that were renamed, with the names that they have in older files.
EARLIER_NAMES = {
    "alignment_warning": "alignment_doubt",
    "link_correction": "mended_link",
    "warning": "doubt",
}


def upgrade_file(engine: Engine, path: Path, *, read_only: bool) -> None:
    """Upgrade a file until it is up to date, by us or by another program that came first."""
    for _ in range(_TRIES):
        revision = revision_of(engine, path)
        if revision == HEAD:
            return
        refuse_newer(engine, path, revision)
        _refuse_if_only_looking(path, revision, read_only=read_only)
        _upgrade_unless_changed(engine, path, revision)
    raise DiskError(
        Text("{0} is being changed by another program again and again. Try later.").format(path)
    )


def refuse_newer(engine: Engine, path: Path, revision: str) -> None:
    if revision not in {HEAD, *older_revisions()}:
        raise ProjectFileError(
            Text(
                "{0} was made by a newer PROTEST ({1}, file version {2}); this is {3}, file "
                "version {4}. Update the program."
            ).format(path, _program_of(engine), revision, __version__, HEAD)
        )


def _refuse_if_only_looking(path: Path, revision: str, *, read_only: bool) -> None:
    if read_only:
        raise ProjectFileError(
            Text(
                "{0} was made by an older PROTEST (file version {1}; this program has {2}). "
                "Opening it in the window, or ‘protest evaluate {0}’, upgrades it; a copy is kept."
            ).format(path, revision, HEAD)
        )


def _program_of(engine: Engine) -> str:
    """Return the version of the program that wrote the file; newer ones may store it elsewhere."""
    try:
        with Session(engine) as tx:
            return tx.scalar(_PROGRAM) or "unknown"
    except DatabaseError:
        return "unknown"


def _upgrade_unless_changed(engine: Engine, path: Path, revision: str) -> None:
    """Copy and upgrade the file, unless it is changed while it is copied.

    A copy can only be made without the write lock; if the file has changed before the lock is
    taken, or was upgraded before it was copied, nothing is done and the caller tries again.
    """
    temporary = temporary_name(path)
    try:
        with errors_about(path), engine.connect() as connection:
            before = version_of_content(connection)
            connection.rollback()
            new_file(temporary, made_from=path).close()
            copy_to_file(connection, temporary)
            connection.execution_options(**{WRITING: True})
            unchanged = version_of_content(connection) == before
            if unchanged and schema_revision(connection) == revision:
                _upgrade_keeping(connection, temporary, path, revision)
    finally:
        with suppress(OSError):
            temporary.unlink()


def _upgrade_keeping(connection: Connection, copied: Path, path: Path, revision: str) -> None:
    """Upgrade and keep the copy; no other program upgrades now, so its name stays free."""
    copy = _free_name(path.with_name(f"{path.name}.bak-{revision}"))
    copied.replace(copy)
    try:
        _upgrade(connection)
    except BaseException:
        with suppress(OSError):
            copy.unlink()
        raise


def _upgrade(connection: Connection) -> None:
    upgrade(connection)
    connection.execute(delete(SettingRow).where(SettingRow.key == PROGRAM_VERSION))
    connection.execute(insert(SettingRow).values(key=PROGRAM_VERSION, value=__version__))
    connection.commit()


def _free_name(wanted: Path) -> Path:
    names = (wanted if n == 1 else wanted.with_name(f"{wanted.name}-{n}") for n in count(1))
    return next(name for name in names if not name.exists())


def names_in_files(name: str) -> tuple[str, ...]:
    """Return the names of a table or column in the files of all revisions."""
    return (name, EARLIER_NAMES[name]) if name in EARLIER_NAMES else (name,)


@cache
def empty_file(revision: str = HEAD) -> bytes:
    """Return the bytes of an empty project, cached: migrations take longer than most fillings."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty"
        engine = engine_for(path, create=True)
        with engine.begin() as connection:
            upgrade(connection, to=revision)
        engine.dispose()
        return path.read_bytes()


def older_revisions() -> set[str]:
    """Return the revisions from which this program can upgrade; any other revision is newer."""
    versions = shipped("migrations") / "versions"
    return {file.name.partition("_")[0] for file in versions.glob("[0-9]*.py")} - {HEAD}


def upgrade(connection: Connection, *, to: str = HEAD) -> None:
    """Run the revisions inside the transaction that the connection has open."""
    from alembic import command  # loading takes 0.2 s, and it is rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(shipped("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
