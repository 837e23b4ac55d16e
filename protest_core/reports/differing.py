"""How often people differ, by category, as a report."""

import json
from collections.abc import Iterable, Iterator, Sequence

from protest_core.judgement.outcome import Question
from protest_core.operations.counting.differing import Differing, DifferingTable
from protest_core.reports.agreement_tables import QUESTIONS
from protest_core.reports.score_cells import NOTHING, short_labels
from protest_core.reports.scores import (
    as_latex_report,
    exact,
    signature_line,
    suite_record,
    text_heading,
)
from protest_core.reports.table import Cell, Column, Format, Table, as_delimited, as_text, paragraph
from protest_core.reports.undefined import UNDEFINED

_NOBODY = "No candidate has been judged by two people: there is nothing to compare."


_TIDY = ("question", "category", "compared", "different", "share", "undefined", "signature")


def write_differing(table: DifferingTable, how: Format, *, width: int = 80) -> Iterable[str]:
    """The counts of what `write_disagreements` lists."""
    match how:
        case Format.TEXT:
            yield from _text(table, width)
        case Format.JSON:
            yield json.dumps(_document(table), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            yield from as_delimited(_TIDY, _rows(table), "," if how is Format.CSV else "\t")
        case Format.LATEX:
            notes = [] if _compared(table) else [_NOBODY]
            shown = [differing_by_category(table)]
            yield from as_latex_report(table.suite, table.signature, shown, notes)


def differing_by_category(table: DifferingTable, *, narrow: bool = False) -> Table:
    compared, short = _compared(table), short_labels(table.categories)
    heads = [head for each in compared for head in (QUESTIONS[each], "differ", "%")]
    columns = (Column("Category"), *(Column(head, numeric=True) for head in heads))
    rows: list[tuple[Cell, ...]] = []
    for category in table.categories:
        cells = [table.cells[each, category.id] for each in compared]
        if any(cell.compared for cell in cells):
            label = short[category.id] if narrow else category.label
            rows.append((label, *_figures(cells)))
    rows.append(("total", *_figures([table.total(each) for each in compared])))
    return Table("Judged by two or more, and labelled differently", columns, rows)


def _compared(table: DifferingTable) -> list[Question]:
    return [each for each in Question if table.total(each).compared]


def _figures(cells: Iterable[Differing]) -> Iterator[Cell]:
    for cell in cells:
        if cell.compared:
            yield from (cell.compared, cell.different, 100 * cell.different / cell.compared)
        else:
            yield from (0, NOTHING, NOTHING)


def _text(table: DifferingTable, width: int) -> Iterator[str]:
    yield from text_heading(table.suite, width)
    if _compared(table):
        yield as_text(differing_by_category(table, narrow=True), width=width)
    else:
        yield paragraph(_NOBODY, width)
    yield signature_line(table.signature)


def _rows(table: DifferingTable) -> Iterator[Sequence[Cell]]:
    """No totals: programs would count them twice."""
    for (question, category), found in table.cells.items():
        own = (question.value, category, found.compared, found.different)
        share = _share(found)
        yield (*own, UNDEFINED if share is None else exact(share), _why(found), table.signature)


def _share(found: Differing) -> float | None:
    return found.different / found.compared if found.compared else None


def _why(found: Differing) -> str:
    """Why there is no share."""
    return "" if found.compared else "Two people have judged nothing of this."


def _document(table: DifferingTable) -> dict[str, object]:
    return {
        "suite": suite_record(table.suite),
        "annotators": [*table.annotators],
        "categories": [
            {
                "question": question.value,
                "category": category,
                "compared": found.compared,
                "different": found.different,
                "share": UNDEFINED if found.compared == 0 else _share(found),
                "undefined": _why(found),
            }
            for (question, category), found in table.cells.items()
        ],
        "signature": table.signature,
    }
