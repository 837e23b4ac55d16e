"""APT by the paper: section 2.3 with Table 1, the cases of 2.4, the forms of 2.5."""

import pytest

from protest_core.errors import RefusedError
from protest_core.languages.profiles import language_profile
from protest_core.metrics.apt import (
    Apt,
    AptChoices,
    Case,
    closest,
    markers,
    repaired,
    weights_with,
    window_around,
)
from protest_core.metrics.model import Languages, Occurrence, Texts
from protest_core.text.translation import Translation

FRENCH = Languages(
    language_profile("en"),
    language_profile("fr"),
    {"it": frozenset({"il", "elle", "l'", "ce", "c'"})},
)
# Table 1: "The system is so healthy that it purifies the water."
TABLE_1 = ["le", "système", "est", "si", "sain", "qu'", "il", "purifie", "l'", "eau", "."]
LINKS = "0-0 1-1 2-2 3-3 4-4 5-5 7-7 8-8 9-9 10-10"
LIKELY, PRONOUNS = FRENCH.likely["it"], FRENCH.target.pronouns


def test_step_1_of_table_1_finds_what_the_neighbours_are_linked_to():
    assert [TABLE_1[each] for each in markers(LINKS, 6)] == ["qu'", "purifie"]


def test_step_2_of_table_1_takes_one_word_more_on_each_side():
    window = window_around(markers(LINKS, 6), len(TABLE_1))
    assert [TABLE_1[each] for each in window] == ["sain", "qu'", "il", "purifie", "l'"]


def test_steps_3_and_4_of_table_1_choose_il_over_l():
    window = window_around((5, 7), len(TABLE_1))
    candidates = [each for each in window if TABLE_1[each] in LIKELY]
    assert [TABLE_1[each] for each in candidates] == ["il", "l'"]
    assert TABLE_1[closest(candidates, window)] == "il"
    found = repaired(LINKS, 6, TABLE_1, likely=LIKELY, pronouns=PRONOUNS)
    assert [TABLE_1[each] for each in found] == ["il"]


@pytest.mark.parametrize(
    ("added", "expected"),
    [
        (" 6-7", ["il"]),  # a word that is no pronoun
        (" 6-6 6-7", ["il"]),  # several, one of which is
        (" 6-5 6-6", ["il"]),  # several pronouns, one of which is likely
        (" 6-8", ["l'"]),  # a pronoun stays, whatever is closer
        (" 6-5", ["qu'"]),
    ],
)
def test_only_links_without_a_pronoun_are_repaired(added, expected):
    found = repaired(LINKS + added, 6, TABLE_1, likely=LIKELY, pronouns=PRONOUNS)
    assert [TABLE_1[each] for each in found] == expected


def test_without_neighbours_or_without_a_pronoun_near_nothing_is_invented():
    assert repaired("0-0", 6, TABLE_1, likely=LIKELY, pronouns=PRONOUNS) == ()
    words = ["sain", "et", "pur"]
    assert repaired("0-0 2-2", 1, words, likely=LIKELY, pronouns=PRONOUNS) == ()


def test_of_two_words_equally_close_the_first_is_taken():
    assert closest([1, 3], range(5)) == 1


def score_of(reference, candidate, links=("0-0", "0-0"), **choices):
    texts = Texts(
        ("it",),
        Translation((reference,), (links[0],)),
        Translation((candidate,), (links[1],)),
        (Occurrence(0, 0),),
    )
    return Apt(FRENCH, AptChoices(**choices)).score(texts)


def case_of(*texts, **choices):
    [detail] = score_of(*texts, **choices).details
    return Case(int(detail.verdict))


