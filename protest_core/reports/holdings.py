"""What a project file or a suite directory holds, in words or as JSON."""

import json
from collections.abc import Iterable

from protest_core.reports.evaluation import suite_heading
from protest_core.suite import SuiteDescription


def write_holdings(
    suite: SuiteDescription,
    *,
    facts: Iterable[tuple[str, object]],
    examples: Iterable[tuple[str, int]],
    systems: Iterable[str],
) -> str:
    """A short page: what it is, its figures, its categories, its systems."""
    categories = list(examples)
    lines = [suite_heading(suite)]
    lines += [f"{name}: {value}" for name, value in facts]
    lines.append(f"Examples: {sum(count for _, count in categories):,}")
    lines += [f"{count:7,}  {category}" for category, count in categories]
    names = list(systems)
    lines.append(f"Systems: {len(names)}" if names else "Systems: none")
    lines += [f"         {name}" for name in names]
    return "\n".join(lines) + "\n"


def as_json(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"
