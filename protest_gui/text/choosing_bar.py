"""A bar that says for what words are being chosen."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QColor, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_gui.appearance.theme import colours_of
from protest_gui.widgets.buttons import KeyButton
from protest_gui.widgets.labels import SelectableLabel
from protest_gui.widgets.layout import FlowLayout, spaced


class ChoosingBar(QWidget):
    """A sentence above the buttons that were added; hidden while nothing is being chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = SelectableLabel()
        self._buttons = FlowLayout()
        self._layout = spaced(QVBoxLayout(self), margin=(1, 0.5, 1, 0.5))
        self._layout.addWidget(self._sentence)
        self._layout.addLayout(self._buttons)
        self.hide()

    def add_button(self, action: QAction, text: str = "") -> KeyButton:
        """Return a new button that triggers the action; `text` replaces the action's text."""
        button = KeyButton(action, text)
        self._buttons.addWidget(button)
        return button

    def add_key(self, key: Qt.Key, text: str, do: Callable[[], object]) -> KeyButton:
        """Return a new button with a key of its own, which works while the bar is shown."""
        action = QAction(text, self)
        action.setShortcut(QKeySequence(key))
        action.setAutoRepeat(False)
        action.triggered.connect(lambda _checked: do())
        self.addAction(action)
        return self.add_button(action)

    def text(self) -> str:
        return self._sentence.text()

    def show_sentence(self, text: str) -> None:
        self._sentence.setText(text)
        self._sentence.setAccessibleName(text)
        self.setAccessibleName(text)
        self.show()
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Ask for the full size: otherwise a splitter would take away height."""
        size = super().minimumSizeHint()
        return QSize(size.width(), self._layout.totalHeightForWidth(max(self.width(), 1)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a line at the beginning, which shows that a special mode is on."""
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(colours.panel))
        width = self.fontMetrics().height() // 3
        to_left = self.layoutDirection() is Qt.LayoutDirection.LeftToRight
        at = 0 if to_left else self.width() - width
        painter.fillRect(at, 0, width, self.height(), QColor(colours.accent))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
