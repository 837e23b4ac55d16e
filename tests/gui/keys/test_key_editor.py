"""People choose their keys by pressing them; what cannot work cannot be saved."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from protest_gui.keys.commands import COMMANDS, is_changeable
from protest_gui.keys.editor import KeyEditor
from protest_gui.keys.key_map import KeyMap
from protest_gui.preferences import Preferences
from tests.gui.driving.tables import cells, current, is_bold

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def keys(preferences: Preferences) -> KeyMap:
    return KeyMap(preferences)


@pytest.fixture
def editor(keys: KeyMap, qtbot: QtBot) -> KeyEditor:
    editor = KeyEditor(keys)
    qtbot.addWidget(editor)
    editor.show()
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    assert editor.notice.text() == ""
    assert editor.ok_button.isEnabled()
    return editor


def press(
    qtbot: QtBot,
    editor: KeyEditor,
    command_id: str,
    key: Qt.Key,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    field: int = 0,
) -> None:
    """As a person does: select the command, go to the field, press."""
    editor.table.go_to(command_id)
    editor.edits[field].setFocus()
    qtbot.keyClick(editor.edits[field], key, modifiers)


def click(qtbot: QtBot, button: QWidget) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def listed(editor: KeyEditor, command_id: str) -> str:
    editor.table.go_to(command_id)
    return current(editor.table)


def test_every_changeable_command_is_listed_with_its_keys(editor: KeyEditor) -> None:
    changeable = [command for command in COMMANDS if is_changeable(command)]
    assert len(cells(editor.table)) == len(changeable)
    assert listed(editor, "next") == "Return  or  Enter  or  PgDown"
    assert [edit.key() for edit in editor.edits] == ["Return", "Enter", "PgDown"]


def test_a_pressed_key_is_kept_with_ok(editor: KeyEditor, keys: KeyMap, qtbot: QtBot) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_Y)
    assert listed(editor, "pronoun_yes") == "Y"
    assert keys.keys("pronoun_yes") == ("1",)
    with qtbot.waitSignals([keys.changed, editor.accepted]):
        click(qtbot, editor.ok_button)
    assert keys.keys("pronoun_yes") == ("Y",)


def test_a_second_key_and_one_with_control(editor: KeyEditor, keys: KeyMap, qtbot: QtBot) -> None:
    press(qtbot, editor, "remark", Key.Key_K, CONTROL, field=1)
    click(qtbot, editor.ok_button)
    assert keys.keys("remark") == ("M", "Ctrl+K")


def test_a_digit_of_the_number_pad_is_the_digit(
    editor: KeyEditor, keys: KeyMap, qtbot: QtBot
) -> None:
    press(qtbot, editor, "reference", Key.Key_7, KEYPAD)
    click(qtbot, editor.ok_button)
    assert keys.keys("reference") == ("7",)


def test_backspace_takes_a_key_away(editor: KeyEditor, keys: KeyMap, qtbot: QtBot) -> None:
    press(qtbot, editor, "next", Key.Key_Backspace)
    click(qtbot, editor.ok_button)
    assert keys.keys("next") == ("Enter", "PgDown")


def test_a_clash_is_said_at_once_and_cannot_be_saved(
    editor: KeyEditor, keys: KeyMap, qtbot: QtBot
) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_Q)
    assert "Q already means “Antecedent: yes”" in editor.notice.text()
    assert not editor.ok_button.isEnabled()
    editor.accept()
    assert editor.isVisible()
    assert keys.keys("pronoun_yes") == ("1",)
    press(qtbot, editor, "pronoun_yes", Key.Key_Y)
    assert editor.notice.text() == ""
    assert editor.ok_button.isEnabled()


def test_a_clash_stays_said_while_one_looks_elsewhere(editor: KeyEditor, qtbot: QtBot) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_Q)
    editor.table.go_to("help")
    assert "Antecedent: yes" in editor.notice.text()
    assert "Pronoun: yes" in editor.notice.text()


def test_keys_of_files_clash_too(editor: KeyEditor, qtbot: QtBot) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_Q, CONTROL)
    assert "“Quit”" in editor.notice.text()


def test_two_commands_can_exchange_their_keys(
    editor: KeyEditor, keys: KeyMap, qtbot: QtBot
) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_2)
    press(qtbot, editor, "pronoun_no", Key.Key_1)
    click(qtbot, editor.ok_button)
    assert (keys.keys("pronoun_yes"), keys.keys("pronoun_no")) == (("2",), ("1",))


@pytest.mark.parametrize(
    ("key", "modifiers", "why"),
    [
        (Key.Key_Space, NONE, "chooses"),
        (Key.Key_Up, NONE, "moves"),
        (Key.Key_Home, KEYPAD, "moves"),
        (Key.Key_End, NONE, "moves"),
        (Key.Key_C, CONTROL, "copies"),
        (Key.Key_Insert, CONTROL, "copies"),
        (Key.Key_A, CONTROL, "chooses"),
        (Key.Key_V, CONTROL, "copies"),
        (Key.Key_F, Qt.KeyboardModifier.AltModifier, "menus"),
    ],
)
def test_reserved_keys_are_refused_in_a_sentence(
    editor: KeyEditor,
    keys: KeyMap,
    qtbot: QtBot,
    key: Qt.Key,
    modifiers: Qt.KeyboardModifier,
    why: str,
) -> None:
    press(qtbot, editor, "pronoun_yes", key, modifiers)
    assert "cannot be given away" in editor.notice.text()
    assert why in editor.notice.text()
    assert editor.edits[0].key() == "1"
    click(qtbot, editor.ok_button)
    assert keys.keys("pronoun_yes") == ("1",)


def test_tab_leaves_the_field(editor: KeyEditor, qtbot: QtBot) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_Tab)
    assert editor.edits[1].hasFocus()
    assert editor.edits[0].key() == "1"


def test_esc_in_a_field_leaves_and_changes_nothing(
    editor: KeyEditor, keys: KeyMap, qtbot: QtBot, preferences: Preferences
) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_Y)
    with qtbot.waitSignal(editor.rejected):
        press(qtbot, editor, "pronoun_no", Key.Key_Escape)
    assert keys.keys("pronoun_yes") == ("1",)
    assert preferences.keys == {}


def test_cancel_changes_nothing(editor: KeyEditor, keys: KeyMap, qtbot: QtBot) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_Y)
    editor.reject()
    assert keys.keys("pronoun_yes") == ("1",)


def test_return_in_the_table_goes_to_the_keys(editor: KeyEditor, qtbot: QtBot) -> None:
    editor.table.setFocus()
    qtbot.keyClick(editor.table, Key.Key_Down)
    assert editor.table.command().id == "antecedent_no"
    qtbot.keyClick(editor.table, Key.Key_Return)
    assert editor.edits[0].hasFocus()
    assert editor.isVisible()


def test_return_can_be_a_key(editor: KeyEditor, keys: KeyMap, qtbot: QtBot) -> None:
    press(qtbot, editor, "next", Key.Key_Backspace)
    press(qtbot, editor, "next_open", Key.Key_Return, field=1)
    assert editor.isVisible()
    click(qtbot, editor.ok_button)
    assert "Return" in keys.keys("next_open")


def test_reset_gives_one_command_its_keys_back(
    editor: KeyEditor, keys: KeyMap, qtbot: QtBot
) -> None:
    press(qtbot, editor, "remark", Key.Key_C)
    press(qtbot, editor, "pronoun_yes", Key.Key_Y)
    assert editor.reset_button.isEnabled()
    click(qtbot, editor.reset_button)
    assert not editor.reset_button.isEnabled()
    click(qtbot, editor.ok_button)
    assert keys.keys("pronoun_yes") == ("1",)
    assert keys.keys("remark") == ("C",)


def test_reset_all_gives_every_command_its_keys_back(
    editor: KeyEditor, keys: KeyMap, qtbot: QtBot
) -> None:
    keys.set_keys("help", ["F2"])
    press(qtbot, editor, "remark", Key.Key_C)
    click(qtbot, editor.reset_all_button)
    assert listed(editor, "remark") == "M"
    click(qtbot, editor.ok_button)
    assert all(keys.keys(command.id) == command.keys for command in COMMANDS)


def test_what_differs_from_the_defaults_is_bold(editor: KeyEditor, qtbot: QtBot) -> None:
    def bold(command_id: str) -> bool:
        editor.table.go_to(command_id)
        return is_bold(editor.table, editor.table.currentIndex().row(), "Keys")

    assert not bold("remark")
    press(qtbot, editor, "remark", Key.Key_C)
    assert bold("remark")
    assert not bold("undo")
