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
from protest_core.store.migrations import HEAD
from protest_core.store.schema import Base

# Of all that defines our tables, by revision. What makes them takes long to load: it is only asked
# for names if none of these agrees. A test compares.
FINGERPRINTS = {
    "0003": "4ef07e465802ea1fe4559d76a453e78c68607c6c6c0fada8cb2a5ed0ca5470b8",
    "0004": "e279ee11e6da5211ff7688ab3e9b5de232de7208ad3a83cbd1c7eab14e02fa4d",
    HEAD: "9e6041e6e30f231006edc1f8f63b6e8cbeb9e0c1d42f5302d491607a6c21b5c0",
}

# Batches are out with people for weeks: those that an earlier program made are read as they are,
# as long as all that they lack are tables of which nothing comes back.
_OF_LINKS = frozenset({"alignment_doubt", "mended_link"})
_TABLES_SINCE = {
    "0003": _OF_LINKS | {"candidate_tag"},
    "0004": _OF_LINKS,
    HEAD: frozenset[str](),
}
assert set(_TABLES_SINCE) == set(FINGERPRINTS)  # noqa: S101 — a table must cover the other

_Rows = tuple[tuple[object, ...], ...]
_Definitions = dict[tuple[str, str], tuple[str, str]]  # by kind and name: of which table, and how


def structure_mistakes(database: sqlite3.Connection) -> tuple[str, ...]:
    """Every one of them by name, as the rest of a sentence about the file."""
    rows = _rows(database)
    return _mistakes_in(rows) or tuple(_version_mistakes(database, _revision_of(rows)))


@lru_cache(maxsize=4)  # files that were made together are all alike
def _mistakes_in(rows: _Rows) -> tuple[str, ...]:
    if _revision_of(rows):
        return ()
    found = _definitions(rows)
    # Those of the revision that it comes nearest to.
    return min((tuple(_differences(found, of)) for of in FINGERPRINTS), key=len)


@lru_cache(maxsize=4)
def _revision_of(rows: _Rows) -> str | None:
    """The revision that makes these tables; `None` if none that we can read does."""
    found = fingerprint(_definitions(rows))
    return next((revision for revision, of in FINGERPRINTS.items() if of == found), None)


def _differences(found: _Definitions, revision: str) -> Iterator[str]:
    expected = our_definitions(revision)
    for kind, name in sorted(found.keys() - expected.keys()):
        article = "an" if kind == "index" else "a"
        yield f"it holds {article} {kind} that is not ours, {name!r:.100}"
    for kind, name in sorted(expected.keys() - found.keys()):
        yield f"the {kind} {name!r} is missing"
    for kind, name in sorted(expected.keys() & found.keys()):
        if found[kind, name] != expected[kind, name]:
            yield f"the {kind} {name!r} is not defined as ours is"


def _version_mistakes(database: sqlite3.Connection, revision: str | None) -> Iterator[str]:
    """What it says must be what it is: an upgrade goes by that."""
    versions = database.execute("SELECT version_num FROM alembic_version LIMIT 2").fetchall()
    if versions != [(revision,)]:
        said = versions[0][0] if len(versions) == 1 else "none"
        yield f"its file version is {said!r:.50}, and its tables are those of {revision}"


def content_mistakes(database: sqlite3.Connection) -> Iterator[str]:
    """In a file with our tables: rows that nothing of ours would have written.

    SQLite takes texts for numbers and numbers for rows that are not there, if it is told to.
    """
    since = _TABLES_SINCE[_revision_of(_rows(database)) or HEAD]
    for name, table in Base.metadata.tables.items():
        if name in since:
            continue
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


def our_definitions(revision: str = HEAD) -> _Definitions:
    """Nothing of the tables that were there before has changed since any of these revisions."""
    since = _TABLES_SINCE[revision]
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(empty_file())
        return _definitions(tuple(row for row in _rows(database) if row[2] not in since))


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
