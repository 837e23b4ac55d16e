"""The words of a translation that translate the pronoun and its antecedents."""

import pytest

from protest_core.candidates.translated_parts import parts_of, translated_parts
from protest_core.ids import ExampleId
from protest_core.matching.policy import AntecedentTokens
from protest_core.matching.rules import TranslatedParts
from protest_core.suite.model import (
    AS_ALIGNED,
    STANDARD_CATEGORIES,
    Antecedent,
    CorrectedReference,
    Example,
)
from protest_core.text.translation import Translation

CATEGORIES = {category.id: category for category in STANDARD_CATEGORIES}
# source: "the old lamp" / "it works"
TRANSLATION = Translation(("die alte Lampe", "sie geht"), ("0-0 1-1 2-2", "0-0 1-1"))
HEADED, HEADLESS = Antecedent(0, 0, 3, 2), Antecedent(0, 0, 3)


def example(
    antecedent: Antecedent, category: str = "anaphoric_inter_subject_it", **options
) -> Example:
    return Example(ExampleId(1), CATEGORIES[category], 1, 0, (antecedent,), **options)


def parts(
    of: Example, translation: Translation = TRANSLATION, by_hand=AS_ALIGNED, **options
) -> TranslatedParts:
    return translated_parts("x", parts_of(of, translation, by_hand, **options), translation)


def reference_parts(of: Example, reference: Translation = TRANSLATION) -> TranslatedParts:
    return parts(of, reference, of.correction)


@pytest.mark.parametrize(
    ("antecedent", "tokens", "words"),
    [
        (HEADED, "head-or-span", "Lampe"),
        (HEADED, "head", "Lampe"),
        (HEADED, "span", "die alte Lampe"),
        (HEADLESS, "head-or-span", "die alte Lampe"),
        (HEADLESS, "span", "die alte Lampe"),
    ],
)
def test_antecedents_are_taken_from_head_or_span(antecedent, tokens, words):
    found = parts(example(antecedent), tokens=AntecedentTokens(tokens))
    assert found.pronoun == ("sie",)
    assert found.antecedents == (tuple(words.split()),)


def test_an_antecedent_that_need_not_agree_is_left_out():
    event = example(HEADED, "event_it")
    found = parts(event)
    assert found.antecedents == ()


def test_corrected_reference_tokens_win_over_the_alignment():
    correction = CorrectedReference((1,), ((0, 1),))
    corrected = example(HEADED, correction=correction)
    found = reference_parts(corrected)
    assert found.pronoun == ("geht",)
    assert found.antecedents == (("die", "alte"),)


def test_a_correction_may_say_that_nothing_is_translated():
    corrected = example(HEADED, correction=CorrectedReference((), ((),)))
    found = reference_parts(corrected)
    assert found.pronoun == ()
    assert found.antecedents == ((),)


def test_what_is_not_corrected_stays_as_aligned():
    corrected = example(HEADED, correction=CorrectedReference(antecedents=(None,)))
    found = reference_parts(corrected)
    assert found.pronoun == ("sie",)
    assert found.antecedents == (("Lampe",),)


def test_what_a_suite_corrects_is_for_the_reference_only():
    corrected = example(HEADED, correction=CorrectedReference((1,)))
    found = parts(corrected)
    assert found.pronoun == ("sie",)


@pytest.mark.parametrize(
    ("sentence", "links", "words"),
    [
        ("darum , Netz", "2-1", ()),
        ("darum `` Netz", "2-1", ()),
        ("darum , ...", "2-1 2-2", ()),
        ("darum , Netz", "2-1 2-2", (",", "Netz")),
        ("nur 20 %", "2-2", ("%",)),
        ("nur 20 €", "2-2", ("€",)),
        ("danke 🙂 !", "2-1", ("🙂",)),
    ],
)
def test_an_antecedent_that_is_linked_to_punctuation_only_is_not_translated(sentence, links, words):
    translation = Translation((sentence, "sie geht"), (links, "0-0"))
    headed = example(HEADED)
    assert reference_parts(headed, translation).antecedents == (words,)
    assert parts(headed, translation).antecedents == (words,)


def test_a_pronoun_may_be_linked_to_punctuation():
    """The rule of WMT 2018 asks for any word in common."""
    translation = Translation(("die alte Lampe", ", geht"), ("2-2", "0-0"))
    assert parts(example(HEADED), translation).pronoun == (",",)


def test_punctuation_that_a_person_has_set_is_what_translates_an_antecedent():
    translation = Translation(("darum , Netz", "sie geht"), ("", "0-0"))
    said = CorrectedReference(antecedents=((1,),))
    corrected = example(HEADED, correction=said)
    found = reference_parts(corrected, translation)
    assert found.antecedents == ((",",),)
    assert parts(corrected, translation, said).antecedents == ((",",),)
