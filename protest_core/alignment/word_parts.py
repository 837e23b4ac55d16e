"""Align the parts of words with clitics, and give the links back to the words."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import chain

from protest_core.alignment.bidirectional_links import SentenceAlignment, as_pharaoh
from protest_core.languages.profiles import JOINER, LanguageProfile
from protest_core.languages.units import split_at_units
from protest_core.text.tokens import Tokens


class WordParts:
    """Splits words of a language, as *moverla* into `mover` and `la`."""

    def __init__(self, profile: LanguageProfile) -> None:
        @cache
        def parts_of(word: str) -> Tokens:
            first, *others = split_at_units(word, profile)
            return (profile.bare(first), *(part.removeprefix(JOINER) for part in others))

        self._splits = profile.has_clitics
        self._parts_of = parts_of

    def parts(self, words: Sequence[str]) -> Tokens:
        """Return the parts of all words, as they are aligned."""
        return tuple(chain.from_iterable(map(self._parts_of, words)) if self._splits else words)

    def joined(self, alignment: SentenceAlignment, words: Sequence[str]) -> SentenceAlignment:
        """Return the alignment of words, from that of their parts."""
        if not self._splits:
            return alignment
        numbers = [len(self._parts_of(word)) for word in words]
        word_of = [number for number, parts in enumerate(numbers) for _ in range(parts)]
        sources: list[int | None] = [None] * len(words)
        for part, source in enumerate(alignment.sources):
            if sources[word_of[part]] is None:  # a verb comes before its clitics
                sources[word_of[part]] = source
        return replace(
            alignment,
            text=as_pharaoh({(i, word_of[j]) for i, j in alignment.links}),
            sources=tuple(sources),
            targets=tuple(None if j is None else word_of[j] for j in alignment.targets),
        )
