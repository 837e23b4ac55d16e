"""Count how often annotators of invented studies are said to go together with systems.

`python -m tests.simulation.designs [STUDIES] [SEED]` prints how often, and ends with 1 where a
bound does not hold.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from protest_core.statistics.confounding import confounded_pairs

Judged = Counter[tuple[str, str, str]]  # by annotator, system and category

STUDIES, SEED = 1_000, 2018
_CATEGORIES = 13


@dataclass(frozen=True)
class Dealt:
    """Tasks that were dealt out by shuffling, and done in turn to some share."""

    systems: int
    examples: int
    annotators: int
    overlap: int = 0
    done: tuple[float, float] = (0.1, 1.0)  # between which shares each annotator stops

    def judged(self, chance: Random) -> Judged:
        found: Judged = Counter()
        candidates = [
            (system, example) for system in range(self.systems) for example in range(self.examples)
        ]
        chance.shuffle(candidates)
        shared, rest = candidates[: self.overlap], candidates[self.overlap :]
        for annotator in range(self.annotators):
            own = [*shared, *rest[annotator :: self.annotators]]
            chance.shuffle(own)
            for system, example in own[: round(chance.uniform(*self.done) * len(own))]:
                found[_place(annotator, system, example)] += 1
        return found


@dataclass(frozen=True)
class BySystem:
    """Systems judged by chosen people: `shares` has each annotator's share, by system."""

    systems: int
    examples: int
    shares: Callable[[int, int], Sequence[float]]  # of a system, of so many

    def judged(self, chance: Random) -> Judged:
        found: Judged = Counter()
        for system in range(self.systems):
            shares = self.shares(system, self.systems)
            for example in range(self.examples):
                (annotator,) = chance.choices(range(len(shares)), shares)
                found[_place(annotator, system, example)] += 1
        return found


def _place(annotator: int, system: int, example: int) -> tuple[str, str, str]:
    return f"a{annotator}", f"s{system}", f"c{example % _CATEGORIES}"


def one_each(system: int, systems: int) -> Sequence[float]:
    return [float(each == system) for each in range(systems)]


def last_by_another(system: int, systems: int) -> Sequence[float]:
    return (0, 0, 1) if system == systems - 1 else (0.5, 0.5, 0)


def half_of_last_by_another(system: int, systems: int) -> Sequence[float]:
    return (0.25, 0.25, 0.5) if system == systems - 1 else (0.5, 0.5, 0)


def eighty_to_twenty(system: int, systems: int) -> Sequence[float]:
    return (0.8, 0.2) if system else (0.2, 0.8)


def sixty_to_forty(system: int, systems: int) -> Sequence[float]:
    return (0.6, 0.4) if system else (0.4, 0.6)


# Studies, with the least and the most alarms in percent.
_ROWS = (
    *((Dealt(*shape), (0.0, 0.6)) for shape in (
        (2, 20, 2), (2, 60, 3), (2, 600, 2), (3, 60, 10), (5, 60, 3, 20), (5, 200, 5, 50),
        (16, 20, 4), (16, 60, 10, 50), (16, 200, 5),
    )),
    *((BySystem(systems, examples, shares), (100.0, 100.0))
      for shares in (one_each, last_by_another)
      for systems, examples in ((2, 20), (5, 60), (16, 200))),
    (BySystem(2, 20, half_of_last_by_another), (20.0, 100.0)),
    (BySystem(5, 60, half_of_last_by_another), (99.0, 100.0)),
    (BySystem(2, 20, eighty_to_twenty), (20.0, 100.0)),
    (BySystem(2, 60, eighty_to_twenty), (99.0, 100.0)),
    *((BySystem(2, examples, sixty_to_forty), (0.0, 100.0)) for examples in (20, 60, 200)),
)  # fmt: skip


def alarms(study: Dealt | BySystem, number: int, seed: int) -> float:
    """The percentage of studies in which systems are named."""
    chance = Random(seed)
    return 100 * sum(bool(confounded_pairs(study.judged(chance))) for _ in range(number)) / number


def simulated(number: int, seed: int) -> Iterator[tuple[str, bool]]:
    for study, (least, most) in _ROWS:
        share = alarms(study, number, seed)
        how = "dealt out" if isinstance(study, Dealt) else study.shares.__name__
        size = f"{study.systems} × {study.examples}"
        if isinstance(study, Dealt):
            size += f", {study.annotators} annotators, overlap {study.overlap}"
        yield f"{how:24} {size:40} {share:6.1f} %", least <= share <= most


def main(arguments: Sequence[str]) -> int:
    number, seed = (*map(int, arguments), *(STUDIES, SEED)[len(arguments) :])
    hold = True
    for line, holds in simulated(number, seed):
        print(line, "" if holds else "  does not hold")  # noqa: T201
        hold &= holds
    return 0 if hold else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
