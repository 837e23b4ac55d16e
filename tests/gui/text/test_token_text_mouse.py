"""The mouse in the text: clicks choose, drags select for copying."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from protest_gui.appearance.colours import LIGHT
from protest_gui.text.marks import Mark, Role
from protest_gui.text.token_text import TokenText
from tests.gui.text.token_examples import (
    ANTECEDENT,
    ARABIC,
    FIRST,
    GERMAN,
    MARKS,
    SECOND,
    all_marked,
    box_of,
    colours_in,
    focused_place,
    middle_of,
    picture,
)

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.MouseButton.NoButton


@pytest.fixture
def text(qtbot, request) -> TokenText:
    text = TokenText(selectable=getattr(request, "param", True))
    qtbot.addWidget(text)
    text.resize(500, 220)
    text.show_rows(GERMAN, MARKS, right_to_left=False)
    with qtbot.waitActive(text):
        text.show()
    return text


@pytest.fixture
def chosen(text: TokenText) -> list[tuple[int, int]]:
    chosen = []
    text.token_chosen.connect(lambda *place: chosen.append(place))
    return chosen


def send(text: TokenText, kind: QEvent.Type, at: QPoint, button=LEFT, held=LEFT) -> None:
    everywhere = text.viewport().mapToGlobal(at)
    event = QMouseEvent(
        kind, QPointF(at), QPointF(everywhere), button, held, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(text.viewport(), event)


def double_click(text: TokenText, at: QPoint) -> None:
    """Double-click as a mouse does; QTest sends only the second press."""
    send(text, QEvent.Type.MouseButtonPress, at)
    send(text, QEvent.Type.MouseButtonRelease, at, held=NONE)
    send(text, QEvent.Type.MouseButtonDblClick, at)
    send(text, QEvent.Type.MouseButtonRelease, at, held=NONE)


def drag(text: TokenText, start: QPoint, end: QPoint) -> None:
    send(text, QEvent.Type.MouseButtonPress, start)
    for step in range(1, 11):
        send(
            text,
            QEvent.Type.MouseMove,
            start + (end - start) * step / 10,
            button=NONE,
        )
    send(text, QEvent.Type.MouseButtonRelease, end, held=NONE)


@pytest.mark.parametrize("place", [ANTECEDENT, FIRST, SECOND])
def test_a_click_on_a_word_chooses_it(text: TokenText, chosen, qtbot, place):
    qtbot.mouseClick(text.viewport(), LEFT, pos=middle_of(text, place))
    assert chosen == [place]
    assert focused_place(text) == place


def test_every_word_of_arabic_text_is_chosen_where_it_is_seen(text: TokenText, chosen, qtbot):
    marks = all_marked(ARABIC)
    text.show_rows(ARABIC, marks, right_to_left=True)
    for place in marks:
        middle = text.word_boxes(place)[0].center().toPoint()
        qtbot.mouseClick(text.viewport(), LEFT, pos=middle)
    assert chosen == list(marks)


def test_a_click_beside_the_words_chooses_nothing(text: TokenText, chosen, qtbot):
    box = box_of(text, FIRST)
    for at in (QPointF(box.left() - 4, box.center().y()), QPointF(490, 210)):
        qtbot.mouseClick(text.viewport(), LEFT, pos=at.toPoint())
    send(text, QEvent.Type.MouseButtonPress, middle_of(text, FIRST), RIGHT, RIGHT)
    send(text, QEvent.Type.MouseButtonRelease, middle_of(text, FIRST), RIGHT, NONE)
    assert chosen == []


def test_a_double_click_chooses_once(text: TokenText, chosen):
    double_click(text, middle_of(text, FIRST))
    assert chosen == [FIRST]


def test_two_quick_clicks_beside_and_on_a_word_choose_it(text: TokenText, chosen):
    QTest.mouseDClick(text.viewport(), LEFT, pos=middle_of(text, FIRST))
    assert chosen == [FIRST]


def test_two_slow_clicks_choose_twice(text: TokenText, chosen, qtbot):
    for _ in range(2):
        qtbot.mouseClick(text.viewport(), LEFT, pos=middle_of(text, FIRST))
    assert chosen == [FIRST, FIRST]


@pytest.mark.parametrize("text", [False], indirect=True)
def test_in_the_source_a_click_chooses_nothing(text: TokenText, chosen, qtbot):
    qtbot.mouseClick(text.viewport(), LEFT, pos=middle_of(text, FIRST))
    assert chosen == []


def test_a_drag_selects_text_and_chooses_nothing(text: TokenText, chosen):
    start, end = box_of(text, FIRST), box_of(text, SECOND)
    drag(text, (start.center()).toPoint(), QPointF(end.right(), end.center().y()).toPoint())
    assert chosen == []
    assert text.textCursor().selectedText().endswith("gleitet sie")
    assert LIGHT.accent.lower() in colours_in(picture(text), end)


def test_a_trembling_hand_still_clicks(text: TokenText, chosen):
    middle = middle_of(text, SECOND)
    drag(text, middle, middle + QPoint(3, 1))
    assert chosen == [SECOND]


def test_a_drag_from_the_focused_word_selects_and_does_not_carry_it_away(text: TokenText, chosen):
    text.setFocus()
    text.focus_word(text.word_at(middle_of(text, FIRST)))
    box = box_of(text, FIRST)
    drag(text, QPointF(box.left() + 3, box.center().y()).toPoint(), middle_of(text, SECOND))
    assert text.textCursor().selectedText().startswith("es drückt")


def test_a_release_on_another_word_chooses_neither(text: TokenText, chosen):
    drag(text, middle_of(text, FIRST), middle_of(text, SECOND))
    assert chosen == []


def shape_at(text: TokenText, at: QPoint) -> Qt.CursorShape:
    send(text, QEvent.Type.MouseMove, at, NONE, NONE)
    return text.viewport().cursor().shape()


def test_the_pointer_is_a_hand_over_words_only(text: TokenText):
    assert shape_at(text, middle_of(text, FIRST)) is Qt.CursorShape.PointingHandCursor
    assert shape_at(text, QPoint(490, 210)) is Qt.CursorShape.IBeamCursor


@pytest.mark.parametrize("text", [False], indirect=True)
def test_in_the_source_the_pointer_is_no_hand(text: TokenText):
    assert shape_at(text, middle_of(text, FIRST)) is Qt.CursorShape.IBeamCursor


@pytest.mark.parametrize(
    ("place", "expected"),
    [(ANTECEDENT, "antecedent"), (FIRST, "pronoun, selected"), (SECOND, "pronoun")],
)
def test_a_tooltip_says_what_a_word_is(text: TokenText, monkeypatch, place, expected):
    shown = []
    monkeypatch.setattr(QToolTip, "showText", lambda *arguments: shown.append(arguments[1]))
    at = middle_of(text, place)
    for point in (at, QPoint(490, 210)):
        event = QHelpEvent(QEvent.Type.ToolTip, point, text.viewport().mapToGlobal(point))
        QApplication.sendEvent(text.viewport(), event)
    assert shown == [expected, ""]


def test_marks_that_changed_meanwhile_are_not_chosen(text: TokenText, chosen):
    at = middle_of(text, FIRST)
    send(text, QEvent.Type.MouseButtonPress, at)
    text.set_marks({SECOND: Mark(Role.PRONOUN)})
    send(text, QEvent.Type.MouseButtonRelease, at, held=NONE)
    assert chosen == []
