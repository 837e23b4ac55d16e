"""A verified translation as the store knows it: whose word it is, and on which words."""

from dataclasses import dataclass

from protest_core.ids import CandidateId, ExampleId, SystemId
from protest_core.judgement.judgement import TokenPlace


@dataclass(frozen=True, slots=True)
class VerifiedCandidate:
    """The words that were selected by those who call it correct; none where nobody selected any.

    They may stand for the pronoun or for an antecedent: what is highlighted tells which.
    """

    id: CandidateId
    system_id: SystemId
    system: str
    example_id: ExampleId
    by_pronoun: frozenset[TokenPlace]
    by_antecedent: frozenset[TokenPlace]
    annotators: tuple[str, ...]
    # It is right as a whole, and no word of it by itself translates the pronoun.
    noncompositional: bool = False
