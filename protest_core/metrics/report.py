"""Scores of one metric, as a report."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from protest_core.metrics.measure import MetricTable
from protest_core.suite.report import latex_note, suite_record, text_heading
from protest_core.tables.before.cells import UNDEFINED
from protest_core.tables.before.latex import as_latex
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, paragraph, signature_line

if TYPE_CHECKING:
    from protest_core.metrics.model import Score


_NAMES = {"apt": "APT", "autoprf": "AutoPRF", "bleu": "BLEU", "chrf": "chrF", "f1": "F1"}


def metric_title(column: str) -> str:
    """Of a metric, or of one of its figures; those that nobody told of keep their names."""
    return " ".join(_NAMES.get(word, word) for word in column.split(" "))


def write_metrics(
    tables: Sequence[MetricTable], how: Format, *, details: bool = False, width: int = 80
) -> Iterable[str]:
    """Tables of the same systems; with `details`, a row for each pronoun of each system."""
    for_people = how in {Format.TEXT, Format.LATEX}
    shown = _details(tables, for_people) if details else metric_summary(tables)
    match how:
        case Format.TEXT:
            yield from text_heading(tables[0].suite, width)
            yield as_text(_marked(shown, tables), width=width)
            for note in metric_notes(tables):
                yield "\n" + paragraph(note, width)
            for table in tables:
                yield signature_line(table.signature)
        case Format.JSON:
            yield json.dumps(_document(tables, details), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            tidy = shown if details else _with_reasons(shown, tables)
            yield from _delimited(tables, tidy, "," if how is Format.CSV else "\t")
        case Format.LATEX:
            for table in tables:
                yield latex_note(table.suite, table.signature)
            yield as_latex(_marked(shown, tables))


def _marked(shown: Table, tables: Sequence[MetricTable]) -> Table:
    """For people: what the score leaves out in brackets, and in print what that means."""
    dropped = {name for table in tables for name in _dropped(table)}
    titles = [column.title for column in shown.columns]
    rows = [
        [f"({cell})" if title in dropped else cell for title, cell in zip(titles, row, strict=True)]
        for row in shown.rows
    ]
    legends = [table.legend for table in tables if table.legend]
    return replace(shown, rows=rows, below=[*legends, *shown.below])


def _dropped(table: MetricTable) -> list[str]:
    return list(dict.fromkeys(name for _, score in table.systems for name in score.dropped))


def metric_summary(tables: Sequence[MetricTable]) -> Table:
    """The figures of all metrics beside each other."""
    scores = [dict(table.systems) for table in tables]
    systems = [name for name, _ in tables[0].systems]
    names = dict.fromkeys(
        name for table in scores for score in table.values() for name in score.figures
    )
    columns = (Column("system"), *(Column(name, numeric=True) for name in names))
    rows = []
    for system in systems:
        figures: dict[str, float | int | None] = {}
        for of_metric in scores:
            figures |= of_metric[system].figures
        rows.append((system, *(_figure(figures[name]) for name in names)))
    title = " and ".join(table.metric for table in tables)
    return Table(title, columns, rows, [*_undefined(tables)])


def _figure(value: float | int | None) -> Cell:
    if value is None:
        return UNDEFINED
    return value if isinstance(value, int) else f"{value:.4f}"


def _details(tables: Sequence[MetricTable], for_people: bool) -> Table:  # noqa: FBT001
    titles = ("system", "line", "token", "example", "reference", "candidate")
    columns = (*map(Column, titles), *(Column(table.metric) for table in tables))
    return Table("Pronoun by pronoun", columns, list(_detail_rows(tables, for_people)))


def _detail_rows(
    tables: Sequence[MetricTable],
    for_people: bool,  # noqa: FBT001
) -> Iterator[Sequence[Cell]]:
    """Lines and tokens from 0, as in suites."""
    for number, (system, score) in enumerate(tables[0].systems):
        others = [table.systems[number][1].details for table in tables]
        for each, *verdicts in zip(score.details, *others, strict=True):
            at = each.occurrence
            words = " ".join(each.reference), " ".join(each.candidate)
            found = (
                f"({detail.verdict})" if for_people and not detail.counts else detail.verdict
                for detail in verdicts
            )
            yield system, at.line, at.token, at.example, *words, *found


def metric_notes(tables: Sequence[MetricTable]) -> Iterator[str]:
    if not tables[0].systems:
        yield "No system is loaded yet."
    for table in tables:
        if table.legend:
            yield table.legend
        yield from _undefined([table])


def _undefined(tables: Sequence[MetricTable]) -> Iterator[str]:
    """Why a figure does not exist."""
    for table in tables:
        for number in range(len(table.systems)):
            yield from _undefined_of(number, [table])


def _with_reasons(shown: Table, tables: Sequence[MetricTable]) -> Table:
    """For programs, which do not read what stands below."""
    rows = [
        (*row, " ".join(_undefined_of(number, tables))) for number, row in enumerate(shown.rows)
    ]
    return replace(shown, columns=(*shown.columns, Column(UNDEFINED)), rows=rows)


def _undefined_of(number: int, tables: Sequence[MetricTable]) -> Iterator[str]:
    for table in tables:
        system, score = table.systems[number]
        if score.undefined:
            yield f"{table.metric} of {system}: {score.undefined}"


def _delimited(tables: Sequence[MetricTable], shown: Table, delimiter: str) -> Iterable[str]:
    """The signatures of several metrics in as many columns."""
    marks = ["signature"] if len(tables) == 1 else [f"signature {t.metric}" for t in tables]
    columns = [*(column.title for column in shown.columns), *marks]
    signatures = [table.signature for table in tables]
    return as_delimited(columns, ((*row, *signatures) for row in shown.rows), delimiter)


def _document(tables: Sequence[MetricTable], details: bool) -> Mapping[str, object]:  # noqa: FBT001
    return {
        "suite": suite_record(tables[0].suite),
        "metrics": [
            {
                "name": table.metric,
                "signature": table.signature,
                "legend": table.legend,
                "dropped": _dropped(table),
                "systems": [
                    {"name": system, **_record(score, details=details)}
                    for system, score in table.systems
                ],
            }
            for table in tables
        ],
    }


def _record(score: "Score", *, details: bool) -> Mapping[str, object]:
    record: dict[str, object] = {
        "figures": {
            name: UNDEFINED if value is None else value for name, value in score.figures.items()
        },
        "undefined": score.undefined,
    }
    if details:
        record["pronouns"] = [
            {
                "line": each.occurrence.line,
                "token": each.occurrence.token,
                "example": each.occurrence.example,
                "reference": each.reference,
                "candidate": each.candidate,
                "verdict": each.verdict,
                "counts": each.counts,
            }
            for each in score.details
        ]
    return record
