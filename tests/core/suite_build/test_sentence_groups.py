"""Bringing sentences of two languages together."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.suite_build.bilingual_lexicon import Vocabulary, cognates, learnt_lexicon
from protest_core.suite_build.sentence_alignment import Bead, cheapest_pairing
from protest_core.suite_build.sentence_groups import Grouping, can_be_grouped, group_sentences
from tests.properties import examples

NOUNS = ["lamp", "house", "river", "stone", "cloud", "garden", "window", "teacher", "letter"]
VERBS = ["breaks", "shines", "falls", "waits", "speaks", "burns", "sleeps", "travels"]
_words = st.sampled_from(["lamp", "Lampe", "1,8", "👍🏽", "שלום", "é", ".", "it", "e\u0301", "␣"])
_sentences = st.lists(_words, max_size=8) | st.just(["long"] * 500)
_texts = st.lists(_sentences, min_size=1, max_size=12)


def english(number: int) -> list[str]:
    """Return sentences of different lengths, some with a number, as in real texts."""
    noun, verb = NOUNS[number % len(NOUNS)], VERBS[number % len(VERBS)]
    other = NOUNS[(number * 5 + 3) % len(NOUNS)]
    year = [] if number % 4 else ["in", str(1900 + number)]
    return ["the", noun, verb, *(["near", "the", other] * (number % 3)), *year, "."]


def foreign(sentence: list[str]) -> list[str]:
    """A cipher, word for word: every sentence has exactly one translation."""
    return [f"z{word[::-1]}u" if word.isalpha() else word for word in sentence]


SOURCE = [english(number) for number in range(60)]
TARGET = [foreign(sentence) for sentence in SOURCE]


def groups_of(source: list[list[str]], target: list[list[str]]) -> Grouping:
    (grouping,) = group_sentences([(source, target)])
    return grouping


def bead(source: tuple[int, int], target: tuple[int, int]) -> Bead:
    return Bead(range(*source), range(*target))


def test_texts_that_run_in_parallel_are_taken_in_order():
    grouping = groups_of(SOURCE, TARGET)
    assert grouping.in_order
    assert grouping.joined == 0
    assert len(grouping.groups) == 60


def test_two_sentences_that_are_one_in_the_other_language_are_joined():
    target = [*TARGET[:20], TARGET[20] + TARGET[21], *TARGET[22:]]
    grouping = groups_of(SOURCE, target)
    assert [group for group in grouping.groups if group.shape != (1, 1)] == [
        bead((20, 22), (20, 21))
    ]


def test_as_many_sentences_are_not_taken_in_order_if_they_shift_between():
    """One sentence is divided in each language, so that nothing but the counts agrees."""
    target = [
        *TARGET[:10],
        TARGET[10] + TARGET[11],
        *TARGET[12:45],
        TARGET[45][:3],
        TARGET[45][3:],
        *TARGET[46:],
    ]
    assert len(target) == len(SOURCE)
    grouping = groups_of(SOURCE, target)
    assert not grouping.in_order
    assert bead((10, 12), (10, 11)) in grouping.groups
    assert bead((45, 46), (44, 46)) in grouping.groups
    assert bead((30, 31), (29, 30)) in grouping.groups


def test_a_sentence_without_a_translation_stays_alone():
    grouping = groups_of(SOURCE, TARGET[:30] + TARGET[31:])
    assert bead((30, 31), (30, 30)) in grouping.groups
    assert grouping.untranslated == 1


def test_what_only_the_reference_has_goes_with_a_neighbour():
    extra = [f"x{number}y" for number in range(7)]
    grouping = groups_of(SOURCE, [*TARGET[:30], extra, *TARGET[30:]])
    assert len(grouping.groups) == 60
    (joined,) = [group for group in grouping.groups if group.shape != (1, 1)]
    assert 30 in joined.target


def test_the_same_texts_give_the_same_groups():
    target = TARGET[:30] + TARGET[31:]
    assert groups_of(SOURCE, target) == groups_of(SOURCE, target)


@examples(60)
@given(st.lists(st.tuples(_texts, _texts), min_size=1, max_size=3))
def test_every_sentence_is_in_exactly_one_group(documents):
    for (source, target), grouping in zip(documents, group_sentences(documents), strict=True):
        covered = [number for group in grouping.groups for number in group.source]
        assert covered == list(range(len(source)))
        covered = [number for group in grouping.groups for number in group.target]
        assert covered == list(range(len(target)))
        assert all(group.source for group in grouping.groups)


@given(st.integers(1, 40), st.integers(1, 40), st.randoms(use_true_random=False))
def test_a_way_through_is_found_whatever_things_cost(source, target, chance):
    pairing = cheapest_pairing(source, target, lambda *_: chance.uniform(-500, 500))
    for one, other in pairwise(pairing.beads):
        assert one.source.stop == other.source.start
        assert one.target.stop == other.target.start
    assert pairing.beads[-1].source.stop == source
    assert pairing.beads[-1].target.stop == target


@pytest.mark.parametrize("size", [1, 300])
def test_texts_of_very_different_lengths_are_brought_together(size: int):
    grouping = groups_of([["lamp"]], [["Lampe"]] * size)
    assert grouping.groups == (bead((0, 1), (0, size)),)


def test_texts_that_are_too_long_must_have_as_many_sentences():
    long = [["lamp"] * 3] * 3_000
    assert not can_be_grouped(long, long[1:])
    assert can_be_grouped(long, long)
    assert groups_of(long, long).in_order


def test_words_that_meet_in_one_pair_only_teach_nothing():
    """Any pair that was taken once would be taken again if they did."""
    pairs = [(["rain", "fell"], ["regen", "kam"]), (["rain", "stayed"], ["regen", "blieb"])]
    source, target = Vocabulary(), Vocabulary()
    known = learnt_lexicon(pairs, source, target).forward.toarray()
    rain, fell = source.encode(["rain", "fell"])
    regen, kam = target.encode(["regen", "kam"])
    assert known[rain, regen] > 0.5
    assert known[fell, kam] == 0


def test_short_names_that_are_the_same_in_both_are_known_at_once():
    source, target = Vocabulary(), Vocabulary()
    source.encode(["ipod", "on"])
    target.encode(["ipod", "on"])
    assert cognates(source, target).toarray().tolist() == [[0.5, 0], [0, 0]]
