"""Who says what when the other one says what, from no more than papers print."""

from collections.abc import Iterator
from itertools import product

from protest_core.judgement.labels import Label
from protest_core.statistics.agreement import Confusion

Margins = tuple[int, int, int]  # how often somebody gave each label, in the order of `Label`


def confusion_with(first: Margins, second: Margins, disagreements: int) -> Confusion[Label]:
    """A table in which each gives their labels this often, and they differ this often.

    There may be several; kappa is the same for all of them.
    """
    found = next(confusions_with(first, second, disagreements), None)
    if found is None:
        raise ValueError(
            f"Nobody gives labels {first} and {second}, and differs {disagreements} ×."
        )
    return found


def confusions_with(
    first: Margins, second: Margins, disagreements: int
) -> Iterator[Confusion[Label]]:
    """All of them."""
    for one, other in product(range(disagreements + 1), repeat=2):
        rows = (one, other, disagreements - one - other)  # of what they differ on
        agreed = [margin - row for margin, row in zip(first, rows, strict=True)]
        columns = [margin - same for margin, same in zip(second, agreed, strict=True)]
        if min(*rows, *agreed, *columns) >= 0 and sum(columns) == disagreements:
            diagonal = {(label, label): count for label, count in zip(Label, agreed, strict=True)}
            for differing in _off_diagonal(rows, columns):
                yield {**diagonal, **differing}


def _off_diagonal(rows: tuple[int, int, int], columns: list[int]) -> Iterator[Confusion[Label]]:
    """One cell leaves no choice for the other five."""
    correct, incorrect, none = Label
    for corner in range(rows[0] + 1):
        below = columns[2] - (rows[0] - corner)
        cells = {
            (correct, incorrect): corner,
            (correct, none): rows[0] - corner,
            (incorrect, correct): rows[1] - below,
            (incorrect, none): below,
            (none, correct): columns[0] - (rows[1] - below),
            (none, incorrect): columns[1] - corner,
        }
        if min(cells.values()) >= 0:
            yield cells
