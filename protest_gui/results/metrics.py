"""Scores of systems by metrics and by people."""

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from protest_core.meta_evaluation.form_pairs import NOTHING_JUDGED, forms_table
from protest_core.meta_evaluation.metrics_and_people_report import (
    correlations_table,
    is_any_correlated,
    is_any_pair_tested,
    notes_on,
    pairs_table,
    systems_table,
)
from protest_core.meta_evaluation.overview import MetricsAsked, MetricsOverview, read_metrics
from protest_core.meta_evaluation.ranks import ranks_table
from protest_core.metrics.further_words import NO_FURTHER_WORDS, further_words_table
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Lane, Work
from protest_gui.jobs.progress_line import ProgressLine
from protest_gui.results.options import ResultsOptions
from protest_gui.results.plots import MetricPlot, Plotting
from protest_gui.results.section import NumbersSection
from protest_gui.results.tables import TablesColumn
from protest_gui.results.verdicts import VerdictsPart
from protest_gui.translations import tr
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.table_view import NumbersTable

_FEWEST_OF_A_PAIR = 3  # judged candidates: most pairs occur once


def metrics_section(
    context: ProjectContext, options: ResultsOptions, tables: "MetricsTables", banner: Banner
) -> NumbersSection:
    """Return the view of metrics; earlier results stay while they are measured again."""
    under_way = ProgressLine(tr("Measuring …"), tr("Stop &measuring"))

    def ask() -> Work[MetricsOverview]:
        project = context.project
        asked = MetricsAsked(
            options.counting.settings,
            tables.verdicts.asked,
            people_only=tables.people_only.isChecked(),
            words=tables.words.wanted.isChecked(),
        )
        return lambda progress: read_metrics(project=project, asked=asked, progress=progress)

    section = NumbersSection(
        context,
        (under_way, tables),
        under_way,
        banner,
        ask=ask,
        show=tables.show_found,
        now=tr("Measure &now"),
        lane=Lane.BACKGROUND,
        names_steps=True,
    )
    section.add_export(tables.verdicts.export, tables.verdicts.signature)
    options.when_changed(section.outdate)
    tables.verdicts.which.chosen.connect(section.outdate)
    tables.people_only.toggled.connect(lambda _on: section.outdate())
    tables.words.wanted.toggled.connect(lambda _on: section.outdate())
    section.open_numbers_of((*tables.tables, *tables.verdicts.tables, *tables.words.tables))
    section.open_numbers_of([tables.plot.points])
    Plotting(context, tables.plot).done.connect(context.show_message)
    return section


class MetricsTables(TablesColumn):
    """Tables of metrics: first system by system, then pronoun by pronoun, then a plot."""

    found_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found: MetricsOverview | None = None
        self.people_only = QCheckBox(tr("Only what people &judged"))
        self.systems = NumbersTable(tr("Systems by people and metrics"), names_aside=True)
        self.correlations = NumbersTable(tr("Metrics correlated with people"), names_aside=True)
        self.pairs = NumbersTable(tr("Pairs of metrics"), names_aside=True)
        self.ranks = NumbersTable(tr("Ranks of systems by each metric"), names_aside=True)
        self.verdicts = VerdictsPart()
        self.words = WordsPart()
        self.plot = MetricPlot()
        self._lay_out()
        self._connect()
        self.hide()  # until there are results

    def show_found(self, found: MetricsOverview) -> None:
        self.found = found
        self.systems.show_table(systems_table(found.table))
        self.correlations.show_table(correlations_table(found.table))
        self.pairs.show_table(pairs_table(found.table))
        self.ranks.show_table(ranks_table(found.table))
        # Where nothing can be computed, the notes say once why.
        for part in self._of_correlations:
            part.setVisible(is_any_correlated(found.table))
        for part in self._of_pairs:
            part.setVisible(is_any_pair_tested(found.table))
        self.show_notes(notes_on(found.table))
        self.verdicts.show_found(found)
        self.words.show_found(found)
        self.plot.show_found(found)
        self.show()
        self.found_changed.emit()

    def _connect(self) -> None:
        for part in (self.verdicts, self.words, self.plot.points):
            part.reached.connect(lambda where, part=part: self._tell_part(part, where))

    def _tell_part(self, part: QWidget, where: QRect) -> None:
        self.reached.emit(where.translated(part.mapTo(self, QPoint(0, 0))))

    def _lay_out(self) -> None:
        self._column.addWidget(self.people_only)
        self.add_table(self.systems)
        together = self.add_heading(tr("Correlation with human judgements, over systems"))
        self.add_table(self.correlations)
        differently = self.add_heading(tr("Whether two metrics differ in their correlation"))
        self.add_table(self.pairs)
        self.add_heading(tr("Ranks of systems by each metric"))
        self.add_table(self.ranks)
        self._of_correlations = (together, self.correlations)
        self._of_pairs = (differently, self.pairs)
        self.add_notes()
        self._column.addSpacing(self.fontMetrics().height())
        self.add_heading(tr("Verdicts of a metric on each pronoun, beside human judgements"))
        self._column.addWidget(self.verdicts)
        self._column.addWidget(self.words)
        self._column.addSpacing(self.fontMetrics().height())
        self.add_heading(tr("A metric beside people"))
        self._column.addWidget(self.plot)


class WordsPart(TablesColumn):
    """A part that is filled only on request: it reads all texts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wanted = QCheckBox(tr("Show the &words that metrics compare"))
        self.forms = NumbersTable(tr("Pronouns by the reference's pronoun"))
        self.further = NumbersTable(tr("Words matched beside the pronoun"), names_aside=True)
        self._column.addWidget(self.wanted)
        of_forms = self.add_heading(
            tr("How often each pronoun is correct, by the reference's pronoun")
        )
        self.add_table(self.forms)
        of_further = self.add_heading(tr("What AutoPRF matches beside the pronoun"))
        self.add_table(self.further)
        self.add_notes()
        self._of_forms = (of_forms, self.forms)
        self._of_further = (of_further, self.further)
        self._show(forms=False, further=False)

    def show_found(self, found: MetricsOverview) -> None:
        forms, further = found.forms, found.further
        if forms is None or further is None:
            self._show(forms=False, further=False)
            self.show_notes(())
            return
        of_pairs, of_words = (
            forms_table(forms, at_least=_FEWEST_OF_A_PAIR),
            further_words_table(further),
        )
        self.forms.show_table(of_pairs)
        self.further.show_table(of_words)
        self._show(forms=bool(forms.pairs), further=bool(further.matches))
        self.show_notes(
            [
                *(of_pairs.below if forms.pairs else [NOTHING_JUDGED]),
                *(of_words.below if further.matches else [NO_FURTHER_WORDS]),
            ]
        )

    def _show(self, *, forms: bool, further: bool) -> None:
        for parts, shown in ((self._of_forms, forms), (self._of_further, further)):
            for part in parts:
                part.setVisible(shown)
