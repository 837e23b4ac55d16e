"""A small heading over a field, with the key that leads there and the room that is left."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from protest_gui.appearance.theme import colours_of
from protest_gui.reading.key_cap import draw_key_cap, key_cap_size

_PLENTY = 10  # more than a tenth of what there may be


class KeyedHeading(QWidget):
    """The field itself has the accessible name."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._key = ""
        self._room = ""

    def text(self) -> str:
        return self._text

    def key(self) -> str:
        return self._key

    def set_key(self, key: str) -> None:
        self._key = key
        self.updateGeometry()
        self.update()

    def room_left(self) -> str:
        """In words; empty while there is plenty."""
        return self._room

    def show_length(self, length: int, longest: int) -> None:
        """Of what is in the field: when little more fits, it is said how much."""
        left, room = longest - length, ""
        if left <= 0:
            room = self.tr("Full: {0} characters").format(f"{length:,}")
        elif left <= longest // _PLENTY:
            room = self.tr("{0} characters left").format(f"{left:,}")
        if room == self._room:
            return
        self._room = room
        self.setAccessibleName(room)
        if left <= 0:
            # Screen readers say it without the focus having to go there.
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self.update()

    def _words(self) -> int:
        return self.fontMetrics().horizontalAdvance(self._text)

    def _cap(self) -> QRectF:
        """Right behind the words."""
        cap = QRectF(QPointF(), key_cap_size(self.font(), self._key))
        cap.moveLeft(self._words() + 8)
        cap.moveTop((self.height() - cap.height()) / 2)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            cap.moveLeft(self.width() - cap.right())
        return cap

    def sizeHint(self) -> QSize:
        cap = key_cap_size(self.font(), self._key)
        width = self._words() + 8 + cap.width()
        return QSize(round(width), self.fontMetrics().height() + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.setPen(QColor(colours.text))
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), int(leading), self._text)
        painter.setPen(QColor(colours.muted))
        trailing = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
        beside = self.width() - self._cap().width() - self._words() - 16
        room = self.fontMetrics().elidedText(self._room, Qt.TextElideMode.ElideRight, round(beside))
        painter.drawText(self.rect(), int(trailing), room)
        muted, rim = QColor(colours.muted), QColor(colours.control_border)
        draw_key_cap(painter, self._cap(), self._key, ink=muted, rim=rim)
