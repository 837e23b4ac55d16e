"""What may be a tag, wherever it comes from: the window, a table, a batch."""

import unicodedata
from functools import lru_cache

LONGEST_TAG = 200

# Invisible, but part of how words are written in Persian and in Indian scripts.
_JOINERS = "\u200c\u200d"


@lru_cache(maxsize=1_000)  # a batch holds few of them many times
def is_tag(text: str) -> bool:
    """Tags that only look alike would be counted apart: nothing invisible is in them."""
    return 0 < len(text) <= LONGEST_TAG and not any(map(_is_invisible, text))


def _is_invisible(character: str) -> bool:
    return unicodedata.category(character).startswith("C") and character not in _JOINERS
