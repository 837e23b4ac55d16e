"""What people said before: folded, until somebody wants to know."""

from collections.abc import Mapping, Sequence
from itertools import chain

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from protest_core.judgements.model import AnnotatorJudgement
from protest_core.text.tokens import Tokens
from protest_gui.overview_panel.said_words import annotator_name, end_of, judgement_in_words
from protest_gui.widgets.told_label import ToldLabel, make_bold


class HistoryFold(QWidget):
    """Under each name, what it was, and below that when, and why it ended; the latest first."""

    unfolded = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QToolButton()
        self.button.setCheckable(True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.toggled.connect(self._fold)
        self._lines: list[tuple[str, bool]] = []
        self._labels: list[ToldLabel] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(3)
        self._layout.addWidget(self.button)
        self._fold(unfold=False)

    def shown_lines(self) -> tuple[str, ...]:
        return tuple(each.accessibleName() for each in self._labels if not each.isHidden())

    def show_everybody(
        self, told: Sequence[AnnotatorJudgement], target: Mapping[int, Tokens]
    ) -> None:
        """`target` has the words that were selected."""
        number = sum(len(each.history) for each in told)
        self._lines = list(chain.from_iterable(_lines_of(each, target) for each in told))
        one = self.tr("1 earlier judgement")
        self.button.setText(
            one if number == 1 else self.tr("{0} earlier judgements").format(number)
        )
        self.setVisible(number > 0)
        self._fold(unfold=self.button.isChecked())

    def _fold(self, unfold: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        self.button.setArrowType(Qt.ArrowType.DownArrow if unfold else Qt.ArrowType.RightArrow)
        self.button.setAccessibleDescription(
            self.tr("shown below") if unfold else self.tr("folded")
        )
        lines = self._lines if unfold else []
        while len(self._labels) < len(lines):
            self._labels.append(ToldLabel())
            self._layout.addWidget(self._labels[-1])
        for number, label in enumerate(self._labels):
            text, is_name = lines[number] if number < len(lines) else ("", False)
            make_bold(label, bold=is_name)
            label.tell(text)
            label.setVisible(number < len(lines))
        if lines:
            self.unfolded.emit()


def _lines_of(told: AnnotatorJudgement, target: Mapping[int, Tokens]) -> list[tuple[str, bool]]:
    """Texts, and whether they are names."""
    if not told.history:
        return []
    past = (
        f"{judgement_in_words(each.judgement, target)}\n{end_of(each)}"
        for each in reversed(told.history)
    )
    return [(annotator_name(told), True), *((line, False) for line in past)]
