"""Rows for columns: a page is higher than wide, and a telephone even more so."""

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
