"""F1: every key as it is now, and the guidelines, at any text size."""

import re
from collections.abc import Iterator
from itertools import pairwise
from operator import attrgetter

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt, QUrl, Slot
from PySide6.QtGui import QAccessible, QDesktopServices, QTextBlock, QTextCursor
from PySide6.QtWidgets import QApplication, QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from protest_core.commands import COMMANDS, NOT_FOR_ANNOTATORS
from protest_core.judgements.guidelines import guidelines_for
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.keys.key_map import KeyMap, label_of
from protest_gui.keys.sheet import caps_of
from protest_gui.preferences import Preferences
from protest_gui.window.help import HelpWindow
from tests.gui.driving.finding import shown
from tests.gui.driving.sections import tab_names, turn_to
from tests.gui.driving.window import laid_out

FRENCH = guidelines_for("en", "fr")
TOKENS = "".join(["Select", "or", "unselect", "highlighted", "words", "1–9"]) + ": ASDFGHJKL"


@pytest.fixture
def keys(preferences: Preferences) -> KeyMap:
    return KeyMap(preferences)


@pytest.fixture
def asked() -> list[str]:
    """The requests of the window to others."""
    return []


@pytest.fixture
def window(
    keys: KeyMap, asked: list[str], qtbot: QtBot, qapp: QApplication
) -> Iterator[HelpWindow]:
    window = HelpWindow(keys, FRENCH, lambda: asked.append("change keys"))
    qtbot.addWidget(window)
    window.show()
    assert tab_names(window) == ["Keys", "Guidelines"]
    yield window
    apply_theme(qapp, Scheme.LIGHT, 100)


def sheet(window: HelpWindow) -> QTextBrowser:
    return browser(window, "Keys")


def guidelines(window: HelpWindow) -> QTextBrowser:
    return browser(window, "Guidelines")


def browser(window: HelpWindow, name: str) -> QTextBrowser:
    """Return a text browser, also one behind another tab."""
    (found,) = (x for x in window.findChildren(QTextBrowser) if x.accessibleName() == name)
    return found


def said(window: HelpWindow) -> set[str]:
    """Return commands and their keys, as a screen reader reads them."""
    text = QAccessible.queryAccessibleInterface(sheet(window)).textInterface()
    cells = re.split("[\ufdd0\ufdd1\n]+", text.text(0, text.characterCount()))  # as Qt ends them
    blocks = ["".join(cell.split()) for cell in cells]
    return {f"{what}: {keys}" for what, keys in pairwise(blocks)}


def row(label: str, *keys: str) -> str:
    return "".join(label.split()) + ": " + "or".join(keys)


def place(window: HelpWindow, text: str) -> QRect:
    return sheet(window).cursorRect(QTextCursor(block(window, text)))


def block(window: HelpWindow, text: str) -> QTextBlock:
    document = sheet(window).document()
    blocks = map(document.findBlockByNumber, range(document.blockCount()))
    (block,) = (each for each in blocks if each.text() == text)
    return block


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("Q", ["Q"]),
        ("Ctrl+Shift+Z", ["Ctrl", "Shift", "Z"]),
        ("Ctrl++", ["Ctrl", "+"]),
        ("+", ["+"]),
        ("Ctrl+-", ["Ctrl", "-"]),
    ],
)
def test_a_combination_is_drawn_key_by_key(key: str, shown: list[str]) -> None:
    assert caps_of(key) == shown


def test_every_command_is_on_the_sheet_with_all_its_keys(window: HelpWindow) -> None:
    one_row_each = [
        each for each in COMMANDS.values() if each.keys and not each.id.startswith("token_")
    ]
    for command in one_row_each:
        assert row(label_of(command), *command.keys) in said(window)
    assert TOKENS in said(window)


