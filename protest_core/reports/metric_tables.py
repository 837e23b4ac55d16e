"""Metrics beside people, their correlations and Williams's tests, as tables of cells."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from protest_core.reports.correlation import MetricCorrelation, p_value, three_digits
from protest_core.reports.metric_names import metric_title
from protest_core.reports.metrics import UNDEFINED
from protest_core.reports.score_cells import NOTHING, counted_correct, on_lines, percent
from protest_core.reports.table import Cell, Column, Table

if TYPE_CHECKING:  # a table needs no project
    from protest_core.statistics import Correlation, Share, Williams
    from protest_core.suite import SuiteDescription


class MetricPair(Protocol):
    """What `operations.MetricPair` holds; reports and operations do not know each other."""

    @property
    def first(self) -> MetricCorrelation: ...
    @property
    def second(self) -> MetricCorrelation: ...
    @property
    def between(self) -> "Correlation": ...
    @property
    def williams(self) -> "Williams | None": ...


class MetricsAndPeople(Protocol):
    """What `operations.MetricsAndPeople` holds."""

    @property
    def suite(self) -> "SuiteDescription": ...
    @property
    def systems(self) -> Sequence[str]: ...
    @property
    def people(self) -> str: ...
    @property
    def people_only(self) -> bool: ...
    @property
    def shares(self) -> "Mapping[str, Share]": ...
    @property
    def values(self) -> Mapping[str, Mapping[str, float | None]]: ...
    @property
    def correlations(self) -> Sequence[MetricCorrelation]: ...
    @property
    def pairs(self) -> Sequence[MetricPair]: ...
    @property
    def notes(self) -> Sequence[str]: ...
    @property
    def signature(self) -> str: ...


def systems_table(table: MetricsAndPeople, *, narrow: bool = False) -> Table:
    """The best by people first."""
    heads = ("n", "Correct", "%", *map(metric_title, table.values))
    columns = (
        Column("System"),
        *(Column(on_lines(each) if narrow else each, numeric=True) for each in heads),
    )
    shown = {name: dict(_values(of_system)) for name, of_system in table.values.items()}
    rows = []
    for system in ranked(table):
        share = table.shares[system]
        figures = (shown[name][system] for name in table.values)
        rows.append((system, share.n, counted_correct(share), percent(share), *figures))
    return Table("What people call correct, and what metrics say", columns, rows)


def ranked(table: MetricsAndPeople) -> list[str]:
    """Where something is open, by the middle of what is possible."""

    def middle(system: str) -> float:
        share = table.shares[system]
        return (share.certain + share.possible) / share.n if share.n else -1.0

    return sorted(table.systems, key=lambda each: (-middle(each), each))


def _values(column: Mapping[str, float | None]) -> Iterator[tuple[str, Cell]]:
    """Shares to three digits; what goes to a hundred to one."""
    small = all(value is None or abs(value) <= 1 for value in column.values())
    for system, value in column.items():
        yield system, UNDEFINED if value is None else f"{value:.3f}" if small else f"{value:.1f}"


def correlations_table(table: MetricsAndPeople) -> Table:
    columns = (
        Column("Metric"),
        *(Column(title, numeric=True) for title in ("n", "Pearson", "p", "Spearman", "p")),
    )
    rows = [
        (metric_title(each.metric), each.pearson.n, *_shown(each.pearson), *_shown(each.spearman))
        for each in table.correlations
    ]
    return Table(f"Correlation with {table.people}, over systems", columns, rows)


def _shown(found: "Correlation") -> tuple[str, str]:
    return (
        NOTHING if found.r is None else three_digits(found.r),
        NOTHING if found.p is None else p_value(found.p),
    )


def pairs_table(table: MetricsAndPeople) -> Table:
    """Williams's test: whether one goes better with people than the other."""
    heads = ("n", "Between", "t", "df", "p")
    columns = (Column("Metrics"), *(Column(title, numeric=True) for title in heads))
    rows = [
        (pair_title(each), each.between.n, _shown(each.between)[0], *_test(each.williams))
        for each in table.pairs
    ]
    return Table("Two metrics with the same people: Williams's test", columns, rows)


def pair_title(pair: MetricPair) -> str:
    return f"{metric_title(pair.first.metric)}, {metric_title(pair.second.metric)}"


def _test(test: "Williams | None") -> tuple[Cell, Cell, Cell]:
    if test is None or test.t is None or test.p is None:
        return NOTHING, NOTHING, NOTHING
    return three_digits(test.t), test.df, p_value(test.p)
