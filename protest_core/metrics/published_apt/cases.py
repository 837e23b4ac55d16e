"""The six cases as the published APT program decides them, and their cells in its matrix."""

from collections.abc import Iterable
from typing import NamedTuple

from protest_core.metrics.apt.cases import Case
from protest_core.metrics.published_apt.inputs import OTHER, AptSettings, Words
from protest_core.metrics.published_apt.labels import Labels, Number, Numbers


class Decision(NamedTuple):
    """`counts` as many as this; rows and columns of the matrix are labels' numbers."""

    case: Case
    counts: float
    rows: Numbers
    columns: Numbers


class Cases:
    """Decides by the words of both sides."""

    def __init__(self, labels: Labels, settings: AptSettings) -> None:
        self._labels = labels
        self._settings = settings
        self._other = labels.number_of.get(OTHER)
        self._probabilities = settings.case_2_probabilities

    def decide(self, word: str, reference: Words, candidate: Words) -> Decision:
        rows, columns = self._labels.numbers(reference), self._labels.numbers(candidate)
        if not reference or not candidate:
            case = _of_nothing(bool(reference), bool(candidate))
            return Decision(case, 1, rows, columns)
        same = self._same(rows, columns)
        if same:
            return Decision(Case.IDENTICAL, 1, same, same)
        found = self._equivalent(word, rows, columns)
        return found or Decision(Case.DIFFERENT, 1, rows, columns)

    def _same(self, rows: Numbers, columns: Numbers) -> Numbers:
        """One label in common is enough; two words without a label are one."""
        shared = rows & columns
        if not self._settings.other_counts and self._other is not None:
            shared -= {self._other}
        if self._settings.full_match and (rows != columns or shared != rows):
            return frozenset()
        return shared

    def _equivalent(self, word: str, rows: Numbers, columns: Numbers) -> Decision | None:
        if self._probabilities is not None:
            return self._probable(word, rows, columns)
        for group in self._labels.similar:
            in_rows, in_columns = rows & group, columns & group
            whole = in_rows == rows and in_columns == columns
            if whole if self._settings.full_match else in_rows and in_columns:
                return Decision(Case.EQUIVALENT, 1, in_rows, in_columns)
        return None

    def _probable(self, word: str, rows: Numbers, columns: Numbers) -> Decision | None:
        """The first entry that fits; the program overlooks the first label of all, number 0."""
        for (source, reference, candidate), p in (self._probabilities or {}).items():
            row, column = self._labels.number(reference), self._labels.number(candidate)
            if source == word and row and column and row in rows and column in columns:
                cell = frozenset([row]), frozenset([column])
                return Decision(Case.EQUIVALENT, p, *cell) if p else None
        return None


def _of_nothing(has_reference: bool, has_candidate: bool) -> Case:  # noqa: FBT001
    if has_reference:
        return Case.NOT_IN_CANDIDATE
    return Case.NOT_IN_REFERENCE if has_candidate else Case.IN_NEITHER


def cells(decision: Decision, *, multiword: bool) -> Iterable[tuple[Number, Number]]:
    """One cell, of whatever comes first in each set; or all pairs."""
    if not multiword:
        # In the order of CPython's sets of small numbers, which is the program's order.
        return [(_first(decision.rows), _first(decision.columns))]
    return [(row, column) for row in decision.rows for column in decision.columns]


def _first(numbers: Numbers) -> Number:
    """A label before a word that is none, which in the program is first with some Pythons only."""
    return next(iter(numbers - {None} if None in numbers else numbers), None)
