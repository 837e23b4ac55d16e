"""What takes long to compute from a project, and is kept while nothing changes that it comes of."""

from collections.abc import Callable, Hashable
from typing import Self, TypeVar, cast

from protest_core.db.transactions import Tx

T = TypeVar("T")


class Memory:
    """Of one open project. Two threads may both compute the same; either result is right."""

    @classmethod
    def of(cls, tx: Tx) -> Self:
        """The one of the project that this transaction is on."""
        memory: Self = tx.known.setdefault(cls, cls())
        return memory

    def __init__(self) -> None:
        self._kept: dict[Hashable, tuple[Hashable, object]] = {}

    def has(self, what: Hashable, *, made_from: Hashable) -> bool:
        found = self._kept.get(what)
        return found is not None and found[0] == made_from

    def kept(self, what: Hashable, *, made_from: Hashable, make: Callable[[], T]) -> T:
        """`what` says of which kind the value is; a new one takes the place of an outdated one."""
        found = self._kept.get(what)
        if found is None or found[0] != made_from:
            found = (made_from, make())
            self._kept[what] = found
        return cast("T", found[1])
