"""Each paragraph of what the published APT program was seen to do, by hand-made texts."""

from dataclasses import replace

import pytest

from protest_compat.apt2017.linked_words import weights_of
from protest_compat.apt2017.model import ListedPlace
from protest_core.errors import InputError
from tests.compat.apt2017.apt_texts import ALL, case_of, lists, run, run_one


def instances(source: str, **others) -> list[tuple[int, int, str]]:
    return list(run_one("x", "x", ("", ""), source=source, **others).instances)


def test_source_words_are_found_in_any_case():
    assert instances("It and it and its") == [(0, 0, "it"), (0, 2, "it")]


def test_a_double_blank_counts_as_a_token():
    assert instances("a  it") == [(0, 2, "it")]


def test_each_listed_part_of_a_token_is_an_instance():
    of = lists(source_words=frozenset({"it", "they"}))
    settings = replace(ALL, source_separator="-")
    assert instances("it-so-they", of=of, settings=settings) == [(0, 0, "it"), (0, 0, "they")]
    assert instances("it-so-they", of=of) == []


def test_a_position_list_takes_whole_tokens_in_its_own_order():
    of = lists(source_words=frozenset(), places=[ListedPlace(0, 2, 1), ListedPlace(0, 0, 2)])
    settings = replace(ALL, source_separator="-")
    assert instances("A b It-so", of=of, settings=settings) == [(0, 2, "it-so"), (0, 0, "a")]


@pytest.mark.parametrize("place", [ListedPlace(1, 0, 4), ListedPlace(0, 1, 4)])
def test_a_place_outside_of_the_text_is_refused_with_its_row(place):
    with pytest.raises(InputError, match="places:4"):
        instances("it", of=lists(places=[place], places_name="places"))


def test_aligned_positions_are_sorted_and_repeated_links_stay():
    [pair] = run_one("ce il elle", "il", ("0-2 0-0 0-2", "0-0")).pairs
    assert pair.reference.positions == (0, 2, 2)
    assert pair.reference.words == ("ce", "elle", "elle")


def test_links_of_token_1_are_not_those_of_token_11():
    source = "it it " + "x " * 9 + "it"
    found = run_one("il elle ce", "il", ("11-2 1-1", ""), source=source).pairs
    assert [pair.reference.positions for pair in found] == [(), (1,), (2,)]


def test_the_first_listed_part_of_each_word_is_kept():
    settings = replace(ALL, target_separator="-")
    [pair] = run_one("donne-il-elle marche", "x", ("0-0 0-1", "0-0"), settings=settings).pairs
    assert pair.reference.words == ("il",)
    assert pair.reference.positions == (0, 1)
    assert pair.candidate.words == ("OTHER",)


def test_without_a_target_list_all_words_count_and_the_separator_does_not():
    of = lists(target_words=())
    settings = replace(ALL, target_separator="-")
    result = run_one("Donne-il", "x", settings=settings, of=of)
    assert result.pairs[0].reference.words == ("donne-il",)
    assert set(result.matrix.labels) == {"donne-il", "x", "NONE", "-sum-"}


@pytest.mark.parametrize(
    ("links", "expected"), [(("0-0", "0-0"), 1), (("0-0", ""), 4), (("", "0-0"), 5), (("", ""), 6)]
)
def test_an_empty_side_is_a_case_of_its_own(links, expected):
    assert case_of("il", "il", links) == expected


def test_one_label_in_common_is_enough():
    assert case_of("il ce", "elle il", ("0-0 0-1", "0-0 0-1")) == 1
    strict = replace(ALL, full_match=True)
    assert case_of("il ce", "elle il", ("0-0 0-1", "0-0 0-1"), settings=strict) == 3


def test_equal_groups_that_share_a_word_are_not_made_one():
    of = lists(equal=(("ce", "c'"), ("c'", "cela")))
    assert case_of("ce", "c'", of=of) == 1
    # c' is in the first group; cela stands for c' in the second, and c' is not itself any more.
    assert case_of("ce", "cela", of=of) == 3


def test_an_equal_group_with_one_label_vanishes():
    of = lists(equal=(("zut", "il"), ("il", "elle")))
    assert case_of("il", "elle", of=of) == 1


def test_similar_groups_meet_both_sides_after_normalising():
    of = lists(equal=(("ce", "c'"),), similar=(("ce", "il"), ("ce", "zut")))
    assert case_of("c'", "il", of=of) == 2
    assert case_of("elle", "il", of=of) == 3
    strict = replace(ALL, full_match=True)
    both = ("0-0", "0-0 0-1")
    assert case_of("ce", "il elle", both, of=of) == 2
    assert case_of("ce", "il elle", both, of=of, settings=strict) == 3


