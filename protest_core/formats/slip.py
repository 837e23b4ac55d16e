"""Where two texts that should run in parallel slip out of step."""

from collections.abc import Sequence
from math import log

from protest_core.alignment.pharaoh import UNKNOWN_LENGTH
from protest_core.errors import counted
from protest_core.formats.problems import ProblemList

# Of fewer lines, more than one piece is missing, and no place explains it.
_LEAST_SHARE = 0.75


def add_count_mistake(
    name: str, *, found: Sequence[int], wanted: Sequence[int], problems: ProblemList
) -> None:
    """Say how many lines there are, and which is the first that does not fit."""
    suspect = first_misfit(wanted, found)
    at_end = suspect == len(found)
    counts = f"{counted(len(found), 'line')} where the source has {len(wanted):,}"
    if at_end:
        problems.add(name, f"{counts}; the last ones seem to be missing", line=suspect)
    elif len(found) < _LEAST_SHARE * len(wanted):
        problems.add(name, f"{counts}; a line without a translation has to stay, as an empty one")
    else:
        problems.add(name, f"{counts}; this is the first that does not fit", line=suspect + 1)


def first_misfit(wanted: Sequence[int], found: Sequence[int]) -> int:
    """The first line of `found`, from 0, that does not fit; its length if only the end is missing.

    Both are sentence lengths, in different number. Sentences before the slip go with the ones of
    the same number, those after it with the ones so many further on, and the slip is where the
    lengths of all together differ least. Of equally good places the last is taken.
    """
    shorter, longer = sorted((wanted, found), key=len)
    shift = len(longer) - len(shorter)
    best, cheapest, cost = 0, 0.0, 0.0  # more than a slip at the very beginning costs
    for number, length in enumerate(shorter):
        cost += _difference(length, longer[number]) - _difference(length, longer[number + shift])
        if cost <= cheapest + 1e-9:  # sums of fractions: equal ones may differ by a hair
            best, cheapest = number + 1, cost
    return best


def _difference(length: int, other: int) -> float:
    if UNKNOWN_LENGTH in (length, other):
        return 0.0
    return abs(log((length + 1) / (other + 1)))
