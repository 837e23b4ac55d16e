"""Opening a project or batch in the background."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from protest_core.batches.open_batch import Batch, make_working_copy, open_batch_for_work
from protest_core.db.busy import Patience
from protest_core.db.header import is_batch
from protest_core.db.project import Project
from protest_core.files.paths import BATCH_SUFFIX, with_suffix
from protest_core.progress import ProgressCallback
from protest_gui.context import OpenedProject
from protest_gui.jobs.executor import Worker
from protest_gui.translations import tr
from protest_gui.widgets.messages import Action
from protest_gui.window.presence import Presence

if TYPE_CHECKING:
    from protest_gui.window.main_window import MainWindow


# With other programs. A window that reads stands still meanwhile; what cannot be saved so soon
# stays with the window, which says so and tries again.
_PATIENCE = Patience(reading=30.0, writing=30.0, main_thread=0.25)


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

    doing = tr("opening {0}").format(path.name)

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


class WorkingCopy(QObject):
    """Nothing is overwritten, and whoever has a working copy there already goes on in it."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def ask(self, path: Path, reason: str) -> None:
        """Who cancels is told why nothing opened, and can change their mind."""
        chosen, _ = QFileDialog.getSaveFileName(
            self._window,
            tr("{0} is read-only: where should your working copy be?").format(path.name),
            str(Path.home() / path.name),
            tr("PROTEST batches (*{0})").format(BATCH_SUFFIX),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if chosen:
            self._copy(path, with_suffix(Path(chosen), BATCH_SUFFIX))
        else:
            self._window.banner.show_message(reason, "warning", [self._ask_again(path, reason)])

    def _copy(self, path: Path, to: Path) -> None:
        doing = tr("copying {0}").format(path.name)

        def work(progress: ProgressCallback) -> bool:
            progress(0, 1, doing)
            return make_working_copy(path=path, to=to)

        def failed(error: Exception) -> None:
            self._window.show_failure(error, self._ask_again(path, str(error)))

        self._window.worker.run(work, done=lambda _: self._window.open_project(to), failed=failed)

    def _ask_again(self, path: Path, reason: str) -> Action:
        def ask() -> None:
            self._window.banner.hide_message()
            self.ask(path, reason)

        return tr("&Choose a place…"), ask
