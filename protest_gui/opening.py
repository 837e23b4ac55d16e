"""A project, or a batch, that is open in the window, and how it comes to be so."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from protest_core.batches.open_batch import Batch, open_batch_for_work
from protest_core.db.busy import Patience
from protest_core.db.header import is_batch
from protest_core.db.project import Project
from protest_core.progress import ProgressCallback
from protest_gui.presence import OtherWindow, Presence
from protest_gui.running.worker import Worker

# With other programs. A window that reads stands still meanwhile; what cannot be saved so soon
# stays with the window, which says so and tries again.
_PATIENCE = Patience(reading=30.0, writing=30.0, main_thread=0.25)


@dataclass(eq=False, slots=True)
class OpenedProject:
    """Opened once and kept open; nothing else in this process may open its file (POSIX locks)."""

    project: Project
    worker: Worker
    measuring: Worker  # for what may have to be measured first: nothing waits behind it
    annotator: str
    presence: Presence
    others: tuple[OtherWindow, ...] = field(default=())
    batch: Batch | None = None  # whose project it is: then nobody but its annotator judges

    @property
    def path(self) -> Path:
        return self.project.path

    def is_at(self, path: Path) -> bool:
        """Without opening anything; also by another name, or by a link.

        Of a file that was deleted or replaced, what has its name now is another one.
        """
        if not self.project.is_in_place:
            return False
        try:
            return path.samefile(self.path)
        except OSError:  # one of them is not there
            return os.path.realpath(path) == os.path.realpath(self.path)

    def close(self) -> None:
        """After all that is still to be saved; what is only counted was stopped."""
        project = self.project
        self.worker.run(lambda _: project.close(), done=_nothing, failed=_nothing, shown=False)
        self.presence.leave()


def open_in_background(
    worker: Worker,
    measuring: Worker,
    path: Path,
    annotator: str,
    *,
    done: Callable[[OpenedProject], None],
    failed: Callable[[Exception], None],
) -> None:
    """Opening checks the whole file and may upgrade it: neither is for the windows to wait for."""

    doing = QCoreApplication.translate("Opening", "opening {0}").format(path.name)

    def opened(found: Project | Batch) -> None:
        presence = Presence(found.path)
        presence.announce()
        others = presence.others()
        if isinstance(found, Batch):
            who = found.annotator
            done(OpenedProject(found.project, worker, measuring, who, presence, others, found))
        else:
            done(OpenedProject(found, worker, measuring, annotator, presence, others))

    def work(progress: ProgressCallback) -> Project | Batch:
        progress(0, 1, doing)
        if is_batch(path=path):
            return open_batch_for_work(path=path, patience=_PATIENCE)
        return Project.open(path, patience=_PATIENCE)

    worker.run(work, done=opened, failed=failed)


def _nothing(_: object) -> None:
    pass
