"""No position of a suite is outside its sentence, whatever the text and its annotation."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from protest_core.suite_build.annotation import AnnotatedText, Markable, Mention, token_of
from protest_core.suite_build.categorise import AlsoTaken
from protest_core.suite_build.find_examples import PlacedDocument, find_examples
from protest_core.suite_build.inventory import take_inventory
from protest_core.suite_build.sentence_alignment import Bead
from protest_core.text.tokens import tokens_of
from tests.properties import examples

_odd = st.sampled_from(
    ["it", "They", "them", "IT", "lamp", "of", "👍🏽", "e\u0301", "שלום", "\u2067", "", " ", "a\nb"]
)
_any = st.text(
    st.sampled_from("e\u0301\x01\ufeff \u2028") | st.characters(codec="utf-8"), max_size=4
)
_words = st.lists(_odd | _any, min_size=1, max_size=40) | st.just(["it"] * 500)
_kinds = st.sampled_from(["anaphoric", "pleonastic", "cataphoric", ""])


@st.composite
def texts(draw: st.DrawFn) -> AnnotatedText:
    words = tuple(token_of(word) for word in draw(_words))
    places = st.integers(0, len(words) - 1)
    starts = sorted({0, *draw(st.lists(places, max_size=6))})
    markables = []
    for number in range(draw(st.integers(0, 12))):
        # Overlapping, with gaps, over several sentences, in any order.
        marked = sorted(draw(st.sets(places, min_size=1, max_size=6)))
        is_pronoun = draw(st.booleans())
        markables.append(
            Markable(
                f"m{number}",
                tuple(marked[:1] if is_pronoun else marked),
                Mention.PRONOUN if is_pronoun else draw(st.sampled_from(Mention)),
                chain=draw(st.sampled_from(["set_1", "set_2", ""])),
                type=draw(_kinds),
                antecedent_type=draw(st.sampled_from(["entity", "event", ""])),
                position=draw(st.sampled_from(["subject", "non-subject", ""])),
                split=draw(st.sampled_from(["split reference", "no explicit antecedent", ""])),
            )
        )
    return AnnotatedText("one", words, tuple(starts), tuple(markables))


@st.composite
def placed(draw: st.DrawFn, first_line: int = 0) -> PlacedDocument:
    """A document whose sentences are joined in any way."""
    source, target = draw(texts()), draw(texts())
    cuts = sorted(draw(st.sets(st.integers(1, source.sentences))) | {source.sentences})
    groups, before, shown = [], 0, 0
    for cut in cuts:
        last = cut == source.sentences
        until = target.sentences if last else draw(st.integers(shown, target.sentences))
        groups.append(Bead(range(before, cut), range(shown, until)))
        before, shown = cut, until
    return PlacedDocument("one", "Talks", source, target, tuple(groups), first_line)


@examples(300)
@given(placed(), st.booleans(), st.booleans())
def test_every_position_is_inside_its_line(document: PlacedDocument, split: bool, implicit: bool):
    lines = [tokens_of(line) for line in document.source_lines()]
    inventory = take_inventory(
        [document], lambda each: find_examples(each.source, AlsoTaken(split, implicit))
    )
    for example in inventory.examples:
        assert lines[example.line][example.token].lower() == example.form
        for antecedent in example.antecedents:
            assert 0 <= antecedent.start < antecedent.end <= len(lines[antecedent.line])
            assert antecedent.head in antecedent.span


@given(placed())
def test_every_word_is_where_it_is_said_to_be(document: PlacedDocument):
    lines = [tokens_of(line) for line in document.source_lines()]
    for word, token in enumerate(document.source.words):
        line, place = document.place(word)
        assert lines[line][place] == token
    assert sum(map(len, lines)) == len(document.source.words)


@given(placed())
def test_no_example_is_on_a_line_without_a_translation(document: PlacedDocument):
    reference = list(document.target_lines())
    for example in take_inventory([document], lambda each: find_examples(each.source)).examples:
        assert document.groups[example.line].target
        assert reference[example.line] or not document.target.words


@given(_any)
def test_a_word_becomes_one_token_whatever_it_is(word: str):
    token = token_of(word)
    assert tokens_of(token) == (token,)
    assert not any(sign in token for sign in "\t\n\r\0\ufeff")
    assert token == unicodedata.normalize("NFC", token) != ""
