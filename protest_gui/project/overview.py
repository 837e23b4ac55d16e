"""The overview of a project: the outcomes of all candidates, and the way to each of them."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from protest_core.candidates.filter import CandidateFilter, FilterChoices
from protest_core.db.project import Project
from protest_core.evaluation.compare import outdated_notes
from protest_core.evaluation.model import Overview, unmatched_sentence
from protest_core.evaluation.project_overview import filter_choices, overview
from protest_core.evaluation.project_overview_report import OverviewRow
from protest_core.metrics.report import pronoun_metric_titles
from protest_core.metrics.results import measuring
from protest_core.progress import Cancelled, ProgressCallback
from protest_gui.context import NumberReader, ProjectContext, Refresher, lane_for
from protest_gui.jobs.executor import Lane
from protest_gui.jobs.latest import LatestJob
from protest_gui.keys.actions import Actions
from protest_gui.project.filter_bar import FilterBar
from protest_gui.project.outcome_bar import Legend
from protest_gui.project.overview_table import OverviewTable
from protest_gui.translations import number_text, tr, translated
from protest_gui.widgets.buttons import KeyButton
from protest_gui.widgets.export import CopyButton
from protest_gui.widgets.labels import PlainLabel
from protest_gui.widgets.layout import on_font_change, spaced
from protest_gui.widgets.messages import Banner, MatchBanner
from protest_gui.widgets.panes import ScrollPage

_Direction = QBoxLayout.Direction
_LARGEST_SHARE_OF_BUTTONS = 0.4


def overview_section(context: ProjectContext, actions: Actions, banner: Banner) -> "OverviewPage":
    """Return the overview, which counts while it is visible; `banner` shows if that was stopped."""
    page = OverviewPage(actions["load_systems"], actions["match"])
    _Counting(context, banner, page)
    return page


class OverviewPage(QWidget):
    """The page with an overview and its filter, from which candidates are read."""

    chosen = Signal(object)  # the CandidateFilter of the candidates to read
    listed = Signal(object)  # the CandidateFilter of the candidates to list

    def __init__(self, load: QAction, match: QAction) -> None:
        super().__init__()
        self.setAccessibleName(tr("Overview"))
        self._unmatched = MatchBanner(match)
        self.filter_bar = FilterBar()
        self._legend = Legend()
        self._table = OverviewTable()
        self._read = QPushButton()
        self._list = QPushButton(tr("&List"))
        self._list.setToolTip(tr("List the candidates of the filter as a table"))
        self._copy = CopyButton()
        self._nothing = _EmptyProject(load)
        self._pages = QStackedLayout(self)
        full = QWidget()
        self._full = ScrollPage(full)
        self._rows = QVBoxLayout(full)
        self._above = QBoxLayout(_Direction.LeftToRight)
        self._buttons = QHBoxLayout()
        self._lay_out()
        self._table.opened.connect(self.chosen)
        self._legend.opened.connect(self.chosen)
        self._table.cell_reached.connect(lambda: self._full.ensureWidgetVisible(self._table))
        self._read.clicked.connect(self._read_all)
        self._list.clicked.connect(self._list_all)

    @property
    def filter(self) -> CandidateFilter:
        return self.filter_bar.filter

    def show_choices(self, choices: FilterChoices) -> None:
        self.filter_bar.show_choices(choices)

    def show_overview(self, overview: Overview) -> None:
        self._table.show_overview(overview)
        self._copy.overview = overview
        self._legend.show_counts(OverviewRow(overview))
        self._legend.show_outdated(outdated_notes(overview.outdated))
        unmatched = unmatched_sentence(overview.unmatched, overview.systems)
        self._unmatched.show_unmatched(translated(unmatched))
        total = overview.total.total
        self._read.setText(tr("Read ({0})").format(number_text(total)))
        for button in (self._read, self._list):
            button.setEnabled(total > 0)
        self._make_room()
        self._pages.setCurrentWidget(self._full if overview.systems else self._nothing)

    def _read_all(self) -> None:
        self.filter_bar.apply_now()
        self.chosen.emit(self.filter)

    def _list_all(self) -> None:
        self.filter_bar.apply_now()
        self.listed.emit(self.filter)

    def _lay_out(self) -> None:
        self._above.addWidget(self._legend, 1)
        self._buttons.addWidget(self._copy, 0, Qt.AlignmentFlag.AlignTop)
        self._buttons.addWidget(self._list, 0, Qt.AlignmentFlag.AlignTop)
        self._buttons.addWidget(self._read, 0, Qt.AlignmentFlag.AlignTop)
        self._above.addLayout(self._buttons)
        self._rows.addWidget(self.filter_bar)
        self._rows.addLayout(self._above)
        self._rows.addWidget(self._unmatched)
        self._rows.addWidget(self._table, 1)
        self._pages.addWidget(self._nothing)
        self._pages.addWidget(self._full)
        spaced(self._rows, margin=1, gap=1)
        spaced(self._above)
        spaced(self._buttons)
        on_font_change(self, OverviewPage._make_room)

    def _make_room(self) -> None:
        """Put the buttons below the legend if they would squeeze it."""
        buttons = self._buttons.sizeHint().width()
        margins, bar = self._rows.contentsMargins(), self._full.verticalScrollBar()
        beside = margins.left() + self._above.spacing() + margins.right() + bar.sizeHint().width()
        room = self.width() - beside - self._legend.minimumSizeHint().width()
        wide = buttons <= min(room, self.width() * _LARGEST_SHARE_OF_BUTTONS)
        self._above.setDirection(_Direction.LeftToRight if wide else _Direction.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()


class _Counting(QObject):
    """Counts an overview, and reads the candidates behind its numbers."""

    def __init__(self, context: ProjectContext, banner: Banner, page: OverviewPage) -> None:
        super().__init__(page)
        self._context = context
        self._banner = banner
        self._page = page
        self._is_uncounted = False  # the banner says that the count was stopped
        self._reader = NumberReader(context)
        self._lister = NumberReader(context, context.list)
        self._overviews = LatestJob[tuple[Overview, FilterChoices]](
            context.run, self._show_counted, self._tell_uncounted
        )
        self._counts = LatestJob(context.run, self._show_counts, self._tell_uncounted)
        Refresher(context, page, self._count)
        page.filter_bar.filter_changed.connect(self._count_again)
        page.chosen.connect(self._reader.open)
        page.listed.connect(self._lister.open)

    def _count(self) -> None:
        """Count, and read the values of the filters."""
        project, chosen = self._context.project, self._page.filter
        self._overviews.ask(
            lambda progress: _with_choices(project, chosen, progress),
            lane := lane_for(chosen),
            shown=lane is Lane.BACKGROUND,
        )

    def _count_again(self, chosen: CandidateFilter) -> None:
        """Count by another filter."""
        project = self._context.project
        self._counts.ask(
            lambda progress: _measured_overview(project, chosen, progress),
            lane := lane_for(chosen),
            shown=lane is Lane.BACKGROUND,
        )

    def _show_counted(self, counted: tuple[Overview, FilterChoices]) -> None:
        overview, choices = counted
        self._page.show_choices(choices)
        self._show_counts(overview)

    def _tell_uncounted(self, error: Exception) -> None:
        if not isinstance(error, Cancelled):
            self._context.fail(error)
            return
        self._is_uncounted = True
        again = (tr("Count &now"), lambda: self._count_again(self._page.filter))
        text = tr("Stopped: the numbers are not those of the filter.")
        self._banner.show_message(text, "warning", [again])

    def _show_counts(self, overview: Overview) -> None:
        if self._is_uncounted:
            self._is_uncounted = False
            self._banner.hide_message()
        self._page.show_overview(overview)


class _EmptyProject(QWidget):
    """A page with the next steps in a project without systems."""

    def __init__(self, load: QAction) -> None:
        super().__init__()
        first = tr("No system is loaded yet. Load the translations of one or more systems.")
        drop = tr("You can also drop them here: text files, or a folder of them.")
        button = KeyButton(load, tr("Load systems…"))
        column = spaced(QVBoxLayout(self), margin=2, gap=1)
        column.addWidget(PlainLabel(first, wraps=True))
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(PlainLabel(drop, wraps=True))
        column.addStretch(1)


def _with_choices(
    project: Project, chosen: CandidateFilter, progress: ProgressCallback
) -> tuple[Overview, FilterChoices]:
    """Return the overview and the values of its filters."""
    counted = _measured_overview(project, chosen, progress)
    titles = pronoun_metric_titles(project=project)
    return counted, replace(filter_choices(project=project), metrics=titles)


def _measured_overview(
    project: Project, chosen: CandidateFilter, progress: ProgressCallback
) -> Overview:
    """Return the overview; if its filter names a metric, measure that first if necessary."""
    return measuring(project, partial(overview, chosen=chosen, progress=progress), progress)
