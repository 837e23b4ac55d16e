"""The task of answering questions about a candidate: panel, commands and words."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QWidget

from protest_core.annotating.session import AnnotationSession
from protest_core.judgements.model import Answer, TokenPlace
from protest_core.judgements.questions import FIRST_TWO, Question
from protest_gui.judging.controller import JudgingController
from protest_gui.judging.mode import JudgingParts, TaskMode
from protest_gui.judging.panel import AnnotationPanel
from protest_gui.judging.texts import FURTHER_CHOICES, NUMBERED_WORDS, Marks, marks_to_select
from protest_gui.keys.actions import Commands

# They judge the candidate, and are disabled while the project is only read.
JUDGING = frozenset(
    {f"{question}_{answer}" for question in FIRST_TWO for answer in Answer}
    | {f"token_{number}" for number in range(1, NUMBERED_WORDS + 1)}
    | {f"choice_{number}" for number in range(1, FURTHER_CHOICES + 1)}
    | {"remark"}
)


class AnsweringQuestions(TaskMode):
    """Answers the questions of the guidelines, selects words, adds tags and a remark."""

    def __init__(self, parts: JudgingParts, others_answers: QWidget | None = None) -> None:
        """`others_answers` is a widget that is shown above the annotator's own answers."""
        super().__init__(parts)
        self.panel = self.form = AnnotationPanel(parts.context, parts.actions, others_answers)
        self._connect()

    def commands(self) -> Commands:
        return {
            **_judging(self._controller),
            "add_tag": self.panel.focus_tags,
            "remark": self.panel.focus_remark,
        }

    def marks(self) -> Marks:
        return marks_to_select(self._controller.session, self._actions.shown_key)

    def choose(self, place: TokenPlace) -> None:
        self._controller.act(lambda session: session.toggle(place))

    def show_candidate(self) -> None:
        self.panel.show_candidate(self._controller.session)

    def show_judgement(self) -> None:
        self.panel.show_judgement(self._controller.session)

    def show_counts(self) -> None:
        self.panel.show_counts(self._controller.session)

    def finish_typing(self) -> None:
        self.panel.remark.finish_composing()

    def silenced(self) -> QSignalBlocker:
        """Keep the remark from handing over text that is being composed."""
        return QSignalBlocker(self.panel.remark)

    def read_again(self) -> None:
        self.panel.read_tags()

    def _connect(self) -> None:
        """Pass answers given in the panel to the session."""
        panel, act = self.panel, self._controller.act
        for question, answers in panel.first_two.items():
            answers.answered.connect(lambda each, of=question: act(_answering(of, each)))
        panel.further_chosen.connect(lambda of, each: act(lambda session: session.choose(of, each)))
        panel.tags.tag_added.connect(lambda tag: act(lambda session: session.add_tag(tag)))
        panel.tags.tag_removed.connect(lambda tag: act(lambda session: session.remove_tag(tag)))
        panel.remark.written.connect(lambda text: act(lambda session: session.write_remark(text)))
        for field in (panel.tags.field, panel.remark):
            field.left.connect(self.left)
        # With the tag added, keys judge again instead of being typed.
        panel.tags.field.chosen.connect(lambda _tag: self.left.emit())


def _judging(controller: JudgingController) -> Commands:
    act = controller.act
    return {
        **{
            f"{question}_{each}": partial(act, _answering(question, each))
            for question in FIRST_TWO
            for each in Answer
        },
        **{
            f"choice_{number}": partial(act, partial(_choose_numbered, number))
            for number in range(1, FURTHER_CHOICES + 1)
        },
        **{
            f"token_{number}": partial(_toggle_numbered, controller, number)
            for number in range(1, NUMBERED_WORDS + 1)
        },
    }


def _toggle_numbered(controller: JudgingController, number: int) -> None:
    choices = controller.session.choices
    if number <= len(choices):
        controller.act(lambda session: session.toggle(choices[number - 1][0]))


def _choose_numbered(number: int, session: AnnotationSession) -> None:
    session.choose_numbered(number)


def _answering(question: Question, answer: Answer) -> Callable[[AnnotationSession], None]:
    """Return a function that answers one of the first two questions; `OPEN` clears the answer."""
    return lambda session: session.answer(question.id, answer)
