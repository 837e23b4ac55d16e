"""A judgement in words, wrapped in its column, in a row that is high enough for it."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableView

_TALLEST = 10_000


class SideCell(QStyledItemDelegate):
    """Qt measures without the room that the style sheet leaves at both sides, and cuts lines off.

    Measured in bold, so that rows stay as they are when the choice changes.
    """

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table

    def sizeHint(
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 — Qt's
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        font = QFont(self._table.font())
        font.setBold(True)
        metrics = QFontMetrics(font)
        width = max(self._table.columnWidth(index.column()) - 2 * metrics.height(), 1)
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        wrap = Qt.TextFlag.TextWordWrap.value
        bounds = metrics.boundingRect(0, 0, width, _TALLEST, wrap, text)
        return QSize(width, bounds.height() + metrics.height() // 2)
