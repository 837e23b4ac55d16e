"""How metrics go with people's scores over systems, from a table that somebody brings."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from protest_core.errors import RefusedError
from protest_core.formats.figures import Figures, read_figures
from protest_core.formats.problems import ProblemList, quoted
from protest_core.operations.file_signature import signature_of_files
from protest_core.operations.table_kinds import TableKind
from protest_core.statistics import Correlation, Williams, pearson, spearman, williams


@dataclass(frozen=True, slots=True)
class MetricCorrelation:
    """Of one metric with people."""

    metric: str
    pearson: Correlation
    spearman: Correlation


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

    def of(column: str) -> list[float]:
        return [each for system in systems if (each := numbers[column][system]) is not None]

    found = tuple(
        MetricCorrelation(metric, pearson(of(metric), of(people)), spearman(of(metric), of(people)))
        for metric in metrics
    )
    between = pearson(of(metrics[0]), of(metrics[1])) if len(metrics) > 1 else None
    test = _williams(found, between, len(systems))
    values = {column: tuple(of(column)) for column in numbers}
    return Correlated(people, found, between, test, systems, left_out, values)


def _left_out(figures: Figures, columns: Sequence[str]) -> Iterator[LeftOut]:
    for row in figures.rows:
        empty = tuple(column for column in columns if not row.cells[column])
        if empty:
            yield LeftOut(row.name, row.line, empty)


def _williams(
    found: Sequence[MetricCorrelation], between: Correlation | None, n: int
) -> Williams | None:
    if between is None or between.r is None:
        return None
    one, other = (each.pearson.r for each in found)
    return None if one is None or other is None else williams(one, other, between.r, n)