def test_for_a_batch_the_sheet_leaves_out_what_only_projects_have(window: HelpWindow) -> None:
    hidden = [COMMANDS[each] for each in NOT_FOR_ANNOTATORS if COMMANDS[each].keys]
    assert {"O", "X", "I", "Ctrl+J", "Shift+A"} <= {each.keys[0] for each in hidden}
    window.leave_out_keys(NOT_FOR_ANNOTATORS)
    shown = said(window)
    for command in filter(attrgetter("keys"), COMMANDS.values()):
        is_shown = row(label_of(command), *command.keys) in shown
        assert is_shown is (command not in hidden and not command.id.startswith("token_"))
    assert TOKENS in shown
    window.leave_out_keys(())
    assert all(row(label_of(each), *each.keys) in said(window) for each in hidden)


def test_the_sheet_follows_changes_of_keys(window: HelpWindow, keys: KeyMap) -> None:
    assert row("Write a remark", "M") in said(window)
    keys.set_keys({"remark": ["F9"]})
    assert row("Write a remark", "F9") in said(window)
    keys.set_keys({"remark": []})
    assert row("Write a remark", "nokey") in said(window)


def test_the_sheet_stays_where_it_was_read(window: HelpWindow, keys: KeyMap) -> None:
    window.resize(500, 300)
    laid_out(window)
    bar = sheet(window).verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    before = bar.value()
    assert before > 0
    keys.set_keys({"remark": ["F9"]})
    assert bar.value() == before


def test_the_button_asks_for_the_key_editor(
    window: HelpWindow, asked: list[str], qtbot: QtBot
) -> None:
    (change,) = shown(window, QPushButton)
    qtbot.mouseClick(change, Qt.MouseButton.LeftButton)
    assert asked == ["change keys"]


def test_guidelines_show_help_all_tags_and_the_version(window: HelpWindow) -> None:
    text = guidelines(window).toPlainText()
    assert "What you decide" in text
    for tag in FRENCH.tags:
        explanation = tag.explanation.replace("\u00a0", " ")  # as Qt gives plain text
        assert f"{tag.name} – {explanation}" in text
    assert text.endswith("version en-fr 2")
    assert "**" not in text


def test_another_projects_guidelines_replace_them(window: HelpWindow) -> None:
    turn_to(window, "Guidelines")
    german = guidelines_for("en", "de")
    window.show_guidelines(german)
    assert guidelines(window).toPlainText().endswith(f"version {german.version}")
    assert guidelines(window).isVisible()
    window.show_guidelines(None)
    assert "when a project is open" in guidelines(window).toPlainText()


def test_one_reads_from_the_top(window: HelpWindow, qtbot: QtBot) -> None:
    turn_to(window, "Guidelines")
    bar = guidelines(window).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert bar.value() == 0


def test_marks_in_a_tag_are_only_text(window: HelpWindow) -> None:
    odd = FRENCH.tags[0].__class__(name="odd_tag", explanation="a *star*, [x](http://y) <b>")
    window.show_guidelines(FRENCH.__class__("v", "en", "fr", FRENCH.questions, (odd,), "Help"))
    assert "odd_tag – a *star*, [x](http://y) <b>" in guidelines(window).toPlainText()


