"""Metrics beside human counts, correlations and Williams tests, as a report."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from protest_core.candidates.filter import CandidateQuery
from protest_core.candidates.model import name_with_reference_mark
from protest_core.judgements.outcome import NotJudgeable, Outcome
from protest_core.meta_evaluation.correlation import MetricCorrelation, MetricPair
from protest_core.meta_evaluation.correlation_report import (
    or_undefined,
    why_undefined,
    why_untested,
)
from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople
from protest_core.metrics.report import metric_title
from protest_core.scores.counted_candidates import CountedCell
from protest_core.scores.model import headline_of, rank
from protest_core.scores.notes import no_share_notes
from protest_core.scores.report import correct_outcomes, counted_query
from protest_core.statistics.correlation import TOO_FEW, Correlation, Williams
from protest_core.statistics.proportions import Share
from protest_core.suite.report_frame import NO_SYSTEM, report_on
from protest_core.tables.cells import narrow_head, shown
from protest_core.tables.model import (
    UNDEFINED,
    Cell,
    Column,
    Kind,
    Range,
    Report,
    Table,
    share_range,
)
from protest_core.translatable import Text

_FEW_SYSTEMS = 10
_BY_PEOPLE = frozenset({Outcome.CORRECT, Outcome.INCORRECT, Outcome.NOT_JUDGEABLE})
_TOO_FEW_SYSTEMS = Text(
    "No correlation is computed: it needs at least three systems with both figures, and Williams's "
    "test of two metrics needs four."
)


@dataclass(frozen=True, slots=True)
class SystemFigures:
    """A system's share by people, and its figures by metrics."""

    table: MetricsAndPeople
    system: str

    @property
    def is_reference(self) -> bool:
        return self.system in self.table.frame.references

    @property
    def shown_name(self) -> str:
        return name_with_reference_mark(self.system, is_reference=self.is_reference)

    @property
    def share(self) -> Share:
        return self.table.shares[self.system]

    @property
    def correct(self) -> Range:
        return Range(self.share.certain, self.share.possible)

    def query(self, outcomes: frozenset[Outcome] = frozenset()) -> CandidateQuery:
        """Return the query for the counted candidates, or for those with some outcomes."""
        counted = outcomes or self._counted
        cell = CountedCell(system=self.system, outcomes=counted)
        return counted_query(self.system, self.table.settings, cell)

    @property
    def _counted(self) -> frozenset[Outcome]:
        """Return the outcomes that count if people alone decide; otherwise none, as all count."""
        if not self.table.people_only:
            return frozenset()
        excluded = self.table.settings.not_judgeable is NotJudgeable.EXCLUDED
        return _BY_PEOPLE - ({Outcome.NOT_JUDGEABLE} if excluded else set())


SYSTEM: tuple[Column[SystemFigures], ...] = (
    Column(Text("System"), "", Kind.NAME, lambda row: row.shown_name),
    Column("", "system", Kind.NAME, lambda row: row.system),
)
_IS_REFERENCE: Column[SystemFigures] = Column(
    "", "is_reference", Kind.FLAG, lambda row: row.is_reference
)
_N: Column[SystemFigures] = Column(
    "n",
    "n",
    Kind.COUNT,
    lambda row: row.share.n,
    opens=lambda row: row.query() if row.share.n else None,
)
_SHARE: Column[SystemFigures] = Column(
    "%",
    "",
    Kind.PERCENT,
    lambda row: UNDEFINED if row.table.share(row.system) is None else share_range(row.share),
    opens=lambda row: None if row.table.share(row.system) is None else row.query(),
    hint=Text("Of all candidates"),
)
_EXACT_SHARE: Column[SystemFigures] = Column(
    "", "share", Kind.PERCENT, lambda row: or_undefined(row.table.share(row.system))
)


@dataclass(frozen=True, slots=True)
class CorrelationWithTest:
    """The correlation of a metric with people, or of two metrics, with their Williams test."""

    title: str
    metric: str
    other: str | None
    pearson: Correlation
    spearman: Correlation | None
    test: Williams | None
    undefined: str


