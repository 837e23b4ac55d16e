"""Plan tasks: strata, samples, overlap, order."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from random import Random, SystemRandom
from typing import TypeVar

from protest_core.ids import CandidateId
from protest_core.tasks.sampling import (
    PooledCandidate,
    SamplePart,
    SampleStratum,
    draw_sample,
    take_all,
)

OVERLAP = "overlap"  # the label of the task that everybody gets; the others have numbers from 1
_ASSUMED_SECONDS = 30.0  # no paper on PROTEST says how long its annotators took
Item = TypeVar("Item")
_TRIES = 20
_SEEDS = 1_000_000  # short enough to be read out


@dataclass(frozen=True, slots=True)
class IncludedCandidates:
    """The included candidates of one category and one system.

    `audited`: the approved ones among them, a sample or all; `overlap`: a part of both. The stratum
    that a sample was drawn from is a `SampleStratum`.
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
        """Return the fewest and the most candidates in a task, without the overlap."""
        fewest, more = divmod(self.size - self.overlap, tasks)
        return fewest, fewest + bool(more)


class Included(StrEnum):
    """A rule for including candidates of the chosen systems and categories.

    `CHOSEN`: candidates chosen by hand. They are no sample: nothing is estimated from them.
    """

    REFERRED = "referred"
    EVERYTHING = "everything"
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class TaskSettings:
    """The settings of a task set; if no system or category (by id) is named, all are meant.

    `sample`: how many of the included candidates are drawn, 0 for all. `audit`: how many approved
    candidates are mixed in with the referred ones. `overlap`: how many candidates everybody gets.
    `by_category`: these are drawn by category over all systems, not by system and category.
    """

    name: str
    systems: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    included: Included = Included.REFERRED
    audit: int = 0
    tasks: int = 1
    overlap: int = 0
    seed: int = 0
    sample: int = 0
    by_category: bool = False


@dataclass(frozen=True, slots=True)
class Pace:
    """The seconds that a candidate takes: the median of `judgements` times, or an assumption."""

    seconds: float = _ASSUMED_SECONDS
    judgements: int = 0


@dataclass(frozen=True, slots=True)
class TaskPlan:
    """Tasks with their candidates in the order of judging; the overlap is in no task."""

    settings: TaskSettings
    strata: tuple[IncludedCandidates, ...]  # parts that are not empty
    overlap: tuple[CandidateId, ...]
    tasks: tuple[tuple[CandidateId, ...], ...]
    drawn_from: tuple[SampleStratum, ...] = ()  # none if chosen by hand, or of PROTEST 1.1
    pace: Pace = Pace()

    @property
    def labelled(self) -> tuple[tuple[str, tuple[CandidateId, ...]], ...]:
        """Return each task with its label; the overlap comes first, if there is one."""
        numbered = tuple((str(number), task) for number, task in enumerate(self.tasks, start=1))
        return (((OVERLAP, self.overlap),) if self.overlap else ()) + numbered

    @property
    def size(self) -> int:
        """Return the number of all candidates, each counted once."""
        return len(self.overlap) + sum(map(len, self.tasks))

    @property
    def each(self) -> tuple[int, ...]:
        """Return how many candidates each annotator gets."""
        return tuple(len(task) + len(self.overlap) for task in self.tasks)


