"""Where tokenisers differ: apostrophes, hyphens and quotation marks."""

from dataclasses import dataclass
from enum import StrEnum

# Those that write an apostrophe for a vowel before the next word.
ELIDING_LANGUAGES = frozenset({"fr", "it", "ca", "oc"})


class Apostrophes(StrEnum):
    """Between letters."""

    BEFORE = "before"  # John 's, can 't
    AFTER = "after"  # l' eau
    ALONE = "alone"  # l ' eau
    TREEBANK = "treebank"  # John 's, ca n't
    WHOLE = "whole"  # l'eau


class Hyphens(StrEnum):
    """Between letters."""

    WHOLE = "whole"  # laissez-la
    PRONOUNS_BEFORE = "pronouns_before"  # laissez -la, and all others whole
    PRONOUNS_ALONE = "pronouns_alone"  # laissez - la, and all others whole
    ALONE = "alone"  # porte - avions
    MARKED = "marked"  # porte @-@ avions


class Quotes(StrEnum):
    AS_WRITTEN = "as_written"
    STRAIGHT = "straight"  # "so"
    TREEBANK = "treebank"  # ``so''


@dataclass(frozen=True, slots=True)
class Convention:
    """One way to write a text in tokens."""

    apostrophes: Apostrophes
    hyphens: Hyphens = Hyphens.WHOLE
    quotes: Quotes = Quotes.AS_WRITTEN
    # The character for the apostrophe; none: as it is written.
    apostrophe: str | None = None
    # In lower case: what is split off a verb, with its hyphen.
    clitics: frozenset[str] = frozenset()
    # In lower case: words that the reference keeps whole, against the rule.
    whole_words: frozenset[str] = frozenset()

    def __str__(self) -> str:
        parts = {
            "apostrophes": self.apostrophes,
            "hyphens": self.hyphens,
            "quotes": self.quotes,
        }
        return ", ".join(f"{name} {value.replace('_', ' ')}" for name, value in parts.items())
