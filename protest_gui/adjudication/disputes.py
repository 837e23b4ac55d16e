"""The candidates on which people differ, and those of them that nobody has settled yet."""

from dataclasses import dataclass

from protest_core.annotating.adjudication import disputed_candidates
from protest_core.db.project import Project
from protest_core.ids import CandidateId


@dataclass(frozen=True, slots=True)
class Disputes:
    """In the usual order; what is settled stays in the list, to be looked at again."""

    candidates: tuple[CandidateId, ...]
    still_open: frozenset[CandidateId]

    @property
    def at(self) -> int:
        """Where to begin: at the first that is open."""
        places = (place for place, each in enumerate(self.candidates) if each in self.still_open)
        return next(places, 0)


def find_disputes(project: Project) -> Disputes:
    return Disputes(
        disputed_candidates(project=project, only_open=False),
        frozenset(disputed_candidates(project=project)),
    )
