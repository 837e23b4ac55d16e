"""Texts as high as their lines, one under another."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from protest_gui.text.token_text import TokenText
from protest_gui.widgets.labels import ElidedLabel


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


_NARROWEST, _LOWEST = 8, 3  # in heights of a line


class FittedText(TokenText):
    """Nothing can be chosen in it, and the page has the focus. Above its limit it scrolls."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(selectable=False, parent=parent)
        self._limit: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()

    def set_limit(self, height: int) -> None:
        """No higher than that, and lower still where there is no room."""
        self._limit = height
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._fit()

    def _fit(self) -> None:
        height = self.height_of_lines()
        if self._limit is None:
            self.setFixedHeight(height)
        else:
            self.setMinimumHeight(min(height, _LOWEST * self.fontMetrics().height()))
            self.setMaximumHeight(min(height, max(self._limit, self.minimumHeight())))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.height_of_lines())

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(_NARROWEST * line, _LOWEST * line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._limit is None:
            event.ignore()  # the page's
        else:
            super().wheelEvent(event)
