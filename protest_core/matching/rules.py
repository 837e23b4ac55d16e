"""The automatic rules: pure functions from what is aligned to a match.

Guillou, Hardmeier, Lapshinova-Koltunski & Loáiciga 2018 (the WMT 2018 test suite), section 4.2.
"""

from collections.abc import Sequence

from protest_core.matching.match import Match, Reason
from protest_core.matching.policy import Rules
from protest_core.matching.rendering import Rendering
from protest_core.suite import Tokens


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
    reasons = reasons_to_refer(candidate, reference, rules=rules)
    if not reasons:
        return _approval(candidate, reference, reference, rules)
    for further in verified:
        if not reasons_to_refer(candidate, further, rules=rules):
            return _approval(candidate, reference, further, rules)
    return Match(candidate, reference, shared_tokens(candidate, reference), None, reasons)


def _approval(
    candidate: Rendering, reference: Rendering, matched: Rendering, rules: Rules
) -> Match:
    shared = shared_tokens(candidate, matched)
    on_other_words = not rules.rests_on_pronoun(shared)
    return Match(candidate, reference, shared, matched.origin, on_other_words=on_other_words)


def reasons_to_refer(
    candidate: Rendering, reference: Rendering, *, rules: Rules
) -> tuple[Reason, ...]:
    """Every reason that applies, sorted; none means that the two match."""
    reasons = _pronoun_reasons(candidate.pronoun, reference.pronoun, rules)
    for ours, theirs in zip(candidate.antecedents, reference.antecedents, strict=True):
        reasons += _antecedent_reasons(ours, theirs)
    return tuple(sorted(set(reasons))) if len(reasons) > 1 else tuple(reasons)


def shared_tokens(candidate: Rendering, reference: Rendering) -> Tokens:
    """The tokens in common, lower-cased and sorted, whether or not the policy counts them."""
    return tuple(sorted(_in_common(candidate.pronoun, reference.pronoun)))


def _in_common(candidate: Tokens, reference: Tokens) -> set[str]:
    lowered = [token.lower() for token in candidate]
    return {lower for token in reference if (lower := token.lower()) in lowered}


def _pronoun_reasons(candidate: Tokens, reference: Tokens, rules: Rules) -> list[Reason]:
    """ "Sets of words aligned to the pronouns have at least one element in common"."""
    if candidate and reference:
        return _reasons_of_shared(_in_common(candidate, reference), rules)
    reasons = [] if candidate else [Reason.PRONOUN_UNTRANSLATED]
    return reasons if reference else [*reasons, Reason.REFERENCE_PRONOUN_UNALIGNED]


def _reasons_of_shared(shared: set[str], rules: Rules) -> list[Reason]:
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
