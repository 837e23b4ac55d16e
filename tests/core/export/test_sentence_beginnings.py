"""Capitals where sentences begin, and the signs that a pronoun leaves behind."""

import pytest

from protest_core.export.wrong_translations.make import Refusal
from tests.core.export.made_wrong import (
    OBJECT,
    PLEONASTIC,
    SUBJECT,
    TU,
    VOUS,
    all_replaced,
    deleted,
)

UNCLEAR = Refusal.UNCLEAR_SPELLING


@pytest.mark.parametrize(
    ("sentence", "category", "expected"),
    [
        ("_'S_ ist gut .", PLEONASTIC, {"Er ist gut.", "Sie ist gut."}),
        ("_’s_ ist gut .", PLEONASTIC, {"Er ist gut.", "Sie ist gut."}),
        ("Komm ! _'s_ ist gut .", PLEONASTIC, {"Komm! Er ist gut.", "Komm! Sie ist gut."}),
        ("Ja - _'s_ ist gut .", PLEONASTIC, {UNCLEAR}),
        ("Heute hat _'s_ geregnet .", PLEONASTIC, {"Heute hat sie geregnet."}),
        ("WIE GEHT _'S_ ?", PLEONASTIC, {"WIE GEHT SIE?"}),
        ("Er sagt : „ _Sie_ sind da . “", TU, {"Er sagt: „Wir sind da.“"}),
        ("Ja – _Sie_ sind da .", TU, {UNCLEAR}),
        ("Ich will , dass _Sie_ gehen .", TU, {"Ich will, dass es gehen."}),
    ],
)
def test_a_form_begins_a_sentence_with_a_capital(sentence, category, expected):
    assert all_replaced(sentence, category, "de") == expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("_'S_ ist gut .", "Ist gut."),
        ("_'s_ ist gut .", "Ist gut."),
        ("Ja : _'s_ ist gut .", UNCLEAR),
        ("Komm , _du_ !", "Komm!"),
        ("Komm , _du_ , und iss .", "Komm, und iss."),
        ("_Du_ , komm !", "Komm!"),
        ("Das Wort „ _du_ “ ist kurz .", UNCLEAR),
    ],
)
def test_no_sign_is_left_that_only_the_pronoun_wanted(sentence, expected):
    assert deleted(sentence, TU if "u" in sentence else PLEONASTIC, language="de") == expected


@pytest.mark.parametrize(
    ("sentence", "category", "expected"),
    [
        ("Si l' _on_ fait ça .", VOUS, "Si fait ça."),
        ("L' _on_ rit .", VOUS, "Rit."),
        ("On rit , _elle_ , de tout .", SUBJECT, "On rit, de tout."),
        ("Prends _-le_ , vite !", OBJECT, "Prends, vite !"),
    ],
)
def test_no_sign_is_left_in_french(sentence, category, expected):
    assert deleted(sentence, category) == expected


def test_nothing_is_left_that_was_written_together_with_the_pronoun():
    assert deleted("_It_ 's raining .", PLEONASTIC, language="en") is UNCLEAR
