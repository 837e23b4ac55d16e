"""A translation of a suite's source: its sentences and their links to the source."""

from collections.abc import Iterable
from dataclasses import dataclass
from unicodedata import category

from protest_core.alignment.pharaoh import translations_of
from protest_core.suite.example import Positions
from protest_core.suite.testsuite import Tokens, tokens_of


@dataclass(frozen=True, slots=True)
class Translation:
    """One sentence per source line, and for each its links as checked Pharaoh text."""

    sentences: tuple[str, ...]
    links: tuple[str, ...]

    def tokens(self, line: int) -> Tokens:
        return tokens_of(self.sentences[line])

    def words(self, line: int, positions: Positions) -> Tokens:
        """The tokens at these positions of the line."""
        if not positions:
            return ()
        tokens = self.sentences[line].split(" ")
        return tuple([tokens[position] for position in positions])

    def aligned_words(
        self, line: int, sources: Iterable[int], by_hand: Positions | None = None
    ) -> Tokens:
        """The tokens on this line that translate these source positions."""
        return self.words(line, translations_of(self.links[line], sources, by_hand))

    def antecedent_words(
        self, line: int, sources: Iterable[int], by_hand: Positions | None = None
    ) -> Tokens:
        """The tokens on this line that translate an antecedent."""
        sentence, links = self.sentences[line], self.links[line]
        return self.words(line, antecedent_translation(sentence, links, sources, by_hand))


def antecedent_translation(
    sentence: str, links: str, sources: Iterable[int], by_hand: Positions | None
) -> Positions:
    """The target positions that translate an antecedent; punctuation alone translates none.

    Aligners link words that have no translation to a comma nearby. Two commas would match, and a
    person would be asked to select one. What a person has set holds, whatever it is.
    """
    found = translations_of(links, sources, by_hand)
    if found and by_hand is None:
        tokens = tokens_of(sentence)
        if all(is_punctuation(tokens[position]) for position in found):
            return ()
    return found


def is_punctuation(token: str) -> bool:
    """Whether no character of it is anything else."""
    return all(
        character not in _READ_AS_WORDS and category(character) in _PUNCTUATION
        for character in token
    )


# Unicode's categories of punctuation; `Sk` has the opening quotation mark of treebanks (``).
_PUNCTUATION = frozenset({"Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sk"})
# `20 %` is a translation of `20 percent`.
_READ_AS_WORDS = frozenset("%‰&@#§")
