"""Rows for columns: a page is higher than wide, and a telephone even more so."""

from collections.abc import Iterator
from itertools import chain

from protest_core.reports.table import Column, Table

_WIDE = 9  # columns that a page of paper still holds


def upright(table: Table) -> Table:
    """Turned over if it is wide, and wider than high; what a row is of stands first either way."""
    if len(table.columns) <= max(_WIDE, len(table.rows) + 1) or not table.rows:
        return table
    _, *others = table.columns
    columns = (
        Column(""),
        *(Column(str(row[0]), numeric=all(each.numeric for each in others)) for row in table.rows),
    )
    rows = [
        tuple(chain([column.title], (row[at] for row in table.rows)))
        for at, column in enumerate(others, start=1)
    ]
    return Table(table.title, columns, rows)


def turning_notes(*tables: Table) -> Iterator[str]:
    """Of those that its command writes the other way."""
    for table in tables:
        if upright(table) is not table:
            yield (
                f"“{table.title}” is turned round here: its rows are the columns of what the "
                "command writes."
            )
