"""The report on a suite directory that was checked, and the columns of its warnings."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from protest_core.errors import Problem
from protest_core.suite.model import Category, SuiteDescription
from protest_core.suite.report_frame import (
    description_columns,
    examples_table,
    extent,
    page_lines,
    report_on,
)
from protest_core.tables.model import Column, Kind, Report, Row, Table

_SYSTEMS: tuple[Column[str], ...] = (Column("", "system", Kind.NAME, lambda name: name),)


@dataclass(frozen=True, slots=True)
class SuiteCheck:
    """A suite directory without errors, in numbers."""

    suite: SuiteDescription
    lines: int
    documents: int
    examples: tuple[tuple[Category, int], ...]
    systems: tuple[str, ...]
    warnings: tuple[Problem, ...]


_SUITE: tuple[Column[SuiteCheck], ...] = (
    *description_columns(lambda checked: checked.suite),
    Column("", "lines", Kind.COUNT, lambda checked: checked.lines),
    Column("", "documents", Kind.COUNT, lambda checked: checked.documents),
)


def suite_report(checked: SuiteCheck) -> Report:
    """Return the contents of a valid suite directory, with warnings in the records."""
    labels = [(category.label, count) for category, count in checked.examples]
    lines = page_lines([extent(checked.lines, checked.documents)], labels, checked.systems)
    suite = Table("suite", "The suite", _SUITE, [checked], lines=lines)
    examples = [(category.id, category.label, count) for category, count in checked.examples]
    return report_on(
        checked.suite,
        "Suite",
        [suite],
        [
            suite,
            examples_table(examples),
            Table("systems", "The systems", _SYSTEMS, checked.systems),
            warnings_table(checked.warnings),
        ],
    )


def warnings_table(warnings: Iterable[Problem]) -> Table[Problem]:
    """Return a table of warnings."""
    return Table("warnings", "Warnings", problem_columns(lambda warning: warning), warnings)


def problem_columns(problem_of: Callable[[Row], Problem]) -> tuple[Column[Row], ...]:
    """Return columns with the place and the message of errors and warnings."""
    return (
        Column("", "file", value=lambda row: problem_of(row).file),
        Column("", "line", Kind.COUNT, lambda row: problem_of(row).line),
        Column("", "column", Kind.COUNT, lambda row: problem_of(row).column),
        Column("", "message", value=lambda row: problem_of(row).message),
    )
