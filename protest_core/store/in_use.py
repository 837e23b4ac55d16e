"""Which threads are inside a project file, so that nobody closes it under them."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Condition, get_ident

from protest_core.errors import ProjectFileError

# Nobody who leaves the file to others stays that long; if somebody does, the program can still end.
_SECONDS = 30.0


class InUse:
    """Of one open project."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._changed = Condition()
        self._inside: Counter[int] = Counter()  # by thread
        self._closed = False

    @contextmanager
    def inside(self) -> Iterator[None]:
        """An engine would open the file a second time for whoever comes too late."""
        me = get_ident()
        with self._changed:
            if self._closed:
                raise ProjectFileError(f"{self._path} was closed meanwhile. Open it again.")
            self._inside[me] += 1
        try:
            yield
        finally:
            with self._changed:
                self._inside[me] -= 1
                self._changed.notify_all()

    def close(self) -> None:
        """Nobody comes in any more; other threads are waited for, our own cannot be."""
        me = get_ident()
        with self._changed:
            self._closed = True
            self._changed.wait_for(lambda: self._others(me) == 0, timeout=_SECONDS)

    def _others(self, me: int) -> int:
        return sum(count for thread, count in self._inside.items() if thread != me)
