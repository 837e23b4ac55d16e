"""All metrics beside people's correct counts, and how they go together, as a report."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence

from protest_core.errors import counted
from protest_core.operations.metrics.metric_columns import MetricPair
from protest_core.operations.metrics.metrics_and_people import MetricsAndPeople
from protest_core.reports.correlation_cells import (
    correlation_record,
    exact_or_undefined,
    exact_r_and_p,
    exact_t_df_and_p,
    or_undefined,
    record_of_test,
    why_undefined,
    why_untested,
)
from protest_core.reports.metric_names import metric_title
from protest_core.reports.metric_tables import (
    over_systems,
    ranked,
    systems_table,
    why_no_share,
    why_not_compared,
)
from protest_core.reports.score_blocks import in_blocks
from protest_core.reports.scores import (
    as_latex_report,
    signature_line,
    suite_record,
    text_heading,
)
from protest_core.reports.table import Cell, Format, Table, as_delimited, as_text, paragraph

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
