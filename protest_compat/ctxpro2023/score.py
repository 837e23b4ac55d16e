"""The counting rule of CTXPRO (Wicks & Post 2023), as its published program applies it."""

import string
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

Split = Callable[[str], list[str]]
_WITHOUT_PUNCTUATION = str.maketrans("", "", string.punctuation)
_SENTENCE_ENDS = ".?!"


@dataclass(slots=True)
class RuleCount:
    """Entries with one rule, and how many of their translations have the expected form."""

    entries: int = 0
    passed: int = 0
    # Their program shows the first only.
    expected: dict[str, None] = field(default_factory=dict)

    @property
    def share(self) -> float | None:
        return self.passed / self.entries if self.entries else None


def counts_of(
    entries: Iterable[tuple[str, str]], translations: Iterable[str], split: Split
) -> dict[str, RuleCount]:
    """Return the counts by rule; an entry is its rule and the expected form."""
    counts: dict[str, RuleCount] = {}
    for (rule, expected), translation in zip(entries, translations, strict=True):
        count = counts.setdefault(rule, RuleCount())
        count.entries += 1
        count.passed += passes(translation, expected, split)
        count.expected[expected] = None
    return counts


def passes(translation: str, expected: str, split: Split) -> bool:
    """Return whether the last sentence has the expected form between blanks.

    Letters are in lower case, without ASCII punctuation. `split` takes most of the time, so it is
    called only where the last sentence matters: it splits a text at blanks, somewhere after a full
    stop, a question mark or an exclamation mark.
    """
    text = translation.strip()
    while "  " in text:  # the splitter leaves single ones
        text = text.replace("  ", " ")
    wanted = f" {expected.lower()} "
    if wanted not in _plain(text):
        return False
    last_blank = max(text.rfind(" "), 0)
    end = max(text.rfind(mark, 0, last_blank) for mark in _SENTENCE_ENDS)
    if end < 0:
        return True
    # Between the end of a sentence and the next one may be closing quotes only.
    if expected.isalnum() and wanted in _plain(text[text.index(" ", end) :]):
        return True
    return wanted in _plain(split(text)[-1])


def _plain(text: str) -> str:
    return f" {text.lower().translate(_WITHOUT_PUNCTUATION)} "
