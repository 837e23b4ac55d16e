"""Read what reports show and where their numbers lead, for tests of all of them."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.tables.cells import shown
from protest_core.tables.model import Cell, Few, Kind, Range, Report, Table


def check_counts_open_as_many(project: Project, report: Report) -> int:
    """Check that each count that can be opened leads to as many candidates; return how many can.

    While something is open, it leads to all that may be counted.
    """
    opened = 0
    asked: dict[Hashable, Sequence[CandidateId]] = {}  # tables and records ask the same
    for table in (*report.tables, *report.records):
        for row in table.rows:
            for column in table.columns:
                if column.opens is None or column.kind not in {Kind.COUNT, Kind.BASE}:
                    continue
                value, query = _most(column.value(row)), column.opens(row)
                place = (table.name, column.head or column.key)
                if not isinstance(value, int):  # an average is of many
                    continue
                assert value or query is None, place  # of nothing there is nothing to open
                if query is None:
                    continue
                question = _question(query.find)
                if question not in asked:
                    asked[question] = query.find(project=project)
                found = asked[question]
                assert len(found) == len(set(found)) == value, place
                assert query.of, place
                opened += 1
    return opened


def _question(find: Callable[..., object]) -> Hashable:
    """Return what is equal for equal questions: partial functions are equal to themselves only."""
    if isinstance(find, partial):
        keywords = frozenset((name, _hashable(value)) for name, value in find.keywords.items())
        return find.func, tuple(map(_hashable, find.args)), keywords
    return find


def _hashable(value: object) -> Hashable:
    return tuple(value) if isinstance(value, list) else value


def _most(value: Cell) -> Cell:
    match value:
        case Few():
            return _most(value.value)
        case Range():
            return value.high
        case _:
            return value


def cells(table: Table[Any]) -> list[list[str]]:
    """Return what people see in a table, row by row."""
    return [[shown(each.value(row), each.kind) for each in table.shown] for row in table.rows]


def heads(table: Table[Any]) -> list[str]:
    return [each.head for each in table.shown]
