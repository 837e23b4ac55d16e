"""Progress lines: a sentence about running work, with a button that stops it."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QWidget

from protest_gui.jobs.executor import Job, Jobs
from protest_gui.translations import tr
from protest_gui.widgets.labels import ElidedLabel
from protest_gui.widgets.layout import spaced

# Shorter work would only make the line flicker.
MILLISECONDS_BEFORE_SHOWN = 300


class ProgressLine(QFrame):
    """A line about running work, and a button that stops it."""

    def __init__(
        self, doing: str, stop: str, *, milliseconds: int = 0, parent: QWidget | None = None
    ) -> None:
        """Show `doing` until the work reports its steps; the line appears after a delay."""
        super().__init__(parent)
        self._doing = doing
        self._label = ElidedLabel(doing)
        self.stop = QPushButton(stop)
        self.stop.setAutoDefault(False)
        self._soon = QTimer(self, singleShot=True, interval=milliseconds)
        self._soon.timeout.connect(self._appear)
        self._lay_out(QHBoxLayout(self))
        self.hide()

    def begin(self) -> None:
        self.say(self._doing)
        if self._soon.interval():
            self._soon.start()
        else:
            self._appear()

    def say(self, text: str) -> None:
        self._label.setText(text)

    def end(self) -> None:
        self._soon.stop()
        self.hide()

    def _appear(self) -> None:
        self.show()

    def _lay_out(self, row: QHBoxLayout) -> None:
        row.addWidget(self.stop)
        row.addWidget(self._label, 1)
        spaced(row)


class JobStrip(ProgressLine):
    """The oldest running job and its progress, at the foot of the window."""

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        self._bar = QProgressBar()
        super().__init__(
            tr("working…"), tr("Cancel"), milliseconds=MILLISECONDS_BEFORE_SHOWN, parent=parent
        )
        self._jobs = jobs
        self._job: Job | None = None  # the one that is shown
        self._step: tuple[int, int, str] | None = None  # of the job: done, total, current step
        self.setAccessibleName(tr("Work under way"))
        self._bar.setAccessibleName(tr("How far it is"))
        self._bar.setTextVisible(False)
        self._bar.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.stop.clicked.connect(self._cancel_job)
        self._soon.timeout.connect(self._write)
        jobs.shown_changed.connect(self._follow_jobs)
        jobs.progress.connect(self._show_progress)

    def _lay_out(self, row: QHBoxLayout) -> None:
        row.addWidget(self._label, 2)
        row.addWidget(self._bar, 3, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.stop)
        self._row = row
        self._space_out()

    def _follow_jobs(self) -> None:
        job = next((each for each in self._jobs.under_way if each.shown), None)
        if job is self._job:
            return
        self._job, self._step = job, None
        if job is None:
            self.end()
        elif self.isHidden():
            self.begin()
        else:
            self._write()

    def _show_progress(self, job: Job, done: int, total: int, step: str) -> None:
        if job is self._job:
            self._step = done, total, step
            if not self.isHidden():
                self._write()

    def _write(self) -> None:
        """Show the progress of the job, only if the line is visible: most jobs end before that."""
        if self._job is None:
            return
        is_cancelled = self._job.cancelled.is_set()
        self.stop.setEnabled(not is_cancelled)
        if is_cancelled:
            self.say(tr("stopping…"))
            return
        done, total, step = self._step or (0, 0, self._doing)
        self.say(step)
        # A job of one step has no measurable progress.
        self._bar.setRange(0, total if total > 1 else 0)
        self._bar.setValue(done)

    def _cancel_job(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._write()

    def _space_out(self) -> None:
        height = QFontMetrics(self.font()).height()
        self._row.setContentsMargins(height, height // 3, height, height // 3)
        self._row.setSpacing(height)
        self._bar.setFixedHeight(max(height // 3, 4))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()
