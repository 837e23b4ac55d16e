"""Judgements that come from outside, beside those that are there: which of them holds."""

from protest_core.merging.deciding import (
    BEGINNING,
    Event,
    Kind,
    Told,
    decide,
    holds_unasked,
    is_said_again,
)
from protest_core.merging.incoming import Incoming, PastTold

__all__ = [
    "BEGINNING",
    "Event",
    "Incoming",
    "Kind",
    "PastTold",
    "Told",
    "decide",
    "holds_unasked",
    "is_said_again",
]
