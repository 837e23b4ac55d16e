"""Reads a table of pronoun positions: line, token and category, with antecedents or without."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from protest_core.formats.example_mistakes import Surroundings, example_mistakes
from protest_core.formats.example_records import (
    AntecedentRecord,
    ExampleRecord,
    PartialExample,
)
from protest_core.formats.problems import ProblemList, quoted
from protest_core.formats.table_rows import Columns, Row, read_rows

_NEEDED = ("line", "token", "category")
_SPAN = re.compile(
    r"(?P<line>[0-9]{1,9}):(?P<start>[0-9]{1,9})-(?P<end>[0-9]{1,9})(?::(?P<head>[0-9]{1,9}))?"
)
_NUMBER = re.compile("[0-9]{1,18}")


def read_pronoun_table(
    path: Path, *, around: Surroundings, problems: ProblemList
) -> tuple[ExampleRecord, ...]:
    """Rows of a table (TSV, CSV or JSON Lines), each checked against the text.

    All numbers count from 0, as in a suite's files. Antecedents are written line:start-end or
    line:start-end:head, the end not included, with blanks between them.
    """
    reader = _TableReader(path.name, around, problems)
    rows = read_rows(path, path.name, _COLUMNS, problems)
    return tuple(reader.examples(rows))


class _TableReader:
    def __init__(self, name: str, around: Surroundings, problems: ProblemList) -> None:
        self._name = name
        self._around = around
        self._problems = problems
        self._ids: dict[int, int] = {}
        self._next = 1

    def examples(self, rows: Iterator[Row]) -> Iterator[ExampleRecord]:
        """Of the rows in which nothing is wrong; what is wrong is on the list."""
        known = self._mistakes
        for row in rows:
            is_spoilt = self._mistakes > known
            read = self._read(row, is_spoilt=is_spoilt)
            found = [*self._id_mistakes(row, read.id), *example_mistakes(read, self._around)]
            pairs = ((mistake, None) for mistake in found)
            has_more = self._problems.add_all(self._name, pairs, line=row.line)
            if not (is_spoilt or has_more):
                yield msgspec.convert(msgspec.to_builtins(read), ExampleRecord)
            known = self._mistakes

    @property
    def _mistakes(self) -> int:
        return len(self._problems.mistakes) + self._problems.unlisted

    def _read(self, row: Row, *, is_spoilt: bool) -> PartialExample:
        """Where an antecedent may be what could not be read, none is asked for."""
        values: dict[str, Any] = {"id": None if is_spoilt else self._next, **row.values}
        unread = [None] if is_spoilt else None
        return PartialExample(**(values | {"antecedents": values.get("antecedents") or unread}))

    def _id_mistakes(self, row: Row, number: int | None) -> Iterator[str]:
        """The row's own, or the next number."""
        if number is None:
            return
        earlier = self._ids.setdefault(number, row.line)
        if earlier != row.line:
            yield f"example id {number} stands already on line {earlier}"
        self._next = max(self._next, number + 1)


def _number(cell: str) -> int:
    if not _NUMBER.fullmatch(cell.strip()):
        raise ValueError(f"{quoted(cell)} is not a whole number from 0")
    return int(cell)


def _antecedents(cell: str) -> list[AntecedentRecord]:
    return [_antecedent(span) for span in re.split(r"[\s;]+", cell) if span]


def _antecedent(span: str) -> AntecedentRecord:
    match = _SPAN.fullmatch(span)
    if match is None:
        raise ValueError(
            f"{quoted(span)} is not an antecedent; write line:start-end or "
            "line:start-end:head, numbers from 0"
        )
    found: Mapping[str, str | None] = match.groupdict()
    numbers = {key: int(value) for key, value in found.items() if value is not None}
    span_found = numbers["start"], numbers["end"]
    return AntecedentRecord(line=numbers["line"], span=span_found, head=numbers.get("head"))


_COLUMNS = Columns(
    cells={
        "line": _number,
        "token": _number,
        "category": str.strip,
        "antecedents": _antecedents,
        "id": _number,
    },
    json={
        "line": int,
        "token": int,
        "category": str,
        "antecedents": list[AntecedentRecord] | None,
        "id": int,
    },
    required=_NEEDED,
    never_empty=_NEEDED,
    may_be_short=True,
)
