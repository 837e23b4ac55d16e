"""Saves what is said in the background, each change in a transaction of its own."""

from datetime import datetime

from PySide6.QtCore import QObject, QTimer, Signal

from protest_core.annotating.judge import add_work, judge
from protest_core.annotating.session import Sitting
from protest_core.db.project import Project
from protest_core.errors import OvertakenError, ProtestError, RefusedError
from protest_core.ids import CandidateId
from protest_core.judgements.model import Judgement
from protest_core.progress import ProgressCallback
from protest_gui.running.worker import Worker

# A lock ends by itself, a full disk is emptied: nobody has to come back and press a button.
_MILLISECONDS_TO_NEXT_TRY = 5_000


class Saver(QObject):
    """One save is under way at a time; what was said meanwhile follows it.

    After a failure everything stays with the sitting; the next change tries again, and so does
    time. What is refused waits for the person, and does not keep the rest from being saved.
    """

    changed = Signal()

    def __init__(self, project: Project, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._project = project
        self._worker = worker
        self._under_way = False
        self._refused: set[CandidateId] = set()
        self._again = QTimer(self, singleShot=True, interval=_MILLISECONDS_TO_NEXT_TRY)
        self._again.timeout.connect(self._save_next)
        self.sitting: Sitting | None = None
        self.failure = ""
        self.failures = 0
        self.overtaken: CandidateId | None = None
        self.saved_at: datetime | None = None

    @property
    def has_unsaved(self) -> bool:
        return self.sitting is not None and bool(self.sitting.unsaved)

    def save(self, candidate_id: CandidateId, _judgement: Judgement, _seconds: float) -> None:
        self._refused.discard(candidate_id)
        self._save_next()
        self.changed.emit()

    def note_saved(self) -> None:
        """Something else that was done here is in the file."""
        self.saved_at = datetime.now().astimezone()
        self.changed.emit()

    def save_unsaved(self) -> None:
        """Also what was refused before."""
        self._refused.clear()
        self._save_next()
        self.changed.emit()

    def _save_next(self) -> None:
        sitting = self.sitting
        if self._under_way or sitting is None:
            return
        waiting = (each for each in sitting.unsaved if each not in self._refused)
        if (candidate_id := next(waiting, None)) is not None:
            self._save_one(sitting, candidate_id)

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

    def _save_one(self, sitting: Sitting, candidate_id: CandidateId) -> None:
        """A change of the same candidate that comes meanwhile is told by its judgement."""
        judgement, seconds = sitting.unsaved[candidate_id], sitting.worked.on(candidate_id)
        expected = sitting.seen.get(candidate_id)

        def work(_progress: ProgressCallback) -> None:
            judge(
                project=self._project,
                candidate_id=candidate_id,
                annotator=sitting.annotator,
                judgement=judgement,
                seconds=seconds,
                expected=expected,
                adjudicated_by=sitting.adjudicated_by,
            )

        def done(_result: None) -> None:
            self._under_way = False
            self.saved_at = datetime.now().astimezone()
            sitting.saved(candidate_id, judgement, seconds)
            if not self._refused & sitting.unsaved.keys():
                self.failure, self.overtaken = "", None
            self._save_next()
            self.changed.emit()

        self._again.stop()
        self._under_way = True
        self._worker.run(
            work, done=done, failed=lambda error: self._fail(candidate_id, error), shown=False
        )

    def _fail(self, candidate_id: CandidateId, error: Exception) -> None:
        self._under_way = False
        self.failure = str(error)
        self.failures += 1
        self.overtaken = candidate_id if isinstance(error, OvertakenError) else None
        if isinstance(error, RefusedError):
            self._refused.add(candidate_id)
            self._save_next()
        else:
            self._again.start()
        self.changed.emit()
        if not isinstance(error, ProtestError):
            raise error  # a mistake of ours: told where all such are told


def _not_told(error: Exception) -> None:
    if not isinstance(error, ProtestError):
        raise error
