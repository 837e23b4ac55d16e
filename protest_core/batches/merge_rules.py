"""Decide from two histories which side continues the other."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar, cast

from msgspec import Struct

from protest_core.ids import CandidateId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import (
    EMPTY_JUDGEMENT,
    Ending,
    Judgement,
    JudgementRecord,
    PastJudgement,
    State,
    StoredJudgement,
)

# A judgement, or the tokens that translate a part.
C = TypeVar("C")


class MergeKind(StrEnum):
    """The effect of merging a judgement on the project."""

    NEW = "new"
    CHANGED = "changed"
    WITHDRAWN = "withdrawn"
    UNCHANGED = "unchanged"
    CONFLICT = "conflict"


class Event(Struct, Generic[C], frozen=True):
    """A judgement or link correction, with its time by the clock of the machine where it was made.

    The empty judgement, or `None` for links, is a withdrawal.
    """

    content: C
    made_at: str

    @property
    def is_nothing(self) -> bool:
        return self.content is None or self.content == EMPTY_JUDGEMENT


# Every history begins without any judgement.
BEGINNING = Event(EMPTY_JUDGEMENT, "")


class SideHistory(Struct, Generic[C], frozen=True):
    """The history of one side; the last event is its present judgement or link correction."""

    events: tuple[Event[C], ...] = ()

    @property
    def now(self) -> Event[C]:
        return self.events[-1] if self.events else cast("Event[C]", BEGINNING)

    def includes(self, event: Event[C]) -> bool:
        # Most candidates have no earlier judgement, and this check is quicker than comparing.
        return not event.made_at or any(
            each.made_at == event.made_at and each.content == event.content for each in self.events
        )


class Incoming(Struct, frozen=True, gc=False):
    """A file's judgement of one candidate; the empty one: there is none, or it was withdrawn."""

    candidate_id: CandidateId
    record: JudgementRecord
    past: tuple[PastJudgement, ...] = ()

    @property
    def judgement(self) -> Judgement:
        return self.record.judgement


class ProjectSide(Struct, frozen=True, gc=False):
    """A project's judgement of one candidate by one annotator, and its history, before a merge."""

    now: StoredJudgement | None
    history: SideHistory[Judgement]


class MergeStep(Struct, frozen=True, gc=False):
    """A step of a merge, for one candidate; with `take`, the incoming judgement takes effect."""

    incoming: Incoming
    kind: MergeKind
    state: State
    take: bool


@dataclass(frozen=True, slots=True)
class MergeRecord:
    """A merge that was made; without a batch, the judgements came from a table.

    `kind`: the kind of annotator.
    """

    id: int
    batch_id: str | None
    annotator: str
    file: str
    merged_at: str
    merged_by: str
    counts: dict[str, int]
    undone_at: str | None = None
    kind: AnnotatorKind = AnnotatorKind.PERSON


@dataclass(frozen=True, slots=True)
class Undone:
    """Candidates that undoing a merge changed, in judgements and links.

    `left`: candidates that were judged again since and keep those judgements. `beneath`: candidates
    on which a later merge rests on this one; undoing that merge, too, restores the judgements
    before both.
    """

    candidates: tuple[CandidateId, ...]
    left: tuple[CandidateId, ...]
    beneath: tuple[CandidateId, ...] = ()
    links: tuple[CandidateId, ...] = ()  # candidates with other links in force again


def events_of(past: PastJudgement) -> Iterator[Event[Judgement]]:
    """Yield the making of an earlier judgement and, if it was withdrawn, the withdrawal."""
    yield Event(past.judgement, past.made_at)
    if past.change == Ending.WITHDRAWN:
        yield Event(EMPTY_JUDGEMENT, past.ended_at)


def decide(project: SideHistory[C], file: SideHistory[C]) -> MergeKind:
    here, there = project.now, file.now
    if there.content == here.content:
        return MergeKind.UNCHANGED
    if file.includes(here):
        if here.is_nothing:
            return MergeKind.NEW
        return MergeKind.WITHDRAWN if there.is_nothing else MergeKind.CHANGED
    return MergeKind.UNCHANGED if project.includes(there) else MergeKind.CONFLICT


def holds_unasked(
    kind: MergeKind, project: SideHistory[Judgement], file: SideHistory[Judgement]
) -> bool:
    """Return whether the file's judgement takes effect if no choice is made."""
    if kind is MergeKind.UNCHANGED:
        return file.now.content != EMPTY_JUDGEMENT and is_made_again(project, file)
    return kind is not MergeKind.CONFLICT


def is_made_again(project: SideHistory[Judgement], file: SideHistory[Judgement]) -> bool:
    """Return whether the same judgement was made again later: its time matters."""
    same = file.now.content == project.now.content
    return same and file.now != project.now and file.includes(project.now)
