"""Detect designs in which systems were judged by different annotators and so cannot be compared.

With one annotator for each system, who differ in strictness, equal systems differ in every study.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # no other module needs it
    import numpy as np
    import numpy.typing as npt

Judged = Mapping[tuple[str, str, str], int]  # judgements by annotator, system and category

SHUFFLES = 999  # none may be as large as the data: p is at most .001
LEAST_DISTANCE = 0.2
_SEED = 2018
_PARTS = (9, 90, 900)  # usually one of the first is as large, and the rest are not computed


@dataclass(frozen=True, slots=True)
class ConfoundedPair:
    """Two systems that were judged by different people.

    `distance`: the share of judgements that would have to be by other people if both systems were
    judged by the same mix of annotators; 1 if they have no annotator in common.
    """

    first: str
    second: str
    distance: float

    def is_of(self, first: str, second: str) -> bool:
        return {self.first, self.second} == {first, second}


def confounded_pairs(judged: Judged) -> tuple[ConfoundedPair, ...]:
    """Return the pairs judged by different people, beyond chance, the largest distance first.

    Annotators are shuffled among the judgements of each category (X² over annotator and system).
    """
    counted = {place: count for place, count in judged.items() if count}
    annotators = sorted({annotator for annotator, _, _ in counted})
    systems = sorted({system for _, system, _ in counted})
    if len(annotators) < 2 or len(systems) < 2:
        return ()
    import numpy as np

    by_category: defaultdict[str, npt.NDArray[np.int64]] = defaultdict(
        lambda: np.zeros((len(annotators), len(systems)), dtype=np.int64)
    )
    for (annotator, system, category), count in counted.items():
        place = annotators.index(annotator), systems.index(system)
        by_category[category][place] += count
    tables = [by_category[each] for each in sorted(by_category)]
    observed = np.sum(tables, axis=0)[np.newaxis]
    distances = _distances(observed)[0]
    if distances.max() < LEAST_DISTANCE:
        return ()
    furthest = _furthest_if_shuffled(tables, observed)
    if furthest is None:
        return ()
    least = max(LEAST_DISTANCE, sorted(furthest)[-10])
    pairs = [
        ConfoundedPair(first, second, float(distance))
        for (first, second), distance in zip(combinations(systems, 2), distances, strict=True)
    ]
    pairs.sort(key=lambda pair: -pair.distance)
    return tuple(pair for pair in pairs if pair.distance >= least) or (pairs[0],)


def _distances(tables: "npt.NDArray[np.int64]") -> "npt.NDArray[np.float64]":
    """Return the distances of every two systems, in each of several tables."""
    import numpy as np

    shares = tables / tables.sum(axis=1, keepdims=True)
    pairs = combinations(range(tables.shape[2]), 2)
    differences = [
        np.abs(shares[:, :, one] - shares[:, :, other]).sum(axis=1) for one, other in pairs
    ]
    return np.stack(differences, axis=1) / 2


def _furthest_if_shuffled(
    tables: "Sequence[npt.NDArray[np.int64]]", observed: "npt.NDArray[np.int64]"
) -> list[float] | None:
    """Return the largest distance in each shuffle; `None` if one has X² as large as observed."""
    import numpy as np

    expected = np.sum(
        [np.outer(table.sum(axis=1), table.sum(axis=0)) / table.sum() for table in tables], axis=0
    )

    def squares(some: "npt.NDArray[np.int64]") -> "npt.NDArray[np.float64]":
        possible = expected > 0
        differences = (some - expected)[:, possible]
        found: npt.NDArray[np.float64] = np.sum(differences**2 / expected[possible], axis=1)
        return found

    limit = squares(observed)[0] - 1e-9
    # The legacy generator gives the same numbers in every version of numpy.
    chance = np.random.RandomState(_SEED)
    furthest: list[float] = []
    for number in _PARTS:
        shuffled = np.sum([_shuffled(table, number, chance) for table in tables], axis=0)
        if squares(shuffled).max() >= limit:
            return None
        furthest += _distances(shuffled).max(axis=1).tolist()
    return furthest


def _shuffled(
    table: "npt.NDArray[np.int64]", number: int, chance: "np.random.RandomState"
) -> "npt.NDArray[np.int64]":
    """Return `number` tables of annotators shuffled among the judgements of a category."""
    import numpy as np

    remaining = np.repeat(table.sum(axis=1)[np.newaxis], number, axis=0)
    tables = np.zeros((number, *table.shape), dtype=np.int64)
    for system, size in enumerate(table.sum(axis=0)):
        missing = np.full(number, size)
        for annotator in range(table.shape[0]):
            good = remaining[:, annotator]
            others = remaining[:, annotator + 1 :].sum(axis=1)
            drawn = _hypergeometric(good, others, missing, chance)
            tables[:, annotator, system] = drawn
            missing -= drawn
        remaining -= tables[:, :, system]
    return tables


def _hypergeometric(
    good: "npt.NDArray[np.int64]",
    others: "npt.NDArray[np.int64]",
    drawn: "npt.NDArray[np.int64]",
    chance: "np.random.RandomState",
) -> "npt.NDArray[np.int64]":
    """Return how many of the drawn items are good; numpy refuses to draw none."""
    import numpy as np

    none = (drawn == 0) | (good == 0)
    draws = chance.hypergeometric(
        np.where(none, 1, good), np.where(none, 1, others), np.where(none, 1, drawn)
    )
    return np.where(none, 0, draws)