def in_random_order(
    items: Sequence[Item], line_of: Callable[[Item], int], random: Random
) -> tuple[Item, ...]:
    """Return the items shuffled so that neighbours have different lines, wherever possible.

    Items that repeat a line after shuffling are put back where they fit, round after round. This
    only fails if the items left are all of one line, which already has every other place and both
    ends: then no order avoids repeats.
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
    """Return the items that do not repeat the line before them, and those that do."""
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


def order_in_batch(
    settings: TaskSettings,
    label: str,
    candidates: Sequence[CandidateId],
    line_of: Callable[[CandidateId], int],
) -> tuple[CandidateId, ...]:
    """Return the order in which an annotator gets a task's candidates, the overlap's among them.

    `candidates`: those of the overlap, then of the task, in their order. The result is always the
    same for the same task; it is stored with the task set, so that the progress of annotators is
    known.
    """
    seed = f"{settings.seed} {settings.name} {label}"
    random = Random(seed)  # noqa: S311 — no secret, and the same for the same task
    return in_random_order(candidates, line_of, random)


def plan_tasks(settings: TaskSettings, pool: Iterable[PooledCandidate]) -> TaskPlan:
    """Return a plan that depends only on settings and contents of the pool, not on its order."""
    random = Random(settings.seed)  # noqa: S311  — to be repeated, not to keep secrets
    included = _chosen(settings, pool)
    drawn_from: tuple[SampleStratum, ...] = ()
    if settings.included is not Included.CHOSEN:
        drawn_from = _draws(settings, included, random)
        drawn = frozenset[CandidateId]().union(*(stratum.drawn for stratum in drawn_from))
        included = [each for each in included if each.id in drawn]
    shared = _overlap(settings, included, random)
    groups = [list(group) for _, group in groupby(included, lambda e: (e.system, e.category))]
    rest = [[each for each in group if each.id not in shared] for group in groups]
    tasks = _dealt(rest, settings.tasks, random)
    return TaskPlan(
        settings,
        tuple(_stratum(group, shared) for group in groups),
        _ordered([each for each in included if each.id in shared], random),
        tuple(_ordered(task, random) for task in tasks),
        drawn_from,
    )


def _chosen(settings: TaskSettings, pool: Iterable[PooledCandidate]) -> list[PooledCandidate]:
    """Return the candidates that the settings do not exclude, by system, category and id."""
    place = _sort_key(settings)
    return sorted(
        (
            candidate
            for candidate in pool
            if _is_named(candidate.system, settings.systems)
            and _is_named(candidate.category, settings.categories)
        ),
        key=lambda each: (place(each.system, each.category), each.id),
    )


def _sort_key(
    settings: TaskSettings,
) -> Callable[[str | None, str | None], tuple[int, str, int, str]]:
    """Return a sort key: systems and categories as the settings name them, others by name."""
    systems = {name: at for at, name in enumerate(settings.systems)}
    categories = {name: at for at, name in enumerate(settings.categories)}

    def place(system: str | None, category: str | None) -> tuple[int, str, int, str]:
        first, second = system or "", category or ""
        return systems.get(first, 0), first, categories.get(second, 0), second

    return place


def _draws(
    settings: TaskSettings, pool: Sequence[PooledCandidate], random: Random
) -> tuple[SampleStratum, ...]:
    """Return the strata of the sample of included candidates, then those of the audit."""
    by_category = settings.by_category
    included, part = pool, SamplePart.EVERYTHING
    if settings.included is Included.REFERRED:
        included, part = [each for each in pool if not each.approved], SamplePart.REFERRED
    drawn = take_all(included, part)
    if settings.sample:
        drawn = draw_sample(included, settings.sample, random, part=part, by_category=by_category)
    audit: tuple[SampleStratum, ...] = ()
    if settings.audit and settings.included is Included.REFERRED:
        approved = [each for each in pool if each.approved]
        part = SamplePart.APPROVED
        audit = draw_sample(approved, settings.audit, random, part=part, by_category=by_category)
    place = _sort_key(settings)
    return tuple(
        stratum
        for strata in (drawn, audit)
        for stratum in sorted(strata, key=lambda each: place(each.system, each.category))
    )


def _overlap(
    settings: TaskSettings, included: Sequence[PooledCandidate], random: Random
) -> frozenset[CandidateId]:
    if not settings.overlap:
        return frozenset()
    strata = draw_sample(
        included,
        settings.overlap,
        random,
        part=SamplePart.EVERYTHING,
        by_category=settings.by_category,
    )
    return frozenset[CandidateId]().union(*(stratum.drawn for stratum in strata))


def _is_named(name: str, names: Sequence[str]) -> bool:
    return not names or name in names


def _stratum(
    group: Sequence[PooledCandidate], shared: frozenset[CandidateId]
) -> IncludedCandidates:
    approved = sum(each.approved for each in group)
    return IncludedCandidates(
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


def drawn_seed() -> int:
    """Return a random seed; it is saved, so that others can repeat the choice."""
    return SystemRandom().randrange(_SEEDS)
