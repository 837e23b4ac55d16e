"""Asks the worker something again and again, when only the newest answer matters."""

from collections.abc import Callable
from typing import TypeVar

from protest_gui.running.worker import Worker

Answer = TypeVar("Answer")


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
