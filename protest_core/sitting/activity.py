"""How long a person was really at work: what they did, and when."""

from collections.abc import Callable
from time import monotonic

Clock = Callable[[], float]

LONGEST_PAUSE = 60.0  # seconds; whoever does nothing for longer was somewhere else


class Activity:
    """The time between two acts counts, unless it is longer than anybody looks at one example."""

    def __init__(self, clock: Clock = monotonic) -> None:
        self._clock = clock
        self._last: float | None = None

    @property
    def stopped(self) -> bool:
        return self._last is None

    def act(self) -> float:
        """The seconds of work since the act before."""
        before, self._last = self._last, self._clock()
        seconds = 0.0 if before is None else self._last - before
        return seconds if seconds <= LONGEST_PAUSE else 0.0

    def stop(self) -> float:
        """The same, and what comes until the next act is no work."""
        seconds = 0.0 if self.stopped else self.act()
        self._last = None
        return seconds
