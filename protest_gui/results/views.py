"""The Results section: scores, comparison, audit, metrics and plots."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QCheckBox, QPushButton, QTabBar, QVBoxLayout, QWidget

from protest_core.commands import COMMANDS
from protest_core.evaluation.model import unmatched_sentence
from protest_core.judgements.questions import Question
from protest_core.meta_evaluation.metrics_and_people_report import metrics_and_people_report
from protest_core.scores.audit_report import (
    audit_notes,
    audit_report,
    corrected_scores,
    rates_by_category,
)
from protest_core.scores.comparison_report import (
    clusters_table,
    comparison_report,
    pair_notes,
    pair_sentence,
    pairs_table,
    why_nothing,
)
from protest_core.scores.distances_report import (
    distance_notes,
    distances_report,
    pairs_by_distance,
    shares_by_distance,
)
from protest_core.scores.notes import score_notes
from protest_core.scores.overview import ResultsOverview, read_results
from protest_core.scores.report import by_outcome, questions_with, scores_report, shares_by_category
from protest_core.tables.model import Report
from protest_core.tables.upright import upright
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Work
from protest_gui.jobs.progress_line import ProgressLine
from protest_gui.keys.actions import Actions
from protest_gui.results.metrics import MetricsTables, metrics_section
from protest_gui.results.options import ResultsOptions
from protest_gui.results.plots import PlotPage, Plotting
from protest_gui.results.section import NumbersSection
from protest_gui.results.tables import TablesColumn
from protest_gui.translations import tr, translated
from protest_gui.widgets.export import SignatureLine, TableExport, rendered
from protest_gui.widgets.labels import SelectableLabel, WrappingLabel
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.messages import Banner, MatchBanner
from protest_gui.widgets.panes import ScrollPage
from protest_gui.widgets.table_view import NumbersTable, TallCells


def results_section(context: ProjectContext, actions: Actions) -> NumbersSection:
    """Return the section; metrics are measured only while their view is shown."""
    under_way = ProgressLine(tr("Counting the results …"), tr("Sto&p"))
    banner, options, measured = Banner(), ResultsOptions(), MetricsTables()
    metrics = metrics_section(context, options, measured, banner)
    view = ResultsView(actions, options, measured, metrics, under_way)

    def ask() -> Work[ResultsOverview]:
        project = context.project
        by_distance = view.comparison.by_distance.isChecked()
        counting = replace(options.counting, by_distance=by_distance)
        return lambda progress: read_results(project=project, counting=counting, progress=progress)

    def show(results: ResultsOverview) -> None:
        banner.hide_message()
        view.show_results(results)

    section = NumbersSection(
        context,
        (view.scrolled, banner),  # at the foot, where it moves nothing under the pointer
        under_way,
        banner,
        ask=ask,
        show=show,
        now=tr("Count &now"),
    )
    section.setAccessibleName(tr("Results"))
    section.add_export(view.export, view.signature)
    options.when_changed(section.count)
    view.comparison.by_distance.toggled.connect(lambda _on: section.count())
    for view_of_tables in (view.scores, view.comparison, view.audit):
        section.open_numbers_of(view_of_tables.tables)
    view.turned.connect(context.moved_on)
    Plotting(context, view.plot).done.connect(context.show_message)
    return section


class ResultsView(QWidget):
    """The views of the results, shown one at a time; the options above hold for all of them."""

    turned = Signal()  # the person has chosen another view

    def __init__(
        self,
        actions: Actions,
        options: ResultsOptions,
        measured: MetricsTables,
        metrics: NumbersSection,
        under_way: ProgressLine,
    ) -> None:
        super().__init__()
        self._results: ResultsOverview | None = None
        self._tabs = QTabBar()
        self._options = options
        self._measured = measured  # the contents of `metrics`
        self.export = TableExport()
        self.scores = ScoresView()
        self.comparison = ComparisonView()
        self.audit = AuditView(actions)
        self._metrics = metrics
        self.plot = PlotPage()
        self._nothing = NoResults()
        self._unmatched = MatchBanner(actions["match"])
        self.signature = SignatureLine()
        self._views = (self.scores, self.comparison, self.audit, metrics, self.plot)
        self.scrolled = ScrollPage(self)  # before it has parts, to which Qt would announce a style
        self._lay_out(under_way)
        self._tabs.currentChanged.connect(lambda _at: self._show_view())
        self._tabs.currentChanged.connect(lambda _at: self.turned.emit())
        measured.found_changed.connect(self._show_view)
        self.plot.choice.chosen.connect(self._show_view)
        for tables in (self.scores, self.comparison, self.audit, measured):
            tables.reached.connect(partial(self._scroll_to_cell, tables))
        self._show_view()

    def show_results(self, results: ResultsOverview) -> None:
        self._results = results
        self._options.show_annotators(results.everybody)
        self._options.show_questions(results.questions)
        for view in (self.scores, self.comparison, self.audit, self.plot):
            view.show_results(results)
        scores = results.scores
        unmatched = unmatched_sentence(scores.unmatched, scores.frame.systems)
        self._unmatched.show_unmatched(translated(unmatched))
        self._show_view()

    def _show_view(self) -> None:
        """Show only the current view: hidden views take no space, as their heights differ greatly.

        If no system is matched or judged, only the metrics have results.
        """
        results, view = self._results, self._views[self._tabs.currentIndex()]
        there = results is not None and bool(results.scores.frame.systems)
        decided = results is not None and (
            view is self._metrics
            or results.further is not None  # its table says why there are no results
            or len(results.scores.undecided) < len(results.scores.frame.systems)
        )
        self._nothing.show_counted(counted=results is not None)
        self._nothing.setVisible(not there)
        self._tabs.setEnabled(there)
        self.signature.setVisible(there and decided)
        for each in self._views:
            each.setVisible(there and decided and each is view)
        of_both = view not in (self.audit, self._metrics)
        self._options.show_what_matters(there=there, question=of_both)
        self.export.setVisible(view is not self.plot)
        name, report = self._report(view, results) if results and there else ("", None)
        self.export.offer(rendered(report) if report else None, name)
        self.signature.show_signature(str(report.signature) if report else "")
        if results and view is self.plot and self.plot.drawing is not None:
            self.signature.show_signature(self.plot.drawing.signature)

    def _report(self, view: QWidget, results: ResultsOverview) -> tuple[str, Report | None]:
        """Return a file name and the report to copy or save; a plot has none."""
        if view is self.scores:
            antecedents = results.counting.question is Question.ANTECEDENT
            return "scores", scores_report(results.scores, antecedents=antecedents)
        if view is self.comparison:
            if results.distances is not None:
                return "comparison-by-distance", distances_report(results.distances)
            return "comparison", comparison_report(results.comparison)
        if view is self.audit:
            return "audit", audit_report(results.audit, by_system=True)
        if view is self._metrics and self._measured.found is not None:
            return "metrics", metrics_and_people_report(self._measured.found.table)
        return "", None

    def _scroll_to_cell(self, view: QWidget, cell: QRect) -> None:
        """Scroll to the reader's cell, which may be below the visible part of the page."""
        where = QRect(view.mapTo(self, QPoint(0, 0)) + cell.topLeft(), cell.size())
        sideways = self.scrolled.horizontalScrollBar().value()
        margin = self.fontMetrics().height()
        for edge in (where.bottom(), where.top()):
            self.scrolled.ensureVisible(sideways, edge, 0, margin)

    def _lay_out(self, under_way: ProgressLine) -> None:
        self._tabs.setDrawBase(False)
        self._tabs.setExpanding(False)
        self._tabs.setUsesScrollButtons(True)
        # Narrower than usual, so that all tabs are visible with large text.
        self._tabs.setStyleSheet("QTabBar::tab { padding: 0.3em 0.7em; }")
        self._tabs.setAccessibleName(tr("Views of the results"))
        names = (tr("Scores"), tr("Comparison"), tr("Audit"))
        for name in (*names, tr("Metrics"), tr("Plot")):
            self._tabs.addTab(name)
        column = spaced(QVBoxLayout(self), margin=1, gap=1)
        self._options.add(self.export, under_way)
        column.addWidget(self._tabs, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._options)
        column.addWidget(self._unmatched)
        for view in (*self._views, self._nothing):
            column.addWidget(view)
        column.addStretch(1)
        column.addWidget(self.signature)


