"""Asks where to work on a batch that lies where nothing can be saved."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from protest_core.batches.open_batch import make_working_copy
from protest_core.progress import ProgressCallback
from protest_gui.project.project_file_name import BATCH_SUFFIX, with_suffix
from protest_gui.widgets.banner import Action

if TYPE_CHECKING:
    from protest_gui.main_window import MainWindow


class WorkingCopy(QObject):
    """Nothing is overwritten, and whoever has a working copy there already goes on in it."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def ask(self, path: Path, reason: str) -> None:
        """Who cancels is told why nothing opened, and can change their mind."""
        chosen, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("{0} is read-only: where should your working copy be?").format(path.name),
            str(Path.home() / path.name),
            self.tr("PROTEST batches (*{0})").format(BATCH_SUFFIX),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if chosen:
            self._copy(path, with_suffix(Path(chosen), BATCH_SUFFIX))
        else:
            self._window.banner.show_message(reason, "warning", [self._ask_again(path, reason)])

    def _copy(self, path: Path, to: Path) -> None:
        doing = self.tr("copying {0}").format(path.name)

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

        return self.tr("&Choose a place…"), ask
