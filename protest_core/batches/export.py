"""Export batches: a file for each annotator; all files are made, or none."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from protest_core.batches.model import BatchOrder, system_codes
from protest_core.batches.queries.export import (
    load_batches,
    remove_batches,
    save_batch,
    write_batch,
)
from protest_core.candidates.model import Candidate
from protest_core.candidates.queries.load import load_candidates
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.creating import NewFiles
from protest_core.db.project import Project
from protest_core.db.sqlite import FileKind
from protest_core.db.transactions import WriteTx, now
from protest_core.errors import DiskError, ProtestError, RefusedError, printable
from protest_core.files.paths import BATCH_SUFFIX
from protest_core.judgements.annotators import AnnotatorKind, kind_mistake
from protest_core.judgements.guidelines import ReferenceShown, load_guidelines, load_options
from protest_core.judgements.queries.annotators import kinds_with_work, list_annotators
from protest_core.names import check_annotator_name
from protest_core.progress import ProgressCallback, no_progress
from protest_core.tasks.model import TaskSet
from protest_core.tasks.plan import OVERLAP
from protest_core.tasks.queries.members import unknown_task_set
from protest_core.tasks.queries.task_sets import list_task_sets, load_task_order
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class ExportedBatch:
    """A batch file that was made."""

    path: Path
    annotator: str
    label: str
    candidates: int


def export_batches(
    *,
    project: Project,
    task_set: str,
    annotators: Sequence[str] | Mapping[str, str],
    directory: Path,
    file_name: str | None = None,
    blind: bool = True,
    with_reference: bool = False,
    corrects_links: bool = True,
    language: str = "",
    replace: bool = False,
    progress: ProgressCallback = no_progress,
) -> tuple[ExportedBatch, ...]:
    """Make a file for each annotator, with a task and the overlap; all files are made, or none.

    A sequence of annotators gets the tasks in their order; a mapping assigns them. `file_name`
    replaces the name made of task set and annotator, if there is only one file. `with_reference`:
    annotators can look at the reference translation; audited approvals have its words.
    `corrects_links`: they can correct links. `language`: code of the language of the windows for
    annotators who have chosen none.
    """
    _check_language(language)
    with NewFiles(FileKind.BATCH, replace=replace, made_from=project.path) as files:
        with project.changing() as tx:
            chosen_set = _task_set(tx, task_set)
            labels = _labels(chosen_set, annotators)
            paths = _paths(task_set, labels, directory, file_name)
            for path in paths.values():
                files.check(path)
            known = list_annotators(tx)
            _refuse_programs(tx, labels)
            if with_reference:
                _refuse_if_forbidden(tx)
            orders = _Orders(
                tx,
                chosen_set,
                blind=blind,
                with_reference=with_reference,
                corrects_links=corrects_links,
                language=language,
            )
            made = _write_batches(tx, files, orders, labels, paths, progress)
        try:
            files.put_in_place()
        except BaseException as error:
            _take_back(project, made, known, error)
            raise
    return tuple(
        ExportedBatch(paths[each.annotator], each.annotator, each.label, len(each.candidates))
        for each in made
    )


def _write_batches(
    tx: WriteTx,
    files: NewFiles,
    orders: "_Orders",
    labels: Mapping[str, str],
    paths: Mapping[str, Path],
    progress: ProgressCallback,
) -> list[BatchOrder]:
    """Write the batch of each annotator, and record it in the project."""
    made = []
    for number, (annotator, label) in enumerate(labels.items()):
        path = paths[annotator]
        progress(number, len(labels), Text("writing {0}").format(path.name))
        made.append(order := orders.order(annotator, label))
        write_batch(tx, files, path, order)
        save_batch(tx, order)
    return made


def _check_language(code: str) -> None:
    if code and not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", code):
        raise RefusedError(
            Text("‘{0}’ is no language code. Write one such as ‘de’.").format(printable(code))
        )


def _refuse_programs(tx: WriteTx, annotators: Iterable[str]) -> None:
    kinds = kinds_with_work(tx)
    for name in annotators:
        mistake = kind_mistake(name, kinds.get(name, AnnotatorKind.PERSON), AnnotatorKind.PERSON)
        if mistake:
            raise RefusedError(Text("{0}.").format(mistake))


def _refuse_if_forbidden(tx: WriteTx) -> None:
    if load_options(tx).reference is ReferenceShown.NEVER:
        raise RefusedError(
            Text(
                "In this project annotators do not see the reference. Leave it out of the "
                "batches, or change that in the project's options."
            )
        )


def _take_back(
    project: Project, made: Sequence[BatchOrder], known: Sequence[str], error: BaseException
) -> None:
    """Remove the records of batches from the project, because their files could not be made."""
    try:
        with project.changing() as tx:
            remove_batches(tx, [each.id for each in made], but_annotators=known)
    except ProtestError as second:
        names = ", ".join(each.annotator for each in made)
        raise DiskError(
            Text(
                "No file was made: {0} The project still has a record that {1} received one: "
                "{2} Hand them out again to put this right."
            ).format(error.text if isinstance(error, ProtestError) else error, names, second.text)
        ) from error
    if isinstance(error, ProtestError):
        raise type(error)(Text("Nothing was handed out: {0}").format(error.text)) from error


def _task_set(tx: WriteTx, name: str) -> TaskSet:
    sets = {each.settings.name: each for each in list_task_sets(tx)}
    if name not in sets:
        raise unknown_task_set(name, [*sets])
    return sets[name]


def _labels(task_set: TaskSet, annotators: Sequence[str] | Mapping[str, str]) -> dict[str, str]:
    labels = [task.label for task in task_set.tasks if task.label != OVERLAP]
    if not isinstance(annotators, Mapping):
        if len(annotators) > len(labels):
            raise RefusedError(
                Text(
                    "The number of tasks is {0}, and that of annotators {1}. Make a task set with "
                    "as many tasks."
                ).format(len(labels), len(annotators))
            )
        if len(set(annotators)) < len(annotators):
            raise RefusedError(Text("An annotator is named twice. Each gets one task."))
        annotators = dict(zip(annotators, labels, strict=False))
    for annotator, label in annotators.items():
        check_annotator_name(annotator)
        if label not in labels:
            raise RefusedError(
                Text("The task set has no task ‘{0}’. It has: {1}.").format(
                    label, ", ".join(labels)
                )
            )
    return dict(annotators)


def _paths(
    task_set: str, annotators: Mapping[str, str], directory: Path, file_name: str | None
) -> dict[str, Path]:
    """Return each annotator's path, different even on disks that ignore case."""
    if file_name is not None and len(annotators) > 1:
        raise RefusedError(Text("Several batches need a folder, not the name of a file."))
    names = {each: file_name or _file_name(task_set, each) for each in annotators}
    first: dict[str, str] = {}
    for annotator, name in names.items():
        other = first.setdefault(name.casefold(), annotator)
        if other != annotator:
            raise RefusedError(
                Text(
                    "The files for ‘{0}’ and ‘{1}’ would both be called {2}. Hand one of them out "
                    "alone, into another folder or under another file name."
                ).format(other, annotator, name)
            )
    return {annotator: directory / name for annotator, name in names.items()}


