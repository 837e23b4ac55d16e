"""Sentences made wrong in their pronoun alone: forms, capitals, elision, and what cannot be."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.export.wrong_translations.make import Contrast, Refusal, RightPronoun, make_wrong
from protest_core.languages.profiles import language_profile
from tests.core.export.made_wrong import (
    BY_ID,
    EVENT,
    GENERIC,
    OBJECT,
    PLEONASTIC,
    SUBJECT,
    THEY,
    TU,
    VOUS,
    deleted,
    made,
    replaced,
)


@pytest.mark.parametrize(
    ("sentence", "category", "expected"),
    [
        ("_Il_ est là .", SUBJECT, "Elle est là."),
        ("Je crois qu' _il_ vient .", SUBJECT, "Je crois qu'elle vient."),
        ("Je crois _qu'il_ vient .", SUBJECT, "Je crois qu'elle vient."),
        ("Je crois qu ' _il_ vient .", SUBJECT, "Je crois qu'elle vient."),
        ("Je crois qu’ _elle_ vient .", SUBJECT, "Je crois qu’il vient."),
        ("S' _il_ vient , dis -le .", SUBJECT, "Si elle vient, dis-le."),
        ("Si _elle_ vient , dis -le .", SUBJECT, "S'il vient, dis-le."),
        ("Lorsqu' _ils_ rient , tout va .", THEY, "Lorsqu'elles rient, tout va."),
        ("A _-t-il_ plu ?", SUBJECT, "A-t-elle plu ?"),
        ("Je _le_ vois .", OBJECT, "Je la vois."),
        ("Je _l'_ ai vue .", OBJECT, "Je les ai vue."),
        ("Je _l’_ ai vue .", OBJECT, "Je les ai vue."),
        ("C' est pour _elle_ .", OBJECT, "C'est pour lui."),
        ("Prends _-le_ .", OBJECT, "Prends-la."),
        ("_C'_ est vrai .", EVENT, "Elle est vrai."),
        ("_Il_ pleut .", PLEONASTIC, "Elle pleut."),
        ("Je _vous_ aime .", VOUS, "Je nous aime."),
        ("Je _t'_ aime .", TU, "Je m'aime."),
        ("Je _te_ vois .", TU, "Je me vois."),
    ],
)
def test_french_forms_take_their_place_and_are_spelt_as_they_must_be(sentence, category, expected):
    assert replaced(sentence, category) == expected


@pytest.mark.parametrize(
    ("sentence", "category", "expected"),
    [
        ("_Sie_ ist da .", SUBJECT, {"Er ist da.", "Es ist da."}),
        ("Ich sehe _ihn_ .", OBJECT, {"Ich sehe sie.", "Ich sehe es."}),
        ("Da lachten _sie_ .", THEY, {"Da lachten es."}),
        ("_Es_ regnet .", PLEONASTIC, {"Er regnet.", "Sie regnet."}),
        ("Wie geht _'s_ ?", PLEONASTIC, {"Wie geht sie?"}),
        ("_Das_ stimmt .", EVENT, {"Die stimmt."}),
        ("Haben _Sie_ Zeit ?", TU, {"Haben wir Zeit?"}),
        ("_Sie_ haben Zeit .", TU, {"Wir haben Zeit."}),
        ("Wo sind _Sie_ , bitte ?", TU, {"Wo sind es, bitte?"}),
        ("Ich danke _Ihnen_ .", VOUS, {"Ich danke uns."}),
        ("_Man_ weiß nie .", GENERIC, {"Er weiß nie.", "Sie weiß nie."}),
        (
            "„ _Er_ kommt “ , sagt sie .",
            SUBJECT,
            {"„Sie kommt“, sagt sie.", "„Es kommt“, sagt sie."},
        ),
    ],
)
def test_german_forms_take_their_place(sentence, category, expected):
    found = {replaced(sentence, category, language="de", seed=seed) for seed in range(20)}
    assert found == expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("_Il_ est là .", "Est là."),
        ("Oui , _il_ est là .", "Oui, est là."),
        ("Je crois qu' _il_ vient .", "Je crois que vient."),
        ("Je crois qu' _il_ attend .", "Je crois qu'attend."),
        ("S' _il_ vient , dis -le .", "Si vient, dis-le."),
        ("Je _la_ vois .", "Je vois."),
        ("Je _l'_ ai vue .", "J'ai vue."),
        ("Elle ne _l'_ a pas .", "Elle n'a pas."),
        ("Prends _-le_ .", "Prends."),
        ("A - t - _il_ plu ?", "A plu ?"),
        ("Prends @-@ _le_ .", "Prends."),
        ("- _Il_ est là .", "- Est là."),
        ("Oui - _il_ est là .", Refusal.UNCLEAR_SPELLING),
        ("« _Elle_ dort » , dit -il .", "« Dort », dit-il."),
        ("Tu vois qu' _il_ habite ici .", Refusal.UNCLEAR_SPELLING),
    ],
)
def test_what_is_deleted_leaves_a_sentence_that_is_spelt_right(sentence, expected):
    assert deleted(sentence, SUBJECT) == expected


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("On _l'_ habite .", "On les habite."),
        ("On _les_ ouvre .", "On l'ouvre."),
        ("On _les_ voit .", {"On le voit.", "On la voit."}),
        ("On _les_ habite .", Refusal.UNCLEAR_SPELLING),
        ("On _le_ hait .", "On la hait."),
    ],
)
def test_a_form_is_elided_as_the_next_word_wants_it(sentence, expected):
    found = {replaced(sentence, OBJECT, seed=seed) for seed in range(20)}
    assert found == (expected if isinstance(expected, set) else {expected})


def test_what_another_translation_has_there_is_not_called_wrong():
    assert replaced("_Il_ est là .", SUBJECT, used=("Elle",)) is Refusal.ALL_MAY_BE_RIGHT
    found = replaced("_Er_ ist da .", SUBJECT, language="de", used=("Sie",))
    assert found == "Es ist da."
    found = replaced("_Er_ ist da .", SUBJECT, language="de", used=("'s",))
    assert found == "Sie ist da."


def test_an_elided_form_that_is_used_there_may_be_either():
    found = replaced("On _les_ voit .", OBJECT, used=("l'",))
    assert found is Refusal.ALL_MAY_BE_RIGHT


def test_of_several_pronouns_the_one_with_wrong_forms_is_meant():
    assert replaced("_Il_ _y_ a un chat .", PLEONASTIC) == "Elle y a un chat."
    assert replaced("_Il_ _le_ _dit_ .", SUBJECT) is Refusal.SEVERAL_PRONOUNS


@pytest.mark.parametrize("how", Contrast)
def test_what_cannot_be_made_says_why(how: Contrast):
    assert made("Le chien dort .", SUBJECT, how) is Refusal.UNTRANSLATED
    assert made("Le _chien_ dort .", SUBJECT, how) is Refusal.NO_PRONOUN
    assert made("_Ça_ .", EVENT, Contrast.DELETION) is Refusal.UNCLEAR_SPELLING
    assert replaced("Le chat _dont_ je parle .", SUBJECT) is Refusal.NO_WRONG_FORM


def test_of_an_unknown_language_one_word_can_be_deleted_and_none_replaced():
    assert deleted("_Ono_ spi .", SUBJECT, language="sr") == "Spi."
    assert replaced("_Ono_ spi .", SUBJECT, language="sr") is Refusal.NO_WRONG_FORM


def test_capitals_stay_only_where_a_sentence_begins_or_a_title_wants_them():
    assert replaced("Viens ! _Il_ dort .", SUBJECT) == "Viens ! Elle dort."
    assert replaced("LA MAISON OÙ _ELLE_ DORT", SUBJECT) == "LA MAISON OÙ IL DORT"


def test_two_forms_are_never_the_same_side_by_side():
    found = {replaced("Lesen Sie _es_ .", OBJECT, language="de", seed=seed) for seed in range(9)}
    assert found == {Refusal.NO_WRONG_FORM}
    assert replaced("_Vous_ nous voyez .", VOUS) is Refusal.NO_WRONG_FORM


def test_of_what_may_be_an_article_nobody_knows():
    assert replaced("Durch _die_ _Öffnung_ .", OBJECT, language="de") is Refusal.NO_PRONOUN
    assert deleted("Elle trouve _la_ _clé_ .", OBJECT) is Refusal.NO_PRONOUN
    assert deleted("Elle _la_ trouve .", OBJECT) == "Elle trouve."


@pytest.mark.parametrize("how", Contrast)
def test_a_sound_before_a_pronoun_is_none(how: Contrast):
    assert made("Si _l'_ on veut .", GENERIC, how) is Refusal.NO_PRONOUN


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_every_wrong_form_is_a_pronoun_and_most_can_be_reached(language: str):
    profile = language_profile(language)
    for entry in profile.wrong_forms:
        assert {form.lower() for form in entry.forms} <= profile.pronouns
        assert {*(entry.become or ())} <= profile.pronouns
        assert not entry.become or any({*entry.become} - {form} for form in entry.forms)


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_no_line_is_hidden_by_one_before_it(language: str):
    entries = language_profile(language).wrong_forms
    for place, entry in enumerate(entries):
        anywhere = [each for each in entries[:place] if not each.after and not each.before]
        hidden = {form for each in anywhere if {*entry.of} <= {*each.of} for form in each.forms}
        assert not {*entry.forms} <= hidden, entry


@given(
    words=st.lists(st.sampled_from(["chat", "ami", "homme", "je", "l'", "que", ",", "«", "-"])),
    after=st.lists(st.sampled_from(["est", "dort", "habite", ".", "»", "ami"])),
    form=st.sampled_from(["il", "Elle", "l'", "les", "-le", "c'", "ils"]),
    category=st.sampled_from([SUBJECT, OBJECT, THEY, EVENT]),
    how=st.sampled_from(Contrast),
    seed=st.integers(0, 9),
)
def test_only_the_pronoun_and_its_neighbours_change(words, after, form, category, how, seed):
    given_ = RightPronoun((*words, form, *after), (len(words),), BY_ID[category])
    profile = language_profile("fr")
    found = make_wrong(given_, how, profile=profile, random=Random(seed))
    if isinstance(found, Refusal):
        return
    good, wrong = found
    assert good != wrong
    assert found == make_wrong(given_, how, profile=profile, random=Random(seed))
    if how is Contrast.SUBSTITUTION:
        assert len(good) == len(wrong)
        changed = [place for place in range(len(good)) if good[place] != wrong[place]]
        assert set(changed) <= {len(words) - 1, len(words)}
    else:
        assert wrong[: max(0, len(words) - 3)] == good[: max(0, len(words) - 3)]
        rest = after[1:]
        assert list(wrong[len(wrong) - len(rest) :]) == rest or not rest


@given(
    language=st.sampled_from(["de", "en", "fr"]),
    words=st.lists(st.sampled_from(["Für", "nur", "de", "l'", "Haben", "-", "„", ",", ".", ":"])),
    chosen=st.randoms(use_true_random=False),
    after=st.lists(st.sampled_from(["ist", "beide", "Haus", "aimer", "'s", "“", ",", ".", "on"])),
    category=st.sampled_from(sorted(BY_ID)),
    how=st.sampled_from(Contrast),
)
def test_whatever_pronoun_stands_wherever_it_is_another_or_there_is_a_reason(
    language, words, chosen, after, category, how
):
    profile = language_profile(language)
    form = chosen.choice(sorted(profile.pronouns))
    form = chosen.choice([form, form.capitalize(), form.upper()])
    right_ = RightPronoun((*words, form, *after), (len(words),), BY_ID[category])
    found = make_wrong(right_, how, profile=profile, random=Random(0))
    assert isinstance(found, Refusal) or found[0] != found[1]
