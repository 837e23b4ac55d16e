"""The examples of a suite as a table, with its filter."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from protest_core.ids import ExampleId
from protest_core.suite.view import ExampleFilter, ExampleView, SuiteViewer, SuiteWarning
from protest_gui.suite.texts import link_words, warning_name
from protest_gui.translations import number_text, tr, translated
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.inputs import SearchField
from protest_gui.widgets.labels import SelectableLabel, make_larger
from protest_gui.widgets.layout import FlowLayout, on_font_change, spaced
from protest_gui.widgets.table_model import RowsModel, ViewColumn
from protest_gui.widgets.table_view import ReadingTable

_WIDEST = 14  # of a column, in lines
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_Doubts = frozenset[SuiteWarning]


class ExampleTable(ReadingTable):
    """The table of examples; a double click or Enter asks for a row."""

    asked = Signal(int)

    def __init__(self, name: str, model: RowsModel[ExampleId]) -> None:
        super().__init__(name, model)
        header = self.verticalHeader()
        header.setSectionResizeMode(header.ResizeMode.Fixed)  # fitting contents would ask all rows
        self.setWordWrap(False)
        self.horizontalHeader().setStretchLastSection(True)
        self.doubleClicked.connect(lambda index: self.asked.emit(index.row()))
        on_font_change(self, ExampleTable._fit_rows)

    def _fit_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(round(1.8 * self.fontMetrics().height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and self.currentIndex().isValid():
            self.asked.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)


class ExampleList(QWidget):
    """The list of examples with its filter; the current row stays when it changes."""

    chosen = Signal(object, int)  # the listed examples, and the one to begin with

    def __init__(self, viewer: SuiteViewer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Examples of the suite"))
        self._viewer = viewer
        self.title = SelectableLabel(viewer.draft.suite.description.name)
        self.count = SelectableLabel()
        self.filter = SuiteFilter(viewer)
        self.model = RowsModel(_columns(viewer), key=str, parent=self)
        self.table = ExampleTable(tr("Examples"), self.model)
        self.setFocusProxy(self.table)
        rows = spaced(QVBoxLayout(self), margin=1)
        for widget in (self.title, self.filter, self.count):
            rows.addWidget(widget)
        rows.addWidget(self.table, 1)
        self.filter.changed.connect(self._list)
        self.table.asked.connect(lambda row: self.chosen.emit(self.model.rows, row))
        on_font_change(self, ExampleList._fit)
        self.refresh()

    def refresh(self, at: ExampleId | None = None) -> None:
        """Refresh after a correction; `at` is the example that was read last."""
        self.filter.show_counts()
        self._list(at)

    def _list(self, at: ExampleId | None = None) -> None:
        row = max(self.table.currentIndex().row(), 0)
        ids = self._viewer.chosen(self.filter.conditions)
        before = self.model.rows[row] if row < len(self.model.rows) else None
        self.model.show(ids)
        total = len(self._viewer.draft.examples)
        text = tr("%n examples", "", total, one="%n example")
        if len(ids) != total:
            text = tr("{0} of %n examples", "", total, one="{0} of %n example").format(
                number_text(len(ids))
            )
        self.count.setText(text)
        wanted = at if at in ids else before
        row = ids.index(wanted) if wanted in ids else min(row, len(ids) - 1)
        self.table.setCurrentIndex(self.model.index(row, 0) if ids else QModelIndex())

    def _fit(self) -> None:
        make_larger(self.title, self.font(), 1.4)
        letter = self.fontMetrics().averageCharWidth()
        for column, letters in enumerate((12, 22, 42, 24)):
            self.table.setColumnWidth(column, letters * letter)


class SuiteFilter(QWidget):
    """The filter; each category shows how many examples it has, and how many to look at."""

    changed = Signal()

    def __init__(self, viewer: SuiteViewer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._viewer = viewer
        self.category = ChoiceBox[str | None](tr("Category"), tr("any category"))
        self.doubt = ChoiceBox[_Doubts | None](tr("To look at"), tr("all examples"))
        self.search = SearchField(tr("Search both texts"), width=9)
        self._clear = QPushButton(tr("Clear", "filter"))
        self._clear.setAccessibleName(tr("Clear the filter"))
        layout = spaced(FlowLayout(self))
        for control in (self.category, self.doubt, self.search, self._clear):
            layout.addWidget(control)
        self.doubt.show_values(
            (
                (frozenset(SuiteWarning), tr("anything doubtful")),
                (frozenset({SuiteWarning.HEAD}), tr("heads to check")),
                (frozenset({SuiteWarning.PRONOUN}), tr("pronouns linked to nothing")),
                (frozenset({SuiteWarning.ANTECEDENT}), tr("antecedents linked to nothing")),
            )
        )
        self._connect()
        on_font_change(self, SuiteFilter._fit_search)
        self.show_counts()

    @property
    def conditions(self) -> ExampleFilter:
        warnings = self.doubt.value or frozenset()
        return ExampleFilter(self.category.value, warnings, self.search.text())

    def show_counts(self) -> None:
        counts = self._viewer.counts()
        labels = {each.id: translated(each.label) for each in self._viewer.draft.suite.categories}
        self.category.show_values(
            (each, self._label(labels[each], *counts[each])) for each in counts
        )

    def clear(self) -> None:
        self.category.choose_any()
        self.doubt.choose_any()
        self.search.clear()
        self._tell()

    def _label(self, name: str, examples: int, doubtful: int) -> str:
        if not doubtful:
            return tr("{0} ({1})").format(name, number_text(examples))
        text = tr("{0} ({1}, {2} to look at)")
        return text.format(name, number_text(examples), number_text(doubtful))

    def _tell(self) -> None:
        self.search.stop_waiting()
        self._clear.setEnabled(self.conditions != ExampleFilter())
        self.changed.emit()

    def _fit_search(self) -> None:
        self.search.stand_beside(self.category)

    def _connect(self) -> None:
        self.category.chosen.connect(self._tell)
        self.doubt.chosen.connect(self._tell)
        self.search.searched.connect(self._tell)
        self._clear.clicked.connect(self.clear)
        self._clear.setEnabled(False)


def _columns(viewer: SuiteViewer) -> list[ViewColumn[ExampleId]]:
    """Return columns that look examples up when they come into sight: there may be thousands."""

    def column(head: str, words: Callable[[ExampleView], str]) -> ViewColumn[ExampleId]:
        def text(example_id: ExampleId) -> str:
            example = viewer.draft.find(example_id)
            return "" if example is None else words(viewer.view(example))

        return ViewColumn(head, text, roles={Qt.ItemDataRole.ToolTipRole: text})

    return [
        column(tr("Example"), lambda view: str(view.example.id)),
        column(tr("Pronoun"), lambda view: f"{view.pronoun} → {link_words(view.pronoun_link)}"),
        column(tr("Antecedents"), _antecedents),
        column(tr("To look at"), _warnings),
        column(tr("Category"), lambda view: translated(view.example.category.label)),
    ]


def _antecedents(view: ExampleView) -> str:
    return " | ".join(
        f"{view.words_of(antecedent)} → {link_words(link)}"
        for antecedent, link in zip(view.example.antecedents, view.antecedent_links, strict=True)
    )


def _warnings(view: ExampleView) -> str:
    return ", ".join(warning_name(doubt) for doubt in SuiteWarning if doubt in view.warnings)
