"""A table as a value, and how it is written for people, for programs and for papers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from protest_core.tables.model import Format as Format
from protest_core.tables.model import Table as NewTable

Cell = str | int | float | None


@dataclass(frozen=True, slots=True)
class Column:
    """`title` stands above it; `numeric` columns are set flush right."""

    title: str
    numeric: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of plain cells; `None` is an empty one. `below`: what has to be read with it in print,
    such as why a figure is undefined.
    """

    title: str
    columns: tuple[Column, ...]
    rows: Sequence[Sequence[Cell]]
    below: Sequence[str] = ()


def table_as_before(table: NewTable[Any]) -> Table:
    """Return what people are shown, for what is not rebuilt yet."""
    from protest_core.tables.cells import shown

    columns = tuple(
        Column(" ".join(each.head.split()), not each.kind.is_text) for each in table.shown
    )
    rows = [[shown(each.value(row), each.kind) for each in table.shown] for row in table.rows]
    return Table(table.title, columns, rows, table.below)
