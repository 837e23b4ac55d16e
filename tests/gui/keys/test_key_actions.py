"""Real keys in a real window: they do their command, once, and never out of a text field."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from protest_core.commands import COMMANDS
from protest_gui.keys.actions import Actions
from protest_gui.keys.key_map import KeyMap
from protest_gui.preferences import Preferences

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier


class Window(QWidget):
    """All commands, a button and two text fields."""

    def __init__(self, keys: KeyMap) -> None:
        super().__init__()
        self.done: list[str] = []
        self.button = QPushButton("Button", self)
        self.line = QLineEdit(self)
        self.text = QPlainTextEdit(self)
        doing = {command.id: self._doing(command.id) for command in COMMANDS.values()}
        Actions(keys, self).bind(self, doing)

    def _doing(self, command_id: str):
        return lambda: self.done.append(command_id)


@pytest.fixture
def keys(preferences: Preferences) -> KeyMap:
    return KeyMap(preferences)


@pytest.fixture
def window(keys: KeyMap, qtbot: QtBot) -> Iterator[Window]:
    window = Window(keys)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    window.button.setFocus()
    qtbot.waitUntil(window.button.hasFocus)
    assert window.done == []
    return window


@pytest.mark.parametrize(
    ("key", "modifiers", "command_id"),
    [
        (Key.Key_Q, NONE, "antecedent_yes"),
        (Key.Key_W, NONE, "antecedent_no"),
        (Key.Key_1, NONE, "pronoun_yes"),
        (Key.Key_0, NONE, "pronoun_unset"),
        (Key.Key_A, NONE, "token_1"),
        (Key.Key_L, NONE, "token_9"),
        (Key.Key_1, KEYPAD, "pronoun_yes"),
        (Key.Key_2, KEYPAD, "pronoun_no"),
        (Key.Key_0, KEYPAD, "pronoun_unset"),
        (Key.Key_Enter, KEYPAD, "next"),
        (Key.Key_Return, NONE, "next"),
        (Key.Key_PageDown, NONE, "next"),
        (Key.Key_PageUp, NONE, "previous"),
        (Key.Key_N, NONE, "next_open"),
        (Key.Key_N, CONTROL, "new"),
        (Key.Key_Home, CONTROL, "first"),
        (Key.Key_Left, ALT, "back"),
        (Key.Key_Up, CONTROL, "more_above"),
        (Key.Key_Z, CONTROL, "undo"),
        (Key.Key_Z, CONTROL | SHIFT, "redo"),
        (Key.Key_Y, CONTROL, "redo"),
        (Key.Key_Plus, CONTROL, "larger"),
        (Key.Key_Plus, CONTROL | KEYPAD, "larger"),
        (Key.Key_Equal, CONTROL, "larger"),
        (Key.Key_Minus, CONTROL | KEYPAD, "smaller"),
        (Key.Key_0, CONTROL, "normal_size"),
        (Key.Key_F1, NONE, "help"),
    ],
)
def test_a_key_does_its_command_once(
    window: Window, qtbot: QtBot, key: Qt.Key, modifiers: Qt.KeyboardModifier, command_id: str
) -> None:
    qtbot.keyClick(window.button, key, modifiers)
    assert window.done == [command_id]


@pytest.mark.parametrize("name", ["line", "text"])
def test_letters_and_digits_go_into_a_text_field(window: Window, qtbot: QtBot, name: str) -> None:
    field = getattr(window, name)
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    typed = "qweasdfghjkltmnr120QWER "
    qtbot.keyClicks(field, typed)
    qtbot.keyClick(field, Key.Key_1, KEYPAD)
    assert window.done == []
    shown = field.text() if isinstance(field, QLineEdit) else field.toPlainText()
    assert shown == typed + "1"


def test_undo_in_a_text_field_undoes_the_typing(window: Window, qtbot: QtBot) -> None:
    window.text.setFocus()
    qtbot.waitUntil(window.text.hasFocus)
    qtbot.keyClicks(window.text, "word")
    qtbot.keyClick(window.text, Key.Key_Z, CONTROL)
    assert window.text.toPlainText() == ""
    assert window.done == []


def test_f1_and_page_keys_work_from_a_text_field(window: Window, qtbot: QtBot) -> None:
    window.line.setFocus()
    qtbot.waitUntil(window.line.hasFocus)
    qtbot.keyClick(window.line, Key.Key_F1)
    qtbot.keyClick(window.line, Key.Key_PageDown)
    assert window.done == ["help", "next"]


def test_a_key_held_down_judges_once(window: Window) -> None:
    QTest.keyPress(window.button, Key.Key_1)
    for _ in range(5):
        QTest.simulateEvent(window.button, True, Key.Key_1.value, NONE, "1", True)
    QTest.keyRelease(window.button, Key.Key_1)
    assert window.done == ["pronoun_yes"]


def test_actions_follow_changes_of_keys(window: Window, keys: KeyMap, qtbot: QtBot) -> None:
    keys.set_keys({"pronoun_yes": ["7"]})
    qtbot.keyClick(window.button, Key.Key_1)
    assert window.done == []
    qtbot.keyClick(window.button, Key.Key_7)
    assert window.done == ["pronoun_yes"]


def test_changing_keys_after_the_window_has_gone_is_no_mistake(
    preferences: Preferences, qtbot: QtBot
) -> None:
    keys = KeyMap(preferences)
    owner = QWidget()
    Actions(keys, owner).bind(owner, {"remark": lambda: None})
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()
    keys.set_keys({"remark": ["C"]})
    assert keys.keys("remark") == ("C",)


def test_an_action_says_what_it_does(window: Window) -> None:
    action = next(each for each in window.actions() if each.objectName() == "next_open")
    assert action.text() == "Next open"
    assert not action.autoRepeat()
    assert action.shortcutContext() is Qt.ShortcutContext.WindowShortcut
