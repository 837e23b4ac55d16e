"""The answers to a question: a row of buttons, each with its key."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from protest_core.judgements.model import Answer
from protest_core.judgements.questions import Question
from protest_gui.appearance.colours import Colours
from protest_gui.appearance.theme import colours_of
from protest_gui.translations import tr
from protest_gui.widgets.buttons import KeyCap, mirrored
from protest_gui.widgets.labels import SteadyLabel
from protest_gui.widgets.layout import EvenRow

_STEPS: dict[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}
_SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
_SIDE_BY_SIDE = 3  # choices; more are in further rows


# Qt's classes cannot be inherited twice: at run time the mix-in has no base of its own.
if TYPE_CHECKING:
    _Button = QAbstractButton
else:
    _Button = object


class _DrawnChoice(_Button):
    """A button for a choice; chosen, it is filled, bold and ticked: visible without colours, too.

    `decides`: the answer settles the question. "Open" stays quiet, with a dot.
    """

    _is_square = False

    def _dress(self, action: QAction | None, *, decides: bool) -> None:
        self._decides = decides
        self.cap = KeyCap(self, action)
        # The row sets the chosen button; Qt's own exclusiveness would choose on every arrow key.
        self.setAutoExclusive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _draw(self, painter: QPainter, colours: Colours) -> None:
        self._draw_frame(painter, colours)
        ink = self._ink(colours)
        painter.setPen(ink)
        painter.setFont(self._shown_font())
        rest = QRectF(self.rect()).adjusted(self._gap(), 0, -self._gap(), 0)
        mark = QRectF(rest.left(), 0, self._mark_size(), self._mark_size())
        mark.moveCenter(QPointF(mark.center().x(), rest.center().y()))
        self._draw_mark(painter, mirrored(mark, self), ink)
        cap = rest.right() - self.cap.size().width()
        rim = ink if self._loud() else QColor(colours.control_border)
        self.cap.draw(painter, cap, ink=ink, rim=rim)
        rest.setLeft(mark.right() + self._gap())
        rest.setRight(cap - (self._gap() / 2 if self.cap.key else 0))
        self._draw_text(painter, mirrored(rest, self))

    def _draw_frame(self, painter: QPainter, colours: Colours) -> None:
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        fill = colours.base if not self.underMouse() else colours.window
        if self.isChecked() and self.isEnabled():
            fill = colours.accent if self._decides else colours.border
        painter.setBrush(QColor(fill))
        painter.setPen(QColor(colours.accent if self._loud() else colours.control_border))
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent_text if self._loud() else colours.accent), 2))
            painter.drawRoundedRect(frame.adjusted(2, 2, -2, -2), _RADIUS - 2, _RADIUS - 2)

    def _draw_mark(self, painter: QPainter, place: QRectF, ink: QColor) -> None:
        painter.save()
        painter.setPen(QPen(ink, max(1.2, place.width() / 8)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not self.isChecked():
            painter.setOpacity(0.7)
            draw = painter.drawRect if self._is_square else painter.drawEllipse
            draw(place.adjusted(1, 1, -1, -1))
        elif self._decides:
            painter.drawPolyline([_within(place, *each) for each in _TICK])
        else:
            painter.drawEllipse(place.adjusted(1, 1, -1, -1))
            painter.setBrush(ink)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(place.center(), place.width() / 5, place.width() / 5)
        painter.restore()

    def _draw_text(self, painter: QPainter, place: QRectF) -> None:
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, int(leading), self.text())

    def _ink(self, colours: Colours) -> QColor:
        if not self.isEnabled():
            return QColor(colours.muted)
        return QColor(colours.accent_text if self._loud() else colours.text)

    def _loud(self) -> bool:
        return self.isChecked() and self._decides and self.isEnabled()

    def _shown_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(self._loud())
        return font

    def _gap(self) -> float:
        return self.fontMetrics().height() / 2

    def _mark_size(self) -> float:
        return 0.75 * self.fontMetrics().height()

    def _width(self, text: float) -> int:
        cap = self.cap.size().width()
        return round(3 * self._gap() + self._mark_size() + text + (cap + self._gap() / 2) + 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()  # the row knows its neighbours
        else:
            super().keyPressEvent(event)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def nextCheckState(self) -> None:
        """Keep the state: choosing the chosen answer again does not take it back."""
        self.setChecked(True)

    def sizeHint(self) -> QSize:
        # As wide as when chosen, or the row would change its width.
        bold = QFont(self.font())
        bold.setBold(self._decides)
        text = QFontMetricsF(bold).horizontalAdvance(self.text())
        return QSize(self._width(text), 2 * self.fontMetrics().height() + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, colours_of(self.palette()))


class AnswerChoice(_DrawnChoice, QRadioButton):
    """One of several answers that exclude each other."""

    def __init__(self, text: str, action: QAction | None = None, *, decides: bool) -> None:
        super().__init__(text)
        self._dress(action, decides=decides)


class TickedChoice(_DrawnChoice, QCheckBox):
    """One of several answers that can be given together."""

    _is_square = True

    def __init__(self, text: str, action: QAction | None = None, *, decides: bool = True) -> None:
        super().__init__(text)
        self._dress(action, decides=decides)


class _ChoiceRow(QWidget):
    """A question and a button for each choice; one stop of Tab, like other groups of choices."""

    def __init__(
        self, choices: Mapping[str, "AnswerChoice | TickedChoice"], actions: Iterable[QAction]
    ) -> None:
        super().__init__()
        self._question = SteadyLabel()
        self._choices = dict(choices)
        # Of equal width: the answers of two rows are aligned.
        self._answers = EvenRow(self._choices.values(), most=_SIDE_BY_SIDE)
        for action in actions:
            action.changed.connect(self._answers.turn)  # another key may be wider
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addWidget(self._question)
        self._column.addWidget(self._answers)
        for choice_id, choice in self._choices.items():
            self._follow(choice_id, choice)

    def _follow(self, choice_id: str, choice: "AnswerChoice | TickedChoice") -> None:
        choice.clicked.connect(lambda _checked: self._choose(choice_id))

    def choice(self, choice_id: str) -> "AnswerChoice | TickedChoice":
        return self._choices[choice_id]

    @property
    def choices(self) -> Sequence[str]:
        return tuple(self._choices)

    def question(self) -> str:
        return self._question.text()

    def set_question(self, text: str) -> None:
        self._question.setText(text)
        self.setAccessibleName(text)
        for choice in self._choices.values():
            choice.setAccessibleName(f"{text} {choice.text()}")

    def set_possible_questions(self, texts: Sequence[str]) -> None:
        """Keep room for the longest question, so that the answers do not move."""
        self._question.set_possible(texts)

    def width_for_answers(self) -> int:
        """Return the width at which no answer is shortened."""
        return self._answers.width_side_by_side()

    def _choose(self, choice_id: str) -> None:
        raise NotImplementedError

    def _show_chosen(self, chosen: Collection[str]) -> None:
        for choice_id, choice in self._choices.items():
            choice.setChecked(choice_id in chosen)
        if not any(choice.hasFocus() for choice in self._choices.values()):
            first = next((each for each in self._choices if each in chosen), self.choices[0])
            self._let_tab_reach(self._choices[first])

    def _let_tab_reach(self, reached: QWidget) -> None:
        for choice in self._choices.values():
            stops = choice is reached
            choice.setFocusPolicy(Qt.FocusPolicy.TabFocus if stops else Qt.FocusPolicy.NoFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus by arrows: passing over an answer must not give it."""
        step = _STEPS.get(event.key(), 0)
        choices = [choice for choice in self._choices.values() if not choice.isHidden()]
        focused = next((i for i, choice in enumerate(choices) if choice.hasFocus()), None)
        if not step or focused is None:
            super().keyPressEvent(event)
            return
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft and event.key() in _SIDEWAYS:
            step = -step
        target = choices[(focused + step) % len(choices)]
        self._let_tab_reach(target)
        target.setFocus(Qt.FocusReason.TabFocusReason)


