"""Tables for a terminal."""

import io
from collections.abc import Iterable, Sequence
from textwrap import fill

from protest_core.errors import printable
from protest_core.tables.before.cells import GAP, cell_text, width_of
from protest_core.tables.before.model import Table

_GAP = 2  # between columns


def in_blocks(table: Table, width: int) -> Iterable[Table]:
    """As many columns side by side as the page holds, each block with the first column."""
    first, *others = range(len(table.columns))
    widths = [
        width_of(column, (row[at] for row in table.rows)) for at, column in enumerate(table.columns)
    ]
    some: list[int] = []
    for at in others:
        used = widths[first] + sum(GAP + widths[each] for each in (*some, at))
        if some and used > width:
            yield _block(table, [first, *some])
            some = []
        some.append(at)
    yield _block(table, [first, *some])


def _block(table: Table, places: Sequence[int]) -> Table:
    rows = [tuple(row[at] for at in places) for row in table.rows]
    return Table(table.title, tuple(table.columns[at] for at in places), rows)


def signature_line(signature: str) -> str:
    """Never folded: it is there to be copied."""
    return f"\n{signature}\n"


def paragraph(text: str, width: int, *, indent: str = "", first: str = "") -> str:
    """Return the text folded between words, for a terminal: tokens have hyphens and stay whole.

    `first` stands before its first line, `indent` before the others.
    """
    folded = fill(
        printable(text),
        width,
        initial_indent=first,
        subsequent_indent=indent,
        break_on_hyphens=False,
    )
    return folded + "\n"


def as_text(table: Table, *, width: int) -> str:
    """For a terminal: what does not fit is folded inside its cell, never cut."""
    from rich import box  # 0.1 s that most commands do not need
    from rich.console import Console
    from rich.table import Table as RichTable
    from rich.text import Text

    shown = RichTable(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    titles = [printable(column.title, lines=True) for column in table.columns]
    rows = [[cell_text(cell) for cell in row] for row in table.rows]
    widths = _widths([titles, *rows], width)
    for column, title, wide in zip(table.columns, titles, widths, strict=True):
        justify = "right" if column.numeric else "left"
        shown.add_column(Text(title), justify=justify, overflow="fold", width=wide)  # type: ignore[arg-type]
    for row in rows:
        shown.add_row(*map(Text, row))
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(Text(printable(table.title)), shown, sep="\n")
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _widths(rows: Sequence[Sequence[str]], width: int) -> Sequence[int | None]:
    """Return how wide columns are where some must fold: no word is, but the longest if need be."""
    from rich.cells import cell_len

    whole, words = [], []
    for column in zip(*rows, strict=True):
        whole.append(max(cell_len(line) for cell in column for line in cell.split("\n")))
        words.append(max(cell_len(word) for cell in column for word in cell.split() or [""]))
    room = width - _GAP * (len(rows[0]) - 1)
    if sum(whole) <= room or room < len(words):
        return [None] * len(words)
    longest = max(words)
    while sum(min(word, longest) for word in words) > room:
        longest -= 1
    least = [min(word, longest) for word in words]
    spare, wished = room - sum(least), sum(whole) - sum(least)
    return [word + (line - word) * spare // wished for word, line in zip(least, whole, strict=True)]
