"""How long the overview of a project takes, beside the least query that counts its candidates."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import perf_counter

from protest_core.operations import open_project, overview

_REPEATS = 5
_LEAST = (
    "SELECT system_id, category_id, count(*) FROM candidate "
    "JOIN example ON example.id = candidate.example_id GROUP BY system_id, category_id"
)


def overview_figure(project_path: Path) -> tuple[float, float]:
    """Seconds of ours and of the bare query, taken in turns, so that both see the same machine."""
    with open_project(path=project_path) as project, closing(sqlite3.connect(project_path)) as bare:
        turns = [
            (
                _seconds(lambda: overview(project=project)),
                _seconds(lambda: bare.execute(_LEAST).fetchall()),
            )
            for _ in range(_REPEATS)
        ]
    ours, theirs = zip(*turns, strict=True)
    return min(ours), min(theirs)


def _seconds(do: Callable[[], object]) -> float:
    begin = perf_counter()
    do()
    return perf_counter() - begin
