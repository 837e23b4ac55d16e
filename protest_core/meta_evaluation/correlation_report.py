"""Correlation of metrics with human scores, as a report."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from protest_core.errors import counted
from protest_core.meta_evaluation.correlation import (
    Correlated,
    MetricCorrelation,
    MetricPair,
    RowLeftOut,
)
from protest_core.statistics.correlation import Correlation
from protest_core.tables.cells import shown
from protest_core.tables.model import UNDEFINED, Cell, Column, Kind, Report, Table
from protest_core.translatable import Text


@dataclass(frozen=True, slots=True)
class CorrelationRow:
    """A metric's correlation with people and, if there are two metrics, the test from its side."""

    metric: MetricCorrelation
    pair: MetricPair | None
    people: str

    @property
    def other(self) -> str | None:
        if self.pair is None:
            return None
        names = self.pair.first.metric, self.pair.second.metric
        return names[1] if self.metric.metric == names[0] else names[0]

    @property
    def t(self) -> float | None:
        """Return t of Williams's test, whose sign depends on which metric comes first."""
        test = self.pair.williams if self.pair else None
        if self.pair is None or test is None or test.t is None:
            return None
        return test.t if self.metric.metric == self.pair.first.metric else -test.t

    @property
    def undefined(self) -> str:
        reasons = [self.metric.pearson.undefined or self.metric.spearman.undefined]
        if self.pair is not None and self.metric.pearson.r is not None:
            reasons.append(why_untested(self.pair))
        return " ".join(filter(None, reasons))


METRIC: Column[CorrelationRow] = Column(
    Text("Metric"), "metric", Kind.NAME, lambda row: row.metric.metric
)
N: Column[CorrelationRow] = Column("n", "n", Kind.COUNT, lambda row: row.metric.pearson.n)


def correlation_report(correlated: Correlated) -> Report:
    """Return the report of correlations between metrics and people, and of rows left out."""
    title = f"Correlation with {correlated.people}, over systems"
    rows = [CorrelationRow(each, correlated.pair, correlated.people) for each in correlated.metrics]
    below = [*why_undefined(correlated.metrics)]
    return Report(
        title,
        [Table("correlation", title, SHOWN, rows, below)],
        [
            Table("correlation", title, RECORD, rows),
            Table("left_out", Text("Systems that were left out"), _LEFT_OUT, correlated.left_out),
        ],
        notes=[*below, *_notes(correlated)],
        signature=correlated.signature,
    )


def or_undefined(value: float | None) -> float | str:
    return UNDEFINED if value is None else value


def _of_pair(value: Callable[[MetricPair], Cell]) -> Callable[[CorrelationRow], Cell]:
    return lambda row: None if row.pair is None else value(row.pair)


def _df(pair: MetricPair) -> int | str:
    test = pair.williams
    return UNDEFINED if test is None or test.t is None else test.df


def _r_and_p(
    name: str, of: Callable[[MetricCorrelation], Correlation]
) -> tuple[Column[CorrelationRow], Column[CorrelationRow]]:
    return (
        Column(
            name.capitalize(), name, Kind.COEFFICIENT, lambda row: or_undefined(of(row.metric).r)
        ),
        Column("p", f"{name}_p", Kind.PROBABILITY, lambda row: or_undefined(of(row.metric).p)),
    )


_PEARSON = _r_and_p("pearson", lambda metric: metric.pearson)
_SPEARMAN = _r_and_p("spearman", lambda metric: metric.spearman)

SHOWN: tuple[Column[CorrelationRow], ...] = (METRIC, N, *_PEARSON, *_SPEARMAN)

RECORD: tuple[Column[CorrelationRow], ...] = (
    METRIC,
    Column("", "people", Kind.NAME, lambda row: row.people),
    *(N, *_PEARSON, *_SPEARMAN),
    Column("", UNDEFINED, value=lambda row: row.undefined),
    Column("", "other_metric", Kind.NAME, lambda row: row.other),
    Column("", "n_both", Kind.COUNT, _of_pair(lambda pair: pair.between.n)),
    Column(
        "", "pearson_between", Kind.COEFFICIENT, _of_pair(lambda pair: or_undefined(pair.between.r))
    ),
    Column(
        *("", "williams_t", Kind.COEFFICIENT),
        lambda row: or_undefined(row.t) if row.pair else None,
    ),
    Column("", "williams_df", Kind.COUNT, _of_pair(_df)),
    Column(
        *("", "williams_p", Kind.PROBABILITY),
        _of_pair(lambda pair: or_undefined(pair.williams.p if pair.williams else None)),
    ),
)


