"""What an annotated corpus says about a text, whatever format it came in."""

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
