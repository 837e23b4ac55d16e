"""Read CSV and TSV strictly, with the line of each error; write them."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from protest_core.files.problems import ProblemList, quoted

_QUOTED = re.compile(r'"((?:[^"]++|"")*+)"')


@dataclass(frozen=True, slots=True)
class Record:
    """The cells of a row, and the line on which it begins."""

    line: int
    cells: list[str]


class _Cell(NamedTuple):
    text: str
    end: int
    closed: bool  # correctly: a delimiter or the end of the row follows


def write_delimited(rows: Iterable[Iterable[str]], delimiter: str) -> Iterator[str]:
    """Yield a line for each row, so that a long table is not held in memory.

    Python's own writer does not quote carriage returns before 3.13, and readers take them for the
    end of a row.
    """
    needs_quotes = re.compile(f'[{delimiter}"\r\n]').search
    for row in rows:
        cells = [_quoted(cell) if needs_quotes(cell) else cell for cell in row]
        if len(cells) == 1 and not cells[0].strip():
            cells = [_quoted(cells[0])]  # pandas skips blank lines
        yield delimiter.join(cells) + "\n"


def _quoted(cell: str) -> str:
    return '"' + cell.replace('"', '""') + '"'


def read_records(
    text: str, delimiter: str, name: str, problems: ProblemList, *, first_line: int = 1
) -> Iterator[Record]:
    """Yield the rows; those that cannot be parsed are reported and left out."""
    reader = _RecordReader(text, delimiter, name, problems, first_line)
    while not reader.at_end:
        record = reader.next_record()
        if record is not None:
            yield record


class _RecordReader:
    def __init__(
        self, text: str, delimiter: str, name: str, problems: ProblemList, first_line: int
    ) -> None:
        self._text = text
        self._delimiter = delimiter
        self._name = name
        self._problems = problems
        self._at = 0
        self._line = first_line
        self._plain = re.compile(f"[^{re.escape(delimiter)}\n]*+")
        # A program changed all line ends, also inside cells.
        self._windows = text[: text.find("\n") + 1].endswith("\r\n")

    @property
    def at_end(self) -> bool:
        return self._at >= len(self._text)

    def next_record(self) -> Record | None:
        line, start = self._line, self._at
        end = self._end_of_line(start)
        row = self._text[start:end]
        if '"' not in row:
            self._go_past(end)
            return Record(line, row.removesuffix("\r").split(self._delimiter))
        cells = self._quoted_cells()
        return None if cells is None else Record(line, cells)

    def _end_of_line(self, start: int) -> int:
        end = self._text.find("\n", start)
        return len(self._text) if end < 0 else end

    def _go_past(self, end: int) -> None:
        """Move to the line after the one that ends here."""
        self._line += self._text.count("\n", self._at, end) + 1
        self._at = end + 1

    def _quoted_cells(self) -> list[str] | None:
        cells: list[str] = []
        at = self._at
        while True:
            cell = self._cell(at)
            if cell is None:
                self._add("the quotation mark that opens here is never closed", at)
                self._go_past(len(self._text))
                return None
            if not cell.closed:
                follows = quoted(self._text[cell.end : self._end_of_line(cell.end)].rstrip("\r"))
                two = "inside of a cell write two of them"
                self._add(f"{follows} follows a closing quotation mark; {two}", cell.end)
                self._go_past(self._end_of_line(cell.end))
                return None
            cells.append(cell.text)
            if not self._text.startswith(self._delimiter, cell.end):
                self._go_past(cell.end)
                return cells
            at = cell.end + 1

    def _cell(self, at: int) -> _Cell | None:
        if not self._text.startswith('"', at):
            match = self._plain.match(self._text, at)
            assert match  # noqa: S101 — it also matches nothing
            text, end = match[0], match.end()
            at_end = not self._text.startswith(self._delimiter, end)
            return _Cell(text.removesuffix("\r") if at_end else text, end, closed=True)
        match = _QUOTED.match(self._text, at)
        if match is None:
            return None
        text, end = match[1].replace('""', '"'), match.end()
        if self._text[end : end + 2] in {"\r\n", "\r"}:
            end += 1
        closed = self._text.startswith((self._delimiter, "\n"), end) or end == len(self._text)
        return _Cell(text.replace("\r\n", "\n") if self._windows else text, end, closed)

    def _add(self, message: str, at: int) -> None:
        line = self._line + self._text.count("\n", self._at, at)
        column = at - self._text.rfind("\n", 0, at)
        self._problems.add(self._name, message, line=line, column=column)
