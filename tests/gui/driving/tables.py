"""What a table shows, and how a number of it is opened."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView

_Role = Qt.ItemDataRole


def heads(table: QTableView) -> list[str]:
    """Of the columns that are shown."""
    return [_head(table, column, Qt.Orientation.Horizontal) for column in _columns(table)]


def row_heads(table: QTableView) -> list[str]:
    return [_head(table, row, Qt.Orientation.Vertical) for row in range(table.model().rowCount())]


def cells(table: QTableView) -> list[list[str]]:
    """What stands in each row, in the columns that are shown."""
    rows = range(table.model().rowCount())
    return [[str(_at(table, row, column).data()) for column in _columns(table)] for row in rows]


def cell(table: QTableView, row: int, column: int | str) -> str:
    """The column by its number or by its head; a row may be counted from the end."""
    return str(_index(table, row, column).data())


def tip(table: QTableView, row: int, column: int | str) -> str:
    return str(_index(table, row, column).data(_Role.ToolTipRole) or "")


def spoken(table: QTableView, row: int, column: int | str) -> str:
    """What a screen reader says of a cell."""
    index = _index(table, row, column)
    return str(index.data(_Role.AccessibleTextRole) or index.data())


def is_bold(table: QTableView, row: int, column: int | str) -> bool:
    font = _index(table, row, column).data(_Role.FontRole)
    return font is not None and font.bold()


def click(table: QTableView, row: int, column: int | str, *, twice: bool = False) -> None:
    index = _index(table, row, column)
    table.scrollTo(index)
    at = table.visualRect(index).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    if twice:
        QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def open_by_key(table: QTableView, row: int, column: int | str) -> None:
    """Go to the cell and press Return."""
    table.setFocus()
    table.setCurrentIndex(_index(table, row, column))
    QTest.keyClick(table, Qt.Key.Key_Return)


def current(table: QTableView) -> str:
    """What stands in the cell to which the arrows have led; nothing where there is none."""
    index = table.currentIndex()
    return str(index.data()) if index.isValid() else ""


def _columns(table: QTableView) -> Sequence[int]:
    columns = range(table.model().columnCount())
    return [column for column in columns if not table.isColumnHidden(column)]


def _head(table: QTableView, section: int, along: Qt.Orientation) -> str:
    return str(table.model().headerData(section, along, _Role.DisplayRole))


def _index(table: QTableView, row: int, column: int | str) -> QModelIndex:
    if isinstance(column, str):
        column = _columns(table)[heads(table).index(column)]
    rows, columns = table.model().rowCount(), table.model().columnCount()
    return _at(table, range(rows)[row], range(columns)[column])


def _at(table: QTableView, row: int, column: int) -> QModelIndex:
    return table.model().index(row, column)
