"""The digest of a suite covers every column on which figures depend."""

from contextlib import suppress

import pytest
from sqlalchemy import Connection

from protest_core.db.project import Project
from protest_core.suite.queries import suite_digest
from tests.builders.fetch import fetch

# Left out on purpose: words for people, which change no figure …
WORDS = {
    *("suite.id", "suite.name", "suite.version", "suite.licence", "suite.citation"),
    *("suite.description", "suite.demonstration", "category.label"),
}
# … and numbers of rows, which are digested in this order.
ORDER = {
    *("category.position", "example.position"),
    *("source_sentence.line", "reference_sentence.line"),
}
NO_SUITE = {"alembic_version", "setting"}


class UndoneError(Exception):
    """Raised to undo a change."""


@pytest.fixture
def suite(project_file):
    """A project without systems: whatever has rows is the suite."""
    with Project.open(project_file) as project:
        yield project


def test_each_column_of_the_suite_is_in_the_digest_or_left_out_on_purpose(suite: Project):
    before, left_out = fetch(suite, suite_digest), set()
    for table, column, kind in fetch(suite, lambda tx: columns_of_suite(tx.connection())):
        if digest_after(suite, table, column, kind) == before:
            left_out.add(f"{table}.{column}")
    assert left_out == WORDS | ORDER


def columns_of_suite(connection: Connection) -> list[tuple[str, str, str]]:
    """Return table, name and type of the columns of all tables that have rows."""
    tables = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'")
    filled = [
        table
        for table in sorted({*tables.scalars()} - NO_SUITE)
        if connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar()
    ]
    return [
        (table, name, kind)
        for table in filled
        for _, name, kind, *_ in connection.exec_driver_sql(f"PRAGMA table_info({table})")
    ]


def digest_after(project: Project, table: str, column: str, kind: str) -> str:
    """Return the digest if the last row of a table had another value."""
    other = {"BOOLEAN": '1 - "{0}"', "INTEGER": 'coalesce("{0}", 0) + 1000'}
    value = other.get(kind, "coalesce(\"{0}\", '') || ' 7'").format(column)
    last = f"(SELECT max(rowid) FROM {table})"
    with suppress(UndoneError), project.changing() as tx:
        connection = tx.connection()
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        connection.exec_driver_sql("PRAGMA ignore_check_constraints = ON")
        connection.exec_driver_sql(f'UPDATE {table} SET "{column}" = {value} WHERE rowid = {last}')
        digest = suite_digest(tx)
        raise UndoneError
    return digest
