"""Choosing words of an example: a link, a head, the words of a mention."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from protest_core.suite.editing import (
    with_antecedent,
    with_antecedent_link,
    with_head,
    with_pronoun_link,
    with_span,
)
from protest_core.suite.model import Antecedent, Example
from protest_core.suite.view import ExampleView, ReferenceLink
from protest_core.text.tokens import Tokens
from protest_gui.translations import tr

Place = tuple[int, int]  # (line, token)


class What(Enum):
    """What words are chosen for."""

    PRONOUN_LINK = auto()
    ANTECEDENT_LINK = auto()
    HEAD = auto()
    SPAN = auto()
    NEW_ANTECEDENT = auto()

    @property
    def in_reference(self) -> bool:
        return self in {What.PRONOUN_LINK, What.ANTECEDENT_LINK}

    @property
    def may_be_left_open(self) -> bool:
        """What can also be nothing: no translation, no head."""
        return self in {What.PRONOUN_LINK, What.ANTECEDENT_LINK, What.HEAD}


class Choosing(Protocol):
    """`result` is the example as it was chosen, or `None` while something is missing."""

    @property
    def choosable(self) -> Collection[Place]: ...
    @property
    def chosen(self) -> Collection[Place]: ...
    def choose(self, place: Place) -> None: ...
    def clear(self) -> None: ...
    def result(self, example: Example) -> Example | None: ...


class ChoosingLink:
    """Any words of one sentence of the reference, or none."""

    def __init__(
        self,
        link: ReferenceLink,
        tokens: Tokens,
        edit: Callable[[Example, Collection[int] | None], Example],
    ) -> None:
        self._edit = edit
        self.choosable = [(link.line, token) for token in range(len(tokens))]
        self.chosen = {(link.line, token) for token in link.positions}

    def choose(self, place: Place) -> None:
        self.chosen ^= {place}

    def clear(self) -> None:
        self.chosen.clear()

    def result(self, example: Example) -> Example:
        return self._edit(example, [token for _, token in self.chosen])


class ChoosingHead:
    """One word of an antecedent, or none."""

    def __init__(self, antecedent: Antecedent, number: int) -> None:
        line, head = antecedent.line, antecedent.head
        self._number = number
        self.choosable = [(line, token) for token in antecedent.span]
        self.chosen = set() if head is None else {(line, head)}

    def choose(self, place: Place) -> None:
        self.chosen = set() if place in self.chosen else {place}

    def clear(self) -> None:
        self.chosen = set()

    def result(self, example: Example) -> Example:
        heads = [token for _, token in self.chosen]
        return with_head(example, self._number, heads[0] if heads else None)


@dataclass(frozen=True, slots=True)
class _Span:
    line: int
    start: int
    end: int


class ChoosingSpan:
    """Words that stand together: the first one chosen begins them, the second one ends them."""

    def __init__(self, source: Mapping[int, Tokens], antecedent: Antecedent | None) -> None:
        self.choosable = [(line, n) for line, tokens in source.items() for n in range(len(tokens))]
        self._span = None
        if antecedent is not None:
            self._span = _Span(antecedent.line, antecedent.start, antecedent.end)
        self._begun: Place | None = None

    @property
    def chosen(self) -> set[Place]:
        span = self._span
        return {(span.line, token) for token in range(span.start, span.end)} if span else set()

    def choose(self, place: Place) -> None:
        line, token = place
        if self._begun is None or self._begun[0] != line:
            self._begun = place
            self._span = _Span(line, token, token + 1)
        else:
            first, last = sorted((self._begun[1], token))
            self._span = _Span(line, first, last + 1)
            self._begun = None

    def clear(self) -> None:
        self._span = self._begun = None

    def result(self, example: Example) -> Example | None:
        return self._applied(example, self._span) if self._span else None

    def _applied(self, example: Example, span: _Span) -> Example:
        return with_antecedent(example, Antecedent(span.line, span.start, span.end))


class ChoosingOtherSpan(ChoosingSpan):
    """Of an antecedent that is there."""

    def __init__(self, source: Mapping[int, Tokens], example: Example, number: int) -> None:
        super().__init__(source, example.antecedents[number])
        self._number = number

    def _applied(self, example: Example, span: _Span) -> Example:
        return with_span(example, self._number, line=span.line, start=span.start, end=span.end)


def choosing_for(what: What, view: ExampleView, number: int) -> Choosing:
    """`number` is that of the antecedent it is about."""
    example = view.example
    if what is What.PRONOUN_LINK:
        link = view.pronoun_link
        return ChoosingLink(link, view.reference[link.line], with_pronoun_link)
    if what is What.ANTECEDENT_LINK:
        link = view.antecedent_links[number]
        return ChoosingLink(
            link,
            view.reference[link.line],
            lambda example, tokens: with_antecedent_link(example, number, tokens),
        )
    if what is What.HEAD:
        return ChoosingHead(example.antecedents[number], number)
    if what is What.SPAN:
        return ChoosingOtherSpan(view.source, example, number)
    return ChoosingSpan(view.source, None)


def instruction(what: What, about: str) -> str:
    """Return what to do, in words; `about`: the pronoun or the words of the antecedent."""
    walk = tr(" Arrows walk, Space or a click chooses.")
    instructions = {
        What.PRONOUN_LINK: tr("Which words of the reference translate “{0}”?"),
        What.ANTECEDENT_LINK: tr("Which words of the reference translate “{0}”?"),
        What.HEAD: tr("Which word is the head of “{0}”?"),
        What.SPAN: tr("Choose the first and the last word of the antecedent, now “{0}”."),
        What.NEW_ANTECEDENT: tr("Choose the first and the last word that it refers to."),
    }
    return (instructions[what] + walk).format(about)
