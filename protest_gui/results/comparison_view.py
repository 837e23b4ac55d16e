"""Comparison: which systems can be told apart, and every two of them on the same examples."""

from PySide6.QtWidgets import QWidget

from protest_gui.results.other_figures import pairs_figures
from protest_gui.results.results_found import Results
from protest_gui.results.results_words import about_pair, clusters_in_words, notes_on_pairs
from protest_gui.results.tables_view import TablesView
from protest_gui.widgets.figures_table import FiguresTable
from protest_gui.widgets.told_label import ToldLabel


class ComparisonView(TablesView):
    """What the figures of a pair come to is said in a sentence below them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results: Results | None = None
        self.clusters = ToldLabel()
        self.pairs = FiguresTable(self.tr("Pairs of systems"))
        self.remark = ToldLabel()
        self.nothing = ToldLabel(self.tr("There are no two systems to compare. Load another one."))
        self._column.addWidget(self.nothing)
        self.add_heading(self.tr("Systems that cannot be told apart, the best first"))
        self._column.addWidget(self.clusters)
        self.add_heading(self.tr("Every two systems on the same examples"))
        self._column.addWidget(self.remark)
        self.add_table(self.pairs)
        self.add_notes()
        self.pairs.selectionModel().currentChanged.connect(lambda *_: self._follow())

    def show_results(self, results: Results) -> None:
        self._results = results
        comparison = results.comparison
        self.nothing.setVisible(not comparison.pairs)
        self.clusters.tell("\n".join(clusters_in_words(comparison)))
        self.pairs.show_figures(pairs_figures(comparison))
        self.show_notes(notes_on_pairs(comparison) if comparison.pairs else ())
        self._follow()

    def _follow(self) -> None:
        pairs = self._results.comparison.pairs if self._results else ()
        row = self.pairs.currentIndex().row()
        if self._results is not None and row in range(len(pairs)):
            sentence = about_pair(pairs[row], self._results.comparison)
            self.remark.tell(sentence)
            self.pairs.setAccessibleDescription(sentence)
