"""Word alignments between source and translation."""

from protest_core.alignment.pharaoh import (
    UNKNOWN_LENGTH,
    last_source,
    link_mistakes,
    links_are_good,
    targets_of,
    translations_of,
)
from protest_core.alignment.translation import (
    Translation,
    antecedent_translation,
    is_punctuation,
)

__all__ = [
    "UNKNOWN_LENGTH",
    "Translation",
    "antecedent_translation",
    "is_punctuation",
    "last_source",
    "link_mistakes",
    "links_are_good",
    "targets_of",
    "translations_of",
]
