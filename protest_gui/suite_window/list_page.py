"""All examples of a suite, or those that a filter lets through; Enter opens one of them."""

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.errors import counted
from protest_core.ids import ExampleId
from protest_core.suite.view import SuiteViewer
from protest_gui.suite_window.examples_model import ExamplesModel
from protest_gui.suite_window.suite_filter import SuiteFilter
from protest_gui.widgets.calm_table import CalmTable
from protest_gui.widgets.larger import make_larger
from protest_gui.widgets.plain import SelectableLabel

_WIDEST = 14  # of a column, in lines
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class ExampleTable(CalmTable):
    """A double click or Enter asks for a row."""

    asked = Signal(int)

    def __init__(self, name: str, model: ExamplesModel) -> None:
        super().__init__(name, model)
        header = self.verticalHeader()
        header.setSectionResizeMode(header.ResizeMode.Fixed)  # by content, it asks all rows
        self.setWordWrap(False)
        self.horizontalHeader().setStretchLastSection(True)
        self.doubleClicked.connect(lambda index: self.asked.emit(index.row()))
        self._space_out()

    def _space_out(self) -> None:
        self.verticalHeader().setDefaultSectionSize(round(1.8 * self.fontMetrics().height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and self.currentIndex().isValid():
            self.asked.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()


class ListPage(QWidget):
    """Where one was stays where one is."""

    chosen = Signal(object, int)  # the examples that are listed, and with which to begin

    def __init__(self, viewer: SuiteViewer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Examples of the suite"))
        self._viewer = viewer
        self.title = SelectableLabel(viewer.draft.suite.description.name)
        self.count = SelectableLabel()
        self.filter = SuiteFilter(viewer)
        self.model = ExamplesModel(viewer, self)
        self.table = ExampleTable(self.tr("Examples"), self.model)
        self.setFocusProxy(self.table)
        self._rows = QVBoxLayout(self)
        for widget in (self.title, self.filter, self.count):
            self._rows.addWidget(widget)
        self._rows.addWidget(self.table, 1)
        self.filter.changed.connect(self._list)
        self.table.asked.connect(lambda row: self.chosen.emit(self.model.ids, row))
        self._space_out()
        self.refresh()

    def refresh(self, at: ExampleId | None = None) -> None:
        """Something was corrected; `at`: the example one comes from."""
        self.filter.show_counts()
        self._list(at)

    def _list(self, at: ExampleId | None = None) -> None:
        row = max(self.table.currentIndex().row(), 0)
        ids = self._viewer.chosen(self.filter.conditions)
        before = self.model.ids[row] if row < len(self.model.ids) else None
        self.model.show_examples(ids)
        total = len(self._viewer.draft.examples)
        shown = self.tr("{0} of {1}").format(f"{len(ids):,}", counted(total, self.tr("example")))
        self.count.setText(counted(total, self.tr("example")) if len(ids) == total else shown)
        wanted = at if at in ids else before
        row = ids.index(wanted) if wanted in ids else min(row, len(ids) - 1)
        self.table.setCurrentIndex(self.model.index(row, 0) if ids else QModelIndex())

    def _space_out(self) -> None:
        line = self.fontMetrics().height()
        self._rows.setContentsMargins(line, line, line, line)
        self._rows.setSpacing(line // 2)
        make_larger(self.title, self.font(), 1.4)
        self._set_widths()

    def _set_widths(self) -> None:
        letter = self.fontMetrics().averageCharWidth()
        for column, letters in enumerate((12, 22, 42, 24)):
            self.table.setColumnWidth(column, letters * letter)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()
