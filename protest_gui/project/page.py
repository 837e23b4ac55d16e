"""The pages about an open project, with their names at the left."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from protest_core.candidates.filter import CandidateFilter
from protest_core.evaluation.model import Overview
from protest_core.evaluation.project_overview import list_candidates, overview
from protest_core.evaluation.project_state import (
    CountedOverview,
    ProjectState,
    count_overview,
    read_state,
)
from protest_core.progress import Cancelled
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Lane
from protest_gui.jobs.latest import LatestJob
from protest_gui.keys.actions import Actions
from protest_gui.numbers.agreement import AgreementCommands, AgreementPage
from protest_gui.numbers.metrics_commands import MetricsCommands
from protest_gui.numbers.results import ResultsCommands, ResultsPage
from protest_gui.project.about import AboutPage
from protest_gui.project.overview import OverviewPage
from protest_gui.project.systems import SystemsPage
from protest_gui.tasks.commands import TaskCommands
from protest_gui.tasks.page import TasksPage
from protest_gui.translations import tr
from protest_gui.widgets.layout import ROOMY
from protest_gui.widgets.messages import Banner


class ProjectPage(QWidget):
    """Reads in the background; an answer that comes too late is not shown."""

    def __init__(
        self, context: ProjectContext, actions: Actions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Project"))
        self._context = context
        self._states = LatestJob(context.run, self._show_state, context.fail)
        self._choice = LatestJob(context.run, context.read, context.fail)
        self._overviews = LatestJob(context.run, self._show_overview, self._tell_uncounted)
        self._counts = LatestJob(context.run, self._show_counts, self._tell_uncounted)
        self._is_uncounted = False  # and this is what the banner says
        self.banner = Banner()
        self.overview_page = OverviewPage()
        self._read()  # which takes longer than to make what comes now
        self.systems_page = SystemsPage(actions)
        self.tasks_page = TasksPage(actions)
        self.tasks = TaskCommands(context, self.tasks_page)
        self.agreement_page = AgreementPage(actions)
        self.agreement = AgreementCommands(context, self.agreement_page)
        self.results_page = ResultsPage(actions)
        self.results = ResultsCommands(context, self.results_page)
        self.metrics = MetricsCommands(context, self.results_page)
        self.about_page = AboutPage()
        self._sections = SectionList()
        self._pages = QStackedWidget()
        self._lay_out()
        self._connect()

    def show_tasks(self) -> None:
        self._sections.setCurrentRow(self._pages.indexOf(self.tasks_page))

    def refresh(self) -> None:
        """Read everything anew: the project has changed, here or by somebody else."""
        self._read()
        self.agreement.refresh()
        self.results.refresh()
        self.metrics.refresh()

    def _read(self) -> None:
        project, chosen = self._context.project, self.overview_page.filter
        self._overviews.ask(
            lambda progress: count_overview(project=project, chosen=chosen, progress=progress),
            _lane_for(chosen),
            shown=_may_measure(chosen),
        )
        self._states.ask(lambda _progress: read_state(project=project))

    def _count_anew(self, chosen: CandidateFilter) -> None:
        project = self._context.project
        self._counts.ask(
            lambda progress: overview(project=project, chosen=chosen, progress=progress),
            _lane_for(chosen),
            shown=_may_measure(chosen),
        )

    def _show_counts(self, counted: Overview) -> None:
        if self._is_uncounted:
            self._is_uncounted = False
            self.banner.hide_message()
        self.overview_page.show_overview(counted)

    def _tell_uncounted(self, error: Exception) -> None:
        if not isinstance(error, Cancelled):
            self._context.fail(error)
            return
        self._is_uncounted = True
        again = (tr("Count &now"), lambda: self._count_anew(self.overview_page.filter))
        text = tr("Stopped: the numbers are not those of the filter.")
        self.banner.show_message(text, "warning", [again])

    def _choose(self, chosen: CandidateFilter) -> None:
        project = self._context.project
        self._choice.ask(
            lambda _progress: list_candidates(project=project, chosen=chosen), _lane_for(chosen)
        )

    def _show_overview(self, counted: CountedOverview) -> None:
        self.overview_page.show_choices(counted.choices, counted.metrics)
        self._show_counts(counted.overview)

    def _show_state(self, state: ProjectState) -> None:
        self.systems_page.show_systems(state.systems)
        self.tasks.take_choices(state.tasks)
        self.tasks_page.show_task_sets(state.tasks.task_sets)
        self.about_page.show_project(self._context.path, state.summary)

    def _connect(self) -> None:
        self._sections.currentRowChanged.connect(self._pages.setCurrentIndex)
        self.overview_page.filter_changed.connect(self._count_anew)
        self.overview_page.chosen.connect(self._choose)
        self._context.changed.connect(self.refresh)
        self._sections.setCurrentRow(0)

    def _all_pages(self) -> tuple[QWidget, ...]:
        return (
            self.overview_page,
            self.systems_page,
            self.tasks_page,
            self.agreement_page,
            self.results_page,
            self.about_page,
        )

    def _lay_out(self) -> None:
        for page in self._all_pages():
            self._sections.add_section(page.accessibleName())
            self._pages.addWidget(page)
        beside = QHBoxLayout()
        beside.setSpacing(0)
        beside.addWidget(self._sections)
        beside.addWidget(self._pages, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.banner)
        whole.addLayout(beside, 1)


def _lane_for(chosen: CandidateFilter) -> Lane:
    return Lane.BACKGROUND if _may_measure(chosen) else Lane.READ


def _may_measure(chosen: CandidateFilter) -> bool:
    """That takes long the first time: its progress is shown, and judging goes on meanwhile."""
    return chosen.against_metric is not None


_SHORTEST_IN_LETTERS = 16


class SectionList(QListWidget):
    """As wide as its names need, whatever the text size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Sections"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(ROOMY)

    def add_section(self, name: str) -> None:
        QListWidgetItem(name, self)
        self._fit()

    def _fit(self) -> None:
        metrics = QFontMetrics(self.font())
        names = [self.item(row).text() for row in range(self.count())]
        longest = max(map(metrics.horizontalAdvance, names), default=0)
        shortest = _SHORTEST_IN_LETTERS * metrics.averageCharWidth()
        self.setFixedWidth(max(longest, shortest) + 3 * metrics.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()
