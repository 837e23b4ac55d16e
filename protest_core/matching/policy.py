"""How strictly the automatic step matches: chosen per project, shown with every table."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from protest_core.languages import LanguageProfile


class PronounTokens(StrEnum):
    """Which shared tokens make two pronoun translations match."""

    ANY = "any"  # the WMT 2018 rule to the letter
    PRONOUNS = "pronouns"  # `il a` and `elle a` share `a`, and that is no pronoun match


class AntecedentTokens(StrEnum):
    """Which source tokens an antecedent's translation is taken from."""

    HEAD_OR_SPAN = "head-or-span"  # the head where the suite gives one, else the whole span
    HEAD = "head"  # the same: where there is no head the span is all there is
    SPAN = "span"


@dataclass(frozen=True, slots=True)
class MatchingPolicy:
    """The settings of the automatic step."""

    pronoun_tokens: PronounTokens = PronounTokens.ANY
    antecedent_tokens: AntecedentTokens = AntecedentTokens.HEAD_OR_SPAN
    # Beside those of the language profile.
    more_ambiguous_forms: frozenset[str] = frozenset()

    def __str__(self) -> str:
        parts = [f"pronouns share {_PRONOUN_WORDS[self.pronoun_tokens]}"]
        parts.append(f"antecedents by {_ANTECEDENT_WORDS[self.antecedent_tokens]}")
        if self.more_ambiguous_forms:
            parts.append(f"also ambiguous: {' '.join(sorted(self.more_ambiguous_forms))}")
        return "; ".join(parts)


_PRONOUN_WORDS = {
    PronounTokens.ANY: "any token",
    PronounTokens.PRONOUNS: "a listed pronoun",
}
_ANTECEDENT_WORDS = {
    AntecedentTokens.HEAD_OR_SPAN: "head where given, else span",
    AntecedentTokens.HEAD: "head",
    AntecedentTokens.SPAN: "whole span",
}


@dataclass(frozen=True, slots=True)
class Rules:
    """A policy made ready for one target language."""

    policy: MatchingPolicy
    profile: LanguageProfile
    ambiguous_forms: frozenset[str]

    def counted(self, shared: set[str]) -> set[str]:
        """Those of the shared, lower-cased tokens that count under the policy."""
        if self.policy.pronoun_tokens is PronounTokens.ANY:
            return shared
        return set(filter(self.profile.is_pronoun, shared))

    def rests_on_pronoun(self, shared: Iterable[str]) -> bool:
        """Is any of the shared tokens a pronoun of the target language?"""
        return any(map(self.profile.is_pronoun, shared))


def rules_for(policy: MatchingPolicy, profile: LanguageProfile) -> Rules:
    more = {form.lower() for form in policy.more_ambiguous_forms}
    return Rules(policy, profile, profile.ambiguous_forms | more)
