"""Brings progress from a background thread to the windows, no more often than eyes can follow."""

import threading

from PySide6.QtCore import QObject, Qt, QTimer, Signal

_MILLISECONDS = 50


class ProgressRelay(QObject):
    """The newest progress is told, and the last one always; those between may be left out."""

    progress = Signal(int, int, str)
    _told = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._lock = threading.Lock()
        self._newest: tuple[int, int, str] | None = None
        self._stopped = False
        self._announced = False  # the windows know, or will soon, that there is something new
        self._pause = QTimer(self, singleShot=True, interval=_MILLISECONDS)
        self._pause.timeout.connect(self._show)
        self._told.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def tell(self, done: int, total: int, doing: str) -> None:
        """From any thread."""
        with self._lock:
            if self._stopped:
                return
            self._newest = (done, total, doing)
            if self._announced:
                return
            self._announced = True
        self._told.emit()

    def stop(self) -> None:
        self._pause.stop()
        with self._lock:
            self._stopped, self._newest = True, None

    def _show(self) -> None:
        with self._lock:
            newest, self._newest = self._newest, None
            self._announced = newest is not None
        if newest is not None:
            self._pause.start()
            self.progress.emit(*newest)
