"""A job that is started again and again, of which only the newest result counts."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from protest_gui.jobs.executor import Failed, Job, Lane, Work

Answer = TypeVar("Answer")


class LatestJob(Generic[Answer]):
    """A job that replaces its predecessor, which is cancelled and whose result is dropped."""

    def __init__(
        self, run: Callable[..., Job], show: Callable[[Answer], object], failed: Failed
    ) -> None:
        """Take the `run` of `Jobs`, or of the context of a project, with which the job ends."""
        self._run = run
        self._show = show
        self._failed = failed
        self.job: Job | None = None  # running

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
        """Drop the running job: its result is not reported."""
        if self.job is not None:
            self.job.cancel()
            self.job = None
