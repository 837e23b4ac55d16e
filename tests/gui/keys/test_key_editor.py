"""People choose their keys by pressing them; what cannot work cannot be saved."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QKeySequenceEdit, QTableView
from pytestqt.qtbot import QtBot

from protest_core.commands import COMMANDS, is_changeable
from protest_gui.keys.editor import KeyEditor
from protest_gui.keys.key_map import KeyMap, label_of
from protest_gui.preferences import Preferences
from tests.gui.driving.finding import button, find, table, texts
from tests.gui.driving.tables import cell, cells, go_to, is_bold

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier
NONE = Qt.KeyboardModifier.NoModifier

EXPLANATION = (
    "Select a command, go to its keys and press those you want; Backspace clears. Letters and "
    "digits are never commands while you type in a text field."
)


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
    assert notice(editor) == ""
    assert button(editor, "OK").isEnabled()
    return editor


def press(
    qtbot: QtBot,
    editor: KeyEditor,
    command_id: str,
    pressed: Qt.Key,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    field: int = 0,
) -> None:
    """Change a key as a person does: select the command, go to the field, press."""
    go_to_command(editor, command_id)
    target = edit(editor, field + 1)
    target.setFocus()
    qtbot.keyClick(target, pressed, modifiers)


def commands(editor: KeyEditor) -> QTableView:
    return table(editor, "Commands")


def go_to_command(editor: KeyEditor, command_id: str) -> int:
    """The row where it stands."""
    row = [line[1] for line in cells(commands(editor))].index(label_of(COMMANDS[command_id]))
    go_to(commands(editor), row, "Keys")
    return row


def edit(editor: KeyEditor, number: int) -> QKeySequenceEdit:
    return find(editor, QKeySequenceEdit, f"Key {number}")


def key(editor: KeyEditor, number: int = 1) -> str:
    return edit(editor, number).keySequence().toString()


def notice(editor: KeyEditor) -> str:
    """Return the notice about the keys that were pressed."""
    return "\n".join(text for text in texts(editor) if text != "&Keys:" and text != EXPLANATION)


def click(qtbot: QtBot, editor: KeyEditor, name: str = "OK") -> None:
    qtbot.mouseClick(button(editor, name), Qt.MouseButton.LeftButton)


def listed(editor: KeyEditor, command_id: str) -> str:
    return cell(commands(editor), go_to_command(editor, command_id), "Keys")


def test_every_changeable_command_is_listed_with_its_keys(editor: KeyEditor) -> None:
    changeable = [command for command in COMMANDS.values() if is_changeable(command)]
    assert len(cells(commands(editor))) == len(changeable)
    assert listed(editor, "next") == "Return  or  Enter  or  PgDown"
    assert [key(editor, number) for number in (1, 2, 3)] == ["Return", "Enter", "PgDown"]


def test_a_pressed_key_is_kept_with_ok(editor: KeyEditor, keys: KeyMap, qtbot: QtBot) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_7)
    assert listed(editor, "pronoun_yes") == "7"
    assert keys.keys("pronoun_yes") == ("1",)
    with qtbot.waitSignals([keys.changed, editor.accepted]):
        click(qtbot, editor)
    assert keys.keys("pronoun_yes") == ("7",)


def test_a_second_key_and_one_with_control(editor: KeyEditor, keys: KeyMap, qtbot: QtBot) -> None:
    press(qtbot, editor, "remark", Key.Key_K, CONTROL, field=1)
    click(qtbot, editor)
    assert keys.keys("remark") == ("M", "Ctrl+K")


def test_a_digit_of_the_number_pad_is_the_digit(
    editor: KeyEditor, keys: KeyMap, qtbot: QtBot
) -> None:
    press(qtbot, editor, "reference", Key.Key_7, KEYPAD)
    click(qtbot, editor)
    assert keys.keys("reference") == ("7",)


def test_backspace_takes_a_key_away(editor: KeyEditor, keys: KeyMap, qtbot: QtBot) -> None:
    press(qtbot, editor, "next", Key.Key_Backspace)
    click(qtbot, editor)
    assert keys.keys("next") == ("Enter", "PgDown")


def test_a_clash_is_said_at_once_and_cannot_be_saved(
    editor: KeyEditor, keys: KeyMap, qtbot: QtBot
) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_Q)
    assert "Q already means “Antecedent: yes”" in notice(editor)
    assert not button(editor, "OK").isEnabled()
    editor.accept()
    assert editor.isVisible()
    assert keys.keys("pronoun_yes") == ("1",)
    press(qtbot, editor, "pronoun_yes", Key.Key_7)
    assert notice(editor) == ""
    assert button(editor, "OK").isEnabled()


def test_a_clash_stays_said_while_one_looks_elsewhere(editor: KeyEditor, qtbot: QtBot) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_Q)
    go_to_command(editor, "help")
    assert "Antecedent: yes" in notice(editor)
    assert "Pronoun: yes" in notice(editor)


def test_keys_of_files_clash_too(editor: KeyEditor, qtbot: QtBot) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_Q, CONTROL)
    assert "“Quit”" in notice(editor)


def test_two_commands_can_exchange_their_keys(
    editor: KeyEditor, keys: KeyMap, qtbot: QtBot
) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_2)
    press(qtbot, editor, "pronoun_no", Key.Key_1)
    click(qtbot, editor)
    assert (keys.keys("pronoun_yes"), keys.keys("pronoun_no")) == (("2",), ("1",))


@pytest.mark.parametrize(
    ("pressed", "modifiers", "why"),
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
    pressed: Qt.Key,
    modifiers: Qt.KeyboardModifier,
    why: str,
) -> None:
    press(qtbot, editor, "pronoun_yes", pressed, modifiers)
    assert "cannot be assigned" in notice(editor)
    assert why in notice(editor)
    assert key(editor) == "1"
    click(qtbot, editor)
    assert keys.keys("pronoun_yes") == ("1",)


def test_tab_leaves_the_field(editor: KeyEditor, qtbot: QtBot) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_Tab)
    assert edit(editor, 2).hasFocus()
    assert key(editor) == "1"


def test_esc_in_a_field_leaves_and_changes_nothing(
    editor: KeyEditor, keys: KeyMap, qtbot: QtBot, preferences: Preferences
) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_7)
    with qtbot.waitSignal(editor.rejected):
        press(qtbot, editor, "pronoun_no", Key.Key_Escape)
    assert keys.keys("pronoun_yes") == ("1",)
    assert preferences.keys == {}


def test_cancel_changes_nothing(editor: KeyEditor, keys: KeyMap, qtbot: QtBot) -> None:
    press(qtbot, editor, "pronoun_yes", Key.Key_7)
    click(qtbot, editor, "Cancel")
    assert keys.keys("pronoun_yes") == ("1",)


def test_return_in_the_table_goes_to_the_keys(editor: KeyEditor, qtbot: QtBot) -> None:
    listing = commands(editor)
    listing.setFocus()
    qtbot.keyClick(listing, Key.Key_Down)
    assert cell(listing, listing.currentIndex().row(), "Command") == "Antecedent: no"
    qtbot.keyClick(listing, Key.Key_Return)
    assert edit(editor, 1).hasFocus()
    assert editor.isVisible()


def test_return_can_be_a_key(editor: KeyEditor, keys: KeyMap, qtbot: QtBot) -> None:
    press(qtbot, editor, "next", Key.Key_Backspace)
    press(qtbot, editor, "next_open", Key.Key_Return, field=1)
    assert editor.isVisible()
    click(qtbot, editor)
    assert "Return" in keys.keys("next_open")


def test_reset_gives_one_command_its_keys_back(
    editor: KeyEditor, keys: KeyMap, qtbot: QtBot
) -> None:
    press(qtbot, editor, "remark", Key.Key_C)
    press(qtbot, editor, "pronoun_yes", Key.Key_7)
    assert button(editor, "Reset").isEnabled()
    click(qtbot, editor, "Reset")
    assert not button(editor, "Reset").isEnabled()
    click(qtbot, editor)
    assert keys.keys("pronoun_yes") == ("1",)
    assert keys.keys("remark") == ("C",)


def test_reset_all_gives_every_command_its_keys_back(
    editor: KeyEditor, keys: KeyMap, qtbot: QtBot
) -> None:
    keys.set_keys({"help": ["F2"]})
    press(qtbot, editor, "remark", Key.Key_C)
    click(qtbot, editor, "Reset all")
    assert listed(editor, "remark") == "M"
    click(qtbot, editor)
    assert all(keys.keys(command.id) == command.keys for command in COMMANDS.values())


def test_what_differs_from_the_defaults_is_bold(editor: KeyEditor, qtbot: QtBot) -> None:
    def bold(command_id: str) -> bool:
        return is_bold(commands(editor), go_to_command(editor, command_id), "Keys")

    assert not bold("remark")
    press(qtbot, editor, "remark", Key.Key_C)
    assert bold("remark")
    assert not bold("undo")
