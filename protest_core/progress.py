"""Progress of long operations, reported through a callback; the core itself displays nothing."""

from collections.abc import Callable

# Called with (steps done, steps in total, what is being done). A caller that wants to stop the work
# raises `Cancelled` from it: the operation rolls back and nothing has changed.
ProgressCallback = Callable[[int, int, str], None]


class Cancelled(Exception):  # noqa: N818  — not an error: someone asked for it
    """The person who started the work has cancelled it."""


def no_progress(done: int, total: int, doing: str) -> None:
    """Ignore progress."""
