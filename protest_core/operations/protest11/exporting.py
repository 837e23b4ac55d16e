"""Writes a project as a PROTEST 1.1 file: a master, or one annotator's batch."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.errors import Problem, RefusedError, printable
from protest_core.formats.problems import ProblemList
from protest_core.judgement import is_reserved
from protest_core.operations.protest11.batch import batch_of
from protest_core.operations.protest11.master import Master
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store import (
    BATCH,
    MASTER,
    Project,
    Protest11,
    check_protest11_may_be_made,
    write_protest11,
)


@dataclass(frozen=True, slots=True)
class Export:
    """What was written, in rows by table, and what could not be."""

    kind: str
    rows: tuple[tuple[str, int], ...]
    warnings: tuple[Problem, ...]


def export_protest11(
    *,
    project: Project,
    path: Path,
    annotator: str | None = None,
    tasks: Sequence[str] = (),
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> Export:
    """All of the project, or what the annotator needs for these tasks (`SET` or `SET:LABEL`)."""
    check_protest11_may_be_made(path, replace=replace)
    if tasks and annotator is None:
        raise RefusedError("Tasks are for a batch, and a batch is for somebody: add --annotator.")
    if annotator is not None and is_reserved(annotator):
        raise RefusedError(f"A batch is for somebody, and nobody is called ‘{annotator}’.")
    problems = ProblemList()
    progress(0, 2, "collecting")
    with project.reading() as snapshot:
        made = Master(snapshot, problems)
        database = made.rows()
    if annotator is not None:
        number = made.annotator(annotator)
        database = batch_of(database, number, annotator, made.task_numbers(tasks))
    progress(1, 2, f"writing {printable(path.name)}")
    write_protest11(path, database, replace=replace)
    kind = "batch" if database.settings["file_type"] == BATCH else MASTER
    rows = tuple((name, len(getattr(database, name))) for name in Protest11.__slots__)
    return Export(kind, rows, tuple(problems.warnings))
