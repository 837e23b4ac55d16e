"""Reports for a terminal."""

import io
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby
from textwrap import fill
from typing import Any

from protest_core.errors import printable
from protest_core.tables.cells import shown
from protest_core.tables.model import Report, Table

_GAP = 2  # between columns


def as_text(report: Report, width: int) -> Iterator[str]:
    """Yield the report in pieces, its parts separated by blank lines."""
    between = ""
    for part in _parts(report, width):
        yield between
        yield from part
        between = "\n"


def _parts(report: Report, width: int) -> Iterator[Iterable[str]]:
    """Yield the parts; the signature is never folded, because people copy it."""
    if above := [*report.heading, *report.caveats]:
        yield [paragraph(line, width) for line in above]
    if report.empty:
        yield [paragraph(report.empty, width)]
        return
    for table in report.tables:
        yield chain(
            [table_text(table, width)]
            if table.lines is None
            else (paragraph(line, width, indent="    ") for line in table.lines),
            (paragraph(line, width) for line in table.below if line not in report.notes),
        )
    if report.notes:
        yield [paragraph(note, width) for note in report.notes]
    if report.signatures:
        yield [printable(each) + "\n" for each in report.signatures.values()]


def paragraph(text: str, width: int, *, indent: str = "", first: str = "") -> str:
    """Return the text folded between words only: tokens have hyphens and stay whole.

    `first` precedes its first line, `indent` the others.
    """
    folded = fill(
        printable(text),
        width,
        initial_indent=first,
        subsequent_indent=indent,
        break_on_hyphens=False,
    )
    return folded + "\n"


def table_text(table: Table[Any], width: int) -> str:
    """Return a table whose cells are folded if they do not fit, and never cut."""
    columns = table.shown
    heads = [printable(each.head, lines=True) for each in columns]
    rows = [[shown(each.value(row), each.kind) for each in columns] for row in table.rows]
    numeric = [not each.kind.is_text for each in columns]
    if table.grouped:
        return "\n".join(
            _grid(
                f"{table.title} ({heads[0]}: {first})",
                heads[1:],
                [others for _, *others in group],
                numeric[1:],
                width,
            )
            for first, group in groupby(rows, key=lambda row: row[0])
        )
    places: list[Sequence[int]] = [range(len(columns))]
    if table.blocks:
        places = [*_blocks(_widths([heads, *rows]), width)]
    return "\n".join(
        _grid(
            table.title,
            [heads[at] for at in block],
            [[row[at] for at in block] for row in rows],
            [numeric[at] for at in block],
            width,
        )
        for block in places
    )


def _blocks(widths: Sequence[int], width: int) -> Iterator[Sequence[int]]:
    """Yield as many columns as fit side by side on the page, each time with the first one."""
    block = [0]
    for at in range(1, len(widths)):
        used = sum(widths[each] for each in (*block, at)) + _GAP * len(block)
        if len(block) > 1 and used > width:
            yield block
            block = [0]
        block.append(at)
    yield block


def _grid(
    title: str,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    numeric: Sequence[bool],
    width: int,
) -> str:
    from rich import box  # takes 0.1 s that most commands do not need
    from rich.console import Console
    from rich.table import Table as RichTable
    from rich.text import Text as RichText

    grid = RichTable(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    widths = _fitted_widths([heads, *rows], width)
    for head, is_number, wide in zip(heads, numeric, widths, strict=True):
        justify = "right" if is_number else "left"
        grid.add_column(RichText(head), justify=justify, overflow="fold", width=wide)  # type: ignore[arg-type]
    for row in rows:
        grid.add_row(*map(RichText, row))
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(RichText(printable(title)), grid, sep="\n")
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _widths(rows: Sequence[Sequence[str]]) -> list[int]:
    from rich.cells import cell_len

    return [
        max(cell_len(line) for cell in column for line in cell.split("\n"))
        for column in zip(*rows, strict=True)
    ]


def _fitted_widths(rows: Sequence[Sequence[str]], width: int) -> Sequence[int | None]:
    """Return the widths of columns if some must fold; only the longest word is ever broken."""
    from rich.cells import cell_len

    whole = _widths(rows)
    words = [
        max(cell_len(word) for cell in column for word in cell.split() or [""])
        for column in zip(*rows, strict=True)
    ]
    room = width - _GAP * (len(words) - 1)
    if sum(whole) <= room or room < len(words):
        return [None] * len(words)
    longest = max(words)
    while sum(min(word, longest) for word in words) > room:
        longest -= 1
    least = [min(word, longest) for word in words]
    spare, wished = room - sum(least), sum(whole) - sum(least)
    return [word + (line - word) * spare // wished for word, line in zip(least, whole, strict=True)]
