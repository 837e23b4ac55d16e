"""The words linked to each pronoun, with the published program's repair."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from protest_compat.apt2017.model import NOTHING, OTHER, Instance, Lists, Side, Words, parts_of
from protest_core.errors import counted
from protest_core.files.problems import ProblemList
from protest_core.languages.profiles import Forms
from protest_core.text.tokens import Positions
from protest_core.text.translation import linked_to, links_of

MakeSide = Callable[[Positions, Words], Side]
_AROUND = 2  # words on each side of the linked ones


@dataclass(frozen=True, slots=True)
class LinkedText:
    """A translation and its links from the source: validated Pharaoh text, line by line."""

    name: str
    lines: Sequence[str]
    links_name: str
    links: Sequence[str]

    def tokens(self, line: int) -> list[str]:
        return self.lines[line].split(" ") if line < len(self.lines) else []


class Repair(NamedTuple):
    """An added link, as a line of the program's output."""

    line: int
    token: int
    word: str
    position: int
    added: str


@dataclass(frozen=True, slots=True)
class Repairer:
    """Repairs one side, always by the original links and words of the files."""

    source: Sequence[str]
    text: LinkedText
    source_pronouns: Forms
    target_pronouns: Forms
    problems: ProblemList

    def repair(self, instance: Instance, side: Side) -> Repair | None:
        """Return a link to the nearest free pronoun; none if nothing is linked."""
        if not side.positions or not self.target_pronouns.isdisjoint(side.words):
            return None
        line = instance[0]
        tokens = self.text.tokens(line)
        window = range(
            max(side.positions[0] - _AROUND, 0),
            min(side.positions[-1] + _AROUND + 1, len(tokens)),
        )
        # A capitalised word never matches: lists are in lower case, and tokens are not.
        free = [
            position
            for position in window
            if tokens[position].rpartition("-")[2] in self.target_pronouns
            and tokens[position] not in side.words
            and self._is_free(line, position)
        ]
        if not free:
            return None
        weights = dict(zip(window, weights_of(len(window)), strict=True))
        position = min(free, key=weights.__getitem__)  # the first of equal ones
        return Repair(*instance, position, tokens[position])

    def _is_free(self, line: int, position: int) -> bool:
        """Return whether no source pronoun is linked to the word."""
        tokens = self.source[line].split(" ")
        for token, target in links_of(self.text.links[line]):
            if target != position:
                continue
            if token >= len(tokens):
                message = f"{token}-{position} points outside: the source has {len(tokens)} tokens"
                self.problems.add(self.text.links_name, message, line=line + 1)
            elif tokens[token] in self.source_pronouns:
                return False
        return True


def side_maker(lists: Lists, separator: str) -> MakeSide:
    """Return a function from linked positions and words to a side, with equal ones cached.

    With a target list the first listed part of each word counts; without one, all words do.
    """
    if not lists.target_words:
        return cache(Side)
    listed = frozenset(lists.target_words)
    parts = parts_of(separator)

    @cache
    def make(positions: Positions, words: Words) -> Side:
        first = (next((part for part in parts(word) if part in listed), None) for word in words)
        return Side(positions, tuple(part for part in first if part is not None) or (OTHER,))

    return make


def sides_of(
    text: LinkedText, instances: Iterable[Instance], make_side: MakeSide, problems: ProblemList
) -> list[Side]:
    """Return a side for each instance; a link that leads outside its sentence is an error."""
    sides = []
    for line, source, _ in instances:
        targets = linked_to(text.links[line], source) if line < len(text.links) else []
        if not targets:
            sides.append(NOTHING)
            continue
        tokens = text.tokens(line)
        targets.sort()  # repeated links are kept
        if targets[-1] < len(tokens):
            words = tuple([tokens[target].lower() for target in targets])
            sides.append(make_side(tuple(targets), words))
            continue
        links = " ".join(f"{source}-{target}" for target in targets if target >= len(tokens))
        has = f"{counted(len(tokens), 'token')} there" if tokens else f"no line {line + 1}"
        message = f"{links} points outside: {text.name} has {has}"
        problems.add(text.links_name, message, line=line + 1)
        sides.append(NOTHING)
    return sides


def with_repair(side: Side, repair: Repair) -> Side:
    words = () if side.words == (OTHER,) else side.words
    return Side((*side.positions, repair.position), (*words, repair.added))


def weights_of(length: int) -> list[int]:
    """Return the weights of words in a window, of which the smallest wins.

    They grow from the middle of the window, not from where the link is.
    """
    half = length // 2
    return [*range(half, 0, -1), *([1] if length % 2 else []), *range(1, half + 1)]
