"""Audit: how many approvals people upheld, and the scores corrected by it."""

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from protest_core.evaluation.model import outdated_notes
from protest_core.scores.audit_report import verified_notes
from protest_gui.results.other_figures import audit_figures, corrected_figures
from protest_gui.results.results_found import Results
from protest_gui.results.tables_view import TablesView
from protest_gui.widgets.figures_table import FiguresTable
from protest_gui.widgets.plain import SelectableLabel


class AuditView(TablesView):
    """While nobody has judged an approval, it says how to come to that."""

    tasks_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.nothing = SelectableLabel(
            self.tr(
                "Nobody has judged any approved candidate yet. To learn how many approvals are "
                "right, make a task set with an audit: some of them are then judged like the "
                "others, and nobody can tell which."
            )
        )
        self.to_tasks = QPushButton(self.tr("Go to Tas&ks"))
        self.to_tasks.setAutoDefault(False)
        self.to_tasks.clicked.connect(lambda _checked: self.tasks_wanted.emit())
        self.rates = FiguresTable(self.tr("Upheld approvals by category"))
        self.corrected = FiguresTable(self.tr("Corrected scores"))
        self._column.addWidget(self.nothing)
        self._column.addWidget(self.to_tasks)
        self.add_heading(self.tr("Approved by the program and judged by people"))
        self.add_table(self.rates)
        self.add_heading(self.tr("Scores, and what they would be had people judged everything"))
        self.add_table(self.corrected)
        self.add_notes()

    def show_results(self, results: Results) -> None:
        audited = bool(results.audit.rate().counts.judged)
        self.nothing.setVisible(not audited)
        self.to_tasks.setVisible(not audited)
        self.rates.show_figures(audit_figures(results.audit))
        self.corrected.show_figures(corrected_figures(results.audit))
        self.show_notes(self._what_to_know(results) if audited else ())

    def _what_to_know(self, results: Results) -> Iterator[str]:
        yield self.tr(
            "Corrected: approvals that nobody judged count as the judged ones of their system and "
            "category turned out. The interval says how little is known of them."
        )
        audit = results.audit
        yield from verified_notes(audit)
        yield from outdated_notes(audit.scores.outdated)
        if any(audit.rate(category_id=each.id).few for each in audit.scores.categories):
            yield self.tr("* Fewer than ten: too few to say.")
