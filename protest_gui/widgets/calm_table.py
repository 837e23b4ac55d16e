"""A table to read in: no lines, no row numbers, room round the text, Tab leaves it."""

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget


class CalmTable(QTableView):
    """Rows are as high as their text needs."""

    def __init__(self, name: str, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setModel(model)
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

    def fit_columns(self, *, widest: int) -> None:
        """To their content, but none wider than so many lines are high; the last takes the rest."""
        self.resizeColumnsToContents()
        limit = widest * self.fontMetrics().height()
        for column in range(self.model().columnCount()):
            self.setColumnWidth(column, min(self.columnWidth(column), limit))
