"""Texts are shown as people write them, and a key shows their tokens."""

from PySide6.QtWidgets import QTextEdit

from tests.gui.driving.finding import shown
from tests.gui.driving.judging import JudgingDriver, judging_alone

WRITTEN, TOKENS = "Diese ist kaputt.", "Diese ist kaputt ."


def last_line(judging: JudgingDriver, of: str = "Translation") -> str:
    return judging.text(of).toPlainText().splitlines()[-1]


def test_text_is_shown_as_people_write_it_until_a_key_shows_the_tokens(judging: JudgingDriver):
    assert last_line(judging) == WRITTEN
    assert last_line(judging, "Source") == "It is broken."
    judging.press("Ctrl+T")
    assert last_line(judging) == TOKENS
    assert last_line(judging, "Source") == "It is broken ."
    judging.press("Ctrl+T")
    assert last_line(judging) == WRITTEN


def test_the_reference_is_written_the_same_way(judging: JudgingDriver):
    judging.press("R")
    assert last_line(judging, "Reference") == "Sie ist kaputt."
    judging.press("Ctrl+T")
    assert last_line(judging, "Reference") == "Sie ist kaputt ."


def test_it_is_remembered(project, judging: JudgingDriver, preferences):
    judging.press("Ctrl+T")
    assert preferences.shows_tokens
    judging.press("Return")
    assert last_line(judging).endswith(" .")
    judging.press("Ctrl+T")
    assert not preferences.shows_tokens


def test_another_page_follows_when_it_is_shown(project, preferences):
    preferences.shows_tokens = True
    with judging_alone(project.path, preferences) as judging:
        assert last_line(judging).endswith(" .")
        judging.window.hide()
        preferences.shows_tokens = False
        judging.window.show()
        assert last_line(judging) == WRITTEN


def test_switching_changes_nothing_that_is_selected(judging: JudgingDriver, stored):
    judging.press("1", "A")
    before = (judging.marked(), judging.ringed(), stored(1))
    assert "Lampe" in judging.selected()
    for _ in range(2):
        judging.press("Ctrl+T")
        assert (judging.marked(), judging.ringed(), stored(1)) == before


def test_links_are_corrected_word_by_word_where_no_blank_is_between(judging: JudgingDriver):
    judging.press("B")
    judging.press("End", "Space")
    assert judging.selected() == ["Diese", "."]
    judging.press("Ctrl+T")
    assert judging.selected() == ["Diese", "."]
    judging.press("Ctrl+T", "Space", "Left", "Space", "Return")
    assert set(judging.words()) == {"Lampe", "Diese", "kaputt"}


def test_all_systems_are_written_the_same_way(project, preferences):
    with judging_alone(project.path, preferences, comparing=True) as judging:
        judging.press("X")

        def texts() -> list[str]:
            return [each.toPlainText() for each in shown(judging.window, QTextEdit)]

        assert any(text.endswith(WRITTEN) for text in texts())
        judging.press("Ctrl+T")
        assert any(text.endswith(TOKENS) for text in texts())
        assert not any(text.endswith(WRITTEN) for text in texts())
