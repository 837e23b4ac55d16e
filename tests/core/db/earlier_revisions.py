"""Projects as earlier programs left them."""

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path

from protest_core.db import upgrade
from protest_core.db.sqlite import FileKind

NAMES_OF_TODAY = {earlier: name for name, earlier in upgrade.EARLIER_NAMES.items()}


def write_earlier(path: Path, new: Path, revision: str) -> Path:
    """Write the rows of a project of today, as far as there were tables and columns for them."""
    write_empty(path, revision, FileKind.PROJECT)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("ATTACH ? AS new", (str(new),))
        for table, names in columns_of(database, "main").items():
            if table != "alembic_version":
                copy_rows(database, table, names)
    return path


def write_empty(path: Path, revision: str, kind: FileKind) -> Path:
    """Write a file with the tables that the migrations up to this revision make."""
    path.write_bytes(upgrade.empty_file(revision))
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"PRAGMA application_id = {kind.value}")
    return path


def copy_rows(database: sqlite3.Connection, table: str, columns: Sequence[str]) -> None:
    """Copy the rows of today's table, as far as the earlier one had these columns."""
    there = columns_of(database, "new").get(name_of_today(table), [])
    both = [name for name in columns if name_of_today(name) in there]
    if both:
        database.execute(
            f"INSERT OR REPLACE INTO main.{table} ({quoted(both)}) "
            f"SELECT {quoted(map(name_of_today, both))} FROM new.{name_of_today(table)}"
        )


def name_of_today(name: str) -> str:
    """Return the present name of a table or column of an earlier program."""
    return NAMES_OF_TODAY.get(name, name)


def columns_of(database: sqlite3.Connection, schema: str) -> dict[str, list[str]]:
    tables = f"SELECT name FROM {schema}.sqlite_master WHERE type = 'table'"
    return {
        table: [row[1] for row in database.execute(f"PRAGMA {schema}.table_info({table})")]
        for (table,) in database.execute(tables).fetchall()
    }


def quoted(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)
