"""What the store hands out besides suites and translations: frozen values, never rows."""

from dataclasses import dataclass, field
from enum import StrEnum

from msgspec import Struct

from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgement.conflicts import State
from protest_core.judgement.judgement import Judgement
from protest_core.matching.policy import MatchingPolicy
from protest_core.suite.example import CorrectedReference, Example, Positions
from protest_core.suite.testsuite import SuiteDescription

AS_ALIGNED = CorrectedReference()


@dataclass(frozen=True, slots=True)
class System:
    """A system as the project knows it; its sentences are read when they are needed."""

    id: SystemId
    name: str
    text_file: str
    loaded_at: str


class Candidate(Struct, frozen=True):
    """One example as translated by one system: what is judged."""

    id: CandidateId
    system_id: SystemId
    system: str
    example: Example
    # By hand, in the form in which a suite corrects its reference.
    mended: CorrectedReference = AS_ALIGNED


@dataclass(frozen=True, slots=True)
class MendedLink:
    """The words that somebody said translate a part: 0 is the pronoun, from 1 the antecedents."""

    candidate_id: CandidateId
    part: int
    tokens: Positions
    author: str
    made_at: str
    ended_at: str | None  # `None`: it holds


class AlignedSentence(Struct, frozen=True):
    """A sentence of a translation and its links to the source, as Pharaoh text."""

    text: str
    links: str


@dataclass(frozen=True, slots=True)
class Holdings:
    """What a project file holds, in numbers."""

    suite: SuiteDescription
    lines: int
    documents: int
    examples: dict[str, int]  # by category id, in the suite's order
    systems: tuple[System, ...]
    matched_systems: frozenset[SystemId]
    judgements: int
    policy: MatchingPolicy
    file_version: str
    program_version: str
    labels: dict[str, str] = field(default_factory=dict)  # of categories, by id
    doubted: int = 0  # candidates about whose links the aligner is unsure
    mended: int = 0  # candidates with links that people set right
    outdated: int = 0  # approvals by verified translations that do not hold any more


@dataclass(frozen=True, slots=True)
class JudgementRecord:
    """A judgement as it is kept: with its state, and what it was made under, where and when."""

    judgement: Judgement
    state: State
    guidelines: str
    origin: str = "typed"
    made_at: str = ""  # now, where nothing else is said
    seconds: float = 0.0  # of work, since the judgement before


@dataclass(frozen=True, slots=True)
class PastJudgement:
    """What somebody said before, and what became of it: replaced or withdrawn."""

    judgement: Judgement
    made_at: str
    ended_at: str
    ended_by: str
    change: str
    seconds: float = 0.0


class ReferenceShown(StrEnum):
    """When people who judge may see the reference translation: it primes them."""

    ON_REQUEST = "on_request"
    NEVER = "never"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class ProjectOptions:
    """How people judge in this project."""

    conflict_checks: bool = True
    reference: ReferenceShown = ReferenceShown.ON_REQUEST


@dataclass(frozen=True, slots=True)
class KeptJudgement:
    """One of many judgements, with whose it is and of what."""

    candidate_id: CandidateId
    example_id: ExampleId
    annotator: str
    judgement: Judgement
    state: State
