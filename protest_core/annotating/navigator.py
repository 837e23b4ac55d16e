"""The position in a list of candidates, and the moves that are possible from there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain

from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.translatable import Text

_MORE_LINES = 3


@dataclass(frozen=True, slots=True)
class ListPosition:
    """A position in the list, with lines of context beyond those that the category requires."""

    position: int
    above: int = 0
    below: int = 0


class Navigator:
    """A list of candidates and the current place in it.

    Its methods only return the new place: the caller sets `place` after reading that candidate.
    """

    def __init__(self, candidates: Sequence[CandidateId], at: int = 0) -> None:
        if not candidates:
            raise RefusedError(Text("There is nothing to read: no candidate matches."))
        self.candidates = candidates
        self.place = ListPosition(at)
        self._positions = {each: position for position, each in enumerate(candidates)}

    def __contains__(self, candidate_id: CandidateId) -> bool:
        return candidate_id in self._positions

    @property
    def position(self) -> int:
        return self.place.position

    def place_of(self, candidate_id: CandidateId) -> ListPosition:
        position = self._positions[candidate_id]
        return self.place if position == self.position else ListPosition(position)

    def next(self) -> ListPosition | None:
        """Return the next place; `None` after the last one."""
        position = self.position + 1
        return ListPosition(position) if position < len(self.candidates) else None

    def previous(self) -> ListPosition | None:
        return ListPosition(self.position - 1) if self.position else None

    def next_where(self, is_wanted: Callable[[CandidateId], bool]) -> ListPosition | None:
        """Return the next wanted place, searching to the end, then from the beginning."""
        here, count = self.position, len(self.candidates)
        positions = chain(range(here + 1, count), range(here))
        found = (each for each in positions if is_wanted(self.candidates[each]))
        position = next(found, None)
        return None if position is None else ListPosition(position)

    def more_above(self) -> ListPosition:
        return ListPosition(self.position, self.place.above + _MORE_LINES, self.place.below)

    def more_below(self) -> ListPosition:
        return ListPosition(self.position, self.place.above, self.place.below + _MORE_LINES)
