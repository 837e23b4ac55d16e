"""What people say of candidates, and when it contradicts itself."""

from protest_core.judgement.conflicts import (
    CONFLICT_SENTENCES,
    NOT_JUDGEABLE_TAGS,
    Conflict,
    State,
    conflicts_of,
    state_of,
)
from protest_core.judgement.judgement import Answer, Highlights, Judgement, Tag, TokenPlace
from protest_core.judgement.outcome import Outcome, Said, counted_as, outcome_of, outcome_said
from protest_core.judgement.tags import is_tag

__all__ = [
    "CONFLICT_SENTENCES",
    "NOT_JUDGEABLE_TAGS",
    "Answer",
    "Conflict",
    "Highlights",
    "Judgement",
    "Outcome",
    "Said",
    "State",
    "Tag",
    "TokenPlace",
    "conflicts_of",
    "counted_as",
    "is_tag",
    "outcome_of",
    "outcome_said",
    "state_of",
]
