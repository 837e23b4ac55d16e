"""Hostile structures in batch files besides rows, made in the hope that they are run."""

import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing

Database = sqlite3.Connection
Change = Callable[[Database, random.Random], object]

# Each takes for ever, or does something, as soon as it is computed.
_COMPUTED = [
    "length(hex(zeroblob(400000000))) > 0",
    f"('{'a' * 5_000}' LIKE '{'%a' * 400}%b') OR 1",
    "1 = 0",
    "load_extension('x') IS NULL",
    "abs(-9223372036854775808)",
]
_COUNTLESS = (
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
)


def _run(*statements: str) -> Change:
    def change(database: Database, _chance: random.Random) -> None:
        for statement in statements:
            database.execute(statement)

    return change


def _on_some_table(statement: str) -> Change:
    """`{table}` and `{computed}` are filled in."""

    def change(database: Database, chance: random.Random) -> None:
        computed = chance.choice(_COMPUTED)
        database.execute(statement.format(table=_table(chance), computed=computed))

    return change


def _table(chance: random.Random) -> str:
    return chance.choice(
        [
            *("judgement", "judgement_history", "annotator", "batch", "candidate"),
            *("task_candidate", "link_correction"),
        ]
    )


def _defined_otherwise(pattern: str, replacement: str) -> Change:
    """Written into SQLite's own list of tables, which SQLite itself would not let one do."""

    def change(database: Database, chance: random.Random) -> None:
        table = _table(chance)
        query = "SELECT sql FROM sqlite_master WHERE name = ?"
        (sql,) = database.execute(query, (table,)).fetchone()
        new = replacement.replace("COMPUTED", chance.choice(_COMPUTED)).replace("\\", "\\\\")
        database.execute("PRAGMA writable_schema = ON")
        database.execute(
            "UPDATE sqlite_master SET sql = ? WHERE name = ?",
            (re.sub(pattern, new, sql, count=1, flags=re.DOTALL), table),
        )
        database.execute("PRAGMA writable_schema = RESET")

    return change


def _view_instead(database: Database, chance: random.Random) -> None:
    table = _table(chance)
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    database.execute(f"DROP TABLE {table}")
    values = ", ".join(f"({_COUNTLESS}) AS {column}" for column in columns)
    database.execute(f"CREATE VIEW {table} AS SELECT {values}")


def _virtual_instead(database: Database, chance: random.Random) -> None:
    table = _table(chance)
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    database.execute(f"DROP TABLE {table}")
    database.execute(f"CREATE VIRTUAL TABLE {table} USING fts5({', '.join(columns)})")


def _made_anew(end: str) -> Change:
    """Return a change that makes tables anew without our types, keys and checks."""

    def change(database: Database, chance: random.Random) -> None:
        table = _table(chance)
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
        rows = database.execute(f"SELECT * FROM {table}").fetchall()
        database.execute(f"DROP TABLE {table}")
        keyed = [f"{columns[0]} PRIMARY KEY", *columns[1:]]
        database.execute(f"CREATE TABLE {table} ({', '.join(keyed)}) {end}")
        marks = ", ".join("?" * len(columns))
        database.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", rows)

    return change


