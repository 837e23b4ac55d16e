"""Reports for programs: CSV, TSV, JSON lines, and the one shape of JSON."""

import json
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

import msgspec

from protest_core.files.delimited import write_delimited
from protest_core.tables.cells import items_text
from protest_core.tables.model import Exact, Kind, Report, Table

VERSION = 2  # version of the JSON


def as_json(report: Report, _width: int) -> Iterator[str]:
    """Yield the JSON shared by all reports, each record on a line of its own."""
    yield f'{{\n  "version": {VERSION},\n  "title": {_json(report.title)},\n'
    yield f'  "suite": {_json(report.suite)},\n  "tables": ['
    for number, table in enumerate(report.records):
        yield f'{"," if number else ""}\n    {{"name": {_json(table.name)}, '
        yield f'"title": {_json(table.title)}, "rows": ['
        separator = "\n"
        for record in table.records():
            yield f"{separator}      {_json(record)}"
            separator = ",\n"
        yield "\n    ]}" if separator == ",\n" else "]}"
    yield "\n  ],\n" if report.records else "],\n"
    yield f'  "notes": {_json([*report.caveats, *report.remarks])},\n'
    yield f'  "signature": {_json(report.signature)}\n}}\n'


def as_json_lines(report: Report, _width: int) -> Iterator[str]:
    """Yield an object for each row of the first of the records."""
    for record in report.records[0].records():
        yield msgspec.json.encode(record, enc_hook=str).decode() + "\n"


def as_csv(report: Report, _width: int) -> Iterator[str]:
    """Yield the first of the records, a line at a time, with the signature in each row."""
    return table_delimited(report.records[0], ",", report.signatures)


def as_tsv(report: Report, _width: int) -> Iterator[str]:
    """Yield the first of the records, a line at a time, with the signature in each row."""
    return table_delimited(report.records[0], "\t", report.signatures)


def table_delimited(
    table: Table[Any], delimiter: str, marks: Mapping[str, str] | None = None
) -> Iterator[str]:
    """Yield a table as CSV or TSV; `marks` are columns with the same value in each row."""
    marks = marks or {}
    head = [*table.keys, *marks]
    kinds = [column.kind for column in table.columns for _ in column.keys]
    rows = ([*map(_text, each.values(), kinds), *marks.values()] for each in table.records())
    return write_delimited(chain([head], rows), delimiter)


def _text(value: Exact, kind: Kind) -> str:
    match value:
        case str():  # first, since most are text
            return value
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case float():
            return str(value) if kind is Kind.SECONDS else f"{value:.6g}"
        case list():
            return items_text(value)
        case _:
            return str(value)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
