"""The annotators' answers that an adjudicator weighs, their names hidden at first."""

from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from protest_core.annotating.adjudication import in_hidden_order
from protest_core.ids import CandidateId
from protest_core.judgements.model import StoredJudgement
from protest_core.judgements.questions import Question
from protest_core.text.tokens import Tokens
from protest_gui.comparing.wording import judgement_in_words
from protest_gui.keys.actions import Actions
from protest_gui.translations import tr
from protest_gui.widgets.buttons import KeyButton, KeyHeading
from protest_gui.widgets.labels import WrappingLabel, make_bold, plain_tip
from protest_gui.widgets.layout import FlowLayout, on_font_change

# There are keys for this many.
WITH_KEYS = 4
Named = tuple[str, StoredJudgement]


class Opinions(QWidget):
    """The annotators' answers, one row each; rows are reused, as pages are turned often."""

    taken_over = Signal(int)  # the place in the list, from 0, for rows without a command

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._actions = actions
        self.setAccessibleName(tr("Annotators' answers"))
        self._rows: list[OpinionRow] = []
        self._names_button = KeyButton(actions["names"])
        head = FlowLayout(spacing=12)  # large text needs two lines
        self._heading = KeyHeading(tr("Annotators' answers"))
        head.addWidget(self._heading)
        head.addWidget(self._names_button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addLayout(head)
        on_font_change(self, Opinions._fit_heading)

    def show_opinions(
        self,
        named_judgements: Sequence[Named],
        target: Mapping[int, Tokens],
        questions: Sequence[Question],
    ) -> None:
        """Show each judgement; `target` has the words that were selected."""
        while len(self._rows) < len(named_judgements):
            self._add_row(len(self._rows))
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(named_judgements))
            if number < len(named_judgements):
                name, each = named_judgements[number]
                row.show_opinion(name, judgement_in_words(each.judgement, target, questions))

    def show_whether_hidden(self, *, hidden: bool) -> None:
        self._names_button.set_own_text(tr("Show names") if hidden else tr("Hide names"))

    def _fit_heading(self) -> None:
        """Centre the heading in the row that the button makes twice as high as a line."""
        self._heading.setMinimumHeight(2 * self.fontMetrics().height())

    def _add_row(self, number: int) -> None:
        if number < WITH_KEYS:
            action = self._actions[f"take_over_{number + 1}"]
        else:
            action = QAction(self)
            action.triggered.connect(lambda _checked: self.taken_over.emit(number))
        row = OpinionRow(action)
        self._rows.append(row)
        self._column.addWidget(row)


def named(
    judgements: Sequence[StoredJudgement], candidate_id: CandidateId, *, hidden: bool
) -> list[Named]:
    """Return the judgements with names or, if those are hidden, with letters: A, B, …"""
    if not hidden:
        return [(each.annotator, each) for each in judgements]
    hidden_order = in_hidden_order(judgements, candidate_id)
    return [(_hidden_name(number), each) for number, each in enumerate(hidden_order)]


def _hidden_name(number: int) -> str:
    sign = ascii_uppercase[number] if number < len(ascii_uppercase) else str(number + 1)
    return tr("Annotator {0}").format(sign)


class OpinionRow(QWidget):
    """A row with a name and an answer, which are also its accessible name."""

    def __init__(self, take_over: QAction) -> None:
        super().__init__()
        self.name = WrappingLabel()
        make_bold(self.name)
        self.answer = WrappingLabel()
        for label in (self.name, self.answer):  # only read: Tab does not stop here
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = KeyButton(take_over, tr("Use this answer"))
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.name, 1)
        head.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.answer)

    def show_opinion(self, name: str, answer: str) -> None:
        self.name.setText(name)
        self.answer.setText(answer)
        self.setAccessibleName(f"{name}: {answer}")
        self.button.setAccessibleName(tr("Use the answer of {0}").format(name))
        self.button.setToolTip(plain_tip(self.button.accessibleName()))
