"""The key that led into a field may still be down: what it repeats is not meant for the field."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent


class HeldKey:
    """Each field that a command leads to has one, and asks it about all its events."""

    def __init__(self) -> None:
        self._down = False

    def repeats(self, event: QEvent) -> bool:
        """Until a key is pressed or released anew."""
        if isinstance(event, QFocusEvent):
            self._down = event.reason() is Qt.FocusReason.ShortcutFocusReason
        elif isinstance(event, QKeyEvent):
            self._down = self._down and event.isAutoRepeat()
            return self._down
        return False
