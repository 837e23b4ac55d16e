"""Counts for the Results section, opens what is behind its numbers, and draws its plots."""

from collections.abc import Callable

from protest_core.progress import ProgressCallback
from protest_core.scores.counted_candidates import CountedCell
from protest_gui.opening import OpenedProject
from protest_gui.results.plotting import Plotting
from protest_gui.results.results_found import (
    BehindPair,
    Results,
    candidates_behind,
    read_results,
)
from protest_gui.results.results_page import ResultsPage
from protest_gui.running.counting_commands import Chosen, CountingCommands


class ResultsCommands(CountingCommands):
    """Goes on counting while other sections are looked at."""

    def __init__(self, opened: OpenedProject, page: ResultsPage) -> None:
        super().__init__(page, page.banner, opened.worker, now=page.tr("Count &now"))
        self._opened = opened
        self._results_page = page
        self._plotting = Plotting(opened, page.plot)
        page.counting_changed.connect(self._count)
        page.opened.connect(self._open)
        page.export.failed.connect(self.failed)
        page.export.folder = opened.path.parent
        self._plotting.failed.connect(self.failed)
        self._plotting.told.connect(page.tell)

    def retire(self) -> None:
        super().retire()
        self._plotting.retire()

    def _prepared(self) -> Callable[[ProgressCallback], Results]:
        project, counting = self._opened.project, self._results_page.counting
        return lambda progress: read_results(project, counting, progress)

    def _behind(self, number: object) -> Callable[[ProgressCallback], Chosen] | None:
        project, results = self._opened.project, self._results_page.results
        if isinstance(number, CountedCell | BehindPair) and results is not None:
            return lambda _progress: candidates_behind(project, results, number)
        return None
