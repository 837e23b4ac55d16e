"""What is highlighted in an example's source and reference."""

from collections.abc import Mapping
from dataclasses import replace

from protest_core.suite.view import ExampleView
from protest_core.text.tokens import Tokens
from protest_gui.reading.token_marks import Mark, Place, Role, ShownLine
from protest_gui.suite_window.suite_reader import SuiteReader
from protest_gui.suite_window.words_to_choose import Choosing, What

Marks = dict[Place, Mark]


def lines_of(view: ExampleView, text: Mapping[int, Tokens]) -> list[ShownLine]:
    """Of its source or its reference."""
    line = view.example.line
    return [ShownLine(n, tokens, with_pronoun=n == line) for n, tokens in sorted(text.items())]


def source_marks(reader: SuiteReader) -> Marks:
    """The head of an antecedent has a tick; of several antecedents each has its number."""
    if reader.choosing is not None and reader.what is not None and not reader.what.in_reference:
        return _to_choose(reader.choosing, reader.what)
    assert reader.view is not None  # noqa: S101
    example = reader.view.example
    marks: Marks = {}
    for number, each in enumerate(example.antecedents, start=1):
        for token in each.span:
            _add(marks, (each.line, token), Role.ANTECEDENT, selected=token == each.head)
        if len(example.antecedents) > 1:
            first = each.line, each.start
            marks[first] = replace(marks[first], key=str(number))
    _add(marks, (example.line, example.token), Role.PRONOUN)
    return marks


def reference_marks(reader: SuiteReader) -> Marks:
    """What was set by hand has a tick."""
    if reader.choosing is not None and reader.what is not None and reader.what.in_reference:
        return _to_choose(reader.choosing, reader.what)
    view = reader.view
    assert view is not None  # noqa: S101
    marks: Marks = {}
    links = [(view.pronoun_link, Role.PRONOUN)]
    links += [(link, Role.ANTECEDENT) for link in view.antecedent_links]
    for link, role in links:
        for token in link.positions:
            _add(marks, (link.line, token), role, selected=link.by_hand)
    return marks


def _to_choose(choosing: Choosing, what: What) -> Marks:
    role = Role.PRONOUN if what is What.PRONOUN_LINK else Role.ANTECEDENT
    chosen = choosing.chosen
    return {place: Mark(role, place in chosen) for place in choosing.choosable}


def _add(marks: Marks, place: Place, role: Role, *, selected: bool = False) -> None:
    before = marks.get(place)
    if before is not None:
        role = role if before.role is role else Role.BOTH
        selected = selected or before.selected
    marks[place] = Mark(role, selected, before.key if before else "")
