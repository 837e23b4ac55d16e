"""A field that takes the next key pressed in it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QWidget

from protest_gui.keys.key_map import is_reserved

_PORTABLE = QKeySequence.SequenceFormat.PortableText
_MODIFIERS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class KeyEdit(QKeySequenceEdit):
    """One key; Backspace clears; reserved ones keep their meaning, so that Esc leaves."""

    chosen = Signal(str)  # by the person, not by `show_key`; empty when cleared
    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaximumSequenceLength(1)
        for field in self.findChildren(QWidget):
            field.setAcceptDrops(False)  # a file in it would be moved, not copied
        self._shown = ""
        self.keySequenceChanged.connect(self._take)

    def key(self) -> str:
        return self.keySequence().toString(_PORTABLE)

    def show_key(self, key: str) -> None:
        self._shown = key
        self.setKeySequence(QKeySequence.fromString(key, _PORTABLE))

    def _take(self) -> None:
        if self.key() != self._shown:
            self._shown = self.key()
            self.chosen.emit(self._shown)

    # Qt's

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = _pressed(event)
        if event.key() in _MODIFIERS:
            pass  # Qt would clear the field, and what follows may be refused
        elif key in ("Backspace", "Del"):
            self.clear()
        elif key == "Esc":
            event.ignore()  # to the dialog
        elif is_reserved(key):
            self.refused.emit(key)
        else:
            super().keyPressEvent(event)


def _pressed(event: QKeyEvent) -> str:
    """Without the modifier that only says where on the keyboard the key is."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(event.key() | modifiers.value).toString(_PORTABLE)