class AnswerRow(_ChoiceRow):
    """A row that shows and changes the answer to one of the first two questions.

    `answered` is emitted only when the person changes it.
    """

    answered = Signal(object)

    def __init__(self, actions: Mapping[Answer, QAction]) -> None:
        choices: dict[str, AnswerChoice | TickedChoice] = {
            Answer.YES: AnswerChoice(tr("Yes"), actions[Answer.YES], decides=True),
            Answer.NO: AnswerChoice(tr("No"), actions[Answer.NO], decides=True),
            Answer.UNSET: AnswerChoice(tr("Open"), actions[Answer.UNSET], decides=False),
        }
        super().__init__(choices, actions.values())
        self.show_answer(Answer.UNSET)

    def answer(self) -> Answer:
        return self._answer

    def show_answer(self, answer: Answer) -> None:
        self._answer = answer
        self._show_chosen({answer})

    def _choose(self, choice_id: str) -> None:
        answer = Answer(choice_id)
        if answer is not self._answer:
            self.show_answer(answer)
            self.answered.emit(answer)


class FurtherRow(_ChoiceRow):
    """A row with the choices of a further question; clicking a chosen one takes it back.

    `chosen` says which choice was clicked; the question decides what happens to the others.
    Retired choices stand below where they have been made, so that they can be taken back.
    """

    chosen = Signal(str)

    def __init__(self, question: Question, actions: Sequence[QAction]) -> None:
        """`actions` belong to the first choices; the others can only be clicked."""
        kind = TickedChoice if question.several else AnswerChoice
        choices: dict[str, AnswerChoice | TickedChoice] = {
            choice.id: kind(choice.text, action, decides=True)
            for choice, action in zip_longest(question.offered, actions)
        }
        super().__init__(choices, actions)
        self.question_asked = question
        self._retired: dict[str, AnswerChoice | TickedChoice] = {
            choice.id: kind(tr("{0} (no longer offered)").format(choice.text), decides=True)
            for choice in question.choices
            if choice.retired
        }
        self._choices |= self._retired
        for choice_id, retired in self._retired.items():
            self._column.addWidget(retired)
            self._follow(choice_id, retired)
        self.show_chosen(())

    def show_chosen(self, made: Collection[str]) -> None:
        for choice_id, choice in self._retired.items():
            if choice.hasFocus() and choice_id not in made:  # it is taken back, and hidden
                self._let_tab_reach(first := self._choices[self.choices[0]])
                first.setFocus(Qt.FocusReason.OtherFocusReason)
            choice.setVisible(choice_id in made)
        self._show_chosen(made)

    def _choose(self, choice_id: str) -> None:
        self.chosen.emit(choice_id)


ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_RADIUS = 5
_TICK = ((0.05, 0.55), (0.38, 0.88), (0.98, 0.12))


def _within(place: QRectF, across: float, down: float) -> QPointF:
    return QPointF(place.left() + across * place.width(), place.top() + down * place.height())
