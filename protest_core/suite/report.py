"""The report on a suite directory that was checked, and the columns of its warnings."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from protest_core.errors import Problem
from protest_core.suite.model import Category, SuiteDescription
from protest_core.suite.report_frame import (
    Fact,
    description_columns,
    examples_table,
    extent,
    page_lines,
    report_on,
)
from protest_core.tables.model import Column, Kind, Report, Row, Table
from protest_core.translatable import Text

_SYSTEMS: tuple[Column[str], ...] = (Column("", "system", Kind.NAME, lambda name: name),)


@dataclass(frozen=True, slots=True)
class SuiteCheck:
    """A suite directory without errors, in numbers.

    `guidelines`: the version of its own guidelines, if it has any; `questions`: the ids of the
    further questions that they ask.
    """

    suite: SuiteDescription
    lines: int
    documents: int
    examples: tuple[tuple[Category, int], ...]
    systems: tuple[str, ...]
    warnings: tuple[Problem, ...]
    guidelines: str | None = None
    questions: tuple[str, ...] = ()


_SUITE: tuple[Column[SuiteCheck], ...] = (
    *description_columns(lambda checked: checked.suite),
    Column("", "lines", Kind.COUNT, lambda checked: checked.lines),
    Column("", "documents", Kind.COUNT, lambda checked: checked.documents),
    Column("", "guidelines", value=lambda checked: checked.guidelines),
    Column("", "questions", value=lambda checked: list(checked.questions)),
)


def suite_report(checked: SuiteCheck) -> Report:
    """Return the contents of a valid suite directory, with warnings in the records."""
    labels = [(category.label, count) for category, count in checked.examples]
    facts = [extent(checked.lines, checked.documents), *_guidelines(checked)]
    lines = page_lines(facts, labels, checked.systems)
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


def _guidelines(checked: SuiteCheck) -> Iterator[Fact]:
    if checked.guidelines is not None:
        asked = ", ".join(checked.questions) or Text("no further questions")
        yield Text("Guidelines"), Text("{0}: {1}").format(checked.guidelines, asked)


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
