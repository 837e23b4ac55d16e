"""Saves every correction of a suite at once; what could not be saved is kept."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from protest_core.suite.draft import SuiteDraft
from protest_core.suite.saving import OpenedSuite, save_suite, save_suite_as
from protest_gui.jobs.executor import Jobs, Lane


class SuiteSaver(QObject):
    """One save at a time, always of the newest state."""

    changed = Signal()

    def __init__(
        self, opened: OpenedSuite, draft: SuiteDraft, jobs: Jobs, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.opened = opened
        self.failure: Exception | None = None
        self._draft = draft
        self._jobs = jobs
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

    def save_as(self, directory: Path, then: Callable[[], object] = lambda: None) -> None:
        """Save it elsewhere, after what is being saved; the work goes on there, with `then`."""

        def begin() -> None:
            opened, examples, checked = self.opened, self._draft.examples, self._draft.checked
            self._start(
                lambda: save_suite_as(
                    opened=opened, examples=examples, checked=checked, directory=directory
                ),
                shown=True,
            )
            self.when_done(then)

        self.when_done(begin)

    def when_done(self, then: Callable[[], object]) -> None:
        """Call `then` when no save is under way, whatever came of it."""
        self._jobs.when_idle(then, Lane.SAVE)

    def retire(self) -> None:
        """The page is closed: nobody hears of a save that is under way."""
        self._ended = True

    def _start(self, work: Callable[[], OpenedSuite], *, shown: bool) -> None:
        self._is_saving = True
        self._jobs.run(
            Lane.SAVE, lambda _progress: work(), self._saved, self._not_saved, shown=shown
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
