"""Values of tasks and task sets, and their progress."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from protest_core.ids import CandidateId, TaskId, TaskSetId
from protest_core.judgements.model import State
from protest_core.tasks.plan import TaskSettings
from protest_core.tasks.sampling import Draw


@dataclass(frozen=True, slots=True)
class Task:
    """A task: `label` is `overlap` or a number from 1, candidates are in the order of judging."""

    id: TaskId
    label: str
    candidates: tuple[CandidateId, ...]


@dataclass(frozen=True, slots=True)
class TaskMember:
    """A candidate of a task set; `task` is the label of its task."""

    task_set: str
    task: str
    candidate: CandidateId


@dataclass(frozen=True, slots=True)
class TaskSet:
    """A task set, whose overlap comes first if it has one."""

    id: TaskSetId
    settings: TaskSettings
    created_at: str
    tasks: tuple[Task, ...]


@dataclass(frozen=True, slots=True)
class TaskProgress:
    """The progress of a task, by annotators who have it or judged some of it.

    The overlap is handed out with every other task of its set.
    """

    id: TaskId
    label: str
    candidates: int
    handed_out: tuple[str, ...]  # annotators, sorted by name
    states: Mapping[str, Mapping[State, int]]  # by annotator; all four states are present

    @property
    def by_annotator(self) -> tuple[tuple[str, Mapping[State, int]], ...]:
        """Return the rows of a table; a task that nobody has is all new, without an annotator."""
        nobody = {state: self.candidates * (state is State.NEW) for state in State}
        return tuple(self.states.items()) or (("", nobody),)


@dataclass(frozen=True, slots=True)
class TaskSetProgress:
    id: TaskSetId
    settings: TaskSettings
    created_at: str
    tasks: tuple[TaskProgress, ...]
    draws: tuple[Draw, ...] = ()

    @property
    def candidates(self) -> int:
        """Return the number of candidates; each is in one task only."""
        return sum(task.candidates for task in self.tasks)


@dataclass(frozen=True, slots=True)
class DrawCounts:
    """Numbers of candidates in a stratum from which a task set drew: all, drawn, reached.

    `reconstructed`: not recorded at the draw, but derived from later verdicts. Candidates reached
    by earlier task sets are not in `reached` but in `reached_before`, drawn here or not.
    """

    size: int
    drawn: int
    reached: int
    reconstructed: bool
    reached_before: int = 0

    @property
    def share_reached(self) -> float:
        """Return the share reached of the candidates that no earlier task set has reached."""
        remaining = self.size - self.reached_before
        return self.reached / remaining if remaining else 0.0


class DrawState(StrEnum):
    """The state of a candidate in a stratum from which a task set drew.

    `REACHED`: drawn, and people have judged it or, in a batch, passed it over. `WAITING`: drawn but
    not reached yet. `LEFT`: not drawn.
    """

    LEFT = "left"
    REACHED = "reached"
    WAITING = "waiting"
