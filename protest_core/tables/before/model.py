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


def table_from_before(name: str, table: Table) -> NewTable[Any]:
    """Return a table of the new kind, for the page, of what is not rebuilt yet."""
    from functools import partial
    from operator import itemgetter

    from protest_core.tables.model import Column as NewColumn
    from protest_core.tables.model import Kind

    heads = told_apart([column.title for column in table.columns])
    columns = [
        NewColumn(each.title or " ", "", Kind.MEAN if each.numeric else Kind.TEXT, itemgetter(at))
        for at, each in enumerate(table.columns)
    ]
    columns += [
        NewColumn("", head or " ", Kind.TEXT, partial(_for_programs, at))
        for at, head in enumerate(heads)
    ]
    return NewTable(name, table.title, columns, table.rows, table.below)


def _for_programs(at: int, row: Sequence[Cell]) -> Cell:
    cell = row[at]
    return cell.replace("−", "-") if isinstance(cell, str) else cell


def told_apart(titles: Sequence[str]) -> list[str]:
    """Each with the one before it that it belongs to, where several are called the same."""
    found, owner = [], ""
    for title in titles:
        several = titles.count(title) > 1
        owner = owner if several else title
        found.append(f"{owner} {title}".strip() if several else title)
    return found
