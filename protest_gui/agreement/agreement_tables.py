"""All tables of the Agreement section, one under another; the page scrolls."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.agreement.model import AgreementTable, ConsistencyTable
from protest_core.judgements.outcome import Question
from protest_gui.agreement.agreement_figures import consistency_figures, pairs_figures
from protest_gui.agreement.agreement_words import about_all, remarks_on
from protest_gui.agreement.pair_details import PairDetails
from protest_gui.widgets.figures_table import FiguresTable
from protest_gui.widgets.section_heading import SectionHeading
from protest_gui.widgets.signature_line import SignatureLine
from protest_gui.widgets.told_label import ToldLabel

_Index = QModelIndex | QPersistentModelIndex


class AgreementTables(QWidget):
    """What is said below the pairs is about the pair that one is at."""

    opened = Signal(object)  # what is behind a number

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: AgreementTable | None = None
        self._question = Question.PRONOUN
        self._category: str | None = None
        self.pairs = FiguresTable(self.tr("Pairs of annotators"))
        self.remark = ToldLabel()
        self.together = ToldLabel()
        self.details = PairDetails()
        self._own_heading = SectionHeading(
            self.tr("One's own consistency: identical translations, judged by one person")
        )
        self.own = FiguresTable(self.tr("One's own consistency"))
        self.signature = SignatureLine()
        self._column = QVBoxLayout(self)
        self._lay_out()
        self._space_out()
        self.pairs.selectionModel().currentChanged.connect(self._follow)
        for each in (self.pairs, self.details, self.own):
            each.opened.connect(self.opened)

    def show_table(self, table: AgreementTable, question: Question, category: str | None) -> None:
        self._table, self._question, self._category = table, question, category
        self.pairs.show_figures(pairs_figures(table, question, category))
        self.together.tell(about_all(table, question, category))
        self.signature.show_signature(table.signature)
        self._show_pair()

    def show_consistency(self, table: ConsistencyTable, question: Question) -> None:
        self.own.show_figures(consistency_figures(table, question))

    def _follow(self, current: _Index, previous: _Index) -> None:
        if current.row() != previous.row():
            self._show_pair()

    def _show_pair(self) -> None:
        at, table = self.pairs.currentIndex().row(), self._table
        if table is None or at not in range(len(table.all_pairs)):
            return
        pair = table.all_pairs[at]
        remark = remarks_on(table.pair(self._question, pair, self._category))
        self.remark.tell(remark)
        self.pairs.setAccessibleDescription(remark)
        self.details.show_pair(table, self._question, pair, self._category)

    def _lay_out(self) -> None:
        line = self.fontMetrics().height()
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self.pairs, self.remark, self.together, self.details):
            self._column.addWidget(part)
        self._column.addSpacing(line)
        self._column.addWidget(self._own_heading)
        self._column.addWidget(self.own)
        self._column.addStretch(1)
        self._column.addSpacing(line)
        self._column.addWidget(self.signature)

    def _space_out(self) -> None:
        self._column.setSpacing(self.fontMetrics().height() // 2)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()
