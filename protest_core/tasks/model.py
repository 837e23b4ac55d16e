"""Values of tasks and task sets, and their progress."""

from collections.abc import Mapping
from dataclasses import dataclass

from protest_core.ids import CandidateId, TaskId, TaskSetId
from protest_core.judgements.model import State
from protest_core.tasks.plan import TaskSettings


@dataclass(frozen=True, slots=True)
class Task:
    """A task: `label` is `overlap` or a number from 1, candidates are in the order of judging."""

    id: TaskId
    label: str
    candidates: tuple[CandidateId, ...]


@dataclass(frozen=True, slots=True)
class TaskSet:
    """A task set, whose overlap comes first if it has one."""

    id: TaskSetId
    settings: TaskSettings
    created_at: str
    tasks: tuple[Task, ...]


@dataclass(frozen=True, slots=True)
class TaskProgress:
    """The progress of a task: of annotators who have it or judged something of it, sorted by name.

    The overlap is handed out with every other task of its set.
    """

    id: TaskId
    label: str
    candidates: int
    handed_out: tuple[str, ...]  # annotators, sorted by name
    states: Mapping[str, Mapping[State, int]]  # by annotator; all four states are there

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

    @property
    def candidates(self) -> int:
        """Return the number of candidates, each in one task only."""
        return sum(task.candidates for task in self.tasks)
