"""Read-only tables, and tables of the core, whose numbers open candidates."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from protest_core.tables.model import Table
from protest_gui.translations import tr
from protest_gui.widgets.count_table import (
    CountDelegate,
    CountTable,
    OpeningTable,
    bold,
    leads_to,
    paint_frame,
)
from protest_gui.widgets.table_model import PART, TableModel

_WIDEST = 22  # of a column, in heights of a line
_WIDEST_NAME = 12  # of names beside the rows, if there is no more room
_TALLEST = 10_000  # of a text that is measured, in pixels
_ROOM = "QTableView::item { padding: 0.2em 0.5em; }"
_Behaviour = QAbstractItemView.SelectionBehavior


class NumbersTable(CountTable):
    """A table of the core, as high as its rows: the page scrolls, the table only sideways."""

    def __init__(
        self, name: str, *, names_aside: bool = False, parent: QWidget | None = None
    ) -> None:
        """`names_aside`: the first column stays in sight when the others are scrolled."""
        super().__init__(parent)
        self.numbers = TableModel(parent=self)
        self._names_aside = names_aside
        self._natural: tuple[QFont, QFont, list[int]] | None = None  # fonts, widths in them
        self.setModel(self.numbers)
        self.setAccessibleName(name)
        self.setStyleSheet(_ROOM + "QTableView { selection-background-color: transparent; }")
        self.setItemDelegate(CountDelegate(self))
        self.setSelectionBehavior(_Behaviour.SelectItems)
        self.setWordWrap(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setHighlightSections(False)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
        self.verticalHeader().setVisible(names_aside)
        self.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def show_table(self, table: Table[Any]) -> None:
        self._natural = None  # before and after: the view may be resized while rows change
        self.numbers.show_table(table, names_aside=self._names_aside)
        self._natural = None
        if self.numbers.rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(self.numbers.index(0, 0))
        self.set_sizes()

    def current_row(self) -> Any:
        """Return the current row of the core's table; `None` in an empty table."""
        return self.numbers.row(self.currentIndex())

    def set_sizes(self) -> None:
        line = self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(self._row_height())
        across = self.width() - 2 * self.frameWidth()
        columns = range(self.numbers.columnCount())
        wanted = [width + line // 2 for width in self._natural_widths()]
        widest = max(_WIDEST * line, _widest_in(across - self._names_width(), wanted))
        for column, width in zip(columns, wanted, strict=True):
            self.setColumnWidth(column, min(width, widest))
        # Names are cut only if they would push numbers out of sight, or take half of the table.
        room = across - self.horizontalHeader().length()
        self.verticalHeader().setMaximumWidth(
            max(_WIDEST_NAME * line, min(room, self.width() // 2 - 1))
        )
        self.updateGeometry()

    def _row_height(self) -> int:
        return round(1.8 * self.fontMetrics().height())

    def _natural_widths(self) -> list[int]:
        """Return the widths of the columns' contents.

        They are measured once for a table and its fonts: a page that opens resizes each table
        several times.
        """
        header = self.horizontalHeader()
        fonts = (self.font(), header.font())  # the header gets another font after the table
        if self._natural is None or self._natural[:2] != fonts:
            widths = [
                max(self.sizeHintForColumn(column), header.sectionSizeHint(column))
                for column in range(self.numbers.columnCount())
            ]
            self._natural = (*fonts, widths)
        return self._natural[2]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.StyleChange:
            self._natural = None
        super().changeEvent(event)

    def _height(self) -> int:
        rows = self.verticalHeader().length()
        bar = self.horizontalScrollBar().sizeHint().height()
        is_wide = self.horizontalHeader().length() + self._beside() > self.width()
        above = self.horizontalHeader().sizeHint().height()
        return above + rows + (bar if is_wide else 0) + 2 * self.frameWidth() + 2

    def _beside(self) -> int:
        names = min(self._names_width(), self.verticalHeader().maximumWidth())
        return names + 2 * self.frameWidth()

    def _names_width(self) -> int:
        """Return the width that the names beside the rows need."""
        header = self.verticalHeader()
        return 0 if header.isHidden() else header.sizeHint().width()

    def sizeHint(self) -> QSize:
        return QSize(self.horizontalHeader().length() + self._beside(), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self.fontMetrics().height(), self._height())


class _TallCell(CountDelegate):
    """A delegate for cells of several lines; numbers at the pointer or the keys are underlined.

    In these tables every number opens something.
    """

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.font.setUnderline(False)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        table = self.parent()
        if isinstance(table, TallCells) and table.part == index:
            where = table.place_of_part(table.part)
            painter.save()
            painter.setPen(QPen(option.palette.text().color(), 2))
            painter.drawLine(where.bottomLeft(), where.bottomRight())
            painter.restore()


class TallCells(NumbersTable):
    """A table of the core whose rows are all as high as the highest row.

    A cell may contain a number with another target than the cell, such as the correct ones of all:
    the pointer can reach it separately; the Left key goes to it, the Right key back.
    """

    def __init__(
        self, name: str, *, names_aside: bool = False, parent: QWidget | None = None
    ) -> None:
        self.part = QModelIndex()  # the cell whose part is pointed at, or was reached by keys
        self._lines = 0  # of the highest cell; 0 until they are counted
        super().__init__(name, names_aside=names_aside, parent=parent)
        self.setItemDelegate(_TallCell(self))

    def show_table(self, table: Table[Any]) -> None:
        self._turn_to_part(QModelIndex())  # its cell may belong to something else by now
        self._lines = 0
        super().show_table(table)

    def place_of_part(self, index: QModelIndex) -> QRect:
        """Return the rectangle of the part of a cell; an empty one if it has none."""
        if (part := index.data(PART)) is None:
            return QRect()
        lines, metrics = str(index.data()).split("\n"), self.fontMetrics()
        number, line = next((at for at in enumerate(lines) if f"{part[0]} / " in at[1]), (0, ""))
        text = part[0]
        right = line[line.find(text) + len(text) :]
        cell, side = self.visualRect(index), _room_beside_text(self) // 2
        height = metrics.lineSpacing()
        top = cell.center().y() - len(lines) * height // 2 + number * height
        end = cell.right() - side - metrics.horizontalAdvance(right)
        width = metrics.horizontalAdvance(text)
        return QRect(end - width, top, width, height)

    def _open(self, index: QModelIndex) -> None:
        if self.part.isValid() and self.part == index:
            self.opened.emit(index.data(PART)[1])
        else:
            super()._open(index)

    def _turn_to_part(self, index: QModelIndex) -> None:
        """Turn to the part of this cell or, without one, to whole cells."""
        if index == self.part:
            return
        before, self.part = self.part, index
        for each in (before, index):
            self.viewport().update(self.visualRect(each))
        name = tr("Return opens {0}").format(index.data(PART)[0]) if index.isValid() else ""
        self.setAccessibleDescription(name)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at(event.position().toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._point_at(event.position().toPoint())

    def _point_at(self, point: QPoint) -> None:
        index = self.indexAt(point)
        is_in_part = index.isValid() and self.place_of_part(index).contains(point)
        self._turn_to_part(index if is_in_part else QModelIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        has_part = index.isValid() and index.data(PART) is not None
        if event.key() == Qt.Key.Key_Left and has_part and self.part != index:
            self._turn_to_part(index)
        elif event.key() == Qt.Key.Key_Right and has_part and self.part == index:
            self._turn_to_part(QModelIndex())
        else:
            super().keyPressEvent(event)

    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        self._turn_to_part(QModelIndex())

    def _row_height(self) -> int:
        if not self._lines:
            rows, columns = range(self.numbers.rowCount()), range(self.numbers.columnCount())
            texts = (self.numbers.index(row, column).data() for row in rows for column in columns)
            self._lines = max((text.count("\n") + 1 for text in texts), default=1)
        return round((self._lines + 0.8) * self.fontMetrics().lineSpacing())


class ReadingTable(OpeningTable):
    """A table to be read row by row; each row is as high as its text needs."""

    _widest = 0  # of a column, in heights of a line; 0 until columns are fitted

    def __init__(self, name: str, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setModel(model)
        self.setItemDelegate(_CellInRow(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setStyleSheet("QTableView::item { padding: 0.2em 0.5em; }")
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def room_beside_text(self) -> int:
        return _room_beside_text(self)

    def height_of(self, cells: Iterable[QModelIndex], *, beside: int) -> int:
        """Return the height that a row needs for the wrapped texts of these cells.

        They are measured in bold, so that rows stay as they are when another text becomes bold;
        `beside` is the room that is left at the sides of a cell, in pixels. Qt itself measures
        without the room that the style sheet leaves there, and cuts lines off.
        """
        metrics, wrap = QFontMetrics(bold(self.font())), Qt.TextFlag.TextWordWrap.value
        heights = []
        for cell in cells:
            width = max(self.columnWidth(cell.column()) - beside, metrics.height())
            text = str(cell.data())
            heights.append(metrics.boundingRect(0, 0, width, _TALLEST, wrap, text).height())
        return max(heights) + round(0.6 * metrics.height())

    def fit_columns_to_room(self) -> None:
        """Fit columns to their content or, without enough room, make the widest narrower.

        The last column gets the rest and, if it needs that, at least a third.
        """
        header, across = self.horizontalHeader(), self.viewport().width()
        wanted = [
            max(self.sizeHintForColumn(column), header.sectionSizeHint(column))
            for column in range(self.model().columnCount())
        ]
        *widths, last = wanted
        limit = _widest_in(across - min(last, across // 3), widths)
        shown = [min(width, limit) for width in widths]
        for column, width in enumerate([*shown, across - sum(shown)]):
            self.setColumnWidth(column, width)

    def fit_columns(self, *, widest: int) -> None:
        """Make columns as wide as their content; if room is short, the widest become narrower.

        They are cut to no less than `widest`, in heights of a line; if that is too much, the table
        scrolls sideways. They are fitted again when the text size changes.
        """
        self._widest = widest
        self._fit_columns()

    def _fit_columns(self) -> None:
        header, limit = self.horizontalHeader(), self._widest * self.fontMetrics().height()
        columns = [
            column
            for column in range(self.model().columnCount())
            if header.sectionResizeMode(column) is not QHeaderView.ResizeMode.Stretch
        ]
        for column in columns:
            self.resizeColumnToContents(column)
        taken = header.length() - sum(map(self.columnWidth, columns))
        widths = [self.columnWidth(column) for column in columns]
        limit = max(limit, _widest_in(self.viewport().width() - taken, widths))
        for column, width in zip(columns, widths, strict=True):
            self.setColumnWidth(column, min(width, limit))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self._widest and event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            QTimer.singleShot(0, self, self._fit_columns)  # once the heads have the font, too


class _CellInRow(QStyledItemDelegate):
    """A delegate that frames the current number in a row that is selected as a whole.

    Return opens that number.
    """

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        option = QStyleOptionViewItem(option)
        framed = option.state & QStyle.StateFlag.State_HasFocus and leads_to(index)
        if framed:
            option.state &= ~QStyle.StateFlag.State_HasFocus  # the style's own frame is too faint
        super().paint(painter, option, index)
        if framed:
            paint_frame(painter, option.rect, option.palette.highlightedText().color(), 2)


def _widest_in(room: int, widths: Sequence[int]) -> int:
    """Return the width to which wider columns must be cut so that all have room."""
    limit = room
    for number, width in enumerate(sorted(widths)):
        limit = room // (len(widths) - number)
        if width > limit:
            break
        room -= width
        limit = width
    return limit


def _room_beside_text(table: QTableView) -> int:
    """Return the margin that the style keeps at both sides of a cell's text, in pixels."""
    option, style, across = QStyleOptionViewItem(), table.style(), 1000
    table.initViewItemOption(option)
    option.rect = QRect(0, 0, across, table.fontMetrics().height())
    option.features |= QStyleOptionViewItem.ViewItemFeature.HasDisplay
    option.showDecorationSelected = True  # otherwise the text is as wide as its letters
    text = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, table)
    margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, table) + 1
    return across - text.width() + 2 * margin
