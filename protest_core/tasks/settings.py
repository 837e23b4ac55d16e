"""What a task set is made from."""

from dataclasses import dataclass
from enum import StrEnum
from random import SystemRandom

_SEEDS = 1_000_000  # few enough digits to be read out


class Included(StrEnum):
    """Which candidates of the chosen systems and categories go in."""

    REFERRED = "referred"
    EVERYTHING = "everything"


@dataclass(frozen=True, slots=True)
class TaskSettings:
    """Where no system or category (by id) is named, all are meant.

    `audit`: about how many approved candidates are mixed in with the referred ones.
    `overlap`: about how many candidates everybody gets.
    """

    name: str
    systems: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    included: Included = Included.REFERRED
    audit: int = 0
    tasks: int = 1
    overlap: int = 0
    seed: int = 0


def drawn_seed() -> int:
    """For those who do not care which; it is kept, so that others can repeat what came of it."""
    return SystemRandom().randrange(_SEEDS)
