"""Tables on the page, with cells that are links."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote

from protest_core.report_page.html.anchors import Anchors
from protest_core.report_page.model import Group, group_as_latex
from protest_core.suite.model import SuiteDescription
from protest_core.tables.cells import shown
from protest_core.tables.model import Column, Table
from protest_core.tables.records import table_delimited
from protest_core.tables.upright import upright

LONGEST_COPY = 1_000_000  # letters of CSV: a page with more is slow to open and to send


@dataclass(frozen=True, slots=True)
class PageCell:
    text: str
    numeric: bool
    leads_to: str | None


@dataclass(frozen=True, slots=True)
class PageRow:
    """A row, whose first cell is its head. `is_sum`: whether it sums up the rows above."""

    head: PageCell
    cells: Sequence[PageCell]
    is_sum: bool


@dataclass(frozen=True, slots=True)
class PageTable:
    """A table; `called` is its title, with words that distinguish it from others on the page."""

    name: str
    title: str
    called: str
    heads: Sequence[PageCell]
    rows: Sequence[PageRow]
    latex: str
    csv: str  # a data URL; empty if it would be too long


def page_table(
    table: Table[Any], group: Group, suite: SuiteDescription, places: Anchors
) -> PageTable:
    """Return a table for the page, with copies in the formats of the command."""
    alone = Group([table], group.command, group.notes, group.signatures)
    turned = upright(table)
    rows = [_row(row, turned.shown, places) for row in turned.rows]
    above = len(rows) - turned.summing
    return PageTable(
        table.name,
        table.title,
        _called(table.title, group.title),
        [_head(column, places) for column in turned.shown],
        [*rows[:above], *(replace(row, is_sum=True) for row in rows[above:])],
        "".join(group_as_latex(suite, alone)),
        _csv(table, group),
    )


def _head(column: Column[Any], places: Anchors) -> PageCell:
    head = column.head.replace("\n", " ")
    return PageCell(head, not column.kind.is_text, places.cells.get(head))


def _row(row: Any, columns: Sequence[Column[Any]], places: Anchors) -> PageRow:
    head, *cells = (_cell(column, row, places) for column in columns)
    return PageRow(head, cells, is_sum=False)


def _cell(column: Column[Any], row: Any, places: Anchors) -> PageCell:
    """Return a cell; numbers are never links, whatever systems are called."""
    value = column.value(row)
    leads_to = places.cells.get(value) if column.kind.is_text and isinstance(value, str) else None
    return PageCell(shown(value, column.kind), not column.kind.is_text, leads_to)


def _called(title: str, of_group: str) -> str:
    """Return the full name: several groups have the same tables for different candidates."""
    return title if of_group.lower() in title.lower() else f"{title} ({of_group})"


def _csv(table: Table[Any], group: Group) -> str:
    """Return a data URL of the table for programs, or nothing if it is too long for a page.

    Each row has the signature, which names all categories: it grows with their square.
    """
    several = len(group.signatures) > 1
    marks = {
        f"signature {number}" if several else "signature": each
        for number, each in enumerate(group.signatures, start=1)
    }
    text = ""
    for part in table_delimited(table, ",", marks):
        text += part
        if len(text) > LONGEST_COPY:
            return ""
    return f"data:text/csv;charset=utf-8,{quote(text, errors='backslashreplace')}"
