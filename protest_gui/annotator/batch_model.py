"""A batch as a table: categories and their total down, states across."""

from typing import Any

from PySide6.QtCore import QObject, Qt

from protest_core.batches.open_batch import BatchState
from protest_core.ids import CandidateId
from protest_core.judgements.model import State
from protest_gui.project.overview_model import TOTAL_ROLE
from protest_gui.widgets.table_model import ROOT, Index, TableModel

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
            return [*labels, self.tr("all categories")][section]
        names = (self.tr("new"), self.tr("incomplete"), self.tr("done"), self.tr("in conflict"))
        return names[section]

    def _words(self, index: Index) -> str:
        across = self._header(index.column(), Qt.Orientation.Horizontal)
        down = self._header(index.row(), Qt.Orientation.Vertical)
        count = len(self.candidates(index))
        return self.tr("{0}, {1}: {2}").format(down, across, f"{count:,}")

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
