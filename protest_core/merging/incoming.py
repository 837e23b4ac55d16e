"""A judgement as it comes from outside, checked and in the project's own terms."""

from dataclasses import dataclass

from protest_core.ids import CandidateId
from protest_core.judgement import Judgement


@dataclass(frozen=True, slots=True)
class PastTold:
    """What the annotator said before, where the file remembers it."""

    judgement: Judgement
    guidelines: str
    made_at: str
    ended_at: str
    change: str
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Incoming:
    """Of one candidate. The empty judgement says that there is none (any more)."""

    candidate_id: CandidateId
    judgement: Judgement
    guidelines: str = ""
    made_at: str = ""
    seconds: float = 0.0
    past: tuple[PastTold, ...] = ()
