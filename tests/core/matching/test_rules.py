import pytest

from protest_core.errors import RefusedError
from protest_core.matching.policy import ChoiceSetting, Forms, MatchingPolicy, PronounTokens
from protest_core.matching.rules import Match, Reason, TranslatedParts, Verdict, match
from tests.core.matching.strategies import rules

FORMS = next(each for each in MatchingPolicy.settings().values() if isinstance(each, Forms))


def parts(origin: str, pronoun: str, *antecedents: str) -> TranslatedParts:
    return TranslatedParts(
        origin, tuple(pronoun.split()), tuple(tuple(a.split()) for a in antecedents)
    )


def matched(candidate: tuple[str, ...], reference: tuple[str, ...], **options) -> Match:
    options.setdefault("rules", rules())
    return match(parts("ours", *candidate), parts("reference", *reference), **options)


@pytest.mark.parametrize(
    ("candidate", "reference", "shared"),
    [
        ("er", "er", ("er",)),
        ("Er", "er", ("er",)),
        ("hat es", "es", ("es",)),
        ("es hat", "hat Es", ("es", "hat")),
        ("hat er", "hat es", ("hat",)),
    ],
)
def test_one_shared_token_is_enough_whatever_its_case(candidate, reference, shared):
    match = matched((candidate,), (reference,))
    assert match.verdict is Verdict.APPROVED
    assert match.reasons == ()
    assert match.shared == shared
    assert match.matched == "reference"


@pytest.mark.parametrize(
    ("candidate", "reference", "reasons"),
    [
        ("", "er", {Reason.PRONOUN_UNTRANSLATED}),
        ("er", "", {Reason.REFERENCE_PRONOUN_UNALIGNED}),
        ("", "", {Reason.PRONOUN_UNTRANSLATED, Reason.REFERENCE_PRONOUN_UNALIGNED}),
        ("er", "es", {Reason.PRONOUN_DIFFERS}),
        ("sie", "es", {Reason.PRONOUN_DIFFERS}),
        ("sie", "sie", {Reason.AMBIGUOUS_FORM}),
        ("Sie", "SIE", {Reason.AMBIGUOUS_FORM}),
        ("sie hat", "sie", {Reason.AMBIGUOUS_FORM}),
        ("sie hat", "sie ist", {Reason.AMBIGUOUS_FORM}),
    ],
)
def test_what_does_not_match_is_referred_with_its_reasons(candidate, reference, reasons):
    match = matched((candidate,), (reference,))
    assert match.verdict is Verdict.REFERRED
    assert set(match.reasons) == reasons
    assert match.matched is None
    assert not match.on_other_words  # it rests on nothing


def test_sie_alone_is_never_approved():
    assert matched(("sie",), ("sie",)).verdict is Verdict.REFERRED


@pytest.mark.parametrize(
    ("candidate", "reference", "on_other_words"),
    [("er hat", "er ist", False), ("er hat", "es hat", True), ("er hat", "er hat", False)],
)
def test_an_approval_says_whether_it_rests_on_other_words(candidate, reference, on_other_words):
    match = matched((candidate,), (reference,))
    assert match.verdict is Verdict.APPROVED
    assert match.on_other_words is on_other_words


def test_sie_with_another_shared_word_is_approved():
    assert matched(("sie hat",), ("hat sie",)).verdict is Verdict.APPROVED


def test_a_project_may_add_ambiguous_forms():
    match = matched(("es",), ("es",), rules=rules(PronounTokens.ANY, "es"))
    assert match.reasons == (Reason.AMBIGUOUS_FORM,)


def test_under_the_pronoun_policy_a_shared_verb_is_no_match():
    match = matched(("er hat",), ("es hat",), rules=rules(PronounTokens.PRONOUNS))
    assert match.reasons == (Reason.PRONOUN_DIFFERS,)
    assert match.shared == ("hat",)


def test_under_the_pronoun_policy_a_shared_pronoun_is_a_match():
    match = matched(("er hat",), ("Er ist",), rules=rules(PronounTokens.PRONOUNS))
    assert match.verdict is Verdict.APPROVED


