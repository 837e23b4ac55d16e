"""The models behind tables, whose texts are shown as plain text."""

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from protest_core.errors import printable
from protest_core.tables import model as tables
from protest_core.tables.cells import shown
from protest_core.tables.model import Kind
from protest_core.translatable import Figures, Text
from protest_gui.translations import figures, number_text, tr, translated
from protest_gui.widgets.labels import plain_tip

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")
Roles = Mapping[int, Callable[[Row], object]]  # the answers of a cell, by Qt's roles
ROOT = QModelIndex()
NOTHING = "·"
_Role = Qt.ItemDataRole
OPENS = _Role.UserRole  # what the number in a cell opens, such as a CandidateQuery; or nothing
PART = _Role.UserRole + 3  # a number in the cell with another target: its text and target
_TEXT = {_Role.DisplayRole, _Role.AccessibleTextRole}
# Combined once, as Python's flags are slow.
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_AT_ONCE = 24  # rows that are read at a time: about as many as are in sight
_MOST_KEPT = 64 * _AT_ONCE
_OF_PAGED = frozenset(
    {
        _Role.DisplayRole,
        _Role.AccessibleTextRole,
        _Role.ToolTipRole,
        _Role.TextAlignmentRole,
    }
)
_SELECTABLE = (
    Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
)


