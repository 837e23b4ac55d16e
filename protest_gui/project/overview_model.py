"""The overview as a table: categories and their total down, systems and all of them across."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Qt

from protest_core.candidates.filter import CandidateFilter, OutcomeCounts
from protest_core.evaluation.model import Overview
from protest_core.suite.model import Category
from protest_gui.project.outcome_names import words_of
from protest_gui.widgets.table_model import ROOT, Index, TableModel

COUNTS_ROLE = Qt.ItemDataRole.UserRole
TOTAL_ROLE = Qt.ItemDataRole.UserRole + 1  # whether it is one: of a row, of a column, of all

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
            return [*names, self.tr("total")][section]
        return [*self._systems, self.tr("all systems")][section]

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
