"""Plan tasks: strata, samples, overlap, order."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random, SystemRandom
from typing import TypeVar

from protest_core.ids import CandidateId

OVERLAP = "overlap"  # the label of the task that everybody gets; the others have numbers from 1


@dataclass(frozen=True, slots=True)
class PooledCandidate:
    """A candidate that may be included; `line` is its source sentence."""

    id: CandidateId
    system: str
    category: str
    line: int
    approved: bool


@dataclass(frozen=True, slots=True)
class Stratum:
    """The included candidates of one category and one system.

    `audited` are the approved ones among them, whether a sample or all; `overlap` is a part of
    both.
    """

    system: str
    category: str
    referred: int
    audited: int
    overlap: int

    @property
    def size(self) -> int:
        return self.referred + self.audited

    def per_task(self, tasks: int) -> tuple[int, int]:
        """Return the fewest and the most that one of the tasks gets, without the overlap."""
        fewest, more = divmod(self.size - self.overlap, tasks)
        return fewest, fewest + bool(more)


class Included(StrEnum):
    """Which candidates of the chosen systems and categories are included."""

    REFERRED = "referred"
    EVERYTHING = "everything"


@dataclass(frozen=True, slots=True)
class TaskSettings:
    """The settings of a task set; where no system or category (by id) is named, all are meant.

    `audit`: about how many approved candidates are mixed in with the referred ones. `overlap`:
    about how many candidates everybody gets.
    """

    name: str
    systems: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    included: Included = Included.REFERRED
    audit: int = 0
    tasks: int = 1
    overlap: int = 0
    seed: int = 0


@dataclass(frozen=True, slots=True)
class TaskPlan:
    """Candidates in the order in which they are to be judged; the overlap is in no task."""

    settings: TaskSettings
    strata: tuple[Stratum, ...]  # those that are not empty
    overlap: tuple[CandidateId, ...]
    tasks: tuple[tuple[CandidateId, ...], ...]

    @property
    def labelled(self) -> tuple[tuple[str, tuple[CandidateId, ...]], ...]:
        """Return each task with its label; the overlap comes first, if there is one."""
        numbered = tuple((str(number), task) for number, task in enumerate(self.tasks, start=1))
        return (((OVERLAP, self.overlap),) if self.overlap else ()) + numbered

    @property
    def size(self) -> int:
        """Return the number of all candidates, each counted once."""
        return len(self.overlap) + sum(map(len, self.tasks))


Item = TypeVar("Item")


_TRIES = 20


def in_random_order(
    items: Sequence[Item], line_of: Callable[[Item], int], random: Random
) -> tuple[Item, ...]:
    """Return the items shuffled so that neighbours have different lines, wherever possible.

    What remains after shuffling is put back where it fits, round after round. This only fails where
    one line already has every other place and both ends, and is all that remains: then no order
    avoids it.
    """
    ordered, left = _without_repeats(random.sample(items, len(items)), line_of)
    lines = [line_of(item) for item in ordered]
    stuck: list[Item] = []
    while left:
        stuck = []
        for item in left:
            at = _place_for(line_of(item), lines, random)
            if at is None:
                stuck.append(item)
            else:
                ordered.insert(at, item)
                lines.insert(at, line_of(item))
        if len(stuck) == len(left):
            break
        left = stuck
    for item in stuck:
        ordered.insert(random.randrange(len(ordered) + 1), item)
    return tuple(ordered)


def _without_repeats(
    items: Sequence[Item], line_of: Callable[[Item], int]
) -> tuple[list[Item], list[Item]]:
    """Return the items without those that repeat the line before, and these."""
    kept: list[Item] = []
    rest: list[Item] = []
    for item in items:
        repeats = kept and line_of(kept[-1]) == line_of(item)
        (rest if repeats else kept).append(item)
    return kept, rest


def _place_for(line: int, lines: Sequence[int], random: Random) -> int | None:
    """Return a random place without this line on either side; `None` only if there is none."""

    def fits(at: int) -> bool:
        return line not in lines[max(at - 1, 0) : at + 1]

    for _ in range(_TRIES):
        if fits(at := random.randrange(len(lines) + 1)):
            return at
    places = [at for at in range(len(lines) + 1) if fits(at)]
    return random.choice(places) if places else None


# The candidates of one category of one system, by both names.
Groups = Mapping[tuple[str, str], Sequence[PooledCandidate]]


def plan_tasks(settings: TaskSettings, pool: Sequence[PooledCandidate]) -> TaskPlan:
    """Return a plan that depends only on settings and contents of the pool, not on its order."""
    random = Random(settings.seed)  # noqa: S311  — to be repeated, not to keep secrets
    included = _groups(_included(settings, pool, random), settings)
    overlap = _sample(included, settings.overlap, random)
    shared = {candidate.id for candidate in overlap}
    rest = [[each for each in group if each.id not in shared] for group in included.values()]
    tasks = _dealt(rest, settings.tasks, random)
    return TaskPlan(
        settings,
        tuple(_stratum(group, shared) for group in included.values()),
        _ordered(overlap, random),
        tuple(_ordered(task, random) for task in tasks),
    )


def _included(
    settings: TaskSettings, pool: Sequence[PooledCandidate], random: Random
) -> list[PooledCandidate]:
    if settings.included is Included.EVERYTHING:
        return list(pool)
    approved = _groups((each for each in pool if each.approved), settings)
    audited = _sample(approved, settings.audit, random)
    return [*(each for each in pool if not each.approved), *audited]


def _groups(candidates: Iterable[PooledCandidate], settings: TaskSettings) -> Groups:
    """Return the candidates by system and category, without those that the settings exclude."""
    groups: dict[tuple[str, str], list[PooledCandidate]] = {}
    for candidate in sorted(candidates, key=lambda each: each.id):
        if _is_named(candidate.system, settings.systems) and _is_named(
            candidate.category, settings.categories
        ):
            groups.setdefault((candidate.system, candidate.category), []).append(candidate)
    systems, categories = _places(settings.systems), _places(settings.categories)

    def place(of: tuple[str, str]) -> tuple[int, str, int, str]:
        return systems.get(of[0], 0), of[0], categories.get(of[1], 0), of[1]

    return {names: groups[names] for names in sorted(groups, key=place)}


def _is_named(name: str, names: Sequence[str]) -> bool:
    return not names or name in names


def _places(names: Sequence[str]) -> dict[str, int]:
    return {name: at for at, name in enumerate(names)}


def _sample(groups: Groups, wanted: int, random: Random) -> list[PooledCandidate]:
    shares = stratified_shares([len(group) for group in groups.values()], wanted)
    return [
        candidate
        for group, share in zip(groups.values(), shares, strict=True)
        for candidate in random.sample(group, share)
    ]


def _stratum(group: Sequence[PooledCandidate], shared: set[CandidateId]) -> Stratum:
    approved = sum(each.approved for each in group)
    return Stratum(
        group[0].system,
        group[0].category,
        len(group) - approved,
        approved,
        sum(each.id in shared for each in group),
    )


def _dealt(
    groups: Iterable[Sequence[PooledCandidate]], tasks: int, random: Random
) -> list[list[PooledCandidate]]:
    """Return the tasks: each stratum is divided evenly, and the remainder goes to the shortest."""
    hands: list[list[PooledCandidate]] = [[] for _ in range(tasks)]
    for group in groups:
        turn = sorted(random.sample(hands, tasks), key=len)
        for at, candidate in enumerate(random.sample(group, len(group))):
            turn[at % tasks].append(candidate)
    return hands


def _ordered(candidates: Sequence[PooledCandidate], random: Random) -> tuple[CandidateId, ...]:
    ordered = in_random_order(candidates, lambda each: each.line, random)
    return tuple(each.id for each in ordered)


_SEEDS = 1_000_000  # few enough digits to be read out


def drawn_seed() -> int:
    """Return a random seed; it is saved, so that others can repeat the choice."""
    return SystemRandom().randrange(_SEEDS)


def stratified_shares(sizes: Sequence[int], wanted: int) -> tuple[int, ...]:
    """Return max(1, round(share × wanted)) of each non-empty stratum, but at most all of it.

    A half is rounded up, as PROTEST 1.1 did. In all it is at most `wanted` plus the number of
    strata: a share is rounded up by less than one.
    """
    total = sum(sizes)
    if not wanted or not total:
        return (0,) * len(sizes)
    return tuple(min(size, max(1, _rounded(size * wanted, total))) for size in sizes)


def _rounded(part: int, whole: int) -> int:
    """Return the rounded ratio in integers: halves in floating point are not always halves."""
    return (2 * part + whole) // (2 * whole)
