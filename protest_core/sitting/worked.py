"""The seconds of work on each candidate that are in no file yet."""

from collections import defaultdict
from collections.abc import Iterator

from protest_core.ids import CandidateId


class WorkedSeconds:
    """Added with every act, taken off once they are saved."""

    def __init__(self) -> None:
        self._seconds: defaultdict[CandidateId, float] = defaultdict(float)

    def __iter__(self) -> Iterator[CandidateId]:
        return iter(self._seconds)

    def on(self, candidate_id: CandidateId) -> float:
        return self._seconds.get(candidate_id, 0.0)

    def add(self, candidate_id: CandidateId, seconds: float) -> None:
        if seconds:
            self._seconds[candidate_id] += seconds

    def saved(self, candidate_id: CandidateId, seconds: float) -> None:
        """Perhaps there are more by now."""
        left = self.on(candidate_id) - seconds
        self._seconds.pop(candidate_id, None)
        if left > 0:
            self._seconds[candidate_id] = left
