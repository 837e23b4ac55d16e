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
        return Match(
            candidate, reference, shared_tokens(candidate, reference), reference.origin, ()
        )
    for further in verified:
        if not reasons_to_refer(candidate, further, rules=rules):
            shared = shared_tokens(candidate, further)
            return Match(candidate, reference, shared, further.origin, ())
    return Match(candidate, reference, shared_tokens(candidate, reference), None, reasons)


def reasons_to_refer(
    candidate: Rendering, reference: Rendering, *, rules: Rules
) -> tuple[Reason, ...]:
    """Every reason that applies, sorted; none means that the two match."""
    found = {
        *_pronoun_reasons(candidate.pronoun, reference.pronoun, rules),
        *(
            reason
            for ours, theirs in zip(candidate.antecedents, reference.antecedents, strict=True)
            for reason in _antecedent_reasons(ours, theirs)
        ),
    }
    return tuple(sorted(found)) if found else ()


def shared_tokens(candidate: Rendering, reference: Rendering) -> Tokens:
    """The tokens in common, lower-cased and sorted, whether or not the policy counts them."""
    return tuple(sorted(_lower(candidate.pronoun) & _lower(reference.pronoun)))


def _lower(tokens: Tokens) -> set[str]:
    return {token.lower() for token in tokens}


def _pronoun_reasons(candidate: Tokens, reference: Tokens, rules: Rules) -> list[Reason]:
    """ "Sets of words aligned to the pronouns have at least one element in common"."""
    if not candidate or not reference:
        missing = []
        if not candidate:
            missing.append(Reason.PRONOUN_UNTRANSLATED)
        if not reference:
            missing.append(Reason.REFERENCE_PRONOUN_UNALIGNED)
        return missing
    shared = {token for token in _lower(candidate) & _lower(reference) if rules.is_counted(token)}
    if not shared:
        return [Reason.PRONOUN_DIFFERS]
    # "No automatic matches are generated for pronoun translations containing the word sie alone".
    # Where either side is nothing but ambiguous forms, so is what the two share.
    return [Reason.AMBIGUOUS_FORM] if shared <= rules.ambiguous_forms else []


def _antecedent_reasons(candidate: Tokens, reference: Tokens) -> list[Reason]:
    """ "Word sequences aligned to the source antecedent must be completely equal"."""
    if candidate and reference:
        return [] if candidate == reference else [Reason.ANTECEDENT_DIFFERS]
    missing = []
    if not candidate:
        missing.append(Reason.ANTECEDENT_UNTRANSLATED)
    if not reference:
        missing.append(Reason.REFERENCE_ANTECEDENT_UNALIGNED)
    return missing
