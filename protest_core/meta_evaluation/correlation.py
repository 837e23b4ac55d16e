"""Correlation of metrics with human scores over systems, from a table of figures."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path

from protest_core.errors import RefusedError
from protest_core.files.problems import ProblemList, quoted
from protest_core.meta_evaluation.system_scores_file import (
    UNDEFINED,
    FigureRows,
    is_figure,
    read_figures,
)
from protest_core.signatures.signature import TableKind, signature_of_files
from protest_core.statistics.correlation import Correlation, Williams, pearson, spearman, williams
from protest_core.translatable import Text

FigureColumn = Mapping[str, float | None]  # by system


@dataclass(frozen=True, slots=True)
class RowLeftOut:
    """A row left out because figures are missing."""

    system: str
    line: int
    columns: tuple[str, ...]  # columns without a figure: empty, or those below
    undefined: tuple[str, ...] = ()  # columns in which the cell says "undefined"


@dataclass(frozen=True, slots=True)
class MetricCorrelation:
    """The correlation of one metric with people."""

    metric: str
    pearson: Correlation
    spearman: Correlation


@dataclass(frozen=True, slots=True)
class MetricPair:
    """The correlations of two metrics over the systems with figures of both and of people.

    `williams` tests whether they correlate differently with people; `None` if one is undefined.
    """

    first: MetricCorrelation
    second: MetricCorrelation
    between: Correlation
    williams: Williams | None


@dataclass(frozen=True, slots=True)
class Correlated:
    """Each metric's correlation over the systems that have its figure; `pair`: of two metrics."""

    people: str
    metrics: tuple[MetricCorrelation, ...]
    pair: MetricPair | None
    systems: tuple[str, ...]  # systems without a missing figure
    left_out: tuple[RowLeftOut, ...]
    columns: Mapping[str, FigureColumn] = field(default_factory=dict)
    signature: str = ""  # of the file

    @property
    def williams(self) -> Williams | None:
        """Return Williams's test; `None` if a correlation is undefined."""
        return self.pair.williams if self.pair else None

    @property
    def between(self) -> Correlation | None:
        """Return Pearson's correlation of the two metrics."""
        return self.pair.between if self.pair else None

    def points(self, metric: str) -> tuple[tuple[str, float, float], ...]:
        """Return name, metric's figure and people's figure of the systems that have both."""
        theirs = self.columns[self.people]
        return tuple(
            (system, value, score)
            for system, value in self.columns[metric].items()
            if value is not None and (score := theirs[system]) is not None
        )


def correlate(
    *, path: Path, metric: str, people: str, other_metric: str | None = None
) -> Correlated:
    """Return the correlations in a table of systems, or raise an `InputError` with all mistakes."""
    metrics = [metric, *([] if other_metric is None else [other_metric])]
    columns = [*metrics, people]
    doubled = next((each for each in columns if columns.count(each) > 1), None)
    if doubled is not None:
        raise RefusedError(
            Text("{0} is named twice. Name different columns.").format(quoted(doubled))
        )
    problems = ProblemList()
    figures = read_figures(path, path.name, problems)
    if figures is not None:
        for column in columns:
            figures.numbers(column)  # a mistake in one column must not hide others
    problems.refuse_if_any(path.name)
    assert figures is not None  # noqa: S101 — otherwise there would be an error
    signature = signature_of_files(
        TableKind.CORRELATION, path.name, [path], metrics=metrics, people=[people]
    )
    return replace(correlate_columns(figures, metrics, people), signature=signature)


def correlate_columns(figures: FigureRows, metrics: Sequence[str], people: str) -> Correlated:
    """Return the correlations in a table without errors; a missing figure leaves its row out."""
    columns = {column: figures.numbers(column) for column in (*metrics, people)}
    left_out = tuple(_left_out(figures, (*metrics, people)))
    missing = {each.system for each in left_out}
    systems = tuple(row.name for row in figures.rows if row.name not in missing)
    theirs = columns[people]
    correlations = tuple(correlation_with(each, columns[each], theirs) for each in metrics)
    pair = next(iter(all_pairs({each: columns[each] for each in metrics}, theirs)), None)
    return Correlated(people, correlations, pair, systems, left_out, columns)


def _left_out(figures: FigureRows, columns: Sequence[str]) -> Iterator[RowLeftOut]:
    for row in figures.rows:
        missing = tuple(column for column in columns if not is_figure(row.cells[column]))
        if missing:
            undefined = tuple(column for column in missing if row.cells[column] == UNDEFINED)
            yield RowLeftOut(row.name, row.line, missing, undefined)


def correlation_with(name: str, metric: FigureColumn, people: FigureColumn) -> MetricCorrelation:
    """Return the correlation over the systems that have both figures."""
    ours, theirs = _together(metric, people)
    return MetricCorrelation(name, pearson(ours, theirs), spearman(ours, theirs))


def compare_metrics(
    names: tuple[str, str], first: FigureColumn, second: FigureColumn, people: FigureColumn
) -> MetricPair:
    """Return the comparison over the systems that have all three figures."""
    one, other, theirs = _together(first, second, people)
    of_first, of_second = (
        MetricCorrelation(name, pearson(values, theirs), spearman(values, theirs))
        for name, values in zip(names, (one, other), strict=True)
    )
    between = pearson(one, other)
    return MetricPair(of_first, of_second, between, _test(of_first, of_second, between))


def all_pairs(columns: Mapping[str, FigureColumn], people: FigureColumn) -> Iterable[MetricPair]:
    for one, other in combinations(columns, 2):
        yield compare_metrics((one, other), columns[one], columns[other], people)


def _together(*columns: FigureColumn) -> tuple[list[float], ...]:
    """Return the figures of the systems that are in all columns, in the order of the first."""
    values: tuple[list[float], ...] = tuple([] for _ in columns)
    for system in columns[0]:
        figures = [column.get(system) for column in columns]
        if None not in figures:
            for of_column, figure in zip(values, figures, strict=True):
                assert figure is not None  # noqa: S101 — checked above
                of_column.append(figure)
    return values


def _test(
    first: MetricCorrelation, second: MetricCorrelation, between: Correlation
) -> Williams | None:
    one, other = first.pearson.r, second.pearson.r
    if one is None or other is None or between.r is None:
        return None
    return williams(one, other, between.r, between.n)
