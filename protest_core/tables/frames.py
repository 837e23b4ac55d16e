"""Reports as pandas data frames, for notebooks; nothing else imports pandas."""

from typing import Any

import pandas

from protest_core.tables.cells import UNDEFINED
from protest_core.tables.model import Column, Kind, Report, Table
from protest_core.tables.records import keys, records


def report_frame(report: Report) -> pandas.DataFrame:
    """Return the first of the records; `attrs` say what it is and what it was made from."""
    frame = table_frame(report.records[0])
    frame.attrs |= {
        "title": report.title,
        "suite": dict(report.suite),
        "notes": [*report.caveats, *report.remarks],
        "signature": report.signature,
    }
    return frame


def table_frame(table: Table[Any]) -> pandas.DataFrame:
    """Return the rows by key: counts as Int64, figures as float64, names as categories."""
    frame = pandas.DataFrame.from_records([*records(table)], columns=keys(table))
    for column in table.keyed:
        for key in column.keys:
            frame[key] = _typed(frame[key], column)
    frame.attrs["title"] = table.title
    return frame


def _typed(values: "pandas.Series[Any]", column: Column[Any]) -> "pandas.Series[Any]":
    match column.kind:
        case Kind.TEXT:
            return values
        case Kind.NAME:
            return values.astype("category")
        case Kind.FLAG:
            return values.astype("boolean")
        case Kind.COUNT | Kind.BASE:
            return pandas.to_numeric(values.mask(values == UNDEFINED)).astype("Int64")
        case _:
            return pandas.to_numeric(values.mask(values == UNDEFINED)).astype("float64")
