"""A small heading over a field, with the key that leads there."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from protest_gui.appearance.theme import colours_of
from protest_gui.reading.key_cap import draw_key_cap, key_cap_size


class KeyedHeading(QWidget):
    """The field itself has the accessible name."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._key = ""

    def text(self) -> str:
        return self._text

    def key(self) -> str:
        return self._key

    def set_key(self, key: str) -> None:
        self._key = key
        self.updateGeometry()
        self.update()

    def _cap(self) -> QRectF:
        """Right behind the words."""
        cap = QRectF(QPointF(), key_cap_size(self.font(), self._key))
        cap.moveLeft(self.fontMetrics().horizontalAdvance(self._text) + 8)
        cap.moveTop((self.height() - cap.height()) / 2)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            cap.moveLeft(self.width() - cap.right())
        return cap

    def sizeHint(self) -> QSize:
        cap = key_cap_size(self.font(), self._key)
        width = self.fontMetrics().horizontalAdvance(self._text) + 8 + cap.width()
        return QSize(round(width), self.fontMetrics().height() + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.setPen(QColor(colours.text))
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), int(leading), self._text)
        muted, rim = QColor(colours.muted), QColor(colours.control_border)
        draw_key_cap(painter, self._cap(), self._key, ink=muted, rim=rim)
