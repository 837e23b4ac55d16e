"""German forms fit whatever case their place has, or are not there."""

import pytest

from protest_core.export.wrong_translations.make import Refusal
from tests.core.export.made_wrong import (
    EVENT,
    GENERIC,
    OBJECT,
    PLEONASTIC,
    SUBJECT,
    THEY,
    TU,
    VOUS,
    all_replaced,
)

NOTHING = {Refusal.NO_WRONG_FORM}


@pytest.mark.parametrize(
    ("sentence", "category", "expected"),
    [
        ("Er nannte _das_ eine Schande .", EVENT, {"Er nannte die eine Schande."}),
        ("Er nannte _dies_ dumm .", EVENT, {"Er nannte diese dumm."}),
        ("Ich sehe _es_ .", EVENT, {"Ich sehe sie."}),
        ("Ich weiß , dass _es_ regnet .", PLEONASTIC, {"Ich weiß, dass sie regnet."}),
        ("Marta putzte _sie_ .", OBJECT, {"Marta putzte es."}),
        ("Marta putzte _es_ .", OBJECT, {"Marta putzte sie."}),
        ("Man nennt _sie_ alt .", SUBJECT, {"Man nennt es alt."}),
        ("Ein Garten lehrt _Sie_ Geduld .", GENERIC, {"Ein Garten lehrt es Geduld."}),
        ("Ich sehe _Sie_ .", TU, {"Ich sehe es."}),
        ("_Das_ wird man sehen .", EVENT, {"Die wird man sehen."}),
        ("Weil man _sie_ wird holen müssen .", SUBJECT, {"Weil man es wird holen müssen."}),
    ],
)
def test_where_no_case_is_shown_a_form_is_subject_and_object_alike(sentence, category, expected):
    assert all_replaced(sentence, category, "de") == expected


@pytest.mark.parametrize(
    ("sentence", "category", "expected"),
    [
        ("_Das_ ist gut .", EVENT, {"Der ist gut.", "Die ist gut."}),
        ("_Dies_ war gut .", EVENT, {"Dieser war gut.", "Diese war gut."}),
        (
            "Hier sagt man , _sie_ war alt .",
            SUBJECT,
            {f"Hier sagt man, {it} war alt." for it in ("er", "es")},
        ),
        ("Ich höre , _er_ ist da .", SUBJECT, {f"Ich höre, {it} ist da." for it in ("sie", "es")}),
        ("_Sie_ wird alt .", SUBJECT, {"Er wird alt.", "Es wird alt."}),
        ("_Es_ sind drei .", PLEONASTIC, {"Sie sind drei."}),
        ("Hier sind _Sie_ richtig .", TU, {"Hier sind es richtig."}),
        ("_Sie_ sind hier .", TU, {"Wir sind hier."}),
        ("Wenn _Sie_ sind , wie ich denke .", TU, {"Wenn wir sind, wie ich denke."}),
        ("_Sie_ lesen das .", TU, {"Es lesen das."}),
        ("Können _Sie_ lesen ?", TU, {"Können wir lesen?"}),
    ],
)
def test_where_the_subject_is_known_other_subjects_fit(sentence, category, expected):
    assert all_replaced(sentence, category, "de") == expected


@pytest.mark.parametrize(
    ("sentence", "category", "expected"),
    [
        ("Das ist für _sie_ .", OBJECT, {"Das ist für ihn."}),
        ("Das ist für _Sie_ .", TU, {"Das ist für uns."}),
        ("Ich warte auf _ihn_ .", OBJECT, {"Ich warte auf sie."}),
        ("_Ihn_ sehe ich .", OBJECT, {"Sie sehe ich."}),
        ("Ich rede mit _ihnen_ .", THEY, {"Ich rede mit ihm.", "Ich rede mit ihr."}),
        ("Ich traue _ihr_ nicht .", OBJECT, {"Ich traue ihm nicht."}),
        ("Das gehört _Ihnen_ .", TU, {"Das gehört uns."}),
        ("Ich rede mit _der_ .", OBJECT, {"Ich rede mit dem."}),
        ("Ich rede mit _diesen_ .", THEY, {"Ich rede mit diesem.", "Ich rede mit dieser."}),
        ("Dies ist für _diesen_ .", OBJECT, {"Dies ist für diese.", "Dies ist für dieses."}),
        ("Das Haus , _dessen_ Dach fehlt .", SUBJECT, {"Das Haus, deren Dach fehlt."}),
        ("Die Wand , an _der_ es hing .", OBJECT, {"Die Wand, an dem es hing."}),
        ("Die Uhr , _die_ geht .", SUBJECT, {"Die Uhr, das geht."}),
        (
            "Die Leute , _denen_ ich half .",
            THEY,
            {f"Die Leute, {it} ich half." for it in ("dem", "der")},
        ),
        ("Mit _dem_ rechnete ich nicht .", EVENT, {"Mit der rechnete ich nicht."}),
        ("Das macht _einen_ krank .", GENERIC, {"Das macht ihn krank.", "Das macht sie krank."}),
        ("Da habt _ihr_ Kisten getragen .", VOUS, {"Da habt wir Kisten getragen."}),
    ],
)
def test_prepositions_and_forms_show_other_cases(sentence, category, expected):
    assert all_replaced(sentence, category, "de") == expected


@pytest.mark.parametrize(
    ("sentence", "category"),
    [
        ("Nur _sie_ lachte .", SUBJECT),
        ("Er ist so groß wie _sie_ .", SUBJECT),
        ("_Die_ überraschte mich .", EVENT),
        ("Ich grüße _Sie_ beide .", VOUS),
        ("_Sie_ , bitte !", VOUS),
        ("Das half _ihnen_ beiden .", THEY),
        ("Sie pflegt _ihr_ Haus .", OBJECT),
        ("Ist das _Ihr_ Haus ?", VOUS),
        ("Ich sah _die_ Schrauben .", THEY),
        ("_Der_ glaubt man .", OBJECT),
        ("Ich kenne _diesen_ nicht .", OBJECT),
        ("Ich glaube _das_ , was du sagst .", EVENT),
        ("Sie wäscht _sich_ .", SUBJECT),
        ("Ich bin _dafür_ .", EVENT),
    ],
)
def test_nothing_takes_a_place_that_no_form_fits_for_certain(sentence, category):
    assert all_replaced(sentence, category, "de") == NOTHING