@pytest.mark.parametrize(
    ("reference", "candidate", "expected"),
    [
        ("il", "Il", Case.IDENTICAL),
        ("ce", "c'", Case.IDENTICAL),
        ("ce", "c’", Case.IDENTICAL),
        ("ça", "ç'", Case.IDENTICAL),
        ("ça", "cela", Case.IDENTICAL),
        ("-il", "il", Case.IDENTICAL),  # only split otherwise
        ("-Il", "-t-il", Case.IDENTICAL),
        ("vous", "-vous", Case.IDENTICAL),
        ("-le", "le", Case.IDENTICAL),
        ("-ce", "c'", Case.IDENTICAL),
        ("-la", "l'", Case.DIFFERENT),  # which may be "le"
        ("-il", "ce", Case.EQUIVALENT),
        ("ce", "il", Case.EQUIVALENT),
        ("il", "c'", Case.EQUIVALENT),
        ("ce", "cela", Case.EQUIVALENT),
        ("il", "elle", Case.DIFFERENT),
        ("il", "ça", Case.DIFFERENT),  # both equivalent to "ce", not to each other
    ],
)
def test_pronouns_on_both_sides_are_identical_equivalent_or_different(
    reference, candidate, expected
):
    assert case_of(reference, candidate) is expected


@pytest.mark.parametrize(
    ("links", "expected"),
    [
        (("0-0", ""), Case.NOT_IN_CANDIDATE),
        (("", "0-0"), Case.NOT_IN_REFERENCE),
        (("", ""), Case.IN_NEITHER),
    ],
)
def test_what_is_not_found_on_a_side_is_a_case_of_its_own(links, expected):
    assert case_of("il", "il", links) is expected


def test_an_untranslated_sentence_is_the_candidate_s_omission():
    assert case_of("il", "", ("0-0", "")) is Case.NOT_IN_CANDIDATE


def test_a_verb_in_common_does_not_make_pronouns_identical():
    assert case_of("il marche", "elle marche", ("0-0 0-1", "0-0 0-1")) is Case.DIFFERENT
    both = ("0-0 0-1", "0-0 0-1")
    assert case_of("il a", "elle a", both, any_words=True, repair=False) is Case.IDENTICAL


def test_any_words_are_compared_whether_pronouns_are_repaired_or_not():
    both = ("0-0 0-1", "0-0 0-1")
    assert case_of("il est", "elle est", both) is Case.DIFFERENT
    assert case_of("il est", "elle est", both, any_words=True) is Case.IDENTICAL


def test_where_none_is_a_pronoun_there_is_repair_for_any_words_too():
    links = ("0-1", "0-0")
    assert case_of("il est", "il est", links, any_words=True, repair=False) is Case.DIFFERENT
    sides = score_of("il est là", "elle", ("0-2 1-1", "0-0"), any_words=True).details[0]
    assert sides.reference == ("il",)


@pytest.mark.parametrize("w2", [0, 0.5, 1])
def test_equivalent_pronouns_count_as_much_as_the_setting_says(w2):
    assert score_of("ce", "il", weights=weights_with(equivalent=w2)).figures["apt"] == w2


@pytest.mark.parametrize("w6", [0, 0.5, 1])
def test_what_neither_has_counts_as_much_as_the_setting_says(w6):
    weights = weights_with(in_neither=w6)
    assert score_of("il", "il", ("", ""), weights=weights).figures["apt"] == w6


def test_a_discarded_case_is_not_in_the_denominator_either():
    counts = {Case.IDENTICAL: 3, Case.DIFFERENT: 1, Case.NOT_IN_REFERENCE: 4}
    assert weights_with().score(counts) == 3 / 8
    assert weights_with(without=[5]).score(counts) == 3 / 4


def test_a_score_over_nothing_is_undefined_and_says_why():
    score = score_of("il", "il", ("", ""), weights=weights_with(without=[6]))
    assert score.figures["apt"] is None
    assert score.undefined == "No pronoun is in any of the cases that count."


@pytest.mark.parametrize("wrong", [{"equivalent": 1.5}, {"without": [7]}, {"without": range(1, 7)}])
def test_weights_that_make_no_sense_are_refused(wrong):
    with pytest.raises(RefusedError):
        weights_with(**wrong)


def test_the_signature_tells_settings_apart():
    choices = (
        AptChoices(),
        AptChoices(repair=False),
        AptChoices(any_words=True),
        AptChoices(weights_with(without=[5])),
    )
    assert len({Apt(FRENCH, each).signature for each in choices}) == len(choices)
