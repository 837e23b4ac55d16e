"""The models behind tables: their texts are shown as plain text."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from protest_core.errors import printable
from protest_gui.widgets.labels import plain_tip

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")
Roles = Mapping[int, Callable[[Row], object]]  # what a cell answers, by Qt's roles


ROOT = QModelIndex()
NOTHING = "·"


_Role = Qt.ItemDataRole


@dataclass(frozen=True)  # with slots, Python 3.11 cannot make a Column[Row]
class Column(Generic[Row]):
    """A column of a table: its head, and what it shows of a row.

    `hint` is the tool tip of the head. `roles` and `head_roles` say what else a cell and the head
    answer, or answer otherwise; `edits` takes what a person enters or ticks, by its role.
    """

    head: str
    text: Callable[[Row], str]
    numeric: bool = False
    hint: str = ""
    roles: Roles[Row] = field(default_factory=dict)
    head_roles: Mapping[int, object] = field(default_factory=dict)
    edits: Mapping[int, Callable[[Row, Any], object]] = field(default_factory=dict)


class RowsModel(QAbstractTableModel, Generic[Row]):
    """A table of values, one for each row.

    `names`, if given, is shown before the rows. `key` identifies a row when others are shown: where
    all stay, so do the reader's place and the scroll bars.
    """

    def __init__(
        self,
        columns: Sequence[Column[Row]] = (),
        *,
        names: Column[Row] | None = None,
        key: Callable[[Row], object] = id,
        is_enabled: Callable[[Row], bool] = lambda _row: True,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()
        self._columns = tuple(columns)
        self._names = names
        self._key = key
        self._is_enabled = is_enabled

    def show(self, rows: Sequence[Row], columns: Sequence[Column[Row]] | None = None) -> None:
        """Show these rows; without columns, in the same ones as before."""
        columns = self._columns if columns is None else tuple(columns)
        stays = _heads(columns) == _heads(self._columns) and self._keys(rows) == self._keys(
            self.rows
        )
        if not stays:
            self.beginResetModel()
        self.rows, self._columns = tuple(rows), columns
        if stays:
            self.show_again()
        else:
            self.endResetModel()

    def show_again(self) -> None:
        """Tell that what the rows say may have changed."""
        if self.rows and self._columns:
            last = self.index(len(self.rows) - 1, len(self._columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def row(self, index: Index) -> Row | None:
        return self.rows[index.row()] if index.isValid() else None

    def _keys(self, rows: Sequence[Row]) -> list[object]:
        return [self._key(row) for row in rows]

    # Qt's

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        return _answer(self._columns[index.column()], self.rows[index.row()], role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            if self._names is None or section not in range(len(self.rows)):
                return None
            return _answer(self._names, self.rows[section], role)
        if section not in range(len(self._columns)):
            return None
        column = self._columns[section]
        if role in column.head_roles:
            return _shown(column.head_roles[role], role)
        if role == _Role.ToolTipRole:
            return _shown(column.hint, role)
        if role == _Role.TextAlignmentRole:
            return _side(numeric=column.numeric)
        return _shown(column.head, role) if role in _TEXT else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if not index.isValid():
            return flags
        if not self._is_enabled(self.rows[index.row()]):
            return flags & ~Qt.ItemFlag.ItemIsEnabled
        edits = self._columns[index.column()].edits
        if _Role.EditRole in edits:
            flags |= Qt.ItemFlag.ItemIsEditable
        if _Role.CheckStateRole in edits:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        row = self.row(index)
        if row is None or not self._is_enabled(row):
            return False
        edit = self._columns[index.column()].edits.get(role)
        if edit is None:
            return False
        edit(row, value)
        self.show_again()  # all: what is said of one row may depend on others
        return True


_TEXT = {_Role.DisplayRole, _Role.AccessibleTextRole}


def _answer(column: Column[Row], row: Row, role: int) -> Any:
    if role in column.roles:
        return _shown(column.roles[role](row), role)
    if role == _Role.TextAlignmentRole:
        return _side(numeric=column.numeric)
    return _shown(column.text(row), role) if role in _TEXT else None


def _heads(columns: Sequence[Column[Row]]) -> list[str]:
    return [column.head for column in columns]


def _side(*, numeric: bool) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if numeric else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def number_column(head: str, number: Callable[[Row], int]) -> Column[Row]:
    """Return a column of counts, in which a dot stands for 0."""
    return Column(
        head,
        lambda row: f"{number(row):,}",
        numeric=True,
        roles={_Role.DisplayRole: lambda row: f"{number(row):,}" if number(row) else NOTHING},
    )


def bold_where(condition: Callable[[Row], bool]) -> Callable[[Row], QFont | None]:
    """Return what a column answers to `FontRole` to be bold where the condition holds."""

    def font(row: Row) -> QFont | None:
        if not condition(row):
            return None
        bold = QFont()  # all but its weight is the table's
        bold.setBold(True)
        return bold

    return font


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
