"""The published APT program's cases, confusion matrix and score."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from protest_compat.apt2017.linked_words import (
    LinkedText,
    Repair,
    Repairer,
    side_maker,
    sides_of,
    with_repair,
)
from protest_compat.apt2017.model import (
    OTHER,
    AptSettings,
    Instance,
    Labels,
    Lists,
    Number,
    Numbers,
    Side,
    Words,
    labels_of,
    listed_instances,
    placed_instances,
)
from protest_core.files.problems import ProblemList
from protest_core.metrics.apt import NOTHING_COUNTED, Case, apt_score

REST, SUM = "...", "-sum-"


class Decision(NamedTuple):
    """A case, what it counts, and its cells: rows and columns are numbers of labels."""

    case: Case
    counts: float
    rows: Numbers
    columns: Numbers


@dataclass(frozen=True, slots=True)
class ShownMatrix:
    """The matrix as written: the most frequent agreements first, the others together, then sums."""

    labels: tuple[str, ...]
    rows: tuple[tuple[float, ...], ...]


class Pair(NamedTuple):
    """The words on both sides of a pronoun, and the decision on it."""

    reference: Side
    candidate: Side
    decision: Decision

    @property
    def case(self) -> Case:
        return self.decision.case


@dataclass(frozen=True, slots=True)
class PublishedApt:
    """The result; `score` is `None` if nothing counts, which the program prints as `nan`."""

    settings: AptSettings
    score: float | None
    counts: Mapping[Case, float]
    matrix: ShownMatrix
    instances: Sequence[Instance]
    pairs: Sequence[Pair]  # one for each instance
    repairs: Sequence[Repair]

    @property
    def undefined(self) -> str:
        """Say in a sentence why the score is undefined; empty if it is defined."""
        if self.score is not None:
            return ""
        why = NOTHING_COUNTED if self.instances else "no source pronoun was found"
        return f"{why.capitalize()}, so the score is undefined."


class Cases:
    """Decides the case of each pronoun by the words on both sides."""

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
        """Return the common labels: one is enough; words without a label count as one label."""
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
        """Return the decision by the first matching entry; the program misses label number 0."""
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
    """Return one cell, of the first element in each set; or all pairs."""
    if not multiword:
        # In the order of CPython's sets of small numbers, which is the program's order.
        return [(_first(decision.rows), _first(decision.columns))]
    return [(row, column) for row in decision.rows for column in decision.columns]


def _first(numbers: Numbers) -> Number:
    """Return a label before a word that is none; the program does so with some Pythons only."""
    return next(iter(numbers - {None} if None in numbers else numbers), None)


class Matrix:
    """Counts of label pairs."""

    def __init__(self, labels: int) -> None:
        self.rows = [[0.0] * labels for _ in range(labels)]

    def add(self, row: Number, column: Number, counts: float) -> None:
        """Count a pair; a word that is no label counts for all labels in the row of the other."""
        if row is not None and column is not None:
            self.rows[row][column] += counts
            return
        known = column if row is None else row
        for each in self.rows if known is None else [self.rows[known]]:
            each[:] = [count + counts for count in each]


def shown_matrix(names: Sequence[str], matrix: Matrix, *, most: int) -> ShownMatrix:
    order = _by_diagonal(matrix)
    rows = [[matrix.rows[row][column] for column in order] for row in order]
    labels = [names[number] for number in order]
    if len(labels) > most:
        labels = [*labels[:most], REST]
        rows = [_cut(row, most) for row in rows]
        rows = [*rows[:most], _sums(rows[most:], len(labels))]
    rows = [[*row, sum(row)] for row in rows]
    rows.append(_sums(rows, len(labels) + 1))
    return ShownMatrix((*labels, SUM), tuple(map(tuple, rows)))


def _by_diagonal(matrix: Matrix) -> list[int]:
    """Return descending order; equal ones are reversed, as in an ascending order turned round."""
    diagonal = [row[number] for number, row in enumerate(matrix.rows)]
    return sorted(range(len(diagonal)), key=diagonal.__getitem__)[::-1]


def _cut(row: Sequence[float], most: int) -> list[float]:
    return [*row[:most], sum(row[most:])]


def _sums(rows: Iterable[Sequence[float]], width: int) -> list[float]:
    total = [0.0] * width
    for row in rows:
        total = [one + other for one, other in zip(total, row, strict=True)]
    return total


def run_apt(
    source: Sequence[str],
    reference: LinkedText,
    candidate: LinkedText,
    lists: Lists,
    settings: AptSettings,
    problems: ProblemList,
) -> PublishedApt:
    """Compute the score; places where the program would crash are reported and make it invalid."""
    if lists.places is None:
        instances = listed_instances(source, lists.source_words, settings.source_separator)
    else:
        instances = [*placed_instances(source, lists.places, lists.places_name, problems)]
    make_side = side_maker(lists, settings.target_separator)
    texts = (reference, candidate)
    sides = [sides_of(text, instances, make_side, problems) for text in texts]
    labels = labels_of(lists, sides)
    repairs = _repair(source, texts, instances, sides, lists, problems)
    cases = Cases(labels, settings)

    @cache
    def pair_of(word: str, reference: Side, candidate: Side) -> Pair:
        return Pair(reference, candidate, cases.decide(word, reference.words, candidate.words))

    pairs = [pair_of(word, *both) for (_, _, word), *both in zip(instances, *sides, strict=True)]
    decisions = Counter([pair.decision for pair in pairs])
    counts, matrix = _counted(decisions, settings, len(labels.names))
    return PublishedApt(
        settings,
        apt_score(counts, [Case(case) for case in settings.cases], settings.weight_of_each),
        counts,
        shown_matrix(labels.names, matrix, most=settings.most_labels),
        instances,
        pairs,
        repairs,
    )


def _repair(
    source: Sequence[str],
    texts: Sequence[LinkedText],
    instances: Sequence[Instance],
    sides: Sequence[list[Side]],
    lists: Lists,
    problems: ProblemList,
) -> list[Repair]:
    """Repair the sides, pronoun by pronoun, the reference's side first."""
    if not lists.target_pronouns:
        return []
    repairers = [
        Repairer(source, text, lists.source_pronouns, lists.target_pronouns, problems)
        for text in texts
    ]
    repairs = []
    for number, instance in enumerate(instances):
        for repairer, of_text in zip(repairers, sides, strict=True):
            if repair := repairer.repair(instance, of_text[number]):
                of_text[number] = with_repair(of_text[number], repair)
                repairs.append(repair)
    return repairs


def _counted(
    decisions: Counter[Decision], settings: AptSettings, labels: int
) -> tuple[dict[Case, float], Matrix]:
    """Return counts by case and the matrix, both without cases that are not used."""
    counts: dict[Case, float] = dict.fromkeys(Case, 0)
    matrix = Matrix(labels)
    for decision, times in decisions.items():
        counts[decision.case] += times * decision.counts
        if decision.case in settings.cases:
            for row, column in cells(decision, multiword=settings.multiword):
                matrix.add(row, column, times)
    return counts, matrix