_METRIC: Column[CorrelationWithTest] = Column(Text("Metric"), value=lambda row: row.title)
_NAMES: tuple[Column[CorrelationWithTest], ...] = (
    Column("", "metric", Kind.NAME, lambda row: row.metric),
    Column("", "other_metric", Kind.NAME, lambda row: row.other),
)
_SYSTEMS: Column[CorrelationWithTest] = Column(
    "n", "n", Kind.COUNT, lambda row: row.pearson.n, hint=Text("Systems that have both figures")
)


def metrics_and_people_report(table: MetricsAndPeople, *, correlations: bool = False) -> Report:
    """Return the report of systems by people and by metrics, and of their correlations.

    CSV and TSV have a row for each system or, with `correlations`, for each metric and pair.
    """
    systems = Table(
        "systems",
        Text("Systems by people and metrics"),
        (*SYSTEM, _N, _CORRECT, _EXACT_SHARE, *metric_columns(table), *_marks(table)),
        _system_rows(table),
    )
    together = [*map(_of_metric, table.correlations), *map(_of_pair, table.pairs)]
    correlated = Table("correlations", Text("Correlations of metrics"), _CORRELATIONS, together)
    return report_on(
        table.frame.suite,
        "Metrics beside people",
        metric_tables(table) if table.frame.systems else [],
        (correlated, systems) if correlations else (systems, correlated),
        notes=[*notes_on(table)],
        signature=table.frame.signature,
        empty="" if table.frame.systems else NO_SYSTEM,
    )


def _open_correct(row: SystemFigures) -> CandidateQuery | None:
    outcomes = correct_outcomes(row.correct)
    counted = outcomes & _BY_PEOPLE if row.table.people_only else outcomes
    return row.query(counted) if row.correct.high else None


_CORRECT: Column[SystemFigures] = Column(
    Text("Correct"),
    ("correct", "possible"),
    Kind.COUNT,
    lambda row: row.correct,
    opens=_open_correct,
    hint=Text("If every open candidate is wrong, and if all are right"),
)


def _marks(table: MetricsAndPeople) -> list[Column[SystemFigures]]:
    """Return the column that marks the reference; none if no system is marked."""
    return [_IS_REFERENCE] if table.frame.references else []


def metric_columns(table: MetricsAndPeople) -> Iterator[Column[SystemFigures]]:
    """Yield a column for each metric: shares with three digits, figures up to 100 with one."""
    for name, values in table.values.items():
        small = all(value is None or abs(value) <= 1 for value in values.values())
        kind = Kind.COEFFICIENT if small else Kind.MEAN
        yield Column(narrow_head(metric_title(name)), name, kind, _figure(name))


def _figure(metric: str) -> Callable[[SystemFigures], Cell]:
    return lambda row: or_undefined(row.table.values[metric][row.system])


def metric_tables(table: MetricsAndPeople) -> Iterator[Table[Any]]:
    """Yield the systems and the correlations of metrics with people that can be computed."""
    yield systems_table(table)
    if is_any_correlated(table):
        yield correlations_table(table)
    if is_any_pair_tested(table):
        yield pairs_table(table)


def systems_table(table: MetricsAndPeople) -> Table[SystemFigures]:
    """Return the systems with people's share and the metrics' figures, the best by people first."""
    return Table(
        "metrics-and-people",
        _title(table),
        (*SYSTEM, _N, _CORRECT, _SHARE, _EXACT_SHARE, *metric_columns(table)),
        _system_rows(table),
        below=[*why_no_share(table), *table.undefined],
        blocks=True,
    )


def _system_rows(table: MetricsAndPeople) -> list[SystemFigures]:
    return [SystemFigures(table, each) for each in ranked(table)]


def _title(table: MetricsAndPeople) -> str:
    if table.judged:
        return "What people call correct, and what metrics say"
    approvals = "" if table.people_only else "approvals, and "
    return f"Nobody has judged yet: {approvals}what metrics say"


def ranked(table: MetricsAndPeople) -> Sequence[str]:
    """Return the systems, the best first, and then the reference; a range counts by its middle."""
    shares = {system: headline_of(share, None) for system, share in table.shares.items()}
    return sorted(rank(shares), key=lambda each: each in table.frame.references)


