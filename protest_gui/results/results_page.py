"""The Results section: one of five views of what was counted, and how it was counted."""

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QPushButton, QTabBar, QVBoxLayout, QWidget

from protest_gui.results.audit_view import AuditView
from protest_gui.results.comparison_view import ComparisonView
from protest_gui.results.exports import signature_of, table_to_export
from protest_gui.results.metrics_view import MetricsView
from protest_gui.results.no_results import NoResults
from protest_gui.results.plot_page import PlotPage
from protest_gui.results.results_found import Counting, Results
from protest_gui.results.results_options import ResultsOptions
from protest_gui.results.scores_view import ScoresView
from protest_gui.widgets.banner import Banner
from protest_gui.widgets.plain import SelectableLabel
from protest_gui.widgets.seen_page import SeenPage
from protest_gui.widgets.signature_line import SignatureLine
from protest_gui.widgets.table_export import TableExport
from protest_gui.widgets.tall_page import TallPage


class ResultsPage(SeenPage):
    """One view is seen at a time; what was chosen above them holds for all."""

    counting_changed = Signal()
    opened = Signal(object)  # what is behind a number
    tasks_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Results"))
        self._results: Results | None = None
        self.banner = Banner()
        self.tabs = QTabBar()
        self.options = ResultsOptions()
        self.export = TableExport()
        self.scores = ScoresView()
        self.comparison = ComparisonView()
        self.audit = AuditView()
        self.metrics = MetricsView()
        self.plot = PlotPage()
        self.nothing = NoResults()
        self.signature = SignatureLine()
        self._doing = SelectableLabel(self.tr("Counting the results …"))
        self._stop = QPushButton(self.tr("Sto&p"))
        self._views = (self.scores, self.comparison, self.audit, self.metrics, self.plot)
        self._lay_out()
        self._connect()
        self._space_out()
        self.show_computing(under_way=False)
        self._show_view()

    @property
    def counting(self) -> Counting:
        return self.options.counting

    @property
    def results(self) -> Results | None:
        return self._results

    def show_found(self, results: Results) -> None:
        self._results = results
        self.banner.hide_message()
        self.options.show_everybody(results.everybody)
        for view in self._views:
            view.show_results(results)
        self._show_view()

    def show_computing(self, *, under_way: bool) -> None:
        self._doing.setVisible(under_way)
        self._stop.setVisible(under_way)

    def _show_view(self) -> None:
        """Of one that is hidden no room is kept: they are of very different heights."""
        results, view = self._results, self._views[self.tabs.currentIndex()]
        there = results is not None and bool(results.scores.systems)
        self.nothing.show_counted(counted=results is not None)
        self.nothing.setVisible(not there)
        self.tabs.setEnabled(there)
        self.signature.setVisible(there)
        for each in self._views:
            each.setVisible(there and each is view)
        of_both = view not in (self.audit, self.metrics)
        self.options.show_what_matters(there=there, question=of_both)
        self.export.setVisible(view is not self.plot)
        if results is None or not there:
            self.export.offer(None, "")
        else:
            shown = self.tabs.currentIndex(), results, self.metrics.found
            self.signature.show_signature(signature_of(*shown))
            self.export.offer(*table_to_export(*shown))

    def _follow(self, view: QWidget, cell: QRect) -> None:
        """Where the reader is in a table may be below what is seen of the page."""
        page = self._page
        where = QRect(view.mapTo(page, QPoint(0, 0)) + cell.topLeft(), cell.size())
        sideways = self._whole.horizontalScrollBar().value()
        margin = self.fontMetrics().height()
        for edge in (where.bottom(), where.top()):
            self._whole.ensureVisible(sideways, edge, 0, margin)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(lambda _at: self._show_view())
        self.options.changed.connect(self.counting_changed)
        for counted in (self.scores, self.comparison, self.audit):
            counted.opened.connect(self.opened)
        for view in (self.scores, self.comparison, self.audit, self.metrics.tables):
            view.reached.connect(lambda cell, view=view: self._follow(view, cell))
        self.audit.tasks_wanted.connect(self.tasks_wanted)
        self._stop.clicked.connect(lambda _checked: self.stop_wanted.emit())
        self.metrics.found_changed.connect(self._show_view)
        verdicts = self.metrics.tables.verdicts
        for export in (self.export, verdicts.export):
            export.told.connect(self.tell)
        for signature in (self.signature, verdicts.signature):
            signature.copied.connect(lambda: self.tell(self.tr("The signature is copied.")))

    def tell(self, text: str) -> None:
        self.banner.show_message(text, "info")

    def _lay_out(self) -> None:
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(True)
        # Narrower than usual, so that all are seen where the text is large.
        self.tabs.setStyleSheet("QTabBar::tab { padding: 0.3em 0.7em; }")
        self.tabs.setAccessibleName(self.tr("Views of the results"))
        names = (self.tr("Scores"), self.tr("Comparison"), self.tr("Audit"))
        for name in (*names, self.tr("Metrics"), self.tr("Plot")):
            self.tabs.addTab(name)
        page = QWidget()
        self._column = QVBoxLayout(page)
        self.options.add(self.export, self._stop, self._doing)
        self._column.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.options)
        for view in (*self._views, self.nothing):
            self._column.addWidget(view)
        self._column.addStretch(1)
        self._column.addWidget(self.signature)
        self._page, self._whole = page, TallPage(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.banner)
        whole.addWidget(self._whole, 1)

    def _space_out(self) -> None:
        line = self.fontMetrics().height()
        self._column.setContentsMargins(line, line, line, line)
        self._column.setSpacing(line)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._space_out()
