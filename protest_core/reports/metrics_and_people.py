"""All metrics beside people's correct counts, and how they go together, as a report."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import fill
from typing import TYPE_CHECKING

from protest_core.errors import counted, printable
from protest_core.reports.metric_names import metric_title
from protest_core.reports.metric_tables import (
    MetricPair,
    MetricsAndPeople,
    correlations_table,
    pair_title,
    pairs_table,
    ranked,
    systems_table,
)
from protest_core.reports.metrics import UNDEFINED
from protest_core.reports.score_blocks import in_blocks
from protest_core.reports.scores import (
    as_latex_report,
    exact,
    signature_line,
    suite_record,
    text_heading,
)
from protest_core.reports.table import Cell, Format, Table, as_delimited, as_text

if TYPE_CHECKING:  # a table needs no project
    from protest_core.statistics import Correlation

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
        yield fill(printable(note), width, break_on_hyphens=False) + "\n"
    yield signature_line(table.signature)


def _tables(table: MetricsAndPeople, *, narrow: bool) -> Iterator[Table]:
    yield systems_table(table, narrow=narrow)
    yield correlations_table(table)
    if table.pairs:
        yield pairs_table(table)


def notes_on(table: MetricsAndPeople) -> Iterator[str]:
    """What one has to know to read the numbers, and why some are not there."""
    yield from table.notes
    for each in table.correlations:
        for why in dict.fromkeys((each.pearson.undefined, each.spearman.undefined)):
            if why:
                yield f"No correlation of {metric_title(each.metric)}: {why}"
    untested = _untested(table)
    for why, pairs in untested.items():
        every = len(pairs) == len(table.pairs)
        which = "no metrics" if every else f"not {'; '.join(pairs)}"
        yield f"Williams's test can compare {which}: {why}"
    fewest = min((each.pearson.n for each in table.correlations), default=0)
    if table.systems and fewest < _FEW_SYSTEMS:
        yield f"Over {counted(fewest, 'system')} a correlation says little."
    if len(table.pairs) - sum(map(len, untested.values())) > 1:
        yield "The p of Williams's tests are of each test alone, whatever their number."


def _untested(table: MetricsAndPeople) -> dict[str, list[str]]:
    """By the reason, which is mostly the same for all."""
    found: dict[str, list[str]] = {}
    for each in table.pairs:
        if why := _why_untested(each):
            found.setdefault(why, []).append(pair_title(each))
    return found


def _why_untested(pair: MetricPair) -> str:
    test = pair.williams
    return "A correlation is undefined." if test is None else test.undefined


def _systems(table: MetricsAndPeople) -> Iterator[Sequence[Cell]]:
    for system in ranked(table):
        share = table.shares[system]
        figures = (_exact(column[system]) for column in table.values.values())
        own = (system, share.n, share.certain, share.possible, _exact(share.low))
        yield (*own, *figures, table.signature)


def _exact(value: float | None) -> Cell:
    return UNDEFINED if value is None else exact(value)


def _correlations(table: MetricsAndPeople) -> Iterator[Sequence[Cell]]:
    """Of a pair: the correlation between the two."""
    for each in table.correlations:
        own = (*_r_and_p(each.pearson), *_r_and_p(each.spearman))
        why = each.pearson.undefined or each.spearman.undefined
        row = (each.metric, None, each.pearson.n, *own, None, None, None)
        yield (*row, why, table.signature)
    for pair in table.pairs:
        test = pair.williams
        names = pair.first.metric, pair.second.metric, pair.between.n
        tested = (
            (UNDEFINED, None, UNDEFINED)
            if test is None or test.t is None
            else (exact(test.t), test.df, exact(test.p))
        )
        row = (*names, *_r_and_p(pair.between), None, None, *tested)
        yield (*row, _why_untested(pair), table.signature)


def _r_and_p(found: "Correlation") -> tuple[Cell, Cell]:
    return _exact(found.r), _exact(found.p)


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
                "share": _or_undefined(table.shares[system].low),
                "metrics": {
                    name: _or_undefined(column[system]) for name, column in table.values.items()
                },
            }
            for system in ranked(table)
        ],
        "correlations": [
            {
                "metric": each.metric,
                "n": each.pearson.n,
                "pearson": _record(each.pearson),
                "spearman": _record(each.spearman),
            }
            for each in table.correlations
        ],
        "pairs": [*map(_pair_record, table.pairs)],
        "notes": [*notes_on(table)],
        "signature": table.signature,
    }


def _or_undefined(value: float | None) -> float | str:
    return UNDEFINED if value is None else value


def _record(found: "Correlation") -> Mapping[str, object]:
    return {
        "r": _or_undefined(found.r),
        "p": _or_undefined(found.p),
        "undefined": found.undefined,
    }


def _pair_record(pair: MetricPair) -> Mapping[str, object]:
    test = pair.williams
    return {
        "metrics": [pair.first.metric, pair.second.metric],
        "n": pair.between.n,
        "between": _record(pair.between),
        "t": _or_undefined(test.t if test else None),
        "df": test.df if test else None,
        "p": _or_undefined(test.p if test else None),
        "p_one_sided": _or_undefined(test.p_one_sided if test else None),
        "undefined": _why_untested(pair),
    }
