"""The table of the overview: a click or Enter on a cell chooses what it counts."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QWidget

from protest_core.evaluation.model import Overview
from protest_gui.project.overview_cell import OverviewCell, size_of_cell
from protest_gui.project.overview_header import OverviewHeader
from protest_gui.project.overview_model import OverviewModel
from protest_gui.widgets.count_table import CountTable

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
        self.setAccessibleName(self.tr("Candidates by category and system"))
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
