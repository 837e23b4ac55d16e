"""A question that is asked again and again, of which only the newest answer counts."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from protest_gui.jobs.executor import Failed, Job, Lane, Work

Answer = TypeVar("Answer")


class LatestJob(Generic[Answer]):
    """A job that replaces the one before it, which ends at its next step and is not heard of."""

    def __init__(
        self, run: Callable[..., Job], show: Callable[[Answer], object], failed: Failed
    ) -> None:
        """`run`: that of `Jobs`, or of the context of a project, with which it ends."""
        self._run = run
        self._show = show
        self._failed = failed
        self.job: Job | None = None  # under way

    def ask(self, work: Work[Answer], lane: Lane = Lane.READ, *, shown: bool = False) -> None:
        self.forget()

        def end(tell: Callable[[Any], object], what: object) -> None:
            if job is self.job:
                self.job = None
                tell(what)

        self.job = job = self._run(
            lane,
            work,
            lambda answer: end(self._show, answer),
            lambda error: end(self._failed, error),
            shown=shown,
        )

    def forget(self) -> None:
        """Ask nothing any more; nobody hears of an answer that is under way."""
        if self.job is not None:
            self.job.cancel()
            self.job = None
