"""Corrections of one example, each from a whole value to a whole value."""

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
    """One more, after the others; its reference words are left to the alignment."""
    antecedents = (*example.antecedents, antecedent)
    return _changed(example, antecedents, (*_corrections(example), None))


def without_antecedent(example: Example, number: int) -> Example:
    """Reference words of the others stay theirs."""
    corrections = _corrections(example)
    return _changed(example, _without(example.antecedents, number), _without(corrections, number))


def with_span(example: Example, number: int, *, line: int, start: int, end: int) -> Example:
    """Other words; a head stays if it is among them.

    Reference words set by hand stay if some of the words do: of quite another expression they
    would be the translation no more.
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
    """`None`: no word stands for the whole, so all of them count."""
    after = replace(example.antecedents[number], head=head)
    antecedents = _put(example.antecedents, number, after)
    return replace(example, antecedents=antecedents)


def with_pronoun_link(example: Example, positions: Iterable[int] | None) -> Example:
    """Words of the reference; none of them if nothing translates it, `None`: as it is aligned."""
    corrected = replace(example.correction, pronoun=_in_order(positions))
    return replace(example, correction=corrected)


def with_antecedent_link(example: Example, number: int, positions: Iterable[int] | None) -> Example:
    corrections = _put(_corrections(example), number, _in_order(positions))
    return _changed(example, example.antecedents, corrections)


def _changed(
    example: Example, antecedents: tuple[Antecedent, ...], corrections: _Corrections
) -> Example:
    """If nothing is corrected, nothing is said, as in a file."""
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
