"""Which words metrics compare: pairs of pronouns as people judge them, and words beside them."""

from PySide6.QtWidgets import QCheckBox, QWidget

from protest_core.meta_evaluation.form_pairs import NOTHING_JUDGED, forms_table
from protest_core.meta_evaluation.overview import MetricsOverview
from protest_core.metrics.further_words import NO_FURTHER_WORDS, further_words_table
from protest_gui.results.tables import TablesColumn
from protest_gui.translations import tr
from protest_gui.widgets.table_view import NumbersTable

_FEWEST = 3  # judged candidates of a pair: most pairs occur once


class WordsPart(TablesColumn):
    """Shown only when it is wanted: all texts are read for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wanted = QCheckBox(tr("Show the &words that metrics compare"))
        self.forms = NumbersTable(tr("Pronouns by the reference's"))
        self.further = NumbersTable(tr("Words matched beside the pronoun"), names_aside=True)
        self._column.addWidget(self.wanted)
        of_forms = self.add_heading(tr("How often a pronoun is correct, by the reference's"))
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
        of_pairs, of_words = forms_table(forms, at_least=_FEWEST), further_words_table(further)
        self.forms.show_table(of_pairs)
        self.further.show_table(of_words)
        self._show(forms=bool(forms.pairs), further=bool(further.found))
        self.show_notes(
            [
                *(of_pairs.below if forms.pairs else [NOTHING_JUDGED]),
                *(of_words.below if further.found else [NO_FURTHER_WORDS]),
            ]
        )

    def _show(self, *, forms: bool, further: bool) -> None:
        for parts, shown in ((self._of_forms, forms), (self._of_further, further)):
            for part in parts:
                part.setVisible(shown)
