"""The keys that the text takes, and those that it leaves to its window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QKeySequence,
    QShortcut,
)

from protest_gui.text.marks import ShownLine
from tests.gui.text.token_examples import (
    FILLER,
    GERMAN,
    MARKS,
    Page,
)

KEY, MODIFIER = Qt.Key, Qt.KeyboardModifier
FOR_THE_WINDOW = (
    *["A", "S", "Q", "1", "0", "N", "T", "Return", "Enter", "PgUp", "PgDown", "F1", "Escape"],
    *[
        "Ctrl+Z",
        "Ctrl+Shift+Z",
        "Ctrl+Y",
        "Ctrl+Up",
        "Ctrl+Down",
        "Ctrl+Home",
        "Ctrl+End",
        "Alt+Left",
        "Shift+Left",
    ],
)


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


@pytest.mark.parametrize("page", [True, False], indirect=True)
@pytest.mark.parametrize("key", FOR_THE_WINDOW)
def test_shortcuts_of_the_window_work_in_the_text(page: Page, qtbot, key: str):
    used = []
    shortcut = QShortcut(QKeySequence(key), page)
    shortcut.activated.connect(lambda: used.append(key))
    pressed = QKeySequence(key)[0]
    qtbot.keyClick(page.text, pressed.key(), pressed.keyboardModifiers())
    assert used == [key]


@pytest.mark.parametrize("page", [False], indirect=True)
def test_in_the_source_space_and_sideways_arrows_are_the_windows(page: Page, qtbot):
    used = []
    for key in ("Space", "Left", "Right"):
        shortcut = QShortcut(QKeySequence(key), page)
        shortcut.activated.connect(lambda key=key: used.append(key))
    for key in (KEY.Key_Space, KEY.Key_Left, KEY.Key_Right):
        qtbot.keyClick(page.text, key)
    assert used == ["Space", "Left", "Right"]
    assert not page.text.textCursor().hasSelection()  # nor is any word spoken


def test_in_a_text_with_words_to_choose_space_is_the_texts(page: Page, qtbot):
    used = []
    QShortcut(QKeySequence("Space"), page).activated.connect(lambda: used.append(1))
    with qtbot.waitSignal(page.text.token_chosen):
        qtbot.keyClick(page.text, KEY.Key_Space)
    assert used == []


@pytest.mark.parametrize("page", [False], indirect=True)
def test_in_the_source_arrows_scroll(page: Page, qtbot):
    page.text.show_rows([ShownLine(n, FILLER) for n in range(30)], {}, right_to_left=False)
    bar = page.text.verticalScrollBar()
    places = [bar.value()]
    for key in (KEY.Key_Home, KEY.Key_Down, KEY.Key_End, KEY.Key_Up):
        qtbot.keyClick(page.text, key)
        places.append(bar.value())
    assert places[1] == 0 < places[2] < places[4] < places[3] == bar.maximum()


@pytest.mark.parametrize("page", [True, False], indirect=True)
def test_tab_leads_through_the_text(page: Page, qtbot):
    qtbot.keyClick(page.text, KEY.Key_Tab)
    assert page.after.hasFocus()
    qtbot.keyClick(page.after, KEY.Key_Backtab, MODIFIER.ShiftModifier)
    assert page.text.hasFocus()
    qtbot.keyClick(page.text, KEY.Key_Backtab, MODIFIER.ShiftModifier)
    assert page.before.hasFocus()