def _of_metric(correlation: MetricCorrelation) -> CorrelationWithTest:
    why = correlation.pearson.undefined or correlation.spearman.undefined
    name = correlation.metric
    return CorrelationWithTest(
        metric_title(name), name, None, correlation.pearson, correlation.spearman, None, why
    )


def _of_pair(pair: MetricPair) -> CorrelationWithTest:
    names = pair.first.metric, pair.second.metric
    why = why_untested(pair)
    return CorrelationWithTest(pair_title(pair), *names, pair.between, None, pair.williams, why)


def _spearman(
    value: Callable[[Correlation], float | None],
) -> Callable[[CorrelationWithTest], Cell]:
    return lambda row: or_undefined(value(row.spearman)) if row.spearman else None


def _tested(value: Callable[[Williams], float | None]) -> Callable[[CorrelationWithTest], Cell]:
    """Return the cell of a test's figure; undefined if there is none, empty for one metric."""

    def tested(row: CorrelationWithTest) -> Cell:
        if row.test is None or row.test.t is None:
            return UNDEFINED if row.other else None
        return or_undefined(value(row.test))

    return tested


def _spoken_correlation(correlation: Correlation | None) -> str:
    if correlation is None or correlation.r is None or correlation.p is None:
        return correlation.undefined if correlation else ""
    r, p = shown(correlation.r, Kind.COEFFICIENT), shown(correlation.p, Kind.PROBABILITY)
    return Text("r {0}, p {1}, over {2} systems").format(r, p, correlation.n)


def _spoken_test(test: Williams | None) -> str:
    if test is None or test.t is None or test.p is None:
        return ""
    t, p = shown(test.t, Kind.COEFFICIENT), shown(test.p, Kind.PROBABILITY)
    return Text("t({0}) = {1}, p {2}").format(test.df, t, p)


_PEARSON: Column[CorrelationWithTest] = Column(
    Text("Pearson"),
    "pearson",
    Kind.COEFFICIENT,
    lambda row: or_undefined(row.pearson.r),
    spoken=lambda row: _spoken_correlation(row.pearson),
)
_PEARSON_P: Column[CorrelationWithTest] = Column(
    "p",
    "pearson_p",
    Kind.PROBABILITY,
    lambda row: or_undefined(row.pearson.p),
    spoken=lambda row: _spoken_correlation(row.pearson),
)
_SPEARMAN: tuple[Column[CorrelationWithTest], ...] = (
    Column(
        *(Text("Spearman"), "spearman", Kind.COEFFICIENT),
        _spearman(lambda correlation: correlation.r),
        spoken=lambda row: _spoken_correlation(row.spearman),
    ),
    Column(
        *("p", "spearman_p", Kind.PROBABILITY),
        _spearman(lambda correlation: correlation.p),
        spoken=lambda row: _spoken_correlation(row.spearman),
    ),
)
_WILLIAMS: tuple[Column[CorrelationWithTest], ...] = (
    Column(
        *("t", "williams_t", Kind.COEFFICIENT),
        _tested(lambda test: test.t),
        hint=Text("Of Williams's test"),
        spoken=lambda row: row.undefined or _spoken_test(row.test),
    ),
    Column(Text("df"), "williams_df", Kind.COUNT, _tested(lambda test: test.df)),
    Column(
        *("p", "williams_p", Kind.PROBABILITY),
        _tested(lambda test: test.p),
        hint=Text("Two-sided"),
        spoken=lambda row: row.undefined or _spoken_test(row.test),
    ),
)
_CORRELATIONS: tuple[Column[CorrelationWithTest], ...] = (
    *(*_NAMES, _SYSTEMS, _PEARSON, _PEARSON_P, *_SPEARMAN, *_WILLIAMS),
    Column("", UNDEFINED, value=lambda row: row.undefined),
    Column("", "williams_p_one_sided", Kind.PROBABILITY, _tested(lambda test: test.p_one_sided)),
)


def correlations_table(table: MetricsAndPeople) -> Table[CorrelationWithTest]:
    """Return the correlation of each metric with people."""
    return Table(
        "correlations",
        Text("Correlation with {0}, over systems").format(table.people),
        (_METRIC, _NAMES[0], _SYSTEMS, _PEARSON, _PEARSON_P, *_SPEARMAN),
        [*map(_of_metric, table.correlations)],
        below=[*why_undefined(table.correlations, metric_title)],
        blocks=True,
    )


