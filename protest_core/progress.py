"""How long work tells its caller how far it is; the core shows nothing itself."""

from collections.abc import Callable

# Called with (steps done, steps in all, what is being done). A caller that wants the work to
# stop raises `Cancelled` from it: the operation rolls back and nothing has changed.
ProgressCallback = Callable[[int, int, str], None]


class Cancelled(Exception):  # noqa: N818  — not an error: someone asked for it
    """The person who started the work does not want it any more."""


def no_progress(done: int, total: int, doing: str) -> None:
    """For callers that do not want to know."""
