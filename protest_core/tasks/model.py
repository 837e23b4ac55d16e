"""Task sets as values, and how far annotators are with them."""

from collections.abc import Mapping
from dataclasses import dataclass

from protest_core.ids import CandidateId, TaskId, TaskSetId
from protest_core.judgements.model import State
from protest_core.tasks.plan import TaskSettings


@dataclass(frozen=True, slots=True)
class Task:
    """`label` is `overlap` or a number from 1; the candidates are in the order of judging."""

    id: TaskId
    label: str
    candidates: tuple[CandidateId, ...]


@dataclass(frozen=True, slots=True)
class TaskSet:
    """The overlap comes first, where there is one."""

    id: TaskSetId
    settings: TaskSettings
    created_at: str
    tasks: tuple[Task, ...]


@dataclass(frozen=True, slots=True)
class TaskProgress:
    """How far everybody is who has the task or judged something of it, in order of name.

    The overlap is handed out with every other task of its set.
    """

    id: TaskId
    label: str
    candidates: int
    handed_out: tuple[str, ...]  # annotators, in order of name
    states: Mapping[str, Mapping[State, int]]  # by annotator; all four states are there

    @property
    def by_annotator(self) -> tuple[tuple[str, Mapping[State, int]], ...]:
        """For a table: a task that nobody has is all new, and nobody's."""
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
        """Each counted once: tasks share none."""
        return sum(task.candidates for task in self.tasks)
