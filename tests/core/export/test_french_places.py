"""French forms fit what their place is in the sentence, or are not there."""

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
    all_replaced,
)


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Jamais je n' ai cru _cela_ possible .", "Jamais je n'ai cru {} possible."),
        ("_Ça_ suffit .", "{} suffit."),
        ("_Ç'_ a été dur .", "{} a été dur."),
        ("Je pense à _ça_ .", "Je pense à {}."),
    ],
)
def test_what_is_subject_and_object_is_instead_of_such(sentence, expected):
    forms = ["celui-là", "celle-là"] if expected[0] != "{" else ["Celui-là", "Celle-là"]
    assert all_replaced(sentence, EVENT, "fr") == {expected.format(form) for form in forms}


@pytest.mark.parametrize(
    ("sentence", "category", "expected"),
    [
        ("_C'_ est vrai .", EVENT, {"Elle est vrai."}),
        ("_Ce_ sera long .", PLEONASTIC, {"Elle sera long."}),
        ("_C'_ étaient des amis .", EVENT, {"Ils étaient des amis.", "Elles étaient des amis."}),
        ("Est _-ce_ vrai ?", PLEONASTIC, {"Est-elle vrai ?"}),
        ("Sera _-ce_ long ?", PLEONASTIC, {"Sera-t-elle long ?"}),
        ("Je rêve d' _elle_ .", OBJECT, {"Je rêve de lui."}),
        ("Nous n' avons qu' _elle_ .", SUBJECT, {"Nous n'avons que lui."}),
        ("Je viens avec _elles_ .", THEY, {"Je viens avec eux."}),
        ("Je crois qu' _elles_ rient .", THEY, {"Je crois qu'ils rient."}),
        ("C' est _elle_ qui rit .", SUBJECT, {"C'est lui qui rit."}),
        ("Quelle heure est - _elle_ ?", SUBJECT, {"Quelle heure est-il ?"}),
        ("_Elle_ me plaît .", OBJECT, {"Il me plaît."}),
        ("Je _lui_ parle .", OBJECT, {"Je leur parle."}),
        ("Je viens sans _lui_ .", OBJECT, {"Je viens sans elle."}),
        ("Je _leur_ parle .", THEY, {"Je lui parle."}),
        ("Parle _-lui_ .", OBJECT, {"Parle-leur."}),
        ("Je cherche à _les_ voir .", THEY, {"Je cherche à le voir.", "Je cherche à la voir."}),
        ("Je vais _la_ voir .", OBJECT, {"Je vais le voir."}),
        ("Il partit et _l'_ a vu .", OBJECT, {"Il partit et les a vu."}),
        ("_La_ voilà .", OBJECT, {"Le voilà."}),
        ("Je _t'_ aime .", TU, {"Je m'aime."}),
    ],
)
def test_a_form_is_what_the_place_wants(sentence, category, expected):
    assert all_replaced(sentence, category, "fr") == expected


@pytest.mark.parametrize(
    ("sentence", "category"),
    [
        ("Je crois _ce_ que tu dis .", EVENT),
        ("Est _-ce_ que tu viens ?", PLEONASTIC),
        ("Je vois tout _cela_ .", EVENT),
        ("Je _la_ vois .", EVENT),
        ("Elle ferme _la_ porte .", OBJECT),
        ("Il lit _les_ deux .", THEY),
        ("_L'_ un dort .", THEY),
        ("C' est _leur_ maison .", THEY),
        ("C' est difficile de _lui_ parler .", OBJECT),
        ("Ils rêvent d' _eux_ - mêmes .", THEY),
        ("_T'_ as vu ?", TU),
        ("J' _y_ pense .", EVENT),
        ("Il _en_ parle .", OBJECT),
        ("Il _se_ lave .", SUBJECT),
    ],
)
def test_nothing_takes_a_place_that_no_form_fits_for_certain(sentence, category):
    assert all_replaced(sentence, category, "fr") == {Refusal.NO_WRONG_FORM}


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Si l' _on_ fait ça .", {"S'il fait ça.", "Si elle fait ça."}),
        ("Ce que l’ _on_ fait .", {"Ce qu’il fait.", "Ce qu’elle fait."}),
        ("_L'on_ rit .", {"Il rit.", "Elle rit."}),
        ("L' _on_ rit .", {"Il rit.", "Elle rit."}),
        ("Où va _-t-on_ ?", {"Où va-t-il ?", "Où va-t-elle ?"}),
    ],
)
def test_a_sound_that_was_for_on_goes_with_it(sentence, expected):
    assert all_replaced(sentence, GENERIC, "fr") == expected