def test_under_the_pronoun_policy_sie_with_a_verb_is_still_ambiguous():
    match = matched(("sie hat",), ("sie hat",), rules=rules(PronounTokens.PRONOUNS))
    assert match.reasons == (Reason.AMBIGUOUS_FORM,)


def test_antecedents_must_be_equal_in_order_and_case():
    for ours in ("lampe", "Lampe alte", "Lampe Lampe"):
        assert matched(("es", ours), ("es", "Lampe")).reasons == (Reason.ANTECEDENT_DIFFERS,)
    assert matched(("es", "alte Lampe"), ("es", "alte Lampe")).verdict is Verdict.APPROVED


@pytest.mark.parametrize(
    ("candidate", "reference", "reasons"),
    [
        ("", "Baum", {Reason.ANTECEDENT_UNTRANSLATED}),
        ("Baum", "", {Reason.REFERENCE_ANTECEDENT_UNALIGNED}),
        ("", "", {Reason.ANTECEDENT_UNTRANSLATED, Reason.REFERENCE_ANTECEDENT_UNALIGNED}),
        ("Baum", "Wald", {Reason.ANTECEDENT_DIFFERS}),
    ],
)
def test_an_antecedent_that_is_missing_is_referred_for_that(candidate, reference, reasons):
    assert {*matched(("er", candidate), ("er", reference)).reasons} == reasons


def test_every_antecedent_must_match():
    match = matched(("es", "Lampe", "Tisch"), ("es", "Lampe", "Stuhl"))
    assert match.reasons == (Reason.ANTECEDENT_DIFFERS,)


def test_every_reason_that_applies_is_given_sorted():
    match = matched(("sie", "", "a", "b"), ("sie", "", "", "c"))
    assert match.reasons == (
        Reason.AMBIGUOUS_FORM,
        Reason.ANTECEDENT_DIFFERS,
        Reason.ANTECEDENT_UNTRANSLATED,
        Reason.REFERENCE_ANTECEDENT_UNALIGNED,
    )


def test_a_verified_translation_approves_what_the_reference_refers():
    verified = [parts("other", "er", "Stuhl")]
    match = matched(("er", "Stuhl"), ("es", "Lampe"), verified=verified)
    assert match.verdict is Verdict.APPROVED
    assert match.matched == "other"
    assert match.shared == ("er",)
    assert match.reference.pronoun == ("es",)


def test_every_verified_translation_is_tried():
    verified = [parts("one", "sie", "Lampe"), parts("two", "er", "Stuhl")]
    match = matched(("er", "Stuhl"), ("es", "Lampe"), verified=verified)
    assert match.matched == "two"


def test_pronoun_and_antecedent_must_match_the_same_reference():
    verified = [parts("other", "er", "Stuhl")]
    match = matched(("er", "Lampe"), ("es", "Lampe"), verified=verified)
    assert match.reasons == (Reason.PRONOUN_DIFFERS,)


def test_the_human_reference_is_named_before_verified_translations():
    match = matched(("er",), ("er",), verified=[parts("other", "er")])
    assert match.matched == "reference"


def test_reasons_speak_of_the_human_reference_alone():
    match = matched(("er",), ("es",), verified=[parts("other", "")])
    assert match.reasons == (Reason.PRONOUN_DIFFERS,)


@pytest.mark.parametrize(
    ("shared", "rests"),
    [(["er"], True), (["er", "hat"], True), (["hat"], False), (["sie", "hat"], False)],
)
def test_an_approval_rests_on_a_pronoun_that_could_stand_alone(shared: list[str], rests: bool):
    assert rules().rests_on_pronoun(shared) is rests


def test_ambiguous_forms_are_lower_cased():
    assert FORMS.from_texts(["Es", "das"]) == {"es", "das"}


@pytest.mark.parametrize("form", ["", " ", "er es", "er\t", "\udcff"])
def test_an_ambiguous_form_is_one_word(form: str):
    with pytest.raises(RefusedError, match="not one word"):
        FORMS.from_texts([form])


def test_each_value_of_a_choice_has_its_words():
    choices = [
        each.choices
        for each in MatchingPolicy.settings().values()
        if isinstance(each, ChoiceSetting)
    ]
    assert choices
    for words in choices:
        assert set(words) == set(type(next(iter(words))))
