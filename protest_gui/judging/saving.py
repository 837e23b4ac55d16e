"""Saves the annotator's changes in the background, each in a transaction of its own."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject, QTimer, Signal

from protest_core.annotating.session import AnnotationSession
from protest_core.annotating.unsaved import Failure, UnsavedChange, UnsavedLinks, UnsavedWork
from protest_core.errors import ProtestError
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Lane
from protest_gui.translations import error_message, translated

# Locks end and full disks are emptied: nobody should have to come back and press a button.
_MILLISECONDS_TO_NEXT_TRY = 5_000


class Saver(QObject):
    """Runs one save at a time; the session says which change is next, and what a failure means.

    A failed save is tried again with the next change, and after some time.
    """

    changed = Signal()
    failing_changed = Signal()  # a save has failed again, or succeeded after all
    corrected = Signal()  # all links are in the project, and the session has read them
    dropped = Signal(str)  # the reason why links or a tag stay as they are in the project

    def __init__(self, context: ProjectContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._again = QTimer(self, singleShot=True, interval=_MILLISECONDS_TO_NEXT_TRY)
        self._again.timeout.connect(self.save)
        self.session: AnnotationSession | None = None
        self.is_failing = False
        self.saved_at: datetime | None = None

    @property
    def has_unsaved(self) -> bool:
        return self.session is not None and self.session.has_unsaved

    @property
    def failure(self) -> str:
        return "" if self.session is None else translated(self.session.failure)

    def when_done(self, then: Callable[[bool], object]) -> None:
        """Try to save all; then call `then` with whether nothing is unsaved."""
        self.save_unsaved()
        self._when_idle(then)

    def _when_idle(self, then: Callable[[bool], object]) -> None:
        def tell() -> None:
            if self._context.jobs.are_idle(Lane.SAVE):
                then(not self.has_unsaved)
            else:  # the person has changed something since
                self._when_idle(then)

        self._context.when_idle(tell, Lane.SAVE)

    def save_unsaved(self) -> None:
        """Save everything, also changes that were refused before."""
        if self.session is not None:
            self.session.try_again()
        self.save()

    def pause(self) -> None:
        """Pause the time worked: the person reads something else than the judgements so far."""
        if self.session is not None and not self.session.paused:
            self.session.pause()
            self._save_next()

    def save(self) -> None:
        """Save the next change, unless a save is running: then it follows."""
        self._save_next()
        self.note_change()

    def note_change(self) -> None:
        """Emit that something was saved or became unsaved."""
        failing = bool(self.failure) and self.has_unsaved
        if failing is not self.is_failing:
            self.is_failing = failing
            self.failing_changed.emit()
        self.changed.emit()

    def _save_next(self) -> None:
        if self.session is None or (change := self.session.next_unsaved()) is None:
            return
        self._again.stop()
        project = self._context.project
        self._context.run(
            Lane.SAVE,
            lambda _progress: change.save(project),
            lambda _changes: self._done(change),
            lambda error: self._failed(change, error),
            shown=False,
        )

    def _done(self, change: UnsavedChange) -> None:
        self._current.saved(change)
        if isinstance(change, UnsavedWork):  # it is shown nowhere
            self._save_next()
            return
        self.saved_at = datetime.now().astimezone()
        self._read_again(change)
        self.save()

    def _failed(self, change: UnsavedChange, error: Exception) -> None:
        failure = self._current.failed(change, error)
        self._read_again(change)
        if failure in (Failure.LATER, Failure.REFUSED):
            self.is_failing = False  # so that this failure is reported, too
        if failure is Failure.LATER:
            self._again.start()
            self.note_change()
        else:
            self.save()
        if failure is Failure.DROPPED:
            self.dropped.emit(error_message(error))
        if not isinstance(error, ProtestError):
            raise error  # an error of ours: reported like all of them

    def _read_again(self, change: UnsavedChange) -> None:
        """Read the candidate again after the last links; doing so earlier would make it flicker."""
        if not isinstance(change, UnsavedLinks) or self._current.unsaved_corrections:
            return
        try:
            self._current.reload()
        except ProtestError as error:
            self.dropped.emit(error_message(error))
        else:
            self.corrected.emit()

    @property
    def _current(self) -> AnnotationSession:
        assert self.session is not None  # noqa: S101 — the next one takes over what is unsaved
        return self.session
