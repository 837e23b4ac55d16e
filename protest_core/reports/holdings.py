"""What a project file or a suite directory holds, in words or as JSON."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from protest_core.errors import counted, printable
from protest_core.matching.outdated import outdated_notes
from protest_core.operations.suites.suites import SuiteCheck as CheckedSuite
from protest_core.reports.evaluation import suite_heading
from protest_core.reports.evaluation_records import policy_record
from protest_core.reports.table import Format
from protest_core.suite.testsuite import SuiteDescription

if TYPE_CHECKING:
    from protest_core.store.values import Holdings, System


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
