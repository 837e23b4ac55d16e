"""A thin strip at the foot of the window: what is being done, how far it is, and Cancel."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QWidget

from protest_gui.jobs.executor import Worker
from protest_gui.translations import tr
from protest_gui.widgets.labels import ElidedLabel

# What is done sooner would only flicker.
_MILLISECONDS_BEFORE_SHOWN = 300


class ProgressStrip(QFrame):
    """Shown while the worker is busy for longer than a blink."""

    def __init__(self, worker: Worker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._doing = ElidedLabel()
        self._bar = QProgressBar()
        self._cancel = QPushButton(tr("Cancel"))
        self._soon = QTimer(self, singleShot=True, interval=_MILLISECONDS_BEFORE_SHOWN)
        self._set_up()
        self._soon.timeout.connect(self.show)
        worker.busy_changed.connect(self._follow)
        worker.progress.connect(self._show_progress)

    def follows(self, worker: Worker) -> bool:
        return self._worker is worker

    def _set_up(self) -> None:
        self.setAccessibleName(tr("Work under way"))
        self._bar.setAccessibleName(tr("How far it is"))
        self._bar.setTextVisible(False)
        self._bar.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._cancel.setAutoDefault(False)
        self._cancel.clicked.connect(self._cancel_work)
        self._layout = QHBoxLayout(self)
        self._layout.addWidget(self._doing, 2)
        self._layout.addWidget(self._bar, 3, Qt.AlignmentFlag.AlignVCenter)
        self._layout.addWidget(self._cancel)
        self._space_out()
        self._begin()
        self.hide()

    def _follow(self, busy: object) -> None:
        if busy:
            self._begin()
            self._soon.start()
        else:
            self._soon.stop()
            self.hide()

    def _begin(self) -> None:
        self._doing.setText(tr("working…"))
        self._bar.setRange(0, 0)
        self._cancel.setEnabled(True)

    def _show_progress(self, done: int, total: int, doing: str) -> None:
        if not self._worker.is_busy:
            return  # it came late
        self._cancel.setEnabled(True)
        self._doing.setText(doing)
        # Of one step, nobody knows how far it is.
        self._bar.setRange(0, total if total > 1 else 0)
        self._bar.setValue(done)

    def _cancel_work(self) -> None:
        self._cancel.setEnabled(False)
        self._doing.setText(tr("stopping…"))
        self._worker.cancel()

    def _space_out(self) -> None:
        height = QFontMetrics(self.font()).height()
        self._layout.setContentsMargins(height, height // 3, height, height // 3)
        self._layout.setSpacing(height)
        self._bar.setFixedHeight(max(height // 3, 4))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()
