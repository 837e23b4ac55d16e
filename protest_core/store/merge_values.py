"""What is written when judgements come from outside, and what of it is on record."""

from dataclasses import dataclass

from msgspec import Struct

from protest_core.ids import CandidateId
from protest_core.judgement.conflicts import State
from protest_core.judgement.judgement import Judgement
from protest_core.merging.deciding import Kind, Told
from protest_core.merging.incoming import Incoming


class KeptNow(Struct, frozen=True):
    """One annotator's judgement of a candidate as it stands, with all that is kept of it."""

    judgement_id: int
    judgement: Judgement
    guidelines: str
    made_at: str
    origin: str
    seconds: float
    state: State


class Standing(Struct, frozen=True):
    """What a project has of one candidate and annotator before a merge."""

    now: KeptNow | None
    told: Told


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
    undone_at: str | None


@dataclass(frozen=True, slots=True)
class Undone:
    """`left`: candidates that were judged anew since, which stay as they are.

    `beneath`: a later merge stands on what this one brought; undoing that one, too, goes back to
    what was there before both.
    """

    candidates: tuple[CandidateId, ...]
    left: tuple[CandidateId, ...]
    beneath: tuple[CandidateId, ...] = ()
