"""What people say of candidates, and when it contradicts itself."""

from protest_core.judgement.conflicts import Conflict, State, conflicts_of, state_of
from protest_core.judgement.judgement import Answer, Highlights, Judgement, Tag, TokenPlace

__all__ = [
    "Answer",
    "Conflict",
    "Highlights",
    "Judgement",
    "State",
    "Tag",
    "TokenPlace",
    "conflicts_of",
    "state_of",
]
