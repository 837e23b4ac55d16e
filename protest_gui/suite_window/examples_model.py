"""The examples that a filter lets through, as a table."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt

from protest_core.ids import ExampleId
from protest_core.suite.model import Example
from protest_core.suite.view import ExampleView, SuiteViewer, SuiteWarning
from protest_gui.suite_window.example_words import doubt_name, link_words
from protest_gui.widgets.table_model import ROOT, Index, TableModel


class ExamplesModel(TableModel):
    """Rows are looked up when they are seen: a suite may have thousands."""

    def __init__(self, viewer: SuiteViewer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._viewer = viewer
        self.ids: tuple[ExampleId, ...] = ()
        self._headers = (
            self.tr("Example"),
            self.tr("Pronoun"),
            self.tr("Antecedents"),
            self.tr("To look at"),
            self.tr("Category"),
        )

    def show_examples(self, ids: Sequence[ExampleId]) -> None:
        self.beginResetModel()
        self.ids = tuple(ids)
        self.endResetModel()

    def _cell(self, example: Example, column: int) -> str:
        view = self._viewer.view(example)
        cells = (
            str(example.id),
            f"{view.pronoun} → {link_words(view.pronoun_link)}",
            _antecedents(view),
            ", ".join(doubt_name(doubt) for doubt in SuiteWarning if doubt in view.warnings),
            example.category.label,
        )
        return cells[column]

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.ids)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def cell(self, index: Index, role: int) -> Any:
        shown = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}
        if role not in shown:
            return None
        example = self._viewer.draft.find(self.ids[index.row()])
        return "" if example is None else self._cell(example, index.column())

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self._headers[section]
        return None


def _antecedents(view: ExampleView) -> str:
    return " | ".join(
        f"{view.words_of(antecedent)} → {link_words(link)}"
        for antecedent, link in zip(view.example.antecedents, view.antecedent_links, strict=True)
    )
