"""A table of numbers; a click or Enter opens what a number counts."""

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
    QPalette,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from protest_gui.appearance.theme import colours_of
from protest_gui.widgets.table_model import NOTHING, OPENS

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
# In heights of a line of text.
_BESIDE, _ABOVE_NAME = 0.6, 0.3
_NARROWEST_NAME, _MOST_LINES = 10, 5
_WRAP = Qt.TextFlag.TextWordWrap
TOTAL_ROLE = Qt.ItemDataRole.UserRole + 1  # whether it is a total: of a row, of a column, of all


class OpeningTable(QTableView):
    """A table in which a click or Enter on a cell opens the value of its role `OPENS`, if any."""

    opened = Signal(object)  # the target of a number: a query, a filter, candidates

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
    """Return the target of the cell's number, if it has one."""
    return index.data(OPENS) if index.isValid() else None


class CountTable(OpeningTable):
    """A table of numbers alone: arrows move between them, Tab leaves the table."""

    _is_outdated = False  # its sizes are of an earlier font or style

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
        """Set the sizes; called whenever the room or the text has changed."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            # While a page is put together, Qt announces a style to all parts of each part.
            self._is_outdated = not self.isVisible()
            if not self._is_outdated:
                self.set_sizes()
                self.updateGeometry()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_outdated:
            self._is_outdated = False
            self.set_sizes()
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.set_sizes()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Enter even on a number that opens nothing: it must not reach the page."""
        if event.key() not in _ENTER or leads_to(self.currentIndex()):
            super().keyPressEvent(event)


def bold(font: QFont) -> QFont:
    strong = QFont(font)
    strong.setBold(True)
    return strong


class CountDelegate(QStyledItemDelegate):
    """A delegate with 0 in a quiet colour, totals on another background, a frame at the place."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if option.text == NOTHING:
            option.state &= ~QStyle.StateFlag.State_MouseOver
            option.palette.setBrush(QPalette.ColorRole.Text, option.palette.placeholderText())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        option = QStyleOptionViewItem(option)
        colours, state = colours_of(option.palette), option.state
        if index.data(TOTAL_ROLE):
            painter.fillRect(option.rect, QColor(colours.window))
        option.state &= ~(QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus)
        super().paint(painter, option, index)
        if state & QStyle.StateFlag.State_HasFocus:
            paint_frame(painter, option.rect, QColor(colours.accent), 2)
        elif state & QStyle.StateFlag.State_Selected:
            paint_frame(painter, option.rect, QColor(colours.control_border), 1)


def paint_frame(painter: QPainter, cell: QRect, colour: QColor, width: int) -> None:
    """Frame the current cell, whose contents stay as they are."""
    painter.save()
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawRoundedRect(QRectF(cell).adjusted(1.5, 1.5, -1.5, -2.5), 3, 3)
    painter.restore()


class CountHeader(QHeaderView):
    """The heads of a count table; without room, names of systems are cut in the middle."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)
        self.setHighlightSections(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def sectionSizeFromContents(self, section: int) -> QSize:  # noqa: ARG002 — all are alike
        return QSize(0, round(2 * QFontMetricsF(bold(self.font())).height()))


class CategoryHeader(CountHeader):
    """Names of categories beside the rows, on one line if there is room, otherwise wrapped."""

    wraps = False
    narrowest = _NARROWEST_NAME  # in heights of a line
    _room = 0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)

    def make_room(self, width: int) -> int:
        """Take at most this many pixels, and return how many; wrap names that need more."""
        before = (self.wraps, self._room)
        self.wraps = self._widest() > width
        self._room = max(width, round(self.narrowest * self.fontMetrics().height()))
        if before != (self.wraps, self._room):
            self.model().headerDataChanged.emit(self.orientation(), 0, self.count() - 1)
        return self._room if self.wraps else self._widest()

    def height_of_a_row(self, least: int) -> int:
        """Return the height of rows in which each name has room."""
        if not self.wraps:
            return least
        metrics = QFontMetricsF(bold(self.font()))
        line = metrics.height()
        room = QRectF(0, 0, self._room - 2 * _BESIDE * line, _MOST_LINES * line)
        highest = max(metrics.boundingRect(room, _WRAP, each).height() for each in self._names())
        return round(max(least, highest + 2 * _ABOVE_NAME * line))

    def _names(self) -> list[str]:
        role, names = Qt.ItemDataRole.DisplayRole, range(self.count())
        return [str(self.model().headerData(each, self.orientation(), role)) for each in names]

    def _widest(self) -> int:
        metrics = QFontMetricsF(bold(self.font()))
        widest = max(map(metrics.horizontalAdvance, self._names()), default=0.0)
        return round(widest + 2 * _BESIDE * metrics.height()) + 2

    def sectionSizeFromContents(self, section: int) -> QSize:
        width = self._room if self.wraps else self._widest()
        return QSize(width, super().sectionSizeFromContents(section).height())

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        super().initStyleOptionForIndex(option, section)
        option.textAlignment = Qt.AlignmentFlag(option.textAlignment.value | _WRAP.value)
