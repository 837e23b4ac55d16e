"""A button for people who click quickly: it never acts twice, and leaves the focus in the text."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget


class SingleClickButton(QPushButton):
    """A double click counts as one click, and a held one as one."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAutoRepeat(False)
        self.setAutoDefault(False)
        # Whoever clicks wants to go on reading: only Tab brings the focus here.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Qt would press the button a second time.
        event.accept()
