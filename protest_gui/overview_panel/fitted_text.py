"""A text that is as high as its lines, to stand among other things."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from protest_gui.reading.token_text import TokenText

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

    def pronoun_rect(self) -> QRect:
        """Of the pronoun's words, or of its sentence; as long as nothing is scrolled."""
        self._finish_layout()
        return self._pronoun_area().toAlignedRect()

    def _fit(self) -> None:
        height = self._height_of_lines()
        if self._limit is None:
            self.setFixedHeight(height)
        else:
            self.setMinimumHeight(min(height, _LOWEST * self.fontMetrics().height()))
            self.setMaximumHeight(min(height, max(self._limit, self.minimumHeight())))
        self.updateGeometry()

    def _height_of_lines(self) -> int:
        self._finish_layout()
        return round(self.document().size().height()) + 2 * self.frameWidth()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height_of_lines())

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
