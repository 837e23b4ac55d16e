"""A column of headings, tables of the core, and the notes needed to read them."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_gui.translations import translated
from protest_gui.widgets.labels import SectionHeading, SelectableLabel
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.table_view import NumbersTable


class TablesColumn(QWidget):
    """A view of tables, one below another."""

    reached = Signal(QRect)  # the rectangle of the current cell, which may be out of sight

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tables: list[NumbersTable] = []
        self._column = spaced(QVBoxLayout(self))
        self._notes = SelectableLabel()
        self._notes.setForegroundRole(QPalette.ColorRole.PlaceholderText)

    def add_heading(self, text: str) -> SectionHeading:
        heading = SectionHeading(text)
        self._column.addWidget(heading)
        return heading

    def add_table(self, table: NumbersTable) -> None:
        self._column.addWidget(table)
        self.tables.append(table)
        table.selectionModel().currentChanged.connect(lambda *_: self._tell_reached(table))

    def add_notes(self) -> None:
        """Add the notes that are needed to read the numbers."""
        self._column.addWidget(self._notes)

    def show_notes(self, notes: Iterable[str]) -> None:
        text = "\n".join(map(translated, notes))
        self._notes.setText(text)
        self._notes.setVisible(bool(text))

    def _tell_reached(self, table: NumbersTable) -> None:
        if table.hasFocus():
            cell = table.visualRect(table.currentIndex())
            corner = table.viewport().mapTo(self, QPoint(0, 0))
            self.reached.emit(cell.translated(corner))
