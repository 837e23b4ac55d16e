"""A key that is held down goes on repeating; what it was pressed for has happened once."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from protest_core.judgements.model import Judgement
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


def test_holding_return_neither_answers_the_question_nor_leads_on(judging):
    judging.press("W", "1", "A")
    hold(judging.window, "Return")
    assert judging.question
    assert judging.place == "1 / 5"
    judging.read_question()
    repeat("Return")
    assert judging.question
    assert judging.place == "1 / 5"
