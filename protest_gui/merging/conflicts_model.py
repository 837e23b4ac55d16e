"""Judgements that were changed in the project and in a file: which of the two is to hold."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont

from protest_core.batches.merge_plan import Choice, MergeConflict
from protest_core.batches.report import side_in_words
from protest_core.ids import CandidateId
from protest_gui.widgets.table_model import ROOT, Index, TableModel

_Role = Qt.ItemDataRole
_ANNOTATOR, _SYSTEM, _EXAMPLE, IN_PROJECT, IN_FILE = range(5)
CHOICE = {IN_PROJECT: Choice.PROJECT, IN_FILE: Choice.FILE}
_COLUMN = {choice: column for column, choice in CHOICE.items()}
_HOLDS, _DOES_NOT = "●", "○"


class ConflictsModel(TableModel):
    """At first the project's judgements hold; the one that holds is bold and has a full dot."""

    chosen = Signal()

    def __init__(self, conflicts: Sequence[MergeConflict], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._conflicts = conflicts
        self.choices: dict[tuple[str, CandidateId], Choice] = {
            conflict.key: Choice.PROJECT for conflict in conflicts
        }
        self._headers = (
            self.tr("Annotator"),
            self.tr("System"),
            self.tr("Example"),
            self.tr("In the project"),
            self.tr("In the file"),
        )

    def choose(self, row: int, choice: Choice) -> None:
        self.choices[self._conflicts[row].key] = choice
        self._tell()

    def choose_other(self, row: int) -> None:
        now = self.choices[self._conflicts[row].key]
        self.choose(row, Choice.PROJECT if now is Choice.FILE else Choice.FILE)

    def choose_all(self, choice: Choice) -> None:
        self.choices = dict.fromkeys(self.choices, choice)
        self._tell()

    def _tell(self) -> None:
        """Of all rows: two copies of a file may say something of the same candidate."""
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)
        self.chosen.emit()

    def _words(self, conflict: MergeConflict, column: int) -> str:
        if column == IN_PROJECT:
            return side_in_words(conflict.in_project, beside=conflict.in_file)
        if column == IN_FILE:
            return side_in_words(conflict.in_file, beside=conflict.in_project)
        candidate = conflict.candidate
        return (conflict.annotator, candidate.system, str(candidate.example.id))[column]

    def _holds(self, conflict: MergeConflict, column: int) -> bool:
        return _COLUMN[self.choices[conflict.key]] == column

    def _spoken(self, conflict: MergeConflict, column: int) -> str:
        words = self._words(conflict, column)
        if column not in CHOICE:
            return words
        holds = self._holds(conflict, column)
        text = self.tr("holds: {0}") if holds else self.tr("goes into history: {0}")
        return text.format(words)

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._conflicts)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def cell(self, index: Index, role: int) -> Any:
        conflict, column = self._conflicts[index.row()], index.column()
        holds = column in CHOICE and self._holds(conflict, column)
        if role == _Role.DisplayRole:
            words = self._words(conflict, column)
            return words if column not in CHOICE else f"{_HOLDS if holds else _DOES_NOT} {words}"
        if role == _Role.AccessibleTextRole:
            return self._spoken(conflict, column)
        if role == _Role.FontRole and holds:
            font = QFont()
            font.setBold(True)
            return font
        if role == _Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        if role == _Role.ToolTipRole:
            return self._hint(conflict, column)
        return None

    def _hint(self, conflict: MergeConflict, column: int) -> str | None:
        if column in CHOICE:
            return self._words(conflict, column)
        if column == _EXAMPLE:
            label, file = conflict.candidate.example.category.label, conflict.file
            return f"{label}\n{file}"
        return None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        if role == _Role.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self._headers[section]
        return None
