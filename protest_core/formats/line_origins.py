"""Reads `lines.tsv`: which sentences of a corpus each line of a built suite is made of."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from protest_core.building.account import LineOrigin
from protest_core.formats.built_suite import LINES
from protest_core.formats.problems import ProblemList, quoted
from protest_core.formats.table_rows import Columns, read_rows

_NUMBERS = re.compile("(?:[0-9]{1,9}(?: [0-9]{1,9})*)?")


def read_line_origins(directory: Path, problems: ProblemList) -> tuple[LineOrigin, ...]:
    """Of a suite, line by line; only those that were built from a corpus have such a table."""
    path = directory / LINES
    if directory.is_dir() and not path.exists():
        message = "the file is missing; only a suite built from a corpus has it. Build it again"
        problems.add(LINES, message)
        return ()
    origins: list[LineOrigin] = []
    for row in read_rows(path, LINES, _COLUMNS, problems):
        if row.values.get("line") != len(origins):
            message = f"here should be line {len(origins)} of the suite; build it again"
            problems.add(LINES, message, line=row.line)
            break
        origins.append(_origin(row.values))
    return tuple(origins)


def _origin(values: Mapping[str, Any]) -> LineOrigin:
    nothing = range(0)
    return LineOrigin(
        values.get("part", ""),
        values.get("document", ""),
        values.get("source_sentences", nothing),
        values.get("reference_sentences", nothing),
    )


def _number(cell: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", cell):
        raise ValueError(f"{quoted(cell)} is no whole number")
    return int(cell)


def _sentences(cell: str) -> range:
    numbers = [int(number) for number in cell.split()] if _NUMBERS.fullmatch(cell) else []
    found = range(numbers[0], numbers[-1] + 1) if numbers else range(0)
    if not numbers or list(found) != numbers:
        raise ValueError(f"{quoted(cell)} is not a row of numbers that follow each other")
    return found


_REQUIRED = ("line", "part", "document", "source_sentences", "reference_sentences")
_COLUMNS = Columns(
    cells={
        "line": _number,
        "part": str,
        "document": str,
        "source_sentences": _sentences,
        "reference_sentences": _sentences,
    },
    json={
        "line": int,
        "part": str,
        "document": str,
        "source_sentences": range,
        "reference_sentences": range,
    },
    required=_REQUIRED,
    never_empty=("line", "document"),
)
