"""The policy of matching: how a project's is changed, and what it asks of suite and language."""

from collections.abc import Sequence
from dataclasses import dataclass

from protest_core.errors import RefusedError, counted
from protest_core.languages.profile import LanguageProfile
from protest_core.matching.policy import (
    AntecedentTokens,
    MatchingPolicy,
    PronounTokens,
    changed_policy,
)
from protest_core.store.project import Project
from protest_core.store.settings import load_policy
from protest_core.suite.testsuite import TestSuite


@dataclass(frozen=True, slots=True)
class PolicyChange:
    """Parts of the policy to set anew; whatever is not given stays as the project has it."""

    to_default: bool = False
    pronoun_tokens: str | None = None
    antecedent_tokens: str | None = None
    more_ambiguous_forms: Sequence[str] = ()
    verified_translations: bool | None = None

    def applied_to(self, policy: MatchingPolicy) -> MatchingPolicy:
        return changed_policy(
            MatchingPolicy() if self.to_default else policy,
            pronoun_tokens=self.pronoun_tokens,
            antecedent_tokens=self.antecedent_tokens,
            more_ambiguous_forms=self.more_ambiguous_forms,
            verified_translations=self.verified_translations,
        )


def matching_policy(*, project: Project) -> MatchingPolicy:
    """Under which the last run matched, and the next one will if nothing else is said."""
    with project.reading() as tx:
        return load_policy(tx)


def check_policy(policy: MatchingPolicy, suite: TestSuite, profile: LanguageProfile) -> None:
    """What the policy asks for must be there."""
    if policy.pronoun_tokens is PronounTokens.PRONOUNS and not profile.pronouns:
        raise RefusedError(
            f"Nothing is known of the pronouns of ‘{suite.description.target_language}’, so "
            "matching cannot be limited to them. Use --tokens any."
        )
    without = [
        str(example.id)
        for example in suite.examples
        if any(antecedent.head is None for antecedent in example.agreeing_antecedents)
    ]
    if policy.antecedent_tokens is AntecedentTokens.HEAD and without:
        raise RefusedError(
            "Antecedents cannot be matched by their heads: the suite gives none in "
            f"{counted(len(without), 'example')}, the first of them {without[0]}. "
            "Use --antecedents head-or-span."
        )
