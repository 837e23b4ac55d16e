"""Read what a table shows, and open its numbers."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QModelIndex, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QTableView

from tests.gui.driving.finding import shown, without_markup

_Role = Qt.ItemDataRole
_ACROSS = Qt.Orientation.Horizontal


def heads(table: QTableView) -> list[str]:
    """Return the headings of the columns that are shown."""
    return [_head(table, column, Qt.Orientation.Horizontal) for column in _columns(table)]


def row_heads(table: QTableView) -> list[str]:
    return [_head(table, row, Qt.Orientation.Vertical) for row in range(table.model().rowCount())]


def cells(table: QTableView) -> list[list[str]]:
    """Return the texts of all rows, in the columns that are shown."""
    return _all(table, cell)


def all_spoken(table: QTableView) -> list[list[str]]:
    return _all(table, spoken)


def tips(table: QTableView) -> list[list[str]]:
    return _all(table, tip)


def cell(table: QTableView, row: int, column: int | str) -> str:
    """The column by its number or by its head; a row may be counted from the end."""
    return _text(_index(table, row, column).data())


def tip(table: QTableView, row: int, column: int | str) -> str:
    return without_markup(_text(_index(table, row, column).data(_Role.ToolTipRole)))


def head_tip(table: QTableView, column: int | str, along: Qt.Orientation = _ACROSS) -> str:
    at = heads(table).index(column) if isinstance(column, str) else column
    role = _Role.ToolTipRole
    return without_markup(_text(table.model().headerData(at, along, role)))


def spoken(table: QTableView, row: int, column: int | str) -> str:
    """Return what a screen reader says of a cell."""
    index = _index(table, row, column)
    return _text(index.data(_Role.AccessibleTextRole) or index.data())


def is_bold(table: QTableView, row: int, column: int | str) -> bool:
    font = _index(table, row, column).data(_Role.FontRole)
    return font is not None and font.bold()


def is_underlined(table: QTableView, row: int, column: int | str) -> bool:
    """Return whether the cell is underlined, as numbers are that can be opened."""
    font = _index(table, row, column).data(_Role.FontRole)
    return font is not None and font.underline()


def is_ticked(table: QTableView, row: int, column: int | str = 0) -> bool | None:
    """Return whether the box is ticked; `None` without a box."""
    state = _index(table, row, column).data(_Role.CheckStateRole)
    return None if state is None else Qt.CheckState(state) is Qt.CheckState.Checked


def can_be_edited(table: QTableView, row: int, column: int | str) -> bool:
    return bool(_index(table, row, column).flags() & Qt.ItemFlag.ItemIsEditable)


def area(table: QTableView, row: int, column: int | str) -> QRect:
    """Return the place of the cell in the viewport."""
    return table.visualRect(_index(table, row, column))


def click(table: QTableView, row: int, column: int | str, *, twice: bool = False) -> None:
    table.scrollTo(_index(table, row, column))
    at = area(table, row, column).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    if twice:
        QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def open_by_key(table: QTableView, row: int, column: int | str) -> None:
    """Go to the cell and press Return."""
    go_to(table, row, column)
    QTest.keyClick(table, Qt.Key.Key_Return)


def go_to(table: QTableView, row: int, column: int | str = 0) -> None:
    table.setFocus()
    table.setCurrentIndex(_index(table, row, column))


def tick(table: QTableView, row: int, column: int | str = 0) -> None:
    """Tick a row by the space bar, which also takes a tick away."""
    go_to(table, row, column)
    QTest.keyClick(table, Qt.Key.Key_Space)


def edit(table: QTableView, row: int, column: int | str, text: str) -> None:
    """F2, the text in place of what is there, Return."""
    go_to(table, row, column)
    QTest.keyClick(table, Qt.Key.Key_F2)
    (editor,) = shown(table, QLineEdit)
    editor.selectAll()
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QCoreApplication.processEvents()  # the table takes the text over when it comes to it


def place(table: QTableView) -> tuple[int, int]:
    """The row and the column to which the arrows have led."""
    index = table.currentIndex()
    return index.row(), index.column()


def current(table: QTableView) -> str:
    """Return the text of the current cell; empty without one."""
    index = table.currentIndex()
    return _text(index.data()) if index.isValid() else ""


def _all(table: QTableView, of: Callable[[QTableView, int, int], str]) -> list[list[str]]:
    columns = range(len(_columns(table)))
    return [[of(table, row, at) for at in columns] for row in range(table.model().rowCount())]


def _text(value: object) -> str:
    return "" if value is None else str(value)


def _columns(table: QTableView) -> Sequence[int]:
    columns = range(table.model().columnCount())
    return [column for column in columns if not table.isColumnHidden(column)]


def _head(table: QTableView, section: int, along: Qt.Orientation) -> str:
    return str(table.model().headerData(section, along, _Role.DisplayRole))


def _index(table: QTableView, row: int, column: int | str) -> QModelIndex:
    at = heads(table).index(column) if isinstance(column, str) else column
    return _at(table, range(table.model().rowCount())[row], _columns(table)[at])


def _at(table: QTableView, row: int, column: int) -> QModelIndex:
    return table.model().index(row, column)
