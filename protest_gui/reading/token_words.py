"""The highlighted words of a shown text, in reading order."""

from collections.abc import Sequence
from dataclasses import dataclass

from protest_gui.reading.token_marks import Mark, Marks, Place, ShownLine
from protest_gui.reading.token_positions import token_span


@dataclass(frozen=True, slots=True)
class Word:
    """`start` and `end` are positions in the paragraph, `block` is the paragraph's number."""

    place: Place
    mark: Mark
    text: str
    block: int
    start: int
    end: int


def words_of(lines: Sequence[ShownLine], marks: Marks) -> tuple[Word, ...]:
    """Marks on what is not shown are left out: a line further up, a word that does not exist."""
    blocks = {line.number: block for block, line in enumerate(lines)}
    words = []
    for (number, token), mark in marks.items():
        block = blocks.get(number)
        if block is not None and 0 <= token < len(lines[block].tokens):
            tokens = lines[block].tokens
            start, end = token_span(tokens, token)
            words.append(Word((number, token), mark, tokens[token], block, start, end))
    return tuple(sorted(words, key=lambda word: (word.block, word.start, word.place[1])))


def same_word(words: Sequence[Word], before: Word | None) -> Word | None:
    """The word as it is marked now, in whatever context it is shown."""
    return next(
        (w for w in words if before and (w.place, w.text) == (before.place, before.text)), None
    )
