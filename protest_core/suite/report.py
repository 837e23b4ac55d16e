"""The report on a checked suite directory, and the columns that other reports share with it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from protest_core.errors import Problem
from protest_core.suite.model import Category, SuiteDescription
from protest_core.suite.report_frame import report_on
from protest_core.tables.model import Column, Kind, Report, Row, Table
from protest_core.translatable import Text

Fact = tuple[str, str]  # name and value
_Examples = tuple[str, str, int]  # id and label of a category, and its number of examples

_EXAMPLES: tuple[Column[_Examples], ...] = (
    Column("", "category", Kind.NAME, lambda row: row[0]),
    Column("", "label", Kind.NAME, lambda row: row[1]),
    Column("", "examples", Kind.COUNT, lambda row: row[2]),
)
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


def suite_report(found: SuiteCheck) -> Report:
    """Return the contents of a valid suite directory, with warnings in the records."""
    labels = [(category.label, count) for category, count in found.examples]
    lines = page_lines([extent(found.lines, found.documents)], labels, found.systems)
    suite = Table("suite", "The suite", _SUITE, [found], lines=lines)
    examples = [(category.id, category.label, count) for category, count in found.examples]
    return report_on(
        found.suite,
        "Suite",
        [suite],
        [
            suite,
            examples_table(examples),
            Table("systems", "The systems", _SYSTEMS, found.systems),
            warnings_table(found.warnings),
        ],
    )


def extent(lines: int, documents: int) -> Fact:
    """Return the size of a suite."""
    in_documents = Text("%n documents", "", documents, one="%n document")
    return Text("Lines"), Text("{0} in {1}").format(f"{lines:,}", in_documents)


def page_lines(
    facts: Iterable[Fact], examples: Sequence[tuple[str, int]], systems: Sequence[str]
) -> Iterator[str]:
    """Yield facts, the numbers of examples by label, and systems as a short page."""
    yield from (f"{name}: {value}" for name, value in facts)
    yield f"Examples: {sum(count for _, count in examples):,}"
    yield from (f"{count:7,}  {category}" for category, count in examples)
    yield f"Systems: {len(systems)}" if systems else "Systems: none"
    yield from (f"         {line}" for system in systems for line in system.splitlines())


def description_columns(suite_of: Callable[[Row], SuiteDescription]) -> tuple[Column[Row], ...]:
    """Return columns of a suite's description, beyond those of every report."""
    return (
        Column("", "source_language", Kind.NAME, lambda row: suite_of(row).source_language),
        Column("", "target_language", Kind.NAME, lambda row: suite_of(row).target_language),
        Column("", "licence", value=lambda row: suite_of(row).licence),
        Column("", "citation", value=lambda row: suite_of(row).citation),
        Column("", "description", value=lambda row: suite_of(row).description),
    )


_SUITE: tuple[Column[SuiteCheck], ...] = (
    *description_columns(lambda found: found.suite),
    Column("", "lines", Kind.COUNT, lambda found: found.lines),
    Column("", "documents", Kind.COUNT, lambda found: found.documents),
)


def examples_table(examples: Iterable[_Examples]) -> Table[_Examples]:
    """Return the numbers of examples by category."""
    return Table("examples", "Examples by category", _EXAMPLES, examples)


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
