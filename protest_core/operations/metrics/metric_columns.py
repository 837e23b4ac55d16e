"""How columns of figures go together, system by system: of files and of projects alike."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations

from protest_core.statistics.correlation import Correlation, pearson, spearman
from protest_core.statistics.williams import Williams, williams

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
