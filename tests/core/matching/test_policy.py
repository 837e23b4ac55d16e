"""The settings of matching in words, as they stand with every table, and in signatures."""

import pytest

from protest_core.errors import RefusedError
from protest_core.matching.policy import (
    AntecedentTokens,
    ChoiceSetting,
    Forms,
    MatchingPolicy,
    PronounTokens,
    YesNo,
)

SETTINGS = MatchingPolicy.settings()
STRICT = MatchingPolicy(
    PronounTokens.PRONOUNS, AntecedentTokens.HEAD, frozenset({"es", "das"}), True
)


def test_the_policy_is_said_in_words_with_every_table():
    assert str(MatchingPolicy()) == (
        "pronouns share any token; antecedents by head where given, else span"
    )
    assert str(STRICT) == (
        "pronouns share a listed pronoun; antecedents by head; also ambiguous: das es; "
        "verified translations count as references"
    )


def test_a_setting_is_signed_by_what_was_chosen_and_read_back_from_it():
    usual = MatchingPolicy()
    chosen = [name for name in SETTINGS if getattr(STRICT, name) != getattr(usual, name)]
    signed = {name: SETTINGS[name].signed(getattr(STRICT, name)) for name in chosen}
    assert signed == {
        "pronoun_tokens": ("pronouns",),
        "antecedent_tokens": ("head",),
        "more_ambiguous_forms": ("das", "es"),
        "verified_translations": ("verified",),
    }
    for name in chosen:
        match each := SETTINGS[name]:
            case ChoiceSetting() | YesNo():
                assert each.from_text(*signed[name]) == getattr(STRICT, name)
                with pytest.raises(ValueError, match="another"):
                    each.from_text("another")
            case Forms():
                assert each.from_texts(signed[name]) == getattr(STRICT, name)


def test_what_is_off_is_not_in_a_signature():
    usual = MatchingPolicy()
    assert SETTINGS["verified_translations"].signed(usual.verified_translations) == ()
    assert SETTINGS["more_ambiguous_forms"].signed(usual.more_ambiguous_forms) == ()


def test_forms_are_one_word_each_in_lower_case_and_one_spelling():
    forms = SETTINGS["more_ambiguous_forms"]
    assert isinstance(forms, Forms)
    assert forms.from_texts(["E\u0301s", "DAS"]) == {"és", "das"}
    for wrong in ("", " es", "es das", "e\u200bs"):
        with pytest.raises(RefusedError, match="is not one word"):
            forms.from_texts(["es", wrong])


def test_by_default_matching_is_that_of_the_published_study():
    assert MatchingPolicy() == MatchingPolicy(
        PronounTokens.ANY, AntecedentTokens.HEAD_OR_SPAN, frozenset(), False
    )
