"""Sentences that are written like the reference have its links."""

from hypothesis import given
from hypothesis import strategies as st

from protest_core.alignment.align_texts import LanguagePair, align_text, with_corrected_links
from protest_core.alignment.warnings import AlignmentWarning, alignment_warnings
from protest_core.ids import ExampleId
from protest_core.suite.model import STANDARD_CATEGORIES, Antecedent, CorrectedReference, Example
from protest_core.text.translation import Translation, links_are_good, translations_of

GERMAN = LanguagePair("en", "de")
SOURCE = ("it rains", "the dog saw it", "she said it")
# No aligner would find these.
REFERENCE = Translation(
    ("es regnet", "der Hund sah es", "sie sagte es"), ("0-1 1-0", "0-3 1-2 2-1 3-0", "0-2")
)
CATEGORY = next(each for each in STANDARD_CATEGORIES if each.antecedent_agrees)
positions = st.lists(st.integers(0, 3), unique=True, max_size=3).map(sorted).map(tuple)


def links(sentences: tuple[str, ...], reference: Translation) -> tuple[str, ...]:
    made = align_text(SOURCE, sentences, languages=GERMAN, reference=reference)
    return made.translation.links


def test_perfect_output_has_the_links_of_the_reference():
    assert links(REFERENCE.sentences, REFERENCE) == REFERENCE.links


def test_a_line_that_is_worded_otherwise_is_left_to_the_aligner():
    mixed = (REFERENCE.sentences[0], "der Hund sah ihn", REFERENCE.sentences[2])
    found = links(mixed, REFERENCE)
    assert found[::2] == REFERENCE.links[::2]
    assert found[1] != REFERENCE.links[1]


def test_empty_lines_are_like_no_other():
    empty = Translation(("", "", ""), ("", "", ""))
    assert links(("", "der Hund sah es", ""), empty)[0] == ""


def test_of_words_of_the_reference_there_is_no_doubt_but_where_nothing_is_linked():
    made = align_text(SOURCE, REFERENCE.sentences, languages=GERMAN, reference=REFERENCE)
    warnings = [
        alignment_warnings(Example(ExampleId(1), CATEGORY, line, token), made.alignments)
        for line, token in ((0, 0), (1, 3), (2, 2))
    ]
    assert warnings == [(), (), (AlignmentWarning.PRONOUN_UNLINKED,)]


def test_a_line_without_links_takes_none_away():
    unlinked = Translation(REFERENCE.sentences, ("", "", ""))
    assert links(REFERENCE.sentences, unlinked) != unlinked.links


def test_a_correction_that_another_example_does_not_share_stays_out_of_the_links():
    """Both examples have the same antecedent; only for one of them it was set right."""
    dog = Antecedent(1, 0, 2)
    plain = Example(ExampleId(1), CATEGORY, 2, 2, (dog,))
    corrected = Example(ExampleId(2), CATEGORY, 1, 3, (dog,), CorrectedReference(None, ((0,),)))
    alone = with_corrected_links(REFERENCE, [corrected])
    assert translations_of(alone.links[1], dog.span, None) == (0,)
    assert with_corrected_links(REFERENCE, [corrected, plain]) == REFERENCE


@given(st.none() | positions, st.none() | positions)
def test_corrections_of_the_reference_are_in_the_links_that_are_learnt_from(pronoun, antecedent):
    correction = CorrectedReference(pronoun, None if antecedent is None else (antecedent,))
    dog = Antecedent(1, 0, 2)
    example = Example(ExampleId(1), CATEGORY, 1, 3, (dog,), correction)
    found = with_corrected_links(REFERENCE, [example])
    assert links_are_good(found.links[1], 4, 4)
    for sources, by_hand in ((range(3, 4), pronoun), (range(2), antecedent)):
        expected = translations_of(REFERENCE.links[1], sources, by_hand)
        assert translations_of(found.links[1], sources, None) == expected
    assert (found.links[0], found.links[2]) == (REFERENCE.links[0], REFERENCE.links[2])
