"""Rows of tidy tables as the store knows them: candidates by names, not by numbers of ours."""

from dataclasses import dataclass

from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgement.conflicts import State
from protest_core.judgement.judgement import Judgement
from protest_core.judgement.outcome import Outcome
from protest_core.matching.match import Reason, Verdict


@dataclass(frozen=True, slots=True)
class CandidatePlace:
    """Which candidate it is, and where its pronoun stands in the source."""

    id: CandidateId
    system_id: SystemId
    system: str
    example_id: ExampleId
    category: str
    line: int
    token: int


@dataclass(frozen=True, slots=True)
class TidyJudgement:
    """One annotator's judgement of one candidate, as it stands."""

    place: CandidatePlace
    annotator: str
    judgement: Judgement
    state: State
    made_at: str
    seconds: float
    guidelines: str


@dataclass(frozen=True, slots=True)
class TidyMatch:
    """What the automatic step said; `matched` names the reference or the verified system."""

    verdict: Verdict
    reasons: tuple[Reason, ...]
    shared: tuple[str, ...]
    matched: str | None
    on_other_words: bool


@dataclass(frozen=True, slots=True)
class TidyCandidate:
    """`match` is `None` where the automatic step has not run since the system was loaded."""

    place: CandidatePlace
    match: TidyMatch | None
    outcome: Outcome
