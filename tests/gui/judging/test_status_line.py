from datetime import time

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from protest_gui.judging.status import Hint, HintSign, StatusLine
from tests.gui.driving.finding import texts
from tests.gui.driving.window import laid_out


@pytest.fixture
def line(qtbot: QtBot) -> StatusLine:
    line = StatusLine()
    qtbot.addWidget(line)
    line.resize(700, 30)
    line.show()
    qtbot.waitExposed(line)
    assert texts(line) == []
    assert signs(line) == []
    return line


def signs(line: QWidget) -> list[Hint]:
    return [sign.hint() for sign in line.findChildren(HintSign) if sign.isVisible()]


def test_it_says_when_was_saved(line: StatusLine):
    line.show_saved(time(9, 5))
    assert texts(line) == ["Saved 09:05"]
    line.show_saving()
    assert texts(line) == ["Saving …"]
    line.show_saved()
    assert texts(line) == []


def test_not_saved_is_shown_by_words_and_sign(line: StatusLine):
    line.show_not_saved()
    assert texts(line) == ["Not saved"]
    assert signs(line) == [Hint.NOT_SAVED]
    line.show_saved(time(10, 42))
    assert signs(line) == []


@pytest.mark.parametrize("hint", [Hint.CONFLICT, Hint.INCOMPLETE])
def test_a_hint_comes_with_its_sign_and_goes_with_it(line: StatusLine, hint: Hint):
    line.show_hint("Yes, but no word is selected", hint)
    assert texts(line) == ["Yes, but no word is selected"]
    assert signs(line) == [hint]
    line.clear_hint()
    assert texts(line) == []
    assert signs(line) == []


def test_a_hint_takes_no_room_from_what_stands_above(qtbot: QtBot):
    page, above, line = QWidget(), QWidget(), StatusLine()
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    layout.addWidget(above, 1)
    layout.addWidget(line)
    page.resize(700, 300)
    page.show()
    before = above.height()
    line.show_hint("One answer is missing", Hint.INCOMPLETE)
    laid_out(page)
    assert above.height() == before


def test_the_signs_differ_in_shape(line: StatusLine):
    shapes = []
    for hint in Hint:
        line.show_hint("x", hint)
        picture = next(s for s in line.findChildren(HintSign) if s.hint() is hint).grab()
        shapes.append(picture.toImage())
    assert all(one != other for one in shapes for other in shapes if one is not other)


def test_screen_readers_hear_a_new_hint(line: StatusLine):
    line.show_hint("One answer is missing", Hint.INCOMPLETE)
    assert line.accessibleDescription() == "One answer is missing"
    assert QAccessible.queryAccessibleInterface(line).text(QAccessible.Text.Description) == (
        "One answer is missing"
    )


def test_markup_in_a_hint_is_shown_as_it_is(line: StatusLine):
    line.show_hint("<b>x</b>")
    wide = line.sizeHint().width()
    line.show_hint("x")
    assert line.sizeHint().width() < wide


def test_the_hint_does_not_move_when_saving(line: StatusLine):
    line.show_hint("One answer is missing", Hint.INCOMPLETE)
    line.show_saved(time(10, 42))
    line.layout().activate()
    (sign,) = (s for s in line.findChildren(HintSign) if s.isVisible())
    before = sign.x()
    line.show_saving()
    line.layout().activate()
    assert sign.x() == before
