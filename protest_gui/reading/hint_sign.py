"""The small signs in the status line, drawn by us: a triangle warns, a half circle waits."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from protest_gui.appearance.colours import Colours
from protest_gui.appearance.theme import colours_of


class Hint(Enum):
    """What the sentence beside the sign is about."""

    CONFLICT = "conflict"
    INCOMPLETE = "incomplete"
    NOT_SAVED = "not saved"


class HintSign(QWidget):
    """The sentence says the same: screen readers need not stop here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint = Hint.INCOMPLETE
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def hint(self) -> Hint:
        return self._hint

    def show_hint(self, hint: Hint) -> None:
        self._hint = hint
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 1.1)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = colours_of(self.palette())
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._hint is Hint.INCOMPLETE:
            _draw_half(painter, place, colours)
        elif self._hint is Hint.CONFLICT:
            _draw_triangle(painter, place, colours.warning_text, colours.warning)
        else:
            _draw_triangle(painter, place, colours.error_text, colours.error)


def _draw_half(painter: QPainter, place: QRectF, colours: Colours) -> None:
    painter.setPen(QPen(QColor(colours.accent), max(1.3, place.width() / 10)))
    inner = place.adjusted(1, 1, -1, -1)
    painter.drawEllipse(inner)
    painter.setBrush(QColor(colours.accent))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPie(inner, -90 * 16, 180 * 16)


def _draw_triangle(painter: QPainter, place: QRectF, ink: str, fill: str) -> None:
    path = QPainterPath(QPointF(place.center().x(), place.top()))
    path.lineTo(place.bottomRight())
    path.lineTo(place.bottomLeft())
    path.closeSubpath()
    pen = QPen(QColor(ink), max(1.3, place.width() / 11))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(QColor(fill))
    painter.drawPath(path)
    middle = place.center().x()
    height = place.height()
    painter.drawLine(
        QPointF(middle, place.top() + 0.42 * height), QPointF(middle, place.top() + 0.65 * height)
    )
    painter.drawPoint(QPointF(middle, place.top() + 0.83 * height))
