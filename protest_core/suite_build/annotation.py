"""An annotated text as values, whatever format it came in."""

import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from enum import StrEnum

Words = tuple[int, ...]


class Mention(StrEnum):
    """What kind of expression was marked."""

    PRONOUN = "pronoun"
    NOUN_PHRASE = "np"
    VERB_PHRASE = "vp"
    CLAUSE = "clause"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Markable:
    """An expression that somebody marked; attributes that do not apply are empty."""

    id: str
    words: Words  # positions in the text from 0, in order, each once; there may be gaps
    mention: Mention
    chain: str = ""  # the class of all that refer to the same; empty: to nothing else
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
    """A document in one language: its words, where sentences begin, and what is marked."""

    name: str
    words: tuple[str, ...]
    sentence_starts: Words  # in order, the first is 0; none only if there are no words
    markables: tuple[Markable, ...] = ()

    def sentence_of(self, word: int) -> int:
        """The number of the sentence that a word is in."""
        return bisect_right(self.sentence_starts, word) - 1

    def sentence(self, number: int) -> range:
        """The positions of a sentence's words."""
        starts = self.sentence_starts
        last = number + 1 == len(starts)
        return range(starts[number], len(self.words) if last else starts[number + 1])

    def tokens(self, words: range) -> tuple[str, ...]:
        return self.words[words.start : words.stop]

    @property
    def sentences(self) -> int:
        return len(self.sentence_starts)


# What stands for a word that has nothing to show, as in suites made of PROTEST 1.1's databases.
EMPTY_TOKEN = "␣"  # noqa: S105 — of a sentence


_NO_BREAK_SPACE = "\u00a0"


def token_of(word: str) -> str:
    """In NFC, never empty, without blanks: those inside of a word, as in 10 000, do not break."""
    if word.isascii() and word.isprintable() and word and " " not in word:
        return word
    visible = "".join(c for c in _NO_BREAK_SPACE.join(word.split()) if _is_visible(c))
    return unicodedata.normalize("NFC", visible) or EMPTY_TOKEN


def _is_visible(character: str) -> bool:
    """Not a control character, and not what would be a byte order mark at the start of a file."""
    return character != "\ufeff" and unicodedata.category(character) not in {"Cc", "Cs"}
