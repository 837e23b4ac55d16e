"""Counts for the Results section in the background, opens what is behind numbers, draws plots."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from protest_core.errors import RefusedError
from protest_core.operations import CandidateId, CountedCell
from protest_gui.opening import OpenedProject
from protest_gui.results.plotting import Plotting
from protest_gui.results.results_found import (
    BehindPair,
    Results,
    candidates_behind,
    read_results,
)
from protest_gui.results.results_page import ResultsPage
from protest_gui.running.computation import Computation
from protest_gui.running.newest import Newest


class ResultsCommands(QObject):
    """Counts only what is seen: in a large project it takes seconds."""

    candidates_chosen = Signal(object)  # those behind a number, to be read
    failed = Signal(object)  # the exception

    def __init__(self, opened: OpenedProject, page: ResultsPage) -> None:
        super().__init__(page)
        self._opened = opened
        self._page = page
        self._outdated = True
        self._counting = Computation[Results](opened.worker, self._show, self._tell)
        self._opening = Newest(opened.worker, self.failed.emit)
        self._plotting = Plotting(opened, page.plot)
        page.seen.connect(self._count_if_outdated)
        page.counting_changed.connect(self._count)
        page.stop_wanted.connect(self._stop)
        page.opened.connect(self._open)
        page.export.failed.connect(self.failed)
        page.export.folder = opened.path.parent
        self._plotting.failed.connect(self.failed)
        self._plotting.told.connect(page.tell)

    def refresh(self) -> None:
        """The project has changed."""
        self._outdated = True
        if self._page.isVisible():
            self._count()

    def retire(self) -> None:
        self._counting.stop()
        self._opening.forget()
        self._plotting.retire()

    def _count_if_outdated(self) -> None:
        if self._outdated:
            self._count()

    def _count(self) -> None:
        project, counting = self._opened.project, self._page.counting
        self._outdated = False
        self._page.show_computing(under_way=True)
        self._counting.ask(lambda progress: read_results(project, counting, progress))

    def _show(self, results: Results) -> None:
        self._page.show_computing(under_way=False)
        self._page.show_results(results)

    def _tell(self, error: Exception) -> None:
        self._outdated = True
        self._page.show_computing(under_way=False)
        if isinstance(error, RefusedError):
            # An annotator that was chosen may be gone by now.
            self._page.banner.show_message(str(error), "error", [(self.tr("&Again"), self._count)])
        else:
            self.failed.emit(error)

    def _stop(self) -> None:
        self._counting.stop()
        self._outdated = True
        self._page.show_computing(under_way=False)
        text = self.tr("Stopped: what is shown, if anything, may be out of date.")
        self._page.banner.show_message(text, "warning", [(self.tr("Count &now"), self._count)])

    def _open(self, behind: object) -> None:
        project, results = self._opened.project, self._page.results
        if isinstance(behind, CountedCell | BehindPair) and results is not None:
            self._opening.ask(
                lambda: candidates_behind(project, results, behind), self._tell_chosen
            )

    def _tell_chosen(self, candidates: Sequence[CandidateId]) -> None:
        if candidates:
            self.candidates_chosen.emit(candidates)
