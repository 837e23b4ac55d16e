"""Open project files, and refuse those that cannot be used."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import lru_cache, partial
from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Column, Engine, Float, String

from protest_core.db.busy import PATIENT, Patience, until_free
from protest_core.db.header import check_is, was_interrupted
from protest_core.db.schema import Base
from protest_core.db.settings import revision_of
from protest_core.db.sqlite import (
    FileKind,
    copy_database,
    engine_for,
    engine_in_memory,
    is_sound,
    take_lock_to_read,
)
from protest_core.db.transactions import damaged, errors_about, transaction
from protest_core.db.upgrade import HEAD, empty_file, names_in_files, upgrade, upgrade_file
from protest_core.errors import DiskError, ProjectFileError
from protest_core.files.paths import real_path
from protest_core.translatable import Text

# Digests of the definitions of our tables, by revision. The code that makes the tables takes long
# to load and only runs, to name the differences, if none of these agrees. A test compares both.
# Batches stay with annotators for weeks, so batches from earlier versions are read, too.
OLDER_FINGERPRINTS = {
    "0003": "4ef07e465802ea1fe4559d76a453e78c68607c6c6c0fada8cb2a5ed0ca5470b8",
    "0004": "e279ee11e6da5211ff7688ab3e9b5de232de7208ad3a83cbd1c7eab14e02fa4d",
    "0005": "9e6041e6e30f231006edc1f8f63b6e8cbeb9e0c1d42f5302d491607a6c21b5c0",
    "0006": "ed99fe6021099f0db3bf8085799dfec3acfd9ae0e826f3802c5fbf4d337ead1a",
    "0007": "4140170e8dea5453ec46b5d4dea59e5fae9c35f5f9cb0170eb3038ce1b1dd673",
    "0008": "c6a85c263481fd13d2090a071f5d1c2ee16ff3dd2eea9e86ac31599243b3b6b4",
    "0009": "c859882ba13aafedb9f0c26856e4ad50969c6732960c10a3cd667e606bd43750",
    "0010": "bd654880eeb7d336fcc87bd5c65df392bbe7c61239301427d502239c848c73a8",
    "0011": "20655e08546b1081aee2abe38a2e75db9f689fa6df943585db9b03e756975825",
    "0012": "cd3edb1fdad4aa8a0658ec08b9934b77955b85821d83cd0a2498a7354cf9c657",
    "0013": "8f3ab8c1c215615abc6804e70e84e76f4db8ad0296983e57086f9f2f3bf8d787",
}
FINGERPRINTS = OLDER_FINGERPRINTS | {
    HEAD: "ead9ec725100433cb51d90bf5969c2440c86d02cd3803568b0886e21f428635a",
}
_Rows = tuple[tuple[object, ...], ...]
_Definitions = dict[tuple[str, str], tuple[str, str]]  # table and definition, by kind and name


def open_file(
    path: Path,
    *,
    kind: FileKind = FileKind.PROJECT,
    read_only: bool = False,
    patience: Patience = PATIENT,
) -> Engine:
    """Open a file of our version, upgrade an older one, refuse any other."""
    engine = engine_on(path, kind=kind, read_only=read_only, patience=patience)
    try:
        revision = revision_of(engine, path)
        if kind is FileKind.BATCH and read_only and revision in OLDER_FINGERPRINTS:
            return _upgraded_copy(engine, path)
        if revision != HEAD:
            upgrade_file(engine, path, read_only=read_only)
    except BaseException:
        engine.dispose()
        raise
    return engine


def _upgraded_copy(engine: Engine, path: Path) -> Engine:
    """Return an engine on an upgraded copy in memory: a batch may be in a read-only place."""
    copy = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    try:
        with errors_about(path), engine.connect() as connection:
            copy_database(connection, copy)
        in_memory = engine_in_memory(copy)
        with in_memory.begin() as connection:
            upgrade(connection)
    except BaseException:
        copy.close()
        raise
    engine.dispose()
    return in_memory


def check_structure(path: Path, kind: FileKind, patience: Patience) -> None:
    """Refuse a file from elsewhere before reading anything else if its tables are not ours."""
    path = real_path(path)
    header = check_is(kind, path)
    # An interrupted file is recovered first, for which it must be opened for writing.
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
            Text("{0} was damaged or changed by another program and is not opened: {1}.").format(
                path, Text("; ").join(mistakes[:5])
            )
        )


def engine_on(
    path: Path,
    *,
    kind: FileKind = FileKind.PROJECT,
    read_only: bool,
    patience: Patience = PATIENT,
) -> Engine:
    """Return an engine for a file of ours that is complete and sound."""
    path = real_path(path)  # journals lie beside the file, not beside a link to it
    header = check_is(kind, path)
    if not read_only:
        _check_writable(path)
    # Recovery after an interruption has to write even if the file is opened only to be read.
    repair = was_interrupted(path) or header.write_ahead
    engine = engine_for(
        path,
        read_only=read_only and not repair,
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
    """Check the file's structure; on every opening, as it takes 0.1 s for 200,000 candidates."""
    with transaction(engine, path, writing=False) as tx:
        if not is_sound(tx.connection()):
            raise damaged(path)


