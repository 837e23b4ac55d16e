"""The automatic rules (WMT 2018, section 4.2): pure functions from aligned words to a match."""

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from enum import StrEnum

import msgspec

from protest_core.languages.forms import Features, Fit, best_fit
from protest_core.languages.profiles import LanguageProfile
from protest_core.languages.units import units
from protest_core.matching.policy import MatchingPolicy, PronounTokens
from protest_core.suite.model import Example
from protest_core.text.tokens import Tokens
from protest_core.translatable import Text

REFERENCE = "reference"


class TranslatedParts(msgspec.Struct, frozen=True, gc=False):
    """The words that translate pronoun and antecedents, in sentence order.

    `origin` is `reference` or the name of a system.

    It is a struct rather than a dataclass: one is made for every candidate, and this halves the
    cost.
    """

    origin: str
    pronoun: Tokens
    antecedents: tuple[Tokens, ...] = ()


class Reason(StrEnum):
    """A reason why a candidate is referred to people."""

    NO_REFERENCE = "no_reference"
    SENTENCES_MERGED = "sentences_merged"
    PRONOUN_UNTRANSLATED = "pronoun_untranslated"
    REFERENCE_PRONOUN_UNALIGNED = "reference_pronoun_unaligned"
    DROPPED_IN_BOTH = "dropped_in_both"
    PRONOUN_DIFFERS = "pronoun_differs"
    AMBIGUOUS_FORM = "ambiguous_form"
    ANTECEDENT_UNTRANSLATED = "antecedent_untranslated"
    REFERENCE_ANTECEDENT_UNALIGNED = "reference_antecedent_unaligned"
    ANTECEDENT_DIFFERS = "antecedent_differs"
    NO_TRANSLATION = "no_translation"


class Verdict(StrEnum):
    """Approved or referred, never wrong: a translation unlike the reference may be right."""

    APPROVED = "approved"
    REFERRED = "referred"


@dataclass(frozen=True, slots=True)
class SourcePronoun:
    """The pronoun in the source, with what its language's profile knows of it: often nothing."""

    features: tuple[Features, ...] = ()

    def may_become(self, form: str, target: LanguageProfile) -> bool:
        """Return whether a form has the person and kind of a translation of this pronoun."""
        features = target.features.get(form, ())
        return not (self.features and features) or best_fit(self.features, features) > Fit.NEVER


ANY_PRONOUN = SourcePronoun()
_WITHOUT: tuple[Tokens, tuple[Reason, ...]] = ((), (Reason.NO_REFERENCE,))


@dataclass(frozen=True, slots=True)
class Rules:
    """A policy applied to one target language."""

    policy: MatchingPolicy
    profile: LanguageProfile
    ambiguous_forms: frozenset[str]
    # Of few different words: nearly all of them are pronouns.
    _compared: dict[tuple[Tokens, SourcePronoun], frozenset[str]] = field(
        default_factory=dict, compare=False, repr=False
    )

    @property
    def has_homographs(self) -> bool:
        """Return whether approvals can rest on pronouns that are other words, too.

        Where every word counts, and where a profile lists no homographs, nothing is known of it.
        """
        counts_pronouns = self.policy.pronoun_tokens is PronounTokens.PRONOUNS
        return counts_pronouns and bool(self.profile.homographs)

    @property
    def by_units(self) -> bool:
        """Return whether pronouns inside words count, too, if they fit the source pronoun.

        Where every word counts, and where a profile only lists pronouns, words are compared.
        """
        return self.policy.pronoun_tokens is PronounTokens.PRONOUNS and self.profile.has_units

    def compared(self, tokens: Tokens, pronoun: SourcePronoun) -> Set[str]:
        """Return what is compared with another translation: lower-cased words, or units."""
        if not self.by_units:
            return {token.lower() for token in tokens}
        asked = tokens, pronoun
        compared = self._compared.get(asked)
        if compared is None:
            found = (unit.form for token in tokens for unit in units(token, self.profile))
            compared = frozenset(form for form in found if pronoun.may_become(form, self.profile))
            self._compared[asked] = compared
        return compared

    def drops(self, tokens: Tokens) -> bool:
        """Return whether a translation does without the pronoun, as the language often does.

        A link to a verb is no pronoun: *abrió* for "she opened".
        """
        if not self.profile.drops:
            return False
        if not self.by_units:
            return not tokens
        return not any(units(token, self.profile) for token in tokens)

    def counted(self, shared: Set[str]) -> Set[str]:
        """Return those of the shared, lower-cased tokens that count under the policy."""
        if self.policy.pronoun_tokens is PronounTokens.ANY:
            return shared
        return set(filter(self.profile.is_pronoun, shared))

    def rests_on_pronoun(self, shared: Iterable[str]) -> bool:
        """Return whether a shared token is a pronoun that could have been approved on its own."""
        return any(self._grounds(shared))

    def rests_on_homographs(self, shared: Iterable[str]) -> bool:
        """Return whether all of these pronouns are other words, too, such as an article."""
        grounds = {self.profile.folded(token) for token in self._grounds(shared)}
        return self.has_homographs and bool(grounds) and grounds <= self.profile.homograph_forms

    def _grounds(self, shared: Iterable[str]) -> Iterator[str]:
        """Yield the shared pronouns that could have been approved on their own."""
        for token in shared:
            if self.profile.is_pronoun(token) and token not in self.ambiguous_forms:
                yield token


