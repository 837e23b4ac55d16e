"""Correlation of metrics with human scores over systems, from a table of figures."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path

from protest_core.errors import RefusedError
from protest_core.files.problems import ProblemList, quoted
from protest_core.meta_evaluation.figures_file import UNDEFINED, Figures, is_figure, read_figures
from protest_core.signatures.model import TableKind, signature_of_files
from protest_core.statistics.correlation import Correlation, Williams, pearson, spearman, williams


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A row in which something is missing."""

    system: str
    line: int
    columns: tuple[str, ...]  # that have no figure: empty ones, and those below
    undefined: tuple[str, ...] = ()  # that say so


FigureColumn = Mapping[str, float | None]  # by system


@dataclass(frozen=True, slots=True)
class MetricCorrelation:
    """Of one metric with people."""

    metric: str
    pearson: Correlation
    spearman: Correlation


@dataclass(frozen=True, slots=True)
class MetricPair:
    """Two metrics on the systems that have figures of both; `williams` compares how each goes
    with people, and is not there where a correlation is undefined.
    """

    first: MetricCorrelation
    second: MetricCorrelation
    between: Correlation
    williams: Williams | None


@dataclass(frozen=True, slots=True)
class Correlated:
    """Each metric over the systems that have its figure; `pair`: two, over those that have both."""

    people: str
    metrics: tuple[MetricCorrelation, ...]
    pair: MetricPair | None
    systems: tuple[str, ...]  # of which nothing is missing
    left_out: tuple[LeftOut, ...]
    columns: Mapping[str, FigureColumn] = field(default_factory=dict)
    signature: str = ""  # of a file's

    @property
    def williams(self) -> Williams | None:
        """Without, where a correlation is undefined."""
        return self.pair.williams if self.pair else None

    @property
    def between(self) -> Correlation | None:
        """Pearson's of the two metrics."""
        return self.pair.between if self.pair else None

    def points(self, metric: str) -> tuple[tuple[str, float, float], ...]:
        """The systems that have both: name, the metric's figure, people's."""
        theirs = self.columns[self.people]
        return tuple(
            (system, value, score)
            for system, value in self.columns[metric].items()
            if value is not None and (score := theirs[system]) is not None
        )


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
    """Of a table without mistakes; a figure that is missing leaves its row out of its metric."""
    columns = {column: figures.numbers(column) for column in (*metrics, people)}
    left_out = tuple(_left_out(figures, (*metrics, people)))
    missing = {each.system for each in left_out}
    systems = tuple(row.name for row in figures.rows if row.name not in missing)
    theirs = columns[people]
    found = tuple(correlation_with(each, columns[each], theirs) for each in metrics)
    pair = next(iter(all_pairs({each: columns[each] for each in metrics}, theirs)), None)
    return Correlated(people, found, pair, systems, left_out, columns)


def _left_out(figures: Figures, columns: Sequence[str]) -> Iterator[LeftOut]:
    for row in figures.rows:
        missing = tuple(column for column in columns if not is_figure(row.cells[column]))
        if missing:
            undefined = tuple(column for column in missing if row.cells[column] == UNDEFINED)
            yield LeftOut(row.name, row.line, missing, undefined)


def correlation_with(name: str, metric: FigureColumn, people: FigureColumn) -> MetricCorrelation:
    """Over the systems that have both figures."""
    ours, theirs = _together(metric, people)
    return MetricCorrelation(name, pearson(ours, theirs), spearman(ours, theirs))


def compare_metrics(
    names: tuple[str, str], first: FigureColumn, second: FigureColumn, people: FigureColumn
) -> MetricPair:
    """Over the systems that have all three figures."""
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
    """In the order of the first."""
    found: tuple[list[float], ...] = tuple([] for _ in columns)
    for system in columns[0]:
        figures = [column.get(system) for column in columns]
        if None not in figures:
            for of_column, figure in zip(found, figures, strict=True):
                assert figure is not None  # noqa: S101 — just looked
                of_column.append(figure)
    return found


def _test(
    first: MetricCorrelation, second: MetricCorrelation, between: Correlation
) -> Williams | None:
    one, other = first.pearson.r, second.pearson.r
    if one is None or other is None or between.r is None:
        return None
    return williams(one, other, between.r, between.n)
