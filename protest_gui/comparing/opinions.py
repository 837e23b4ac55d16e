"""The annotators' answers that an adjudicator weighs, their names hidden at first."""

from collections.abc import Callable, Mapping, Sequence
from string import ascii_uppercase

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from protest_core.annotating.adjudication import in_hidden_order
from protest_core.ids import CandidateId
from protest_core.judgements.model import AnnotatorJudgement
from protest_core.text.tokens import Tokens
from protest_gui.comparing.wording import judgement_in_words
from protest_gui.translations import tr
from protest_gui.widgets.buttons import KeyButton, KeyHeading
from protest_gui.widgets.labels import WrappingLabel, make_bold, plain_tip
from protest_gui.widgets.layout import FlowLayout, on_font_change

# As many as there are keys for them.
WITH_KEYS = 4


Named = tuple[str, AnnotatorJudgement]


class Opinions(QWidget):
    """Rows are kept: one turns more pages than there are people."""

    taken_over = Signal(int)  # the place in the list, from 0
    names_switched = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("What people said"))
        self._rows: list[OpinionRow] = []
        self._keys: Sequence[str] = [""] * WITH_KEYS
        self.names_button = KeyButton()
        self.names_button.clicked.connect(lambda _checked: self.names_switched.emit())
        head = FlowLayout(spacing=12)  # large text needs two lines
        self._heading = KeyHeading(tr("What people said"))
        head.addWidget(self._heading)
        head.addWidget(self.names_button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addLayout(head)
        on_font_change(self, Opinions._fit_heading)

    def shown_opinions(self) -> list[tuple[str, str]]:
        return [
            (row.name.accessibleName(), row.said.accessibleName())
            for row in self._rows
            if not row.isHidden()
        ]

    def show_opinions(self, told: Sequence[Named], target: Mapping[int, Tokens]) -> None:
        """`target` has the words that were selected."""
        while len(self._rows) < len(told):
            self._add_row(len(self._rows))
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(told))
            if number < len(told):
                name, each = told[number]
                row.show_opinion(name, judgement_in_words(each.judgement, target))

    def show_whether_hidden(self, *, hidden: bool) -> None:
        text = tr("Show names") if hidden else tr("Hide names")
        self.names_button.setText(text)
        self.names_button.setAccessibleName(text)
        self.names_button.updateGeometry()

    def set_keys(self, shown: Callable[[str], str]) -> None:
        self._keys = [shown(f"take_over_{number}") for number in range(1, WITH_KEYS + 1)]
        self.names_button.set_key(shown("names"))
        for row, key in zip(self._rows, self._keys, strict=False):
            row.button.set_key(key)

    def _fit_heading(self) -> None:
        """The heading stands in the middle of the line that the button makes, twice a line high."""
        self._heading.setMinimumHeight(2 * self.fontMetrics().height())

    def _add_row(self, number: int) -> None:
        row = OpinionRow()
        row.button.set_key(self._keys[number] if number < WITH_KEYS else "")
        row.taken_over.connect(lambda: self.taken_over.emit(number))
        self._rows.append(row)
        self._column.addWidget(row)


def named(
    told: Sequence[AnnotatorJudgement], candidate_id: CandidateId, *, hidden: bool
) -> list[Named]:
    """By name; or as A, B, …"""
    if not hidden:
        return [(each.annotator, each) for each in told]
    hidden_order = in_hidden_order(told, candidate_id)
    return [(_hidden_name(number), each) for number, each in enumerate(hidden_order)]


def _hidden_name(number: int) -> str:
    sign = ascii_uppercase[number] if number < len(ascii_uppercase) else str(number + 1)
    return tr("Annotator {0}").format(sign)


class OpinionRow(QWidget):
    """Its name and what it says are in its accessible name, too."""

    taken_over = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = WrappingLabel()
        make_bold(self.name)
        self.said = WrappingLabel()
        for label in (self.name, self.said):  # to be read, not to be walked through by Tab
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = KeyButton(tr("Take over"))
        self.button.clicked.connect(lambda _checked: self.taken_over.emit())
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.name, 1)
        head.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.said)

    def show_opinion(self, name: str, said: str) -> None:
        self.name.tell(name)
        self.said.tell(said)
        self.setAccessibleName(f"{name}: {said}")
        self.button.setAccessibleName(tr("Take over what {0} said").format(name))
        self.button.setToolTip(plain_tip(self.button.accessibleName()))
