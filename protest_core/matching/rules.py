"""The automatic rules: pure functions from what is aligned to a match.

Guillou, Hardmeier, Lapshinova-Koltunski & Loáiciga 2018 (the WMT 2018 test suite), section 4.2.
"""

from collections.abc import Sequence

from protest_core.matching.match import Match, Reason
from protest_core.matching.policy import Rules
from protest_core.matching.rendering import Rendering
from protest_core.suite.testsuite import Tokens


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
