"""What was merged, the newest first."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt

from protest_core.batches.merge_rules import Kind, MergeRecord
from protest_core.judgements.wording import local_time
from protest_gui.widgets.table_model import ROOT, Index, TableModel

_Role = Qt.ItemDataRole
_KINDS = (Kind.NEW, Kind.CHANGED, Kind.WITHDRAWN, Kind.CONFLICT)
_NAMES = 4  # columns before the numbers
_UNDONE = _NAMES + len(_KINDS)


class PastMergesModel(TableModel):
    """A row for each file that brought something."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._merges: tuple[MergeRecord, ...] = ()
        self._headers = (
            self.tr("When"),
            self.tr("By"),
            self.tr("File"),
            self.tr("Annotator"),
            self.tr("New"),
            self.tr("Changed"),
            self.tr("Withdrawn"),
            self.tr("Conflicts"),
            self.tr("Undone"),
        )

    def show_merges(self, merges: Sequence[MergeRecord]) -> None:
        self.beginResetModel()
        self._merges = tuple(reversed(merges))
        self.endResetModel()

    def merge(self, index: Index) -> MergeRecord | None:
        return self._merges[index.row()] if index.isValid() else None

    def row_of(self, merge_id: int) -> int:
        """Or the first, where there is no such one."""
        rows = (row for row, merge in enumerate(self._merges) if merge.id == merge_id)
        return next(rows, 0)

    def _words(self, merge: MergeRecord, column: int) -> str:
        if column < _NAMES:
            when = local_time(merge.merged_at)
            return (when, merge.merged_by, merge.file, merge.annotator)[column]
        if column == _UNDONE:
            return local_time(merge.undone_at) if merge.undone_at else ""
        return f"{merge.counts.get(_KINDS[column - _NAMES], 0):,}"

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._merges)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def cell(self, index: Index, role: int) -> Any:
        column = index.column()
        words = self._words(self._merges[index.row()], column)
        if role == _Role.DisplayRole:
            return "·" if words == "0" and _is_number(column) else words
        if role == _Role.AccessibleTextRole:
            return words
        return _alignment(column) if role == _Role.TextAlignmentRole else None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == _Role.DisplayRole:
            return self._headers[section]
        return _alignment(section) if role == _Role.TextAlignmentRole else None


def _is_number(column: int) -> bool:
    return _NAMES <= column < _UNDONE


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if _is_number(column) else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
