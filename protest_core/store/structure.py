"""Whether a file that came from elsewhere has the tables that we made, and nothing besides.

A trigger, a view or a computed column would run what somebody else wrote, when all we want is to
read. Only SQLite's own list of tables is looked at here, which runs nothing.
"""

import sqlite3
from collections.abc import Iterator

from protest_core.store.schema import Base

_VERSION_TABLE = "alembic_version"
_HIDDEN_COLUMN = 6  # of a row of `PRAGMA table_xinfo`: not 0 if computed


def structure_mistakes(database: sqlite3.Connection) -> Iterator[str]:
    """Every one of them by name, as the rest of a sentence about the file."""
    expected = {*Base.metadata.tables, _VERSION_TABLE}
    found = set()
    for kind, name, statement in database.execute("SELECT type, name, sql FROM sqlite_master"):
        if kind == "table" and name in expected:
            found.add(name)
            yield from _table_mistakes(database, name, str(statement))
        elif not _is_an_index_of_ours(kind, name):
            yield f"it holds a {kind} that is not ours, {name!r}"
    for name in sorted(expected - found):
        yield f"the table {name!r} is missing"


def _is_an_index_of_ours(kind: str, name: str) -> bool:
    named = {index.name for table in Base.metadata.tables.values() for index in table.indexes}
    return kind == "index" and (name in named or name.startswith("sqlite_autoindex_"))


def _table_mistakes(database: sqlite3.Connection, name: str, statement: str) -> Iterator[str]:
    if not statement.lstrip().upper().startswith("CREATE TABLE"):
        yield f"{name!r} is no ordinary table"
        return
    if name == _VERSION_TABLE:
        return
    columns = database.execute(f"PRAGMA table_xinfo({name})").fetchall()
    expected = {column.name for column in Base.metadata.tables[name].columns}
    if {column[1] for column in columns} != expected:
        yield f"the table {name!r} has other columns than ours"
    elif any(column[_HIDDEN_COLUMN] for column in columns):
        yield f"the table {name!r} has computed columns"