class Desktop(QObject):
    """A desktop in place of the browser."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.append(url.toString())


def test_links_open_nothing(window: HelpWindow, qtbot: QtBot) -> None:
    desktop = Desktop()
    QDesktopServices.setUrlHandler("https", desktop, "open")
    text = "[linklinklink](https://example.org)"
    page = guidelines(window)
    turn_to(window, "Guidelines")
    window.show_guidelines(FRENCH.__class__("v", "en", "fr", FRENCH.questions, (), text))
    place = page.cursorRect(QTextCursor(page.document().findBlock(0))).center() + QPoint(20, 0)
    with qtbot.waitSignal(page.anchorClicked):  # it is a link, and was clicked
        qtbot.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QDesktopServices.unsetUrlHandler("https")
    assert desktop.opened == []
    assert page.toPlainText().startswith("linklinklink")


def test_esc_closes_from_either_tab(window: HelpWindow, qtbot: QtBot) -> None:
    for name in tab_names(window):
        window.show()
        window.activateWindow()
        turn_to(window, name)
        browser(window, name).setFocus()
        qtbot.waitUntil(lambda: window.focusWidget() is not None)
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
        assert not window.isVisible()


@pytest.mark.parametrize("percent", [100, 200, 300])
@pytest.mark.parametrize("width", [20, 45, 90])
def test_nothing_is_cut_off_at_any_text_size(
    window: HelpWindow, qapp: QApplication, percent: int, width: int
) -> None:
    apply_theme(qapp, Scheme.DARK, percent)
    window.resize(width * window.fontMetrics().height(), 500)
    laid_out(window)
    for page in (guidelines(window), sheet(window)):
        assert page.horizontalScrollBar().maximum() == 0


def test_the_sheet_has_one_column_where_two_have_no_room(window: HelpWindow) -> None:
    window.resize(1200, 700)
    laid_out(window)
    assert place(window, "Navigation").left() > place(window, "Judging").left()
    assert place(window, "Navigation").top() == place(window, "Judging").top()
    window.resize(500, 700)
    laid_out(window)
    assert place(window, "Navigation").left() == place(window, "Judging").left()
    assert place(window, "Navigation").top() > place(window, "Judging").top()


def test_text_size_changes_while_it_is_open(window: HelpWindow, qapp: QApplication) -> None:
    turn_to(window, "Guidelines")
    for percent in (200, 90, 300, 100):
        apply_theme(qapp, Scheme.DARK, percent)
        laid_out(window)
        line = place(window, "Write a remark").height()
        assert line >= window.fontMetrics().height()
        assert line < 1.5 * window.fontMetrics().height()


def test_the_measure_is_about_seventy_letters(window: HelpWindow, qapp: QApplication) -> None:
    window.resize(1600, 900)
    turn_to(window, "Guidelines")
    laid_out(window)
    block = guidelines(window).document().findBlockByNumber(1)
    lengths = [block.layout().lineAt(n).textLength() for n in range(block.layout().lineCount() - 1)]
    assert lengths
    assert all(55 <= length <= 80 for length in lengths)


@pytest.mark.parametrize(("percent", "width"), [(200, 640), (300, 900)])
def test_in_a_narrow_window_the_keys_stand_below_what_they_do(
    window: HelpWindow, qapp: QApplication, percent: int, width: int
) -> None:
    def keys_are_below() -> bool:
        laid_out(window)
        keys = sheet(window).cursorRect(QTextCursor(block(window, "Redo").next()))
        label = place(window, "Redo")
        assert (keys.top() > label.top()) is (keys.left() == label.left())
        return keys.top() > label.top()

    apply_theme(qapp, Scheme.LIGHT, percent)
    window.resize(width, 480)
    assert keys_are_below()
    window.resize(40 * window.fontMetrics().height(), 480)
    assert not keys_are_below()


def test_read_from_right_to_left_the_sheet_begins_at_the_right(
    window: HelpWindow, qapp: QApplication
) -> None:
    window.resize(1200, 700)
    laid_out(window)
    middle = sheet(window).viewport().width() / 2
    assert place(window, "Write a remark").left() < middle
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    laid_out(window)
    assert place(window, "Write a remark").left() > middle
    assert row("Larger text", "Ctrl++", "Ctrl+=") in said(window)
    # A combination is read from left to right all the same.
    keys = block(window, "Larger text").next()
    assert keys.textDirection() is Qt.LayoutDirection.LeftToRight


@pytest.mark.parametrize(
    ("word", "meaning"),
    [
        ("pleonastic · it", "stands for nothing"),
        ("referred", "people decide"),
        ("not judgeable", "nothing can be said"),
        ("contradictory", "do not go together"),
    ],
)
def test_the_sheet_explains_words(window: HelpWindow, word: str, meaning: str) -> None:
    window.resize(1000, 700)
    row = block(window, word)
    assert meaning in row.next().text()
