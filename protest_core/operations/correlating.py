"""How metrics go with people's scores over systems, from a table that somebody brings."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from protest_core.errors import RefusedError
from protest_core.formats.figures import Figures, read_figures
from protest_core.formats.problems import ProblemList, quoted
from protest_core.operations.file_signature import signature_of_files
from protest_core.operations.metric_columns import (
    MetricCorrelation,
    compare_metrics,
    correlation_with,
)
from protest_core.operations.table_kinds import TableKind
from protest_core.statistics import Correlation, Williams


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A row in which something is missing."""

    system: str
    line: int
    columns: tuple[str, ...]  # that are empty


@dataclass(frozen=True, slots=True)
class Correlated:
    """One metric, or two on the same systems; then `williams` compares Pearson's of both."""

    people: str
    metrics: tuple[MetricCorrelation, ...]
    between: Correlation | None  # Pearson's of the two metrics
    williams: Williams | None  # without, where a correlation is undefined
    systems: tuple[str, ...]
    left_out: tuple[LeftOut, ...]
    values: Mapping[str, tuple[float, ...]] = field(default_factory=dict)  # by column
    signature: str = ""  # of a file's


def correlate(
    *, path: Path, metric: str, people: str, other_metric: str | None = None
) -> Correlated:
    """From a table with a row for each system; or an `InputError` with all that is wrong in it."""
    metrics = [metric, *([] if other_metric is None else [other_metric])]
    columns = [*metrics, people]
    doubled = next((each for each in columns if columns.count(each) > 1), None)
    if doubled is not None:
        raise RefusedError(f"{quoted(doubled)} is named twice. Name different columns.")
    problems = ProblemList()
    figures = read_figures(path, path.name, problems)
    if figures is not None:
        for column in columns:
            figures.numbers(column)  # what is wrong with one must not hide the others
    problems.refuse_if_any(path.name)
    assert figures is not None  # noqa: S101 — or there would be a mistake
    signature = signature_of_files(
        TableKind.CORRELATION, path.name, [path], metrics=metrics, people=[people]
    )
    return replace(correlate_columns(figures, metrics, people), signature=signature)


def correlate_columns(figures: Figures, metrics: Sequence[str], people: str) -> Correlated:
    """Of a table without mistakes, over the rows in which nothing of it is missing."""
    numbers = {column: figures.numbers(column) for column in (*metrics, people)}
    left_out = tuple(_left_out(figures, (*metrics, people)))
    missing = {each.system for each in left_out}
    systems = tuple(row.name for row in figures.rows if row.name not in missing)

    def of(column: str) -> dict[str, float]:
        found = numbers[column]
        return {each: figure for each in systems if (figure := found[each]) is not None}

    columns = {column: of(column) for column in numbers}
    theirs = columns[people]
    found = tuple(correlation_with(each, columns[each], theirs) for each in metrics)
    pair = (
        compare_metrics((metrics[0], metrics[1]), columns[metrics[0]], columns[metrics[1]], theirs)
        if len(metrics) > 1
        else None
    )
    between, test = (pair.between, pair.williams) if pair else (None, None)
    values = {column: tuple(of_column.values()) for column, of_column in columns.items()}
    return Correlated(people, found, between, test, systems, left_out, values)


def _left_out(figures: Figures, columns: Sequence[str]) -> Iterator[LeftOut]:
    for row in figures.rows:
        empty = tuple(column for column in columns if not row.cells[column])
        if empty:
            yield LeftOut(row.name, row.line, empty)
