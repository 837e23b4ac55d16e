"""Saves every correction at once, in the background; what could not be saved is kept and told."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from protest_core.suite.draft import SuiteDraft
from protest_core.suite.saving import OpenedSuite, save_suite, save_suite_as
from protest_gui.jobs.executor import Worker

_MILLISECONDS_TO_SAVE = 20_000


class SuiteSaver(QObject):
    """One save at a time, always of the newest state."""

    changed = Signal()

    def __init__(
        self, opened: OpenedSuite, draft: SuiteDraft, worker: Worker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.opened = opened
        self.failure: Exception | None = None
        self._draft = draft
        self._worker = worker
        self._is_saving = False
        self._ended = False

    @property
    def is_saved(self) -> bool:
        return self.opened.holds(self._draft)

    def save(self) -> None:
        """Also to try again."""
        if self._is_saving or self.is_saved:
            self.changed.emit()
            return
        opened, examples, checked = self.opened, self._draft.examples, self._draft.checked
        self._start(
            lambda: save_suite(opened=opened, examples=examples, checked=checked), shown=False
        )

    def save_as(self, directory: Path) -> None:
        """The work goes on there."""
        self.wait()
        opened, examples, checked = self.opened, self._draft.examples, self._draft.checked
        self._start(
            lambda: save_suite_as(
                opened=opened, examples=examples, checked=checked, directory=directory
            ),
            shown=True,
        )

    def wait(self) -> None:
        self._worker.wait(_MILLISECONDS_TO_SAVE)

    def retire(self) -> None:
        """The page is closed: what is still told by the worker is for nobody."""
        self._ended = True

    def _start(self, work: Callable[[], OpenedSuite], *, shown: bool) -> None:
        self._is_saving = True
        self._worker.run(
            lambda _progress: work(), done=self._saved, failed=self._not_saved, shown=shown
        )
        self.changed.emit()

    def _saved(self, opened: OpenedSuite) -> None:
        self.opened, self.failure, self._is_saving = opened, None, False
        if not self._ended:
            self.save()  # somebody may have gone on meanwhile

    def _not_saved(self, error: Exception) -> None:
        self.failure, self._is_saving = error, False
        if not self._ended:
            self.changed.emit()
