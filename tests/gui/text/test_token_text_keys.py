"""The keyboard in the text: what it takes, and what it leaves to the window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QGuiApplication,
    QKeyEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication

from protest_gui.appearance.colours import LIGHT
from protest_gui.text.marks import Mark, Role, ShownLine
from protest_gui.text.token_text import TokenText
from tests.gui.text.token_examples import (
    ANTECEDENT,
    ARABIC,
    FILLER,
    FIRST,
    GERMAN,
    MARKS,
    SECOND,
    Page,
    box_of,
    colours_in,
    focused_place,
    picture,
)

KEY, MODIFIER = Qt.Key, Qt.KeyboardModifier
ARABIC_MARKS = {(3, 0): Mark(Role.ANTECEDENT), (4, 1): Mark(Role.PRONOUN)}


@pytest.fixture
def page(qtbot, request) -> Iterator[Page]:
    page = Page(selectable=getattr(request, "param", True))
    qtbot.addWidget(page)
    page.resize(500, 260)
    page.text.show_rows(GERMAN, MARKS, right_to_left=False)
    with qtbot.waitActive(page):
        page.show()
    page.text.setFocus()
    return page


@pytest.fixture
def text(page: Page) -> TokenText:
    return page.text


def test_the_focus_begins_at_the_first_word_in_reading_order(text: TokenText):
    assert focused_place(text) == ANTECEDENT


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([KEY.Key_Right], FIRST),
        ([KEY.Key_Down, KEY.Key_Down], SECOND),
        ([KEY.Key_End], SECOND),
        ([KEY.Key_End, KEY.Key_Right], SECOND),
        ([KEY.Key_End, KEY.Key_Left], FIRST),
        ([KEY.Key_End, KEY.Key_Up], FIRST),
        ([KEY.Key_End, KEY.Key_Home], ANTECEDENT),
        ([KEY.Key_Left], ANTECEDENT),
    ],
)
def test_arrows_walk_the_words(text: TokenText, qtbot, keys, expected):
    for key in keys:
        qtbot.keyClick(text, key)
    assert focused_place(text) == expected


def test_left_leads_on_where_reading_goes_to_the_left(text: TokenText, qtbot):
    text.show_rows(ARABIC, ARABIC_MARKS, right_to_left=True)
    assert focused_place(text) == (3, 0)
    qtbot.keyClick(text, KEY.Key_Left)
    assert focused_place(text) == (4, 1)
    qtbot.keyClick(text, KEY.Key_Right)
    assert focused_place(text) == (3, 0)
    qtbot.keyClick(text, KEY.Key_Down)
    assert focused_place(text) == (4, 1)


def test_space_chooses_the_focused_word(text: TokenText, qtbot):
    qtbot.keyClick(text, KEY.Key_Right)
    with qtbot.waitSignal(text.token_chosen) as chosen:
        qtbot.keyClick(text, KEY.Key_Space)
    assert tuple(chosen.args) == FIRST


def test_a_held_space_chooses_once(text: TokenText, qtbot):
    chosen = []
    text.token_chosen.connect(lambda *place: chosen.append(place))
    qtbot.keyPress(text, KEY.Key_Space)
    for _ in range(5):
        held = QKeyEvent(
            QEvent.Type.KeyPress, KEY.Key_Space, MODIFIER.NoModifier, " ", autorep=True
        )
        QApplication.sendEvent(text, held)
    assert chosen == [ANTECEDENT]


def test_the_focus_stays_when_marks_change(text: TokenText, qtbot):
    qtbot.keyClick(text, KEY.Key_End)
    text.set_marks({**MARKS, SECOND: Mark(Role.PRONOUN, selected=True)})
    assert focused_place(text) == SECOND
    text.show_rows(GERMAN[1:], MARKS, right_to_left=False)  # less context, the same words
    assert focused_place(text) == SECOND
    text.set_marks({FIRST: Mark(Role.PRONOUN)})
    assert focused_place(text) == FIRST
    text.set_marks({})
    assert focused_place(text) is None


def ring_at(text: TokenText, place) -> bool:
    box = box_of(text, place)
    above = QRectF(box.left() + 4, box.top() - 5, box.width() - 8, 4)
    return LIGHT.accent.lower() in colours_in(picture(text), above)


def test_the_ring_goes_with_the_focus(page: Page, text: TokenText, qtbot):
    assert ring_at(text, ANTECEDENT)
    qtbot.keyClick(text, KEY.Key_End)
    assert ring_at(text, SECOND)
    assert not ring_at(text, ANTECEDENT)
    page.after.setFocus()
    assert not ring_at(text, SECOND)


def test_the_focused_word_is_brought_into_view(text: TokenText, qtbot):
    lines = [ShownLine(n, FILLER) for n in range(20)]
    marks = {(0, 0): Mark(Role.ANTECEDENT), (19, 29): Mark(Role.PRONOUN)}
    text.show_rows(lines, marks, right_to_left=False)
    visible = QRectF(text.viewport().rect())
    for key, place in ((KEY.Key_Home, (0, 0)), (KEY.Key_End, (19, 29)), (KEY.Key_Left, (0, 0))):
        qtbot.keyClick(text, key)
        assert visible.contains(box_of(text, place))


def test_down_scrolls_after_the_last_word(text: TokenText, qtbot):
    lines = [ShownLine(n, FILLER) for n in range(20)]
    text.show_rows(lines, {(0, 0): Mark(Role.PRONOUN)}, right_to_left=False)
    before = text.verticalScrollBar().value()
    qtbot.keyClick(text, KEY.Key_Down)
    assert text.verticalScrollBar().value() > before


def test_control_c_copies_what_the_mouse_selected(text: TokenText, qtbot):
    tokens = ("a\tb", "\ufeff😀", "c")
    text.show_rows([ShownLine(0, tokens), ShownLine(1, ("d",))], {}, right_to_left=False)
    qtbot.keyClick(text, KEY.Key_A, MODIFIER.ControlModifier)
    qtbot.keyClick(text, KEY.Key_C, MODIFIER.ControlModifier)
    assert QGuiApplication.clipboard().text() == "a\tb \ufeff😀 c\nd"


def test_a_screen_reader_finds_the_focused_word_selected(text: TokenText, qtbot):
    text.setAccessibleName("Translation")
    qtbot.keyClick(text, KEY.Key_End)
    assert text.textCursor().selectedText() == "sie"
    interface = QAccessible.queryAccessibleInterface(text)
    assert interface.text(QAccessible.Text.Name) == "Translation"
    assert "Das Plasma ist" in interface.text(QAccessible.Text.Value)


def test_the_word_said_does_not_look_like_selected_text(page: Page, text: TokenText, qtbot):
    text.set_marks({FIRST: Mark(Role.PRONOUN)})
    assert text.textCursor().selectedText() == "es"
    page.after.setFocus()
    box = box_of(text, FIRST)
    assert LIGHT.accent.lower() not in colours_in(picture(text), box)
    assert LIGHT.pronoun.fill.lower() in colours_in(picture(text), box)


def test_marks_are_said_in_reading_order(text: TokenText):
    assert text.accessibleDescription() == (
        "Antecedent: Plasma. Pronoun: es (selected). Pronoun: sie."
    )
    text.set_marks({FIRST: Mark(Role.BOTH)})
    assert text.accessibleDescription() == "Pronoun and antecedent: es."
    text.show_rows(ARABIC, {}, right_to_left=True)
    assert text.accessibleDescription() == ""


def test_control_and_wheel_leave_the_text_size_alone(text: TokenText, qtbot):
    before = box_of(text, FIRST)
    wheel = QWheelEvent(
        QPoint(20, 20),
        QPoint(20, 20),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        MODIFIER.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(text.viewport(), wheel)
    assert box_of(text, FIRST) == before
