"""Reports for programs: CSV, TSV, JSON lines, and the one shape of JSON."""

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

from protest_core.files.delimited import write_delimited
from protest_core.statistics.proportions import Interval
from protest_core.tables.cells import items_text
from protest_core.tables.model import Cell, Range, Report, Row, Table

Exact = str | int | float | bool | list[Any] | None

VERSION = 2  # of the JSON


def as_json(report: Report) -> Iterator[str]:
    """Yield the one shape that every report has, each record on a line of its own."""
    yield f'{{\n  "version": {VERSION},\n  "title": {_json(report.title)},\n'
    yield f'  "suite": {_json(report.suite)},\n  "tables": ['
    for number, table in enumerate(report.records):
        yield f'{"," if number else ""}\n    {{"name": {_json(table.name)}, '
        yield f'"title": {_json(table.title)}, "rows": ['
        separator = "\n"
        for record in records(table):
            yield f"{separator}      {_json(record)}"
            separator = ",\n"
        yield "\n    ]}" if separator == ",\n" else "]}"
    yield "\n  ],\n" if report.records else "],\n"
    yield f'  "notes": {_json([*report.caveats, *report.remarks])},\n'
    yield f'  "signature": {_json(report.signature)}\n}}\n'


def as_json_lines(report: Report) -> Iterator[str]:
    """Yield an object for each row of the first of the records."""
    for record in records(report.records[0]):
        yield _json(record) + "\n"


def as_delimited(report: Report, delimiter: str) -> Iterator[str]:
    """Yield the first of the records, a line at a time; the signature stands in each row."""
    marks = {"signature": report.signature} if report.signature else {}
    return table_delimited(report.records[0], delimiter, marks)


def table_delimited(
    table: Table[Any], delimiter: str, marks: Mapping[str, str] | None = None
) -> Iterator[str]:
    """Yield a table as CSV or TSV; `marks` are columns that say the same in each row."""
    marks = marks or {}
    head = [*keys(table), *marks]
    rows = ([*map(_text, each.values()), *marks.values()] for each in records(table))
    return write_delimited(chain([head], rows), delimiter)


def keys(table: Table[Any]) -> list[str]:
    """Return the names of a record's values."""
    return [key for column in table.keyed for key in column.keys]


def records(table: Table[Row]) -> Iterator[dict[str, Exact]]:
    """Yield the exact values of each row by key."""
    columns = [(each.keys, each.value) for each in table.keyed]
    for row in table.rows:
        yield {
            key: end
            for names, value in columns
            for key, end in zip(names, _ends(value(row), len(names)), strict=True)
        }


def _ends(value: Cell, number: int) -> Iterable[Exact]:
    """Return both ends of a range, or a value as often as there are names for it."""
    match value:
        case Interval() | Range():
            return value.low, value.high
        case None | str() | bool() | int() | float():
            return (value,) * number
        case _:
            return ([*value],)


def _text(value: Exact) -> str:
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case float():
            return f"{value:.6g}"
        case list():
            return items_text(value)
        case _:
            return str(value)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
