"""A line of text that ends in … where the place does, with the whole of it as tool tip."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

from protest_gui.widgets.plain import PlainLabel, plain_tip


class ElidedLabel(PlainLabel):
    """`text()` is always the whole text."""

    def shown_text(self) -> str:
        line = " ".join(self.text().split())
        width = self.contentsRect().width()
        return self.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, width)

    def _tell_the_rest(self) -> None:
        self.setToolTip(plain_tip(self.text()) if self.shown_text() != self.text() else "")

    def minimumSizeHint(self) -> QSize:
        letters = min(len(self.text()), 3)
        width = self.fontMetrics().horizontalAdvance("…") + letters * (
            self.fontMetrics().averageCharWidth()
        )
        return QSize(width, super().minimumSizeHint().height())

    def setText(self, text: str) -> None:
        super().setText(text)
        self._tell_the_rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_the_rest()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        text = self.shown_text()
        # A letter like J would reach over the edge.
        over = self.fontMetrics().leftBearing(text[0]) if text else 0
        place = self.contentsRect().adjusted(max(-over, 0), 0, 0, 0)
        painter.drawText(place, int(self.alignment()), text)
