"""Changes by an operation, so that every window can decide whether to update."""

from dataclasses import dataclass

from protest_core.errors import Problem
from protest_core.ids import CandidateId


@dataclass(frozen=True, slots=True)
class ChangeSet:
    """The parts of a project that an operation loaded, evaluated, judged or otherwise changed."""

    systems: tuple[str, ...] = ()
    matches: bool = False
    judgements: tuple[CandidateId, ...] = ()
    tagged: tuple[CandidateId, ...] = ()  # by the researcher
    options: bool = False
    task_sets: tuple[str, ...] = ()  # names of task sets made or deleted
    warnings: tuple[Problem, ...] = ()
    notes: tuple[str, ...] = ()  # how outputs were tokenised and aligned
    not_loaded: tuple[str, ...] = ()  # systems that come with a new project's suite
