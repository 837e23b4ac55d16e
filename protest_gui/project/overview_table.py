"""The table of the overview: a click or Enter on a cell chooses what it counts."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from protest_core.operations import Overview
from protest_gui.project.overview_cell import OverviewCell, size_of_cell
from protest_gui.project.overview_header import OverviewHeader
from protest_gui.project.overview_model import OverviewModel

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
_FEWEST_ROWS = 3


class OverviewTable(QTableView):
    """Arrows go from cell to cell, Tab leaves the table."""

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
        self.clicked.connect(self._choose)

    def show_overview(self, overview: Overview) -> None:
        self.overview.show_overview(overview)
        self._set_sizes()

    def _choose(self, index: QModelIndex) -> None:
        """Of nothing there is nothing to read."""
        if index.isValid() and self.overview.counts(index).total:
            self.cell_chosen.emit(index)

    def _set_sizes(self) -> None:
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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._set_sizes()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_sizes()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)
