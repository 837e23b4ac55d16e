"""Measures for the view of metrics in the background, and opens what is behind its numbers."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from protest_core.errors import RefusedError
from protest_core.operations import CandidateId, CountedCell, VerdictCell
from protest_core.progress import ProgressCallback
from protest_gui.opening import OpenedProject
from protest_gui.results.metrics_found import MetricsFound, candidates_behind, read_metrics
from protest_gui.results.plotting import Plotting
from protest_gui.results.results_page import ResultsPage
from protest_gui.running.computation import Computation
from protest_gui.running.progress_relay import ProgressRelay


class MetricsCommands(QObject):
    """Only while the view is seen; whoever leaves it stops that, and nothing else waits for it."""

    candidates_chosen = Signal(object)  # those behind a number, to be read
    failed = Signal(object)  # the exception

    def __init__(self, opened: OpenedProject, page: ResultsPage) -> None:
        super().__init__(page)
        self._opened = opened
        self._page = page
        self._view = page.metrics
        self._outdated = True
        self._measuring = Computation[MetricsFound](opened.measuring, self._show, self._tell)
        self._opening = Computation[Sequence[CandidateId]](
            opened.measuring, self._tell_chosen, self.failed.emit
        )
        self._plotting = Plotting(opened, self._view.tables.plot)
        self._steps = ProgressRelay(self)
        self._connect()

    def _connect(self) -> None:
        view, tables = self._view, self._view.tables
        view.seen.connect(self._measure_if_outdated)
        view.left.connect(self._leave)
        view.stop_wanted.connect(self._stop)
        self._steps.progress.connect(view.show_step)
        tables.asked_changed.connect(self.refresh)
        tables.opened.connect(self._open)
        self._page.counting_changed.connect(self.refresh)
        tables.verdicts.export.folder = self._opened.path.parent
        tables.verdicts.export.failed.connect(self.failed)
        self._plotting.failed.connect(self.failed)
        self._plotting.told.connect(self._page.tell)

    def refresh(self) -> None:
        """The project has changed, or something else is asked."""
        self._outdated = True
        if self._view.isVisible():
            self._measure()

    def retire(self) -> None:
        self._measuring.stop()
        self._opening.stop()
        self._plotting.retire()

    def _measure_if_outdated(self) -> None:
        if self._outdated:
            self._measure()

    def _measure(self) -> None:
        project, asked = self._opened.project, self._view.asked(self._page.counting)
        self._outdated = False
        self._view.show_measuring(under_way=True)

        def measure(progress: ProgressCallback) -> MetricsFound:
            def tell(done: int, total: int, doing: str) -> None:
                progress(done, total, doing)
                self._steps.tell(done, total, doing)

            return read_metrics(project, asked, tell)

        self._measuring.ask(measure)

    def _show(self, found: MetricsFound) -> None:
        self._view.show_measuring(under_way=False)
        self._view.show_found(found)

    def _tell(self, error: Exception) -> None:
        self._outdated = True
        self._view.show_measuring(under_way=False)
        if isinstance(error, RefusedError):
            again = (self.tr("&Again"), self._measure)
            self._page.banner.show_message(str(error), "error", [again])
        else:
            self.failed.emit(error)

    def _leave(self) -> None:
        """The computer has other things to do than numbers that nobody looks at."""
        if self._measuring.under_way:
            self._measuring.stop()
            self._outdated = True
            self._view.show_measuring(under_way=False)

    def _stop(self) -> None:
        self._leave()
        text = self.tr("Stopped: what is shown, if anything, may be out of date.")
        again = (self.tr("Measure &now"), self._measure)
        self._page.banner.show_message(text, "warning", [again])

    def _open(self, behind: object) -> None:
        project, found = self._opened.project, self._view.found
        if isinstance(behind, CountedCell | VerdictCell) and found is not None:
            self._opening.ask(lambda progress: candidates_behind(project, found, behind, progress))

    def _tell_chosen(self, candidates: Sequence[CandidateId]) -> None:
        if candidates:
            self.candidates_chosen.emit(candidates)
