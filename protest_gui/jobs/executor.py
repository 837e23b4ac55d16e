"""Work off the windows' thread, with its progress."""

import sys
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from protest_core.progress import Cancelled, ProgressCallback
from protest_gui.translations import translated

T = TypeVar("T")


Work = Callable[[ProgressCallback], T]


@dataclass(eq=False, slots=True)
class _Task:
    work: Work[Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]
    shown: bool
    cancelled: threading.Event = field(default_factory=threading.Event)
    deliver: Callable[[], None] | None = None  # set when the work has ended


class Worker(QObject):
    """`done` and `failed` are called in the thread of the windows, in the order of the work."""

    progress = Signal(int, int, str)
    busy_changed = Signal(bool)
    _ended = Signal()  # from the other thread: there is something to deliver

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changed = threading.Condition()
        self._waiting: deque[_Task] = deque()
        self._unfinished: deque[_Task] = deque()  # not delivered yet, the oldest first
        self._thread: threading.Thread | None = None
        self._stopped = False
        self._relay = ProgressRelay(self)
        self._relay.progress.connect(self.progress)
        self._ended.connect(self._deliver_next, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """With work that is shown."""
        return any(task.shown for task in self._unfinished)

    def run(
        self,
        work: Work[T],
        *,
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        shown: bool = True,
    ) -> None:
        """Do it when all that came before is done."""
        if self._stopped:
            raise RuntimeError("the worker was stopped and takes no more work")
        was_busy = self.is_busy
        task = _Task(work, done, failed, shown)
        with self._changed:
            self._unfinished.append(task)
            self._waiting.append(task)
            self._changed.notify_all()
        self._start()
        if shown and not was_busy:
            self.busy_changed.emit(True)  # noqa: FBT003 — Qt's signals have no names

    def cancel(self) -> None:
        """Ask the shown work, under way or waiting, to end; it is not interrupted by force."""
        for task in self._unfinished:
            if task.shown and task.deliver is None:
                task.cancelled.set()
                return

    def cancel_all(self) -> None:
        """Also what is not shown, and what is still waiting for its turn."""
        for task in self._unfinished:
            task.cancelled.set()

    def wait(self, milliseconds: int) -> bool:
        """Until all is done and delivered; whether it was in time. The windows stand still."""
        deadline = monotonic() + milliseconds / 1000
        while self._unfinished:
            with self._changed:
                rest = deadline - monotonic()
                if not self._changed.wait_for(self._has_ended, timeout=max(rest, 0)):
                    return False
            try:
                self._deliver_next()
            except Exception:  # like Qt, which goes on with the next event
                sys.excepthook(*sys.exc_info())
        return True

    def stop(self) -> None:
        """Do what is waiting, deliver nothing more, end the thread."""
        self._stopped = True
        self._relay.stop()
        with self._changed:
            self._changed.notify_all()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self._unfinished.clear()

    def _start(self) -> None:
        """With the first work: a window that is only looked at needs no thread."""
        if self._thread is None:
            let_windows_in_soon()
            # As a daemon: if a mistake of ours left it running, the program could not end.
            self._thread = threading.Thread(target=self._run_all, name="worker", daemon=True)
            self._thread.start()

    def _has_ended(self) -> bool:
        return self._unfinished[0].deliver is not None

    def _deliver_next(self) -> None:
        if self._stopped or not self._unfinished or not self._has_ended():
            return  # `wait` was quicker than the event
        task = self._unfinished.popleft()
        try:
            if task.deliver is not None:
                task.deliver()
        finally:
            if task.shown and not self.is_busy:
                self.busy_changed.emit(False)  # noqa: FBT003

    # What follows runs in the background thread.

    def _run_all(self) -> None:
        while (task := self._next_task()) is not None:
            deliver = self._result_of(task)
            with self._changed:
                task.deliver = deliver
                self._changed.notify_all()
            self._ended.emit()

    def _next_task(self) -> _Task | None:
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._stopped)
            return self._waiting.popleft() if self._waiting else None

    def _result_of(self, task: _Task) -> Callable[[], None]:
        try:
            if task.cancelled.is_set():
                raise Cancelled  # noqa: TRY301 — handled like one from the midst of the work
            result = task.work(self._progress_of(task))
        except Exception as error:
            mistake = error  # the name `error` ends with this block
            return lambda: task.failed(mistake)
        return lambda: task.done(result)

    def _progress_of(self, task: _Task) -> ProgressCallback:
        def tell(done: int, total: int, doing: str) -> None:
            if task.cancelled.is_set():
                raise Cancelled
            if task.shown:
                self._relay.tell(done, total, translated(doing))

        return tell


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


# Python's own is five times that, and the windows wait for it after each query. Measured while a
# report was made: the next candidate was there after 86 milliseconds at worst, and now after 18.
_SECONDS = 0.001


def let_windows_in_soon() -> None:
    """Whoever asked for less keeps it."""
    sys.setswitchinterval(min(_SECONDS, sys.getswitchinterval()))