@dataclass(frozen=True)  # with slots, Python 3.11 cannot make a ViewColumn[Row]
class ViewColumn(Generic[Row]):
    """A column of a table: its head, and its text for a row.

    `hint` is the tool tip of the head. `roles` and `head_roles` say what else a cell and the head
    answer, or answer otherwise; `edits` takes input and ticks of the person, by role.
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

    `names`, if given, is shown before the rows. `key` identifies a row when others are shown: if
    all rows stay, so do the reader's place and the scroll bars.
    """

    def __init__(
        self,
        columns: Sequence[ViewColumn[Row]] = (),
        *,
        names: ViewColumn[Row] | None = None,
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

    def show(self, rows: Sequence[Row], columns: Sequence[ViewColumn[Row]] | None = None) -> None:
        """Show these rows, without `columns` in the same columns as before."""
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
        """Show the rows again: their texts may have changed."""
        if self.rows and self._columns:
            last = self.index(len(self.rows) - 1, len(self._columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def row(self, index: Index) -> Row | None:
        return self.rows[index.row()] if index.isValid() else None

    def _keys(self, rows: Sequence[Row]) -> Sequence[object]:
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
        self.show_again()  # all rows: the text of one may depend on others
        return True


def _answer(column: ViewColumn[Row], row: Row, role: int) -> Any:
    if role in column.roles:
        return _shown(column.roles[role](row), role)
    if role == _Role.TextAlignmentRole:
        return _side(numeric=column.numeric)
    return _shown(column.text(row), role) if role in _TEXT else None


def _heads(columns: Sequence[ViewColumn[Row]]) -> list[str]:
    return [column.head for column in columns]


def _side(*, numeric: bool) -> Qt.AlignmentFlag:
    return _RIGHT if numeric else _LEFT


def number_column(head: str, number: Callable[[Row], int]) -> ViewColumn[Row]:
    """Return a column of counts, in which a dot stands for 0."""
    return ViewColumn(
        head,
        lambda row: number_text(number(row)),
        numeric=True,
        roles={_Role.DisplayRole: lambda row: number_text(number(row)) if number(row) else NOTHING},
    )


def opening_column(
    head: str,
    number: Callable[[Row], int],
    *,
    opens: Callable[[Row], object],
    name: Callable[[Row], str],
) -> ViewColumn[Row]:
    """Return a column of counts, underlined if they open something; 0 opens nothing.

    `name` returns the row's name, for screen readers.
    """
    column = number_column(head, number)

    def leads_to(row: Row) -> object:
        return opens(row) if number(row) else None

    def spoken(row: Row) -> str:
        return tr("{0}, {1}: {2}").format(name(row), head, column.text(row))

    roles: dict[int, Callable[[Row], object]] = {
        **column.roles,
        OPENS: leads_to,
        _Role.FontRole: lambda row: _font(underlined=leads_to(row) is not None),
        _Role.AccessibleTextRole: spoken,
    }
    return replace(column, roles=roles)


def bold_where(condition: Callable[[Row], bool]) -> Callable[[Row], QFont | None]:
    """Return a column's answer to `FontRole`, which is bold if the condition is true."""

    def font(row: Row) -> QFont | None:
        return _font(bold=True) if condition(row) else None

    return font


class TableModel(RowsModel[Any]):
    """A model of the core's tables: the core gives each cell's text and target."""

    def show_table(
        self,
        table: tables.Table[Any],
        *,
        names_aside: bool = False,
        key: Callable[[Any], object] | None = None,
    ) -> None:
        """Show a table; `names_aside`: the first column is beside the rows, always in sight.

        `key` identifies a row; without it, the row's first cell does.
        """
        rows, (first, *_) = tuple(table.rows), table.shown
        sums = {id(row) for row in rows[len(rows) - table.summing :]}
        columns = [_Cells(each, first, sums).column for each in table.shown]
        self._key = key or columns[0].text
        self._names = columns.pop(0) if names_aside else None
        self.show(rows, columns)


class PagedModel(RowsModel[Any]):
    """A model of keys whose rows are read as they come into sight, about a screenful at a time.

    `read` returns the rows of some keys, by key; keys that it does not return are shown empty.
    """

    def __init__(
        self, read: Callable[[Sequence[Any]], Mapping[Any, Any]], parent: QObject | None = None
    ) -> None:
        super().__init__(parent=parent)
        self._read = read
        self._contents: dict[int, Any | None] = {}  # by row, in the order of reading

    def show_keys(self, keys: Sequence[Any], columns: Sequence[tables.Column[Any]]) -> None:
        self._contents.clear()
        first = columns[0]
        self.show(tuple(keys), [_Cells(each, first, frozenset()).column for each in columns])

    def _keys(self, rows: Sequence[Any]) -> Sequence[Any]:
        return rows  # compared directly: there may be 200,000

    def content(self, row: int) -> Any | None:
        """Return the row's content; read it if necessary, together with its neighbours."""
        if row not in self._contents:
            self._read_rows(row)
        return self._contents[row]

    def _read_rows(self, row: int) -> None:
        """Read a row and the rows below it or, if people scroll up, the rows above it."""
        begin = row - _AT_ONCE + 1 if row + 1 in self._contents else row
        near = range(max(begin, 0), min(begin + _AT_ONCE, len(self.rows)))
        wanted = [each for each in near if each not in self._contents]
        contents = self._read([self.rows[each] for each in wanted])
        self._contents |= {each: contents.get(self.rows[each]) for each in wanted}
        while len(self._contents) > _MOST_KEPT:
            del self._contents[next(iter(self._contents))]

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        # Views ask for eight roles of each cell that they paint; a frame is short.
        if role not in _OF_PAGED or not index.isValid():
            return None
        column = self._columns[index.column()]
        if role == _Role.TextAlignmentRole:
            return _side(numeric=column.numeric)
        content = self.content(index.row())
        return None if content is None else _answer(column, content, role)

    def flags(self, index: Index) -> Qt.ItemFlag:  # noqa: ARG002 — all rows can be selected
        return _SELECTABLE


@dataclass(frozen=True)
class _Cells(Generic[Row]):
    """The cells of a column of the core's table; sums are known by their ids."""

    of: tables.Column[Row]
    first: tables.Column[Row]
    sums: Set[int]

    @property
    def column(self) -> ViewColumn[Row]:
        head, hint = _in_language(self.of.head), _in_language(self.of.hint)
        roles: Roles[Row] = {
            _Role.DisplayRole: self._displayed,
            _Role.AccessibleTextRole: self._spoken,
            _Role.ToolTipRole: self._spoken,
            _Role.FontRole: self._font,
            OPENS: self._opens,
            PART: self._part,
        }
        spoken_head: dict[int, object] = {_Role.AccessibleTextRole: hint or head}
        numeric = not self.of.kind.is_text
        return ViewColumn(head, self._text, numeric, hint, roles, spoken_head)

    def _text(self, row: Row) -> str:
        text = shown(_in_language(self.of.value(row)), self.of.kind, grouped=True)
        if self.of.kind.is_text:
            return text
        return translated(text) if isinstance(text, Text) else figures(text)

    def _displayed(self, row: Row) -> str:
        text = self._text(row)
        return NOTHING if text == "0" and self.of.kind in {Kind.COUNT, Kind.BASE} else text

    def _spoken(self, row: Row) -> str:
        if self.of.spoken and (sentence := self.of.spoken(row)):
            return str(_in_language(sentence))
        text = self._text(row).replace("\n", ", ")
        if self.of is self.first:
            return text
        name = shown(_in_language(self.first.value(row)), self.first.kind)
        head = " ".join(_in_language(self.of.head).split())
        return tr("{0}, {1}: {2}").format(name, head, text)

    def _opens(self, row: Row) -> object:
        return self.of.opens(row) if self.of.opens else None

    def _part(self, row: Row) -> tuple[str, object] | None:
        found = self.of.part(row) if self.of.part else None
        return found and (figures(found[0]), found[1])

    def _font(self, row: Row) -> QFont:
        return _font(underlined=self._opens(row) is not None, bold=id(row) in self.sums)


def _font(*, underlined: bool = False, bold: bool = False) -> QFont:
    """Return a font with the cell's own properties; all others are the table's."""
    font = QFont()
    if underlined:
        font.setUnderline(True)
    if bold:
        font.setBold(True)
    return font


def _in_language(value: Any) -> Any:
    """Return a text of the program in the person's language, and anything else as it is."""
    return translated(value) if isinstance(value, Text | Figures) else value


def _shown(value: Any, role: int) -> Any:
    if role == _Role.ToolTipRole:
        return plain_tip(value or "") or None
    seen = isinstance(value, str) and role in {_Role.DisplayRole, _Role.AccessibleTextRole}
    return printable(value, lines=True) if seen else value
