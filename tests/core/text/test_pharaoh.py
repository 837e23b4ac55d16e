import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.text.translation import (
    Translation,
    last_source,
    link_mistakes,
    linked_to,
    links_are_good,
    links_of,
    targets_of,
)

# Up to 120: positions of one, two and three digits, which are not in order as strings.
LINKS = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 120)))


def as_text(links: list[tuple[int, int]]) -> str:
    return " ".join(f"{source}-{target}" for source, target in links)


def mistakes(text: str) -> list[str]:
    found = list(link_mistakes(text, 5, 8))
    assert links_are_good(text, 5, 8) == (not found)
    return found


@pytest.mark.parametrize("text", ["", "0-0", "4-7", "0-0 0-1 1-0", "0-0 0-0"])
def test_links_inside_both_sentences_are_good(text: str):
    assert mistakes(text) == []


@pytest.mark.parametrize(
    "link",
    [
        "1–2",
        "3-",
        "-3",
        "a-b",
        "1-2-3",
        ["1", "-2"][1],
        "01-2",
        "1.0-2",
        "1-2?",
        "٣-1",
        "1٣-0",
        "0-0\t1-1",
        "0-0\r",
        "0-0\u00a01-1",
        "0-0\u20281-1",
        "9" * 5000,
    ],
)
def test_what_is_no_link_is_named(link: str):
    (mistake,) = mistakes(f"0-0 {link} 1-1")
    assert link[:40] in mistake
    assert "is not a link" in mistake


def test_a_link_outside_names_itself_and_the_sentence():
    assert mistakes("5-0") == ["link 5-0 points outside: the source sentence has 5 tokens (0 to 4)"]
    assert mistakes("0-8 4-9") == [
        "link 0-8 points outside: the target sentence has 8 tokens (0 to 7)",
        "link 4-9 points outside: the target sentence has 8 tokens (0 to 7)",
    ]


def test_an_empty_sentence_has_nothing_to_link_to():
    assert list(link_mistakes("0-0", 1, 0)) == [
        "link 0-0 points outside: the target sentence has no tokens"
    ]


@given(LINKS, st.sets(st.integers(0, 9)))
def test_targets_are_those_linked_sorted_and_once(links: list[tuple[int, int]], asked: set[int]):
    expected = sorted({target for source, target in links if source in asked})
    assert list(targets_of(as_text(links), asked)) == expected


@given(LINKS)
def test_all_links_of_a_line_are_in_its_order_and_as_often(links: list[tuple[int, int]]):
    assert links_of(as_text(links)) == links
    for source in range(10):
        assert linked_to(as_text(links), source) == [to for at, to in links if at == source]


@given(LINKS, st.randoms(use_true_random=False))
def test_order_and_doubles_of_links_do_not_matter(links, random):
    shuffled = links + links[:3]
    random.shuffle(shuffled)
    for source in range(10):
        assert targets_of(as_text(links), [source]) == targets_of(as_text(shuffled), [source])


@given(LINKS)
def test_good_links_have_no_mistake_and_bad_ones_have(links: list[tuple[int, int]]):
    outside = sum((source >= 5) + (target >= 8) for source, target in links)
    assert len(mistakes(as_text(links))) == outside


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("0-0  1-1", "double blank after ‘0-0’; links are separated by exactly one"),
        ("0-0    1-1", "double blank after ‘0-0’; links are separated by exactly one"),
        ("0-0 1-1 ", "double blank after ‘1-1’; links are separated by exactly one"),
        (" 0-0", "the line begins with a blank; links are separated by exactly one"),
        ("  0-0", "the line begins with a blank; links are separated by exactly one"),
    ],
)
def test_one_blank_separates_links(text: str, mistake: str):
    assert mistakes(text) == [mistake]


def test_a_link_without_end_is_shown_cut():
    (mistake,) = mistakes("9" * 5000)
    assert len(mistake) < 150


@pytest.mark.parametrize(("text", "last"), [("", -1), ("3-1 10-0 2-2", 10), ("x 2-", -1)])
def test_the_last_source_position_is_the_largest(text: str, last: int):
    assert last_source(text) == last


def test_words_are_taken_in_sentence_order():
    translation = Translation(("a b c d",), ("0-3 0-1",))
    assert targets_of(translation.links[0], [0]) == (1, 3)
    assert translation.words(0, (1, 3)) == ("b", "d")
    assert translation.aligned_words(0, [0]) == ("b", "d")
