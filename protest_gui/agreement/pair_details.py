"""Where two annotators differ: who says what when, and in which categories."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from protest_core.agreement.model import AgreementTable, PairAgreement
from protest_core.judgements.outcome import Question
from protest_gui.agreement.agreement_figures import categories_figures, confusion_figures
from protest_gui.agreement.agreement_words import pair_name, remarks_on
from protest_gui.widgets.figures_table import FiguresTable
from protest_gui.widgets.section_heading import SectionHeading
from protest_gui.widgets.told_label import ToldLabel

_Direction = QBoxLayout.Direction


class PairDetails(QWidget):
    """Two tables side by side, or under each other where that is too narrow."""

    opened = Signal(object)  # the `Behind` of a number

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels_heading = SectionHeading()
        self.confusion = FiguresTable(self.tr("Who says what when"))
        self._categories_heading = SectionHeading()
        self.categories = FiguresTable(self.tr("Agreement by category"))
        self.remark = ToldLabel()  # on the category one is at
        self._both = QBoxLayout(_Direction.LeftToRight, self)
        self._both.setContentsMargins(0, 0, 0, 0)
        labels = (self._labels_heading, self.confusion)
        categories = (self._categories_heading, self.categories, self.remark)
        self._both.addLayout(_block(labels), 2)
        self._both.addLayout(_block(categories), 3)
        self._rows: list[PairAgreement] = []  # as in the table of categories
        self._space_out()
        self.categories.selectionModel().currentChanged.connect(lambda *_: self._say())
        for each in (self.confusion, self.categories):
            each.opened.connect(self.opened)

    def show_pair(
        self,
        table: AgreementTable,
        question: Question,
        pair: tuple[str, str],
        category: str | None,
    ) -> None:
        found = table.pair(question, pair, category)
        self._labels_heading.setText(self.tr("{0}: who says what when").format(pair_name(pair)))
        self._categories_heading.setText(self.tr("{0}: by category").format(pair_name(pair)))
        self.confusion.show_figures(
            confusion_figures(found, question, judged_only=table.judged_only)
        )
        self.categories.show_figures(categories_figures(table, question, pair))
        self._rows = [
            table.pair(question, pair, each)
            for each in (None, *(category.id for category in table.categories_of(question)))
        ]
        self._say()
        self._turn()

    def _say(self) -> None:
        at = self.categories.currentIndex().row()
        remark = remarks_on(self._rows[at]) if at in range(len(self._rows)) else ""
        self.remark.tell(remark)
        self.categories.setAccessibleDescription(remark)

    def _turn(self) -> None:
        needed = self.confusion.sizeHint().width() + self.categories.sizeHint().width()
        roomy = needed + self._both.spacing() <= self.width()
        self._both.setDirection(_Direction.LeftToRight if roomy else _Direction.TopToBottom)

    def _space_out(self) -> None:
        self._both.setSpacing(self.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()
            self._turn()


def _block(parts: Iterable[QWidget]) -> QVBoxLayout:
    block = QVBoxLayout()
    block.setSpacing(4)
    for part in parts:
        block.addWidget(part)
    block.addStretch(1)
    return block
