"""The commands of the translation window as actions, for keys, menus and buttons alike."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from protest_gui.keys.key_actions import command_action
from protest_gui.keys.key_map import KeyMap

Commands = dict[str, Callable[[], object]]


def judging_actions(owner: QObject, key_map: KeyMap, commands: Commands) -> dict[str, QAction]:
    """By command, all asleep: they work only while their page is seen."""
    actions = {name: command_action(owner, name, key_map, do) for name, do in commands.items()}
    set_awake(actions.values(), awake=False)
    return actions


def set_awake(actions: Iterable[QAction], *, awake: bool) -> None:
    for action in actions:
        action.setEnabled(awake)
