"""Tables for programs: CSV and TSV."""

from collections.abc import Iterable, Sequence
from itertools import chain

from protest_core.files.delimited import write_delimited
from protest_core.tables.before.model import Cell


def as_delimited(
    columns: Iterable[str], rows: Iterable[Sequence[Cell]], delimiter: str
) -> Iterable[str]:
    """CSV or TSV, a line at a time; numbers are exact, and `None` is an empty cell."""
    texts = (["" if cell is None else str(cell) for cell in row] for row in rows)
    return write_delimited(chain([columns], texts), delimiter)
