"""The texts that outputs are compared with, and how lines are compared."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from protest_core.languages.profiles import folded, language_profile
from protest_core.text.translation import NoTranslation

WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
FEWEST_WORDS = 200  # from which a language is told
COMPARED_LINES = 200  # whether two texts are the same; the whole texts need not be loaded
_BLANKS = str.maketrans("", "", " \t\u00a0\u202f\u2009")
_ANCHOR = re.compile(r"\d[\d.,:]*|[^\W\d_]{4,}")
_PAIR = re.compile(r"(?=(\w\w))")


@dataclass(frozen=True, slots=True)
class Finding:
    """A sign that a text is no translation; `refuses`: it concerns the file as a whole.

    `no_translation`: the lines that are none at all, from 0.
    """

    message: str
    line: int | None = None  # from 1
    refuses: bool = False
    no_translation: Mapping[int, NoTranslation] = field(default_factory=dict)


@dataclass(frozen=True)  # without slots, for the cached property
class Original:
    """The text that outputs are compared with: source and reference, line by line."""

    source: Sequence[str]
    reference: Sequence[str]
    source_language: str
    target_language: str

    @cached_property
    def has_reference(self) -> bool:
        return any(self.reference)

    @cached_property
    def anchors(self) -> list[frozenset[str]]:
        """The rare words and numbers that a translation of each line may share."""
        of_source = anchors_of(self.source, self.source_language)
        of_reference = anchors_of(self.reference, self.target_language)
        return [one | other for one, other in zip(of_source, of_reference, strict=True)]

    @cached_property
    def comparable(self) -> tuple[list[str], list[str]]:
        """Source and reference as lines are compared."""
        return comparable_lines(self.source), comparable_lines(self.reference)

    @cached_property
    def folded_text(self) -> str:
        return folded("\n".join([*self.source, *self.reference]))

    def at(self, numbers: Sequence[int]) -> "Original":
        """Return only these lines, from 0."""
        source, reference = ([text[at] for at in numbers] for text in (self.source, self.reference))
        return Original(source, reference, self.source_language, self.target_language)


def words_of(lines: Iterable[str]) -> list[str]:
    return WORD.findall(folded("\n".join(lines)))


def sample_of(lines: Sequence[str]) -> Sequence[str]:
    """Return some thousands of lines from all over the text, which tell its language as well."""
    return lines[:: max(1, len(lines) // 2_000)]


def is_long(lines: Sequence[str]) -> bool:
    """Return whether it cannot be chance that two translations are the same."""
    return len(words_of(lines[:COMPARED_LINES])) >= FEWEST_WORDS


def comparable_lines(lines: Sequence[str]) -> list[str]:
    """Return lines as they are compared: however they are tokenised, with any case."""
    if not lines:
        return []
    # All at once is several times as fast; a line may contain a line end of its own.
    text = "\n".join(line.replace("\n", " ") if "\n" in line else line for line in lines)
    return text.translate(_BLANKS).casefold().split("\n")


def anchors_of(lines: Sequence[str], language: str) -> list[frozenset[str]]:
    """Return the rare words and numbers of each line; without blanks, pairs of signs."""
    pattern = _ANCHOR if language_profile(language).writing.blanks else _PAIR
    found = [frozenset(pattern.findall(folded(line))) for line in lines]
    lines_with = Counter(word for words in found for word in words)
    most = max(3, len(lines) // 200)
    return [frozenset(word for word in words if lines_with[word] <= most) for words in found]