class Match(msgspec.Struct, frozen=True, gc=False):
    """The reference that a candidate matches, or the reasons why it matches none.

    `reasons` concern the human reference. An approval has none, even if only a verified translation
    matches and the human reference would have led to a referral.
    """

    candidate: TranslatedParts
    reference: TranslatedParts
    shared: Tokens
    matched: str | None
    reasons: tuple[Reason, ...] = ()
    # An approval without a shared word that is a pronoun and could be approved on its own.
    on_other_words: bool = False

    @property
    def verdict(self) -> Verdict:
        return Verdict.REFERRED if self.matched is None else Verdict.APPROVED


REASON_SENTENCES = {
    Reason.NO_REFERENCE: Text("there is no reference to compare with"),
    Reason.SENTENCES_MERGED: Text("its sentence is merged with the one before"),
    Reason.PRONOUN_UNTRANSLATED: Text("no word is aligned to the pronoun"),
    Reason.REFERENCE_PRONOUN_UNALIGNED: Text("no word of the reference is aligned to the pronoun"),
    Reason.DROPPED_IN_BOTH: Text("the pronoun is dropped, in the reference as well"),
    Reason.PRONOUN_DIFFERS: Text("the pronoun differs from the reference's"),
    Reason.AMBIGUOUS_FORM: Text("the pronoun's form is ambiguous"),
    Reason.ANTECEDENT_UNTRANSLATED: Text("no word is aligned to the antecedent"),
    Reason.REFERENCE_ANTECEDENT_UNALIGNED: Text(
        "no word of the reference is aligned to the antecedent"
    ),
    Reason.ANTECEDENT_DIFFERS: Text("the antecedent differs from the reference's"),
    Reason.NO_TRANSLATION: Text("the line is no translation"),
}
assert set(REASON_SENTENCES) == set(Reason)  # noqa: S101 — a table must cover its enum


@dataclass(frozen=True, slots=True)
class CandidateMatch:
    """One example as translated by one system, with its match."""

    system: str
    example: Example
    match: Match
    warnings: tuple[str, ...] = ()  # alignment warnings of its links


def usual_policy(profile: LanguageProfile) -> MatchingPolicy:
    """Return the policy for a target language, until people set one."""
    return MatchingPolicy(PronounTokens(profile.default_tokens))


def rules_for(policy: MatchingPolicy, profile: LanguageProfile) -> Rules:
    ambiguous = profile.ambiguous_forms | policy.more_ambiguous_forms
    compared = {profile.spelling(profile.folded(form)) for form in ambiguous}
    return Rules(policy, profile, ambiguous | compared)


