"""Texts one under another, with the buttons for more context; and texts as high as their lines."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QFont, QPalette, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSplitter, QVBoxLayout, QWidget

from protest_core.text.tokens import Tokens
from protest_gui.text.marks import Marks, lines_of
from protest_gui.text.token_text import TokenText
from protest_gui.widgets.buttons import KeyButton
from protest_gui.widgets.labels import ElidedLabel


class TextColumn(QWidget):
    """A text below its title, in one language."""

    def __init__(
        self, *, selectable: bool, right_to_left: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._right_to_left = right_to_left
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

    def show_text(self, text: Mapping[int, Tokens], marks: Marks, *, pronoun_line: int) -> None:
        """Show the lines with these numbers; the others are context of the pronoun's."""
        lines = lines_of(text, pronoun_line)
        self.text.show_lines(lines, marks, right_to_left=self._right_to_left)

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


class TextColumns(QWidget):
    """The texts of an example, with the buttons for more context below them."""

    def __init__(self, more_above: QAction, more_below: QAction) -> None:
        super().__init__()
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        self._buttons = QHBoxLayout()
        self._buttons.setContentsMargins(12, 6, 12, 6)
        self._buttons.setSpacing(3)
        self._buttons.addWidget(KeyButton(more_above))
        self._buttons.addStretch(1)
        self._buttons.addWidget(KeyButton(more_below))
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.splitter, 1)
        self._layout.addLayout(self._buttons)

    def add_column(self, *, selectable: bool = False, right_to_left: bool = False) -> TextColumn:
        column = TextColumn(selectable=selectable, right_to_left=right_to_left)
        self.splitter.addWidget(column)
        return column

    def add_button(self, button: KeyButton) -> None:
        """Put a button between those for more context."""
        last = self._buttons.count() - 1
        self._buttons.insertWidget(last, button)
        self._buttons.insertStretch(last + 1, 1)

    def add_bar(self, bar: QWidget) -> None:
        """Put a bar below the texts, where it moves none away from under the reader's eyes."""
        self._layout.insertWidget(1, bar)


_NARROWEST, _LOWEST = 8, 3  # in heights of a line


class FittedText(TokenText):
    """A text as high as its lines, in which nothing can be chosen.

    The page has the focus. Above its limit it scrolls.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(selectable=False, parent=parent)
        self._limit: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()

    def set_limit(self, height: int) -> None:
        """Make it no higher than that, and lower still where there is no room."""
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
