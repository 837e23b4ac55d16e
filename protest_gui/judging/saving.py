"""Saves what is said and mended in the background, each change in a transaction of its own."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject, QTimer, Signal

from protest_core.annotating.judge import add_work, judge
from protest_core.annotating.link_corrections import CorrectionResult, save_correction
from protest_core.annotating.session import AnnotationSession
from protest_core.db.project import Project
from protest_core.errors import ConflictError, ProtestError, RefusedError
from protest_core.ids import CandidateId
from protest_core.judgements.model import Judgement
from protest_core.progress import ProgressCallback
from protest_gui.jobs.executor import Worker

# A lock ends by itself, a full disk is emptied: nobody has to come back and press a button.
_MILLISECONDS_TO_NEXT_TRY = 5_000


class Saver(QObject):
    """One save is under way at a time; what was said meanwhile follows it.

    After a failure everything stays with the sitting; the next change tries again, and so does
    time. What is refused waits for the person, and does not keep the rest from being saved. Links
    come first, in their order: what is said may be about words that only they have.
    """

    changed = Signal()
    corrected = Signal()  # all links are in the project, and the sitting has read them
    correction_not_saved = Signal(str)  # why links stay as they are in the project

    def __init__(self, project: Project, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._project = project
        self._worker = worker
        self._under_way = False
        self._refused: set[CandidateId] = set()
        self._again = QTimer(self, singleShot=True, interval=_MILLISECONDS_TO_NEXT_TRY)
        self._again.timeout.connect(self._save_next)
        self.sitting: AnnotationSession | None = None
        self.failure = ""
        self.failures = 0
        self.overtaken: CandidateId | None = None
        self.saved_at: datetime | None = None

    @property
    def has_unsaved(self) -> bool:
        return self.sitting is not None and bool(
            self.sitting.unsaved or self.sitting.unsaved_corrections
        )

    def save(self, candidate_id: CandidateId, _judgement: Judgement, _seconds: float) -> None:
        self._refused.discard(candidate_id)
        self._save_next()
        self.changed.emit()

    def store_correction(self, _mending: CorrectionResult) -> None:
        self._save_next()
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
        if sitting.unsaved_corrections:
            self._mend_one(sitting, sitting.unsaved_corrections[0])
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

    def _save_work(self, sitting: AnnotationSession) -> None:
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

    def _save_one(self, sitting: AnnotationSession, candidate_id: CandidateId) -> None:
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
            sitting.saved(candidate_id, judgement, seconds)
            self._go_on()

        self._run(work, done, lambda error: self._fail(candidate_id, error))

    def _mend_one(self, sitting: AnnotationSession, correction: CorrectionResult) -> None:
        def work(_progress: ProgressCallback) -> None:
            save_correction(project=self._project, correction=correction)

        def done(_result: None) -> None:
            sitting.corrected(correction)
            self._read_anew(sitting)
            self._go_on()

        def failed(error: Exception) -> None:
            if isinstance(error, ProtestError) and not isinstance(error, RefusedError):
                self._try_later(error)
                return
            sitting.correction_not_saved(correction)
            self._under_way = False
            self._read_anew(sitting)
            self._save_next()
            self.changed.emit()
            self.correction_not_saved.emit(str(error))
            if not isinstance(error, ProtestError):
                raise error  # a mistake of ours: told where all such are told

        self._run(work, done, failed)

    def _read_anew(self, sitting: AnnotationSession) -> None:
        """With the last one: what was read before would be shown for a moment only."""
        if sitting.unsaved_corrections or self.sitting is None:
            return
        try:
            self.sitting.reload()
        except ProtestError as error:
            self.correction_not_saved.emit(str(error))
        else:
            self.corrected.emit()

    def _run(
        self,
        work: Callable[[ProgressCallback], None],
        done: Callable[[None], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self._again.stop()
        self._under_way = True
        self._worker.run(work, done=done, failed=failed, shown=False)

    def _go_on(self) -> None:
        """One more is in the file."""
        self._under_way = False
        self.saved_at = datetime.now().astimezone()
        if self.sitting is None or not self._refused & self.sitting.unsaved.keys():
            self.failure, self.overtaken = "", None
        self._save_next()
        self.changed.emit()

    def _try_later(self, error: Exception) -> None:
        self._under_way = False
        self.failure, self.overtaken = str(error), None
        self.failures += 1
        self._again.start()
        self.changed.emit()

    def _fail(self, candidate_id: CandidateId, error: Exception) -> None:
        if isinstance(error, RefusedError):
            self._under_way = False
            self.failure = str(error)
            self.overtaken = candidate_id if isinstance(error, ConflictError) else None
            self.failures += 1
            self._refused.add(candidate_id)
            self._save_next()
            self.changed.emit()
        else:
            self._try_later(error)
        if not isinstance(error, ProtestError):
            raise error  # a mistake of ours: told where all such are told


def _not_told(error: Exception) -> None:
    if not isinstance(error, ProtestError):
        raise error
