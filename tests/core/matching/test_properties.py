"""Properties that hold for any tokens whatever."""

from hypothesis import given
from hypothesis import strategies as st

from protest_core.matching.rules import Match, Reason, Rules, TranslatedParts, Verdict, match
from tests.core.matching.strategies import any_rules, translated_parts


def run(given: list[TranslatedParts], rules: Rules) -> Match:
    candidate, reference, *verified = given
    return match(candidate, reference, rules=rules, verified=verified)


def lowered(parts: TranslatedParts) -> TranslatedParts:
    pronoun = tuple(token.lower() for token in parts.pronoun)
    return TranslatedParts(parts.origin, pronoun, parts.antecedents)


@given(translated_parts(4), any_rules)
def test_a_candidate_is_approved_or_referred_and_referred_with_reasons(given, rules):
    result = run(given, rules)
    assert result.verdict in {Verdict.APPROVED, Verdict.REFERRED}
    assert (result.verdict is Verdict.REFERRED) == bool(result.reasons)
    assert (result.matched is None) == bool(result.reasons)
    assert set(result.reasons) <= set(Reason)


@given(translated_parts(4), any_rules)
def test_approval_implies_the_rules_against_the_reference_it_names(given, rules):
    result = run(given, rules)
    if result.verdict is Verdict.REFERRED:
        return
    against = next(each for each in given[1:] if each.origin == result.matched)
    ours = {token.lower() for token in given[0].pronoun}
    theirs = {token.lower() for token in against.pronoun}
    assert result.shared == tuple(sorted(ours & theirs))
    assert rules.counted(set(result.shared)) - {"sie"}
    assert given[0].antecedents == against.antecedents
    assert all(given[0].antecedents)


@given(translated_parts(5), any_rules, st.integers(2, 4))
def test_a_further_reference_never_turns_approved_into_referred(given, rules, fewer):
    if run(given[:fewer], rules).verdict is Verdict.APPROVED:
        assert run(given, rules).verdict is Verdict.APPROVED


@given(translated_parts(3), any_rules)
def test_lower_casing_pronouns_does_not_change_the_verdict(given, rules):
    result, lower = run(given, rules), run([lowered(each) for each in given], rules)
    assert (result.verdict, result.reasons) == (lower.verdict, lower.reasons)


@given(translated_parts(2), any_rules, st.randoms(use_true_random=False))
def test_order_and_doubles_in_the_pronoun_do_not_change_the_verdict(given, rules, random):
    candidate = given[0]
    pronoun = list(candidate.pronoun + candidate.pronoun[:1])
    random.shuffle(pronoun)
    changed = TranslatedParts(candidate.origin, tuple(pronoun), candidate.antecedents)
    assert run([changed, given[1]], rules).reasons == run(given, rules).reasons


@given(translated_parts(2), any_rules)
def test_what_people_must_decide_does_not_depend_on_who_is_the_reference(given, rules):
    forth, back = run(given, rules), run(given[::-1], rules)
    assert forth.verdict is back.verdict
