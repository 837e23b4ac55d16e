"""Further statements on the published APT program, one by one: repair, groups, cells."""

from dataclasses import replace

import pytest

from protest_compat.apt2017.linked_words import weights_of
from tests.compat.apt2017.apt_texts import ALL, case_of, lists, run_one

NEAR = {
    "target_words": (),
    "source_pronouns": frozenset({"it"}),
    "target_pronouns": frozenset({"il", "elle"}),
}


def test_each_side_is_repaired_against_its_own_links():
    [pair] = run_one("il a", "b c elle", ("0-1", "0-0"), of=lists(**NEAR)).pairs
    assert pair.reference.positions == (1, 0)
    assert pair.candidate.positions == (0, 2)
    assert pair.candidate.words == ("b", "elle")


def test_repair_adds_one_word_to_a_side():
    [pair] = run_one("il elle a", "il", ("0-2", "0-0"), of=lists(**NEAR)).pairs
    assert pair.reference.words == ("a", "il")


def test_the_hyphen_divides_what_is_repaired_whatever_the_separator():
    settings = replace(ALL, target_separator="~")
    of = lists(target_pronouns=frozenset({"il"}))
    [pair] = run_one("a donne-il", "il", of=of, settings=settings).pairs
    assert pair.reference.words == ("donne-il",)
    [pair] = run_one("a donne~il", "il", of=of, settings=settings).pairs
    assert pair.reference.words == ("OTHER",)


def test_a_repaired_word_keeps_the_capital_of_the_verb_it_is_joined_to():
    of = lists(target_pronouns=frozenset({"il"}))
    [pair] = run_one("a Donne-il", "il", of=of).pairs
    assert pair.reference.words == ("Donne-il",)
    assert pair.case == 3  # no label has a capital


def test_repaired_words_do_not_become_labels():
    of = lists(**NEAR)
    result = run_one("a il", "b", of=of)
    assert "il" not in result.matrix.labels


@pytest.mark.parametrize(("length", "expected"), [(2, [1, 1]), (6, [3, 2, 1, 1, 2, 3])])
def test_weights_of_windows_that_are_clipped_or_wide(length: int, expected: list[int]):
    assert weights_of(length) == expected


def test_the_window_reaches_from_the_first_to_the_last_linked_word():
    links = ("0-2 0-4", "0-0")
    of = lists(**NEAR)
    [pair] = run_one("il a b c d e elle", "il", links, of=of).pairs
    assert pair.reference.positions == (2, 4, 0)  # both are two words away: the leftmost


def test_words_map_to_the_first_member_that_is_a_label():
    of = lists(equal=(("zut", "cela", "ce"),), similar=(("cela", "il"),))
    assert case_of("ce", "cela", of=of) == 1
    assert case_of("ce", "il", of=of) == 2


def test_a_similar_group_stays_if_two_members_were_labels_though_they_are_one_now():
    equal = (("ce", "c'"),)
    of = lists(equal=equal, similar=(("ce", "c'"),))
    assert case_of("ce il", "c' elle", ("0-0 0-1", "0-0 0-1"), of=of) == 1
    strict = replace(ALL, full_match=True)
    one = ("0-0", "0-0")
    assert case_of("ce", "c'", one, of=of, settings=strict) == 1
    assert case_of("ce", "il", one, of=of) == 3


def test_of_similar_groups_the_first_that_meets_both_sides_gives_the_cell():
    of = lists(similar=(("elle", "cela"), ("ce", "cela"), ("ce", "il")))
    result = run_one("ce elle", "cela", ("0-0 0-1", "0-0"), of=of)
    labels = result.matrix.labels
    row, column = labels.index("elle"), labels.index("cela")
    assert result.matrix.rows[row][column] == 1


def test_a_probable_pair_is_one_in_the_matrix_and_p_in_the_counts():
    table = {("it", "ce", "elle"): 0.25}
    result = run_one("ce", "elle", settings=replace(ALL, case_2_probabilities=table))
    labels = result.matrix.labels
    assert result.matrix.rows[labels.index("ce")][labels.index("elle")] == 1
    assert result.counts[2] == 0.25


def test_probabilities_are_of_the_source_word():
    table = {("they", "ce", "elle"): 0.25}
    assert case_of("ce", "elle", settings=replace(ALL, case_2_probabilities=table)) == 3


def test_full_match_and_other_words_that_do_not_count():
    strict = replace(ALL, full_match=True, other_counts=False)
    assert case_of("a", "b", settings=strict) == 3
    assert case_of("a", "b", settings=replace(strict, other_counts=True)) == 1


def test_a_token_with_the_same_part_twice_is_two_instances():
    settings = replace(ALL, source_separator="-")
    found = run_one("il", "il", source="it-it", settings=settings).instances
    assert list(found) == [(0, 0, "it"), (0, 0, "it")]


def test_partly_equal_sides_are_case_1_and_count_by_what_they_share():
    settings = replace(ALL, multiword=True)
    result = run_one("il ce", "il elle", ("0-0 0-1", "0-0 0-1"), settings=settings)
    labels = result.matrix.labels
    assert result.pairs[0].case == 1
    assert result.matrix.rows[-1][-1] == 1  # the intersection alone
    assert result.matrix.rows[labels.index("il")][labels.index("il")] == 1


def test_the_first_of_several_words_is_the_first_in_a_set_of_small_numbers():
    """Number 8 stands before number 1: sets of small numbers are in the order of modulo 8."""
    words = tuple(f"w{number}" for number in range(9))
    result = run_one("w1 w8", "w1 w8", ("0-0 0-1", "0-0 0-1"), of=lists(target_words=words))
    labels = result.matrix.labels
    assert result.matrix.rows[labels.index("w8")][labels.index("w8")] == 1
    assert result.matrix.rows[labels.index("w1")][labels.index("w1")] == 0
