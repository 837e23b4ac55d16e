"""Word alignments between source and translation."""

from protest_core.alignment.pharaoh import (
    UNKNOWN_LENGTH,
    last_source,
    link_mistakes,
    links_are_good,
    targets_of,
    translations_of,
)
from protest_core.alignment.translation import Translation

__all__ = [
    "UNKNOWN_LENGTH",
    "Translation",
    "last_source",
    "link_mistakes",
    "links_are_good",
    "targets_of",
    "translations_of",
]