@pytest.mark.parametrize(("counts", "expected"), [(True, 1), (False, 3)])
def test_other_words_are_equal_if_the_switch_says_so(counts, expected):
    assert case_of("a", "b", settings=replace(ALL, other_counts=counts)) == expected


def test_the_switch_for_other_words_has_no_effect_without_a_target_list():
    of = lists(target_words=())
    assert case_of("a", "a", of=of, settings=replace(ALL, other_counts=False)) == 1


def test_probabilities_replace_similar_groups_and_overlook_the_first_label():
    table = {("it", "ce", "elle"): 0.25, ("it", "il", "elle"): 0.5, ("it", "ce", "c'"): 0.0}
    settings = replace(ALL, case_2_probabilities=table)
    result = run_one("ce", "elle", settings=settings)
    assert (result.pairs[0].case, result.counts[2]) == (2, 0.25)
    assert result.score == 0.5
    assert case_of("il", "elle", settings=settings) == 3  # il is number 0
    assert case_of("ce", "c'", settings=settings) == 3


def score_of(cases, weights, links=("0-0", "0-0")):
    return run_one("il", "il", links, settings=replace(ALL, cases=cases, weights=weights)).score


def test_weights_go_with_cases_by_position_and_one_weight_with_all():
    assert score_of((3, 1), (0.1, 0.9)) == 0.9
    assert score_of((3, 1), (0.3,)) == 0.3


def test_cases_that_are_not_used_are_dropped_but_stay_in_the_details():
    result = run_one("il", "il", ("0-0", ""), settings=replace(ALL, cases=(1,), weights=(1.0,)))
    assert result.score is None
    assert result.pairs[0].case == 4
    assert result.matrix.rows[-1][-1] == 0


def repaired(reference: str, links: str, source: str = "it", **changed):
    of = lists(
        target_words=(),
        source_pronouns=frozenset({"it", "they"}),
        target_pronouns=frozenset({"il", "elle"}),
        **changed,
    )
    result = run_one(reference, "il", (links, "0-0"), of=of, source=source)
    return result.pairs[0].reference.positions, result.repairs


def test_a_pronoun_within_two_words_is_added_at_the_end():
    assert repaired("il a b", "0-2")[0] == (2, 0)
    assert repaired("il a b c", "0-3")[0] == (3,)
    assert [tuple(each) for each in repaired("il a", "0-1")[1]] == [(0, 0, "it", 0, "il")]


def test_what_is_not_linked_is_never_repaired():
    assert repaired("il a", "")[0] == ()


def test_a_side_with_a_pronoun_is_left_alone():
    assert repaired("elle a il", "0-0 0-1")[0] == (0, 1)


def test_without_target_pronouns_nothing_changes():
    of = lists(source_pronouns=frozenset({"it"}))
    assert run_one("il a", "il", ("0-1", "0-0"), of=of).pairs[0].reference.positions == (1,)


def test_a_capital_letter_never_fits():
    assert repaired("Il a", "0-1")[0] == (1,)


def test_the_last_part_of_a_token_is_what_fits_and_all_of_it_is_added():
    positions, [repair] = repaired("a donne-il", "0-0")
    assert positions == (0, 1)
    assert repair.added == "donne-il"


@pytest.mark.parametrize(("other", "expected"), [("they", (1,)), ("They", (1, 0)), ("you", (1, 0))])
def test_a_token_that_another_listed_pronoun_has_is_not_taken(other, expected):
    assert repaired("il a", "0-1 1-0", source=f"it {other}")[0] == expected


def test_weights_grow_from_the_middle_of_the_clipped_window():
    assert [weights_of(length) for length in (5, 4, 3, 1)] == [
        [2, 1, 1, 1, 2],
        [2, 1, 1, 2],
        [1, 1, 1],
        [1],
    ]


def test_of_equal_weights_the_leftmost_is_taken():
    assert repaired("a il b elle c", "0-2")[0] == (2, 1)


def test_the_clipped_window_is_not_centred_on_the_link():
    # Both pronouns are next to the link, but the window's weights are 2 1 1 2.
    assert repaired("il a elle b", "0-1")[0] == (1, 2)


