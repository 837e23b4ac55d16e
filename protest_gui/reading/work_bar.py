"""A thin bar: how much of the work is done, incomplete, contradictory, or new."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from protest_gui.appearance.colours import Colours
from protest_gui.appearance.theme import colours_of


@dataclass(frozen=True, slots=True)
class WorkCounts:
    """What is in none of the three is new."""

    total: int = 0
    done: int = 0
    incomplete: int = 0
    conflict: int = 0


class WorkBar(QWidget):
    """Solid, hatched, dotted, empty: the parts differ without colours, too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts = WorkCounts()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_counts(self, counts: WorkCounts) -> None:
        self._counts = counts
        self.update()

    def _parts(self, colours: Colours) -> list[tuple[int, QBrush]]:
        dense = Qt.BrushStyle.Dense3Pattern
        hatched = Qt.BrushStyle.BDiagPattern
        return [
            (self._counts.done, QBrush(QColor(colours.accent))),
            (self._counts.incomplete, QBrush(QColor(colours.accent), hatched)),
            (self._counts.conflict, QBrush(QColor(colours.incorrect), dense)),
        ]

    def sizeHint(self) -> QSize:
        return QSize(80, max(6, round(self.fontMetrics().height() * 0.55)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        rounded = QPainterPath()
        rounded.addRoundedRect(frame, frame.height() / 2, frame.height() / 2)
        painter.fillPath(rounded, QColor(colours.base))
        painter.save()
        painter.setClipPath(rounded)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        left = frame.left()
        for count, brush in self._parts(colours):
            width = frame.width() * count / max(self._counts.total, 1)
            painter.fillRect(QRectF(left, frame.top(), width, frame.height()), brush)
            left += width
        painter.restore()
        painter.setPen(QPen(QColor(colours.control_border), 1))
        painter.drawPath(rounded)
