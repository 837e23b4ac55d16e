"""A key that is held down goes on repeating; what it was pressed for has happened once."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from protest_core.judgements.model import Answer, Judgement

KEY, NONE = Qt.Key, Qt.KeyboardModifier.NoModifier


def repeat(key: Qt.Key, text: str, times: int = 5) -> None:
    """As Qt delivers it: to the field that has the focus by now."""
    for _ in range(times):
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            target = QApplication.focusWidget()
            assert target is not None
            QApplication.sendEvent(target, QKeyEvent(kind, key, NONE, text, autorep=True))


def test_holding_the_key_of_the_remark_writes_nothing(page, stored, qtbot):
    QTest.keyPress(page.focusWidget(), KEY.Key_M)
    repeat(KEY.Key_M, "m")
    assert page.panel.remark.hasFocus()
    assert stored(1) == Judgement()
    QTest.keyRelease(page.focusWidget(), KEY.Key_M)
    qtbot.keyClicks(page.focusWidget(), "mm")
    assert stored(1).remark == "mm"


def test_holding_the_key_of_the_tags_writes_nothing(page, qtbot):
    QTest.keyPress(page.focusWidget(), KEY.Key_T)
    repeat(KEY.Key_T, "t")
    assert page.panel.tags.field.hasFocus()
    assert page.panel.tags.field.text() == ""
    qtbot.keyClicks(page.focusWidget(), "t")  # pressed anew, though its release was not seen
    repeat(KEY.Key_T, "t", times=2)
    assert page.panel.tags.field.text() == "ttt"


def test_a_field_that_was_clicked_takes_a_held_key(page, stored, qtbot):
    qtbot.mouseClick(page.panel.remark.viewport(), Qt.MouseButton.LeftButton)
    qtbot.keyClicks(page.focusWidget(), "e")
    repeat(KEY.Key_E, "e", times=2)
    assert stored(1).remark == "eee"


@pytest.fixture
def question(page, press, qtbot) -> QMessageBox:
    """Return was pressed on a contradiction, and is still down."""
    press("w", "1", KEY.Key_A)
    assert page.reader.sitting.conflicts
    QTest.keyPress(page.focusWidget(), KEY.Key_Return)
    (box,) = page.findChildren(QMessageBox)
    qtbot.waitUntil(box.isActiveWindow)
    assert QApplication.focusWidget() is box.defaultButton()
    return box


def test_holding_return_does_not_answer_the_question(page, question, qtbot):
    repeat(KEY.Key_Return, "\r")
    assert question.isVisible()
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Return)
    qtbot.waitUntil(lambda: not page.findChildren(QMessageBox))
    assert page.panel.progress.shown_place() == "1 / 5"


@pytest.mark.parametrize("key", [KEY.Key_L, KEY.Key_A])
def test_a_letter_alone_does_not_answer_the_question(page, question, qtbot, key):
    QTest.keyClick(QApplication.focusWidget(), key)
    assert question.isVisible()
    assert page.panel.progress.shown_place() == "1 / 5"
    assert page.reader.sitting.judgement.antecedent is Answer.NO


def test_the_question_is_answered_with_tab_and_return(page, question, qtbot):
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Return)
    qtbot.waitUntil(lambda: not page.findChildren(QMessageBox))
    assert page.panel.progress.shown_place() == "2 / 5"
