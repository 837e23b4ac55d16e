"""The candidates on which a metric and people disagree, each with its words, as a report."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from protest_core.errors import counted
from protest_core.operations.metrics.metric_disagreements import (
    MetricDisagreement,
    MetricDisagreements,
)
from protest_core.reports.metric_names import metric_title
from protest_core.reports.scores import as_latex_report, signature_line, suite_record, text_heading
from protest_core.reports.table import (
    Cell,
    Column,
    Format,
    Table,
    as_delimited,
    latex_below,
    paragraph,
)
from protest_core.reports.undefined import NOTHING_COMPARED, NOTHING_JUDGED
from protest_core.reports.verdict_blocks import verdict_title

if TYPE_CHECKING:
    from protest_core.suite.testsuite import Tokens


_NAMES = (
    *("system", "example", "category", "line", "token"),
    *("source", "reference", "candidate", "verdict", "says", "people"),
)


def write_metric_disagreements(
    table: MetricDisagreements, how: Format, *, width: int = 80
) -> Iterable[str]:
    """A row for each; as text, paragraph by paragraph."""
    match how:
        case Format.TEXT:
            yield from text_heading(table.suite, width)
            yield from _text(table, width)
        case Format.JSON:
            yield json.dumps(_document(table), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            rows = ((*_row(each), table.metric, table.signature) for each in table.found)
            names = (*_NAMES, "metric", "signature")
            yield from as_delimited(names, rows, "," if how is Format.CSV else "\t")
        case Format.LATEX:
            columns = tuple(Column(name.capitalize()) for name in _NAMES)
            tables = [Table(_summary(table), columns, [*map(_row, table.found)])]
            why = [*nothing_compared(table)]
            yield from as_latex_report(table.suite, table.signature, [] if why else tables, why)
            yield from map(latex_below, why)


def nothing_compared(table: MetricDisagreements) -> Iterator[str]:
    """Why no disagreement could be found; not where there is just none."""
    if not table.compared:
        yield NOTHING_COMPARED if table.judged else NOTHING_JUDGED


def _summary(table: MetricDisagreements) -> str:
    compared = counted(table.compared, "candidate")
    return f"{metric_title(table.metric)} and people differ on {len(table.found):,} of {compared}."


def _text(table: MetricDisagreements, width: int) -> Iterator[str]:
    for line in nothing_compared(table) if not table.compared else [_summary(table)]:
        yield paragraph(line, width) + "\n"
    for each in table.found:
        yield from (paragraph(line, width, indent="    ") for line in _lines(each, table.metric))
        yield "\n"
    yield signature_line(table.signature).removeprefix("\n")


def _lines(each: MetricDisagreement, metric: str) -> Iterator[str]:
    example = each.example
    yield f"{each.system} · example {example.id} · {example.category.label}"
    yield f"  {each.source} → {_words(each.candidate)} for {_words(each.reference)}"
    said = f"{metric_title(metric)}: {verdict_title(each.verdict)}"
    yield f"  {said}; people: {each.said.outcome.value}"


def _words(words: "Tokens") -> str:
    return " ".join(words) or "(nothing)"


def _row(each: MetricDisagreement) -> Sequence[Cell]:
    """Lines and tokens from 0, as in suites."""
    example = each.example
    return (
        *(each.system, example.id, example.category.id, example.line, example.token),
        *(each.source, " ".join(each.reference), " ".join(each.candidate)),
        *(each.verdict.key, each.verdict.claim.value, each.said.outcome.value),
    )


def _document(table: MetricDisagreements) -> Mapping[str, object]:
    return {
        "suite": suite_record(table.suite),
        "metric": table.metric,
        "compared": table.compared,
        "notes": [*nothing_compared(table)],
        "disagreements": [
            dict(zip(_NAMES, _row(each), strict=True))
            | {"reference": each.reference, "candidate": each.candidate}
            for each in table.found
        ],
        "signature": table.signature,
    }
