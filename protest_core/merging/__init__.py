"""Judgements that come from outside, beside those that are there: which of them holds."""

from protest_core.merging.deciding import Event, Kind, Told, decide, is_said_again
from protest_core.merging.incoming import Incoming, PastTold

__all__ = ["Event", "Incoming", "Kind", "PastTold", "Told", "decide", "is_said_again"]
