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
from protest_core.judgement.labels import Label, label_of
from protest_core.judgement.oddities import LONGEST_REMARK, oddities
from protest_core.judgement.outcome import (
    ADJUDICATION,
    Dispute,
    Outcome,
    Question,
    Said,
    antecedent_outcome_of,
    antecedent_outcome_said,
    counted_as,
    dispute_of,
    is_reserved,
    outcome_of,
    outcome_said,
)
from protest_core.judgement.tags import LONGEST_TAG, is_tag
from protest_core.judgement.verified import Verifiers, verifiers_of

__all__ = [
    "ADJUDICATION",
    "CONFLICT_SENTENCES",
    "LONGEST_REMARK",
    "LONGEST_TAG",
    "NOT_JUDGEABLE_TAGS",
    "Answer",
    "Conflict",
    "Dispute",
    "Highlights",
    "Judgement",
    "Label",
    "Outcome",
    "Question",
    "Said",
    "State",
    "Tag",
    "TokenPlace",
    "Verifiers",
    "antecedent_outcome_of",
    "antecedent_outcome_said",
    "conflicts_of",
    "counted_as",
    "dispute_of",
    "is_reserved",
    "is_tag",
    "label_of",
    "oddities",
    "outcome_of",
    "outcome_said",
    "state_of",
    "verifiers_of",
]
