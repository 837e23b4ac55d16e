"""A thin bar: how much of the work is done, incomplete, contradictory, or new."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from protest_core.judgements.model import State
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


# In heights of a line of text.
_BAR, _LENGTH, _BESIDE, _AROUND = 0.55, 6, 0.5, 0.25


class ProgressCell(QStyledItemDelegate):
    """Solid, hatched, dotted, empty, as in the translation window: not by colours alone."""

    def sizeHint(
        self, option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        line = QFontMetricsF(option.font).height()
        return QSize(round((_LENGTH + 2 * _BESIDE) * line), round(1.4 * line))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        style = option.widget.style() if option.widget else QApplication.style()
        style.drawPrimitive(
            QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget
        )
        line = QFontMetricsF(option.font).height()
        where = QRectF(option.rect)
        bar = QRectF(0, 0, min(where.width() - 2 * _BESIDE * line, _LENGTH * line), _BAR * line)
        bar.moveCenter(where.center())
        bar.moveLeft(where.left() + _BESIDE * line)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = colours_of(option.palette)
        if option.state & QStyle.StateFlag.State_Selected:
            # Else an empty one would look full, and a full one be lost on the selection's colour.
            around = _AROUND * line
            painter.fillPath(
                _rounded(bar.adjusted(-around, -around, around, around)), QColor(colours.base)
            )
        _paint_bar(painter, bar, index.data(STATES_ROLE), colours)
        painter.restore()


def _paint_bar(
    painter: QPainter, bar: QRectF, states: Mapping[State, int], colours: Colours
) -> None:
    rounded = _rounded(bar)
    painter.fillPath(rounded, QColor(colours.base))
    painter.save()
    painter.setClipPath(rounded)
    total, left = sum(states.values()) or 1, bar.left()
    for state, brush in _parts(colours):
        width = bar.width() * states[state] / total
        painter.fillRect(QRectF(left, bar.top(), width, bar.height()), brush)
        left += width
    painter.restore()
    painter.setPen(QPen(QColor(colours.control_border), 1))
    painter.drawPath(rounded)


def _rounded(place: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(place, place.height() / 2, place.height() / 2)
    return path


def _parts(colours: Colours) -> Iterator[tuple[State, QBrush]]:
    yield State.DONE, QBrush(QColor(colours.correct))
    yield State.INCOMPLETE, QBrush(QColor(colours.correct), Qt.BrushStyle.BDiagPattern)
    yield State.CONFLICT, QBrush(QColor(colours.incorrect), Qt.BrushStyle.Dense3Pattern)


STATES_ROLE = Qt.ItemDataRole.UserRole
