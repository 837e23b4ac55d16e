"""Text as it stands on a page: sentences with marked words."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from protest_core.judgement.judgement import Highlights, TokenPlace
from protest_core.suite.testsuite import Tokens


@dataclass(frozen=True, slots=True)
class Piece:
    """Words side by side that mean the same for the example; `marks`: what, if anything."""

    text: str
    marks: tuple[str, ...]


def pieces(lines: Mapping[int, Tokens], highlights: Highlights) -> tuple[Piece, ...]:
    """All lines as one text."""
    marked = ((word, _marks(place, highlights)) for place, word in _words(lines))
    return tuple(
        Piece(" ".join(word for word, _ in some), marks)
        for marks, some in groupby(marked, key=lambda each: each[1])
    )


def _words(lines: Mapping[int, Tokens]) -> Iterator[tuple[TokenPlace, str]]:
    for line in sorted(lines):
        for at, word in enumerate(lines[line]):
            yield (line, at), word


def _marks(place: TokenPlace, highlights: Highlights) -> tuple[str, ...]:
    found = ("pronoun", highlights.pronoun), ("antecedent", highlights.antecedent)
    return tuple(name for name, places in found if place in places)
