"""The way into adjudication: who decides, and on what."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from protest_core.names import annotator_name_mistake
from protest_core.progress import ProgressCallback
from protest_gui.adjudication.disputes import Disputes, find_disputes
from protest_gui.opening import OpenedProject

if TYPE_CHECKING:
    from protest_gui.main_window import MainWindow


class Adjudicating(QObject):
    """Looks for disagreements in the background; where there are none, that is said."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._looking = False

    def begin(self) -> None:
        opened = self._window.opened
        if opened is None or opened.batch is not None or not self._has_name(opened):
            return
        if not self._looking:  # whoever is impatient does not wait longer for it
            self._looking = True
            self._look(opened)

    def _look(self, opened: OpenedProject) -> None:
        project = opened.project

        def work(progress: ProgressCallback) -> Disputes:
            progress(0, 1, self.tr("looking for what people disagree on"))
            return find_disputes(project)

        def done(disputes: Disputes) -> None:
            self._looking = False
            if self._window.opened is opened:
                self._show(disputes)

        def failed(error: Exception) -> None:
            self._looking = False
            self._window.show_failure(error)

        self._window.worker.run(work, done=done, failed=failed)

    def _has_name(self, opened: OpenedProject) -> bool:
        """Who decided is on record."""
        if not _is_name(opened.annotator):
            self._window.tools.judge_as()
        return _is_name(opened.annotator)

    def _show(self, disputes: Disputes) -> None:
        if disputes.candidates:
            self._window.pages.adjudicate(disputes)
            return
        text = self.tr("There is nothing to adjudicate: nowhere do two people disagree.")
        self._window.banner.show_message(text, "info")


def _is_name(name: str) -> bool:
    return annotator_name_mistake(name) is None
