"""Read tables of typed rows from CSV, TSV or JSON lines."""

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from protest_core.files.delimited import Record, read_records
from protest_core.files.encoding import decoded, no_plain_text
from protest_core.files.fields import close_match, in_plain_words, unknown_key
from protest_core.files.paths import opened_to_read
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.text import BYTE_ORDER_MARK, IS_EMPTY, ReportedErrors

_DELIMITERS = (",", "\t", ";")  # the last from spreadsheets with decimal commas
_BEGINNING = 1_000
MOST_COLUMNS = 1_000
# Return a text cell's value as JSON would have it, or raise a `ValueError` with the reason.
CellReader = Callable[[str], Any]
_NUMBER = re.compile(r"[0-9]{1,18}")
_KEY_END = re.compile(r'"\s*:')
# Far more than a table of all judgements of a large project; larger files are not read.
LARGEST_FILE = 500_000_000


@dataclass(frozen=True, slots=True)
class Columns:
    """The possible columns, and how the values of each are read from text and JSON."""

    cells: Mapping[str, CellReader]
    json: Mapping[str, Any]  # types
    required: Sequence[str]
    never_empty: Sequence[str] = ()
    not_read: Collection[str] = ()  # ignored silently
    may_be_short: bool = False  # in rows written by hand, empty cells at the end may be missing
    may_have_no_row: bool = False


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row with only the present and valid values; `unknown`: raw values of unknown columns."""

    line: int
    values: Mapping[str, Any]
    unknown: Mapping[str, Any] = field(default_factory=dict)  # values of unknown columns


def whole_number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"{quoted(text)} is not a whole number")
    return int(text)


def read_rows(path: Path, name: str, columns: Columns, problems: ProblemList) -> Iterator[TableRow]:
    """Return the rows and collect all errors; empty rows are left out."""
    text = read_table_text(path, name, problems)
    if text is None:
        return
    reader = _RowReader(name, columns, problems)
    is_json = text[:_BEGINNING].lstrip().startswith("{")
    any_row = False
    for row in reader.objects(text) if is_json else reader.records(text):
        any_row = True
        yield row
    if not (any_row or columns.may_have_no_row or problems.spoilt_lines(name)):
        problems.add(name, "the table has no rows")


class _RowReader:
    def __init__(self, name: str, columns: Columns, problems: ProblemList) -> None:
        self._name = name
        self._columns = columns
        self._problems = problems
        self._undecoded = problems.spoilt_lines(name)
        self._known = {"", *columns.cells, *columns.not_read}
        self._warned: set[str] = set()

    def objects(self, text: str) -> Iterator[TableRow]:
        for number, line in enumerate(text.split("\n"), 1):
            if not line or line.isspace() or number in self._undecoded:
                continue
            try:
                values = msgspec.json.decode(line, type=dict[str, Any])
            except (msgspec.MsgspecError, RecursionError) as error:
                self._problems.add(self._name, in_plain_words(error), line=number)
                continue
            if self._has_too_many(values, number):
                continue
            if repeated := repeated_key(line, values):
                twice = f"there are two values of {quoted(repeated)}"
                self._problems.add(self._name, twice, line=number)
                continue
            for column in self._columns.required:
                if column not in values:
                    self._problems.add(self._name, self._missing(column, values), line=number)
            self._warn_of_unknown(values, number)
            yield self._row(number, values, self._of_json)

    def _of_json(self, column: str, value: object) -> Any:
        return msgspec.convert(value, self._columns.json[column])

    def records(self, text: str) -> Iterator[TableRow]:
        records = read_records(text, self._delimiter(text), self._name, self._problems)
        header = self._in_our_letters(next(records, None))
        if header is None or header.line in self._undecoded or not self._is_good(header):
            return
        for record in records:
            if not any(record.cells) or record.line in self._undecoded:
                continue
            if not self._has_cells_of(header, record):
                counts = f"{len(record.cells)} cells where the header has {len(header.cells)}"
                self._problems.add(self._name, counts, line=record.line)
                continue
            cells = zip_longest(header.cells, record.cells, fillvalue="")
            yield self._row(record.line, dict(cells), self._of_text)

    def _has_cells_of(self, header: Record, record: Record) -> bool:
        missing = len(header.cells) - len(record.cells)
        return missing == 0 or (missing > 0 and self._columns.may_be_short)

    def _in_our_letters(self, header: Record | None) -> Record | None:
        """Return the header in our spelling: spreadsheets may add capitals and blanks."""
        if header is None:
            return None
        ours = {*self._columns.cells, *self._columns.not_read}
        bare = [(cell, cell.strip().lower()) for cell in header.cells]
        cells = [name if name in ours else cell for cell, name in bare]
        return Record(header.line, cells)

    def _of_text(self, column: str, cell: str) -> Any:
        return self._columns.cells[column](cell)

    def _delimiter(self, text: str) -> str:
        """Return the delimiter that separates most of the known columns."""
        header = text.partition("\n")[0].rstrip("\r").replace('"', "").lower()
        known = [
            len({name.strip() for name in header.split(each)} & {*self._columns.cells})
            for each in _DELIMITERS
        ]
        return _DELIMITERS[known.index(max(known))]

    def _is_good(self, header: Record) -> bool:
        if self._has_too_many(header.cells, header.line):
            return False
        before = self._problems.number
        missing = [column for column in self._columns.required if column not in header.cells]
        for column in missing:
            self._problems.add(self._name, self._missing(column, header.cells), line=1)
        if missing and len(header.cells) == 1:
            how = "the header is one cell; columns are separated by tabs, commas or semicolons"
            self._problems.add(self._name, how, line=1)
        for column, number in Counter(header.cells).items():
            if column and number > 1:
                self._problems.add(self._name, f"two columns are called {quoted(column)}", line=1)
        self._warn_of_unknown(header.cells, 1)
        return self._problems.number == before

    def _has_too_many(self, columns: Collection[str], line: int) -> bool:
        too_many = len(columns) > MOST_COLUMNS
        if too_many:
            counts = f"{len(columns):,} columns, and at most {MOST_COLUMNS:,} are read"
            self._problems.add(self._name, f"{counts}; are rows and columns swapped?", line=line)
        return too_many

    def _missing(self, column: str, there: Mapping[str, Any] | Sequence[str]) -> str:
        known = {*self._columns.cells, *self._columns.not_read}
        meant = close_match(column, (each for each in there if each not in known))
        hint = f"; is it {quoted(meant)}?" if meant else ""
        return f"there is no column ‘{column}’{hint}"

    def _warn_of_unknown(self, columns: Mapping[str, Any] | Sequence[str], line: int) -> None:
        for column in columns:
            if column not in self._known and column not in self._warned:
                self._warned.add(column)
                message = unknown_key(column, self._columns.cells)
                self._problems.warn(self._name, message, line=line)

    def _row(
        self, line: int, values: Mapping[str, Any], read: Callable[[str, Any], Any]
    ) -> TableRow:
        unknown = {column: values[column] for column in values if column not in self._known}
        return TableRow(line, self._read(values, read, line), unknown)

    def _read(
        self, values: Mapping[str, Any], read: Callable[[str, Any], Any], line: int
    ) -> dict[str, Any]:
        good = {}
        for column, value in values.items():
            if _is_empty(value) and column in self._columns.never_empty:
                self._problems.add(self._name, f"{column}: it is empty", line=line)
            if _is_empty(value) or column not in self._columns.cells:
                continue
            try:
                good[column] = read(column, value)
            except (ValueError, msgspec.ValidationError) as error:
                what = str(error)
                if isinstance(error, msgspec.ValidationError):
                    what = f"{in_plain_words(error)}: {quoted(value)}"
                self._problems.add(self._name, f"{column}: {what}", line=line)
        return good


def repeated_key(line: str, values: Mapping[str, Any]) -> str | None:
    """Return a name that an object has twice: only its last value would be read."""
    if len(_KEY_END.findall(line)) == len(values):
        return None  # the usual case
    pairs: list[tuple[str, Any]] = []

    def keep(found: list[tuple[str, Any]]) -> None:
        pairs[:] = found  # the outermost object comes last

    try:
        json.loads(line, object_pairs_hook=keep)
    except (ValueError, RecursionError):
        return None  # the number is too long to parse, and no key
    times = Counter(key for key, _ in pairs)
    return next((key for key, number in times.items() if number > 1), None)


def _is_empty(value: object) -> bool:
    return value is None or value == ""


def read_table_text(path: Path, name: str, problems: ProblemList) -> str | None:
    """Return the text, or `None` if it is unusable.

    Invalid UTF-8 is reported, and reading continues.
    """
    with ReportedErrors(name, problems), opened_to_read(path) as file:
        raw = file.read(LARGEST_FILE + 1)
        mistake = _mistake(raw)
        if mistake is None:
            return decoded(raw.removeprefix(BYTE_ORDER_MARK), name, problems)
        problems.add(name, mistake)
    return None


def _mistake(raw: bytes) -> str | None:
    if len(raw) > LARGEST_FILE:
        return f"the file is larger than {LARGEST_FILE:,} bytes"
    if raw.startswith(b"PK\x03\x04"):
        return "this is a spreadsheet, not a table as text; save it as CSV in UTF-8"
    return no_plain_text(raw) or (IS_EMPTY if not raw or raw.isspace() else None)
