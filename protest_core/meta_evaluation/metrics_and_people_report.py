"""Metrics beside human counts, correlations and Williams tests, as a report."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from protest_core.errors import counted
from protest_core.meta_evaluation.correlation import MetricPair
from protest_core.meta_evaluation.correlation_report import (
    correlation_record,
    exact_or_undefined,
    exact_r_and_p,
    exact_t_df_and_p,
    or_undefined,
    r_and_p,
    record_of_test,
    t_df_and_p,
    why_undefined,
    why_untested,
)
from protest_core.meta_evaluation.metrics_and_people import MetricsAndPeople
from protest_core.metrics.report import metric_title
from protest_core.scores.report import no_share_notes
from protest_core.suite.report import as_latex_report, suite_record, text_heading
from protest_core.tables.before.cells import UNDEFINED, counted_correct, on_lines, percent
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, in_blocks, paragraph, signature_line


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


_FEW_SYSTEMS = 10


_SYSTEMS = ("system", "n", "correct", "possible", "share")


_CORRELATIONS = (
    *("metric", "other_metric", "n", "pearson", "pearson_p", "spearman", "spearman_p"),
    *("williams_t", "williams_df", "williams_p", "undefined", "signature"),
)


def write_metrics_and_people(
    table: MetricsAndPeople, how: Format, *, correlations: bool = False, width: int = 80
) -> Iterable[str]:
    """As CSV and TSV a row for each system; with `correlations`, for each metric and pair."""
    match how:
        case Format.TEXT:
            yield from _text(table, width)
        case Format.JSON:
            yield json.dumps(_document(table), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            delimiter = "," if how is Format.CSV else "\t"
            if correlations:
                yield from as_delimited(_CORRELATIONS, _correlations(table), delimiter)
            else:
                names = (*_SYSTEMS, *table.values, "signature")
                yield from as_delimited(names, _systems(table), delimiter)
        case Format.LATEX:
            tables = _tables(table, narrow=False)
            yield from as_latex_report(table.suite, table.signature, tables, notes_on(table))


def _text(table: MetricsAndPeople, width: int) -> Iterator[str]:
    yield from text_heading(table.suite, width)
    if not table.systems:
        yield "No system is loaded yet.\n"
        return
    for shown in _tables(table, narrow=True):
        for block in in_blocks(shown, width):
            yield as_text(block, width=width) + "\n"
    for note in notes_on(table):
        yield paragraph(note, width)
    yield signature_line(table.signature)


def _tables(table: MetricsAndPeople, *, narrow: bool) -> Iterator[Table]:
    yield systems_table(table, narrow=narrow)
    yield from over_systems(table)


def notes_on(table: MetricsAndPeople) -> Iterator[str]:
    """What one has to know to read the numbers, and why some are not there."""
    yield from table.notes
    yield from why_no_share(table)
    yield from _notes_on_correlations(table)


def _notes_on_correlations(table: MetricsAndPeople) -> Iterator[str]:
    if not table.judged:
        yield from dict.fromkeys(each.pearson.undefined for each in table.correlations)
        return
    yield from why_undefined(table.correlations, metric_title)
    yield from why_not_compared(table)
    yield from _few(table)
    if sum(not why_untested(each) for each in table.pairs) > 1:
        yield "The p of Williams's tests are of each test alone, whatever their number."


def _few(table: MetricsAndPeople) -> Iterator[str]:
    """Where there is a correlation at all."""
    found = [each for each in table.correlations if each.pearson.r is not None]
    few = {each.metric: each.pearson.n for each in found if each.pearson.n < _FEW_SYSTEMS}
    for n in dict.fromkeys(few.values()):
        of = ", ".join(metric_title(name) for name, count in few.items() if count == n)
        which = "" if len(set(few.values())) == 1 and len(few) == len(found) else f" of {of}"
        yield f"Over {counted(n, 'system')} a correlation{which} says little."


def _systems(table: MetricsAndPeople) -> Iterator[Sequence[Cell]]:
    for system in ranked(table):
        share = table.shares[system]
        figures = (exact_or_undefined(column[system]) for column in table.values.values())
        correct = exact_or_undefined(table.share(system))
        own = (system, share.n, share.certain, share.possible, correct)
        yield (*own, *figures, table.signature)


def _correlations(table: MetricsAndPeople) -> Iterator[Sequence[Cell]]:
    """Of a pair: the correlation between the two."""
    for each in table.correlations:
        own = (*exact_r_and_p(each.pearson), *exact_r_and_p(each.spearman), *(None,) * 3)
        why = each.pearson.undefined or each.spearman.undefined
        yield each.metric, None, each.pearson.n, *own, why, table.signature
    for pair in table.pairs:
        names = pair.first.metric, pair.second.metric, pair.between.n
        tested = (*exact_r_and_p(pair.between), None, None, *exact_t_df_and_p(pair.williams))
        yield *names, *tested, why_untested(pair), table.signature


def _document(table: MetricsAndPeople) -> Mapping[str, object]:
    return {
        "suite": suite_record(table.suite),
        "people": table.people,
        "people_only": table.people_only,
        "systems": [
            {
                "name": system,
                "n": table.shares[system].n,
                "correct": table.shares[system].certain,
                "possible": table.shares[system].possible,
                "share": or_undefined(table.share(system)),
                "metrics": {
                    name: or_undefined(column[system]) for name, column in table.values.items()
                },
            }
            for system in ranked(table)
        ],
        "correlations": [
            {
                "metric": each.metric,
                "n": each.pearson.n,
                "pearson": correlation_record(each.pearson),
                "spearman": correlation_record(each.spearman),
            }
            for each in table.correlations
        ],
        "pairs": [*map(_pair_record, table.pairs)],
        "notes": [*notes_on(table)],
        "signature": table.signature,
    }


def _pair_record(pair: MetricPair) -> Mapping[str, object]:
    return {
        "metrics": [pair.first.metric, pair.second.metric],
        "n": pair.between.n,
        "between": correlation_record(pair.between),
        **record_of_test(pair),
    }
