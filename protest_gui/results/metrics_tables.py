"""What metrics say of systems and of pronouns, beside what people say of the same."""

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from protest_core.meta_evaluation.metrics_and_people_report import notes_on
from protest_gui.results.metric_plot import MetricPlot
from protest_gui.results.metrics_figures import (
    correlations_figures,
    pairs_figures,
    systems_figures,
)
from protest_gui.results.metrics_found import MetricsFound
from protest_gui.results.tables_view import TablesView
from protest_gui.results.verdicts_part import VerdictsPart
from protest_gui.widgets.figures_table import FiguresTable


class MetricsTables(TablesView):
    """System by system first, then pronoun by pronoun, then as a plot."""

    asked_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.people_only = QCheckBox(self.tr("Only what people &judged"))
        self.systems = FiguresTable(self.tr("Systems by people and metrics"))
        self.correlations = FiguresTable(self.tr("Metrics correlated with people"))
        self.pairs = FiguresTable(self.tr("Pairs of metrics"))
        self.verdicts = VerdictsPart()
        self.plot = MetricPlot()
        self._lay_out()
        self._connect()

    def show_found(self, found: MetricsFound) -> None:
        self.systems.show_figures(systems_figures(found))
        self.correlations.show_figures(correlations_figures(found.table))
        self.pairs.show_figures(pairs_figures(found.table))
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
        together = self.add_heading(self.tr("How metrics go with people, over systems"))
        self.add_table(self.correlations)
        differently = self.add_heading(self.tr("Whether two metrics go with people differently"))
        self.add_table(self.pairs)
        self._over_systems = (together, self.correlations, differently, self.pairs)
        self.add_notes()
        self._column.addSpacing(self.fontMetrics().height())
        self.add_heading(self.tr("What a metric says of each pronoun, and what people say of it"))
        self._column.addWidget(self.verdicts)
        self._column.addSpacing(self.fontMetrics().height())
        self.add_heading(self.tr("A metric beside people"))
        self._column.addWidget(self.plot)
