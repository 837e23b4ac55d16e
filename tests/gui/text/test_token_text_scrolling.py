"""A long context shows the pronoun first, whenever the layout changes, until the reader scrolls."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSlider, QApplication

from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.text.marks import Mark, Role, ShownLine
from protest_gui.text.token_text import TokenText
from tests.gui.text.token_examples import (
    FILLER,
    GERMAN,
    MARKS,
    box_of,
    focused_place,
)

PRONOUN = (20, 15)
LINES = tuple(ShownLine(n, FILLER, n == PRONOUN[0]) for n in range(40))
LONG = {PRONOUN: Mark(Role.PRONOUN), (2, 0): Mark(Role.ANTECEDENT)}


@pytest.fixture
def text(qtbot) -> TokenText:
    text = TokenText(selectable=True)
    qtbot.addWidget(text)
    text.resize(500, 300)
    return text


def off_the_middle(text: TokenText) -> float:
    return abs(box_of(text, PRONOUN).center().y() - text.viewport().height() / 2)


def test_the_pronoun_is_in_the_middle(text: TokenText):
    text.show()
    text.show_rows(LINES, LONG, right_to_left=False)
    assert off_the_middle(text) <= 1


def test_shown_before_the_window_is_the_pronoun_is_in_the_middle(text: TokenText, qtbot):
    text.show_rows(LINES, LONG, right_to_left=False)
    text.scroll_to_pronoun()
    with qtbot.waitActive(text):  # and gives it the focus
        text.show()
    assert text.hasFocus()
    assert focused_place(text) == PRONOUN
    assert off_the_middle(text) <= 1


def test_it_stays_there_after_a_resize_and_a_larger_font(text: TokenText, qapp: QApplication):
    text.show()
    text.show_rows(LINES, LONG, right_to_left=False)
    text.resize(300, 200)
    assert off_the_middle(text) <= 1
    text.resize(900, 500)
    apply_theme(qapp, Scheme.DARK, 200)
    assert off_the_middle(text) <= 1


def test_without_a_marked_pronoun_its_sentence_is_in_the_middle(text: TokenText):
    text.show()
    text.show_rows(LINES, {}, right_to_left=False)
    text.set_marks(
        {(PRONOUN[0], 0): Mark(Role.ANTECEDENT), (PRONOUN[0], 29): Mark(Role.ANTECEDENT)}
    )
    first, last = box_of(text, (PRONOUN[0], 0)), box_of(text, (PRONOUN[0], 29))
    middle = (first.top() + last.bottom()) / 2
    assert abs(middle - text.viewport().height() / 2) <= 2


def test_what_fits_is_not_scrolled(text: TokenText):
    text.show()
    text.show_rows(GERMAN, MARKS, right_to_left=False)
    assert text.verticalScrollBar().maximum() == text.verticalScrollBar().value() == 0


def test_a_reader_who_scrolled_is_left_alone(text: TokenText):
    text.show()
    text.show_rows(LINES, LONG, right_to_left=False)
    text.verticalScrollBar().triggerAction(QAbstractSlider.SliderAction.SliderToMaximum)
    text.resize(500, 310)
    assert off_the_middle(text) > 100
    text.set_marks(LONG)
    assert off_the_middle(text) > 100
    text.scroll_to_pronoun()
    assert off_the_middle(text) <= 1


def test_new_context_brings_the_pronoun_back(text: TokenText):
    text.show()
    text.show_rows(LINES[:25], LONG, right_to_left=False)
    text.verticalScrollBar().triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    text.show_rows(LINES, LONG, right_to_left=False)
    assert off_the_middle(text) <= 1


def test_the_scroll_bar_is_the_only_one(text: TokenText):
    text.show()
    text.show_rows([ShownLine(0, ("w" * 5000,), True)], {}, right_to_left=False)
    assert text.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    assert text.horizontalScrollBar().maximum() == 0


def test_a_short_text_after_a_long_one_makes_qt_say_nothing(text: TokenText, qtbot):
    """The scroll bar goes away meanwhile, and a word far down was the one with the focus."""
    with qtbot.waitActive(text):
        text.show()
    long = ShownLine(0, ("Wort",) * 600, True)
    text.show_rows([long], {(0, 599): Mark(Role.PRONOUN)}, right_to_left=False)
    assert focused_place(text) == (0, 599)
    assert text.verticalScrollBar().maximum()
    text.show_rows(GERMAN[:1], {(3, 1): Mark(Role.ANTECEDENT)}, right_to_left=False)
    assert text.verticalScrollBar().maximum() == 0
    assert focused_place(text) == (3, 1)
    assert text.textCursor().selectedText() == "Plasma"
