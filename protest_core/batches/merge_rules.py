"""Which of two sides went on from the other, told by their histories."""

from dataclasses import dataclass
from enum import StrEnum

from msgspec import Struct

from protest_core.ids import CandidateId
from protest_core.judgements.model import NOTHING_SAID, Judgement, State


class Kind(StrEnum):
    """What merging a judgement would do to the project."""

    NEW = "new"
    CHANGED = "changed"
    WITHDRAWN = "withdrawn"
    UNCHANGED = "unchanged"
    CONFLICT = "conflict"


class Event(Struct, frozen=True):
    """Something was said; the empty judgement takes back what was. The time is the speaker's."""

    judgement: Judgement
    made_at: str


# Everybody begins with nothing.
BEGINNING = Event(NOTHING_SAID, "")


class HistoryState(Struct, frozen=True):
    """What one side has been through; the last of it is what it says now."""

    events: tuple[Event, ...] = ()

    @property
    def now(self) -> Event:
        return self.events[-1] if self.events else BEGINNING

    def includes(self, event: Event) -> bool:
        # Of most candidates nothing was said before, and looking first is quicker than comparing.
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
        if here is BEGINNING or here.judgement == NOTHING_SAID:
            return Kind.NEW
        return Kind.WITHDRAWN if there.judgement == NOTHING_SAID else Kind.CHANGED
    return Kind.UNCHANGED if project.includes(there) else Kind.CONFLICT


def holds_unasked(kind: Kind, project: HistoryState, file: HistoryState) -> bool:
    """Whether it is the file's judgement that counts, as long as nobody chose otherwise."""
    if kind is Kind.UNCHANGED:
        return file.now.judgement != NOTHING_SAID and is_said_again(project, file)
    return kind is not Kind.CONFLICT


def is_said_again(project: HistoryState, file: HistoryState) -> bool:
    """The same, and later: yes, then no, then yes. Which yes it is tells what comes after it."""
    same = file.now.judgement == project.now.judgement
    return same and file.now != project.now and file.includes(project.now)


class PastIncoming(Struct, frozen=True):
    """What the annotator said before, where the file remembers it."""

    judgement: Judgement
    guidelines: str
    made_at: str
    ended_at: str
    change: str
    seconds: float = 0.0


class Incoming(Struct, frozen=True):
    """Of one candidate. The empty judgement says that there is none (any more)."""

    candidate_id: CandidateId
    judgement: Judgement
    guidelines: str = ""
    made_at: str = ""
    seconds: float = 0.0
    past: tuple[PastIncoming, ...] = ()


class KeptNow(Struct, frozen=True):
    """One annotator's judgement of a candidate as it stands, with all that is kept of it."""

    judgement_id: int
    judgement: Judgement
    guidelines: str
    made_at: str
    origin: str
    seconds: float
    state: State


class MergeState(Struct, frozen=True):
    """What a project has of one candidate and annotator before a merge."""

    now: KeptNow | None
    told: HistoryState


class MergeStep(Struct, frozen=True):
    """What becomes of one candidate. `take`: the incoming judgement is the one that holds."""

    incoming: Incoming
    kind: Kind
    state: State
    take: bool


@dataclass(frozen=True, slots=True)
class MergeRecord:
    """A merge that was made. Without a batch, the judgements came from a table."""

    id: int
    batch_id: str | None
    annotator: str
    file: str
    merged_at: str
    merged_by: str
    counts: dict[str, int]
    undone_at: str | None = None


@dataclass(frozen=True, slots=True)
class Undone:
    """`left`: candidates that were judged anew since, which stay as they are.

    `beneath`: a later merge stands on what this one brought; undoing that one, too, goes back to
    what was there before both.
    """

    candidates: tuple[CandidateId, ...]
    left: tuple[CandidateId, ...]
    beneath: tuple[CandidateId, ...] = ()
