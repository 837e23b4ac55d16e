"""Text that an input method is still composing belongs to the remark where it was begun."""

import pytest
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication


@pytest.fixture
def composing(judging):
    judging.press("M")
    QApplication.sendEvent(judging.remark_field, QInputMethodEvent("komp", []))
    assert composed(judging) == "komp"
    assert judging.remark == ""


def composed(judging) -> str:
    return judging.remark_field.textCursor().block().layout().preeditAreaText()


def commit(judging, text: str) -> None:
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(judging.remark_field, event)


def test_what_is_composed_stays_with_its_example(judging, stored, composing):
    judging.press("PgDown")
    assert judging.place == "2 / 5"
    assert composed(judging) == ""
    assert stored(1).remark == "komp"
    assert stored(2).remark == ""


def test_a_click_on_next_leaves_it_there_too(judging, stored, composing):
    judging.click("Next")
    assert stored(1).remark == "komp"
    assert composed(judging) == judging.remark == ""


def test_leaving_the_field_keeps_it(judging, stored, composing):
    judging.press("Escape")
    assert stored(1).remark == "komp"


def test_composing_goes_on_while_one_types(judging, stored, composing):
    commit(judging, "komposition")
    assert stored(1).remark == "komposition"
    assert composed(judging) == ""
