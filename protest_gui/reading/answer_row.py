"""A question with its answers: yes, no, or not answered."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.judgements.model import Answer
from protest_gui.reading.answer_choice import AnswerChoice
from protest_gui.reading.turning_row import TurningRow
from protest_gui.widgets.plain import PlainLabel

_STEPS: dict[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
_SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)


class AnswerRow(QWidget):
    """Knows one answer; `answered` is said only when the person changes it."""

    answered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._question = PlainLabel(wraps=True)
        self._choices = {
            Answer.YES: AnswerChoice(self.tr("Yes"), decides=True),
            Answer.NO: AnswerChoice(self.tr("No"), decides=True),
            Answer.UNSET: AnswerChoice(self.tr("Unset"), decides=False),
        }
        # Of equal width: the answers of two rows stand under each other.
        self._answers = TurningRow(self._choices.values())
        self._answer = Answer.UNSET
        self._arrange()
        for answer, choice in self._choices.items():
            choice.clicked.connect(lambda _checked, chosen=answer: self._choose(chosen))
        self.show_answer(Answer.UNSET)

    def answer(self) -> Answer:
        return self._answer

    def choice(self, answer: Answer) -> AnswerChoice:
        return self._choices[answer]

    def question(self) -> str:
        return self._question.text()

    def show_answer(self, answer: Answer) -> None:
        self._answer = answer
        for each, choice in self._choices.items():
            choice.setChecked(each is answer)
        if not any(choice.hasFocus() for choice in self._choices.values()):
            self._let_tab_reach(self._choices[answer])

    def set_question(self, text: str) -> None:
        self._question.setText(text)
        self.setAccessibleName(text)
        for choice in self._choices.values():
            choice.setAccessibleName(f"{text} {choice.text()}")

    def set_keys(self, yes: str, no: str, unset: str) -> None:
        for choice, key in zip(self._choices.values(), (yes, no, unset), strict=True):
            choice.set_key(key)
            choice.setAccessibleDescription(self.tr("Key: {0}").format(key) if key else "")
        self._answers.turn()

    def width_for_answers(self) -> int:
        """So that none of them is shortened."""
        return self._answers.width_side_by_side()

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._question)
        layout.addWidget(self._answers)

    def _choose(self, answer: Answer) -> None:
        if answer is self._answer:
            return
        self.show_answer(answer)
        self.answered.emit(answer)

    def _let_tab_reach(self, reached: AnswerChoice) -> None:
        """One stop for the whole row, like other groups of choices."""
        for choice in self._choices.values():
            stops = choice is reached
            choice.setFocusPolicy(Qt.FocusPolicy.TabFocus if stops else Qt.FocusPolicy.NoFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the focus only: passing over an answer must not give it."""
        step = _STEPS.get(event.key(), 0)
        choices = list(self._choices.values())
        focused = next((i for i, choice in enumerate(choices) if choice.hasFocus()), None)
        if not step or focused is None:
            super().keyPressEvent(event)
            return
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft and event.key() in _SIDEWAYS:
            step = -step
        target = choices[(focused + step) % len(choices)]
        self._let_tab_reach(target)
        target.setFocus(Qt.FocusReason.TabFocusReason)
