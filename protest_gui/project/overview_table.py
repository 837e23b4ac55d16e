"""The table of the overview: a click or Enter on a cell chooses what it counts."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QWidget

from protest_core.candidates.filter import CandidateFilter, OutcomeCounts
from protest_core.evaluation.model import Overview
from protest_core.suite.model import Category
from protest_gui.project.outcome_bar import COUNTS_ROLE, OverviewCell, size_of_cell, words_of
from protest_gui.translations import tr
from protest_gui.widgets.count_table import TOTAL_ROLE, CountTable, OverviewHeader
from protest_gui.widgets.table_model import ROOT, Index, TableModel

_FEWEST_ROWS = 3


class OverviewTable(CountTable):
    """Systems side by side, each cell a bar with its numbers."""

    cell_chosen = Signal(QModelIndex)
    cell_reached = Signal()  # the table itself already shows it

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.overview = OverviewModel(self)
        self.setModel(self.overview)
        self.setItemDelegate(OverviewCell(self))
        self.setHorizontalHeader(OverviewHeader(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(OverviewHeader(Qt.Orientation.Vertical, self))
        self.setAccessibleName(tr("Candidates by category and system"))
        self.asked.connect(self._choose)

    def show_overview(self, overview: Overview) -> None:
        self.overview.show_overview(overview)
        self.set_sizes()

    def _choose(self, index: QModelIndex) -> None:
        """Of nothing there is nothing to read."""
        if index.isValid() and self.overview.counts(index).total:
            self.cell_chosen.emit(index)

    def set_sizes(self) -> None:
        """Systems are equally wide; where there is room, all get the same share of what is left."""
        columns = self.overview.columnCount()
        if not columns:
            return
        systems = [counts for n in range(columns - 1) for counts in self.overview.column(n)]
        cell = size_of_cell(self.font(), systems)
        total = size_of_cell(self.font(), self.overview.column(columns - 1))
        needed = cell.width() * (columns - 1) + total.width()
        left = max(self.viewport().width() - needed, 0) // columns
        more = min(left, cell.width())  # bars of twice the length are long enough
        self.horizontalHeader().setDefaultSectionSize(cell.width() + more)
        self.horizontalHeader().resizeSection(columns - 1, total.width() + more)
        self.verticalHeader().setDefaultSectionSize(cell.height())
        self._keep_rows_in_view(cell.height())

    def _keep_rows_in_view(self, height: int) -> None:
        """A few of them; where the window is too low for that, the page scrolls."""
        rows = min(self.overview.rowCount(), _FEWEST_ROWS) * height
        bar = self.horizontalScrollBar().sizeHint().height()
        around = self.horizontalHeader().sizeHint().height() + bar + 2 * self.frameWidth()
        self.setMinimumHeight(rows + around)

    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().currentChanged(current, previous)
        self.cell_reached.emit()


_WORDS = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)


class OverviewModel(TableModel):
    """Without systems there are neither rows nor columns."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._systems: tuple[str, ...] = ()
        self._categories: tuple[Category, ...] = ()
        self._cells: list[list[OutcomeCounts]] = []

    def show_overview(self, overview: Overview) -> None:
        """Where rows and columns stay, so do the reader's place and the scroll bars."""
        if (self._systems, self._categories) == (overview.systems, overview.categories):
            self._cells = _cells(overview)
            if self._cells:
                last = self.index(self.rowCount() - 1, self.columnCount() - 1)
                self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self._systems, self._categories = overview.systems, overview.categories
        self._cells = _cells(overview)
        self.endResetModel()

    def counts(self, index: Index) -> OutcomeCounts:
        return self._cells[index.row()][index.column()]

    def column(self, number: int) -> list[OutcomeCounts]:
        return [row[number] for row in self._cells]

    def chosen(self, index: Index, within: CandidateFilter) -> CandidateFilter:
        """What the cell counts; a total adds no condition of its own."""
        if index.column() < len(self._systems):
            within = replace(within, systems=frozenset({self._systems[index.column()]}))
        if index.row() < len(self._categories):
            category = self._categories[index.row()]
            within = replace(within, categories=frozenset({category.id}))
        return within

    def _is_total(self, *, row: int = -1, column: int = -1) -> bool:
        return row == self.rowCount() - 1 or column == self.columnCount() - 1

    def _header(self, section: int, orientation: Qt.Orientation) -> str:
        if orientation is Qt.Orientation.Vertical:
            names = [category.label for category in self._categories]
            return [*names, tr("total")][section]
        return [*self._systems, tr("all systems")][section]

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._cells)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() or not self._cells else len(self._cells[0])

    def cell(self, index: Index, role: int) -> Any:
        if role in _WORDS:
            return words_of(self.counts(index))
        if role == COUNTS_ROLE:
            return self.counts(index)
        if role == TOTAL_ROLE:
            return self._is_total(row=index.row(), column=index.column())
        return None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        down = orientation is Qt.Orientation.Vertical
        if not 0 <= section < (self.rowCount() if down else self.columnCount()):
            return None
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self._header(section, orientation)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._header(section, orientation)
        if role == TOTAL_ROLE:
            return self._is_total(row=section) if down else self._is_total(column=section)
        return None


def _cells(overview: Overview) -> list[list[OutcomeCounts]]:
    """With the totals, added up once: each is drawn many times."""
    if not overview.systems:
        return []
    rows = [
        [
            *(overview.cells[system, category.id] for system in overview.systems),
            overview.total_of_category(category.id),
        ]
        for category in overview.categories
    ]
    totals = [overview.total_of_system(system) for system in overview.systems]
    return [*rows, [*totals, overview.total]]
