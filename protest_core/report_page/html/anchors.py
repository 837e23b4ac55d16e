"""Anchors on the page, and text that is safe to show."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from protest_core.judgements.model import Highlights, TokenPlace
from protest_core.languages.profiles import LanguageProfile, is_part
from protest_core.report_page.example_selection import SelectedExample
from protest_core.report_page.gather import ProjectReport
from protest_core.suite.model import Category
from protest_core.suite.report_frame import short_labels
from protest_core.text.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Anchors:
    """Anchors by name, only for targets on the page."""

    systems: Mapping[str, str]
    categories: Mapping[str, str]  # by id
    cells: Mapping[str, str]  # by the text of a table's cell or head


@dataclass(frozen=True, slots=True)
class MarkedWords:
    """Consecutive words with the same marks, which show their roles in the example."""

    text: str
    marks: tuple[str, ...]
    joined: bool = False  # to the words before: the first is a part of the last one there


def anchors_of(report: ProjectReport) -> Anchors:
    """Return anchors with numbers instead of names, which can contain any characters."""
    shown = report.examples
    systems = {
        name: f"system-{number}"
        for number, name in enumerate(report.scores.frame.systems, start=1)
        if any(name == row.candidate.system for each in shown for row in each.rows)
    }
    categories = {
        category.id: f"category-{number}"
        for number, category in enumerate(report.scores.frame.categories, start=1)
        if any(each.example.category.id == category.id for each in shown)
    }
    names = _names(report.scores.frame.categories)
    cells = {label: categories[each] for label, each in names if each in categories}
    return Anchors(systems, categories, cells | systems)


def _names(categories: Sequence[Category]) -> Iterator[tuple[str, str]]:
    """Yield the names of categories in tables: their labels and short labels."""
    short = short_labels(categories)
    for category in categories:
        yield category.label, category.id
        yield short[category.id], category.id


def anchor_of_example(each: SelectedExample) -> str:
    return f"example-{each.example.id}"


def pieces(
    lines: Mapping[int, Tokens], highlights: Highlights, language: LanguageProfile
) -> tuple[MarkedWords, ...]:
    """Return the pieces of all lines as one text."""
    marked = ((word, _marks(place, highlights)) for place, word in _words(lines))
    groups = groupby(marked, key=lambda each: each[1])
    texts = ((" ".join(word for word, _ in some), marks) for marks, some in groups)
    return tuple(
        MarkedWords(
            language.bare(language.whole(text)),
            marks,
            language.splits_clitics and is_part(text),
        )
        for text, marks in texts
    )


def _words(lines: Mapping[int, Tokens]) -> Iterator[tuple[TokenPlace, str]]:
    for line in sorted(lines):
        for at, word in enumerate(lines[line]):
            yield (line, at), word


def _marks(place: TokenPlace, highlights: Highlights) -> tuple[str, ...]:
    found = ("pronoun", highlights.pronoun), ("antecedent", highlights.antecedent)
    return tuple(name for name, places in found if place in places)