def _file_name(task_set: str, annotator: str) -> str:
    """Return a file name that every disk and every mail program accepts."""
    name = re.sub(r"[^\w.-]+", "_", f"{task_set}-{annotator}").strip("._")
    return f"{name[:80] or 'batch'}{BATCH_SUFFIX}"


class _Orders:
    """Makes the orders of batches of a task set."""

    def __init__(
        self,
        tx: WriteTx,
        task_set: TaskSet,
        *,
        blind: bool,
        with_reference: bool,
        corrects_links: bool,
        language: str,
    ) -> None:
        self._with_reference = with_reference
        self._corrects_links = corrects_links
        self._language = language
        self._task_set = task_set
        self._guidelines = load_guidelines(tx)
        ids = [each for task in task_set.tasks for each in task.candidates]
        candidates = tuple(load_candidates(tx, ids))
        self._orders = {task.label: load_task_order(tx, task.id) for task in task_set.tasks}
        self._codes = _codes(tx, candidates, blind=blind)

    def order(self, annotator: str, label: str) -> BatchOrder:
        return BatchOrder(
            id=str(uuid4()),
            task_set=self._task_set.settings.name,
            label=label,
            annotator=annotator,
            candidates=self._orders[label],
            codes=self._codes,
            guidelines=self._guidelines,
            exported_at=now(),
            with_reference=self._with_reference,
            corrects_links=self._corrects_links,
            language=self._language,
        )


def _codes(tx: WriteTx, candidates: Sequence[Candidate], *, blind: bool) -> dict[str, str]:
    """Return the codes of systems in the task set; other systems may still be replaced."""
    systems = {each.system for each in candidates}
    if not blind:
        return {name: name for name in systems}
    names = {system.name for system in list_systems(tx)}
    return system_codes(systems, load_batches(tx), names)
