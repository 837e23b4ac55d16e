"""Wide tables transposed, for reports and windows."""

from typing import Any, TypeVar

from protest_core.tables.cells import shown
from protest_core.tables.model import Cell, Column, Kind, Stacked, Table
from protest_core.translatable import spaced

_WIDE = 9  # columns that fit on a page of paper

_Row = TypeVar("_Row")


def upright(table: Table[_Row]) -> Table[Any]:
    """Return the table transposed if it is wide, and wider than high; cells keep their targets.

    The heads of rows are in the first column either way; rows of a grouped table have two.
    """
    rows = [*table.rows]
    if table.grouped or not rows or len(table.shown) <= max(_WIDE, len(rows) + 1):
        return table
    first, *others = table.shown
    return Table(
        table.name,
        table.title,
        [
            Column(
                " ",
                "",
                Kind.TEXT,
                lambda column: spaced(column.head, " "),
                spoken=lambda column: column.hint,
            ),
            *(_across(first, row) for row in rows),
        ],
        others,
        table.below,
        summing=table.summing_columns,
    )


def _across(first: Column[_Row], row: _Row) -> Column[Column[_Row]]:
    return Column(
        shown(first.value(row), first.kind),
        kind=Kind.COUNT,
        value=lambda column: _cell(column, row),
        opens=lambda column: column.opens(row) if column.opens else None,
        spoken=lambda column: column.spoken(row) if column.spoken else "",
        part=lambda column: column.part(row) if column.part else None,
    )


def _cell(column: Column[_Row], row: _Row) -> Cell:
    """Return the cell; each cell of a new column keeps the kind of its old column."""
    cell = column.value(row)
    return cell if isinstance(cell, str | Stacked) else shown(cell, column.kind)