def test_two_pronouns_can_claim_the_same_token():
    of = lists(target_words=(), target_pronouns=frozenset({"il"}))
    result = run_one("a il b", "il", ("0-0 1-2", ""), of=of, source="it it")
    assert [pair.reference.positions for pair in result.pairs] == [(0, 1), (2, 1)]


def test_a_lone_other_is_replaced_by_what_is_added():
    of = lists(target_pronouns=frozenset({"il"}))
    [pair] = run_one("a il", "il", of=of).pairs
    assert (pair.reference.words, pair.case) == (("il",), 1)


def test_words_that_came_by_repair_and_are_no_labels_are_equal_to_each_other():
    of = lists(target_words=("elle",), target_pronouns=frozenset({"il", "on"}))
    result = run_one("a il", "b on", of=of)
    assert result.pairs[0].case == 1
    assert all(count == 1 for row in result.matrix.rows[:-1] for count in row[:-1])


def cell(result, row: str, column: str) -> float:
    labels = result.matrix.labels
    return result.matrix.rows[labels.index(row)][labels.index(column)]


def test_an_unknown_word_counts_in_the_whole_row_of_the_other():
    of = lists(target_words=("elle",), target_pronouns=frozenset({"il"}))
    result = run_one("elle", "b il", ("0-0", "0-0"), of=of)
    others = [cell(result, "elle", each) for each in ("elle", "OTHER", "NONE")]
    assert others == [1, 1, 1]


def test_a_label_goes_before_an_unknown_word_beside_it():
    of = lists(target_words=("elle",), target_pronouns=frozenset({"il"}))
    result = run_one("elle il", "b", of=of)
    assert result.pairs[0].reference.words == ("elle", "il")
    assert cell(result, "elle", "OTHER") == cell(result, "-sum-", "-sum-") == 1


def test_one_cell_for_a_pair_or_the_full_product():
    both = ("0-0 0-1", "0-0 0-1")
    one = run_one("il ce", "ce il", both)
    assert (cell(one, "il", "il"), one.matrix.rows[-1][-1]) == (1, 1)
    product = run_one("il ce", "ce il", both, settings=replace(ALL, multiword=True))
    assert [cell(product, *each) for each in (("il", "ce"), ("ce", "il"), ("ce", "ce"))] == [
        1,
        1,
        1,
    ]


def test_an_empty_side_is_none_in_the_matrix():
    assert cell(run_one("il", "il", ("0-0", "")), "il", "NONE") == 1
    assert cell(run_one("il", "il", ("", "0-0")), "NONE", "il") == 1


def test_of_labels_with_equal_counts_the_last_comes_first():
    words = tuple(f"w{number}" for number in range(40))
    settings = replace(ALL, most_labels=99)
    result = run_one("w3", "w3", of=lists(target_words=words), settings=settings)
    others = [word for word in (*words, "OTHER", "NONE") if word != "w3"]
    assert list(result.matrix.labels) == ["w3", *reversed(others), "-sum-"]


def test_more_labels_than_wanted_are_summed():
    result = run(
        ["it"] * 3,
        ["il", "il", "elle"],
        ["il", "elle", "elle"],
        (["0-0"] * 3, ["0-0"] * 3),
        settings=replace(ALL, most_labels=2),
    )
    assert set(result.matrix.labels) == {"il", "elle", "...", "-sum-"}
    assert cell(result, "il", "elle") == 1
    assert cell(result, "-sum-", "-sum-") == 3


def test_a_link_outside_of_the_sentence_is_refused_with_its_line():
    with pytest.raises(
        InputError, match=r"ref\.links:1: 0-3 points outside: ref has 1 token there"
    ):
        run_one("il", "il", ("0-3", "0-0"))


def test_a_link_outside_that_no_pronoun_uses_is_passed_over_as_in_the_program():
    assert case_of("il", "il", ("0-0 5-9", "0-0")) == 1


def test_links_are_looked_through_in_the_order_of_the_file_until_a_pronoun_is_found():
    of = lists(target_pronouns=frozenset({"il"}), source_pronouns=frozenset({"it"}))
    texts = {"of": of, "source": "it it"}
    result = run_one("il il", "a il", ("0-0 1-1", "0-0 1-1 7-1"), **texts)
    assert [pair.candidate.positions for pair in result.pairs] == [(0,), (1,)]
    with pytest.raises(InputError, match="7-1 points outside: the source has 2 tokens"):
        run_one("il il", "a il", ("0-0 1-1", "0-0 7-1 1-1"), **texts)
