"""Reads a table of pronoun positions: line, token and category, with antecedents or without."""

import re
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path

import msgspec

from protest_core.formats.delimited import Record, read_records
from protest_core.formats.example_mistakes import Surroundings, example_mistakes
from protest_core.formats.example_records import (
    AntecedentRecord,
    ExampleRecord,
    PartialAntecedent,
    PartialExample,
)
from protest_core.formats.fields import close_match
from protest_core.formats.problems import ProblemList, quoted
from protest_core.formats.table_text import read_table_text

_NEEDED = ("line", "token", "category")
_COLUMNS = (*_NEEDED, "antecedents", "id")
_SPAN = re.compile(r"(?P<line>\d{1,9}):(?P<start>\d{1,9})-(?P<end>\d{1,9})(?::(?P<head>\d{1,9}))?")
_NUMBER = re.compile(r"\d{1,18}")


def read_pronoun_table(
    path: Path, *, around: Surroundings, problems: ProblemList
) -> tuple[ExampleRecord, ...]:
    """Rows of a TSV file (CSV if its name says so), each checked against the text.

    All numbers count from 0, as in a suite's files. Antecedents are written line:start-end or
    line:start-end:head, the end not included, with blanks between them.
    """
    name = path.name
    text = read_table_text(path, name, problems)
    if text is None:
        return ()
    delimiter = "," if path.suffix.lower() == ".csv" else "\t"
    records = read_records(text, delimiter, name, problems)
    header = next(records, None)
    columns = _columns(header.cells if header else [], name, problems)
    if columns is None:
        return ()
    reader = _TableReader(name, columns, around, problems)
    rows = [reader.example(record) for record in records if any(record.cells)]
    if not rows:
        problems.add(name, "no pronoun is listed")
    return tuple(row for row in rows if row)


def _columns(header: Sequence[str], name: str, problems: ProblemList) -> Mapping[str, int] | None:
    columns = {title.strip().lower(): place for place, title in enumerate(header)}
    for title in columns:
        if title not in _COLUMNS:
            problems.warn(name, f"the column {quoted(title)} is not known and is left out", line=1)
    missing = [column for column in _NEEDED if column not in columns]
    for column in missing:
        close = close_match(column, columns)
        hint = f"; is it {quoted(close)}?" if close else ""
        problems.add(name, f"there is no column {quoted(column)}{hint}", line=1)
    return None if missing else columns


class _TableReader:
    def __init__(
        self, name: str, columns: Mapping[str, int], around: Surroundings, problems: ProblemList
    ) -> None:
        self._name = name
        self._columns = columns
        self._around = around
        self._problems = problems
        self._ids: dict[int, int] = {}
        self._next = 1

    def example(self, record: Record) -> ExampleRecord | None:
        """`None` if something is wrong with it; then it is on the list."""
        mistakes: list[str] = []
        read = PartialExample(
            id=self._id(record, mistakes),
            category=self._cell(record, "category"),
            line=self._number(record, "line", mistakes),
            token=self._number(record, "token", mistakes),
            antecedents=self._antecedents(record, mistakes) or None,
        )
        found = chain(mistakes, example_mistakes(read, self._around))
        pairs = ((mistake, None) for mistake in found)
        if self._problems.add_all(self._name, pairs, line=record.line):
            return None
        return msgspec.convert(msgspec.to_builtins(read), ExampleRecord)

    def _cell(self, record: Record, column: str) -> str:
        place = self._columns.get(column, len(record.cells))
        return record.cells[place].strip() if place < len(record.cells) else ""

    def _number(self, record: Record, column: str, mistakes: list[str]) -> int | None:
        cell = self._cell(record, column)
        if _NUMBER.fullmatch(cell):
            return int(cell)
        mistakes.append(f"{column}: {quoted(cell)} is not a whole number from 0")
        return None

    def _id(self, record: Record, mistakes: list[str]) -> int | None:
        """The row's own, or the next number."""
        own = bool(self._cell(record, "id"))
        number = self._number(record, "id", mistakes) if own else self._next
        if number is None:
            return None
        earlier = self._ids.setdefault(number, record.line)
        if earlier != record.line:
            mistakes.append(f"example id {number} stands already on line {earlier}")
        self._next = max(self._next, number + 1)
        return number

    def _antecedents(self, record: Record, mistakes: list[str]) -> list[PartialAntecedent | None]:
        found: list[PartialAntecedent | None] = []
        for span in re.split(r"[\s;]+", self._cell(record, "antecedents")):
            if match := _SPAN.fullmatch(span):
                line, start, end = (int(match[key]) for key in ("line", "start", "end"))
                head = int(match["head"]) if match["head"] else None
                found.append(AntecedentRecord(line=line, span=(start, end), head=head))
            elif span:
                found.append(None)
                mistakes.append(
                    f"{quoted(span)} is not an antecedent; write line:start-end or "
                    "line:start-end:head, numbers from 0"
                )
        return found
