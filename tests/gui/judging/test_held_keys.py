"""A key that is held down goes on repeating; what it was pressed for has happened once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from protest_core.judgements.model import Judgement
from tests.gui.driving.finding import plain
from tests.gui.driving.window import focused, hold, repeat

Key = Qt.Key


def test_holding_the_key_of_the_remark_writes_nothing(judging, stored):
    hold(judging.window, "M")
    assert judging.remark_field.hasFocus()
    assert stored(1) == Judgement()
    QTest.keyRelease(focused(judging.window), Key.Key_M)
    judging.type_text("mm")
    assert stored(1).remark == "mm"


def test_holding_the_key_of_the_tags_writes_nothing(judging):
    hold(judging.window, "T")
    assert judging.tag_field.hasFocus()
    assert judging.tag_field.text() == ""
    hold(judging.window, "T", times=2)  # pressed anew, though its release was not seen
    assert judging.tag_field.text() == "ttt"


def test_a_field_that_was_clicked_takes_a_held_key(judging, stored, qtbot):
    qtbot.mouseClick(judging.remark_field.viewport(), Qt.MouseButton.LeftButton)
    hold(judging.window, "E", times=2)
    assert stored(1).remark == "eee"


@pytest.fixture
def question(judging, qtbot) -> QMessageBox:
    """Return was pressed on a contradiction, and is still down."""
    judging.press("W", "1", "A")
    assert "1 contradictory" in judging.counts
    hold(judging.window, "Return", times=0)
    (box,) = judging.questions
    qtbot.waitUntil(box.isActiveWindow)
    assert QApplication.focusWidget() is box.defaultButton()
    return box


def test_holding_return_does_not_answer_the_question(judging, question, qtbot):
    repeat("Return")
    assert question.isVisible()
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Return)
    qtbot.waitUntil(lambda: not judging.questions)
    assert judging.place == "1 / 5"


@pytest.mark.parametrize("key", [Key.Key_L, Key.Key_A])
def test_a_letter_alone_does_not_answer_the_question(judging, question, key):
    QTest.keyClick(QApplication.focusWidget(), key)
    assert question.isVisible()
    assert judging.place == "1 / 5"
    assert judging.answer("Antecedent") == "No"


def test_the_question_is_answered_with_tab_and_return(judging, question, qtbot):
    while plain(QApplication.focusWidget().text()) != "Keep as it is":
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Return)
    qtbot.waitUntil(lambda: not judging.questions)
    assert judging.place == "2 / 5"
