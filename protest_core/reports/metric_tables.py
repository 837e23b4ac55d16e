"""Metrics beside people, their correlations and Williams's tests, as tables of cells."""

from collections.abc import Iterator, Mapping

from protest_core.operations.metrics.metric_columns import MetricPair
from protest_core.operations.metrics.metrics_and_people import MetricsAndPeople
from protest_core.reports.correlation_cells import r_and_p, t_df_and_p, why_undefined, why_untested
from protest_core.reports.metric_names import metric_title
from protest_core.reports.score_cells import counted_correct, on_lines, percent
from protest_core.reports.table import Cell, Column, Table
from protest_core.reports.undefined import UNDEFINED, no_share_notes


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
        of_people = UNDEFINED if table.share(system) is None else percent(share)
        rows.append((system, share.n, counted_correct(share), of_people, *figures))
    return Table(_title(table), columns, rows, [*why_no_share(table), *table.undefined])


def _title(table: MetricsAndPeople) -> str:
    if table.judged:
        return "What people call correct, and what metrics say"
    approvals = "" if table.people_only else "approvals, and "
    return f"Nobody has judged yet: {approvals}what metrics say"


def why_no_share(table: MetricsAndPeople) -> Iterator[str]:
    """Of people; why metrics are undefined is told by those who measure."""
    others = [each for each in ranked(table) if each not in table.undecided]
    if others and not table.judged:
        whose = ", ".join(others) if len(others) == 1 or table.undecided else "all systems"
        yield f"The share of {whose} is undefined: people have judged nothing of this yet."
    none = [each for each in others if table.judged and not table.shares[each].n]
    yield from no_share_notes(table.undecided, none, "correlation")


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


def over_systems(table: MetricsAndPeople) -> Iterator[Table]:
    """How metrics go with people; nothing where nobody has judged."""
    if table.judged:
        yield correlations_table(table)
    if table.pairs:
        yield pairs_table(table)


def correlations_table(table: MetricsAndPeople) -> Table:
    columns = (
        Column("Metric"),
        *(Column(title, numeric=True) for title in ("n", "Pearson", "p", "Spearman", "p")),
    )
    rows = [
        (metric_title(each.metric), each.pearson.n, *r_and_p(each.pearson), *r_and_p(each.spearman))
        for each in table.correlations
    ]
    why = [*why_undefined(table.correlations, metric_title)]
    return Table(f"Correlation with {table.people}, over systems", columns, rows, why)


def pairs_table(table: MetricsAndPeople) -> Table:
    """Williams's test: whether one goes better with people than the other."""
    heads = ("n", "Between", "t", "df", "p")
    columns = (Column("Metrics"), *(Column(title, numeric=True) for title in heads))
    rows = [
        (pair_title(each), each.between.n, r_and_p(each.between)[0], *t_df_and_p(each.williams))
        for each in table.pairs
    ]
    title = "Two metrics with the same people: Williams's test"
    return Table(title, columns, rows, [*why_not_compared(table)])


def pair_title(pair: MetricPair) -> str:
    return f"{metric_title(pair.first.metric)}, {metric_title(pair.second.metric)}"


def why_not_compared(table: MetricsAndPeople) -> Iterator[str]:
    """By the reason, which is mostly the same for all."""
    found: dict[str, list[str]] = {}
    for each in table.pairs:
        if why := why_untested(each):
            names = metric_title(each.first.metric), metric_title(each.second.metric)
            found.setdefault(why, []).append(" with ".join(names))
    for why, pairs in found.items():
        every = len(pairs) == len(table.pairs) > 1
        which = "No two metrics are compared" if every else f"Not compared: {'; '.join(pairs)}"
        yield f"{which}. {why}"
