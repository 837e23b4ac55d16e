"""Read texts from JSON lines and tab-separated text, of which one or more fields are chosen."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, BinaryIO

import msgspec

from protest_core.files.delimited import Record, read_records
from protest_core.files.encoding import Utf8Lines
from protest_core.files.fields import in_plain_words
from protest_core.files.input_text import (
    InputMistakeError,
    InputRequest,
    Numbering,
    Segments,
    TextKind,
    listed,
    read_whole,
)
from protest_core.files.problems import ProblemList, quoted
from protest_core.files.table_rows import repeated_key
from protest_core.files.text import BYTE_ORDER_MARK, LINES_BETWEEN_LOOKS, MOST_LINES, without_end

_LONGEST_LINE = 5_000_000  # bytes; beside the text, a line may have its whole document
_SYSTEM, _LINE, _ID = "system", "line", "id"
_DEEPEST = 10
_COLUMN = re.compile("[1-9][0-9]{0,3}")
_NUMBER = re.compile("[0-9]{1,9}")
_INDEX = re.compile("[0-9]{1,6}")
_QUOTED = re.compile('"((?:[^"]|"")*)"')
# The number of a row's line in the file, and its fields.
_Row = tuple[int, Mapping[str, Any]]


def read_json_lines(file: BinaryIO, segments: Segments) -> None:
    """Read the chosen fields of a file that has an object on each line."""
    _FieldReader(segments).read(_objects(file, segments.wanted.problems))


def _objects(file: BinaryIO, problems: ProblemList) -> Iterator[_Row]:
    read_line = partial(file.readline, _LONGEST_LINE + len(b"\r\n"))
    for number, raw in enumerate(iter(read_line, b""), 1):
        line = without_end(raw.removeprefix(BYTE_ORDER_MARK) if number == 1 else raw)
        if len(line) > _LONGEST_LINE:
            raise InputMistakeError(f"the line is longer than {_LONGEST_LINE:,} bytes", number)
        if number > MOST_LINES * 10:
            raise InputMistakeError(f"the file has more than {MOST_LINES * 10:,} lines")
        if not number % LINES_BETWEEN_LOOKS:
            problems.between_lines()
        if line and not line.isspace():
            yield number, _object(line, number)


def _object(raw: bytes, number: int) -> Mapping[str, Any]:
    utf_8 = Utf8Lines()
    line = utf_8.decode(raw, number)
    if not utf_8.all_are_good:
        raise InputMistakeError(utf_8.mistake, number)
    try:
        values = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        what = in_plain_words(error)
        raise InputMistakeError(f"{what}; each line has to be a JSON object", number) from None
    if repeated := repeated_key(line, values):
        raise InputMistakeError(f"there are two values of {quoted(repeated)}", number)
    return values


def read_tab_separated(file: BinaryIO, segments: Segments) -> None:
    """Read the chosen columns of a table whose header names them, or columns by their number."""
    records = _records(read_whole(file), segments.wanted)
    _FieldReader(segments).read(_named_cells(records, segments.wanted))


def _records(text: str, wanted: InputRequest) -> Iterator[Record]:
    lines = text.removesuffix("\n").split("\n")
    if '"' in text and _has_quoted_cells(lines):
        yield from read_records(text, "\t", wanted.name, wanted.problems)
        return
    for number, line in enumerate(lines, 1):
        yield Record(number, line.removesuffix("\r").split("\t"))


def _has_quoted_cells(lines: Sequence[str]) -> bool:
    """Return whether quotation marks are round cells, as in CSV, rather than part of the text.

    Programs that quote do so in all columns, or only where a cell would else be ambiguous: because
    of a quotation mark, a tab or a line end inside. Of the last two, rows seem to have other
    numbers of cells.
    """
    if lines[0].startswith('"'):
        return True
    width = lines[0].count("\t")
    if any(line.count("\t") != width for line in lines if line):
        return True
    cells = (cell for line in lines if '"' in line for cell in line.rstrip("\r").split("\t"))
    return all(_is_quoted(cell) for cell in cells if '"' in cell)


def _is_quoted(cell: str) -> bool:
    found = _QUOTED.fullmatch(cell)
    return found is not None and '""' in found[1]


def _named_cells(records: Iterator[Record], wanted: InputRequest) -> Iterator[_Row]:
    first = next(records, None)
    if first is None:
        return
    header = [cell.strip() for cell in first.cells]
    if _are_numbers(wanted.choice.fields, header):
        header = [str(number) for number in range(1, len(header) + 1)]
        records = chain([first], records)
    elif not wanted.choice.fields:
        how = wanted.how_to_choose(wanted.field_option)
        or_number = ", by its number if the first line is no header" if wanted.field_option else ""
        raise InputMistakeError(
            f"it has columns, with {listed(header)} on the first line; {how}{or_number}"
        )
    check_distinct_columns(header)
    for record in records:
        if record.cells == [""]:
            continue
        if len(record.cells) != len(header):
            counts = f"{len(record.cells):,} cells where the first line has {len(header):,}"
            raise InputMistakeError(counts, record.line)
        yield record.line, dict(zip(header, record.cells, strict=True))


def _are_numbers(fields: Sequence[str], header: Sequence[str]) -> bool:
    """Return whether columns are chosen by number, so that there is no header."""
    return bool(fields) and all(_COLUMN.fullmatch(each) and each not in header for each in fields)


def check_distinct_columns(header: Sequence[str]) -> None:
    times = Counter(filter(None, header))
    for column, number in times.items():
        if number > 1:
            raise InputMistakeError(f"two columns are called {quoted(column)}", 1)


class _FieldReader:
    """Takes the chosen fields of rows as segments."""

    def __init__(self, segments: Segments) -> None:
        self._segments = segments
        self._kind = segments.wanted.kind
        self._choice = segments.wanted.choice
        self._how_to_choose = segments.wanted.how_to_choose(segments.wanted.field_option)
        self._has_systems = False
        self._order: str | None = None  # the field with the place of a row
        self._only = ""  # the one system whose source or reference is read

    def read(self, rows: Iterator[_Row]) -> None:
        first = next(rows, None)
        if first is None:
            raise InputMistakeError("it has no rows")
        self._look_at(first[1])
        self._segments.begin_document("")
        for number, row in chain([first], rows):
            try:
                self._take(row, number)
            except InputMistakeError as mistake:
                mistake.line = mistake.line or number
                raise

    def _look_at(self, row: Mapping[str, Any]) -> None:
        """Refuse a choice that is none, and see which columns there are."""
        fields = self._choice.fields
        if not fields:
            raise InputMistakeError(
                f"it has the fields {listed(_text_fields(row))}; {self._how_to_choose}"
            )
        self._has_systems = _SYSTEM in row and _SYSTEM not in fields
        self._order = next((each for each in (_LINE, _ID) if each in row), None)
        self._segments.numbering = Numbering.LINES if self._order == _LINE else Numbering.NAMES
        if self._kind is not TextKind.OUTPUT and len(fields) > 1:
            raise InputMistakeError(f"only one field can be read as the {self._kind}")
        if self._has_systems and len(fields) > 1:
            raise InputMistakeError(
                "it names its systems in the field ‘system’, so that only one --field can be read"
            )
        if self._choice.systems and not self._has_systems:
            raise InputMistakeError("it has no field ‘system’ to choose from by --system")

    def _take(self, row: Mapping[str, Any], number: int) -> None:
        system = self._system(row)
        if self._kind is not TextKind.OUTPUT:
            self._only = self._only or system
            if system != self._only:
                return
        place = None if self._order is None else self._place(row, self._order)
        for field in self._choice.fields:
            name = system or ("" if _COLUMN.fullmatch(field) else field)
            self._segments.begin_text(self._kind, name if self._is_named else "")
            self._segments.add(place, _text(row, field), number)

    @property
    def _is_named(self) -> bool:
        return self._kind is not TextKind.SOURCE

    def _system(self, row: Mapping[str, Any]) -> str:
        if not self._has_systems:
            return ""
        system = _value(row, _SYSTEM)
        if not isinstance(system, str) or not system.strip():
            raise InputMistakeError("the field ‘system’ has no name")
        return system

    def _place(self, row: Mapping[str, Any], field: str) -> str:
        place = _value(row, field)
        is_number = isinstance(place, int) and not isinstance(place, bool)
        written = str(place) if is_number or isinstance(place, str) else ""
        if not written.strip() or (field == _LINE and not _NUMBER.fullmatch(written.strip())):
            wanted = "a whole number from 0" if field == _LINE else "a number or a name"
            raise InputMistakeError(f"the field ‘{field}’ is not {wanted}")
        return str(int(written)) if field == _LINE else written


def _value(row: Mapping[str, Any], field: str) -> Any:
    """Return the value of a field, in which a point leads into an object or a list."""
    value: Any = row
    rest = field
    while rest:
        if isinstance(value, Mapping) and rest in value:
            return value[rest]
        name, _, rest = rest.partition(".")
        if isinstance(value, Mapping) and rest and name in value:
            value = value[name]
        elif isinstance(value, list) and _INDEX.fullmatch(name) and int(name) < len(value):
            value = value[int(name)]
        else:
            has = listed(_text_fields(row))
            raise InputMistakeError(f"there is no field {quoted(field)}; it has {has}")
    return value


def _text(row: Mapping[str, Any], field: str) -> str:
    text = _value(row, field)
    if text is not None and not isinstance(text, str):
        raise InputMistakeError(f"the field {quoted(field)} is not a text")
    return text or ""


def _text_fields(value: object, before: str = "", depth: int = 0) -> Iterator[str]:
    """Yield the names of fields that hold a text."""
    if isinstance(value, str | None):
        yield before
    elif depth < _DEEPEST:
        parts: Iterable[tuple[object, object]] = ()
        if isinstance(value, Mapping):
            parts = value.items()
        elif isinstance(value, list):
            parts = enumerate(value)
        for name, part in parts:
            yield from _text_fields(part, f"{before}.{name}" if before else f"{name}", depth + 1)
