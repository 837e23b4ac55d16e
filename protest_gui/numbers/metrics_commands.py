"""Measures for the view of metrics, and opens what is behind its numbers."""

from collections.abc import Callable

from protest_core.meta_evaluation.overview import MetricsOverview, read_metrics
from protest_core.progress import ProgressCallback
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Job, Lane
from protest_gui.numbers.plots import Plotting
from protest_gui.numbers.results import ResultsPage
from protest_gui.numbers.section import CountingCommands
from protest_gui.translations import tr


class MetricsCommands(CountingCommands):
    """Whoever leaves the view stops that, and nothing else waits for it."""

    lane = Lane.BACKGROUND

    def __init__(self, context: ProjectContext, page: ResultsPage) -> None:
        view = page.metrics
        super().__init__(context, view, page.banner, now=tr("Measure &now"))
        self._results_page = page
        self._view = view
        self._plotting = Plotting(context, view.tables.plot)
        self._connect()

    def _connect(self) -> None:
        view, tables = self._view, self._view.tables
        view.left.connect(self.leave)
        self.context.jobs.progress.connect(self._show_step)
        tables.asked_changed.connect(self.refresh)
        tables.opened.connect(self._open)
        self._results_page.counting_changed.connect(self.refresh)
        tables.verdicts.export.folder = self.context.path.parent
        tables.verdicts.export.failed.connect(self.context.fail)
        self._plotting.told.connect(self._results_page.tell)

    def _prepared(self) -> Callable[[ProgressCallback], MetricsOverview]:
        project, asked = self.context.project, self._view.asked(self._results_page.counting)
        return lambda progress: read_metrics(project=project, asked=asked, progress=progress)

    def _show_step(self, job: Job, done: int, total: int, step: str) -> None:
        if job is self.counting.job:
            self._view.show_step(done, total, step)