def pairs_table(table: MetricsAndPeople) -> Table[CorrelationWithTest]:
    """Return Williams's test of every two metrics: whether one correlates better with people."""
    metrics, between = (
        replace(_METRIC, head=Text("Metrics")),
        replace(_PEARSON, head=Text("Between")),
    )
    return Table(
        "metric-pairs",
        Text("Two metrics with the same people: Williams's test"),
        (metrics, *_NAMES, _SYSTEMS, between, *_WILLIAMS),
        [*map(_of_pair, table.pairs)],
        below=[*why_not_compared(table)],
        blocks=True,
    )


def is_any_correlated(table: MetricsAndPeople) -> bool:
    """Return whether any metric's correlation with people exists."""
    coefficients = (each for one in table.correlations for each in (one.pearson, one.spearman))
    return table.judged and any(each.r is not None for each in coefficients)


def is_any_pair_tested(table: MetricsAndPeople) -> bool:
    """Return whether Williams's test of any two metrics exists."""
    return table.judged and any(not why_untested(each) for each in table.pairs)


def pair_title(pair: MetricPair) -> str:
    return f"{metric_title(pair.first.metric)}, {metric_title(pair.second.metric)}"


def why_not_compared(table: MetricsAndPeople) -> Iterator[str]:
    """Yield the reasons why pairs were not compared, each with the pairs that share it."""
    pairs_by_reason: dict[str, list[str]] = {}
    for each in table.pairs:
        if why := why_untested(each):
            names = metric_title(each.first.metric), metric_title(each.second.metric)
            pairs_by_reason.setdefault(why, []).append(Text("{0} with {1}").format(*names))
    for why, pairs in pairs_by_reason.items():
        every = len(pairs) == len(table.pairs) > 1
        if every:
            yield Text("No two metrics are compared. {0}").format(why)
        else:
            yield Text("Not compared: {0}. {1}").format(Text("; ").join(pairs), why)


def notes_on(table: MetricsAndPeople) -> Iterator[str]:
    """Yield the notes that are needed to read the numbers, and why some are undefined."""
    yield from table.notes
    yield from why_no_share(table)
    yield from _notes_on_correlations(table)


def _notes_on_correlations(table: MetricsAndPeople) -> Iterator[str]:
    if not table.judged:
        yield from dict.fromkeys(each.pearson.undefined for each in table.correlations)
        return
    if {each.pearson.undefined for each in table.correlations} == {TOO_FEW}:
        yield _TOO_FEW_SYSTEMS
        return
    yield from why_undefined(table.correlations, metric_title)
    if not is_any_correlated(table):
        return  # then no two metrics can be compared
    yield from why_not_compared(table)
    yield from _few(table)
    if sum(not why_untested(each) for each in table.pairs) > 1:
        yield Text("The p of Williams's tests are of each test alone, whatever their number.")


def _few(table: MetricsAndPeople) -> Iterator[str]:
    """Yield the correlations that are over few systems."""
    defined = [each for each in table.correlations if each.pearson.r is not None]
    few = {each.metric: each.pearson.n for each in defined if each.pearson.n < _FEW_SYSTEMS}
    for n in dict.fromkeys(few.values()):
        of = ", ".join(metric_title(name) for name, count in few.items() if count == n)
        which = "" if len(set(few.values())) == 1 and len(few) == len(defined) else f" of {of}"
        yield Text("Over {0} a correlation{1} says little.").format(
            Text("%n systems", "", n, one="%n system"), which
        )


def why_no_share(table: MetricsAndPeople) -> Iterator[str]:
    """Yield why people's share is undefined; the metrics' own notes say why a metric is."""
    others = [each for each in ranked(table) if each not in table.undecided]
    if others and not table.judged:
        whose = ", ".join(others) if len(others) == 1 or table.undecided else "all systems"
        yield Text("The share of {0} is undefined: people have judged nothing of this yet.").format(
            whose
        )
    none = [each for each in others if table.judged and not table.shares[each].n]
    yield from no_share_notes(table.undecided, none, "correlation")
