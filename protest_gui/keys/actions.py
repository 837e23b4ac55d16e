"""One action for each command, which menus, keys and buttons share."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from protest_core.commands import COMMANDS, Command
from protest_gui.keys.key_map import KeyMap, text_of

Commands = dict[str, Callable[[], object]]

_WORK_IN_TEXT_FIELDS = (QKeySequence(Qt.Key.Key_PageUp), QKeySequence(Qt.Key.Key_PageDown))


class Actions(QObject):
    """Actions by command, each disabled until it is bound to a function.

    While a text field has the focus, letters and digits go to it: Qt's fields take them before any
    shortcut can.
    """

    def __init__(self, key_map: KeyMap, window: QWidget) -> None:
        super().__init__(window)
        self.key_map = key_map
        # The owner that binds a command last handles it, until that owner releases it.
        self._bound: dict[str, list[tuple[QObject, Callable[[], object]]]] = {}
        self._texts = {command.id: text_of(command) for command in COMMANDS.values()}
        self._actions = {command.id: self._action(command) for command in COMMANDS.values()}
        window.addActions([*self._actions.values()])
        key_map.changed.connect(self._take_keys)
        self._take_keys()

    def __getitem__(self, command_id: str) -> QAction:
        return self._actions[command_id]

    def bind(
        self, owner: QObject, commands: Commands, texts: Mapping[str, str] | None = None
    ) -> None:
        """Bind commands to functions until `owner` releases them or another owner binds them.

        `texts` are their texts in menus until then.
        """
        self.release(owner)
        for command_id, do in commands.items():
            self._bound.setdefault(command_id, []).append((owner, do))
            self[command_id].setEnabled(True)
        for command_id, text in (texts or {}).items():
            self[command_id].setText(text)

    def release(self, owner: QObject) -> None:
        """Give these commands back to the functions that they had before."""
        for command_id, bound in self._bound.items():
            left = [(who, do) for who, do in bound if who is not owner]
            if len(left) < len(bound):
                self._bound[command_id] = left
                self[command_id].setEnabled(bool(left))
                self[command_id].setText(self._texts[command_id])

    def enable(self, owner: QObject, can: Mapping[str, bool]) -> None:
        """Enable or disable commands as far as `owner` has bound them."""
        for command_id, enabled in can.items():
            bound = self._bound.get(command_id)
            if bound and bound[-1][0] is owner:
                self[command_id].setEnabled(enabled)

    def hide(self, *command_ids: str, hidden: bool = True) -> None:
        """Hide commands that can never be used here; their keys do nothing."""
        for command_id in command_ids:
            self[command_id].setVisible(not hidden)

    def shown_key(self, command_id: str, *, typing: bool = False) -> str:
        """Return the command's first key as this desktop writes it; empty without keys.

        `typing`: prefer a key that also works in text fields, if the command has one.
        """
        shortcuts = self[command_id].shortcuts()
        working = [each for each in shortcuts if typing and each in _WORK_IN_TEXT_FIELDS]
        shortcut = next(iter(working or shortcuts), QKeySequence())
        return shortcut.toString(QKeySequence.SequenceFormat.NativeText)

    def _action(self, command: Command) -> QAction:
        action = QAction(self._texts[command.id], self)
        action.setObjectName(command.id)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setAutoRepeat(False)  # a key held down must not judge twice
        action.setEnabled(False)
        action.triggered.connect(lambda _checked: self._run(command.id))
        return action

    def _run(self, command_id: str) -> None:
        if bound := self._bound.get(command_id):
            _owner, do = bound[-1]
            do()

    def _take_keys(self) -> None:
        portable = QKeySequence.SequenceFormat.PortableText
        for command in COMMANDS.values():
            keys = self.key_map.keys(command.id)
            self[command.id].setShortcuts(
                [QKeySequence.fromString(each, portable) for each in keys]
            )