def _check_writable(path: Path) -> None:
    if not is_writable(path):
        raise DiskError(
            Text(
                "{0} cannot be written: the file or its folder is read-only. Copy it elsewhere."
            ).format(path)
        )


def is_writable(path: Path) -> bool:
    """Return whether the file may be written.

    Root may write anywhere, but files marked as read-only must not be changed.
    """
    path = real_path(path)  # journals lie beside the file, not beside a link to it
    try:
        marked = not path.stat().st_mode & 0o222
    except OSError:
        return False
    return not marked and os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def structure_mistakes(database: sqlite3.Connection) -> tuple[str, ...]:
    """Return each difference from our tables, phrased to end a sentence about the file."""
    rows = _rows(database)
    return _mistakes_in(rows) or tuple(_version_mistakes(database, _revision_of(rows)))


@lru_cache(maxsize=4)  # files that were made together are all alike
def _mistakes_in(rows: _Rows) -> tuple[str, ...]:
    if _revision_of(rows):
        return ()
    definitions = _definitions(rows)
    # The differences from the revision that is closest.
    return min((tuple(_differences(definitions, of)) for of in FINGERPRINTS), key=len)


@lru_cache(maxsize=4)
def _revision_of(rows: _Rows) -> str | None:
    """Return the revision with these tables; `None` if no readable revision has them."""
    own = fingerprint(_definitions(rows))
    return next((revision for revision, of in FINGERPRINTS.items() if of == own), None)


def _differences(definitions: _Definitions, revision: str) -> Iterator[str]:
    expected = our_definitions(revision)
    for kind, name in sorted(definitions.keys() - expected.keys()):
        if kind == "index":
            yield Text("it holds an index that is not ours, {0!r:.100}").format(name)
        else:
            yield Text("it holds a {0} that is not ours, {1!r:.100}").format(kind, name)
    for kind, name in sorted(expected.keys() - definitions.keys()):
        yield Text("the {0} {1!r} is missing").format(kind, name)
    for kind, name in sorted(expected.keys() & definitions.keys()):
        if definitions[kind, name] != expected[kind, name]:
            yield Text("the {0} {1!r} is not defined as ours is").format(kind, name)


def _version_mistakes(database: sqlite3.Connection, revision: str | None) -> Iterator[str]:
    """Yield a message if the stored revision, which upgrades rely on, is not that of the tables."""
    versions = database.execute("SELECT version_num FROM alembic_version LIMIT 2").fetchall()
    if versions != [(revision,)]:
        version = versions[0][0] if len(versions) == 1 else "none"
        yield Text("its file version is {0!r:.50}, and its tables are those of {1}").format(
            version, revision
        )


def content_mistakes(database: sqlite3.Connection) -> Iterator[str]:
    """Yield the mistakes in a file with our tables: rows that this program would not write.

    SQLite can be made to accept texts as numbers, and numbers of rows that do not exist.
    """
    tables = Base.metadata.tables.items()
    for name, table in ((name, table) for key, table in tables for name in names_in_files(key)):
        there = {row[1] for row in database.execute(f'PRAGMA table_info("{name}")')}
        wrong = " OR ".join(
            f'typeof("{column_name}") NOT IN ({", ".join(_kinds(column))})'
            for column in table.columns
            for column_name in names_in_files(column.name)
            if column_name in there  # an earlier version has neither all tables nor all columns
        )
        if wrong and database.execute(f'SELECT 1 FROM "{name}" WHERE {wrong} LIMIT 1').fetchone():  # noqa: S608
            yield Text("the table {0!r} holds something of another kind than ours does").format(
                name
            )
    if database.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        yield Text("it is damaged")
    for name in {row[0] for row in database.execute("PRAGMA foreign_key_check")}:
        yield Text("the table {0!r} refers to something that is not there").format(name)


def _kinds(column: Column[object]) -> Iterator[str]:
    if isinstance(column.type, String):
        yield "'text'"
    elif isinstance(column.type, Float):
        yield from ("'real'", "'integer'")
    else:
        yield "'integer'"
    if column.nullable:
        yield "'null'"


def our_definitions(revision: str = HEAD) -> _Definitions:
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(empty_file(revision))
        return _definitions(_rows(database))


def fingerprint(definitions: _Definitions) -> str:
    return sha256(repr(sorted(definitions.items())).encode(errors="replace")).hexdigest()


def _rows(database: sqlite3.Connection) -> _Rows:
    return tuple(database.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))


def _definitions(rows: _Rows) -> _Definitions:
    return {(str(kind), str(name)): (str(of), _bare(str(sql))) for kind, name, of, sql in rows}


def _bare(statement: str) -> str:
    """Return a statement without blanks, quotes and the order of its constraints.

    That order is random when Alembic rebuilds a table.
    """
    columns, *constraints = "".join(statement.replace('"', "").split()).split("CONSTRAINT")
    return repr((columns, sorted(constraint.rstrip(",)") for constraint in constraints)))
