import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QAction, QInputMethodEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from protest_core.judgements.model import LONGEST_REMARK
from protest_gui.judging.remark import RemarkEdit


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    layout = QVBoxLayout(window)
    layout.addWidget(RemarkEdit())
    layout.addStretch()
    qtbot.addWidget(window)
    window.resize(340, 500)
    window.show()
    qtbot.waitExposed(window)
    return window


@pytest.fixture
def edit(window: QWidget) -> RemarkEdit:
    edit = window.findChild(RemarkEdit)
    edit.setFocus()
    assert edit.remark() == ""
    return edit


@pytest.fixture
def written(edit: RemarkEdit) -> list[str]:
    written: list[str] = []
    edit.written.connect(written.append)
    return written


def test_every_keystroke_is_told(edit: RemarkEdit, written: list[str], qtbot: QtBot):
    qtbot.keyClicks(edit, "q1n")
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert written == ["q", "q1", "q1n", "q1n\n"]
    assert edit.remark() == "q1n\n"


def test_what_the_program_shows_is_not_written(edit: RemarkEdit, written: list[str]):
    edit.show_remark("from the file")
    assert edit.toPlainText() == "from the file"
    assert written == []


def test_after_undo_the_cursor_stands_where_the_change_was(edit: RemarkEdit):
    edit.show_remark("good good bad")
    edit.show_remark("good so good bad")
    assert edit.textCursor().position() == len("good so ")
    edit.show_remark("good good bad")
    assert edit.textCursor().position() == len("good ")


def test_showing_the_same_keeps_the_cursor(edit: RemarkEdit, qtbot: QtBot):
    qtbot.keyClicks(edit, "abc")
    qtbot.keyClick(edit, Qt.Key.Key_Home)
    edit.show_remark("abc")
    assert edit.textCursor().position() == 0


def test_changes_behind_an_emoji_are_placed_rightly(edit: RemarkEdit):
    edit.show_remark("😀 bad 😀")
    edit.show_remark("😀 good 😀")
    assert edit.toPlainText() == "😀 good 😀"


@pytest.mark.parametrize("keys", ["Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Y", "PgUp", "PgDown"])
def test_undo_and_going_on_belong_to_the_window(
    window: QWidget, edit: RemarkEdit, written: list[str], qtbot: QtBot, keys: str
):
    action = QAction("window's", window)
    action.setShortcut(QKeySequence(keys))
    window.addAction(action)
    qtbot.keyClicks(edit, "abc")
    with qtbot.waitSignal(action.triggered):
        qtbot.keySequence(edit, keys)
    assert edit.toPlainText() == "abc"
    assert written == ["a", "ab", "abc"]


@pytest.mark.parametrize("key", ["N", "1", "Return"])
def test_letters_digits_and_enter_stay_here(
    window: QWidget, edit: RemarkEdit, qtbot: QtBot, key: str
):
    action = QAction("window's", window)
    action.setShortcut(QKeySequence(key))
    window.addAction(action)
    with qtbot.assertNotEmitted(action.triggered):
        qtbot.keySequence(edit, key)
    assert edit.toPlainText() in ("n", "N", "1", "\n")


def test_esc_leaves(edit: RemarkEdit, qtbot: QtBot):
    with qtbot.waitSignal(edit.left):
        qtbot.keyClick(edit, Qt.Key.Key_Escape)


def test_tab_leaves_and_writes_nothing(edit: RemarkEdit, written: list[str], qtbot: QtBot):
    after = QWidget(edit.parentWidget(), focusPolicy=Qt.FocusPolicy.StrongFocus)
    after.show()
    qtbot.keyClick(edit, Qt.Key.Key_Tab)
    assert after.hasFocus()
    assert written == []


def test_it_grows_with_its_text_from_two_to_eight_lines(edit: RemarkEdit):
    line = edit.fontMetrics().lineSpacing()
    heights = {}
    for lines in (1, 2, 3, 8, 20):
        edit.show_remark("\n".join("x" * lines))
        heights[lines] = edit.height()
    assert heights[1] == heights[2]
    assert heights[3] == heights[2] + line
    assert heights[8] == heights[2] + 6 * line == heights[20]


