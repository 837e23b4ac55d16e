"""The overview as a table: where every candidate stands, by system and category."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from protest_core.reports.evaluation import DEMONSTRATION, suite_heading
from protest_core.reports.table import (
    Cell,
    Column,
    Format,
    Table,
    as_delimited,
    as_latex,
    as_text,
    latex_comment,
    paragraph,
)

if TYPE_CHECKING:  # a table needs no database
    from protest_core.store.overview_values import Counts, Overview

_FIGURES = {
    "approved": "Approved",
    "correct": "Correct",
    "incorrect": "Incorrect",
    "not_judgeable": "Not judgeable",
    "open": "Open",
    "disputed": "Disputed",
    "total": "Total",
}
_BY_VERIFIED = {"by_verified": "by verified"}
_TITLE = "Candidates by outcome"
_TOTAL = "total"


def write_overview(overview: "Overview", how: Format, *, width: int = 80) -> Iterable[str]:
    """The whole table in this format, in pieces."""
    match how:
        case Format.TEXT:
            yield from _text(overview, width)
        case Format.JSON:
            yield json.dumps(_document(overview), ensure_ascii=False, indent=2) + "\n"
        case Format.CSV | Format.TSV:
            columns = ("system", "category", *_shown(overview))
            yield from as_delimited(
                columns, _tidy_rows(overview), "," if how is Format.CSV else "\t"
            )
        case Format.LATEX:
            yield latex_comment(_note(overview))
            yield as_latex(_table(overview))


def _note(overview: "Overview") -> str:
    suite = overview.suite
    name = f"{suite.name} {suite.version}".strip() + "."
    return f"{name} {DEMONSTRATION}" if suite.demonstration else name


def _text(overview: "Overview", width: int) -> Iterable[str]:
    for line in suite_heading(overview.suite).splitlines():
        yield paragraph(line, width)
    yield "\n"
    if overview.systems:
        yield as_text(_table(overview), width=width)
    else:
        yield "No system is loaded yet.\n"


def _table(overview: "Overview") -> Table:
    """Each system under its name; the totals at its foot, and those of all systems at the end."""
    columns = (
        Column("System"),
        Column("Category"),
        *(Column(title, numeric=True) for title in _shown(overview).values()),
    )
    return Table(_TITLE, columns, [*_labelled_rows(overview)])


def _labelled_rows(overview: "Overview") -> Iterable[Sequence[Cell]]:
    names = _shown(overview)
    for system in overview.systems:
        for category in overview.categories:
            counts = overview.cells[system, category.id]
            yield (system, category.label, *_figures(names, counts).values())
        yield (system, _TOTAL, *_figures(names, overview.total_of_system(system)).values())
    if len(overview.systems) > 1:
        for category in overview.categories:
            counts = overview.total_of_category(category.id)
            yield ("all systems", category.label, *_figures(names, counts).values())
        yield ("all systems", _TOTAL, *_figures(names, overview.total).values())


def _tidy_rows(overview: "Overview") -> Iterable[Sequence[Cell]]:
    """One row for each cell and no totals: programs would count them twice."""
    names = _shown(overview)
    for system in overview.systems:
        for category in overview.categories:
            counts = overview.cells[system, category.id]
            yield (system, category.id, *_figures(names, counts).values())


def _shown(overview: "Overview") -> Mapping[str, str]:
    """What verified translations approved stands apart, last, where they approved anything."""
    return _FIGURES | (_BY_VERIFIED if overview.total.by_verified else {})


def _figures(names: Iterable[str], counts: "Counts") -> Mapping[str, int]:
    return {name: getattr(counts, name) for name in names}


def _document(overview: "Overview") -> dict[str, object]:
    names = _shown(overview)
    return {
        "suite": {
            "name": overview.suite.name,
            "version": overview.suite.version,
            "demonstration": overview.suite.demonstration,
        },
        "systems": [
            {
                "name": system,
                "categories": {
                    category.id: _figures(names, overview.cells[system, category.id])
                    for category in overview.categories
                },
                "total": _figures(names, overview.total_of_system(system)),
            }
            for system in overview.systems
        ],
        "categories": {
            category.id: _figures(names, overview.total_of_category(category.id))
            for category in overview.categories
        },
        "total": _figures(names, overview.total),
    }
