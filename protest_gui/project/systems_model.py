"""The systems of a project as a table."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from protest_core.operations import System

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_NUMBERS = range(3, 6)  # the columns of numbers


@dataclass(frozen=True, slots=True)
class SystemRow:
    """A system with its counts; `None` where it was not matched yet."""

    system: System
    examples: int | None
    approved: int | None
    referred: int | None


class SystemsModel(QAbstractTableModel):
    """In the order in which they were loaded."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[SystemRow, ...] = ()
        self._headers = (
            self.tr("System"),
            self.tr("File"),
            self.tr("Loaded"),
            self.tr("Examples"),
            self.tr("Approved"),
            self.tr("Referred"),
        )

    def show_rows(self, rows: tuple[SystemRow, ...]) -> None:
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._headers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return _cells(row)[column]
        if role == Qt.ItemDataRole.TextAlignmentRole and column in _NUMBERS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._hint(row)
        return None

    def _hint(self, row: SystemRow) -> str | None:
        if row.examples is None:
            return self.tr("not matched with the reference yet")
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headers[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = (
                Qt.AlignmentFlag.AlignRight if section in _NUMBERS else Qt.AlignmentFlag.AlignLeft
            )
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


def _cells(row: SystemRow) -> tuple[str, ...]:
    system = row.system
    numbers = (row.examples, row.approved, row.referred)
    counts = ("–" if number is None else f"{number:,}" for number in numbers)
    return (system.name, system.text_file, _loaded(system.loaded_at), *counts)


def _loaded(at: str) -> str:
    """On this person's clock; older files may hold something else there."""
    try:
        moment = datetime.fromisoformat(at).astimezone()
    except ValueError:
        return at
    return f"{moment:%Y-%m-%d %H:%M}"
