"""An annotated text as values, regardless of its original format."""

import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from enum import StrEnum

from protest_core.text.tokens import EMPTY_TOKEN

Words = tuple[int, ...]
_NO_BREAK_SPACE = "\u00a0"


class Mention(StrEnum):
    """The kind of a marked expression."""

    PRONOUN = "pronoun"
    NOUN_PHRASE = "np"
    VERB_PHRASE = "vp"
    CLAUSE = "clause"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Markable:
    """An annotated expression; attributes that do not apply are empty."""

    id: str
    words: Words  # positions in the text from 0, in order, without repetitions; gaps are possible
    mention: Mention
    chain: str = ""  # coreference class; empty without coreferent expressions
    type: str = ""
    antecedent_type: str = ""
    agreement: str = ""
    position: str = ""
    split: str = ""

    @property
    def is_pronoun(self) -> bool:
        return self.mention is Mention.PRONOUN

    @property
    def has_gaps(self) -> bool:
        return self.words[-1] - self.words[0] + 1 != len(self.words)


@dataclass(frozen=True, slots=True)
class AnnotatedText:
    """A document in one language: words, beginnings of sentences, and annotated expressions."""

    name: str
    words: tuple[str, ...]
    sentence_starts: Words  # in order, from 0; empty only without words
    markables: tuple[Markable, ...] = ()

    def sentence_of(self, word: int) -> int:
        """Return the number of the sentence that a word is in."""
        return bisect_right(self.sentence_starts, word) - 1

    def sentence(self, number: int) -> range:
        """Return the positions of a sentence's words."""
        starts = self.sentence_starts
        last = number + 1 == len(starts)
        return range(starts[number], len(self.words) if last else starts[number + 1])

    def tokens(self, words: range) -> tuple[str, ...]:
        return self.words[words.start : words.stop]

    @property
    def sentences(self) -> int:
        return len(self.sentence_starts)


# Stands for a word without visible characters, as in suites made from PROTEST 1.1's databases.


def token_of(word: str) -> str:
    """Return a word as a token: in NFC, never empty, with no-break spaces inside, as in 10 000."""
    if word.isascii() and word.isprintable() and word and " " not in word:
        return word
    visible = "".join(c for c in _NO_BREAK_SPACE.join(word.split()) if _is_visible(c))
    return unicodedata.normalize("NFC", visible) or EMPTY_TOKEN


def _is_visible(character: str) -> bool:
    """Return whether a character is neither a control character nor a byte order mark."""
    return character != "\ufeff" and unicodedata.category(character) not in {"Cc", "Cs"}
