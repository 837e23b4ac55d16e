"""Benchmarks that run in processes of their own: `python -m tests.benchmarks.work WHAT …`."""

import json
import resource
import sqlite3
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from time import perf_counter

from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.loading.create_project import create_project
from protest_core.loading.systems import SystemOutput, load_systems

# What loading and evaluating write; the suite's own tables are there before.
_TABLES = ("system", "system_sentence", "candidate", "match")
Rows = dict[str, list[tuple[object, ...]]]


def outputs_in(suite: Path) -> list[Path]:
    return sorted((suite / "systems").glob("*.txt"))


def prepare(suite: Path, project: Path) -> dict[str, float]:
    create_project(path=project, directory=suite, replace=True)
    return {}


def load_and_evaluate(suite: Path, project: Path) -> dict[str, float]:
    """Ours: from the files of all systems to a table of matches in the project."""
    outputs = [
        SystemOutput(text.stem, text, text.with_suffix(".align")) for text in outputs_in(suite)
    ]
    start = perf_counter()
    with Project.open(project) as opened:
        load_systems(project=opened, outputs=outputs)
        loaded = perf_counter()
        evaluate(project=opened)
    end = perf_counter()
    return {"load": loaded - start, "evaluate": end - loaded, "seconds": end - start}


def floor(suite: Path, project: Path) -> dict[str, float]:
    """The least that must be done: read and split the same files, insert the same rows.

    Into the same tables, with keys and checks as they are there, but in bare sqlite3. What the
    keys and checks themselves cost shows `plain`: the same rows into tables that have none.
    """
    with sqlite3.connect(project) as done:
        rows = {table: done.execute(f"SELECT * FROM {table}").fetchall() for table in _TABLES}
        columns = {
            table: [name for _, name, *_ in done.execute(f"PRAGMA table_info({table})")]
            for table in _TABLES
        }
        definitions = [
            done.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
            for table in _TABLES
        ]
    done.close()
    plain = [f"CREATE TABLE {table} ({', '.join(names)})" for table, names in columns.items()]
    read = _seconds_to_read(suite)
    copy = project.with_suffix(".floor")
    insert = seconds_to_insert(rows, definitions, copy)
    bare = seconds_to_insert(rows, plain, copy)
    return {"read": read, "insert": insert, "seconds": read + insert, "plain": read + bare}


def _seconds_to_read(suite: Path) -> float:
    start = perf_counter()
    for text in outputs_in(suite):
        for path in (text, text.with_suffix(".align")):
            with path.open(encoding="utf-8") as file:
                for line in file:
                    line.split()
    return perf_counter() - start


def seconds_to_insert(rows: Rows, definitions: Iterable[str], copy: Path) -> float:
    copy.unlink(missing_ok=True)
    start = perf_counter()
    database = sqlite3.connect(copy)
    for definition in definitions:
        database.execute(definition)
    for table, content in rows.items():
        marks = ", ".join("?" * len(content[0]))
        database.executemany(f"INSERT INTO {table} VALUES ({marks})", content)
    database.commit()
    database.close()
    seconds = perf_counter() - start
    copy.unlink()
    return seconds


_WORK: dict[str, Callable[[Path, Path], dict[str, float]]] = {
    "prepare": prepare,
    "load_and_evaluate": load_and_evaluate,
    "floor": floor,
}


if __name__ == "__main__":
    what, suite_directory, project_file = sys.argv[1:]
    result = _WORK[what](Path(suite_directory), Path(project_file))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    sys.stdout.write(json.dumps({**result, "megabytes": peak}) + "\n")