def match(
    candidate: TranslatedParts,
    reference: TranslatedParts,
    *,
    rules: Rules,
    verified: Sequence[TranslatedParts] = (),
    pronoun: SourcePronoun = ANY_PRONOUN,
    without_reference: bool = False,
) -> Match:
    """Compare with the human reference, then with each verified translation, in this order.

    If the suite is `without_reference`, only verified translations can match.

    Pronoun and antecedents must match the same reference. `TranslatedParts` has antecedents only
    where the pronoun has to agree with them, so event, pleonastic and addressee examples are
    approved on the pronoun alone ("based on a pronoun match alone").
    """
    if rules.profile.splits_clitics:
        candidate, reference = (_bare(each, rules.profile) for each in (candidate, reference))
        verified = [_bare(each, rules.profile) for each in verified]
    shared, reasons = _WITHOUT
    if not without_reference:
        shared, reasons = _compare(candidate, reference, rules, pronoun)
    if not reasons:
        return _approval(candidate, reference, reference.origin, shared, rules)
    for further in verified:
        shared_too, objections = _compare(candidate, further, rules, pronoun)
        if not objections:
            return _approval(candidate, reference, further.origin, shared_too, rules)
    return Match(candidate, reference, shared, None, reasons)


def no_match(candidate: TranslatedParts, reference: TranslatedParts, reason: Reason) -> Match:
    """Return the match of a candidate of which nothing is compared, for this reason."""
    return Match(candidate, reference, (), None, (reason,))


def _bare(parts: TranslatedParts, profile: LanguageProfile) -> TranslatedParts:
    """Return the words without joiners: a clitic is the word that it would be elsewhere."""
    pronoun, *antecedents = (
        tuple(map(profile.bare, words)) for words in (parts.pronoun, *parts.antecedents)
    )
    return TranslatedParts(parts.origin, pronoun, tuple(antecedents))


def _approval(
    candidate: TranslatedParts,
    reference: TranslatedParts,
    matched: str,
    shared: Tokens,
    rules: Rules,
) -> Match:
    on_other_words = not rules.rests_on_pronoun(shared)
    return Match(candidate, reference, shared, matched, on_other_words=on_other_words)


def _compare(
    candidate: TranslatedParts, reference: TranslatedParts, rules: Rules, pronoun: SourcePronoun
) -> tuple[Tokens, tuple[Reason, ...]]:
    """Return what both pronouns share, whether or not the policy counts it, and all reasons.

    Both are sorted; without any reason the two match.
    """
    shared = rules.compared(candidate.pronoun, pronoun)
    if shared:
        shared = shared & rules.compared(reference.pronoun, pronoun)
    reasons = _pronoun_reasons(candidate.pronoun, reference.pronoun, shared, rules)
    for ours, theirs in zip(candidate.antecedents, reference.antecedents, strict=True):
        reasons += _antecedent_reasons(ours, theirs)
    return tuple(sorted(shared)), tuple(sorted(set(reasons)))


def _pronoun_reasons(
    candidate: Tokens, reference: Tokens, shared: Set[str], rules: Rules
) -> list[Reason]:
    """ "Sets of words aligned to the pronouns have at least one element in common"."""
    # Asked last: what both share, neither drops.
    if not shared and rules.drops(candidate) and rules.drops(reference):
        return [Reason.DROPPED_IN_BOTH]
    if not candidate or not reference:
        reasons = [] if candidate else [Reason.PRONOUN_UNTRANSLATED]
        return reasons if reference else [*reasons, Reason.REFERENCE_PRONOUN_UNALIGNED]
    counted = rules.counted(shared)
    if not counted:
        return [Reason.PRONOUN_DIFFERS]
    # "No automatic matches are generated for pronoun translations containing the word sie alone".
    # If either side consists of ambiguous forms only, so do the shared words.
    return [Reason.AMBIGUOUS_FORM] if counted <= rules.ambiguous_forms else []


def _antecedent_reasons(candidate: Tokens, reference: Tokens) -> list[Reason]:
    """ "Word sequences aligned to the source antecedent must be completely equal"."""
    if candidate and reference:
        return [] if candidate == reference else [Reason.ANTECEDENT_DIFFERS]
    reasons = [] if candidate else [Reason.ANTECEDENT_UNTRANSLATED]
    return reasons if reference else [*reasons, Reason.REFERENCE_ANTECEDENT_UNALIGNED]
