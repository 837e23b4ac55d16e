"""Unsaved work of annotators, as values that save themselves."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from pathlib import Path

from protest_core.annotating.candidate_tags import TagStep, write_tag_step
from protest_core.annotating.judge_candidate import write_judgement, write_work
from protest_core.annotating.link_corrections import CorrectionResult, write_correction
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.db.transactions import WriteTx
from protest_core.errors import ConflictError, ProtestError, RefusedError
from protest_core.ids import CandidateId
from protest_core.judgements.model import Judgement


class Failure(Enum):
    """Consequences of a change that could not be saved."""

    LATER = auto()  # the file cannot be written now: nothing is saved until that has changed
    REFUSED = auto()  # it waits for the person, and does not prevent other changes from being saved
    DROPPED = auto()  # the project keeps its own links or tags, and there is nothing to undo
    UNIMPORTANT = auto()  # no change by the person is lost


class UnsavedChange:
    """A change that any thread may save, in a transaction of its own."""

    __slots__ = ()

    def save(self, project: Project) -> ChangeSet:
        with project.changing() as tx:
            return self.write(tx, project)

    def write(self, tx: WriteTx, project: Project) -> ChangeSet:
        """Save the change in a transaction, which may be on a copy of the project."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class UnsavedJudgement(UnsavedChange):
    """A judgement to save; `expected` is the one that the annotator saw, no other is replaced."""

    candidate_id: CandidateId
    annotator: str
    judgement: Judgement
    seconds: float
    expected: Judgement | None = None
    adjudicated_by: str = ""
    reference_seen: bool = False

    def write(self, tx: WriteTx, project: Project) -> ChangeSet:  # noqa: ARG002
        return write_judgement(
            tx,
            self.candidate_id,
            self.annotator,
            self.judgement,
            seconds=self.seconds,
            expected=self.expected,
            adjudicated_by=self.adjudicated_by,
            reference_seen=self.reference_seen,
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


@dataclass(eq=False, slots=True)
class Unsaved:
    """All unsaved changes of a session, which hands them on to the next one."""

    judgements: dict[CandidateId, Judgement] = field(default_factory=dict)
    corrections: list[CorrectionResult] = field(default_factory=list)  # saved in this order
    tags: dict[tuple[CandidateId, str], bool] = field(default_factory=dict)  # whether it is added
    refused: set[CandidateId] = field(default_factory=set)  # judgements that wait for the person
    being_saved: UnsavedChange | None = None
    failure: str = ""  # why the last change that is still unsaved could not be saved
    overtaken: CandidateId | None = None  # another person has judged it since

    def __bool__(self) -> bool:
        return bool(self.judgements or self.corrections or self.tags)

    @property
    def tag_steps(self) -> Iterator[TagStep]:
        for (candidate_id, tag), added in self.tags.items():
            yield TagStep(candidate_id, tag, added)

    def next_of(self, changes: Iterator[UnsavedChange]) -> UnsavedChange | None:
        """Return the first change; no other is returned until `saved` or `failed`."""
        if self.being_saved is not None:
            return None
        self.being_saved = next(changes, None)
        return self.being_saved

    def saved(self, change: UnsavedChange) -> None:
        """Forget a change that is saved, unless something else has taken its place since."""
        self._end(change)
        match change:
            case UnsavedLinks(correction) if correction in self.corrections:
                self.corrections.remove(correction)
            case UnsavedJudgement(candidate_id=candidate_id, judgement=judgement):
                if self.judgements.get(candidate_id) == judgement:
                    del self.judgements[candidate_id]
            case UnsavedTag(step):
                if self.tags.get((step.candidate_id, step.tag)) is step.added:
                    del self.tags[step.candidate_id, step.tag]
        if not self.refused & self.judgements.keys():
            self.failure, self.overtaken = "", None

    def failed(self, change: UnsavedChange, error: BaseException) -> Failure:
        """Keep or drop a change that could not be saved, and return the consequence."""
        self._end(change)
        refused, overtaken = isinstance(error, RefusedError), None
        match change:
            case UnsavedWork():
                return Failure.UNIMPORTANT
            case UnsavedLinks(correction) if refused or not isinstance(error, ProtestError):
                self.corrections.remove(correction)
                return Failure.DROPPED
            case UnsavedTag(step) if refused:
                self.tags.pop((step.candidate_id, step.tag), None)
                return Failure.DROPPED
            case UnsavedJudgement(candidate_id) if refused:
                self.refused.add(candidate_id)
                overtaken = candidate_id if isinstance(error, ConflictError) else None
        self.failure = error.text if isinstance(error, ProtestError) else str(error)
        self.overtaken = overtaken
        return Failure.REFUSED if refused else Failure.LATER

    def _end(self, change: UnsavedChange) -> None:
        if self.being_saved is change:
            self.being_saved = None


@dataclass(frozen=True, slots=True)
class ChangeLeftOut:
    """A change that is not in a copy, and why."""

    change: UnsavedChange
    why: str


def save_copy(
    *, project: Project, path: Path, changes: Sequence[UnsavedChange], replace_file: bool = False
) -> tuple[ChangeLeftOut, ...]:
    """Save the project in another file, with changes that could not be saved in its own.

    Return the changes that the copy refuses, too, such as those on a system that was removed; they
    do not prevent the others from being saved.
    """
    left_out: list[ChangeLeftOut] = []

    def fill(tx: WriteTx) -> None:
        left_out.clear()
        for change in changes:
            try:
                _unconditionally(change).write(tx, project)
            except RefusedError as error:
                left_out.append(ChangeLeftOut(change, error.text))

    project.copy_to(path, fill=fill, replace=replace_file)
    return tuple(left_out)


def _unconditionally(change: UnsavedChange) -> UnsavedChange:
    """Return the change so that it takes precedence in the copy, whatever it replaces there."""
    match change:
        case UnsavedJudgement():
            return replace(change, expected=None)
        case UnsavedLinks(correction):
            return UnsavedLinks(replace(correction, before={}))
    return change
