"""The automatic step: it approves or it refers, it never rejects."""

from protest_core.matching.match import REASON_SENTENCES, CandidateMatch, Match, Reason, Verdict
from protest_core.matching.outdated import outdated_notes
from protest_core.matching.policy import (
    AntecedentTokens,
    MatchingPolicy,
    PronounTokens,
    Rules,
    changed_policy,
    rules_for,
)
from protest_core.matching.rendering import (
    REFERENCE,
    Place,
    Places,
    Rendering,
    places_of,
    render,
    render_reference,
)
from protest_core.matching.rules import match
from protest_core.matching.saving import judged_in_words, saved_in_words, saving_notes
from protest_core.matching.summary import (
    Counts,
    EvaluationTable,
    MatchGroup,
    SystemCounts,
    count_matches,
)

__all__ = [
    "REASON_SENTENCES",
    "REFERENCE",
    "AntecedentTokens",
    "CandidateMatch",
    "Counts",
    "EvaluationTable",
    "Match",
    "MatchGroup",
    "MatchingPolicy",
    "Place",
    "Places",
    "PronounTokens",
    "Reason",
    "Rendering",
    "Rules",
    "SystemCounts",
    "Verdict",
    "changed_policy",
    "count_matches",
    "judged_in_words",
    "match",
    "outdated_notes",
    "places_of",
    "render",
    "render_reference",
    "rules_for",
    "saved_in_words",
    "saving_notes",
]
