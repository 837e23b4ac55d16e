"""English forms fit subjects and objects, or are not there."""

import pytest

from protest_core.export.wrong_translations.make import Refusal
from tests.core.export.made_wrong import (
    EVENT,
    OBJECT,
    PLEONASTIC,
    SUBJECT,
    THEY,
    TU,
    all_replaced,
)


@pytest.mark.parametrize(
    ("sentence", "category", "expected"),
    [
        ("_It_ fell .", SUBJECT, {"He fell.", "She fell."}),
        (
            "I know that _it_ is there .",
            SUBJECT,
            {"I know that he is there.", "I know that she is there."},
        ),
        ("Is _it_ there ?", SUBJECT, {"Is he there?", "Is she there?"}),
        ("I see _it_ .", OBJECT, {"I see him.", "I see her."}),
        ("I look at _it_ again .", OBJECT, {"I look at him again.", "I look at her again."}),
        ("I see _him_ there .", OBJECT, {"I see her there.", "I see it there."}),
        ("_They_ fell .", THEY, {"It fell."}),
        ("I know _this_ .", EVENT, {"I know these."}),
        ("_It_ rains .", PLEONASTIC, {"He rains.", "She rains."}),
        ("I see _you_ .", TU, {"I see it."}),
        ("I look at _you_ .", TU, {"I look at us."}),
        ("_You_ are there .", TU, {"We are there."}),
    ],
)
def test_a_form_is_what_the_place_wants(sentence, category, expected):
    assert all_replaced(sentence, category, "en") == expected


@pytest.mark.parametrize(
    ("sentence", "category"),
    [
        ("I know _it_ .", EVENT),
        ("I saw _her_ house .", OBJECT),
        ("What is _it_ ?", SUBJECT),
    ],
)
def test_nothing_takes_a_place_that_no_form_fits_for_certain(sentence, category):
    assert all_replaced(sentence, category, "en") == {Refusal.NO_WRONG_FORM}