def _notes(correlated: Correlated) -> Iterator[str]:
    """Yield notes on the comparison of the two metrics, and on rows left out."""
    if correlated.pair is not None:
        yield from _compared(correlated.metrics, correlated.pair)
    for left in correlated.left_out:
        place = f"{left.system} (line {left.line}), where {_missing_columns(left)}."
        yield f"Left out{_left_out_of(correlated, left)}: {place}"


def _missing_columns(left: RowLeftOut) -> str:
    """Return the columns without a figure, with the words in their cells."""
    kinds = ((_empty(left), "empty"), (left.undefined, UNDEFINED))
    return " and ".join(
        f"{' and '.join(columns)} {'is' if len(columns) == 1 else 'are'} {what}"
        for columns, what in kinds
        if columns
    )


def _empty(left: RowLeftOut) -> list[str]:
    return [each for each in left.columns if each not in left.undefined]


_LEFT_OUT: tuple[Column[RowLeftOut], ...] = (
    Column("", "system", Kind.NAME, lambda left: left.system),
    Column("", "line", Kind.COUNT, lambda left: left.line),
    Column("", "empty", value=_empty),
    Column("", UNDEFINED, value=lambda left: list(left.undefined)),
)


def _left_out_of(correlated: Correlated, left: RowLeftOut) -> str:
    """Return the correlations that leave a row out: all, unless one metric does not need it."""
    names = [each.metric for each in correlated.metrics if each.metric in left.columns]
    everywhere = correlated.people in left.columns or len(names) == len(correlated.metrics)
    return "" if everywhere else f" of {names[0]}'s correlation and of the test"


def _compared(metrics: Sequence[MetricCorrelation], pair: MetricPair) -> Iterator[str]:
    one, other = pair.first.metric, pair.second.metric
    test, systems = pair.williams, counted(pair.between.n, "system")
    if test is None or test.t is None or test.p is None:
        yield f"Not compared: {one} with {other}. {why_untested(pair)}"
        return
    if any(each.pearson.n > pair.between.n for each in metrics):
        first, second = (
            shown(or_undefined(each.pearson.r), Kind.COEFFICIENT)
            for each in (pair.first, pair.second)
        )
        both = f"{first} for {one} and {second} for {other}"
        yield Text("Over the {0} that have both, Pearson's r is {1}.").format(systems, both)
    says = (
        "do not correlate differently with people, as far as"
        if test.p >= 0.05
        else "correlate differently with people, going by"
    )
    p = shown(test.p, Kind.PROBABILITY)
    p = p.replace("<", "< ") if p.startswith("<") else f"= {p}"
    yield (
        Text(
            "{0} and {1} {2} {3} can tell: Williams's test, t({4}) = {5}, two-sided p {6}."
        ).format(one, other, says, systems, test.df, shown(test.t, Kind.COEFFICIENT), p)
    )


def why_undefined(
    metrics: Iterable[MetricCorrelation], named: Callable[[str], str] = str
) -> Iterator[str]:
    """Yield the reasons why correlations are undefined, each with the metrics that share it."""
    metrics_by_reason: dict[str, list[str]] = {}
    for each in metrics:
        if why := each.pearson.undefined or each.spearman.undefined:
            metrics_by_reason.setdefault(why, []).append(named(each.metric))
    for why, names in metrics_by_reason.items():
        yield Text("No correlation of {0}: {1}").format(", ".join(names), why)


def why_untested(pair: MetricPair) -> str:
    """Return why Williams's test is undefined; empty if it is defined."""
    test = pair.williams
    return Text("A correlation is undefined.") if test is None else test.undefined
