"""Words with clitics are aligned part by part, and the links are those of words."""

from hypothesis import given
from hypothesis import strategies as st

from protest_core.alignment.align_texts import LanguagePair, align_pairs
from protest_core.alignment.bidirectional_links import SentenceAlignment
from protest_core.alignment.word_parts import WordParts
from protest_core.languages.profiles import language_profile
from protest_core.text.tokens import tokens_of

SPANISH = WordParts(language_profile("es"))
WORDS = st.lists(st.sampled_from(["moverla", "dámelo", "no", "la", "+la"]), min_size=1, max_size=5)


def test_parts_are_aligned_as_the_words_that_they_write():
    assert SPANISH.parts(("¡", "dámelo", "!")) == ("¡", "dá", "me", "lo", "!")
    split = WordParts(language_profile("es+"))
    assert split.parts(("dá", "+me", "+lo")) == ("dá", "me", "lo")
    assert SPANISH.parts(("+la",)) == ("+la",)


def test_links_of_parts_are_links_of_words():
    of_parts = SentenceAlignment("0-0 1-1 2-2", (0, 1, 2, None), (0, 1, 2), settled=(1,))
    joined = SPANISH.joined(of_parts, ("dámelo", "."))
    assert joined == SentenceAlignment("0-0 1-0 2-0", (0, None), (0, 0, 0), settled=(1,))


def test_a_word_is_linked_from_the_first_part_that_is():
    of_parts = SentenceAlignment("0-2", (None, None, 0), (2,))
    assert SPANISH.joined(of_parts, ("dámelo",)).sources == (0,)


@given(WORDS, st.integers(min_value=0, max_value=4), st.data())
def test_no_link_leaves_the_sentence(words: list[str], length: int, data: st.DataObject):
    parts = SPANISH.parts(words)
    ends = st.none() | st.integers(0, length - 1) if length else st.none()
    sources = tuple(data.draw(st.tuples(*[ends] * len(parts))))
    targets = tuple(data.draw(st.tuples(*[st.none() | st.integers(0, len(parts) - 1)] * length)))
    text = " ".join(f"{i}-{j}" for j, i in enumerate(sources) if i is not None)
    joined = SPANISH.joined(SentenceAlignment(text, sources, targets), words)
    assert (len(joined.sources), len(joined.targets)) == (len(words), length)
    linked = {(i, j) for i, j in joined.links}
    assert all(i < length and j < len(words) for i, j in linked)
    assert {i for i, _ in linked} == {i for i in sources if i is not None}


def test_a_pronoun_inside_a_word_is_linked_to_the_word():
    pairs = [
        (tokens_of("I want to move it"), tokens_of("quiero moverla")),
        (tokens_of("I want to see her"), tokens_of("quiero verla")),
    ]
    aligned = align_pairs(pairs, languages=LanguagePair("en", "es"))
    assert [(4, 1) in each.links for each in aligned] == [True, True]
