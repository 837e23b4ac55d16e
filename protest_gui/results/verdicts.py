"""Disagreements between a metric and people, by category and by system."""

from PySide6.QtWidgets import QWidget

from protest_core.meta_evaluation.disagreement_tags import (
    NO_OWN_TAGS,
    DisagreementTags,
    disagreement_tags_table,
)
from protest_core.meta_evaluation.overview import MetricsOverview
from protest_core.meta_evaluation.verdicts import VerdictTable
from protest_core.meta_evaluation.verdicts_report import (
    by_verdict,
    disagreement_by,
    disagreement_by_verdict,
    notes_on,
    verdicts_report,
)
from protest_core.metrics.report import metric_title
from protest_core.suite.report_frame import short_labels
from protest_gui.results.tables import TablesColumn
from protest_gui.translations import tr
from protest_gui.widgets.choices import ChoiceBox
from protest_gui.widgets.export import SignatureLine, TableExport, rendered
from protest_gui.widgets.layout import FlowLayout, spaced
from protest_gui.widgets.table_view import NumbersTable


class VerdictsPart(TablesColumn):
    """The verdicts of one metric; the first table can be limited to a category."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: VerdictTable | None = None
        self._tags: DisagreementTags | None = None
        self.which = ChoiceBox[str](tr("Metric to compare with people"))
        self.category = ChoiceBox[str | None](tr("Category"), tr("all categories"))
        self.export = TableExport(
            tr("Copy &or save verdicts"), tr("Copy or save the tables of verdicts")
        )
        self.cases = NumbersTable(tr("Verdicts of the metric by human judgement"), names_aside=True)
        self.differing = NumbersTable(tr("Disagreement by verdict"), names_aside=True)
        self.by_category = NumbersTable(tr("Disagreement by category"), names_aside=True)
        self.by_system = NumbersTable(tr("Disagreement by system"), names_aside=True)
        self.by_tag = NumbersTable(tr("Disagreement by your own tags"), names_aside=True)
        self.signature = SignatureLine(
            tr("Signature of verdicts"), tr("Copy signature of ver&dicts")
        )
        self._lay_out()
        self.category.chosen.connect(self._show_cases)

    @property
    def asked(self) -> str | None:
        """Return the chosen metric; before there are results, the first one."""
        return self.which.value if self.which.count() else None

    def show_found(self, found: MetricsOverview) -> None:
        self._table = table = found.verdicts
        self._tags = found.tags
        self.which.show_values((each, metric_title(each)) for each in found.with_verdicts)
        self.which.choose(table.metric)
        labels = short_labels(table.frame.categories)
        self.category.show_values((each.id, labels[each.id]) for each in table.frame.categories)
        self.by_category.show_table(disagreement_by(table, "category"))
        self.by_system.show_table(disagreement_by(table, "system"))
        self.by_tag.show_table(disagreement_tags_table(found.tags))
        self.signature.show_signature(table.frame.signature)

        report, name = verdicts_report(table), f"{table.metric}-against-people"
        self.export.offer(rendered(report), name)
        self._show_cases()

    def _show_cases(self) -> None:
        if self._table is not None:
            table, category = self._table, self.category.value
            self.cases.show_table(by_verdict(table, category))
            self.differing.show_table(disagreement_by_verdict(table, category))
            self.show_notes([*notes_on(self._table), *self._why_no_tags()])
            self._show_what_there_is(judged=bool(self._table.judged().total))

    def _why_no_tags(self) -> list[str]:
        differing = self._tags is not None and self._tags.cases
        return [NO_OWN_TAGS] if differing and self._tags and not self._tags.tags else []

    def _show_what_there_is(self, *, judged: bool) -> None:
        """Show the tables only if people have judged; otherwise the notes say why."""
        for part in (self.category, *self._counted):
            part.setVisible(judged)
        tagged = judged and self._tags is not None and bool(self._tags.tags)
        for part in self._of_tags:
            part.setVisible(tagged)

    def _lay_out(self) -> None:
        choices = FlowLayout()
        for part in (self.which, self.category, self.export):
            choices.addWidget(part)
        self._column.addLayout(choices)
        spaced(choices)
        self.add_table(self.cases)
        of_verdicts = self.add_heading(tr("Disagreement by verdict"))
        self.add_table(self.differing)
        of_categories = self.add_heading(tr("Disagreement by category"))
        self.add_table(self.by_category)
        of_systems = self.add_heading(tr("Disagreement by system"))
        self.add_table(self.by_system)
        self._of_tags = (self.add_heading(tr("Disagreement by your own tags")), self.by_tag)
        self.add_table(self.by_tag)
        tables = (self.cases, self.differing, self.by_category, self.by_system)
        self._counted = (*tables, of_verdicts, of_categories, of_systems)
        self.add_notes()
        self._column.addWidget(self.signature)
