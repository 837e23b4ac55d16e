"""Deals candidates out to tasks: by strata, evenly, at random, and the same for the same seed."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from protest_core.ids import CandidateId
from protest_core.tasks.order import in_random_order
from protest_core.tasks.plan import PooledCandidate, Stratum, TaskPlan
from protest_core.tasks.settings import Included, TaskSettings
from protest_core.tasks.shares import stratified_shares

# The candidates of one category of one system, by both names.
Groups = Mapping[tuple[str, str], Sequence[PooledCandidate]]


def plan_tasks(settings: TaskSettings, pool: Sequence[PooledCandidate]) -> TaskPlan:
    """Nothing but the settings and what is in the pool decides what comes out, not its order."""
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
    """In the order of the settings; what those do not name is not in it, unless they name none."""
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
    """Each stratum evenly; the cards that are left over go to those who have the fewest."""
    hands: list[list[PooledCandidate]] = [[] for _ in range(tasks)]
    for group in groups:
        turn = sorted(random.sample(hands, tasks), key=len)
        for at, candidate in enumerate(random.sample(group, len(group))):
            turn[at % tasks].append(candidate)
    return hands


def _ordered(candidates: Sequence[PooledCandidate], random: Random) -> tuple[CandidateId, ...]:
    ordered = in_random_order(candidates, lambda each: each.line, random)
    return tuple(each.id for each in ordered)
