"""The counting rule of CTXPRO (Wicks & Post 2023), as its published program applies it."""

import string
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

Split = Callable[[str], list[str]]
_WITHOUT_PUNCTUATION = str.maketrans("", "", string.punctuation)
_ENDS = frozenset(".?!")  # without one of them before a blank, no sentence is split off


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

    Letters are in lower case, without ASCII punctuation. `split` takes most of the time, so it gets
    only what follows the form, which is in the last sentence if that is not split any more, and
    only if there is anything in it that may end a sentence.
    """
    text, form = translation.strip(), expected.lower()
    if not form.isalnum():
        sentences = split(text)
        return f" {form} " in f" {_plain(sentences[-1] if sentences else text)} "
    if form not in (plain := _plain(text).split(" ")):
        return False
    before = len(plain) - 1 - plain[::-1].index(form)
    rest = text.split(" ")[before:]
    end = next((at for at, word in enumerate(rest[:-1]) if not _ENDS.isdisjoint(word)), None)
    # Whether a sentence ends is seen from the words beside its end; it mostly ends at the first.
    return end is None or not (_is_split(rest[end : end + 3], split) or _is_split(rest, split))


def _is_split(words: Iterable[str], split: Split) -> bool:
    return len(split(" ".join(words))) > 1


def _plain(text: str) -> str:
    return text.lower().translate(_WITHOUT_PUNCTUATION)
