"""Read a table of figures: a row for each system, and named columns."""

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from protest_core.files.delimited import Record, read_records
from protest_core.files.fields import close_match
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.table_rows import read_table_text

_DELIMITERS = ("\t", ",", ";")  # the last from spreadsheets of languages with decimal commas
_NUMBER = re.compile(r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]{1,3})?")
_COMMA_IN_IT = re.compile(r"([+-]?[0-9]+),([0-9]+)")
_NAMES = "system"  # the column of this name, or else the first one, has the names of rows
# Our own tables have these words in place of missing figures.
UNDEFINED = "undefined"
_NO_FIGURE = frozenset({"", UNDEFINED})


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A row with its cells by column, as in the file: one may be empty, or read "undefined"."""

    name: str
    line: int
    cells: Mapping[str, str]


def is_figure(cell: str) -> bool:
    """Return whether a cell is meant as a figure, correct or mistyped."""
    return cell not in _NO_FIGURE


class FigureRows:
    """The readable rows of a table, whose numbers are read on request."""

    def __init__(self, text: str, delimiter: str, file: str, problems: ProblemList) -> None:
        self._lines = text.split("\n")
        self._delimiter = delimiter
        self._file = file
        self._problems = problems
        records = read_records(text, delimiter, file, problems)
        header = next(records, None)
        self._header: Sequence[str] = [] if header is None else [*map(str.strip, header.cells)]
        self.names_in = self._column_of_names()
        self.rows: tuple[FigureRow, ...] = ()
        self._is_readable = self._is_good(header)
        if self._is_readable:
            self.rows = tuple(self._rows(records))
            if not self.rows and not problems.mistakes:
                problems.add(file, "there is no row under the names of the columns")

    @property
    def columns(self) -> tuple[str, ...]:
        """Return the columns that may hold numbers."""
        return tuple(each for each in self._header if each and each != self.names_in)

    def _column_of_names(self) -> str:
        if _NAMES in self._header:
            return _NAMES
        return self._header[0] if self._header else ""

    def _is_good(self, header: Record | None) -> bool:
        if header is None:
            return False
        if len(self._header) < 2:
            separated = "columns are separated by tabs, commas or semicolons"
            self._add(header, 0, f"there is only one column; {separated}")
        doubled = [
            (number, each)
            for number, each in enumerate(self._header)
            if each and each in self._header[:number]
        ]
        for number, each in doubled:
            self._add(header, number, f"two columns are called {quoted(each)}")
        return len(self._header) > 1 and not doubled

    def _rows(self, records: Iterator[Record]) -> Iterator[FigureRow]:
        first_line: dict[str, int] = {}
        at = self._header.index(self.names_in)
        for record in records:
            if not any(map(str.strip, record.cells)):
                continue
            if len(record.cells) != len(self._header):
                counts = f"{len(record.cells)} cells where the header has {len(self._header)}"
                self._add(record, 0, counts)
                continue
            name = record.cells[at].strip()
            if not name:
                self._add(record, at, f"{self.names_in}: the row has no name")
            elif name in first_line:
                self._add(
                    record, at, f"{quoted(name)} has a row on line {first_line[name]} already"
                )
            else:
                first_line[name] = record.line
                cells = dict(zip(self._header, map(str.strip, record.cells), strict=True))
                yield FigureRow(name, record.line, cells)

    def numbers(self, column: str) -> dict[str, float | None]:
        """Return the figures by row; `None` if there is none, or a mistake that is on the list."""
        if not self._is_readable:
            return {}
        if column not in self.columns:
            self._problems.add(self._file, self._missing(column), line=1, column=1)
            return {}
        by_system: dict[str, float | None] = {}
        for row in self.rows:
            cell = row.cells[column]
            by_system[row.name] = None
            if is_figure(cell):
                try:
                    by_system[row.name] = _number(cell)
                except ValueError as error:
                    self._add_of_row(row, column, f"{column}: {error}")
        return by_system

    def _missing(self, column: str) -> str:
        if column == self.names_in:
            return f"the column {quoted(column)} names the rows; choose one with numbers"
        meant = close_match(column, self.columns)
        hint = f"is it {quoted(meant)}?" if meant else f"there are: {', '.join(self.columns)}"
        return f"there is no column {quoted(column)}; {hint}"

    def _add_of_row(self, row: FigureRow, column: str, message: str) -> None:
        self._add_at(row.line, self._header.index(column), message)

    def _add(self, record: Record, number: int, message: str) -> None:
        self._add_at(record.line, number, message)

    def _add_at(self, line: int, number: int, message: str) -> None:
        place = _place(self._lines, self._delimiter, line, number)
        self._problems.add(self._file, message, line=place[0], column=place[1])


def read_figures(path: Path, name: str, problems: ProblemList) -> FigureRows | None:
    """Return the table, with its errors added to the list, or `None` if nothing can be used."""
    text = read_table_text(path, name, problems)
    if text is None or problems.spoilt_lines(name):
        return None
    header = text.partition("\n")[0]
    delimiter = max(_DELIMITERS, key=header.count)
    return FigureRows(text, delimiter, name, problems)


def _number(cell: str) -> float:
    if _COMMA_IN_IT.fullmatch(cell):
        raise ValueError(f"{quoted(cell)} is not a number; write a point in place of the comma")
    if not _NUMBER.fullmatch(cell):
        what = "is not a number; where there is none, leave the cell empty"
        raise ValueError(f"{quoted(cell)} {what}")
    value = float(cell)
    if math.isinf(value):
        raise ValueError(f"{quoted(cell)} is too large a number")
    return value


def _place(lines: Sequence[str], delimiter: str, line: int, number: int) -> tuple[int, int]:
    """Return line and column of a cell in the row that begins on this line; cells span lines."""
    cell = re.compile(rf'"(?:[^"]|"")*"|[^{re.escape(delimiter)}\n]*')
    row, last = lines[line - 1], line
    at = 0
    for _ in range(number):
        while row.count('"', at) % 2 and last < len(lines) and row.startswith('"', at):
            row, last = f"{row}\n{lines[last]}", last + 1
        found = cell.match(row, at)
        at = (found.end() if found else at) + 1
    before = row[:at]
    return line + before.count("\n"), at - (before.rfind("\n") + 1) + 1
