"""F1: every key as it is now, and the guidelines, at any text size."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QTextCursor
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from protest_core.judgements.guidelines import guidelines_for
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.keys.commands import COMMAND, COMMANDS, ONLY_IN_PROJECTS
from protest_gui.keys.key_map import KeyMap
from protest_gui.keys.sheet import KeyCap, caps_of
from protest_gui.preferences import Preferences
from protest_gui.window.help import HelpWindow
from tests.gui.driving.window import laid_out

FRENCH = guidelines_for("en", "fr")


@pytest.fixture
def keys(preferences: Preferences) -> KeyMap:
    return KeyMap(preferences)


@pytest.fixture
def window(keys: KeyMap, qtbot: QtBot, qapp: QApplication) -> Iterator[HelpWindow]:
    window = HelpWindow(keys, FRENCH)
    qtbot.addWidget(window)
    window.show()
    assert window.tabs.count() == 2
    yield window
    apply_theme(qapp, Scheme.LIGHT, 100)


def caps(window: HelpWindow) -> list[str]:
    return [cap.text() for cap in window.keys.findChildren(KeyCap)]


def said(window: HelpWindow) -> set[str]:
    return {label.accessibleName() for label in window.keys.findChildren(QLabel)}


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
    one_row_each = [each for each in COMMANDS if not each.id.startswith("token_")]
    for command in one_row_each:
        assert f"{command.label}: {', '.join(command.keys)}" in said(window)
    assert "Select or unselect highlighted words 1–9: A, S, D, F, G, H, J, K, L" in said(window)


def test_for_a_batch_the_sheet_leaves_out_what_only_projects_have(window: HelpWindow) -> None:
    hidden = [COMMAND[each] for each in ONLY_IN_PROJECTS]
    assert {"O", "X", "I", "Ctrl+J", "Shift+A"} <= {each.keys[0] for each in hidden}
    window.show_keys_for(batch=True)
    shown = said(window)
    for command in COMMANDS:
        row = f"{command.label}: {', '.join(command.keys)}"
        assert (row in shown) is (command not in hidden and not command.id.startswith("token_"))
    assert "Select or unselect highlighted words 1–9: A, S, D, F, G, H, J, K, L" in shown
    window.show_keys_for(batch=False)
    assert said(window) > shown


def test_the_sheet_follows_changes_of_keys(window: HelpWindow, keys: KeyMap, qtbot: QtBot) -> None:
    assert "F9" not in caps(window)
    keys.set_keys("remark", ["F9"])
    qtbot.waitUntil(lambda: "F9" in caps(window))
    assert "Write a remark: F9" in said(window)
    keys.set_keys("remark", [])
    qtbot.waitUntil(lambda: "F9" not in caps(window))
    assert "Write a remark: no key" in said(window)


def test_the_button_asks_for_the_key_editor(window: HelpWindow, qtbot: QtBot) -> None:
    button = window.keys.findChild(QPushButton)
    with qtbot.waitSignal(window.change_keys):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_guidelines_show_help_all_tags_and_the_version(window: HelpWindow) -> None:
    shown = window.guidelines.toPlainText()
    assert "What you decide" in shown
    for tag in FRENCH.tags:
        assert f"{tag.name} – {tag.explanation}" in shown
    assert shown.endswith("version en-fr 1")
    assert "**" not in shown


def test_another_projects_guidelines_replace_them(window: HelpWindow) -> None:
    window.tabs.setCurrentWidget(window.guidelines)
    window.show_guidelines(guidelines_for("en", "de"))
    assert window.guidelines.toPlainText().endswith("version en-de 1")
    assert window.tabs.currentWidget() is window.guidelines
    window.show_guidelines(None)
    assert "as soon as a project is open" in window.guidelines.toPlainText()


def test_one_reads_from_the_top(window: HelpWindow, qtbot: QtBot) -> None:
    window.tabs.setCurrentWidget(window.guidelines)
    bar = window.guidelines.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert bar.value() == 0


def test_marks_in_a_tag_are_only_text(window: HelpWindow) -> None:
    odd = FRENCH.tags[0].__class__(name="odd_tag", explanation="a *star*, [x](http://y) <b>")
    window.show_guidelines(FRENCH.__class__("v", "en", "fr", FRENCH.questions, (odd,), "Help"))
    assert "odd_tag – a *star*, [x](http://y) <b>" in window.guidelines.toPlainText()


class Desktop(QObject):
    """In place of the browser."""

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
    page = window.guidelines
    window.tabs.setCurrentWidget(page)
    window.show_guidelines(FRENCH.__class__("v", "en", "fr", FRENCH.questions, (), text))
    place = page.cursorRect(QTextCursor(page.document().findBlock(0))).center() + QPoint(20, 0)
    with qtbot.waitSignal(page.anchorClicked):  # it is a link, and was clicked
        qtbot.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QDesktopServices.unsetUrlHandler("https")
    assert desktop.opened == []
    assert page.toPlainText().startswith("linklinklink")


def test_esc_closes_from_either_tab(window: HelpWindow, qtbot: QtBot) -> None:
    for page in (window.keys, window.guidelines):
        window.show()
        window.activateWindow()
        window.tabs.setCurrentWidget(page)
        page.setFocus()
        qtbot.waitUntil(lambda: window.focusWidget() is not None)
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
        assert not window.isVisible()


@pytest.mark.parametrize("percent", [100, 200])
def test_nothing_is_cut_off_at_any_text_size(
    window: HelpWindow, qapp: QApplication, qtbot: QtBot, percent: int
) -> None:
    apply_theme(qapp, Scheme.DARK, percent)
    window.resize(600 * percent // 100, 500)
    laid_out(window)
    for cap in window.keys.findChildren(KeyCap):
        assert cap.width() >= cap.fontMetrics().horizontalAdvance(cap.text())
        assert cap.height() >= cap.fontMetrics().height()
    bars = [window.guidelines.horizontalScrollBar(), window.keys.focusProxy().horizontalScrollBar()]
    assert [bar.maximum() for bar in bars] == [0, 0]


def test_the_sheet_has_one_column_where_two_have_no_room(
    window: HelpWindow, qapp: QApplication
) -> None:
    def columns() -> int:
        laid_out(window)
        every = window.keys.findChildren(KeyCap)
        ends = [cap for cap in every if cap.text() in ("T", "F1")]  # of groups side by side
        assert len(ends) == 2
        return len({cap.mapTo(window, cap.rect().topRight()).x() for cap in ends})

    window.resize(1200, 700)
    assert columns() == 2
    window.resize(500, 700)
    assert columns() == 1


def test_text_size_changes_while_it_is_open(window: HelpWindow, qapp: QApplication) -> None:
    window.tabs.setCurrentWidget(window.guidelines)
    for percent in (200, 90, 300, 100):
        apply_theme(qapp, Scheme.DARK, percent)
        laid_out(window)
    assert window.keys.findChildren(KeyCap)[0].font().pointSizeF() == qapp.font().pointSizeF()


def test_the_measure_is_about_seventy_letters(window: HelpWindow, qapp: QApplication) -> None:
    window.resize(1600, 900)
    window.tabs.setCurrentWidget(window.guidelines)
    laid_out(window)
    block = window.guidelines.document().findBlockByNumber(1)
    lengths = [block.layout().lineAt(n).textLength() for n in range(block.layout().lineCount() - 1)]
    assert lengths
    assert all(55 <= length <= 80 for length in lengths)


@pytest.mark.parametrize(("percent", "width"), [(200, 640), (300, 1366), (300, 900)])
def test_in_a_narrow_window_the_keys_stand_below_what_they_do(
    window: HelpWindow, qapp: QApplication, percent: int, width: int
) -> None:
    apply_theme(qapp, Scheme.LIGHT, percent)
    window.resize(width, 480)
    laid_out(window)
    sheet = window.keys.focusProxy()
    assert sheet.horizontalScrollBar().maximum() == 0
    for cap in window.keys.findChildren(KeyCap):
        assert cap.mapTo(sheet.viewport(), cap.rect().topRight()).x() < sheet.viewport().width()
    window.resize(40 * window.fontMetrics().height(), 480)
    laid_out(window)
    first = window.keys.findChildren(KeyCap)[0]
    assert first.mapTo(sheet.viewport(), first.rect().topLeft()).x() > sheet.viewport().width() / 2
