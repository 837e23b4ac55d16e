"""Draws how far somebody is: a thin bar of what is done, incomplete, in conflict and new."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from protest_core.judgements.model import State
from protest_gui.appearance.colours import Colours
from protest_gui.appearance.theme import colours_of
from protest_gui.tasks.tasks_model import STATES_ROLE

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
