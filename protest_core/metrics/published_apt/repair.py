"""How the published APT program repairs links: a pronoun nearby, where none is linked.

Not what section 2.3 of the paper says (`metrics.apt.repair`): what is not linked at all stays so.
"""

from collections.abc import Sequence
from typing import NamedTuple

from protest_core.errors import Problem
from protest_core.metrics.published_apt.inputs import OTHER, Forms, Instance, Side
from protest_core.metrics.published_apt.links import LinkedText

_AROUND = 2  # words on each side of those that are linked


class Repair(NamedTuple):
    """A link that was added: a line of what the program prints."""

    line: int
    token: int
    word: str
    position: int
    added: str


class Repairer:
    """Of one side; always against the links and the words as they are in the files."""

    def __init__(
        self,
        source: Sequence[str],
        text: LinkedText,
        source_pronouns: Forms,
        target_pronouns: Forms,
        problems: list[Problem],
    ) -> None:
        self._source = source
        self._text = text
        self._source_pronouns = source_pronouns
        self._target_pronouns = target_pronouns
        self._problems = problems
        self._repairs: list[Repair] = []

    def taken(self) -> list[Repair]:
        """Those since the last time this was asked."""
        taken, self._repairs = self._repairs, []
        return taken

    def is_due(self, side: Side) -> bool:
        """Where nothing is linked, nothing is looked for."""
        return bool(side.positions) and self._target_pronouns.isdisjoint(side.words)

    def repaired(self, instance: Instance, side: Side) -> Side:
        line = instance[0]
        tokens = self._text.tokens_of(line)
        window = range(
            max(side.positions[0] - _AROUND, 0),
            min(side.positions[-1] + _AROUND + 1, len(tokens)),
        )
        # A capital letter never fits: lists are lower-cased, and tokens are not.
        free = [
            position
            for position in window
            if tokens[position].rpartition("-")[2] in self._target_pronouns
            and tokens[position] not in side.words
            and self._is_free(line, position)
        ]
        if not free:
            return side
        weights = dict(zip(window, weights_of(len(window)), strict=True))
        position = min(free, key=weights.__getitem__)  # the first of equal ones
        added = tokens[position]
        self._repairs.append(Repair(*instance, position, added))
        words = () if side.words == (OTHER,) else side.words
        return Side((*side.positions, position), (*words, added))

    def _is_free(self, line: int, position: int) -> bool:
        """Whether no source pronoun is linked to it already."""
        source = self._source[line].split(" ")
        for token in self._text.links.sources_of(line, position):
            if token >= len(source):
                message = f"{token}-{position} points outside: the source has {len(source)} tokens"
                self._problems.append(Problem(self._text.links_name, message, line + 1))
            elif source[token] in self._source_pronouns:
                return False
        return True


def weights_of(length: int) -> list[int]:
    """Of the words in a window; the smallest wins. They do not grow from where the link is."""
    half = length // 2
    return [*range(half, 0, -1), *([1] if length % 2 else []), *range(1, half + 1)]
