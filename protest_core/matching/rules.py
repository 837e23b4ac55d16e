"""The automatic rules (WMT 2018, section 4.2): pure functions from aligned words to a match."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

import msgspec

from protest_core.matching.policy import AntecedentTokens, MatchingPolicy, Rules
from protest_core.suite.model import CorrectedReference, Example
from protest_core.text.tokens import Tokens
from protest_core.text.translation import Translation


class Rendering(msgspec.Struct, frozen=True, gc=False):
    """Words in sentence order. `origin` is `reference` or the name of a system.

    A struct rather than a dataclass: one is made for every candidate, and this halves the cost.
    """

    origin: str
    pronoun: Tokens
    antecedents: tuple[Tokens, ...] = ()


class Reason(StrEnum):
    """Why a candidate goes to people."""

    PRONOUN_UNTRANSLATED = "pronoun_untranslated"
    REFERENCE_PRONOUN_UNALIGNED = "reference_pronoun_unaligned"
    PRONOUN_DIFFERS = "pronoun_differs"
    AMBIGUOUS_FORM = "ambiguous_form"
    ANTECEDENT_UNTRANSLATED = "antecedent_untranslated"
    REFERENCE_ANTECEDENT_UNALIGNED = "reference_antecedent_unaligned"
    ANTECEDENT_DIFFERS = "antecedent_differs"


class Verdict(StrEnum):
    """There is no third: what does not match the reference may still be right."""

    APPROVED = "approved"
    REFERRED = "referred"


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


def match(
    candidate: Rendering,
    reference: Rendering,
    *,
    rules: Rules,
    verified: Sequence[Rendering] = (),
) -> Match:
    """Compare with the human reference, then with each verified translation, in this order.

    Pronoun and antecedents must match the same one. Renderings carry antecedents only where
    the pronoun has to agree with them, so event, pleonastic and addressee examples are approved
    on the pronoun alone ("based on a pronoun match alone").
    """
    shared, reasons = _compare(candidate, reference, rules)
    if not reasons:
        return _approval(candidate, reference, reference.origin, shared, rules)
    for further in verified:
        shared_too, objections = _compare(candidate, further, rules)
        if not objections:
            return _approval(candidate, reference, further.origin, shared_too, rules)
    return Match(candidate, reference, shared, None, reasons)


def _approval(
    candidate: Rendering, reference: Rendering, matched: str, shared: Tokens, rules: Rules
) -> Match:
    on_other_words = not rules.rests_on_pronoun(shared)
    return Match(candidate, reference, shared, matched, on_other_words=on_other_words)


def _compare(
    candidate: Rendering, reference: Rendering, rules: Rules
) -> tuple[Tokens, tuple[Reason, ...]]:
    """The pronoun tokens in common, whether or not the policy counts them, and every reason that
    applies, both sorted; no reason means that the two match.
    """
    shared = _in_common(candidate.pronoun, reference.pronoun)
    reasons = _pronoun_reasons(candidate.pronoun, reference.pronoun, shared, rules)
    for ours, theirs in zip(candidate.antecedents, reference.antecedents, strict=True):
        reasons += _antecedent_reasons(ours, theirs)
    return tuple(sorted(shared)), tuple(sorted(set(reasons)))


def _in_common(candidate: Tokens, reference: Tokens) -> set[str]:
    lowered = [token.lower() for token in candidate]
    return {lower for token in reference if (lower := token.lower()) in lowered}


def _pronoun_reasons(
    candidate: Tokens, reference: Tokens, shared: set[str], rules: Rules
) -> list[Reason]:
    """ "Sets of words aligned to the pronouns have at least one element in common"."""
    if not candidate or not reference:
        reasons = [] if candidate else [Reason.PRONOUN_UNTRANSLATED]
        return reasons if reference else [*reasons, Reason.REFERENCE_PRONOUN_UNALIGNED]
    counted = rules.counted(shared)
    if not counted:
        return [Reason.PRONOUN_DIFFERS]
    # "No automatic matches are generated for pronoun translations containing the word sie alone".
    # Where either side is nothing but ambiguous forms, so is what the two share.
    return [Reason.AMBIGUOUS_FORM] if counted <= rules.ambiguous_forms else []


def _antecedent_reasons(candidate: Tokens, reference: Tokens) -> list[Reason]:
    """ "Word sequences aligned to the source antecedent must be completely equal"."""
    if candidate and reference:
        return [] if candidate == reference else [Reason.ANTECEDENT_DIFFERS]
    reasons = [] if candidate else [Reason.ANTECEDENT_UNTRANSLATED]
    return reasons if reference else [*reasons, Reason.REFERENCE_ANTECEDENT_UNALIGNED]


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


@dataclass(frozen=True, slots=True)
class CandidateMatch:
    """One example as translated by one system, and what the automatic step says of it."""

    system: str
    example: Example
    match: Match
    doubts: tuple[str, ...] = ()  # why the aligner is unsure about its links


REFERENCE = "reference"


# A line, and the source tokens on it whose translation is asked for.
Place = tuple[int, Iterable[int]]


class Places(msgspec.Struct, frozen=True):
    """Where to look in any translation for what an example is matched by."""

    pronoun: Place
    antecedents: tuple[Place, ...]


def places_of(example: Example, policy: MatchingPolicy) -> Places:
    """Antecedents count only where the pronoun has to agree with them."""
    by_span = policy.antecedent_tokens is AntecedentTokens.SPAN
    return Places(
        (example.line, (example.token,)),
        tuple(
            (antecedent.line, antecedent.span if by_span else antecedent.head_or_span)
            for antecedent in example.agreeing_antecedents
        ),
    )


def render(
    places: Places,
    translation: Translation,
    *,
    origin: str,
    by_hand: CorrectedReference | None = None,
) -> Rendering:
    """Take a translation's words from its alignment, except where people set it right."""
    if by_hand is not None:
        return _by_hand(places, translation, by_hand, origin)
    words, antecedents = translation.antecedent_words, places.antecedents
    return Rendering(
        origin,
        translation.aligned_words(*places.pronoun),
        tuple([words(*place) for place in antecedents]) if antecedents else (),
    )


def _by_hand(
    places: Places, translation: Translation, by_hand: CorrectedReference, origin: str
) -> Rendering:
    return Rendering(
        origin,
        translation.aligned_words(*places.pronoun, by_hand.pronoun),
        tuple(
            translation.antecedent_words(*place, by_hand.antecedent(number))
            for number, place in enumerate(places.antecedents)
        ),
    )


def render_reference(
    example: Example, reference: Translation, *, policy: MatchingPolicy
) -> Rendering:
    """Take the reference's words from its alignment, except where the suite corrects it by hand."""
    return _by_hand(places_of(example, policy), reference, example.correction, REFERENCE)
