"""Matching by pronouns inside words, and by none, in languages whose forms are known."""

import pytest

from protest_core.languages.profiles import language_profile
from protest_core.matching.policy import MatchingPolicy, PronounTokens
from protest_core.matching.rules import (
    Match,
    Reason,
    SourcePronoun,
    TranslatedParts,
    match,
    rules_for,
    usual_policy,
)

SPANISH, ENGLISH = language_profile("es"), language_profile("en")


def compared(
    candidate: str, reference: str, pronoun: str = "it", policy: MatchingPolicy | None = None
) -> Match:
    return match(
        TranslatedParts("ours", tuple(candidate.split())),
        TranslatedParts("reference", tuple(reference.split())),
        rules=rules_for(policy or usual_policy(SPANISH), SPANISH),
        pronoun=SourcePronoun(ENGLISH.features[pronoun]),
    )


@pytest.mark.parametrize(
    ("candidate", "reference", "pronoun", "shared"),
    [
        ("la", "moverla", "it", ("la",)),
        ("Dámelo", "dámelo", "me", ("me",)),
        ("Dámelo", "dámelo", "it", ("lo",)),
        ("contigo", "ti", "you", ("ti",)),
        ("él lo", "lo", "it", ("lo",)),
    ],
)
def test_pronouns_inside_words_match_if_they_fit(candidate, reference, pronoun, shared):
    found = compared(candidate, reference, pronoun)
    assert (found.matched, found.shared) == ("reference", shared)
    assert not found.on_other_words


@pytest.mark.parametrize(
    ("candidate", "reference", "pronoun"),
    [
        ("que", "que", "it"),  # a relative
        ("me", "me", "it"),  # another person
        ("casa la", "casa el", "it"),  # a noun
        ("lo", "la", "it"),
        ("suyo", "suyo", "it"),  # a possessive
    ],
)
def test_other_words_and_other_persons_do_not_match(candidate, reference, pronoun):
    assert compared(candidate, reference, pronoun).reasons == (Reason.PRONOUN_DIFFERS,)


def test_an_ambiguous_form_is_left_to_people():
    assert compared("se", "irse").reasons == (Reason.AMBIGUOUS_FORM,)


@pytest.mark.parametrize(("candidate", "reference"), [("", ""), ("abrió", ""), ("abrió", "llegó")])
def test_a_pronoun_that_both_drop_has_a_reason_of_its_own(candidate, reference):
    """Refer the same verb on both sides, too: nobody has looked at its ending."""
    assert compared(candidate, reference).reasons == (Reason.DROPPED_IN_BOTH,)
    assert compared("abrió", "abrió").reasons == (Reason.DROPPED_IN_BOTH,)


def test_a_pronoun_that_one_side_drops_is_untranslated_or_differs():
    assert compared("", "la").reasons == (Reason.PRONOUN_UNTRANSLATED,)
    assert compared("la", "").reasons == (Reason.REFERENCE_PRONOUN_UNALIGNED,)
    assert compared("abrió", "la").reasons == (Reason.PRONOUN_DIFFERS,)


def test_the_published_rule_compares_words_in_every_language():
    policy = MatchingPolicy(PronounTokens.ANY)
    assert compared("abrió", "abrió", policy=policy).matched == "reference"
    assert compared("la", "moverla", policy=policy).reasons == (Reason.PRONOUN_DIFFERS,)
    assert compared("", "", policy=policy).reasons == (Reason.DROPPED_IN_BOTH,)
