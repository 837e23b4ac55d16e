"""What an operation changed, so that every window can decide whether it cares."""

from dataclasses import dataclass

from protest_core.errors import Problem
from protest_core.ids import CandidateId


@dataclass(frozen=True, slots=True)
class ChangeSet:
    """What was loaded, matched, judged, dealt out or set otherwise; and what to tell people."""

    systems: tuple[str, ...] = ()
    matches: bool = False
    judgements: tuple[CandidateId, ...] = ()
    tagged: tuple[CandidateId, ...] = ()  # with the researcher's own tags
    options: bool = False
    task_sets: tuple[str, ...] = ()  # by name: made or deleted
    warnings: tuple[Problem, ...] = ()
    notes: tuple[str, ...] = ()  # how outputs were tokenised and aligned here
    not_loaded: tuple[str, ...] = ()  # systems that a new project's suite brings
