"""A random order in which nobody reads the same sentence twice in a row."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

Item = TypeVar("Item")

_TRIES = 20


def in_random_order(
    items: Sequence[Item], line_of: Callable[[Item], int], random: Random
) -> tuple[Item, ...]:
    """Neighbours have different lines, wherever that can be.

    What is left over after shuffling is put back where it fits, round after round. It can only
    get stuck where one line already holds every other place and both ends, and is all that is
    left: then no order avoids it.
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
    """Those that can stand as they come, and the rest."""
    kept: list[Item] = []
    rest: list[Item] = []
    for item in items:
        repeats = kept and line_of(kept[-1]) == line_of(item)
        (rest if repeats else kept).append(item)
    return kept, rest


def _place_for(line: int, lines: Sequence[int], random: Random) -> int | None:
    """Anywhere without this line on either side; looked for everywhere before giving up."""

    def fits(at: int) -> bool:
        return line not in lines[max(at - 1, 0) : at + 1]

    for _ in range(_TRIES):
        if fits(at := random.randrange(len(lines) + 1)):
            return at
    places = [at for at in range(len(lines) + 1) if fits(at)]
    return random.choice(places) if places else None
