"""What metrics say of systems, beside what people say of the same."""

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from protest_core.meta_evaluation.metrics_and_people_report import (
    correlations_table,
    notes_on,
    pairs_table,
    systems_table,
)
from protest_core.meta_evaluation.overview import MetricsAsked, MetricsOverview
from protest_core.scores.overview import Counting, ResultsOverview
from protest_gui.numbers.plots import MetricPlot
from protest_gui.numbers.section import SeenPage
from protest_gui.numbers.tables import TablesView
from protest_gui.numbers.verdicts import VerdictsPart
from protest_gui.translations import tr
from protest_gui.widgets.labels import ElidedLabel
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.table_view import NumbersTable


class MetricsView(SeenPage):
    """What was measured before stays while it is measured anew."""

    found_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found: MetricsOverview | None = None
        self.tables = MetricsTables()
        self._doing = ElidedLabel()
        self._stop = QPushButton(tr("Stop &measuring"))
        self._stop.setAutoDefault(False)
        under_way = QHBoxLayout()
        under_way.addWidget(self._stop)
        under_way.addWidget(self._doing, 1)
        column = spaced(QVBoxLayout(self))
        column.addLayout(under_way)
        column.addWidget(self.tables)
        spaced(under_way)
        self.tables.hide()
        self.show_computing(under_way=False)
        self._stop.clicked.connect(lambda _checked: self.stop_wanted.emit())

    def asked(self, counting: Counting) -> MetricsAsked:
        tables = self.tables
        only = tables.people_only.isChecked()
        return MetricsAsked(counting.settings, tables.verdicts.asked, people_only=only)

    def show_results(self, results: ResultsOverview) -> None:
        """Of the other views; what this one shows is measured when somebody looks."""

    def show_found(self, found: MetricsOverview) -> None:
        self.found = found
        self.tables.show_found(found)
        self.tables.show()
        self.found_changed.emit()

    def show_computing(self, *, under_way: bool) -> None:
        self._doing.setText(tr("Measuring …"))
        self._doing.setVisible(under_way)
        self._stop.setVisible(under_way)

    def show_step(self, done: int, total: int, doing: str) -> None:
        """Whole texts take their time: it is told which one is measured."""
        what = f"{doing[:1].upper()}{doing[1:]} …"
        counted = tr("{0} ({1} of {2})").format(what, done + 1, total)
        self._doing.setText(counted if total > 1 else what)


class MetricsTables(TablesView):
    """System by system first, then pronoun by pronoun, then as a plot."""

    asked_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.people_only = QCheckBox(tr("Only what people &judged"))
        self.systems = NumbersTable(tr("Systems by people and metrics"), names_aside=True)
        self.correlations = NumbersTable(tr("Metrics correlated with people"), names_aside=True)
        self.pairs = NumbersTable(tr("Pairs of metrics"), names_aside=True)
        self.verdicts = VerdictsPart()
        self.plot = MetricPlot()
        self._lay_out()
        self._connect()

    def show_found(self, found: MetricsOverview) -> None:
        self.systems.show_table(systems_table(found.table))
        self.correlations.show_table(correlations_table(found.table))
        self.pairs.show_table(pairs_table(found.table))
        for part in self._over_systems:
            part.setVisible(found.table.judged)  # else there is nothing to go with
        self.show_notes(notes_on(found.table))
        self.verdicts.show_found(found)
        self.plot.show_found(found)

    def _connect(self) -> None:
        self.people_only.toggled.connect(lambda _on: self.asked_changed.emit())
        self.verdicts.metric_changed.connect(self.asked_changed)
        self.verdicts.opened.connect(self.opened)
        self.plot.points.opened.connect(self.opened)
        for part in (self.verdicts, self.plot.points):
            part.reached.connect(lambda where, part=part: self._tell_part(part, where))

    def _tell_part(self, part: QWidget, where: QRect) -> None:
        self.reached.emit(where.translated(part.mapTo(self, QPoint(0, 0))))

    def _lay_out(self) -> None:
        self._column.addWidget(self.people_only)
        self.add_table(self.systems)
        together = self.add_heading(tr("How metrics go with people, over systems"))
        self.add_table(self.correlations)
        differently = self.add_heading(tr("Whether two metrics go with people differently"))
        self.add_table(self.pairs)
        self._over_systems = (together, self.correlations, differently, self.pairs)
        self.add_notes()
        self._column.addSpacing(self.fontMetrics().height())
        self.add_heading(tr("What a metric says of each pronoun, and what people say of it"))
        self._column.addWidget(self.verdicts)
        self._column.addSpacing(self.fontMetrics().height())
        self.add_heading(tr("A metric beside people"))
        self._column.addWidget(self.plot)
