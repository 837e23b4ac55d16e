"""The base of all tables: whatever their texts hold, they are shown as plain text."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from protest_core.errors import printable
from protest_gui.widgets.plain import plain_tip

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
_Role = Qt.ItemDataRole


class TableModel(QAbstractTableModel):
    """A table asks for `cell` and `heading`, with tool tips as plain text; roles are Qt's."""

    def cell(self, index: Index, role: int) -> Any:
        """What stands in a cell that there is."""
        raise NotImplementedError

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        """What stands above a column, or before a row."""
        raise NotImplementedError

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        return _shown(self.cell(index, role), role) if index.isValid() else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        return _shown(self.heading(section, orientation, role), role)


def _shown(value: Any, role: int) -> Any:
    if role == _Role.ToolTipRole:
        return plain_tip(value or "") or None
    seen = isinstance(value, str) and role in {_Role.DisplayRole, _Role.AccessibleTextRole}
    return printable(value, lines=True) if seen else value
