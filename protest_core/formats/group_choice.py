"""Reads back the table of proposed it/they groups, in which a person has taken some."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from protest_core.building.available import GroupKey, Inventory
from protest_core.errors import Problem
from protest_core.formats.built_suite import GROUP_COLUMNS
from protest_core.formats.problems import ProblemList, quoted
from protest_core.formats.table_rows import Columns, read_rows

_NEEDED = ("take", "part", "document", "chain")
_ANSWERS = {"yes": True, "no": False}


def read_taken_groups(path: Path) -> Mapping[GroupKey, int]:
    """Those with `yes` under `take`, and their lines; raises with every mistake."""
    problems = ProblemList()
    taken = {}
    for row in read_rows(path, path.name, _COLUMNS, problems):
        part, document, chain = (row.values.get(column, "") for column in _NEEDED[1:])
        if row.values.get("take"):
            taken[part, document, chain] = row.line
    problems.refuse_if_any(f"The table {path}")
    return taken


def groups_that_fit_nothing(
    path: Path, taken: Mapping[GroupKey, int], inventory: Inventory
) -> Iterator[Problem]:
    """They are told: a table of an earlier build may speak of other documents."""
    there = {group.key for group in inventory.groups}
    for key, line in taken.items():
        if key not in there:
            part, document, chain = map(quoted, key)
            message = (
                f"‘yes’ fits nothing here: no pronoun among the examples is in the chain {chain} "
                f"of the document {document} of {part}"
            )
            yield Problem(path.name, message, line)


def _answer(cell: str) -> bool:
    if cell.lower() not in _ANSWERS:
        raise ValueError(f"{quoted(cell)} is neither ‘yes’ nor ‘no’")
    return _ANSWERS[cell.lower()]


_COLUMNS = Columns(
    cells={"take": _answer, "part": str, "document": str, "chain": str},
    json={"take": bool, "part": str, "document": str, "chain": str},
    required=_NEEDED,
    not_read=[column for column in GROUP_COLUMNS if column not in _NEEDED],
    may_be_short=True,
    may_have_no_row=True,
)