def test_when_it_gets_wider_it_needs_fewer_lines(edit: RemarkEdit, window: QWidget, qtbot: QtBot):
    window.resize(900, 500)
    edit.show_remark("")
    two_lines = edit.height()
    window.resize(200, 500)
    edit.show_remark("words that need several lines where there is little room " * 2)
    qtbot.waitUntil(lambda: edit.height() > two_lines)
    window.resize(900, 500)
    qtbot.waitUntil(lambda: edit.height() == two_lines)


def paste(edit: RemarkEdit, *, text: str, html: str = "") -> None:
    content = QMimeData()
    content.setText(text)
    if html:
        content.setHtml(html)
    QApplication.clipboard().setMimeData(content)
    edit.paste()
    # PySide crashes at the end of the program if it is still there.
    QApplication.clipboard().clear()


def test_pasted_text_is_plain(edit: RemarkEdit, written: list[str]):
    paste(edit, text="bold\r\nword\x00\x07", html="<b>bold</b> word")
    assert written == ["bold\nword"]
    assert not edit.textCursor().charFormat().font().bold()


def test_more_than_a_remark_holds_is_cut_when_pasted(edit: RemarkEdit, written: list[str]):
    paste(edit, text="x" * (LONGEST_REMARK + 5))
    assert len(edit.toPlainText()) == LONGEST_REMARK
    assert written == ["x" * LONGEST_REMARK]


def test_a_full_remark_takes_no_more_keys_but_can_be_shortened(
    edit: RemarkEdit, written: list[str], qtbot: QtBot
):
    edit.show_remark("x" * LONGEST_REMARK)
    qtbot.keyClick(edit, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(edit, "y")
    assert written == []
    assert edit.toPlainText() == "x" * LONGEST_REMARK
    qtbot.keyClick(edit, Qt.Key.Key_Backspace)
    assert written == ["x" * (LONGEST_REMARK - 1)]


def test_text_being_composed_is_written_only_when_committed(edit: RemarkEdit, written: list[str]):
    QApplication.sendEvent(edit, QInputMethodEvent("にほ", []))
    assert written == []
    commit = QInputMethodEvent()
    commit.setCommitString("日本")
    QApplication.sendEvent(edit, commit)
    assert written == ["日本"]


@pytest.mark.parametrize("keys", [["Shift+Down"], ["Return", "Up"]])
def test_a_key_while_text_is_composed_writes_it_and_leaves_the_cursor_in_the_text(
    edit: RemarkEdit, qtbot: QtBot, keys: list[str]
):
    composed = "much that fills several lines " * 10
    QApplication.sendEvent(edit, QInputMethodEvent(composed, []))
    for key in keys:
        qtbot.keySequence(edit, key)
        assert edit.textCursor().position() < edit.document().characterCount()
    assert edit.remark().strip() == composed.strip()
    qtbot.keyClicks(edit, "so")  # which crashed the program
    assert "so" in edit.remark()


def test_a_modifier_ends_no_composing(edit: RemarkEdit, written: list[str], qtbot: QtBot):
    """Some input methods compose on with letters and Shift."""
    QApplication.sendEvent(edit, QInputMethodEvent("^", []))
    qtbot.keyClick(edit, Qt.Key.Key_Shift)
    assert written == []
    assert edit.textCursor().block().layout().preeditAreaText() == "^"


def test_a_no_break_space_from_elsewhere_is_not_taken_for_a_change(
    edit: RemarkEdit, written: list[str]
):
    edit.show_remark("a\u00a0b")
    QApplication.sendEvent(edit, QInputMethodEvent("に", []))
    QApplication.sendEvent(edit, QInputMethodEvent())
    assert written == []
    assert edit.remark() == "a\u00a0b"


def test_files_are_left_to_the_window(edit: RemarkEdit):
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile("/some/system.txt")])
    assert not edit.canInsertFromMimeData(files)
