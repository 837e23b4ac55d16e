"""What several people or the automatic step said of one candidate, as values."""

from dataclasses import dataclass

from protest_core.judgement.conflicts import State
from protest_core.judgement.judgement import Judgement
from protest_core.matching.match import Reason, Verdict
from protest_core.store.values import PastJudgement
from protest_core.suite.testsuite import Tokens

_NOTHING = Judgement()


@dataclass(frozen=True, slots=True)
class OfAnnotator:
    """What one person says of a candidate, and said before.

    Who took everything back is here with the empty judgement and a history.
    """

    annotator: str
    judgement: Judgement = _NOTHING
    state: State = State.NEW
    guidelines: str = ""
    made_at: str = ""
    seconds: float = 0.0
    origin: str = ""
    history: tuple[PastJudgement, ...] = ()  # the oldest first


@dataclass(frozen=True, slots=True)
class MatchFound:
    """What the automatic step found for a candidate."""

    verdict: Verdict
    reasons: tuple[Reason, ...]
    shared: Tokens
    on_other_words: bool
    verified_system: str | None  # whose verified translation was matched; else the reference
