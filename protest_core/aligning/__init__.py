"""Word alignment of raw output, made here, with the pronouns looked at twice."""

from protest_core.aligning.helps import ALL_HELPS, Help
from protest_core.aligning.hints import DOUBT_SENTENCES, Doubt, unsure
from protest_core.aligning.links import Links, SentenceAlignment, as_pharaoh, from_pharaoh
from protest_core.aligning.models import train_and_align
from protest_core.aligning.texts import (
    AlignedText,
    LanguagePair,
    ParallelText,
    align_pairs,
    align_texts,
)
from protest_core.aligning.training import Model

__all__ = [
    "ALL_HELPS",
    "DOUBT_SENTENCES",
    "AlignedText",
    "Doubt",
    "Help",
    "LanguagePair",
    "Links",
    "Model",
    "ParallelText",
    "SentenceAlignment",
    "align_pairs",
    "align_texts",
    "as_pharaoh",
    "from_pharaoh",
    "train_and_align",
    "unsure",
]
