"""Opening the file that an annotator was handed, and what was handed out."""

from pathlib import Path
from types import TracebackType
from typing import Self

from protest_core.ids import CandidateId
from protest_core.judgement.guidelines.guidelines import Guidelines
from protest_core.operations.names import check_annotator_name
from protest_core.store.batch_values import BatchRecord
from protest_core.store.batches import load_batches
from protest_core.store.busy import PATIENT, Patience
from protest_core.store.file_header import kind_of
from protest_core.store.project import Project
from protest_core.store.settings import load_guidelines
from protest_core.store.sqlite import FileKind
from protest_core.store.tasks import list_task_sets
from protest_core.unfinished import check_has_folder


class Batch:
    """An open batch file: a small project, one annotator, and a list of candidates."""

    def __init__(self, project: Project) -> None:
        self.project = project
        with project.reading() as tx:
            (self.record,) = load_batches(tx)
            self.guidelines: Guidelines = load_guidelines(tx)

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


def open_batch(
    *,
    path: Path,
    read_only: bool = False,
    patience: Patience = PATIENT,
) -> Batch:
    """It may have come by mail: with anything in it that is not ours it is refused."""
    project = Project.open_batch(path, read_only=read_only, patience=patience)
    try:
        batch = Batch(project)
        check_annotator_name(batch.annotator)
        return batch  # noqa: TRY300
    except BaseException:
        project.close()
        raise


def batch_candidates(*, batch: Batch) -> tuple[CandidateId, ...]:
    """In the order in which they are to be judged."""
    with batch.project.reading() as tx:
        ((task,),) = (each.tasks for each in list_task_sets(tx))
        return task.candidates


def is_batch(*, path: Path) -> bool:
    """By what is in it, whatever it is called."""
    return kind_of(path) is FileKind.BATCH


def batches(*, project: Project) -> tuple[BatchRecord, ...]:
    """What was handed out, in that order."""
    with project.reading() as tx:
        return load_batches(tx)


def copy_batch(*, path: Path, to: Path, replace: bool = False) -> None:
    """A working copy of a batch that lies where nothing can be written."""
    check_has_folder(to)
    with open_batch(path=path, read_only=True) as batch:
        batch.project.copy_to(to, replace=replace)
