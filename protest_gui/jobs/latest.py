"""A job that is asked for again and again, of which only the newest answer counts."""

from collections.abc import Callable
from typing import Generic, TypeVar

from protest_core.progress import Cancelled, ProgressCallback
from protest_gui.jobs.executor import Worker

Answer = TypeVar("Answer")


class Computation(Generic[Answer]):
    """One that was overtaken or stopped ends at its next step, and nothing more is heard of it.

    It changes nothing, so that nobody has to be asked before the window closes over it, unless it
    is shown like work that does.
    """

    def __init__(
        self,
        worker: Worker,
        show: Callable[[Answer], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self._worker = worker
        self._show = show
        self._failed = failed
        self._asked = 0
        self.under_way = False

    def ask(
        self,
        compute: Callable[[ProgressCallback], Answer],
        *,
        shown: bool = False,
        on: Worker | None = None,
    ) -> None:
        """`shown`: with its progress in the window, where it can be cancelled, too.

        `on`: by another worker than usually; the newest is still the one that was asked for last.
        """
        self._asked += 1
        number = self._asked
        self.under_way = True

        def work(progress: ProgressCallback) -> Answer:
            still_wanted = self._while_newest(number, progress)
            still_wanted(0, 1, "")  # it may have waited for long
            return compute(still_wanted)

        def done(answer: Answer) -> None:
            if number == self._asked:
                self.under_way = False
                self._show(answer)

        def failed(error: Exception) -> None:
            if number == self._asked:
                self.under_way = False
                self._failed(error)

        (on or self._worker).run(work, done=done, failed=failed, shown=shown)

    def _while_newest(self, number: int, progress: ProgressCallback) -> ProgressCallback:
        def tell(done: int, total: int, doing: str) -> None:
            if number != self._asked:
                raise Cancelled
            progress(done, total, doing)

        return tell

    def stop(self) -> None:
        """No answer is wanted any more."""
        self._asked += 1
        self.under_way = False


class Newest:
    """An answer that a later question has overtaken is not shown, nor is its error."""

    def __init__(self, worker: Worker, failed: Callable[[Exception], None]) -> None:
        self._worker = worker
        self._failed = failed
        self._asked = 0

    def ask(
        self,
        read: Callable[[], Answer],
        show: Callable[[Answer], None],
        *,
        on: Worker | None = None,
    ) -> None:
        """`on`: by another worker than usually."""
        self._asked += 1
        number = self._asked

        def done(answer: Answer) -> None:
            if number == self._asked:
                show(answer)

        def failed(error: Exception) -> None:
            if number == self._asked:
                self._failed(error)

        (on or self._worker).run(lambda _progress: read(), done=done, failed=failed, shown=False)

    def forget(self) -> None:
        """No answer is wanted any more."""
        self._asked += 1
