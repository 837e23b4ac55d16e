"""What an operation changed, so that every window can decide whether it cares."""

from dataclasses import dataclass

from protest_core.errors import Problem


@dataclass(frozen=True, slots=True)
class ChangeSet:
    """Names of systems that were loaded, whether matches were made; and what to tell people."""

    systems: tuple[str, ...] = ()
    matches: bool = False
    warnings: tuple[Problem, ...] = ()
