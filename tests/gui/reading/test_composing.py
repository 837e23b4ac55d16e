"""Text that an input method is still composing belongs to the remark where it was begun."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication

NEXT = Qt.Key.Key_PageDown


@pytest.fixture
def composing(page, press):
    press("m")
    QApplication.sendEvent(page.panel.remark, QInputMethodEvent("komp", []))
    assert composed(page) == "komp"
    assert page.panel.remark.remark() == ""


def composed(page) -> str:
    return page.panel.remark.textCursor().block().layout().preeditAreaText()


def commit(page, text: str) -> None:
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(page.panel.remark, event)


def test_what_is_composed_stays_with_its_example(page, press, stored, composing):
    press(NEXT)
    assert page.panel.progress.shown_place() == "2 / 5"
    assert composed(page) == ""
    assert stored(1).remark == "komp"
    assert stored(2).remark == ""


def test_a_click_on_next_leaves_it_there_too(page, stored, composing, qtbot):
    qtbot.mouseClick(page.panel.progress.next_button, Qt.MouseButton.LeftButton)
    assert stored(1).remark == "komp"
    assert composed(page) == page.panel.remark.toPlainText() == ""


def test_leaving_the_field_keeps_it(page, press, stored, composing):
    press(Qt.Key.Key_Escape)
    assert stored(1).remark == "komp"


def test_composing_goes_on_while_one_types(page, stored, composing):
    commit(page, "komposition")
    assert stored(1).remark == "komposition"
    assert composed(page) == ""
