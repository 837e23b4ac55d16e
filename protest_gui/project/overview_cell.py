"""Draws a cell of the overview: a bar of five parts, and under it their five numbers."""

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from protest_core.candidates.filter import OutcomeCounts
from protest_core.judgements.outcome import Outcome
from protest_gui.appearance.colours import Colours
from protest_gui.appearance.theme import colours_of
from protest_gui.project.outcome_names import PARTS, numbers_of
from protest_gui.project.overview_model import COUNTS_ROLE, TOTAL_ROLE

NOTHING = "·"
# All in heights of a line of text.
_BAR, _GAP, _BESIDE, _ABOVE = 0.5, 0.3, 0.6, 0.5
_NARROWEST_COLUMN, _BETWEEN_COLUMNS = 1.6, 0.6
_THINNEST_PART = 2.0  # pixels: whatever is there can be seen


class OverviewCell(QStyledItemDelegate):
    """Numbers stand under numbers: the five have columns of equal width."""

    def _paint_numbers(
        self, painter: QPainter, where: QRectF, numbers: tuple[int, ...], colours: Colours
    ) -> None:
        column = where.width() / len(numbers)
        for place, number in enumerate(numbers):
            painter.setPen(QColor(colours.text if number else colours.muted))
            box = QRectF(where.left() + place * column, where.top(), column, where.height())
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, right, f"{number:,}" if number else NOTHING)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return size_of_cell(option.font, [index.data(COUNTS_ROLE)])

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        counts = index.data(COUNTS_ROLE)
        colours = colours_of(option.palette)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        total = bool(index.data(TOTAL_ROLE))
        paint_ground(painter, option, colours, total=total)
        painter.setFont(bold(option.font) if total else option.font)
        line = QFontMetricsF(option.font).height()
        inside = QRectF(option.rect).adjusted(
            _BESIDE * line, _ABOVE * line, -_BESIDE * line, -_ABOVE * line
        )
        bar = QRectF(inside.left(), inside.top(), inside.width(), _BAR * line)
        paint_bar(painter, bar, numbers_of(counts), colours)
        inside.setTop(bar.bottom() + _GAP * line)
        self._paint_numbers(painter, inside, numbers_of(counts), colours)
        painter.restore()


def size_of_cell(font: QFont, cells: Iterable[OutcomeCounts]) -> QSize:
    """So large that the numbers of any of these cells have room."""
    metrics = QFontMetricsF(bold(font))
    line = metrics.height()
    largest = max((number for counts in cells for number in numbers_of(counts)), default=0)
    # Nines are as wide as digits get.
    widest = "".join("9" if character.isdigit() else character for character in f"{largest:,}")
    number = metrics.horizontalAdvance(widest) + _BETWEEN_COLUMNS * line
    column = max(number, _NARROWEST_COLUMN * line)
    height = (_ABOVE + _BAR + _GAP + 1 + _ABOVE) * line
    return QSize(round(len(PARTS) * column + 2 * _BESIDE * line), round(height))


def bold(font: QFont) -> QFont:
    strong = QFont(font)
    strong.setBold(True)
    return strong


def paint_bar(painter: QPainter, bar: QRectF, numbers: tuple[int, ...], colours: Colours) -> None:
    """Parts beside each other with a hairline between; nothing at all is a thin line."""
    if not any(numbers):
        painter.setPen(QPen(QColor(colours.border), 1))
        painter.drawLine(
            QPointF(bar.left(), bar.center().y()), QPointF(bar.right(), bar.center().y())
        )
        return
    left = bar.left()
    for part, width in zip(PARTS, widths_of(numbers, bar.width()), strict=True):
        if width:
            paint_part(painter, QRectF(left, bar.top(), width - 1, bar.height()), part, colours)
        left += width


def widths_of(numbers: tuple[int, ...], room: float) -> list[float]:
    """In proportion, but whatever is there gets the least width; together exactly the room."""
    least = _THINNEST_PART + 1
    total = sum(numbers)
    thin = [0 < number * room / total < least for number in numbers]
    remaining = sum(number for number, is_thin in zip(numbers, thin, strict=True) if not is_thin)
    for_others = room - least * sum(thin)
    return [
        least if is_thin else number * for_others / remaining if number else 0
        for number, is_thin in zip(numbers, thin, strict=True)
    ]


def paint_part(painter: QPainter, where: QRectF, part: Outcome, colours: Colours) -> None:
    """What is open is hollow: there is something to do."""
    colour = QColor(getattr(colours, part.value))
    if part is Outcome.OPEN:
        painter.setPen(QPen(colour, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(where.adjusted(0.5, 0.5, -0.5, -0.5))
    else:
        painter.fillRect(where, colour)


def paint_ground(
    painter: QPainter, option: QStyleOptionViewItem, colours: Colours, *, total: bool
) -> None:
    """Totals stand on another ground; the pointer and the keyboard show where they are."""
    cell = QRectF(option.rect)
    painter.fillRect(cell, QColor(colours.window if total else colours.base))
    if option.state & QStyle.StateFlag.State_MouseOver:
        painter.fillRect(cell, QColor(colours.panel))
    painter.fillRect(
        QRectF(cell.left(), cell.bottom() - 1, cell.width(), 1), QColor(colours.border)
    )
    chosen = option.state & QStyle.StateFlag.State_Selected
    focused = option.state & QStyle.StateFlag.State_HasFocus
    if chosen or focused:
        colour, width = (colours.accent, 2) if focused else (colours.control_border, 1)
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell.adjusted(1.5, 1.5, -1.5, -2.5), 3, 3)
