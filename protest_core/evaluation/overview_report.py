"""The overview and the summary of a project, as reports."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from protest_core.errors import counted, printable
from protest_core.evaluation.model import outdated_notes
from protest_core.matching.policy import policy_record
from protest_core.suite.model import SuiteDescription
from protest_core.suite.report import DEMONSTRATION, suite_heading
from protest_core.suite.report import SuiteCheck as CheckedSuite
from protest_core.tables.before.latex import as_latex, latex_comment
from protest_core.tables.before.model import Cell, Column, Format, Table
from protest_core.tables.before.records import as_delimited
from protest_core.tables.before.text import as_text, paragraph

if TYPE_CHECKING:
    from protest_core.candidates.filter import OutcomeCounts
    from protest_core.candidates.model import System
    from protest_core.evaluation.model import Holdings, Overview


Fact = tuple[str, str]


Count = tuple[str, int]


def write_project(path: Path, holdings: "Holdings", how: Format) -> str:
    """A project file as a short page, or as JSON."""
    if how is Format.JSON:
        return _as_json(_project_record(holdings))
    file = f"{path}, a PROTEST project (file version {holdings.file_version})"
    return _page(
        holdings.suite,
        facts=[("File", file), *project_facts(holdings)],
        examples=labelled(holdings),
        systems=system_lines(holdings),
    )


def write_suite(found: CheckedSuite, how: Format) -> str:
    """A suite directory without mistakes as a short page, or as JSON."""
    if how is Format.JSON:
        return _as_json(_suite_record(found))
    return _page(
        found.suite,
        facts=[_extent(found.lines, found.documents)],
        examples=[(category.label, count) for category, count in found.examples],
        systems=found.systems,
    )


def project_facts(holdings: "Holdings") -> list[Fact]:
    """The figures of a project, each with its name."""
    return [
        _extent(holdings.lines, holdings.documents),
        ("Judgements", f"{holdings.judgements:,}"),
        ("Matching", str(holdings.policy)),
        *_links(holdings),
        *_outdated(holdings),
    ]


def _links(holdings: "Holdings") -> list[Fact]:
    """Nothing of projects whose alignments all came from elsewhere, and were left as they are."""
    if not (holdings.doubted or holdings.mended):
        return []
    unsure = f"unsure about {counted(holdings.doubted, 'candidate')}"
    return [("Word alignment", f"{unsure}, mended by people in {holdings.mended:,}")]


def _outdated(holdings: "Holdings") -> list[Fact]:
    """Nothing but where approvals do not hold any more."""
    return [("Note", note) for note in outdated_notes(holdings.outdated)]


def labelled(holdings: "Holdings") -> list[Count]:
    """Categories as the suite calls them, with the number of their examples."""
    labels = holdings.labels
    return [(labels.get(each, each), count) for each, count in holdings.examples.items()]


def system_lines(holdings: "Holdings") -> list[str]:
    """One line for each system: its name, where it came from, and what is still to do."""
    matched = holdings.matched_systems
    return [
        _origin(system) + ("" if system.id in matched else ", not evaluated yet")
        for system in holdings.systems
    ]


def _origin(system: "System") -> str:
    day, _, _ = system.loaded_at.partition("T")
    return f"{system.name}, loaded {day} from {system.text_file}"


def _extent(lines: int, documents: int) -> Fact:
    return "Lines", f"{lines:,} in {counted(documents, 'document')}"


def _page(
    suite: SuiteDescription,
    *,
    facts: Iterable[Fact],
    examples: Sequence[Count],
    systems: Sequence[str],
) -> str:
    lines = [suite_heading(suite)]
    lines += [f"{name}: {value}" for name, value in facts]
    lines.append(f"Examples: {sum(count for _, count in examples):,}")
    lines += [f"{count:7,}  {category}" for category, count in examples]
    lines.append(f"Systems: {len(systems)}" if systems else "Systems: none")
    lines += [f"         {system}" for system in systems]
    return printable("\n".join(lines), lines=True) + "\n"


def _project_record(holdings: "Holdings") -> dict[str, object]:
    matched = holdings.matched_systems
    record = asdict(holdings)
    record["systems"] = [
        {**asdict(system), "matched": system.id in matched} for system in holdings.systems
    ]
    del record["matched_systems"], record["labels"]
    record["policy"] = policy_record(holdings.policy)
    return record


def _suite_record(found: CheckedSuite) -> dict[str, object]:
    return {
        "suite": asdict(found.suite),
        "lines": found.lines,
        "documents": found.documents,
        "examples": {category.id: count for category, count in found.examples},
        "systems": found.systems,
        "warnings": [str(warning) for warning in found.warnings],
    }


def _as_json(record: Mapping[str, object]) -> str:
    return json.dumps(record, ensure_ascii=False, indent=2) + "\n"


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


def _figures(names: Iterable[str], counts: "OutcomeCounts") -> Mapping[str, int]:
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
