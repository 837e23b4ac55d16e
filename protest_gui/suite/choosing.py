"""Choosing words of an example: a link, a head, the words of an antecedent."""

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


class Target(Enum):
    """The parts of an example for which words are chosen."""

    PRONOUN_LINK = auto()
    ANTECEDENT_LINK = auto()
    HEAD = auto()
    SPAN = auto()
    NEW_ANTECEDENT = auto()

    @property
    def in_reference(self) -> bool:
        return self in {Target.PRONOUN_LINK, Target.ANTECEDENT_LINK}

    @property
    def may_be_left_open(self) -> bool:
        """Return whether no word can be chosen: no translation, no head."""
        return self in {Target.PRONOUN_LINK, Target.ANTECEDENT_LINK, Target.HEAD}


class WordChoice(Protocol):
    """A choice of words that is being made.

    `result` is the example with the chosen words, or `None` while something is missing.
    """

    @property
    def choosable(self) -> Collection[Place]: ...
    @property
    def chosen(self) -> Collection[Place]: ...
    def choose(self, place: Place) -> None: ...
    def clear(self) -> None: ...
    def result(self, example: Example) -> Example | None: ...


@dataclass(frozen=True, slots=True)
class Span:
    """Adjacent words of the source."""

    line: int
    start: int
    end: int


class LinkChoice:
    """A choice of any words of one sentence of the reference, or of none."""

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


class HeadChoice:
    """A choice of one word of an antecedent, or of none."""

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


class SpanChoice:
    """A choice of adjacent words by their first and last word."""

    def __init__(
        self,
        source: Mapping[int, Tokens],
        span: Span | None,
        edit: Callable[[Example, Span], Example],
    ) -> None:
        self._edit = edit
        self._span = span
        self._begun: Place | None = None
        self.choosable = [(line, n) for line, tokens in source.items() for n in range(len(tokens))]

    @property
    def chosen(self) -> set[Place]:
        span = self._span
        return {(span.line, token) for token in range(span.start, span.end)} if span else set()

    def choose(self, place: Place) -> None:
        line, token = place
        if self._begun is None or self._begun[0] != line:
            self._begun = place
            self._span = Span(line, token, token + 1)
        else:
            first, last = sorted((self._begun[1], token))
            self._span = Span(line, first, last + 1)
            self._begun = None

    def clear(self) -> None:
        self._span = self._begun = None

    def result(self, example: Example) -> Example | None:
        return self._edit(example, self._span) if self._span else None


def begin_choice(target: Target, view: ExampleView, number: int) -> WordChoice:
    """Return a choice that begins with the present words.

    `number` is the number of the antecedent.
    """
    example = view.example
    if target is Target.PRONOUN_LINK:
        link = view.pronoun_link
        return LinkChoice(link, view.reference[link.line], with_pronoun_link)
    if target is Target.ANTECEDENT_LINK:
        link = view.antecedent_links[number]
        return LinkChoice(
            link,
            view.reference[link.line],
            lambda example, tokens: with_antecedent_link(example, number, tokens),
        )
    if target is Target.NEW_ANTECEDENT:
        return SpanChoice(view.source, None, _with_new_antecedent)
    antecedent = example.antecedents[number]
    if target is Target.HEAD:
        return HeadChoice(antecedent, number)
    return SpanChoice(
        view.source,
        Span(antecedent.line, antecedent.start, antecedent.end),
        lambda example, span: with_span(
            example, number, line=span.line, start=span.start, end=span.end
        ),
    )


def _with_new_antecedent(example: Example, span: Span) -> Example:
    return with_antecedent(example, Antecedent(span.line, span.start, span.end))


def instruction(target: Target, about: str) -> str:
    """Return an instruction; `about` is the pronoun or the words of the antecedent."""
    walk = tr(" Arrows move, Space or a click chooses.")
    instructions = {
        Target.PRONOUN_LINK: tr("Which words of the reference translate “{0}”?"),
        Target.ANTECEDENT_LINK: tr("Which words of the reference translate “{0}”?"),
        Target.HEAD: tr("Which word is the head of “{0}”?"),
        Target.SPAN: tr("Choose the first and the last word of the antecedent, now “{0}”."),
        Target.NEW_ANTECEDENT: tr("Choose the first and the last word that it refers to."),
    }
    return (instructions[target] + walk).format(about)
