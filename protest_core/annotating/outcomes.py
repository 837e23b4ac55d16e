"""Read the outcomes of the candidates in a list, by all annotators, in the background."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from protest_core.candidates.queries.human_outcomes import outcomes_of
from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.judgements.outcome import Outcome, counted_as

UNDECIDED = counted_as(Outcome.OPEN)


@dataclass(frozen=True, slots=True)
class ReadOutcomes:
    """Outcomes as they were read, with the number of changes noted before that."""

    version: int
    outcomes: Mapping[CandidateId, Outcome]


class EverybodysOutcomes:
    """Outcomes as they are in the project, read when they are first needed.

    For many candidates that takes long: `read` may run in any thread, and `take` accepts its result
    unless it is out of date. A question before that reads the outcomes at once.
    """

    def __init__(self, project: Project, candidates: Sequence[CandidateId]) -> None:
        self._project, self._candidates = project, candidates
        self._outcomes: Mapping[CandidateId, Outcome] | None = None
        self._counts: Counter[Outcome] = Counter()
        self.version = 0

    @property
    def are_known(self) -> bool:
        return self._outcomes is not None

    def forget(self) -> None:
        """Drop the outcomes, which are read again when needed: somebody has judged."""
        self._outcomes = None
        self.version += 1

    def read(self) -> ReadOutcomes:
        version = self.version
        with self._project.reading() as tx:
            return ReadOutcomes(version, outcomes_of(tx, self._candidates))

    def take(self, read: ReadOutcomes) -> None:
        if read.version == self.version:
            self._outcomes = read.outcomes
            self._counts = Counter(read.outcomes.values())

    def is_undecided(self, candidate_id: CandidateId) -> bool:
        return self._known()[candidate_id] in UNDECIDED

    def count(self, *outcomes: Outcome) -> int:
        self._known()
        return sum(self._counts[each] for each in outcomes)

    def _known(self) -> Mapping[CandidateId, Outcome]:
        if self._outcomes is None:
            self.take(self.read())
        assert self._outcomes is not None  # noqa: S101 — nothing else runs in this thread
        return self._outcomes
