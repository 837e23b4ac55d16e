"""Words of a corpus as tokens of a suite: one for each, so that every position stays."""

import unicodedata

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
