"""Background work in lanes, each with a thread; results arrive in the windows' thread."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from queue import SimpleQueue
from time import monotonic
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from protest_core.progress import Cancelled, ProgressCallback
from protest_gui.translations import translated

T = TypeVar("T")

Work = Callable[[ProgressCallback], T]
Failed = Callable[[Exception], object]
# Faster than eyes can follow.
_SECONDS_BETWEEN_REPORTS = 0.05


class Lane(Enum):
    """A queue of work with a thread of its own: jobs run in order and wait for no other lane."""

    SAVE = "save"  # judgements, links, tags, seconds of work
    WRITE = "write"  # opening and closing files, loading, matching, merging, task sets
    READ = "read"  # counts, lists, plots: seconds of work
    BACKGROUND = "background"  # aligning, measuring, reports: minutes, the file only briefly


@dataclass(eq=False, slots=True)
class Job:
    """A piece of work that is running or waits for its turn."""

    lane: Lane
    shown: bool  # with its progress, and a way to cancel it
    cancelled: threading.Event = field(default_factory=threading.Event)
    step: str = ""  # the progress that was reported last
    reported_at: float = 0.0

    def cancel(self) -> None:
        """Ask the job to end at its next step; it then fails with `Cancelled`."""
        self.cancelled.set()


def one_step(doing: str, do: Callable[[], T]) -> Work[T]:
    """Return work of a single step, which has no result if it is cancelled while it runs."""

    def work(progress: ProgressCallback) -> T:
        progress(0, 1, doing)
        result = do()
        progress(1, 1, doing)
        return result

    return work


class Jobs(QObject):
    """Runs jobs; `done` and `failed` are called in the windows' thread, which never waits."""

    progress = Signal(object, int, int, str)  # the job whose progress has changed
    changed = Signal()  # a job has begun or ended
    shown_changed = Signal()  # a job that is shown
    _ended = Signal(object, object, object)  # the job, its result, its error

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # The oldest first. The callbacks belong to windows: no other thread may hold them.
        self._callbacks: dict[Job, tuple[Callable[[Any], object], Failed]] = {}
        self._queues: dict[Lane, SimpleQueue[Any]] = {}
        self._threads: list[threading.Thread] = []
        self._is_stopped = False
        self._ended.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def run(
        self,
        lane: Lane,
        work: Work[T],
        done: Callable[[T], object],
        failed: Failed,
        *,
        shown: bool = True,
    ) -> Job:
        """Run the work after the earlier jobs of this lane."""
        if self._is_stopped:
            raise RuntimeError("the jobs were stopped; no more are taken")
        job = Job(lane, shown)
        self._callbacks[job] = done, failed
        self._queue(lane).put((job, work))
        self._note(job)
        return job

    @property
    def under_way(self) -> Sequence[Job]:
        """The jobs that are running or waiting, the oldest first."""
        return tuple(self._callbacks)

    def are_idle(self, *lanes: Lane) -> bool:
        return not any(job.lane in lanes for job in self.under_way)

    def when_idle(self, then: Callable[[], object], *lanes: Lane) -> None:
        """Call `then` when these lanes are empty; events are processed until then."""
        if self.are_idle(*lanes):
            QTimer.singleShot(0, self, then)  # never at once: the caller finishes first
        else:
            again = partial(self.when_idle, then, *lanes)
            self.changed.connect(again, Qt.ConnectionType.SingleShotConnection)

    def cancel(self, *lanes: Lane) -> None:
        """Ask all jobs of these lanes to end."""
        for job in self.under_way:
            if job.lane in lanes:
                job.cancel()

    def stop(self) -> None:
        """End the threads; jobs that are running finish, but their results are not reported."""
        if self._is_stopped:
            return
        self._is_stopped = True
        self._ended.disconnect(self._deliver)
        for queue in self._queues.values():
            queue.put(None)
        for thread in self._threads:
            thread.join()
        self._callbacks.clear()

    def _queue(self, lane: Lane) -> "SimpleQueue[Any]":
        """Start a lane with its first job: a window that does no work needs no thread."""
        if lane not in self._queues:
            self._queues[lane] = queue = SimpleQueue[Any]()
            # As a daemon: if an error of ours left it running, the program could not end.
            name = f"{lane.value} jobs"
            thread = threading.Thread(target=self._work_off, args=(queue,), name=name, daemon=True)
            self._threads.append(thread)
            thread.start()
        return self._queues[lane]

    def _deliver(self, job: Job, result: object, error: Exception | None) -> None:
        if job not in self._callbacks:
            return  # `stop` was called after this was queued, and cannot remove it
        done, failed = self._callbacks.pop(job)
        # Runs after the next lines even if they raise, and while a dialog that they open is shown.
        QTimer.singleShot(0, self, partial(self._note, job))
        if error is None:
            done(result)
        else:
            failed(error)

    def _note(self, job: Job) -> None:
        """Emit that a job has begun or ended."""
        self.changed.emit()
        if job.shown:
            self.shown_changed.emit()

    # The functions below run in the thread of a lane.

    def _work_off(self, queue: "SimpleQueue[tuple[Job, Work[Any]] | None]") -> None:
        while (task := queue.get()) is not None:
            job, work = task
            try:
                if job.cancelled.is_set():
                    raise Cancelled  # noqa: TRY301 — handled like one from the midst of the work
                result, failure = work(partial(self._report, job)), None
            except Exception as error:
                result, failure = None, error
            self._ended.emit(job, result, failure)
            del task, work, result, failure

    def _report(self, job: Job, done: int, total: int, step: str) -> None:
        if job.cancelled.is_set():
            raise Cancelled
        now = monotonic()
        if step != job.step or now - job.reported_at > _SECONDS_BETWEEN_REPORTS:
            job.step, job.reported_at = step, now
            self.progress.emit(job, done, total, translated(step))
