"""What is counted: pronouns or antecedents, whose judgements, and what could not be judged."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from protest_core.judgements.outcome import NotJudgeable, Question
from protest_gui.project.filter_choice import FilterChoice
from protest_gui.reading.flow_layout import FlowLayout
from protest_gui.results.choice import Choice
from protest_gui.results.results_found import Counting
from protest_gui.results.results_words import question_name, treatment_name


class ResultsOptions(QWidget):
    """Breaks into lines where the window is narrow."""

    changed = Signal()  # by a person

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = Choice[Question](
            self.tr("Question"), ((each, question_name(each)) for each in Question)
        )
        self._treatment = Choice[NotJudgeable](
            self.tr("What people could not judge"),
            ((each, treatment_name(each)) for each in NotJudgeable),
        )
        self._whose = FilterChoice[str](
            self.tr("Whose judgements"), self.tr("everybody's judgements")
        )
        self._layout = FlowLayout(self)
        for choice in (self._question, self._whose, self._treatment):
            self._layout.addWidget(choice)
            choice.chosen.connect(self.changed)
        self._space_out()

    @property
    def counting(self) -> Counting:
        return Counting(self._question.value, self._treatment.value, self._whose.value)

    def add(self, *parts: QWidget) -> None:
        """What else stands in this line, as long as there is room in it."""
        for part in parts:
            self._layout.addWidget(part)

    def show_everybody(self, names: tuple[str, ...]) -> None:
        only = self.tr("only {0}'s judgements")
        self._whose.show_choices((name, only.format(name)) for name in names)

    def show_what_matters(self, *, there: bool, question: bool) -> None:
        """The audit is of pronouns; where there is nothing to count, nothing can be chosen."""
        self._question.setEnabled(there and question)
        for choice in (self._whose, self._treatment):
            choice.setEnabled(there)

    def _space_out(self) -> None:
        self._layout.setSpacing(self.fontMetrics().height() // 2)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._space_out()
