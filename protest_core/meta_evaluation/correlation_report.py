"""Correlation of metrics with human scores, as a report."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from protest_core.errors import counted
from protest_core.meta_evaluation.correlation import (
    Correlated,
    LeftOut,
    MetricCorrelation,
    MetricPair,
)
from protest_core.statistics.correlation import Correlation, Williams
from protest_core.tables.before.cells import UNDEFINED, exact, with_minus
from protest_core.tables.before.latex import as_latex, latex_comment, latex_verbatim
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, paragraph, signature_line

_TIDY = (
    *("metric", "people", "n", "pearson", "pearson_p", "spearman", "spearman_p", "undefined"),
    *("other_metric", "n_both", "pearson_between", "williams_t", "williams_df", "williams_p"),
    "signature",
)


def write_correlation(found: Correlated, how: Format, *, width: int = 80) -> Iterable[str]:
    match how:
        case Format.TEXT:
            yield as_text(_table(found), width=width)
            for note in notes_on(found):
                yield "\n" + paragraph(note, width)
            yield signature_line(found.signature)
        case Format.JSON:
            yield json.dumps(_document(found), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            yield from as_delimited(_TIDY, _rows(found), "," if how is Format.CSV else "\t")
        case Format.LATEX:
            yield latex_verbatim(found.signature)
            yield "".join(latex_comment(note) for note in notes_on(found))
            yield as_latex(_table(found))


def _table(found: Correlated) -> Table:
    columns = (
        Column("Metric"),
        *(Column(title, numeric=True) for title in ("n", "Pearson", "p", "Spearman", "p")),
    )
    rows = [
        (each.metric, each.pearson.n, *r_and_p(each.pearson), *r_and_p(each.spearman))
        for each in found.metrics
    ]
    title = f"Correlation with {found.people}, over systems"
    return Table(title, columns, rows, [*why_undefined(found.metrics)])


def notes_on(found: Correlated) -> Iterator[str]:
    """What is undefined and why, how the two metrics compare, and what was left out."""
    yield from why_undefined(found.metrics)
    if found.pair is not None:
        yield from _compared(found.metrics, found.pair)
    for left in found.left_out:
        place = f"{left.system} (line {left.line}), where {_what_is_missing(left)}."
        yield f"Left out{_of_what(found, left)}: {place}"


def _what_is_missing(left: LeftOut) -> str:
    """In the words of the cells."""
    kinds = ((_empty(left), "empty"), (left.undefined, UNDEFINED))
    return " and ".join(
        f"{' and '.join(columns)} {'is' if len(columns) == 1 else 'are'} {what}"
        for columns, what in kinds
        if columns
    )


def _empty(left: LeftOut) -> list[str]:
    return [each for each in left.columns if each not in left.undefined]


def _of_what(found: Correlated, left: LeftOut) -> str:
    """Of all, unless one metric can do without what is missing."""
    names = [each.metric for each in found.metrics if each.metric in left.columns]
    everywhere = found.people in left.columns or len(names) == len(found.metrics)
    return "" if everywhere else f" of {names[0]}'s correlation and of the test"


def _compared(metrics: Sequence[MetricCorrelation], pair: MetricPair) -> Iterator[str]:
    one, other = pair.first.metric, pair.second.metric
    test, systems = pair.williams, counted(pair.between.n, "system")
    if test is None or test.t is None or test.p is None:
        yield f"Not compared: {one} with {other}. {why_untested(pair)}"
        return
    if any(each.pearson.n > pair.between.n for each in metrics):
        first, second = (r_and_p(each.pearson)[0] for each in (pair.first, pair.second))
        both = f"{first} for {one} and {second} for {other}"
        yield f"Over the {systems} that have both, Pearson's r is {both}."
    says = (
        "do not correlate differently with people, as far as"
        if test.p >= 0.05
        else "correlate differently with people, going by"
    )
    p = p_value(test.p) if test.p < 0.001 else f"= {p_value(test.p)}"
    yield (
        f"{one} and {other} {says} {systems} can tell: Williams's test, "
        f"t({test.df}) = {three_digits(test.t)}, two-sided p {p}."
    )


def _rows(found: Correlated) -> Iterator[Sequence[Cell]]:
    """With two metrics the test stands in the row of each."""
    for each in found.metrics:
        why = [each.pearson.undefined or each.spearman.undefined]
        pair = found.pair
        if pair is not None and each.pearson.r is not None:
            why.append(why_untested(pair))
        yield (
            *(each.metric, found.people, each.pearson.n),
            *(*exact_r_and_p(each.pearson), *exact_r_and_p(each.spearman)),
            " ".join(filter(None, why)),
            *(_tested(each.metric, pair) if pair else [None] * 6),
            found.signature,
        )


def _tested(metric: str, pair: MetricPair) -> Sequence[Cell]:
    """From where this metric stands."""
    turned = metric != pair.first.metric
    other = pair.first.metric if turned else pair.second.metric
    test = pair.williams
    if turned and test is not None and test.t is not None:
        test = replace(test, t=-test.t)
    between = pair.between
    return other, between.n, exact_or_undefined(between.r), *exact_t_df_and_p(test)


def _document(found: Correlated) -> Mapping[str, object]:
    pair = found.pair
    return {
        "people": found.people,
        "metrics": [
            {
                "name": each.metric,
                "n": each.pearson.n,
                "pearson": correlation_record(each.pearson),
                "spearman": correlation_record(each.spearman),
            }
            for each in found.metrics
        ],
        "between": correlation_record(pair.between) if pair else None,
        "williams": {"n": pair.between.n, **record_of_test(pair)} if pair else None,
        "systems": found.systems,
        "left_out": [
            {
                "system": left.system,
                "line": left.line,
                "empty": _empty(left),
                "undefined": left.undefined,
            }
            for left in found.left_out
        ],
        "signature": found.signature,
    }


def r_and_p(found: Correlation) -> tuple[str, str]:
    """To be read, as are the two below."""
    return (
        UNDEFINED if found.r is None else three_digits(found.r),
        UNDEFINED if found.p is None else p_value(found.p),
    )


def t_df_and_p(test: Williams | None) -> tuple[Cell, Cell, Cell]:
    if test is None or test.t is None or test.p is None:
        return UNDEFINED, UNDEFINED, UNDEFINED
    return three_digits(test.t), test.df, p_value(test.p)


def three_digits(value: float) -> str:
    return with_minus(f"{value:z.3f}")


def p_value(p: float) -> str:
    return "< 0.001" if p < 0.001 else f"{p:.3f}"


def exact_r_and_p(found: Correlation) -> tuple[Cell, Cell]:
    """For programs, as is the one below."""
    return exact_or_undefined(found.r), exact_or_undefined(found.p)


def exact_t_df_and_p(test: Williams | None) -> tuple[Cell, Cell, Cell]:
    if test is None or test.t is None:
        return UNDEFINED, UNDEFINED, UNDEFINED
    return exact(test.t), test.df, exact(test.p)


def exact_or_undefined(value: float | None) -> Cell:
    return UNDEFINED if value is None else exact(value)


def or_undefined(value: float | None) -> float | str:
    return UNDEFINED if value is None else value


def correlation_record(found: Correlation) -> Mapping[str, object]:
    return {
        "r": or_undefined(found.r),
        "p": or_undefined(found.p),
        "undefined": found.undefined,
    }


def record_of_test(pair: MetricPair) -> Mapping[str, object]:
    test = pair.williams
    defined = test is not None and test.t is not None
    return {
        "t": or_undefined(test.t if test else None),
        "df": test.df if test and defined else UNDEFINED,
        "p": or_undefined(test.p if test else None),
        "p_one_sided": or_undefined(test.p_one_sided if test else None),
        "undefined": why_untested(pair),
    }


def why_undefined(
    metrics: Iterable[MetricCorrelation], named: Callable[[str], str] = str
) -> Iterator[str]:
    """By the reason, which is mostly the same for all."""
    found: dict[str, list[str]] = {}
    for each in metrics:
        if why := each.pearson.undefined or each.spearman.undefined:
            found.setdefault(why, []).append(named(each.metric))
    for why, names in found.items():
        yield f"No correlation of {', '.join(names)}: {why}"


def why_untested(pair: MetricPair) -> str:
    """Nothing, where Williams's test says something."""
    test = pair.williams
    return "A correlation is undefined." if test is None else test.undefined
