"""Names in plots: as few lines as there are, and nothing left out that has room."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protest_core.report_page.plots.canvas import (
    drawing,
    fitted,
    folded,
    room_of,
    shortened,
    wrapped,
)

texts = st.text(st.characters(exclude_categories=["C", "Z"]) | st.just(" "), max_size=300)


@given(texts, st.integers(1, 3), st.sampled_from([0.5, 0.95, 1.9]))
def test_no_name_has_more_lines_than_there_are(text: str, lines: int, inches: float):
    with drawing():
        assert fitted(text, inches, lines=lines).count("\n") < lines


@pytest.mark.parametrize("name", ["alder", "inter non-subject it*", "$x$ and $y$", "W" * 8])
def test_what_has_room_stays_as_it_is(name: str):
    with drawing():
        assert folded(name).replace(r"\$", "$") == name
        assert shortened(name, 1.9) == name


@pytest.mark.parametrize("letter", ["W", "i", "照", "Lo_"])
def test_lines_are_hardly_wider_than_their_place(letter: str):
    with drawing():
        assert room_of([fitted(letter * 100, 1.9)])[0] < 2.0
        assert room_of([shortened(letter * 100, 1.9)])[0] < 2.0


def test_both_ends_of_a_very_long_name_are_kept():
    with drawing():
        found = folded("begin-" + "x" * 200 + "-end")
    assert found.startswith("begin-")
    assert found.endswith("-end")
    assert "…" in found


def test_a_title_is_cut_between_words():
    with drawing():
        lines = wrapped("one two three four five six", 0.6, size=8.5)
        assert " ".join(lines) == "one two three four five six"
        assert len(lines) > 2
        assert room_of(lines)[0] <= 0.6
