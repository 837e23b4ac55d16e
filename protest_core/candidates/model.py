"""Values of systems, candidates and their sentences."""

from dataclasses import dataclass

from msgspec import Struct

from protest_core.ids import CandidateId, SystemId
from protest_core.suite.model import AS_ALIGNED, CorrectedReference, Example
from protest_core.text.tokens import Positions


@dataclass(frozen=True, slots=True)
class System:
    """A system of a project; its sentences are read when they are needed."""

    id: SystemId
    name: str
    text_file: str
    loaded_at: str


class Candidate(Struct, frozen=True, gc=False):
    """One example as translated by one system: the unit that is judged."""

    id: CandidateId
    system_id: SystemId
    system: str
    example: Example
    # Link corrections, in the form in which a suite corrects its reference.
    corrected: CorrectedReference = AS_ALIGNED


@dataclass(frozen=True, slots=True)
class LinkCorrection:
    """The words that a person set as translation of a part: the pronoun (0) or an antecedent."""

    candidate_id: CandidateId
    part: int
    tokens: Positions
    author: str
    made_at: str
    ended_at: str | None  # `None`: it is in force
