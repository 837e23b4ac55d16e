"""The ResultsOverview section: scores, comparison, audit, metrics and plots."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QCheckBox, QPushButton, QTabBar, QVBoxLayout, QWidget

from protest_core.agreement.report import QUESTIONS
from protest_core.judgements.outcome import NotJudgeable, Question
from protest_core.progress import ProgressCallback
from protest_core.scores.audit_report import audit_notes, corrected_scores, rates_by_category
from protest_core.scores.comparison_report import (
    clusters_table,
    pair_notes,
    pair_sentence,
    pairs_table,
)
from protest_core.scores.overview import Counting, ResultsOverview, read_results
from protest_core.scores.report import (
    by_outcome,
    questions_with,
    score_notes,
    shares_by_category,
)
from protest_core.translatable import Text
from protest_gui.context import ProjectContext
from protest_gui.keys.actions import Actions
from protest_gui.keys.commands import COMMAND
from protest_gui.numbers.exports import signature_of, table_to_export
from protest_gui.numbers.metrics import MetricsView
from protest_gui.numbers.plots import PlotPage, Plotting
from protest_gui.numbers.section import CountingCommands, SeenPage
from protest_gui.numbers.tables import TablesView
from protest_gui.translations import tr, translated
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.export import SignatureLine, TableExport
from protest_gui.widgets.labels import SelectableLabel, WrappingLabel
from protest_gui.widgets.layout import FlowLayout, spaced
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.panes import ScrollPage
from protest_gui.widgets.table_view import NumbersTable, TallCells


class ResultsPage(SeenPage):
    """One view is seen at a time; what was chosen above them holds for all."""

    counting_changed = Signal()
    opened = Signal(object)  # what is behind a number

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Results"))
        self._results: ResultsOverview | None = None
        self.banner = Banner()
        self.tabs = QTabBar()
        self.options = ResultsOptions()
        self.export = TableExport()
        self.scores = ScoresView()
        self.comparison = ComparisonView()
        self.audit = AuditView(actions)
        self.metrics = MetricsView()
        self.plot = PlotPage()
        self.nothing = NoResults()
        self.signature = SignatureLine()
        self._doing = SelectableLabel(tr("Counting the results …"))
        self._stop = QPushButton(tr("Sto&p"))
        self._views = (self.scores, self.comparison, self.audit, self.metrics, self.plot)
        self._lay_out()
        self._connect()
        self.show_computing(under_way=False)
        self._show_view()

    @property
    def counting(self) -> Counting:
        return self.options.counting

    @property
    def results(self) -> ResultsOverview | None:
        return self._results

    def show_found(self, results: ResultsOverview) -> None:
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
        self._stop.clicked.connect(lambda _checked: self.stop_wanted.emit())
        self.metrics.found_changed.connect(self._show_view)
        verdicts = self.metrics.tables.verdicts
        for export in (self.export, verdicts.export):
            export.told.connect(self.tell)
        for signature in (self.signature, verdicts.signature):
            signature.copied.connect(lambda: self.tell(tr("The signature is copied.")))

    def tell(self, text: str) -> None:
        self.banner.show_message(text, "info")

    def _lay_out(self) -> None:
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(True)
        # Narrower than usual, so that all are seen where the text is large.
        self.tabs.setStyleSheet("QTabBar::tab { padding: 0.3em 0.7em; }")
        self.tabs.setAccessibleName(tr("Views of the results"))
        names = (tr("Scores"), tr("Comparison"), tr("Audit"))
        for name in (*names, tr("Metrics"), tr("Plot")):
            self.tabs.addTab(name)
        page = QWidget()
        column = spaced(QVBoxLayout(page), margin=1, gap=1)
        self.options.add(self.export, self._stop, self._doing)
        column.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.options)
        for view in (*self._views, self.nothing):
            column.addWidget(view)
        column.addStretch(1)
        column.addWidget(self.signature)
        self._page, self._whole = page, ScrollPage(page)
        whole = spaced(QVBoxLayout(self), gap=0)
        whole.addWidget(self.banner)
        whole.addWidget(self._whole, 1)


_TREATMENTS = {
    NotJudgeable.INCORRECT: Text("Not judgeable: counts as incorrect"),
    NotJudgeable.EXCLUDED: Text("Not judgeable: left out"),
}


assert set(_TREATMENTS) == set(NotJudgeable)  # noqa: S101 — a table must cover its enum


class ResultsOptions(QWidget):
    """Breaks into lines where the window is narrow."""

    changed = Signal()  # by a person

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = ChoiceBox[Question](tr("Question"))
        self._question.show_values((each, translated(QUESTIONS[each])) for each in Question)
        self._treatment = ChoiceBox[NotJudgeable](tr("What people could not judge"))
        self._treatment.show_values((each, translated(_TREATMENTS[each])) for each in NotJudgeable)
        self._whose = ChoiceBox[str | None](tr("Whose judgements"), tr("everybody's judgements"))
        self._layout = spaced(FlowLayout(self))
        for choice in (self._question, self._whose, self._treatment):
            self._layout.addWidget(choice)
            choice.chosen.connect(self.changed)

    @property
    def counting(self) -> Counting:
        return Counting(self._question.value, self._treatment.value, self._whose.value)

    def add(self, *parts: QWidget) -> None:
        """What else stands in this line, as long as there is room in it."""
        for part in parts:
            self._layout.addWidget(part)

    def show_everybody(self, names: tuple[str, ...]) -> None:
        only = tr("only {0}'s judgements")
        self._whose.show_values((name, only.format(name)) for name in names)

    def show_what_matters(self, *, there: bool, question: bool) -> None:
        """The audit is of pronouns; where there is nothing to count, nothing can be chosen."""
        self._question.setEnabled(there and question)
        for choice in (self._whose, self._treatment):
            choice.setEnabled(there)


class ScoresView(TablesView):
    """Enter or a click on a number opens exactly what it counts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results: ResultsOverview | None = None
        self.intervals = QCheckBox(tr("95 % &intervals"))
        self.scores = TallCells(tr("Scores by system and category"), names_aside=True)
        self.outcomes = NumbersTable(tr("Candidates by system and outcome"), names_aside=True)
        self._column.addWidget(self.intervals)
        self.add_table(self.scores)
        self.add_heading(tr("Approved by the program, or judged by people"))
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
        intervals = self.intervals.isChecked()
        self.scores.show_table(shares_by_category(table, question, intervals=intervals))
        self.outcomes.show_table(by_outcome(table, question))
        self.show_notes(score_notes(table, questions_with(table, question)))


