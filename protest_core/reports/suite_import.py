"""What a foreign test set became, in words or as JSON."""

import json
from collections.abc import Mapping, Sequence
from typing import Protocol

from protest_core.errors import counted, printable
from protest_core.reports.evaluation import suite_heading
from protest_core.reports.table import Format
from protest_core.suite.category import Category
from protest_core.suite.testsuite import SuiteDescription


class Imported(Protocol):
    """What `operations.ImportedSuite` holds; reports and operations do not know each other."""

    @property
    def suite(self) -> SuiteDescription: ...
    @property
    def lines(self) -> int: ...
    @property
    def documents(self) -> int: ...
    @property
    def examples(self) -> Sequence[tuple[Category, int]]: ...
    @property
    def left_out(self) -> Mapping[str, int]: ...
    @property
    def to_check(self) -> int: ...


def write_import(found: Imported, how: Format) -> str:
    if how is Format.JSON:
        return json.dumps(_record(found), ensure_ascii=False, indent=2) + "\n"
    lines = [
        suite_heading(found.suite),
        f"Lines: {found.lines:,} in {counted(found.documents, 'document')}",
        f"Examples: {sum(count for _, count in found.examples):,}",
        *(f"{count:7,}  {category.label}" for category, count in found.examples),
        f"Left out: {sum(found.left_out.values()):,}",
        *(f"{count:7,}  {reason}" for reason, count in found.left_out.items()),
    ]
    if found.to_check:
        lines.append(f"Positions to check: {found.to_check:,} (pronouns-to-check.tsv)")
    return printable("\n".join(lines), lines=True) + "\n"


def _record(found: Imported) -> dict[str, object]:
    return {
        "suite": found.suite.name,
        "source_language": found.suite.source_language,
        "target_language": found.suite.target_language,
        "lines": found.lines,
        "documents": found.documents,
        "examples": {category.id: count for category, count in found.examples},
        "left_out": dict(found.left_out),
        "to_check": found.to_check,
    }
