"""The result of the automatic step for one candidate: approved or referred, never anything else."""

from dataclasses import dataclass
from enum import StrEnum

import msgspec

from protest_core.matching.rendering import Rendering
from protest_core.suite.example import Example
from protest_core.suite.testsuite import Tokens


class Verdict(StrEnum):
    """There is no third: what does not match the reference may still be right."""

    APPROVED = "approved"
    REFERRED = "referred"


class Reason(StrEnum):
    """Why a candidate goes to people."""

    PRONOUN_UNTRANSLATED = "pronoun_untranslated"
    REFERENCE_PRONOUN_UNALIGNED = "reference_pronoun_unaligned"
    PRONOUN_DIFFERS = "pronoun_differs"
    AMBIGUOUS_FORM = "ambiguous_form"
    ANTECEDENT_UNTRANSLATED = "antecedent_untranslated"
    REFERENCE_ANTECEDENT_UNALIGNED = "reference_antecedent_unaligned"
    ANTECEDENT_DIFFERS = "antecedent_differs"


REASON_SENTENCES = {
    Reason.PRONOUN_UNTRANSLATED: "no word is aligned to the pronoun",
    Reason.REFERENCE_PRONOUN_UNALIGNED: "no word of the reference is aligned to the pronoun",
    Reason.PRONOUN_DIFFERS: "the pronoun differs from the reference's",
    Reason.AMBIGUOUS_FORM: "the pronoun's form is ambiguous",
    Reason.ANTECEDENT_UNTRANSLATED: "no word is aligned to the antecedent",
    Reason.REFERENCE_ANTECEDENT_UNALIGNED: "no word of the reference is aligned to the antecedent",
    Reason.ANTECEDENT_DIFFERS: "the antecedent differs from the reference's",
}
assert set(REASON_SENTENCES) == set(Reason)  # noqa: S101 — a table must cover its enum


class Match(msgspec.Struct, frozen=True, gc=False):
    """Which reference a candidate matches, or why it matches none.

    `reasons` are judged against the human reference. An approval has none: also where a verified
    translation was matched and the human reference would have referred.
    """

    candidate: Rendering
    reference: Rendering
    shared: Tokens
    matched: str | None
    reasons: tuple[Reason, ...] = ()
    # An approval for which no shared word is a pronoun that could have been approved on its own.
    on_other_words: bool = False

    @property
    def verdict(self) -> Verdict:
        return Verdict.REFERRED if self.matched is None else Verdict.APPROVED


@dataclass(frozen=True, slots=True)
class CandidateMatch:
    """One example as translated by one system, and what the automatic step says of it."""

    system: str
    example: Example
    match: Match
    doubts: tuple[str, ...] = ()  # why the aligner is unsure about its links
