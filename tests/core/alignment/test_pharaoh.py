import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.alignment import Translation, link_mistakes, normalise_links, targets_of

LINKS = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)))


def as_text(links: list[tuple[int, int]]) -> str:
    return " ".join(f"{source}-{target}" for source, target in links)


def mistakes(text: str) -> list[str]:
    return link_mistakes(text, source_length=5, target_length=8)


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
    assert link_mistakes("0-0", source_length=1, target_length=0) == [
        "link 0-0 points outside: the target sentence has no tokens"
    ]


def test_blanks_round_links_do_not_matter():
    assert normalise_links(" 0-0\t1-1  2-2 ") == "0-0 1-1 2-2"


@given(LINKS, st.sets(st.integers(0, 9)))
def test_targets_are_those_linked_sorted_and_once(links: list[tuple[int, int]], asked: set[int]):
    expected = sorted({target for source, target in links if source in asked})
    assert list(targets_of(as_text(links), asked)) == expected


@given(LINKS, st.randoms(use_true_random=False))
def test_order_and_doubles_of_links_do_not_matter(links, random):
    shuffled = links + links[:3]
    random.shuffle(shuffled)
    for source in range(10):
        assert targets_of(as_text(links), [source]) == targets_of(as_text(shuffled), [source])


@given(LINKS)
def test_good_links_have_no_mistake_and_bad_ones_have(links: list[tuple[int, int]]):
    outside = [link for link in links if link[0] >= 5 or link[1] >= 8]
    assert len(mistakes(as_text(links))) == len(outside)


def test_words_are_taken_in_sentence_order():
    translation = Translation(("a b c d",), ("0-3 0-1",))
    positions = translation.aligned_positions(0, [0])
    assert positions == (1, 3)
    assert translation.words(0, positions) == ("b", "d")
