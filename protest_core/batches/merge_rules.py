"""Which of two sides continues the other, decided by their histories."""

from dataclasses import dataclass
from enum import StrEnum

from msgspec import Struct

from protest_core.ids import CandidateId
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import EMPTY_JUDGEMENT, Judgement, State


class Kind(StrEnum):
    """What merging a judgement would do to the project."""

    NEW = "new"
    CHANGED = "changed"
    WITHDRAWN = "withdrawn"
    UNCHANGED = "unchanged"
    CONFLICT = "conflict"


class Event(Struct, frozen=True, gc=False):
    """A judgement with its time by the annotator's clock; the empty one is a withdrawal."""

    judgement: Judgement
    made_at: str


# Every history begins without any judgement.
BEGINNING = Event(EMPTY_JUDGEMENT, "")


class HistoryState(Struct, frozen=True, gc=False):
    """The history of one side; the last event is its present judgement."""

    events: tuple[Event, ...] = ()

    @property
    def now(self) -> Event:
        return self.events[-1] if self.events else BEGINNING

    def includes(self, event: Event) -> bool:
        # Most candidates have no earlier judgement, and looking first is quicker than comparing.
        return (
            event is BEGINNING
            or event == BEGINNING
            or any(
                each.made_at == event.made_at and each.judgement == event.judgement
                for each in self.events
            )
        )


def decide(project: HistoryState, file: HistoryState) -> Kind:
    here, there = project.now, file.now
    if there.judgement == here.judgement:
        return Kind.UNCHANGED
    if file.includes(here):
        if here is BEGINNING or here.judgement == EMPTY_JUDGEMENT:
            return Kind.NEW
        return Kind.WITHDRAWN if there.judgement == EMPTY_JUDGEMENT else Kind.CHANGED
    return Kind.UNCHANGED if project.includes(there) else Kind.CONFLICT


def holds_unasked(kind: Kind, project: HistoryState, file: HistoryState) -> bool:
    """Whether the file's judgement takes effect unless a choice is made."""
    if kind is Kind.UNCHANGED:
        return file.now.judgement != EMPTY_JUDGEMENT and is_made_again(project, file)
    return kind is not Kind.CONFLICT


def is_made_again(project: HistoryState, file: HistoryState) -> bool:
    """Whether the same judgement was made again later: the time of a yes after a no matters."""
    same = file.now.judgement == project.now.judgement
    return same and file.now != project.now and file.includes(project.now)


class PastIncoming(Struct, frozen=True, gc=False):
    """An earlier judgement in the annotator's file."""

    judgement: Judgement
    guidelines: str
    made_at: str
    ended_at: str
    change: str
    seconds: float = 0.0
    reference_seen: bool | None = None


class Incoming(Struct, frozen=True, gc=False):
    """A file's judgement of one candidate; the empty one means that there is none (any more)."""

    candidate_id: CandidateId
    judgement: Judgement
    guidelines: str = ""
    made_at: str = ""
    seconds: float = 0.0
    past: tuple[PastIncoming, ...] = ()
    reference_seen: bool | None = None


class KeptNow(Struct, frozen=True, gc=False):
    """One annotator's present judgement of a candidate, with all that is stored of it."""

    judgement_id: int
    judgement: Judgement
    guidelines: str
    made_at: str
    origin: str
    seconds: float
    state: State
    reference_seen: bool | None = None


class MergeState(Struct, frozen=True, gc=False):
    """A project's judgement of one candidate by one annotator, and its history, before a merge."""

    now: KeptNow | None
    history: HistoryState


class MergeStep(Struct, frozen=True, gc=False):
    """What a merge does with one candidate; with `take`, the incoming judgement takes effect."""

    incoming: Incoming
    kind: Kind
    state: State
    take: bool


@dataclass(frozen=True, slots=True)
class MergeRecord:
    """A merge that was made; without a batch, the judgements came from a table.

    `kind`: what the annotator is.
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
    """What undoing a merge changed.

    `left`: candidates that were judged again since, which stay as they are. `beneath`: a later
    merge rests on what this one brought; undoing that one, too, returns to the judgements before
    both.
    """

    candidates: tuple[CandidateId, ...]
    left: tuple[CandidateId, ...]
    beneath: tuple[CandidateId, ...] = ()
