"""The model behind every table: its texts are shown as plain text."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from protest_core.errors import printable
from protest_gui.widgets.labels import plain_tip

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


OPENS_ROLE = _Role.UserRole


@dataclass(frozen=True, slots=True)
class Figure:
    """`spoken` is for screen readers and tool tips, where the text alone would say little."""

    text: str
    spoken: str = ""
    opens: object = None


@dataclass(frozen=True, slots=True)
class Heading:
    """Of a column or a row."""

    text: str
    numeric: bool = True
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Figures:
    """All rows are as long as the columns; without names of rows there are none."""

    columns: Sequence[Heading] = ()
    rows: Sequence[Sequence[Figure]] = ()
    names: Sequence[Heading] = ()


class FiguresModel(TableModel):
    """What leads somewhere is underlined."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._figures = Figures()

    @property
    def figures(self) -> Figures:
        return self._figures

    def show_figures(self, figures: Figures) -> None:
        """Where rows and columns stay, so does the reader's place."""
        before, self._figures = self._figures, figures
        same = (before.columns, before.names) == (figures.columns, figures.names)
        if same and len(before.rows) == len(figures.rows) > 0:
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self._figures = before
        self.beginResetModel()
        self._figures = figures
        self.endResetModel()

    def figure(self, index: Index) -> Figure:
        return self._figures.rows[index.row()][index.column()]

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._figures.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._figures.columns)

    def cell(self, index: Index, role: int) -> Any:
        figure = self.figure(index)
        if role == _Role.DisplayRole:
            return figure.text
        if role == _Role.AccessibleTextRole:
            return figure.spoken or figure.text
        if role == _Role.ToolTipRole:
            return figure.spoken
        if role == _Role.TextAlignmentRole:
            return _alignment(self._figures.columns[index.column()])
        if role == _Role.FontRole and figure.opens is not None:
            return _underlined()
        return figure.opens if role == OPENS_ROLE else None

    def heading(self, section: int, orientation: Qt.Orientation, role: int) -> Any:
        across = orientation is Qt.Orientation.Horizontal
        headings = self._figures.columns if across else self._figures.names
        if section not in range(len(headings)):
            return None
        heading = headings[section]
        if role == _Role.DisplayRole:
            return heading.text
        if role == _Role.AccessibleTextRole:
            return heading.hint or heading.text
        if role == _Role.ToolTipRole and heading.hint:
            return heading.hint
        if role == _Role.TextAlignmentRole:
            return _alignment(heading) if across else _alignment(Heading("", numeric=False))
        return None


def _alignment(heading: Heading) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if heading.numeric else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def _underlined() -> QFont:
    font = QFont()
    font.setUnderline(True)
    return font
