"""Lines of systems that are no translation, as if they had been loaded so."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate


def mark(path: Path, lines: Iterable[tuple[str, int]], why: str = "refusal") -> None:
    """Mark lines, each of a system and from 0, and match the project again."""
    with closing(sqlite3.connect(path)) as database:
        database.executemany(
            "UPDATE system_sentence SET no_translation = ? WHERE line = ? AND system_id = "
            "(SELECT id FROM system WHERE name = ?)",
            [(why, line, system) for system, line in lines],
        )
        database.commit()
    with Project.open(path) as project:
        evaluate(project=project)
