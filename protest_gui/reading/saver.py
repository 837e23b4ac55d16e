"""Saves what is said in the background, each change in a transaction of its own."""

from datetime import datetime

from PySide6.QtCore import QObject, Signal

from protest_core.errors import ProtestError
from protest_core.operations import CandidateId, Judgement, Project, add_work, judge
from protest_core.progress import ProgressCallback
from protest_core.sitting import Sitting
from protest_gui.running.worker import Worker


class Saver(QObject):
    """One save is under way at a time; what was said meanwhile follows it.

    After a failure everything stays with the sitting, and the next change tries again.
    """

    changed = Signal()

    def __init__(self, project: Project, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._project = project
        self._worker = worker
        self._under_way = False
        self.sitting: Sitting | None = None
        self.failure = ""
        self.saved_at: datetime | None = None

    @property
    def has_unsaved(self) -> bool:
        return self.sitting is not None and bool(self.sitting.unsaved)

    def save(self, _candidate_id: CandidateId, _judgement: Judgement, _seconds: float) -> None:
        self.save_unsaved()

    def save_unsaved(self) -> None:
        if not self._under_way and self.sitting is not None and self.sitting.unsaved:
            self._save_first(self.sitting)
        self.changed.emit()

    def pause(self) -> None:
        """The person looks at something else: no more work comes for the judgements so far."""
        if self.sitting is None or self.sitting.paused:
            return
        self.sitting.pause()
        self._save_work(self.sitting)

    def _save_work(self, sitting: Sitting) -> None:
        """Told to nobody, even if it fails: nothing that a person said depends on it."""
        seconds = sitting.work_after_judging
        if not seconds:
            return

        def work(_progress: ProgressCallback) -> None:
            add_work(project=self._project, annotator=sitting.annotator, seconds=seconds)

        def done(_result: None) -> None:
            for candidate_id, saved in seconds.items():
                sitting.worked.saved(candidate_id, saved)

        self._worker.run(work, done=done, failed=_not_told, shown=False)

    def _save_first(self, sitting: Sitting) -> None:
        """A change of the same candidate that comes meanwhile is told by its judgement."""
        candidate_id, judgement = next(iter(sitting.unsaved.items()))
        seconds = sitting.worked.on(candidate_id)

        def work(_progress: ProgressCallback) -> None:
            judge(
                project=self._project,
                candidate_id=candidate_id,
                annotator=sitting.annotator,
                judgement=judgement,
                seconds=seconds,
            )

        def done(_result: None) -> None:
            self._under_way = False
            self.failure = ""
            self.saved_at = datetime.now().astimezone()
            sitting.saved(candidate_id, judgement, seconds)
            self.save_unsaved()

        self._under_way = True
        self._worker.run(work, done=done, failed=self._fail, shown=False)

    def _fail(self, error: Exception) -> None:
        self._under_way = False
        self.failure = str(error)
        self.changed.emit()
        if not isinstance(error, ProtestError):
            raise error  # a mistake of ours: told where all such are told


def _not_told(error: Exception) -> None:
    if not isinstance(error, ProtestError):
        raise error
