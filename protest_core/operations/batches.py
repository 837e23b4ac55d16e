"""Handing a task to annotators as files, and opening such a file."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from string import ascii_uppercase
from types import TracebackType
from typing import Self
from uuid import uuid4

from protest_core.errors import DiskError, RefusedError
from protest_core.ids import CandidateId
from protest_core.judgement.guidelines import Guidelines
from protest_core.progress import ProgressCallback, no_progress
from protest_core.store import (
    BatchOrder,
    BatchRecord,
    Changes,
    FileKind,
    Project,
    TaskSet,
    now,
)
from protest_core.tasks import OVERLAP, in_random_order

SUFFIX = ".protestbatch"
_LONGEST_NAME = 100


@dataclass(frozen=True, slots=True)
class ExportedBatch:
    """A file that was made, for whom, and with how much in it."""

    path: Path
    annotator: str
    label: str
    candidates: int


class Batch:
    """An open batch file: a small project, one annotator, and a list of candidates."""

    def __init__(self, project: Project) -> None:
        self.project = project
        with project.reading() as snapshot:
            (self.record,) = snapshot.batches()
            self.guidelines: Guidelines = snapshot.guidelines()

    @property
    def path(self) -> Path:
        return self.project.path

    @property
    def annotator(self) -> str:
        return self.record.annotator

    def close(self) -> None:
        self.project.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


def open_batch(*, path: Path, read_only: bool = False, patience: float | None = None) -> Batch:
    """It may have come by mail: with anything in it that is not ours it is refused."""
    project = Project.open_batch(path, read_only=read_only, patience=patience)
    try:
        return Batch(project)
    except BaseException:
        project.close()
        raise


def batch_candidates(*, batch: Batch) -> tuple[CandidateId, ...]:
    """In the order in which they are to be judged."""
    with batch.project.reading() as snapshot:
        ((task,),) = (each.tasks for each in snapshot.task_sets())
        return task.candidates


def is_batch(*, path: Path) -> bool:
    """By what is in it, whatever it is called."""
    return Project.kind_of(path) is FileKind.BATCH


def batches(*, project: Project) -> tuple[BatchRecord, ...]:
    """What was handed out, in that order."""
    with project.reading() as snapshot:
        return snapshot.batches()


def export_batches(
    *,
    project: Project,
    task_set: str,
    annotators: Sequence[str] | Mapping[str, str],
    directory: Path,
    file_name: str | None = None,
    blind: bool = True,
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> tuple[ExportedBatch, ...]:
    """A file for each annotator, with a task and the overlap: all of them are made, or none.

    A sequence of annotators gets the tasks in their order; a mapping says who gets which.
    `file_name`: another one than that of task set and annotator, where there is only one.
    """
    made: list[Path] = []
    try:
        with project.changing() as changes:
            found = _task_set(changes, task_set)
            labels = _labels(found, annotators)
            _check_file_name(file_name, len(labels))
            exported = []
            for number, (annotator, label) in enumerate(labels.items()):
                path = directory / (file_name or _file_name(task_set, annotator))
                progress(number, len(labels), f"writing {path.name}")
                order = _order(changes, found, annotator, label, blind=blind)
                # Names that differ by a blank only come to the same file.
                changes.write_batch(path, order, replace=replace and path not in made)
                made.append(path)
                changes.add_batch(order)
                exported.append(ExportedBatch(path, annotator, label, len(order.candidates)))
    except BaseException:
        for path in made:
            with suppress(OSError):
                path.unlink()
        raise
    return tuple(exported)


def _task_set(changes: Changes, name: str) -> TaskSet:
    sets = {each.settings.name: each for each in changes.task_sets()}
    if name not in sets:
        there_are = f"There are: {', '.join(sets)}." if sets else "There is none yet."
        raise RefusedError(f"The project has no task set ‘{name}’. {there_are}")
    return sets[name]


def _labels(task_set: TaskSet, annotators: Sequence[str] | Mapping[str, str]) -> dict[str, str]:
    labels = [task.label for task in task_set.tasks if task.label != OVERLAP]
    if not isinstance(annotators, Mapping):
        if len(annotators) > len(labels):
            raise RefusedError(
                f"The task set has {len(labels)} tasks, and there are {len(annotators)} "
                "annotators. Make a task set with as many tasks."
            )
        if len(set(annotators)) < len(annotators):
            raise RefusedError("An annotator is named twice. Each gets one task.")
        annotators = dict(zip(annotators, labels, strict=False))
    for annotator, label in annotators.items():
        _check_annotator(annotator)
        if label not in labels:
            raise RefusedError(f"The task set has no task ‘{label}’. It has: {', '.join(labels)}.")
    return dict(annotators)


def _check_annotator(name: str) -> None:
    if not name or name != name.strip() or not name.isprintable() or len(name) > _LONGEST_NAME:
        raise RefusedError(
            f"‘{name}’ is no name for an annotator: it needs letters, at most {_LONGEST_NAME}, "
            "and no blanks at its ends."
        )


def _check_file_name(name: str | None, batches: int) -> None:
    if name is not None and batches > 1:
        raise RefusedError("Several batches need a folder, not the name of a file.")


def _file_name(task_set: str, annotator: str) -> str:
    """What every disk and every mail program takes."""
    name = re.sub(r"[^\w.-]+", "_", f"{task_set}-{annotator}").strip("._")
    return f"{name[:80] or 'batch'}{SUFFIX}"


def _order(
    changes: Changes, task_set: TaskSet, annotator: str, label: str, *, blind: bool
) -> BatchOrder:
    seed = f"{task_set.settings.seed} {task_set.settings.name} {label}"
    chosen = [task for task in task_set.tasks if task.label in {label, OVERLAP}]
    ids = [each for task in chosen for each in task.candidates]
    lines = {each.id: each.example.line for each in changes.candidates(ids)}
    candidates = in_random_order(
        ids,
        lambda each: lines[each],
        Random(seed),  # noqa: S311 — no secret, and the same for the same task
    )
    return BatchOrder(
        id=str(uuid4()),
        task_set=task_set.settings.name,
        label=label,
        annotator=annotator,
        candidates=candidates,
        codes=_codes([system.name for system in changes.systems()], changes.project_id(), blind),
        guidelines=changes.guidelines(),
        exported_at=now(),
    )


def _codes(systems: Sequence[str], project_id: str, blind: bool) -> dict[str, str]:  # noqa: FBT001
    """The same in all batches of a project, and not in the order in which they were loaded."""
    if not blind:
        return {name: name for name in systems}
    shuffled = Random(project_id).sample(sorted(systems), len(systems))  # noqa: S311
    return {name: f"System {_letters(number)}" for number, name in enumerate(shuffled)}


def _letters(number: int) -> str:
    """A to Z, then AA, AB, as in a spreadsheet."""
    rest, last = divmod(number, len(ascii_uppercase))
    return (_letters(rest - 1) if rest else "") + ascii_uppercase[last]


def copy_batch(*, path: Path, to: Path, replace: bool = False) -> None:
    """A working copy of a batch that lies where nothing can be written."""
    if not to.parent.is_dir():
        raise DiskError(f"There is no folder {to.parent} to put {to.name} in. Make it first.")
    with open_batch(path=path, read_only=True) as batch:
        batch.project.copy_to(to, replace=replace)
