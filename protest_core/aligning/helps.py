"""What the aligner is told beside the text: small suites are too little to learn from."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum

from protest_core.aligning.likely import LikelyTranslations
from protest_core.aligning.links import from_pharaoh
from protest_core.aligning.rounds import Pair
from protest_core.alignment.translation import Translation


class Help(StrEnum):
    """Each can be left out, to measure what it does."""

    BEGINNINGS = "beginnings"
    LIKELY_PAIRS = "likely_pairs"
    KNOWN_LINKS = "known_links"
    MENDING = "mending"
    SAME_LINES = "same_lines"


ALL_HELPS = frozenset(Help)

_TIMES = 3


def likely_pairs(likely: LikelyTranslations) -> Iterator[Pair]:
    """Pronouns with their likely translations, as sentences of one word."""
    for pronoun, forms in likely.often.items():
        yield from [((pronoun,), (form,)) for form in sorted(forms)] * _TIMES


def linked_words(source: Sequence[str], translations: Iterable[Translation]) -> Iterator[Pair]:
    """Words that are linked in translations that have their links already, the same way.

    Those of the reference are often made by hand, and know what hundred lines cannot teach.
    """
    lines = [line.split(" ") for line in source]
    for translation in translations:
        for words, sentence, links in zip(
            lines, translation.sentences, translation.links, strict=True
        ):
            others = sentence.split(" ")
            yield from (((words[i],), (others[j],)) for i, j in sorted(from_pharaoh(links)))
