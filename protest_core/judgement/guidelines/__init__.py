"""Guidelines as data: questions, tags and help, one versioned file per language pair."""

from protest_core.judgement.guidelines.guidelines import (
    Guidelines,
    Questions,
    StandardTag,
    guidelines_for,
)

__all__ = ["Guidelines", "Questions", "StandardTag", "guidelines_for"]
