"""Rows of CSV and TSV, written so that every reader gives each cell back as it was."""

import re
from collections.abc import Iterable, Iterator


def write_delimited(rows: Iterable[Iterable[str]], delimiter: str) -> Iterator[str]:
    """Yield a line for each row, so that a long table need not be held.

    Python's own writer leaves a carriage return bare before 3.13, and readers take it for the end
    of a row.
    """
    needs_quotes = re.compile(f'[{delimiter}"\r\n]').search
    for row in rows:
        cells = [_quoted(cell) if needs_quotes(cell) else cell for cell in row]
        if len(cells) == 1 and not cells[0].strip():
            cells = [_quoted(cells[0])]  # pandas passes over a line that is blank
        yield delimiter.join(cells) + "\n"


def _quoted(cell: str) -> str:
    return '"' + cell.replace('"', '""') + '"'
