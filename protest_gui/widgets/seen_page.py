"""A page of numbers whose owner is told when somebody looks at it, and when nobody does."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget


class SeenPage(QWidget):
    """Shows what it is given, and asks for what it wants: whoever owns it counts and opens."""

    seen = Signal()  # what is shown should be up to date
    left = Signal()  # nobody waits for it any more
    stop_wanted = Signal()

    def show_found(self, found: Any) -> None:
        raise NotImplementedError

    def show_computing(self, *, under_way: bool) -> None:
        """What was found before stays meanwhile."""
        raise NotImplementedError

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # a window that is only put aside comes back
            self.left.emit()
