"""Projects as earlier programs left them."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from protest_core.db import upgrade
from protest_core.db.sqlite import engine_for, mark_as_ours


def write_earlier(path: Path, new: Path, revision: str) -> Path:
    """Write the rows of a project of today, as far as there were tables and columns for them."""
    engine = engine_for(path, create=True)
    with engine.begin() as connection:
        mark_as_ours(connection)
        upgrade.upgrade(connection, to=revision)
    engine.dispose()
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("ATTACH ? AS new", (str(new),))
        for table, names in columns_of(database, "main").items():
            there = columns_of(database, "new").get(table, [])
            both = quoted([name for name in names if name in there])
            if both and table != "alembic_version":
                database.execute(
                    f"INSERT OR REPLACE INTO main.{table} ({both}) SELECT {both} FROM new.{table}"
                )
    return path


def columns_of(database: sqlite3.Connection, schema: str) -> dict[str, list[str]]:
    tables = f"SELECT name FROM {schema}.sqlite_master WHERE type = 'table'"
    return {
        table: [row[1] for row in database.execute(f"PRAGMA {schema}.table_info({table})")]
        for (table,) in database.execute(tables).fetchall()
    }


def quoted(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)
