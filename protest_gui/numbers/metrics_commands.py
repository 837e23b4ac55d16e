"""Measures for the view of metrics, and opens what is behind its numbers."""

from collections.abc import Callable

from protest_core.meta_evaluation.overview import MetricsOverview, read_metrics
from protest_core.meta_evaluation.verdicts import VerdictCell
from protest_core.progress import ProgressCallback
from protest_core.scores.counted_candidates import CountedCell
from protest_gui.context import OpenedProject
from protest_gui.jobs.executor import ProgressRelay
from protest_gui.numbers.metrics_found import candidates_behind
from protest_gui.numbers.plots import Plotting
from protest_gui.numbers.results import ResultsPage
from protest_gui.numbers.section import Chosen, CountingCommands
from protest_gui.translations import tr


class MetricsCommands(CountingCommands):
    """Whoever leaves the view stops that, and nothing else waits for it."""

    def __init__(self, opened: OpenedProject, page: ResultsPage) -> None:
        view = page.metrics
        super().__init__(view, page.banner, opened.measuring, now=tr("Measure &now"))
        self._opened = opened
        self._results_page = page
        self._view = view
        self._plotting = Plotting(opened, view.tables.plot)
        self._steps = ProgressRelay(self)
        self._connect()

    def _connect(self) -> None:
        view, tables = self._view, self._view.tables
        view.left.connect(self.leave)
        self._steps.progress.connect(view.show_step)
        tables.asked_changed.connect(self.refresh)
        tables.opened.connect(self._open)
        self._results_page.counting_changed.connect(self.refresh)
        tables.verdicts.export.folder = self._opened.path.parent
        tables.verdicts.export.failed.connect(self.failed)
        self._plotting.failed.connect(self.failed)
        self._plotting.told.connect(self._results_page.tell)

    def retire(self) -> None:
        super().retire()
        self._plotting.retire()

    def _prepared(self) -> Callable[[ProgressCallback], MetricsOverview]:
        project, asked = self._opened.project, self._view.asked(self._results_page.counting)

        def measure(progress: ProgressCallback) -> MetricsOverview:
            def tell(done: int, total: int, doing: str) -> None:
                progress(done, total, doing)
                self._steps.tell(done, total, doing)

            return read_metrics(project=project, asked=asked, progress=tell)

        return measure

    def _behind(self, number: object) -> Callable[[ProgressCallback], Chosen] | None:
        project, found = self._opened.project, self._view.found
        if isinstance(number, CountedCell | VerdictCell) and found is not None:
            return lambda progress: candidates_behind(project, found, number, progress)
        return None
