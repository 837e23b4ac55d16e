"""The keys of commands, and that changes are kept."""

from collections import Counter
from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from protest_core.commands import COMMANDS, Command, is_changeable
from protest_gui.keys.key_map import KeyMap, clashes_among, is_reserved, portable
from protest_gui.preferences import Preferences


def test_no_key_does_two_things() -> None:
    keys = Counter(key for command in COMMANDS.values() for key in command.keys)
    assert [key for key, times in keys.items() if times > 1] == []


def test_every_default_key_is_one_that_qt_knows_and_nobody_reserved() -> None:
    for command in COMMANDS.values():
        for key in command.keys:
            assert portable(key) == key, command
            assert not is_reserved(key), command


def test_files_keep_the_keys_of_every_program() -> None:
    assert {command.group for command in COMMANDS.values() if not is_changeable(command)} == {
        "file"
    }


def test_a_changed_key_is_there_in_a_new_key_map(preferences: Preferences, qtbot: QtBot) -> None:
    keys = KeyMap(preferences)
    assert keys.keys("pronoun_yes") == ("1",)
    with qtbot.waitSignal(keys.changed):
        keys.set_keys({"pronoun_yes": ["7", "Ctrl+1"]})
    assert KeyMap(preferences).keys("pronoun_yes") == ("7", "Ctrl+1")
    assert KeyMap(preferences).shown("pronoun_yes") == "7"


def test_only_what_differs_is_stored(preferences: Preferences) -> None:
    keys = KeyMap(preferences)
    keys.set_keys({"pronoun_yes": ["7"]})
    keys.set_keys({"pronoun_no": ["2"]})
    assert preferences.keys == {"pronoun_yes": ["7"]}
    keys.set_keys({"pronoun_yes": ["1"]})
    assert preferences.keys == {}


def test_a_command_may_have_no_key(preferences: Preferences) -> None:
    KeyMap(preferences).set_keys({"reference": []})
    assert KeyMap(preferences).keys("reference") == ()
    assert KeyMap(preferences).shown("reference") == ""


def clashes(command_id: str, keys: Sequence[str], **others: Sequence[str]) -> list[Command]:
    """The other commands that have one of these keys, were these set and all else the default."""
    chosen = {**others, command_id: keys}
    defaults = {command.id: command.keys for command in COMMANDS.values()}
    return clashes_among(defaults | {each: tuple(own) for each, own in chosen.items()}, command_id)


def test_clashes_name_the_other_command() -> None:
    assert clashes("pronoun_yes", ["7"]) == []
    assert clashes("pronoun_yes", ["1"]) == []
    assert clashes("pronoun_yes", ["7", "2"]) == [COMMANDS["pronoun_no"]]
    assert clashes("pronoun_yes", ["Ctrl+Q"]) == [COMMANDS["quit"]]
    assert clashes("pronoun_yes", ["2"], pronoun_no=["7"]) == []
    assert clashes("pronoun_yes", ["7"], pronoun_no=["7"]) == [COMMANDS["pronoun_no"]]


@pytest.mark.parametrize(
    "key", ["Tab", "Shift+Tab", "Esc", "Space", "Up", "Down", "Left", "Right", "Shift+Left"]
)
def test_keys_that_move_choose_and_leave_are_reserved(key: str) -> None:
    assert is_reserved(key)
    assert portable(key) == key


@pytest.mark.parametrize(
    "stored",
    [
        {"no_such_command": ["X"]},
        {"quit": ["X"]},
        {"next": ["Space"]},
        {"next": ["NoSuchKey"]},
        {"next": [""]},
        {"pronoun_yes": ["W"]},
        {"pronoun_yes": ["X"], "pronoun_no": ["X"], "remark": ["1"]},
    ],
)
def test_stored_keys_that_cannot_work_are_the_defaults(
    preferences: Preferences, stored: dict[str, list[str]]
) -> None:
    preferences.keys = stored
    keys = KeyMap(preferences)
    taken = Counter(key for command in COMMANDS.values() for key in keys.keys(command.id))
    assert max(taken.values()) == 1
    assert keys.keys("quit") == ("Ctrl+Q",)
    assert "Space" not in taken
    assert all(taken)


def test_two_commands_may_exchange_their_keys(preferences: Preferences) -> None:
    KeyMap(preferences).set_keys({"pronoun_yes": ["2"], "pronoun_no": ["1"]})
    again = KeyMap(preferences)
    assert again.keys("pronoun_yes") == ("2",)
    assert again.keys("pronoun_no") == ("1",)


def test_judging_and_correcting_a_suite_may_have_the_same_key(preferences: Preferences) -> None:
    preferences.keys = {"remark": ["C"]}
    keys = KeyMap(preferences)
    assert keys.keys("remark") == keys.keys("suite_category") == ("C",)
    assert clashes("suite_category", ["Q"], remark=["C"]) == []
    assert clashes("suite_category", ["N"]) == [COMMANDS["next_open"]]
    assert clashes("suite_category", ["Ctrl+Z"]) == [COMMANDS["undo"]]
