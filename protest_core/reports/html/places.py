"""Where on the page things stand: systems, categories and examples have places to lead to."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from protest_core.operations.reporting.report import ProjectReport
from protest_core.operations.reporting.telling_examples import TellingExample
from protest_core.reports.score_cells import short_labels
from protest_core.suite.category import Category


@dataclass(frozen=True, slots=True)
class Places:
    """By name: where what is told of it can be read. Only of what is there."""

    systems: Mapping[str, str]
    categories: Mapping[str, str]  # by id
    cells: Mapping[str, str]  # by what stands in a cell or head of a table


def places_of(report: ProjectReport) -> Places:
    """Numbers, not names: whatever a system is called, its place has a sound name."""
    shown = report.examples
    systems = {
        name: f"system-{number}"
        for number, name in enumerate(report.scores.systems, start=1)
        if any(name == row.candidate.system for each in shown for row in each.rows)
    }
    categories = {
        category.id: f"category-{number}"
        for number, category in enumerate(report.scores.categories, start=1)
        if any(each.example.category.id == category.id for each in shown)
    }
    names = _names(report.scores.categories)
    cells = {label: categories[each] for label, each in names if each in categories}
    return Places(systems, categories, cells | systems)


def _names(categories: Sequence[Category]) -> Iterator[tuple[str, str]]:
    """As tables call them: by their labels, or short ones."""
    short = short_labels(categories)
    for category in categories:
        yield category.label, category.id
        yield short[category.id], category.id


def place_of_example(each: TellingExample) -> str:
    return f"example-{each.example.id}"
