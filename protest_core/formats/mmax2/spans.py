"""Reads MMAX2 spans: `word_3`, `word_3..word_9`, or several of these with commas between."""

from collections.abc import Mapping

from protest_core.building.annotation import Words
from protest_core.formats.problems import quoted


class SpanError(ValueError):
    """Says what is wrong with a span, in words."""


def read_span(text: str, positions: Mapping[str, int]) -> Words:
    """Positions of the words in order, each once; parts may overlap or stand in any order.

    `positions` are those of the words by id. They are looked up first, so that a wrong span is
    told before anything is made as long as it says.
    """
    words: set[int] = set()
    for part in text.split(","):
        first, two_dots, last = (piece.strip() for piece in part.partition(".."))
        start, end = sorted((_position(first, positions), _position(last or first, positions)))
        if two_dots and not last:
            raise SpanError(f"the span {quoted(text)} has no end after ‘..’")
        words.update(range(start, end + 1))
    return tuple(sorted(words))


def _position(word: str, positions: Mapping[str, int]) -> int:
    try:
        return positions[word]
    except KeyError:
        raise SpanError(
            f"the span names {quoted(word)}, and there is no such word"
            if word
            else "the span is empty where a word should be named"
        ) from None
