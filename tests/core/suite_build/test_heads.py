"""The head of a noun phrase by its words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.suite_build.antecedents import HeadRule, head_of

_words = st.sampled_from(["of", "that", ",", "'s", "lamp", "The", "👍🏽", "שלום", "(", "I", "7"])


@pytest.mark.parametrize(
    ("phrase", "head", "rule"),
    [
        ("lamp", "lamp", HeadRule.ONLY_WORD),
        ("the old lamp", "lamp", HeadRule.LAST_WORD),
        ("the lamp of my uncle", "lamp", HeadRule.BEFORE_BREAK),
        ("the lamp that broke yesterday", "lamp", HeadRule.BEFORE_BREAK),
        ("the lamp we bought yesterday", "lamp", HeadRule.BEFORE_BREAK),
        ("lamps and candles", "lamps", HeadRule.BEFORE_BREAK),
        ("Bruce , the shark", "Bruce", HeadRule.BEFORE_BREAK),
        ("that old lamp", "lamp", HeadRule.LAST_WORD),
        ("about ten lamps", "lamps", HeadRule.LAST_WORD),
        ("a Down syndrome child", "child", HeadRule.LAST_WORD),
        ("the neighbour 's", "neighbour", HeadRule.LAST_WORD),
        ("`` Star Lamps . ''", "Lamps", HeadRule.LAST_WORD),
        ("all of", "all", HeadRule.BEFORE_BREAK),
        ("...", "...", HeadRule.ONLY_WORD),
        (", ,", ",", HeadRule.LAST_WORD),
    ],
)
def test_the_head_follows_from_the_words(phrase: str, head: str, rule: HeadRule):
    words = phrase.split()
    found = head_of(words)
    assert (words[found.place], found.rule) == (head, rule)


@pytest.mark.parametrize("phrase", ["the lamp of my uncle", "one of the lamps"])
def test_heads_by_the_last_rule_are_doubtful(phrase: str):
    assert head_of(phrase.split()).is_uncertain


def test_heads_by_the_other_rules_are_not_doubtful():
    assert not head_of(["lamp"]).is_uncertain
    assert not head_of(["the", "lamp"]).is_uncertain


@given(st.lists(_words, min_size=1, max_size=8))
def test_the_head_is_always_a_word_of_the_phrase(words: list[str]):
    assert 0 <= head_of(words).place < len(words)
