"""Read `heads-to-check.tsv`: antecedents whose head should be checked by hand."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from protest_core.files.problems import ProblemList
from protest_core.files.table_rows import Columns, read_rows
from protest_core.suite.model import Antecedent

_SPAN = re.compile(r"([0-9]{1,9})-([0-9]{1,9})")
_REQUIRED = ("example", "line", "span")


@dataclass(frozen=True, slots=True)
class HeadToCheck:
    """An antecedent as the builder found it; after a change it counts as checked."""

    example: int
    antecedent: Antecedent
    why: str
    row: int = 0  # its line in the file, from 1


def read_heads_to_check(path: Path, name: str, problems: ProblemList) -> tuple[HeadToCheck, ...]:
    """Return the heads to check; none if the file is missing: only some builders write it."""
    if not path.exists():
        return ()
    rows = read_rows(path, name, _COLUMNS, problems)
    return tuple(_head(row.values, row.line) for row in rows if set(_REQUIRED) <= set(row.values))


def _head(values: Mapping[str, Any], row: int) -> HeadToCheck:
    start, end = values["span"]
    antecedent = Antecedent(values["line"], start, end, values.get("head"))
    return HeadToCheck(values["example"], antecedent, values.get("why", ""), row)


def without_rows(content: bytes, rows: Collection[int]) -> bytes:
    """Return the file's content without the rows that are checked; other lines are unchanged."""
    lines = content.split(b"\n")
    return b"\n".join(line for number, line in enumerate(lines, 1) if number not in rows)


def _number(cell: str) -> int:
    if not re.fullmatch("[0-9]{1,19}", cell):
        raise ValueError(f"‘{cell[:60]}’ is no whole number")
    return int(cell)


def _span(cell: str) -> tuple[int, int]:
    match = _SPAN.fullmatch(cell)
    if match is None:
        raise ValueError(f"‘{cell[:60]}’ is no span; write start-end, like 3-5")
    return int(match[1]), int(match[2])


_COLUMNS = Columns(
    cells={"example": _number, "line": _number, "span": _span, "head": _number, "why": str},
    json={"example": int, "line": int, "span": tuple[int, int], "head": int, "why": str},
    required=_REQUIRED,
    never_empty=_REQUIRED,
    not_read=("antecedent", "words", "head_word"),
    may_have_no_row=True,
)
