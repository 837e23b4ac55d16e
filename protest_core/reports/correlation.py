"""How metrics go with people's scores, as a report."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import fill
from typing import Protocol

from protest_core.errors import counted, printable
from protest_core.reports.scores import exact, signature_line
from protest_core.reports.table import (
    Cell,
    Column,
    Format,
    Table,
    as_delimited,
    as_latex,
    as_text,
    latex_comment,
    latex_verbatim,
    with_minus,
)
from protest_core.statistics import Correlation, Williams

_NOTHING = "–"


class MetricCorrelation(Protocol):
    """What `operations.MetricCorrelation` holds; reports and operations do not know each other."""

    @property
    def metric(self) -> str: ...
    @property
    def pearson(self) -> Correlation: ...
    @property
    def spearman(self) -> Correlation: ...


class LeftOut(Protocol):
    """What `operations.LeftOut` holds."""

    @property
    def system(self) -> str: ...
    @property
    def line(self) -> int: ...
    @property
    def columns(self) -> Sequence[str]: ...


class Correlated(Protocol):
    """What `operations.Correlated` holds."""

    @property
    def people(self) -> str: ...
    @property
    def metrics(self) -> Sequence[MetricCorrelation]: ...
    @property
    def between(self) -> Correlation | None: ...
    @property
    def williams(self) -> Williams | None: ...
    @property
    def systems(self) -> Sequence[str]: ...
    @property
    def left_out(self) -> Sequence[LeftOut]: ...
    @property
    def signature(self) -> str: ...


_TIDY = (
    *("metric", "people", "n", "pearson", "pearson_p", "spearman", "spearman_p", "undefined"),
    *("other_metric", "pearson_between", "williams_t", "williams_df", "williams_p", "signature"),
)


def write_correlation(found: Correlated, how: Format, *, width: int = 80) -> Iterable[str]:
    match how:
        case Format.TEXT:
            yield as_text(_table(found), width=width)
            for note in notes_on(found):
                yield "\n" + fill(printable(note), width, break_on_hyphens=False) + "\n"
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
        (each.metric, each.pearson.n, *_shown(each.pearson), *_shown(each.spearman))
        for each in found.metrics
    ]
    return Table(f"Correlation with {found.people}, over systems", columns, rows)


def _shown(found: Correlation) -> tuple[str, str]:
    return (
        _NOTHING if found.r is None else three_digits(found.r),
        _NOTHING if found.p is None else p_value(found.p),
    )


def three_digits(value: float) -> str:
    return with_minus(f"{value:z.3f}")


def p_value(p: float) -> str:
    return "< 0.001" if p < 0.001 else f"{p:.3f}"


def notes_on(found: Correlated) -> Iterator[str]:
    """What is undefined and why, how the two metrics compare, and what was left out."""
    for each in found.metrics:
        for why in dict.fromkeys((each.pearson.undefined, each.spearman.undefined)):
            if why:
                yield f"No correlation of {each.metric}: {why}"
    if found.between is not None:
        yield _compared(found)
    for left in found.left_out:
        columns = " and ".join(left.columns)
        be = "is" if len(left.columns) == 1 else "are"
        yield f"Left out: {left.system} (line {left.line}), where {columns} {be} empty."


def _compared(found: Correlated) -> str:
    one, other = (each.metric for each in found.metrics)
    test = found.williams
    if test is None or test.t is None or test.p is None:
        why = test.undefined if test is not None else "A correlation is undefined."
        return f"Williams's test does not compare {one} and {other}: {why}"
    systems = counted(len(found.systems), "system")
    says = (
        "do not correlate differently with people, as far as"
        if test.p >= 0.05
        else "correlate differently with people, going by"
    )
    p = p_value(test.p) if test.p < 0.001 else f"= {p_value(test.p)}"
    return (
        f"{one} and {other} {says} {systems} can tell: Williams's test, "
        f"t({test.df}) = {three_digits(test.t)}, two-sided p {p}."
    )


def _rows(found: Correlated) -> Iterator[Sequence[Cell]]:
    """With two metrics the test stands in the row of each."""
    names = [each.metric for each in found.metrics]
    for each in found.metrics:
        other = next((name for name in names if name != each.metric), None)
        test, between = found.williams, found.between
        sign = 1 if each.metric == names[0] else -1
        t = None if test is None or test.t is None else sign * test.t
        yield (
            each.metric,
            found.people,
            each.pearson.n,
            *(exact(value) for value in (each.pearson.r, each.pearson.p)),
            *(exact(value) for value in (each.spearman.r, each.spearman.p)),
            each.pearson.undefined or each.spearman.undefined,
            other,
            exact(between.r if between else None),
            exact(t),
            test.df if test else None,
            exact(test.p if test else None),
            found.signature,
        )


def _document(found: Correlated) -> Mapping[str, object]:
    test, between = found.williams, found.between
    return {
        "people": found.people,
        "metrics": [
            {
                "name": each.metric,
                "n": each.pearson.n,
                "pearson": _record(each.pearson),
                "spearman": _record(each.spearman),
            }
            for each in found.metrics
        ],
        "between": _record(between) if between else None,
        "williams": {
            "t": test.t,
            "df": test.df,
            "p": test.p,
            "p_one_sided": test.p_one_sided,
            "undefined": test.undefined,
        }
        if test
        else None,
        "systems": found.systems,
        "left_out": [
            {"system": left.system, "line": left.line, "empty": left.columns}
            for left in found.left_out
        ],
        "signature": found.signature,
    }


def _record(found: Correlation) -> Mapping[str, object]:
    return {"r": found.r, "p": found.p, "undefined": found.undefined}
