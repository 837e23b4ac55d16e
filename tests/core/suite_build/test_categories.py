"""Annotation leads to categories, or to reasons why a pronoun is left out."""

from pathlib import Path

import pytest

from protest_core.files.problems import ProblemList
from protest_core.suite_build.annotation import AnnotatedText
from protest_core.suite_build.categorise import AlsoTaken, ReasonLeftOut
from protest_core.suite_build.find_examples import Found, find_examples, group_chains
from protest_core.suite_build.mmax2_text import read_annotated_text
from tests.core.suite_build.mmax2_files import Attributes, phrase, pronoun, write_document

SENTENCES = ["the lamp and the candle broke .", "I saw it and they saw them ."]
# Words from 1: it = 10, they = 12, them = 14
LAMP = phrase("1..2", 1)
CANDLE = phrase("4..5", 1)


@pytest.fixture
def text(tmp_path: Path):
    def text(*markables: Attributes, sentences: list[str] = SENTENCES) -> AnnotatedText:
        write_document(tmp_path, "one", sentences, markables)
        problems = ProblemList()
        found = read_annotated_text(tmp_path, "one", "EN", problems)
        assert found
        assert not problems.mistakes
        return found

    return text


def category(found: Found) -> str:
    (example,) = found.examples
    assert not found.left_out
    return example.category


def reason(found: Found) -> ReasonLeftOut:
    (left_out,) = found.left_out
    assert not found.examples
    return left_out.reason


@pytest.mark.parametrize(
    ("attributes", "expected"),
    [
        ({"position": "subject"}, "anaphoric_inter_subject_it"),
        ({"position": "non-subject"}, "anaphoric_inter_non-subject_it"),
        ({"position": "it (subject)"}, "anaphoric_inter_subject_it"),
        ({"antetype": "event"}, "event_it"),
        ({"type": "pleonastic"}, "pleonastic_it"),
    ],
)
def test_it_is_sorted_by_type_antecedent_and_position(text, attributes, expected):
    assert category(find_examples(text(LAMP, pronoun(10, 1, **attributes)))) == expected


@pytest.mark.parametrize(
    ("word", "agreement", "expected"),
    [
        (12, "plural", "anaphoric_inter_they"),
        (14, "plural", "anaphoric_inter_they"),
        (14, "singular", "anaphoric_singular_they"),
        (12, "they (sg.)", "anaphoric_singular_they"),
        (12, "none", "anaphoric_inter_they"),
    ],
)
def test_they_and_them_are_sorted_by_agreement(text, word, agreement, expected):
    found = find_examples(text(LAMP, pronoun(word, 1, agreement=agreement)))
    assert category(found) == expected


def test_an_antecedent_in_the_same_sentence_makes_it_intra_sentential(text):
    sentences = ["the lamp broke when it fell ."]
    marked = text(LAMP, pronoun(5, 1, position="subject"), sentences=sentences)
    assert category(find_examples(marked)) == "anaphoric_intra_subject_it"


def test_capitals_do_not_matter(text):
    marked = text(LAMP, pronoun(4, 1, position="subject"), sentences=["the lamp .", "IT broke ."])
    assert category(find_examples(marked)) == "anaphoric_inter_subject_it"


def test_the_antecedent_is_the_nearest_one_of_the_chain_that_is_no_pronoun(text):
    marked = text(LAMP, CANDLE, pronoun(10, 1), pronoun(12, 1))
    they = find_examples(marked).examples[-1]
    (antecedent,) = they.antecedents
    assert antecedent.markable.words == (3, 4)


def test_what_comes_after_the_pronoun_is_no_antecedent(text):
    marked = text(pronoun(2, 1), phrase("4..5", 1), sentences=["see it , the lamp ."])
    assert reason(find_examples(marked)) is ReasonLeftOut.NO_ANTECEDENT


@pytest.mark.parametrize(
    ("attributes", "expected"),
    [
        ({"type": "cataphoric"}, ReasonLeftOut.CATAPHORIC),
        ({"type": "extratextual reference"}, ReasonLeftOut.EXTRATEXTUAL),
        ({"split": "split reference"}, ReasonLeftOut.SPLIT),
        ({"coref_class": "empty"}, ReasonLeftOut.NO_CHAIN),
        ({"type": "not sure. help!"}, ReasonLeftOut.OTHER_TYPE),
        ({"type": "none"}, ReasonLeftOut.OTHER_TYPE),
        ({"position": "none"}, ReasonLeftOut.NO_POSITION),
    ],
)
def test_what_cannot_be_asked_is_left_out_with_its_reason(text, attributes, expected):
    marked = pronoun(10, 1, position="subject") | attributes
    assert reason(find_examples(text(LAMP, marked))) is expected


def test_an_antecedent_that_is_a_verb_phrase_or_clause_is_left_out(text):
    for mention in ("vp", "clause"):
        marked = text(phrase("1..6", 1, mention), pronoun(10, 1, position="subject"))
        assert reason(find_examples(marked)) is ReasonLeftOut.VERB_ANTECEDENT


def test_a_pronoun_that_is_marked_twice_alike_is_one_example(text):
    marked = text(LAMP, pronoun(10, 1, position="subject"), pronoun(10, 1, position="subject"))
    assert category(find_examples(marked)) == "anaphoric_inter_subject_it"


def test_a_pronoun_that_is_marked_twice_differently_is_left_out(text):
    marked = text(LAMP, pronoun(10, 1, position="subject"), pronoun(10, 1, type="pleonastic"))
    assert reason(find_examples(marked)) is ReasonLeftOut.MARKED_TWICE


def test_several_antecedents_are_taken_only_if_they_are_asked_for(text):
    marked = text(LAMP, CANDLE, pronoun(12, 1, split="split reference"))
    (example,) = find_examples(marked, AlsoTaken(split_references=True)).examples
    assert [each.markable.words for each in example.antecedents] == [(0, 1), (3, 4)]


def test_an_antecedent_that_the_label_denies_is_taken_only_if_it_is_asked_for(text):
    marked = text(LAMP, pronoun(10, 1, position="subject", split="no explicit antecedent"))
    assert reason(find_examples(marked)) is ReasonLeftOut.IMPLICIT_ANTECEDENT
    asked_for = find_examples(marked, AlsoTaken(implicit_antecedents=True))
    assert category(asked_for) == "anaphoric_inter_subject_it"


def test_a_pronoun_without_any_antecedent_stays_out_whatever_is_asked_for(text):
    marked = text(pronoun(10, 1, position="subject", split="no explicit antecedent"))
    also = AlsoTaken(implicit_antecedents=True)
    assert reason(find_examples(marked, also)) is ReasonLeftOut.NO_ANTECEDENT


def test_chains_with_it_and_they_are_proposed_as_groups(text):
    marked = text(LAMP, pronoun(10, 1, position="subject"), pronoun(12, 1), pronoun(14, 2))
    (group,) = group_chains(marked, find_examples(marked).examples)
    assert [example.form for example in group.pronouns] == ["it", "they"]
    assert group.called == ("the lamp",)


def test_what_sums_up_the_others_stands_for_them_in_a_split_reference(text):
    sentences = ["the lamp and the candle , these two things broke .", "they fell ."]
    things = phrase("7..9", 1)
    they = pronoun(12, 1, split="split reference", agreement="plural")
    marked = text(LAMP, CANDLE, things, they, sentences=sentences)
    (example,) = find_examples(marked, AlsoTaken(split_references=True)).examples
    (antecedent,) = example.antecedents
    assert [marked.words[word] for word in antecedent.markable.words] == ["these", "two", "things"]
