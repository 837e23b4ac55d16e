"""A thin strip at the foot of the window: what is being done, how far it is, and Cancel."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QWidget

from protest_gui.jobs.executor import Job, Jobs
from protest_gui.translations import tr
from protest_gui.widgets.labels import ElidedLabel

# What is done sooner would only flicker.
_MILLISECONDS_BEFORE_SHOWN = 300


class JobStrip(QFrame):
    """Shows the oldest of the jobs under way, once it takes longer than a blink."""

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None  # the one that is shown
        self._step: tuple[int, int, str] | None = None  # of the job: done, of how many, and what
        self._doing = ElidedLabel()
        self._bar = QProgressBar()
        self._cancel = QPushButton(tr("Cancel"))
        self._soon = QTimer(self, singleShot=True, interval=_MILLISECONDS_BEFORE_SHOWN)
        self._set_up()
        self._soon.timeout.connect(self._show_job)
        jobs.shown_changed.connect(self._follow_jobs)
        jobs.progress.connect(self._show_progress)

    def _set_up(self) -> None:
        self.setAccessibleName(tr("Work under way"))
        self._bar.setAccessibleName(tr("How far it is"))
        self._bar.setTextVisible(False)
        self._bar.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._cancel.setAutoDefault(False)
        self._cancel.clicked.connect(self._cancel_job)
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self._doing, 2)
        self._layout.addWidget(self._bar, 3, Qt.AlignmentFlag.AlignVCenter)
        self._layout.addWidget(self._cancel)
        self._space_out()
        self.hide()

    def _follow_jobs(self) -> None:
        job = next((each for each in self._jobs.under_way if each.shown), None)
        if job is self._job:
            return
        self._job, self._step = job, None
        if job is None:
            self._soon.stop()
            self.hide()
        elif self.isHidden():
            self._soon.start()
        else:
            self._write()

    def _show_job(self) -> None:
        self._write()
        self.show()

    def _show_progress(self, job: Job, done: int, total: int, step: str) -> None:
        if job is self._job:
            self._step = done, total, step
            if not self.isHidden():
                self._write()

    def _write(self) -> None:
        """Say how far the job is; only where it is seen, for most jobs end before."""
        if self._job is None:
            return
        is_cancelled = self._job.cancelled.is_set()
        self._cancel.setEnabled(not is_cancelled)
        if is_cancelled:
            self._doing.setText(tr("stopping…"))
            return
        done, total, step = self._step or (0, 0, tr("working…"))
        self._doing.setText(step)
        # Of one step, nobody knows how far it is.
        self._bar.setRange(0, total if total > 1 else 0)
        self._bar.setValue(done)

    def _cancel_job(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._write()

    def _space_out(self) -> None:
        height = QFontMetrics(self.font()).height()
        self._layout.setContentsMargins(height, height // 3, height, height // 3)
        self._layout.setSpacing(height)
        self._bar.setFixedHeight(max(height // 3, 4))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()
