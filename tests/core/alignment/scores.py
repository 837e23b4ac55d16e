"""Precision, recall and F of links, and how many examples have exactly the right ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Linked(NamedTuple):
    """The target tokens that were found, and those that are right."""

    found: frozenset[int]
    right: frozenset[int]


@dataclass(frozen=True)
class Score:
    precision: float
    recall: float
    exact: int
    examples: int

    @property
    def f(self) -> float:
        total = self.precision + self.recall
        return 2 * self.precision * self.recall / total if total else 0.0

    def __str__(self) -> str:
        measures = f"{self.precision:.3f} {self.recall:.3f} {self.f:.3f}"
        return f"{measures} {self.exact:3}/{self.examples}"


def score(links: Sequence[Linked]) -> Score:
    common = sum(len(each.found & each.right) for each in links)
    found = sum(len(each.found) for each in links)
    right = sum(len(each.right) for each in links)
    exact = sum(each.found == each.right for each in links)
    return Score(common / found, common / right, exact, len(links))
