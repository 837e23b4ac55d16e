"""What is compared: the question, the annotators, the category, and on which candidates."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from protest_core.agreement.model import AgreementTable
from protest_core.judgements.outcome import Question
from protest_gui.agreement.agreement_found import Compared
from protest_gui.agreement.agreement_words import question_name
from protest_gui.agreement.annotators_menu import AnnotatorsMenu
from protest_gui.project.filter_choice import FilterChoice
from protest_gui.reading.flow_layout import FlowLayout


class AgreementOptions(QWidget):
    """Breaks into lines where the window is narrow."""

    compared_changed = Signal()  # all is to be counted anew
    shown_changed = Signal()  # another part of what was counted is to be seen

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = QComboBox()
        self._question.setAccessibleName(self.tr("Question"))
        self._annotators = AnnotatorsMenu()
        self._category = FilterChoice[str](self.tr("Category"), self.tr("all categories"))
        self._judged_only = QCheckBox(self.tr("Only what &both have judged"))
        self._layout = FlowLayout(self)
        for part in (self._question, self._annotators, self._category, self._judged_only):
            self._layout.addWidget(part)
        for question in Question:
            self._question.addItem(question_name(question), question.value)
        self._space_out()
        self._question.activated.connect(self._change_question)
        self._category.chosen.connect(self.shown_changed)
        self._annotators.changed.connect(self.compared_changed)
        self._judged_only.toggled.connect(lambda _on: self.compared_changed.emit())

    @property
    def compared(self) -> Compared:
        return Compared(self._annotators.left_out, self._judged_only.isChecked())

    @property
    def question(self) -> Question:
        return Question(self._question.currentData())

    @property
    def category(self) -> str | None:
        """`None`: all of them."""
        return self._category.value

    def show_everybody(self, names: tuple[str, ...]) -> None:
        self._annotators.show_names(names)

    def show_table(self, table: AgreementTable) -> None:
        """What is chosen stays so where it is asked."""
        asked = table.categories_of(self.question)
        if self.category not in {None, *(each.id for each in asked)}:
            self._category.clear_choice()
        self._category.show_choices((each.id, each.label) for each in asked)

    def _change_question(self) -> None:
        self.shown_changed.emit()

    def _space_out(self) -> None:
        self._layout.setSpacing(self.fontMetrics().height() // 2)
        # Side by side with the others.
        self._judged_only.setMinimumHeight(self._category.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._space_out()
