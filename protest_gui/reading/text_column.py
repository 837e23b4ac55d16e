"""A text with a heading that says whose it is."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_gui.reading.elided_label import ElidedLabel
from protest_gui.reading.token_text import TokenText


class TextColumn(QWidget):
    """For a splitter: it takes what room it is given."""

    def __init__(self, parent: QWidget | None = None, *, selectable: bool) -> None:
        super().__init__(parent)
        self._title = ElidedLabel()
        self._title.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.text = TokenText(selectable=selectable)
        self._title.setBuddy(self.text)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._title)
        layout.addWidget(self.text, 1)
        self._space_out()

    def title(self) -> str:
        return self._title.text()

    def set_title(self, title: str) -> None:
        self._title.setText(title)
        self.text.setAccessibleName(title)

    def _space_out(self) -> None:
        font = QFont(self.font())
        font.setBold(True)
        self._title.setFont(font)
        height = self.fontMetrics().height()
        self._title.setContentsMargins(height, height // 3, height, height // 3)
        # Qt's own grows with the width of scroll bars, and keeps the window from small screens.
        self.text.setMinimumSize(8 * height, 2 * height)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()
