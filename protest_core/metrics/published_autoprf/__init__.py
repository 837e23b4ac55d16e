"""AutoPRF as the published program counts it, quirks included."""

from protest_core.metrics.published_autoprf.counting import (
    Corpus,
    DocumentStart,
    PronounCounts,
    PublishedAutoPrf,
    count_autoprf,
    four_digits,
)

__all__ = [
    "Corpus",
    "DocumentStart",
    "PronounCounts",
    "PublishedAutoPrf",
    "count_autoprf",
    "four_digits",
]