class ScoresView(TablesColumn):
    """Scores; Enter or a click on a number opens exactly the candidates that it counts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results: ResultsOverview | None = None
        self.intervals = QCheckBox(tr("95 % &intervals"))
        self.scores = TallCells(tr("Scores by system and category"), names_aside=True)
        self.outcomes = NumbersTable(tr("Candidates by system and outcome"), names_aside=True)
        self._column.addWidget(self.intervals)
        self.add_table(self.scores)
        self._by_outcome = self.add_heading(tr("Approved by the program, or judged by people"))
        self.add_table(self.outcomes)
        self.add_notes()
        self.intervals.toggled.connect(lambda _on: self._show())

    def show_results(self, results: ResultsOverview) -> None:
        self._results = results
        self._show()

    def _show(self) -> None:
        if (results := self._results) is None:
            return
        table, question = results.scores, results.counting.question
        approved = results.further is None  # nothing, for other questions
        self._by_outcome.setText(
            tr("Approved by the program, or judged by people")
            if approved
            else tr("Judged by people")
        )
        intervals = self.intervals.isChecked()
        shares = shares_by_category(table, question, intervals=intervals)
        self.scores.show_table(upright(shares))
        self.outcomes.show_table(by_outcome(table, question))
        questions = questions_with(table, question)
        self.show_notes(score_notes(table, questions, corrected=False))


class ComparisonView(TablesColumn):
    """The comparison of systems, with a sentence about each pair."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.clusters = NumbersTable(tr("Clusters of systems"))
        self.pairs = NumbersTable(tr("Pairs of systems"))
        self.by_distance = QCheckBox(tr("By the &distance of the antecedent"))
        self.shares = NumbersTable(tr("Scores by distance"), names_aside=True)
        self.distances = NumbersTable(tr("Pairs of systems by distance"))
        self.remark = WrappingLabel()
        self.nothing = WrappingLabel()
        self._column.addWidget(self.nothing)
        self.add_heading(tr("Systems that cannot be told apart, the best first"))
        self.add_table(self.clusters)
        self.add_heading(tr("Pairwise comparison on the same examples"))
        self._column.addWidget(self.remark)
        self.add_table(self.pairs)
        self._column.addWidget(self.by_distance)
        heading = self.add_heading(tr("Scores and pairs by the distance of the antecedent"))
        self.add_table(self.shares)
        self.add_table(self.distances)
        self._of_distances = (heading, self.shares, self.distances)
        self.add_notes()
        self.pairs.selectionModel().currentChanged.connect(lambda *_: self._follow_pair())

    def show_results(self, results: ResultsOverview) -> None:
        comparison = results.comparison
        why = translated(why_nothing(comparison))
        self.nothing.setText(why)
        self.nothing.setVisible(bool(why))
        self.clusters.show_table(clusters_table(comparison))
        self.pairs.show_table(pairs_table(comparison))
        distances = results.distances
        for part in self._of_distances:
            part.setVisible(distances is not None)
        if distances is None:
            self.show_notes(pair_notes(comparison))
        else:
            self.shares.show_table(shares_by_distance(distances))
            self.distances.show_table(pairs_by_distance(distances))
            self.show_notes(distance_notes(distances))
        self._follow_pair()

    def _follow_pair(self) -> None:
        row = self.pairs.current_row()
        sentence = translated(pair_sentence(row)) if row else ""
        self.remark.setText(sentence)
        self.pairs.setAccessibleDescription(sentence)


