"""Writes a database that PROTEST 1.1 opens: its tables, its columns in its order, nothing else."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from protest_core.errors import RefusedError
from protest_core.store.file_header import project_of
from protest_core.store.protest11.rows import Protest11
from protest_core.store.protest11.tables import INDEXES, TABLES
from protest_core.store.transactions import errors_about
from protest_core.unfinished import (
    check_has_folder,
    flush_folder,
    not_written,
    real_path,
    unfinished_name,
)


def check_protest11_may_be_made(path: Path, *, replace: bool) -> None:
    """A file of ours is never overwritten by one of the old kind."""
    check_has_folder(path)
    if path.is_dir():
        raise RefusedError(f"{path} is a directory. Name a file in it.")
    if os.path.lexists(path) and not replace:
        raise RefusedError(f"{path} exists already. Choose another name, or add --force.")
    if project := project_of(path):
        raise RefusedError(f"{path} is or belongs to {project}. Choose another name.")


def write_protest11(path: Path, database: Protest11, *, replace: bool = False) -> None:
    """There whole or not at all."""
    check_protest11_may_be_made(path, replace=replace)
    path = real_path(path)
    unfinished = unfinished_name(path)
    try:
        with errors_about(path), closing(sqlite3.connect(unfinished)) as connection:
            _fill(connection, database)
        check_protest11_may_be_made(path, replace=replace)
        unfinished.replace(path)
        flush_folder(path.parent)
    except OSError as error:
        raise not_written(path, error) from error
    finally:
        for leftover in (unfinished, unfinished.with_name(unfinished.name + "-journal")):
            with suppress(OSError):  # where nothing can be written, nothing was
                leftover.unlink()


def _fill(connection: sqlite3.Connection, database: Protest11) -> None:
    with connection:
        for table in TABLES:
            connection.execute(f"CREATE TABLE {table.name} ({table.columns_in_sql})")
            places = ", ".join("?" * len(table.columns))
            rows = getattr(database, table.name)
            connection.executemany(f"INSERT INTO {table.name} VALUES ({places})", rows)  # noqa: S608
        for index in INDEXES:
            connection.execute(index)
