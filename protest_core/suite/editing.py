"""Corrections of one example, each a function from value to value."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from protest_core.suite.model import Antecedent, Category, CorrectedReference, Example
from protest_core.text.tokens import Positions

_Corrections = tuple[Positions | None, ...]
T = TypeVar("T")


def with_category(example: Example, category: Category) -> Example:
    return replace(example, category=category)


def with_antecedent(example: Example, antecedent: Antecedent) -> Example:
    """Add an antecedent after the others; its reference words are left to the alignment."""
    antecedents = (*example.antecedents, antecedent)
    return _changed(example, antecedents, (*_corrections(example), None))


def without_antecedent(example: Example, number: int) -> Example:
    """Remove an antecedent; the others keep their reference words."""
    corrections = _corrections(example)
    return _changed(example, _without(example.antecedents, number), _without(corrections, number))


def with_span(example: Example, number: int, *, line: int, start: int, end: int) -> Example:
    """Change the words of an antecedent; the head is kept if it is among them.

    Reference words set by hand are kept if some of the words are kept: they would not translate an
    entirely different expression.
    """
    before = example.antecedents[number]
    head = before.head if line == before.line and before.head in range(start, end) else None
    corrections = _corrections(example)
    overlaps = line == before.line and before.start < end and start < before.end
    if not overlaps:
        corrections = _put(corrections, number, None)
    after = Antecedent(line, start, end, head)
    return _changed(example, _put(example.antecedents, number, after), corrections)


def with_head(example: Example, number: int, head: int | None) -> Example:
    """Set the head of an antecedent; `None` if no word represents it, so that all words count."""
    after = replace(example.antecedents[number], head=head)
    antecedents = _put(example.antecedents, number, after)
    return replace(example, antecedents=antecedents)


def with_pronoun_link(example: Example, positions: Iterable[int] | None) -> Example:
    """Set the pronoun's words in the reference; `None` uses the alignment, () is no translation."""
    corrected = replace(example.correction, pronoun=_in_order(positions))
    return replace(example, correction=corrected)


def with_antecedent_link(example: Example, number: int, positions: Iterable[int] | None) -> Example:
    corrections = _put(_corrections(example), number, _in_order(positions))
    return _changed(example, example.antecedents, corrections)


def _changed(
    example: Example, antecedents: tuple[Antecedent, ...], corrections: _Corrections
) -> Example:
    """Return the example with these corrections; without any, the field is `None`, as in a file."""
    corrected = corrections if any(each is not None for each in corrections) else None
    correction = CorrectedReference(example.correction.pronoun, corrected)
    return replace(example, antecedents=antecedents, correction=correction)


def _corrections(example: Example) -> _Corrections:
    return tuple(map(example.correction.antecedent, range(len(example.antecedents))))


def _in_order(positions: Iterable[int] | None) -> Positions | None:
    return None if positions is None else tuple(sorted(set(positions)))


def _put(items: tuple[T, ...], number: int, item: T) -> tuple[T, ...]:
    return (*items[:number], item, *items[number + 1 :])


def _without(items: tuple[T, ...], number: int) -> tuple[T, ...]:
    return (*items[:number], *items[number + 1 :])