class AuditView(TablesColumn):
    """The audit; while nobody has judged an approval, a text on how to begin one."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.nothing = SelectableLabel(
            tr(
                "Nobody has judged any approved candidate yet. To learn how many approvals are "
                "right, make a task set with an audit: some of them are then judged like the "
                "others, and nobody can tell which."
            )
        )
        self.to_tasks = QPushButton(tr("Go to tas&ks"))
        self.to_tasks.setAutoDefault(False)
        self.to_tasks.clicked.connect(actions["show_tasks"].trigger)
        self.rates = NumbersTable(tr("Upheld approvals by category"), names_aside=True)
        self.corrected = NumbersTable(tr("Corrected scores"), names_aside=True)
        self._column.addWidget(self.nothing)
        self._column.addWidget(self.to_tasks)
        self.add_heading(tr("Approved by the program and judged by people"))
        self.add_table(self.rates)
        self.add_heading(tr("Scores, and estimates if people had judged every candidate (in %)"))
        self.add_table(self.corrected)
        self.add_notes()

    def show_results(self, results: ResultsOverview) -> None:
        audited = bool(results.audit.rate().counts.judged)
        self.nothing.setVisible(not audited)
        self.to_tasks.setVisible(not audited)
        self.rates.show_table(rates_by_category(results.audit))
        self.corrected.show_table(corrected_scores(results.audit))
        self.show_notes(audit_notes(results.audit) if audited else ())


class NoResults(SelectableLabel):
    """A sentence in place of results: no system is loaded, or nothing is counted yet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.show_counted(counted=False)

    def show_counted(self, *, counted: bool) -> None:
        self.setText(self._how_to_load() if counted else "")

    def _how_to_load(self) -> str:
        key = QKeySequence(COMMANDS["load_systems"].keys[0])
        return tr(
            "No system is loaded yet. Load its translations with File → Load systems… ({0}); what "
            "the program approves and what people judge is counted here."
        ).format(key.toString(QKeySequence.SequenceFormat.NativeText))
