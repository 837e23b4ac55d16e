"""A batch as a table: categories and their total down, states across."""

from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from protest_core.batches.open_batch import BatchState
from protest_core.ids import CandidateId
from protest_core.judgements.model import State
from protest_gui.appearance.theme import colours_of
from protest_gui.translations import tr
from protest_gui.widgets.count_table import (
    NOTHING,
    TOTAL_ROLE,
    CountTable,
    OverviewHeader,
    bold,
    paint_ground,
)
from protest_gui.widgets.table_model import ROOT, Index, TableModel

# In heights of a line of text.
_ROW, _WRAPPED_ROW, _BESIDE = 2.0, 2.6, 0.6


_LEAST_ROWS, _NARROWEST_NAME = 4, 10


class BatchTable(CountTable):
    """Category by state; all rows are shown where there is room."""

    chosen = Signal(object)  # a tuple of CandidateId

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.batch = BatchModel(self)
        self.setModel(self.batch)
        self.setItemDelegate(_Number(self))
        self.setHorizontalHeader(_StateHeader(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(_CategoryHeader(Qt.Orientation.Vertical, self))
        self.setAccessibleName(tr("Examples by category and state"))
        self.asked.connect(self._choose)

    def show_state(self, state: BatchState) -> None:
        self.batch.show_state(state)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.batch.index(0, 0))
        self.set_sizes()

    def _choose(self, index: QModelIndex) -> None:
        """Of nothing there is nothing to read."""
        if index.isValid() and (candidates := self.batch.candidates(index)):
            self.chosen.emit(candidates)

    def set_sizes(self) -> None:
        """All columns are equally wide, so that the names above them have room."""
        columns = self.batch.columnCount()
        if not columns:
            return
        names, states = self._categories, self.horizontalHeader()
        least = max(states.sectionSizeFromContents(each).width() for each in range(columns))
        scroll_bar = self.verticalScrollBar().sizeHint().width()
        names.make_room(self.contentsRect().width() - scroll_bar - columns * least)
        width = max(least, self.viewport().width() // columns)
        states.setDefaultSectionSize(width)
        rest = self.viewport().width() - (columns - 1) * width
        states.resizeSection(columns - 1, max(width, rest))
        rows = _WRAPPED_ROW if names.wraps else _ROW
        names.setDefaultSectionSize(round(rows * self.fontMetrics().height()))
        self.setMaximumHeight(self.sizeHint().height())

    @property
    def _categories(self) -> "_CategoryHeader":
        header = self.verticalHeader()
        assert isinstance(header, _CategoryHeader)  # noqa: S101 — we have set it
        return header

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(10 * line, round(_LEAST_ROWS * _ROW * line))

    def sizeHint(self) -> QSize:
        """All rows, and no more."""
        rows = self.verticalHeader().length() + self.horizontalHeader().height()
        return QSize(super().sizeHint().width(), rows + 2 * self.frameWidth() + 4)


class _CategoryHeader(OverviewHeader):
    """Names stand on one line where there is room, and are wrapped where there is not."""

    wraps = False
    _room = 0

    def make_room(self, width: int) -> None:
        before = (self.wraps, self._room)
        self.wraps = self._widest() > width
        self._room = max(width, round(_NARROWEST_NAME * self.fontMetrics().height()))
        if before != (self.wraps, self._room):
            self.model().headerDataChanged.emit(self.orientation(), 0, self.count() - 1)

    def _widest(self) -> int:
        metrics = QFontMetricsF(bold(self.font()))
        names = (str(self.model().headerData(n, self.orientation())) for n in range(self.count()))
        widest = max(map(metrics.horizontalAdvance, names), default=0.0)
        return round(widest + 2 * _BESIDE * metrics.height()) + 2

    def sectionSizeFromContents(self, section: int) -> QSize:
        width = self._room if self.wraps else self._widest()
        return QSize(width, super().sectionSizeFromContents(section).height())


class _StateHeader(OverviewHeader):
    """The names of states stand over the ends of their numbers, and are never shortened."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.alignment = Qt.AlignmentFlag.AlignRight

    def sectionSizeFromContents(self, section: int) -> QSize:
        metrics = QFontMetricsF(self.font())
        name = str(self.model().headerData(section, self.orientation()))
        width = metrics.horizontalAdvance(name) + 2 * _BESIDE * metrics.height()
        return QSize(round(width) + 2, round(_ROW * metrics.height()))


class _Number(QStyledItemDelegate):
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        colours = colours_of(option.palette)
        text = str(index.data())
        some = text != "0"
        total = bool(index.data(TOTAL_ROLE))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, option, colours, total=total)
        painter.setFont(bold(option.font) if total and some else option.font)
        painter.setPen(QColor(colours.text if some else colours.muted))
        beside = _BESIDE * QFontMetricsF(option.font).height()
        where = QRectF(option.rect).adjusted(beside, 0, -beside, 0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(where, right, text if some else NOTHING)
        painter.restore()


STATES = (State.NEW, State.INCOMPLETE, State.DONE, State.CONFLICT)


class BatchModel(TableModel):
    """The last row is the total."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state: BatchState | None = None
        self._cells: list[list[tuple[CandidateId, ...]]] = []

    def show_state(self, state: BatchState) -> None:
        """Categories of a batch never change: where one is stays where it is."""
        same = self._state is not None and self._state.categories == state.categories
        if not same:
            self.beginResetModel()
        self._state = state
        rows = (*(category.id for category in state.categories), None)
        self._cells = [[state.chosen(row, each) for each in STATES] for row in rows]
        if not same:
            self.endResetModel()
        else:
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def candidates(self, index: Index) -> tuple[CandidateId, ...]:
        return self._cells[index.row()][index.column()]

    def _header(self, section: int, orientation: Qt.Orientation) -> str:
        if orientation is Qt.Orientation.Vertical:
            labels = [each.label for each in self._state.categories] if self._state else []
            return [*labels, tr("all categories")][section]
        names = (tr("new"), tr("incomplete"), tr("done"), tr("in conflict"))
        return names[section]

    def _words(self, index: Index) -> str:
        across = self._header(index.column(), Qt.Orientation.Horizontal)
        down = self._header(index.row(), Qt.Orientation.Vertical)
        count = len(self.candidates(index))
        return tr("{0}, {1}: {2}").format(down, across, f"{count:,}")

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._cells)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() or not self._cells else len(STATES)

    def cell(self, index: Index, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{len(self.candidates(index)):,}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words(index)
        if role == TOTAL_ROLE:
            return index.row() == self.rowCount() - 1
        return None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        down = orientation is Qt.Orientation.Vertical
        if not 0 <= section < (self.rowCount() if down else self.columnCount()):
            return None
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self._header(section, orientation)
        if role == TOTAL_ROLE:
            return down and section == self.rowCount() - 1
        return None