class ComparisonView(TablesView):
    """What the figures of a pair come to is said in a sentence below them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.clusters = NumbersTable(tr("Clusters of systems"))
        self.pairs = NumbersTable(tr("Pairs of systems"))
        self.remark = WrappingLabel()
        self.nothing = WrappingLabel(tr("There are no two systems to compare. Load another one."))
        self._column.addWidget(self.nothing)
        self.add_heading(tr("Systems that cannot be told apart, the best first"))
        self.add_table(self.clusters)
        self.add_heading(tr("Every two systems on the same examples"))
        self._column.addWidget(self.remark)
        self.add_table(self.pairs)
        self.add_notes()
        self.pairs.selectionModel().currentChanged.connect(lambda *_: self._follow())

    def show_results(self, results: ResultsOverview) -> None:
        comparison = results.comparison
        self.nothing.setVisible(not comparison.pairs)
        self.clusters.show_table(clusters_table(comparison))
        self.pairs.show_table(pairs_table(comparison))
        self.show_notes(pair_notes(comparison))
        self._follow()

    def _follow(self) -> None:
        row = self.pairs.current_row()
        sentence = translated(pair_sentence(row)) if row else ""
        self.remark.tell(sentence)
        self.pairs.setAccessibleDescription(sentence)


class AuditView(TablesView):
    """While nobody has judged an approval, it says how to come to that."""

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.nothing = SelectableLabel(
            tr(
                "Nobody has judged any approved candidate yet. To learn how many approvals are "
                "right, make a task set with an audit: some of them are then judged like the "
                "others, and nobody can tell which."
            )
        )
        self.to_tasks = QPushButton(tr("Go to Tas&ks"))
        self.to_tasks.setAutoDefault(False)
        self.to_tasks.clicked.connect(actions["show_tasks"].trigger)
        self.rates = NumbersTable(tr("Upheld approvals by category"), names_aside=True)
        self.corrected = NumbersTable(tr("Corrected scores"), names_aside=True)
        self._column.addWidget(self.nothing)
        self._column.addWidget(self.to_tasks)
        self.add_heading(tr("Approved by the program and judged by people"))
        self.add_table(self.rates)
        self.add_heading(tr("Scores, and what they would be had people judged everything (in %)"))
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
    """Without systems there is nothing to count; before it was counted nobody knows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.show_counted(counted=False)

    def show_counted(self, *, counted: bool) -> None:
        self.setText(self._how_to_load() if counted else "")

    def _how_to_load(self) -> str:
        key = QKeySequence(COMMAND["load_systems"].keys[0])
        return tr(
            "No system is loaded yet. Load its translations with File → Load systems… ({0}); what "
            "the program approves and what people judge is counted here."
        ).format(key.toString(QKeySequence.SequenceFormat.NativeText))


class ResultsCommands(CountingCommands):
    """Goes on counting while other sections are looked at."""

    def __init__(self, context: ProjectContext, page: ResultsPage) -> None:
        super().__init__(context, page, page.banner, now=tr("Count &now"))
        self._results_page = page
        self._plotting = Plotting(context, page.plot)
        page.counting_changed.connect(self._count)
        page.opened.connect(self._open)
        page.export.failed.connect(context.fail)
        page.export.folder = context.path.parent
        self._plotting.told.connect(page.tell)

    def _prepared(self) -> Callable[[ProgressCallback], ResultsOverview]:
        project, counting = self.context.project, self._results_page.counting
        return lambda progress: read_results(project=project, counting=counting, progress=progress)
