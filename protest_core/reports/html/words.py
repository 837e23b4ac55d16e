"""Text as it may stand on a page: sentences with marked words, and no sign that turns it round."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from protest_core.judgement import Highlights, TokenPlace
from protest_core.suite import Tokens

# They turn what follows round, or isolate it, and may be left open: the page does that itself.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@dataclass(frozen=True, slots=True)
class Piece:
    """Words side by side that mean the same for the example; `marks`: what, if anything."""

    text: str
    marks: tuple[str, ...]


def shown_text(text: str) -> str:
    """Joiners stay: some scripts, and some emoji, need them."""
    return "".join(map(_shown, text))


def _shown(sign: str) -> str:
    hidden = sign in _TURNING or "\ud800" <= sign <= "\udfff" or (sign < " " and sign != "\n")
    return sign.encode("unicode_escape").decode() if hidden or "\x7f" <= sign < "\xa0" else sign


def pieces(lines: Mapping[int, Tokens], highlights: Highlights) -> tuple[Piece, ...]:
    """All lines as one text."""
    marked = ((shown_text(word), _marks(place, highlights)) for place, word in _words(lines))
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
