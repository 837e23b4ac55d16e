"""Reports for pull requests, notes and web pages: tables of GitHub's Markdown."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from protest_core.errors import printable
from protest_core.tables.cells import shown
from protest_core.tables.model import Report, Table

# Marks of Markdown, and the beginning of entities: behind a backslash each is itself.
_MARKS = re.compile(r"([\\`*_\[\]<>|~&])")
# At the beginning of a line these begin a list, a heading, or a line below a heading.
_BEGINNING = re.compile(r"^(\d{1,9}(?=[.)])|)([-+#=.)])")


def as_markdown(report: Report, _width: int) -> Iterator[str]:
    """Yield the tables, with caveats above them and notes and signatures below."""
    between = ""
    for part in _parts(report):
        yield f"{between}{part}"
        between = "\n"


def _parts(report: Report) -> Iterator[str]:
    for line in (*report.heading, *report.caveats):
        yield _line(line)
    if report.empty:
        yield _line(report.empty)
        return
    for table in report.tables:
        yield f"**{_escaped(table.title)}**\n"
        yield markdown_table(table)
        for line in table.below:
            if line not in report.notes:
                yield _line(line)
    for note in report.notes:
        yield _line(note)
    for signature in report.signatures.values():
        yield f"`` {printable(signature)} ``\n"


def markdown_table(table: Table[Any]) -> str:
    """Return a table with its head, figures on the right."""
    columns = table.shown
    heads = [each.head for each in columns]
    rows = [[shown(each.value(row), each.kind) for each in columns] for row in table.rows]
    ruler = ["---" if each.kind.is_text else "--:" for each in columns]
    lines = [_row(map(_escaped, heads)), _row(ruler), *(_row(map(_escaped, row)) for row in rows)]
    return "".join(lines)


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def _line(sentence: str) -> str:
    escaped = _escaped(sentence)
    return _BEGINNING.sub(r"\1\\\2", escaped) + "\n"


def _escaped(text: str) -> str:
    """Return text on one line, with its marks as characters."""
    return _MARKS.sub(r"\\\1", printable(" ".join(text.split())))
