"""A thin bar that shows how much of the work is done, incomplete, contradictory, or new."""

from collections.abc import Mapping
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

# In heights of a line of text.
_HEIGHT, _LENGTH, _BESIDE, _AROUND = 0.55, 6, 0.5, 0.25
STATES_ROLE = Qt.ItemDataRole.UserRole + 4


@dataclass(frozen=True, slots=True)
class StateCounts:
    """Counts of judgements by state; the rest of `total` is new."""

    total: int = 0
    done: int = 0
    incomplete: int = 0
    conflict: int = 0


class StateBar(QWidget):
    """A bar as wide as its room; its words are beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts = StateCounts()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_counts(self, counts: StateCounts) -> None:
        if counts != self._counts:
            self._counts = counts
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(80, max(6, round(self.fontMetrics().height() * _HEIGHT)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        painter = QPainter(self)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        bar = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        _paint_bar(painter, bar, self._counts, colours, ink=colours.accent)


class StateBarDelegate(QStyledItemDelegate):
    """A delegate that paints the bar of the counts that a cell has for `STATES_ROLE`."""

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
        bar = QRectF(0, 0, min(where.width() - 2 * _BESIDE * line, _LENGTH * line), _HEIGHT * line)
        bar.moveCenter(where.center())
        bar.moveLeft(where.left() + _BESIDE * line)
        painter.save()
        colours = colours_of(option.palette)
        if option.state & QStyle.StateFlag.State_Selected:
            # Otherwise an empty bar looks full, and a full one vanishes on the selection's colour.
            around = _AROUND * line
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(
                _rounded(bar.adjusted(-around, -around, around, around)), QColor(colours.base)
            )
        states: Mapping[State, int] = index.data(STATES_ROLE)
        of_work = (states[State.DONE], states[State.INCOMPLETE], states[State.CONFLICT])
        counts = StateCounts(sum(states.values()), *of_work)
        _paint_bar(painter, bar, counts, colours, ink=colours.correct)
        painter.restore()


def _paint_bar(
    painter: QPainter, bar: QRectF, counts: StateCounts, colours: Colours, *, ink: str
) -> None:
    """Paint the parts solid, hatched, dotted or empty: they differ without colours, too."""
    parts = (
        (counts.done, QBrush(QColor(ink))),
        (counts.incomplete, QBrush(QColor(ink), Qt.BrushStyle.BDiagPattern)),
        (counts.conflict, QBrush(QColor(colours.incorrect), Qt.BrushStyle.Dense3Pattern)),
    )
    rounded = _rounded(bar)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded, QColor(colours.base))
    painter.save()
    painter.setClipPath(rounded)
    left = bar.left()
    for count, brush in parts:
        width = bar.width() * count / max(counts.total, 1)
        painter.fillRect(QRectF(left, bar.top(), width, bar.height()), brush)
        left += width
    painter.restore()
    painter.setPen(QPen(QColor(colours.control_border), 1))
    painter.drawPath(rounded)


def _rounded(place: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(place, place.height() / 2, place.height() / 2)
    return path
