"""What annotators have done that is not in the project yet: values that save themselves."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from pathlib import Path

from protest_core.annotating.candidate_tags import TagStep, write_tag_step
from protest_core.annotating.judge import write_judgement, write_work
from protest_core.annotating.link_corrections import CorrectionResult, write_correction
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import WriteTx
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.judgements.model import Judgement


class UnsavedChange:
    """A change that is saved in a transaction of its own, by whichever thread."""

    __slots__ = ()

    def save(self, project: Project) -> ChangeSet:
        with project.changing() as tx:
            return self.write(tx, project)

    def write(self, tx: WriteTx, project: Project) -> ChangeSet:
        """Save it in a transaction, perhaps of a copy of the project."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class UnsavedJudgement(UnsavedChange):
    """`expected`: the judgement that the annotator saw; another one is not overwritten."""

    candidate_id: CandidateId
    annotator: str
    judgement: Judgement
    seconds: float
    expected: Judgement | None = None
    adjudicated_by: str = ""

    def write(self, tx: WriteTx, project: Project) -> ChangeSet:  # noqa: ARG002
        return write_judgement(
            tx,
            self.candidate_id,
            self.annotator,
            self.judgement,
            seconds=self.seconds,
            expected=self.expected,
            adjudicated_by=self.adjudicated_by,
        )


@dataclass(frozen=True, slots=True)
class UnsavedLinks(UnsavedChange):
    correction: CorrectionResult

    def write(self, tx: WriteTx, project: Project) -> ChangeSet:
        return write_correction(tx, project, self.correction)


@dataclass(frozen=True, slots=True)
class UnsavedTag(UnsavedChange):
    """One of the researcher's own tags."""

    step: TagStep
    added_by: str

    def write(self, tx: WriteTx, project: Project) -> ChangeSet:  # noqa: ARG002
        return write_tag_step(tx, self.step, self.added_by)


@dataclass(frozen=True, slots=True)
class UnsavedWork(UnsavedChange):
    """Seconds of work on candidates whose judgements did not change."""

    annotator: str
    seconds: Mapping[CandidateId, float]

    def write(self, tx: WriteTx, project: Project) -> ChangeSet:  # noqa: ARG002
        write_work(tx, self.annotator, self.seconds)
        return ChangeSet()


class Failure(Enum):
    """What it means that a change could not be saved."""

    LATER = auto()  # the file cannot be written now: nothing is saved until that has changed
    REFUSED = auto()  # it waits for the person, and keeps nothing else from being saved
    DROPPED = auto()  # the project keeps its own links or tags, and there is nothing to undo
    UNIMPORTANT = auto()  # nothing that the person did is missing


@dataclass(eq=False, slots=True)
class Unsaved:
    """Everything unsaved of a session, which hands it on to the next one."""

    judgements: dict[CandidateId, Judgement] = field(default_factory=dict)
    corrections: list[CorrectionResult] = field(default_factory=list)  # saved in this order
    tags: dict[tuple[CandidateId, str], bool] = field(default_factory=dict)  # whether it is added
    refused: set[CandidateId] = field(default_factory=set)  # judgements that wait for the person
    being_saved: UnsavedChange | None = None
    failure: str = ""  # why the last change that is still unsaved could not be saved
    overtaken: CandidateId | None = None  # judged by somebody else meanwhile

    def __bool__(self) -> bool:
        return bool(self.judgements or self.corrections or self.tags)

    @property
    def tag_steps(self) -> Iterator[TagStep]:
        for (candidate_id, tag), added in self.tags.items():
            yield TagStep(candidate_id, tag, added)


def save_copy(
    *, project: Project, path: Path, changes: Sequence[UnsavedChange], replace_file: bool = False
) -> None:
    """Save the project in another file, with changes that could not be saved in its own.

    What is no longer in the project is left out of the copy, and does not keep the rest from being
    saved.
    """

    def fill(tx: WriteTx) -> None:
        for change in changes:
            with suppress(RefusedError):
                _unconditionally(change).write(tx, project)

    project.copy_to(path, fill=fill, replace=replace_file)


def _unconditionally(change: UnsavedChange) -> UnsavedChange:
    """In the copy, what was said here takes precedence."""
    return replace(change, expected=None) if isinstance(change, UnsavedJudgement) else change
