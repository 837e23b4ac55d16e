"""Tables on the page, with cells that lead somewhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote

from protest_core.report_page.html.anchors import Places
from protest_core.report_page.model import Group, ShownTable, group_as_latex
from protest_core.suite.model import SuiteDescription
from protest_core.tables.before.cells import cell_text
from protest_core.tables.before.model import Cell, Column
from protest_core.tables.before.records import as_delimited

_SUMS = frozenset(
    {"total", "average", "average %", "all systems", "all", "pronouns", "antecedents"}
)


@dataclass(frozen=True, slots=True)
class PageCell:
    text: str
    numeric: bool
    leads_to: str | None


@dataclass(frozen=True, slots=True)
class PageRow:
    """The first cell says what the row is of. `is_sum`: of what the rows above are."""

    head: PageCell
    cells: Sequence[PageCell]
    is_sum: bool


@dataclass(frozen=True, slots=True)
class PageTable:
    """`called`: its title, and what else tells it from the other tables of the page."""

    name: str
    title: str
    called: str
    heads: Sequence[PageCell]
    rows: Sequence[PageRow]
    latex: str
    csv: str  # an address that holds it


def page_table(
    shown: ShownTable, group: Group, suite: SuiteDescription, places: Places
) -> PageTable:
    table = shown.table
    alone = Group([shown], group.command, group.notes, group.signatures)
    return PageTable(
        shown.name,
        table.title,
        _called(table.title, group.title),
        [_head(column, places) for column in table.columns],
        [_row(row, table.columns, places) for row in table.rows],
        "".join(group_as_latex(suite, alone)),
        _csv(shown, group),
    )


def _head(column: Column, places: Places) -> PageCell:
    return PageCell(column.title, column.numeric, places.cells.get(column.title))


def _row(row: Sequence[Cell], columns: Sequence[Column], places: Places) -> PageRow:
    head, *cells = (
        PageCell(cell_text(cell), column.numeric, _place(cell, column, places))
        for cell, column in zip(row, columns, strict=True)
    )
    return PageRow(head, cells, row[0] in _SUMS)


def _place(cell: Cell, column: Column, places: Places) -> str | None:
    """A number is no name, whatever systems are called."""
    return None if column.numeric or not isinstance(cell, str) else places.cells.get(cell)


def _called(title: str, of_group: str) -> str:
    """Some groups have the same tables, of other candidates."""
    return title if of_group.lower() in title.lower() else f"{title} ({of_group})"


def _csv(shown: ShownTable, group: Group) -> str:
    """What it shows, for programs; the signature stands in each row, as in all our files."""
    table = shown.table
    marks = _signature_titles(len(group.signatures))
    titles = [*told_apart([column.title for column in table.columns]), *marks]
    rows = ([*_for_programs(row, table.columns), *group.signatures] for row in table.rows)
    text = "".join(as_delimited(titles, rows, ","))
    return f"data:text/csv;charset=utf-8,{quote(text, errors='backslashreplace')}"


def _signature_titles(signatures: int) -> list[str]:
    if signatures == 1:
        return ["signature"]
    return [f"signature {number}" for number in range(1, signatures + 1)]


def told_apart(titles: Sequence[str]) -> list[str]:
    """Each with the one before it that it belongs to, where several are called the same."""
    found, owner = [], ""
    for title in titles:
        several = titles.count(title) > 1
        owner = owner if several else title
        found.append(f"{owner} {title}".strip() if several else title)
    return found


def _for_programs(row: Sequence[Cell], columns: Sequence[Column]) -> list[str]:
    """They read a hyphen as a minus, and nothing else; names keep their signs."""
    return [
        cell_text(cell).replace("−", "-") if column.numeric else cell_text(cell)
        for cell, column in zip(row, columns, strict=True)
    ]