STRUCTURES: list[tuple[str, Change]] = [
    (
        "a trigger",
        _on_some_table("CREATE TRIGGER t AFTER INSERT ON {table} BEGIN DELETE FROM judgement; END"),
    ),
    ("a view", _run(f"CREATE VIEW v AS {_COUNTLESS}")),
    ("a view in place of a table", _view_instead),
    ("a virtual table", _run("CREATE VIRTUAL TABLE v USING fts5(x)")),
    ("a virtual table in place of a table", _virtual_instead),
    ("a search tree", _run("CREATE VIRTUAL TABLE v USING rtree(id, a, b)")),
    ("a table more", _run("CREATE TABLE extra (x)", "INSERT INTO extra VALUES (zeroblob(99999))")),
    ("statistics", _run("ANALYZE")),
    ("a table less", _on_some_table("DROP TABLE {table}")),
    ("a column more", _on_some_table("ALTER TABLE {table} ADD COLUMN more")),
    (
        "a computed column",
        _on_some_table("ALTER TABLE {table} ADD COLUMN more AS ({computed})"),
    ),
    ("another name", _run("ALTER TABLE judgement RENAME COLUMN remark TO remarks")),
    ("another table's name", _on_some_table("ALTER TABLE {table} RENAME TO other")),
    ("an index on something computed", _on_some_table("CREATE INDEX i ON {table} (hex(rowid))")),
    (
        "an index of our name on something computed",
        _run(
            "DROP INDEX ix_judgement_history_candidate_id",
            "CREATE INDEX ix_judgement_history_candidate_id ON judgement_history "
            "(length(hex(zeroblob(candidate_id + 1000000))))",
        ),
    ),
    (
        "an index for some rows only",
        _run(
            "DROP INDEX ix_judgement_history_candidate_id",
            "CREATE INDEX ix_judgement_history_candidate_id ON judgement_history (remark) "
            "WHERE abs(id) > 0",
        ),
    ),
    ("no rowid", _made_anew("WITHOUT ROWID")),
    ("no types", _made_anew("")),
    ("a check that is never done", _defined_otherwise(r"\)\s*$", ", CHECK (COMPUTED))")),
    ("a default", _defined_otherwise("VARCHAR", "VARCHAR DEFAULT (COMPUTED)")),
    ("a computed column of our name", _defined_otherwise("VARCHAR", "VARCHAR AS (COMPUTED)")),
    ("another order of letters", _defined_otherwise("VARCHAR", "VARCHAR COLLATE nosuch")),
    ("a statement that is none", _defined_otherwise(r"^.*$", "CREATE TABLE (")),
    ("another table's definition", _defined_otherwise(r"^CREATE TABLE \S+", "CREATE TABLE x")),
    ("no definition", _defined_otherwise(r"^.*$", "")),
    ("a temporary one", _defined_otherwise(r"^CREATE", "CREATE TEMP")),
    (
        "another place",
        _run(
            "PRAGMA writable_schema = ON",
            "UPDATE sqlite_master SET rootpage = 2 WHERE name = 'judgement'",
            "PRAGMA writable_schema = RESET",
        ),
    ),
    (
        "a place outside the file",
        _run(
            "PRAGMA writable_schema = ON",
            "UPDATE sqlite_master SET rootpage = 99999 WHERE name = 'candidate'",
            "PRAGMA writable_schema = RESET",
        ),
    ),
    ("a version of the future", _run("UPDATE alembic_version SET version_num = '9999'")),
    ("a version of the past", _run("UPDATE alembic_version SET version_num = '0001'")),
    ("two versions", _run("INSERT INTO alembic_version VALUES ('0002')")),
    ("a version that is none", _run("UPDATE alembic_version SET version_num = x'00'")),
    ("another number of ours", _run("PRAGMA user_version = -1")),
]


def rebuilt(content: bytes, chance: random.Random) -> bytes:
    """Return the tables and rows in a file that another program could have made."""
    pragmas = chance.choice(
        [
            ["encoding = 'UTF-16le'"],
            ["encoding = 'UTF-16be'"],
            ["page_size = 512"],
            ["page_size = 65536"],
            ["auto_vacuum = FULL"],
            ["auto_vacuum = INCREMENTAL", "page_size = 1024"],
        ]
    )
    with (
        closing(sqlite3.connect(":memory:")) as source,
        closing(sqlite3.connect(":memory:")) as target,
    ):
        source.deserialize(content)
        for pragma in (*pragmas, "application_id = 1347572802"):
            target.execute(f"PRAGMA {pragma}")
        target.executescript("\n".join(source.iterdump()))
        return target.serialize()
