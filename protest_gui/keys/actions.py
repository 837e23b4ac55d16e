"""Actions that follow the key map."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from protest_gui.keys.commands import COMMAND
from protest_gui.keys.key_map import KeyMap, label_of


def command_action(
    owner: QObject, command_id: str, key_map: KeyMap, do: Callable[[], object]
) -> QAction:
    """An action that does this command by its keys, as long as its owner lives.

    The owner still has to add it to a widget or a menu. While a text field has the focus, letters
    and digits go there: Qt's fields take them before any shortcut can.
    """
    return _CommandAction(owner, command_id, key_map, do)


class _CommandAction(QAction):
    # Its own class: Qt ends connections to methods with the object, but not those to closures.

    def __init__(
        self, owner: QObject, command_id: str, key_map: KeyMap, do: Callable[[], object]
    ) -> None:
        super().__init__(label_of(COMMAND[command_id]), owner)
        self.setObjectName(command_id)
        self.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self.setAutoRepeat(False)  # a key held down must not judge twice
        self._key_map = key_map
        self._do = do
        self._take_keys()
        key_map.changed.connect(self._take_keys)
        self.triggered.connect(self._run)

    def _take_keys(self) -> None:
        keys = self._key_map.keys(self.objectName())
        portable = QKeySequence.SequenceFormat.PortableText
        self.setShortcuts([QKeySequence.fromString(key, portable) for key in keys])

    def _run(self) -> None:
        self._do()


Commands = dict[str, Callable[[], object]]


def judging_actions(owner: QObject, key_map: KeyMap, commands: Commands) -> dict[str, QAction]:
    """By command, all asleep: they work only while their page is seen."""
    actions = {name: command_action(owner, name, key_map, do) for name, do in commands.items()}
    set_awake(actions.values(), awake=False)
    return actions


def set_awake(actions: Iterable[QAction], *, awake: bool) -> None:
    for action in actions:
        action.setEnabled(awake)
