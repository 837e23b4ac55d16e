"""The files that are about to be merged: a row each, with what it would do to the project."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt

from protest_core.batches.merge_plan import FilePlan
from protest_core.batches.merge_rules import Kind
from protest_core.errors import distinct_names
from protest_gui.widgets.table_model import ROOT, Index, TableModel

_Role = Qt.ItemDataRole
_NAMES = 3  # columns before the numbers
_NOTHING = "·"


class PlanModel(TableModel):
    """In the order in which the files were chosen."""

    def __init__(self, files: Sequence[FilePlan], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self._names = distinct_names(file.path for file in files)
        self._headers = (
            self.tr("File"),
            self.tr("Annotator"),
            self.tr("Task"),
            self.tr("New"),
            self.tr("Changed"),
            self.tr("Withdrawn"),
            self.tr("Unchanged"),
            self.tr("Conflicts"),
        )

    def _words(self, file: FilePlan, column: int) -> str:
        if column < _NAMES:
            return (self._names[file.path], file.annotator, file.task)[column]
        return f"{file.counts[tuple(Kind)[column - _NAMES]]:,}"

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._files)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def cell(self, index: Index, role: int) -> Any:
        file, column = self._files[index.row()], index.column()
        words = self._words(file, column)
        if role == _Role.DisplayRole:
            return _NOTHING if words == "0" and column >= _NAMES else words
        if role == _Role.AccessibleTextRole:
            return words
        if role == _Role.TextAlignmentRole:
            return _alignment(column)
        if role == _Role.ToolTipRole and column == 0:
            return str(file.path)
        return None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _Role.DisplayRole:
            return self._headers[section]
        return _alignment(section) if role == _Role.TextAlignmentRole else None


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column >= _NAMES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
