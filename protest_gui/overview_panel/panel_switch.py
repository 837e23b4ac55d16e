"""The switch above the side panels: one's own annotation, or the overview of everybody's."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_gui.reading.answer_choice import AnswerChoice
from protest_gui.reading.turning_row import TurningRow


class PanelSwitch(QWidget):
    """`chosen` is said only when the person changes it. The key stands where it leads to."""

    chosen = Signal(bool)  # whether the overview

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._overview = False
        self._key = ""
        self._choices = {
            False: AnswerChoice(self.tr("Annotation"), decides=True),
            True: AnswerChoice(self.tr("Overview"), decides=True),
        }
        self._row = TurningRow(self._choices.values())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._row)
        self.setAccessibleName(self.tr("Panel"))
        for overview, choice in self._choices.items():
            choice.setAccessibleName(self.tr("Panel: {0}").format(choice.text()))
            choice.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            choice.clicked.connect(lambda _checked, wanted=overview: self._choose(wanted))
        self.show_chosen(overview=False)

    def choice(self, *, overview: bool) -> AnswerChoice:
        return self._choices[overview]

    def show_chosen(self, *, overview: bool) -> None:
        self._overview = overview
        for each, choice in self._choices.items():
            choice.setChecked(each is overview)
        self.set_key(self._key)

    def set_key(self, key: str) -> None:
        self._key = key
        for each, choice in self._choices.items():
            shown = key if each is not self._overview else ""
            choice.set_key(shown)
            choice.setAccessibleDescription(self.tr("Key: {0}").format(shown) if shown else "")
        self._row.turn()

    def _choose(self, overview: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        if overview is not self._overview:
            self.show_chosen(overview=overview)
            self.chosen.emit(overview)
