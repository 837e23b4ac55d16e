"""Draw samples of exactly K candidates, and keep the strata they were drawn from."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import TypeVar

from protest_core.ids import CandidateId

_Names = tuple[str | None, str | None]
Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class PooledCandidate:
    """A candidate that may be included; `line` is its source sentence."""

    id: CandidateId
    system: str
    category: str
    line: int
    approved: bool


class SamplePart(StrEnum):
    """The candidates from which a task set draws."""

    APPROVED = "approved"
    REFERRED = "referred"
    EVERYTHING = "everything"


@dataclass(frozen=True, slots=True)
class SampleStratum:
    """Candidates that had the same chance of being drawn, and those that were drawn.

    Without a system or a category they are of all systems, or of all categories.
    """

    part: SamplePart
    system: str | None
    category: str | None
    candidates: tuple[CandidateId, ...]
    drawn: frozenset[CandidateId]

    @property
    def size(self) -> int:
        return len(self.candidates)

    @property
    def chance(self) -> float:
        return len(self.drawn) / self.size


@dataclass(frozen=True, slots=True)
class Draw:
    """A draw of a task set from one part: the number, the strata, the chances of candidates.

    `reconstructed`: it was not recorded when drawing.
    """

    part: SamplePart
    by_system: bool
    by_category: bool
    size: int
    drawn: int
    least_chance: float
    most_chance: float
    reconstructed: bool = False


def summarise(strata: Iterable[SampleStratum]) -> tuple[Draw, ...]:
    """Return the draw from each part, in the order of the strata."""
    parts: dict[SamplePart, list[SampleStratum]] = {}
    for stratum in strata:
        parts.setdefault(stratum.part, []).append(stratum)
    return tuple(
        Draw(
            part,
            of_part[0].system is not None,
            of_part[0].category is not None,
            sum(each.size for each in of_part),
            sum(len(each.drawn) for each in of_part),
            min(each.chance for each in of_part),
            max(each.chance for each in of_part),
        )
        for part, of_part in parts.items()
    )


def take_all(pool: Sequence[PooledCandidate], part: SamplePart) -> tuple[SampleStratum, ...]:
    """Return strata by system and category from which everything is drawn."""
    return tuple(
        _stratum(part, names, cell, [each.id for each in cell])
        for names, cell in _grouped(pool, _system_and_category).items()
    )


def draw_sample(
    pool: Sequence[PooledCandidate],
    k: int,
    random: Random,
    *,
    part: SamplePart,
    by_category: bool = False,
) -> tuple[SampleStratum, ...]:
    """Return the strata of a sample of exactly K candidates, or of all if there are no more.

    Strata are system × category, the candidates within drawn with equal chance. If there are more
    of these than K, or `by_category` is set, strata are the categories, over whose systems the
    sample is spread evenly; if there are also more categories than K, everything is one stratum,
    spread over both. Strata come in the order of the pool.
    """
    if k >= len(pool):
        return take_all(pool, part)
    strata: dict[_Names, list[PooledCandidate]] = _grouped(pool, _system_and_category)
    draw = _draw_simply
    if by_category or k < len(strata):
        strata, draw = _grouped(pool, _category_alone), _draw_spread
    if k < len(strata):
        strata = {(None, None): list(pool)}
    shares = allocate([len(each) for each in strata.values()], k, random)
    return tuple(
        _stratum(part, names, members, draw(members, share, random))
        for (names, members), share in zip(strata.items(), shares, strict=True)
    )


def _system_and_category(candidate: PooledCandidate) -> _Names:
    return candidate.system, candidate.category


def _category_alone(candidate: PooledCandidate) -> _Names:
    return None, candidate.category


def _stratum(
    part: SamplePart,
    names: _Names,
    members: Iterable[PooledCandidate],
    drawn: Iterable[CandidateId],
) -> SampleStratum:
    return SampleStratum(part, *names, tuple(each.id for each in members), frozenset(drawn))


def allocate(sizes: Sequence[int], k: int, random: Random) -> tuple[int, ...]:
    """Return how many of each stratum are drawn: exactly K in all, in proportion to the sizes.

    If K is enough for all strata that are not empty, a stratum whose share is less than one gets
    one. The others get the integer part of their share, then those with the largest remainders one
    more; ties are decided at random. Remainders are compared as integers: rounding would decide
    ties.
    """
    drawn = [0] * len(sizes)
    free = [at for at, size in enumerate(sizes) if size]
    total = sum(sizes)
    k = min(k, total)
    if k >= len(free):
        while small := [at for at in free if k * sizes[at] < total]:
            for at in small:
                drawn[at] = 1
            k -= len(small)
            total -= sum(sizes[at] for at in small)
            free = [at for at in free if not drawn[at]]
    if not free:
        return tuple(drawn)
    remainders = {}
    for at in free:
        drawn[at], remainders[at] = divmod(k * sizes[at], total)
    missing = k - sum(drawn[at] for at in free)
    lots = {at: random.random() for at in free}
    for at in sorted(free, key=lambda at: (-remainders[at], lots[at]))[:missing]:
        drawn[at] += 1
    return tuple(drawn)


def _draw_simply(
    members: Sequence[PooledCandidate], n: int, random: Random
) -> Sequence[CandidateId]:
    return [each.id for each in random.sample(members, n)]


def _draw_spread(
    members: Sequence[PooledCandidate], n: int, random: Random
) -> Sequence[CandidateId]:
    """Return every (N/n)-th candidate from a random start: each has the chance n/N.

    The list has the categories in random order, within each the systems, and within each system the
    candidates. So each system gets its share of each category, rounded up or down.
    """
    ordered = [
        candidate.id
        for category in _shuffled(_grouped(members, lambda each: each.category), random)
        for cell in _shuffled(_grouped(category, lambda each: each.system), random)
        for candidate in random.sample(cell, len(cell))
    ]
    size = len(ordered)
    start = random.randrange(size)
    return [ordered[(start + at * size) // n] for at in range(n)]


def _grouped(
    members: Iterable[PooledCandidate], key: Callable[[PooledCandidate], Key]
) -> dict[Key, list[PooledCandidate]]:
    groups: dict[Key, list[PooledCandidate]] = {}
    for each in members:
        groups.setdefault(key(each), []).append(each)
    return groups


def _shuffled(
    groups: dict[Key, list[PooledCandidate]], random: Random
) -> list[list[PooledCandidate]]:
    return random.sample(list(groups.values()), len(groups))
