"""A translation of a suite's source: its sentences and their links to the source."""

from collections.abc import Iterable
from dataclasses import dataclass

from protest_core.alignment.pharaoh import translations_of
from protest_core.suite import Positions, Tokens, tokens_of


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
