"""The way to the same example in other systems, and back into the reader."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from protest_core.annotating.adjudication import across_systems
from protest_core.db.project import Project
from protest_core.errors import ProtestError
from protest_core.ids import CandidateId
from protest_gui.overview_panel.across_pane import AcrossPane
from protest_gui.reading.reader import Reader


class AcrossMode(QObject):
    """While it is on, the reader waits where it was."""

    switched = Signal()
    wanted = Signal(object)  # the id of the candidate to be read
    failed = Signal(str)

    def __init__(
        self,
        project: Project,
        reader: Reader,
        stack: QStackedWidget,
        pane: AcrossPane,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = project
        self._reader = reader
        self._stack = stack
        self._pane = pane
        pane.left.connect(self.leave)
        pane.wanted.connect(self._open)

    @property
    def is_on(self) -> bool:
        return self._stack.currentWidget() is self._pane

    def switch(self) -> None:
        if self.is_on:
            self.leave()
        elif self._reader.saver.sitting is not None and self.show():
            self._stack.setCurrentWidget(self._pane)
            self._reader.saver.pause()  # other systems are no work on this candidate
            self.switched.emit()
            self._pane.focus_read()

    def show(self) -> bool:
        """Read anew: somebody may have judged."""
        view = self._reader.sitting.view
        try:
            rows = across_systems(project=self._project, example_id=view.candidate.example.id)
        except ProtestError as error:
            self.failed.emit(str(error))
            return False
        self._pane.show_rows(view, rows)
        return True

    def leave(self) -> None:
        if self.is_on:
            self._stack.setCurrentIndex(0)
            self.switched.emit()

    def _open(self, candidate_id: CandidateId) -> None:
        self.leave()
        self.wanted.emit(candidate_id)
