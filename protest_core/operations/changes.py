"""What an operation changed, so that every window can decide whether it cares."""

from dataclasses import dataclass

from protest_core.errors import Problem
from protest_core.ids import CandidateId


@dataclass(frozen=True, slots=True)
class ChangeSet:
    """Systems loaded, whether matches were made, candidates judged; and what to tell people."""

    systems: tuple[str, ...] = ()
    matches: bool = False
    judgements: tuple[CandidateId, ...] = ()
    warnings: tuple[Problem, ...] = ()
