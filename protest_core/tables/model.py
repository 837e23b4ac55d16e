"""A table as a value, and how it is written for people, for programs and for papers."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

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
