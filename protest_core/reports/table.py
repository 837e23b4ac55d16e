"""A table as a value, and how it is written for people, for programs and for papers."""

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from textwrap import fill

from protest_core.delimited import write_delimited
from protest_core.errors import printable
from protest_core.reports.latex_signs import escape_latex, typed

Cell = str | int | float | None


class Format(StrEnum):
    """How a table is written."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"
    TSV = "tsv"
    LATEX = "latex"


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


def as_delimited(
    columns: Iterable[str], rows: Iterable[Sequence[Cell]], delimiter: str
) -> Iterable[str]:
    """CSV or TSV, a line at a time; numbers are exact, and `None` is an empty cell."""
    texts = (["" if cell is None else str(cell) for cell in row] for row in rows)
    return write_delimited(chain([columns], texts), delimiter)


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


_GAP = 2  # between columns


def as_latex(table: Table) -> str:
    """A booktabs tabular."""
    alignment = "".join("r" if column.numeric else "l" for column in table.columns)
    head = _latex_row([column.title for column in table.columns])
    body = "".join(map(_latex_row, table.rows))
    return (
        f"{latex_comment(table.title)}\\begin{{tabular}}{{{alignment}}}\n\\toprule\n{head}\\midrule\n"
        f"{body}\\bottomrule\n\\end{{tabular}}\n{''.join(map(latex_below, table.below))}"
    )


def latex_below(sentence: str) -> str:
    return f"\\par{{\\footnotesize {escape_latex(printable(sentence))}}}\n"


def latex_comment(text: str) -> str:
    """One line, whatever the text holds: a second one would be typeset."""
    return latex_verbatim(typed(text))


def latex_verbatim(text: str) -> str:
    """The same of what is there to be copied: no sign of it may change."""
    return f"% {printable(' '.join(text.split()))}\n"


def latex_legend(table: Table, note: str) -> str:
    """A line below the tabular, or for its caption, that says what its first sign means."""
    sign = note.partition(" ")[0]
    marked = any(str(cell).endswith(sign) for row in table.rows for cell in row)
    return latex_below(note) if marked else ""


def _latex_row(row: Sequence[Cell]) -> str:
    first, *others = (escape_latex(cell_text(cell)) for cell in row)
    if first.startswith(("[", "*")):
        # The `\\` or rule above would take these for an option of its own.
        first = f"{{{first[0]}}}{first[1:]}"
    return " & ".join([first, *others]) + " \\\\\n"


def cell_text(cell: Cell) -> str:
    if cell is None:
        return ""
    return with_minus(f"{cell:z.1f}") if isinstance(cell, float) else printable(str(cell))


def with_minus(number: str) -> str:
    """A hyphen is none; programs, which read hyphens, get CSV, TSV or JSON."""
    return number.replace("-", "−")
