"""A table of numbers that lead somewhere: a click or Enter opens what they count."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from protest_gui.appearance.colours import Colours
from protest_gui.appearance.theme import colours_of

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class CountTable(QTableView):
    """A table of numbers: arrows go from one to the next, Tab leaves the table.

    Enter clicks.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def set_sizes(self) -> None:
        """Called whenever the room or the text has changed."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.set_sizes()
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.set_sizes()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.clicked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


NOTHING = "·"


def bold(font: QFont) -> QFont:
    strong = QFont(font)
    strong.setBold(True)
    return strong


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


# In heights of a line of text.
_BESIDE = 0.6


_WIDEST_NAME, _LINES = 14, 2


class CountHeader(QHeaderView):
    """The heads of such a table: categories are wrapped, names of systems lose their middle."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)
        self.alignment = Qt.AlignmentFlag.AlignLeft  # of the names above columns

    def _name(self, section: int) -> str:
        role = Qt.ItemDataRole.DisplayRole
        return str(self.model().headerData(section, self.orientation(), role))

    def sectionSizeFromContents(self, section: int) -> QSize:
        metrics = QFontMetricsF(bold(self.font()))
        line = metrics.height()
        if self.orientation() is Qt.Orientation.Horizontal:
            return QSize(0, round(2 * line))
        room = QRectF(0, 0, _WIDEST_NAME * line, _LINES * line)
        name = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._name(section))
        return QSize(round(name.width() + 2 * _BESIDE * line) + 1, round(_LINES * line))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        colours = colours_of(self.palette())
        role = self.model().headerData(section, self.orientation(), TOTAL_ROLE)
        painter.save()
        painter.fillRect(rect, QColor(colours.window))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(colours.border))
        painter.setFont(bold(self.font()) if role else self.font())
        painter.setPen(QColor(colours.text))
        metrics = QFontMetricsF(painter.font())
        beside = round(_BESIDE * metrics.height())
        inside = rect.adjusted(beside, 0, -beside, 0)
        name, flags = self._name(section), Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        if self.orientation() is Qt.Orientation.Horizontal:
            name = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, inside.width())
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
            flags = flags | self.alignment
        painter.drawText(inside, flags, name)
        painter.restore()


TOTAL_ROLE = Qt.ItemDataRole.UserRole + 1  # whether it is one: of a row, of a column, of all
