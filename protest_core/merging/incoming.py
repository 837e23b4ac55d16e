"""A judgement as it comes from outside, checked and in the project's own terms."""

from msgspec import Struct  # thousands are made, and it makes them faster than a dataclass

from protest_core.ids import CandidateId
from protest_core.judgement.judgement import Judgement


class PastTold(Struct, frozen=True):
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
    past: tuple[PastTold, ...] = ()
