"""Scores: what share of its pronouns or antecedents each system gets right, by category."""

from collections.abc import Iterator

from PySide6.QtWidgets import QCheckBox, QWidget

from protest_core.scores.report import notes_on
from protest_gui.results.results_found import Results
from protest_gui.results.score_figures import (
    any_few,
    outcomes_figures,
    scores_figures,
    shown_with,
)
from protest_gui.results.tables_view import TablesView
from protest_gui.results.tall_cells import TallCells
from protest_gui.widgets.figures_table import FiguresTable


class ScoresView(TablesView):
    """Enter or a click on a number opens exactly what it counts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results: Results | None = None
        self.intervals = QCheckBox(self.tr("95 % &intervals"))
        self.scores = TallCells(self.tr("Scores by system and category"))
        self.outcomes = FiguresTable(self.tr("Candidates by system and outcome"))
        self._column.addWidget(self.intervals)
        self.add_table(self.scores)
        self.add_heading(self.tr("Approved by the program, or judged by people"))
        self.add_table(self.outcomes)
        self.add_notes()
        self.intervals.toggled.connect(lambda _on: self._show())

    def show_results(self, results: Results) -> None:
        self._results = results
        self._show()

    def _show(self) -> None:
        if (results := self._results) is None:
            return
        table, question = results.scores, results.counting.question
        intervals = self.intervals.isChecked()
        self.scores.show_figures(scores_figures(table, question, intervals=intervals))
        self.outcomes.show_figures(outcomes_figures(table, question))
        self.show_notes(self._what_to_know(results))

    def _what_to_know(self, results: Results) -> Iterator[str]:
        table, question = results.scores, results.counting.question
        yield from notes_on(table, shown_with(question))
        if any_few(table, question):
            yield self.tr("* Fewer than ten: too few to say.")
