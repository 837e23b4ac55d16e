"""What a foreign test set became, in words or as JSON."""

import json

from protest_core.errors import counted, printable
from protest_core.operations.suites.imported_suite import ImportedSuite as Imported
from protest_core.reports.evaluation import suite_heading
from protest_core.reports.table import Format


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
