"""Whether a file that came from elsewhere has the tables that we made, and nothing besides.

A trigger, a view, a check or a computed column would run what somebody else wrote, when all we
want is to read and to save. Only SQLite's own list is looked at for that, which runs nothing.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import lru_cache
from hashlib import sha256

from sqlalchemy import Column, Float, String

from protest_core.store.empty_file import empty_file
from protest_core.store.schema import Base

# Of all that defines our tables. What makes them takes long to load: it is only asked for names
# if this does not agree. A test compares.
FINGERPRINT = "4ef07e465802ea1fe4559d76a453e78c68607c6c6c0fada8cb2a5ed0ca5470b8"

_Rows = tuple[tuple[object, ...], ...]
_Definitions = dict[tuple[str, str], tuple[str, str]]  # by kind and name: of which table, and how


def structure_mistakes(database: sqlite3.Connection) -> tuple[str, ...]:
    """Every one of them by name, as the rest of a sentence about the file."""
    return _mistakes_in(_rows(database))


@lru_cache(maxsize=4)  # files that were made together are all alike
def _mistakes_in(rows: _Rows) -> tuple[str, ...]:
    return tuple(_find_mistakes(_definitions(rows)))


def _find_mistakes(found: _Definitions) -> Iterator[str]:
    if fingerprint(found) == FINGERPRINT:
        return
    expected = our_definitions()
    for kind, name in sorted(found.keys() - expected.keys()):
        yield f"it holds a {kind} that is not ours, {name!r:.100}"
    for kind, name in sorted(expected.keys() - found.keys()):
        yield f"the {kind} {name!r} is missing"
    for kind, name in sorted(expected.keys() & found.keys()):
        if found[kind, name] != expected[kind, name]:
            yield f"the {kind} {name!r} is not defined as ours is"


def content_mistakes(database: sqlite3.Connection) -> Iterator[str]:
    """In a file with our tables: rows that nothing of ours would have written.

    SQLite takes texts for numbers and numbers for rows that are not there, if it is told to.
    """
    for name, table in Base.metadata.tables.items():
        wrong = " OR ".join(
            f'typeof("{column.name}") NOT IN ({", ".join(_kinds(column))})'
            for column in table.columns
        )
        if database.execute(f'SELECT 1 FROM "{name}" WHERE {wrong} LIMIT 1').fetchone():  # noqa: S608
            yield f"the table {name!r} holds something of another kind than ours does"
    if database.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        yield "it is damaged"
    for name in {row[0] for row in database.execute("PRAGMA foreign_key_check")}:
        yield f"the table {name!r} refers to something that is not there"


def _kinds(column: Column[object]) -> Iterator[str]:
    if isinstance(column.type, String):
        yield "'text'"
    elif isinstance(column.type, Float):
        yield from ("'real'", "'integer'")
    else:
        yield "'integer'"
    if column.nullable:
        yield "'null'"


def our_definitions() -> _Definitions:
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(empty_file())
        return _definitions(_rows(database))


def fingerprint(definitions: _Definitions) -> str:
    return sha256(repr(sorted(definitions.items())).encode(errors="replace")).hexdigest()


def _rows(database: sqlite3.Connection) -> _Rows:
    return tuple(database.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))


def _definitions(rows: _Rows) -> _Definitions:
    return {(str(kind), str(name)): (str(of), _bare(str(sql))) for kind, name, of, sql in rows}


def _bare(statement: str) -> str:
    """Without what makes no difference: blanks, quotes, and the order of the constraints, which
    Alembic leaves to chance when it makes a table anew.
    """
    columns, *constraints = "".join(statement.replace('"', "").split()).split("CONSTRAINT")
    return repr((columns, sorted(constraint.rstrip(",)") for constraint in constraints)))
