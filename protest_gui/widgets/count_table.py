"""A table of numbers that lead somewhere: a click or Enter opens what they count."""

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
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
from protest_gui.widgets.table_model import OPENS

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class OpeningTable(QTableView):
    """A table in which a click or Enter on a cell opens what its `OPENS` says, if anything."""

    opened = Signal(object)  # what a number leads to: a query, a filter, candidates

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.clicked.connect(self._open)

    def _open(self, index: QModelIndex) -> None:
        if to := leads_to(index):
            self.opened.emit(to)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and leads_to(self.currentIndex()):
            self.clicked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if leads_to(self.indexAt(event.position().toPoint())):
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()


def leads_to(index: QModelIndex | QPersistentModelIndex) -> object:
    """Return what the cell's number leads to, if it does."""
    return index.data(OPENS) if index.isValid() else None


class CountTable(OpeningTable):
    """A table of numbers alone: arrows go from one to the next, Tab leaves the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setShowGrid(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)

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
        """Enter on a number that leads nowhere does nothing, and does not go on to the page."""
        if event.key() not in _ENTER or leads_to(self.currentIndex()):
            super().keyPressEvent(event)


def bold(font: QFont) -> QFont:
    strong = QFont(font)
    strong.setBold(True)
    return strong


def paint_ground(
    painter: QPainter,
    option: QStyleOptionViewItem,
    colours: Colours,
    *,
    total: bool,
    target: QRectF | None = None,
) -> None:
    """Totals stand on another ground; the pointer and the keyboard show where they are.

    `target`: the part of the cell in which they show it.
    """
    whole = QRectF(option.rect)
    cell = target or whole
    painter.fillRect(whole, QColor(colours.window if total else colours.base))
    if option.state & QStyle.StateFlag.State_MouseOver:
        painter.fillRect(cell, QColor(colours.panel))
    painter.fillRect(
        QRectF(whole.left(), whole.bottom() - 1, whole.width(), 1), QColor(colours.border)
    )
    chosen = option.state & QStyle.StateFlag.State_Selected
    focused = option.state & QStyle.StateFlag.State_HasFocus
    if chosen or focused:
        colour, width = (colours.accent, 2) if focused else (colours.control_border, 1)
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell.adjusted(1.5, 1.5, -1.5, -2.5), 3, 3)


# In heights of a line of text.
_BESIDE, _ABOVE_NAME = 0.6, 0.3
_NARROWEST_NAME, _MOST_LINES = 10, 5


class CountHeader(QHeaderView):
    """The heads of such a table; names of systems lose their middle where there is no room."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)
        self.alignment = Qt.AlignmentFlag.AlignLeft  # of the names above columns

    def _name(self, section: int) -> str:
        role = Qt.ItemDataRole.DisplayRole
        return str(self.model().headerData(section, self.orientation(), role))

    def sectionSizeFromContents(self, section: int) -> QSize:  # noqa: ARG002 — all are alike
        return QSize(0, round(2 * QFontMetricsF(bold(self.font())).height()))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        painter.save()
        painter.setClipRect(rect)
        colours = colours_of(self.palette())
        painter.fillRect(rect, QColor(colours.window))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(colours.border))
        is_total = self.model().headerData(section, self.orientation(), TOTAL_ROLE)
        painter.setFont(bold(self.font()) if is_total else self.font())
        painter.setPen(QColor(colours.text))
        beside = round(_BESIDE * QFontMetricsF(painter.font()).height())
        inside = self._room_of_name(section, rect).adjusted(beside, 0, -beside, 0)
        self._paint_name(painter, inside, self._name(section))
        painter.restore()

    def _room_of_name(self, section: int, rect: QRect) -> QRect:  # noqa: ARG002 — for subclasses
        """Return where the name of a section stands; what is beside the section is cut off."""
        return rect

    def _paint_name(self, painter: QPainter, inside: QRect, name: str) -> None:
        middle = Qt.TextElideMode.ElideMiddle
        shown = QFontMetricsF(painter.font()).elidedText(name, middle, inside.width())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine | self.alignment
        painter.drawText(inside, flags, shown)


class CategoryHeader(CountHeader):
    """Names of categories beside the rows, on one line where there is room, else wrapped."""

    wraps = False
    narrowest = _NARROWEST_NAME  # in heights of a line
    _room = 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)

    def make_room(self, width: int) -> int:
        """Take so many pixels, or fewer, and return how many; wrap names that need more."""
        before = (self.wraps, self._room)
        self.wraps = self._widest() > width
        self._room = max(width, round(self.narrowest * self.fontMetrics().height()))
        if before != (self.wraps, self._room):
            self.model().headerDataChanged.emit(self.orientation(), 0, self.count() - 1)
        return self._room if self.wraps else self._widest()

    def height_of_a_row(self, least: int) -> int:
        """Return the height in which each name has room."""
        if not self.wraps:
            return least
        metrics = QFontMetricsF(bold(self.font()))
        line = metrics.height()
        room = QRectF(0, 0, self._room - 2 * _BESIDE * line, _MOST_LINES * line)
        wrap = Qt.TextFlag.TextWordWrap
        highest = max(metrics.boundingRect(room, wrap, each).height() for each in self._names())
        return round(max(least, highest + 2 * _ABOVE_NAME * line))

    def _names(self) -> list[str]:
        return [self._name(section) for section in range(self.count())]

    def _widest(self) -> int:
        metrics = QFontMetricsF(bold(self.font()))
        widest = max(map(metrics.horizontalAdvance, self._names()), default=0.0)
        return round(widest + 2 * _BESIDE * metrics.height()) + 2

    def _paint_name(self, painter: QPainter, inside: QRect, name: str) -> None:
        painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, name)

    def sectionSizeFromContents(self, section: int) -> QSize:
        width = self._room if self.wraps else self._widest()
        return QSize(width, super().sectionSizeFromContents(section).height())


TOTAL_ROLE = Qt.ItemDataRole.UserRole + 1  # whether it is one: of a row, of a column, of all
