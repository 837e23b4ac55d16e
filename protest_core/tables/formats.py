"""The formats of reports: each is declared here, and offered wherever it fits.

Commands list them for their options, so nothing that writes is imported before it is needed.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import TYPE_CHECKING

from protest_core.translatable import Text

if TYPE_CHECKING:
    from protest_core.tables.model import Report


@dataclass(frozen=True, slots=True)
class Format:
    """A way to write reports.

    `shown`: its name as people write it. `suffix`: the end of a file's name, with its dot.
    `writer`: the function that yields a report in pieces, by its name; it gets the width of lines,
    too. `of_tables`: offered for tables that people read. `of_rows`: offered for long tables that
    programs read; it has the rows alone, without notes.
    """

    shown: Text | str
    suffix: str
    writer: str
    of_tables: bool = True
    of_rows: bool = False


# By the value of `--format`, in the order in which they are offered.
FORMATS: dict[str, Format] = {
    "text": Format(Text("Text"), ".txt", "protest_core.tables.text:as_text"),
    "json": Format("JSON", ".json", "protest_core.tables.records:as_json"),
    "csv": Format("CSV", ".csv", "protest_core.tables.records:as_csv", of_rows=True),
    "tsv": Format("TSV", ".tsv", "protest_core.tables.records:as_tsv", of_rows=True),
    "latex": Format("LaTeX", ".tex", "protest_core.tables.latex:as_latex"),
    "markdown": Format("Markdown", ".md", "protest_core.tables.markdown:as_markdown"),
    "jsonl": Format(
        *("JSON Lines", ".jsonl", "protest_core.tables.records:as_json_lines"),
        of_tables=False,
        of_rows=True,
    ),
}


def table_formats() -> tuple[str, ...]:
    return tuple(name for name, each in FORMATS.items() if each.of_tables)


def row_formats() -> tuple[str, ...]:
    return tuple(name for name, each in FORMATS.items() if each.of_rows)


def render(report: "Report", how: str, *, width: int = 80) -> Iterable[str]:
    """Yield the report in pieces, so that a long one is not held in memory."""
    write: Callable[[Report, int], Iterable[str]] = resolve_name(FORMATS[how].writer)
    return write(report, width)
