"""The confusion matrix of the published APT program: rows reference, columns candidate."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from protest_core.metrics.published_apt.labels import Number

REST, SUM = "...", "-sum-"


class Matrix:
    """Counts of label pairs."""

    def __init__(self, labels: int) -> None:
        self.rows = [[0.0] * labels for _ in range(labels)]

    def add(self, row: Number, column: Number, counts: float) -> None:
        """A word that is no label counts for all of them, in the row of the other one."""
        if row is not None and column is not None:
            self.rows[row][column] += counts
            return
        known = column if row is None else row
        for each in self.rows if known is None else [self.rows[known]]:
            each[:] = [count + counts for count in each]


@dataclass(frozen=True, slots=True)
class ShownMatrix:
    """As it is written: the most frequent agreements first, the rest together, then sums."""

    labels: tuple[str, ...]
    rows: tuple[tuple[float, ...], ...]


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
    """Descending; of equal ones the last label comes first: an ascending order turned round."""
    diagonal = [row[number] for number, row in enumerate(matrix.rows)]
    return sorted(range(len(diagonal)), key=diagonal.__getitem__)[::-1]


def _cut(row: Sequence[float], most: int) -> list[float]:
    return [*row[:most], sum(row[most:])]


def _sums(rows: Iterable[Sequence[float]], width: int) -> list[float]:
    total = [0.0] * width
    for row in rows:
        total = [one + other for one, other in zip(total, row, strict=True)]
    return total
