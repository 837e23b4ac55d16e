"""From positions in documents to positions in a suite, whose lines are groups of sentences."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from protest_core.building.annotation import AnnotatedText
from protest_core.building.beads import Bead
from protest_core.building.finding import FoundAntecedent
from protest_core.suite.example import Antecedent


@dataclass(frozen=True, slots=True)
class PlacedDocument:
    """A document with its groups, and the line of the suite on which it begins."""

    name: str
    part: str
    source: AnnotatedText
    target: AnnotatedText
    groups: tuple[Bead, ...]
    first_line: int

    def source_lines(self) -> Iterator[str]:
        for group in self.groups:
            yield _line(self.source, group.source)

    def target_lines(self) -> Iterator[str]:
        for group in self.groups:
            yield _line(self.target, group.target)

    def place(self, word: int) -> tuple[int, int]:
        """The line and token of the suite that a source word became."""
        number = self.group_of(word)
        return self.first_line + number, word - self._first_word(number)

    def group_of(self, word: int) -> int:
        firsts = [group.source.start for group in self.groups]
        return bisect_right(firsts, self.source.sentence_of(word)) - 1

    def is_translated(self, word: int) -> bool:
        return bool(self.groups[self.group_of(word)].target)

    def antecedent(self, found: FoundAntecedent) -> Antecedent:
        """What of it is on the line of its head, from first to last; a span has no gaps."""
        line, head = self.place(found.head)
        tokens = [token for at, token in map(self.place, found.markable.words) if at == line]
        return Antecedent(line, min(tokens), max(tokens) + 1, head)

    def _first_word(self, group: int) -> int:
        return self.source.sentence(self.groups[group].source.start).start


def _line(text: AnnotatedText, sentences: range) -> str:
    if not sentences:
        return ""
    first, last = text.sentence(sentences.start), text.sentence(sentences.stop - 1)
    return " ".join(text.words[first.start : last.stop])


def first_lines(groups: Sequence[Sequence[Bead]]) -> list[int]:
    """Where each of several documents begins."""
    starts = [0]
    for each in groups:
        starts.append(starts[-1] + len(each))
    return [start for start, _ in pairwise(starts)]


def source_lines(documents: Iterable[PlacedDocument]) -> tuple[str, ...]:
    """Those of all documents."""
    return tuple(line for document in documents for line in document.source_lines())


def target_lines(documents: Iterable[PlacedDocument]) -> tuple[str, ...]:
    return tuple(line for document in documents for line in document.target_lines())
