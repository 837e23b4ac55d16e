"""How strictly the automatic step matches: chosen per project, shown with every table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from unicodedata import normalize

from protest_core.db.settings import get_setting, put_setting
from protest_core.db.transactions import Tx, WriteTx
from protest_core.errors import RefusedError
from protest_core.languages.profiles import LanguageProfile
from protest_core.translatable import Text


class PronounTokens(StrEnum):
    """Which shared tokens make two pronoun translations match."""

    ANY = "any"  # the WMT 2018 rule to the letter
    PRONOUNS = "pronouns"  # `il a` and `elle a` share `a`, and that is no pronoun match


class AntecedentTokens(StrEnum):
    """Which source tokens an antecedent's translation is taken from."""

    HEAD_OR_SPAN = "head-or-span"  # the head where the suite gives one, else the whole span
    HEAD = "head"  # only for suites that give every head
    SPAN = "span"


@dataclass(frozen=True, slots=True)
class MatchingPolicy:
    """The settings of the automatic step."""

    pronoun_tokens: PronounTokens = PronounTokens.ANY
    antecedent_tokens: AntecedentTokens = AntecedentTokens.HEAD_OR_SPAN
    # Beside those of the language profile, lower-cased.
    more_ambiguous_forms: frozenset[str] = frozenset()
    # Whether other systems' outputs that people called correct are references, too.
    verified_translations: bool = False

    def __str__(self) -> str:
        return str(self.in_words())

    def in_words(self) -> Text:
        """Return all settings in a line."""
        parts = [_PRONOUN_WORDS[self.pronoun_tokens], _ANTECEDENT_WORDS[self.antecedent_tokens]]
        if self.more_ambiguous_forms:
            forms = " ".join(sorted(self.more_ambiguous_forms))
            parts.append(Text("also ambiguous: {0}").format(forms))
        if self.verified_translations:
            parts.append(Text("verified translations count as references"))
        return Text("; ").join(parts)


def changed_policy(
    policy: MatchingPolicy,
    *,
    pronoun_tokens: str | None = None,
    antecedent_tokens: str | None = None,
    more_ambiguous_forms: Sequence[str] = (),
    verified_translations: bool | None = None,
) -> MatchingPolicy:
    """Return the policy with the given settings replaced."""
    for form in more_ambiguous_forms:
        if form.split() != [form] or not form.isprintable():
            raise RefusedError(
                Text("‘{0}’ is not one word. Give each ambiguous form by itself.").format(form)
            )
    forms = frozenset(normalize("NFC", form.lower()) for form in more_ambiguous_forms)
    return MatchingPolicy(
        PronounTokens(pronoun_tokens or policy.pronoun_tokens),
        AntecedentTokens(antecedent_tokens or policy.antecedent_tokens),
        forms or policy.more_ambiguous_forms,
        policy.verified_translations if verified_translations is None else verified_translations,
    )


_PRONOUN_WORDS = {
    PronounTokens.ANY: Text("pronouns share any token"),
    PronounTokens.PRONOUNS: Text("pronouns share a listed pronoun"),
}


_ANTECEDENT_WORDS = {
    AntecedentTokens.HEAD_OR_SPAN: Text("antecedents by head where given, else span"),
    AntecedentTokens.HEAD: Text("antecedents by head"),
    AntecedentTokens.SPAN: Text("antecedents by whole span"),
}


@dataclass(frozen=True, slots=True)
class Rules:
    """A policy applied to one target language."""

    policy: MatchingPolicy
    profile: LanguageProfile
    ambiguous_forms: frozenset[str]

    def counted(self, shared: set[str]) -> set[str]:
        """Return those of the shared, lower-cased tokens that count under the policy."""
        if self.policy.pronoun_tokens is PronounTokens.ANY:
            return shared
        return set(filter(self.profile.is_pronoun, shared))

    def rests_on_pronoun(self, shared: Iterable[str]) -> bool:
        """Whether a shared token is a pronoun that could have been approved on its own."""
        return any(
            self.profile.is_pronoun(token) and token not in self.ambiguous_forms for token in shared
        )


def rules_for(policy: MatchingPolicy, profile: LanguageProfile) -> Rules:
    return Rules(policy, profile, profile.ambiguous_forms | policy.more_ambiguous_forms)


@dataclass(frozen=True, slots=True)
class PolicyChange:
    """Changes of the policy; what is not given stays as it is in the project."""

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


_POLICY = "matching_policy"


def load_policy(tx: Tx) -> MatchingPolicy:
    return get_setting(tx, _POLICY, MatchingPolicy) or MatchingPolicy()


def save_policy(tx: WriteTx, policy: MatchingPolicy) -> None:
    put_setting(tx, _POLICY, policy)
