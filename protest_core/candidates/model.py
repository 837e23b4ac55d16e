"""Values of systems, candidates and link corrections."""

from dataclasses import dataclass

from msgspec import Struct

from protest_core.candidates.origin import UNKNOWN_ORIGIN, SystemOrigin
from protest_core.ids import CandidateId, SystemId
from protest_core.suite.model import AS_ALIGNED, CorrectedReference, Example
from protest_core.text.tokens import Positions
from protest_core.translatable import Text

PartOf = tuple[CandidateId, int]  # a candidate, and the number of one of its parts


@dataclass(frozen=True, slots=True)
class System:
    """A system of a project; its sentences are read when they are needed.

    `is_reference`: marked as the human reference, judged like a system. It is shown, but in no
    rank, comparison, cluster, average or correlation of systems.
    """

    id: SystemId
    name: str
    text_file: str
    loaded_at: str
    is_reference: bool = False
    digest: str = ""  # of the stored sentences and links
    origin: SystemOrigin = UNKNOWN_ORIGIN

    @property
    def shown_name(self) -> str:
        """Return the name, with a mark in words if it is the reference."""
        return name_with_reference_mark(self.name, is_reference=self.is_reference)


class Candidate(Struct, frozen=True, gc=False):
    """One example as translated by one system: the unit that is judged."""

    id: CandidateId
    system_id: SystemId
    system: str
    example: Example
    # Link corrections, in the form of a suite's corrections of its reference.
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


def name_with_reference_mark(name: str, *, is_reference: bool) -> str:
    """Return a system's name as tables and windows show it."""
    return Text("{0} (reference)").format(name) if is_reference else name
