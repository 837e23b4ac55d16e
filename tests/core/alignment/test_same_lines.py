"""What is written like a text that is known has its links."""

from hypothesis import given
from hypothesis import strategies as st

from protest_core.alignment.align_texts import LanguagePair, align_texts, with_corrected_links
from protest_core.alignment.warnings import AlignmentWarning, alignment_warnings
from protest_core.ids import ExampleId
from protest_core.suite.model import STANDARD_CATEGORIES, Antecedent, CorrectedReference, Example
from protest_core.text.pharaoh import links_are_good, translations_of
from protest_core.text.translation import Translation

GERMAN = LanguagePair("en", "de")
SOURCE = ("it rains", "the dog saw it", "she said it")
# No aligner would find these.
REFERENCE = Translation(
    ("es regnet", "der Hund sah es", "sie sagte es"), ("0-1 1-0", "0-3 1-2 2-1 3-0", "0-2")
)
SYSTEM = Translation(("es regnet", "Hunde sahen es", "sie sagte es"), ("0-0", "1-1", "0-2"))
CATEGORY = next(each for each in STANDARD_CATEGORIES if each.antecedent_agrees)


def links(sentences: tuple[str, ...], *known: Translation) -> tuple[str, ...]:
    made = align_texts(SOURCE, {"new": sentences}, languages=GERMAN, known=known)
    return made["new"].translation.links


def test_perfect_output_has_the_links_of_the_reference():
    assert links(REFERENCE.sentences, REFERENCE) == REFERENCE.links


def test_the_reference_comes_before_systems_and_these_before_the_aligner():
    mixed = (REFERENCE.sentences[0], SYSTEM.sentences[1], "sie sagte das")
    assert links(mixed, REFERENCE, SYSTEM)[:2] == (REFERENCE.links[0], SYSTEM.links[1])


def test_empty_lines_are_like_no_other():
    empty = Translation(("", "", ""), ("", "", ""))
    assert links(("", "der Hund sah es", ""), empty)[0] == ""


def test_of_words_of_the_reference_there_is_no_doubt_but_where_nothing_is_linked():
    made = align_texts(SOURCE, {"new": REFERENCE.sentences}, languages=GERMAN, known=[REFERENCE])[
        "new"
    ]
    warnings = [
        alignment_warnings(Example(ExampleId(1), CATEGORY, line, token), made.alignments)
        for line, token in ((0, 0), (1, 3), (2, 2))
    ]
    assert warnings == [(), (), (AlignmentWarning.PRONOUN_UNLINKED,)]


def test_a_line_without_links_takes_none_away():
    unlinked = Translation(REFERENCE.sentences, ("", "", ""))
    assert links(REFERENCE.sentences, unlinked) != unlinked.links


def test_equal_lines_that_come_together_are_linked_alike():
    texts = {"a": ("es regnet", "der Hund sah es", "ja"), "z": ("es regnet", "Hunde", "ja")}
    made = align_texts(SOURCE, {**texts, "b": texts["a"]}, languages=GERMAN, known=[])
    assert made["a"].alignments == made["b"].alignments
    assert made["a"].alignments[0] == made["z"].alignments[0]


def test_a_correction_that_another_example_does_not_share_stays_out_of_the_links():
    """Both examples have the same antecedent; only for one of them it was set right."""
    dog = Antecedent(1, 0, 2)
    plain = Example(ExampleId(1), CATEGORY, 2, 2, (dog,))
    corrected = Example(ExampleId(2), CATEGORY, 1, 3, (dog,), CorrectedReference(None, ((0,),)))
    alone = with_corrected_links(REFERENCE, [corrected])
    assert translations_of(alone.links[1], dog.span, None) == (0,)
    assert with_corrected_links(REFERENCE, [corrected, plain]) == REFERENCE


def test_the_order_of_new_systems_changes_nothing():
    texts = {"one": SYSTEM.sentences, "two": ("Regen", "Hunde", "sie"), "three": ("es", "es", "")}
    again = dict(reversed(texts.items()))
    first = align_texts(SOURCE, texts, languages=GERMAN, known=[REFERENCE])
    second = align_texts(SOURCE, again, languages=GERMAN, known=[REFERENCE])
    assert list(second) == sorted(second)
    assert first == second


positions = st.lists(st.integers(0, 3), unique=True, max_size=3).map(sorted).map(tuple)


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
