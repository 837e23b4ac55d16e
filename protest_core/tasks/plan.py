"""What goes in and out of planning: candidates to choose from, strata, and tasks."""

from dataclasses import dataclass

from protest_core.ids import CandidateId
from protest_core.tasks.settings import TaskSettings

OVERLAP = "overlap"  # the label of the task that everybody gets; the others have numbers from 1


@dataclass(frozen=True, slots=True)
class PooledCandidate:
    """A candidate that could go in. `line` is its source sentence."""

    id: CandidateId
    system: str
    category: str
    line: int
    approved: bool


@dataclass(frozen=True, slots=True)
class Stratum:
    """What goes in of one category of one system.

    `audited` are the approved ones among it, whether a sample or all; `overlap` is a part of both.
    """

    system: str
    category: str
    referred: int
    audited: int
    overlap: int

    @property
    def size(self) -> int:
        return self.referred + self.audited

    def per_task(self, tasks: int) -> tuple[int, int]:
        """The fewest and the most that one of the tasks gets, without the overlap."""
        fewest, more = divmod(self.size - self.overlap, tasks)
        return fewest, fewest + bool(more)


@dataclass(frozen=True, slots=True)
class TaskPlan:
    """Candidates in the order in which they are to be judged; the overlap is in no task."""

    settings: TaskSettings
    strata: tuple[Stratum, ...]  # those that are not empty
    overlap: tuple[CandidateId, ...]
    tasks: tuple[tuple[CandidateId, ...], ...]

    @property
    def labelled(self) -> tuple[tuple[str, tuple[CandidateId, ...]], ...]:
        """Each task with its label; the overlap comes first, where there is one."""
        numbered = tuple((str(number), task) for number, task in enumerate(self.tasks, start=1))
        return (((OVERLAP, self.overlap),) if self.overlap else ()) + numbered

    @property
    def size(self) -> int:
        """All candidates, each counted once."""
        return len(self.overlap) + sum(map(len, self.tasks))
