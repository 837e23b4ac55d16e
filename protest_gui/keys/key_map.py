"""The keys of commands, as the person has set them."""

from collections.abc import Mapping, Sequence
from functools import cache

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from protest_core.commands import COMMANDS, GROUPS, Command, can_meet, is_changeable
from protest_gui.preferences import Preferences
from protest_gui.translations import translated

# They move, choose and leave everywhere: a command on them would take them from every control.
_RESERVED = {
    *("Tab", "Backtab", "Esc", "Space", "Up", "Down", "Left", "Right", "Home", "End"),
    *("Backspace", "Del"),  # clears a key in the key editor
}
RESERVED = frozenset(_RESERVED | {f"Shift+{key}" for key in _RESERVED})

_Standard = QKeySequence.StandardKey
_OF_TEXTS = (_Standard.Copy, _Standard.Cut, _Standard.Paste, _Standard.SelectAll)


class KeyMap(QObject):
    """The keys of each command; differences from the defaults are in the preferences."""

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._changed = _sensible(preferences.keys)

    def keys(self, command_id: str) -> tuple[str, ...]:
        return self._changed.get(command_id, COMMANDS[command_id].keys)

    def shown(self, command_id: str) -> str:
        """Return the first key as this desktop writes it, for a button; empty without keys."""
        return native_text(next(iter(self.keys(command_id)), ""))

    def set_keys(self, keys: Mapping[str, Sequence[str]]) -> None:
        """Set the keys of several commands at once, so that two can exchange theirs.

        Check them with `clashes_among` and `is_reserved` first.
        """
        for command_id, chosen in keys.items():
            self._changed[command_id] = tuple(chosen)
        self._store()

    def _store(self) -> None:
        self._changed = {
            name: keys for name, keys in self._changed.items() if keys != COMMANDS[name].keys
        }
        self._preferences.keys = {name: list(keys) for name, keys in self._changed.items()}
        self.changed.emit()


def clashes_among(keys: Mapping[str, tuple[str, ...]], command_id: str) -> list[Command]:
    """Return the commands that would share a key with this one, given these keys."""
    own = set(keys[command_id])
    return [
        command
        for command in COMMANDS.values()
        if command.id != command_id
        and can_meet(command, COMMANDS[command_id])
        and own & set(keys[command.id])
    ]


def is_reserved(key: str) -> bool:
    """Return whether the key is reserved: something else takes it before any command."""
    return key in RESERVED or key in _keys_of_texts() or opens_a_menu(key)


def opens_a_menu(key: str) -> bool:
    """Return whether the key may open a menu; the letters that do depend on the language."""
    return key.startswith("Alt+") and len(key) == len("Alt+F") and key[-1].isalpha()


@cache
def _keys_of_texts() -> frozenset[str]:
    """Return the desktop's keys for copying and the like."""
    portable_text = QKeySequence.SequenceFormat.PortableText
    bound = (key for what in _OF_TEXTS for key in QKeySequence.keyBindings(what))
    return frozenset(key.toString(portable_text) for key in bound)


def portable(key: str) -> str:
    """Return the normal form of a key's text; empty if it is no key."""
    sequence = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
    return sequence.toString(QKeySequence.SequenceFormat.PortableText)


def native_text(key: str) -> str:
    sequence = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


def label_of(command: Command) -> str:
    """Return a command's label, without the sign for its letter in a menu."""
    return translated(command.label).replace("&", "")


def text_of(command: Command) -> str:
    """Return a command's text in a menu, with the sign for its letter."""
    return translated((command.place and command.place.label) or command.label)


def group_label(group: str) -> str:
    return translated(GROUPS[group])


def _sensible(stored: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    """Return keys of a file that may be edited or old, without unknown commands and clashes."""
    changed = _possible(stored)
    present = {command.id: command.keys for command in COMMANDS.values()} | changed
    for name in list(changed):
        if clashes_among(present, name):
            present[name] = COMMANDS[name].keys
            del changed[name]
    return changed


def _possible(stored: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {
        name: tuple(keys)
        for name, keys in stored.items()
        if name in COMMANDS
        and is_changeable(COMMANDS[name])
        and all(key and portable(key) == key and not is_reserved(key) for key in keys)
    }
