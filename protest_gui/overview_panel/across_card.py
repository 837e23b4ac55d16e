"""One system's translation of an example, with what was found and said of it."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from protest_core.annotating.adjudication import AcrossRow
from protest_core.ids import CandidateId
from protest_gui.appearance.theme import colours_of
from protest_gui.overview_panel.fitted_text import FittedText
from protest_gui.overview_panel.said_words import all_said, match_sentence
from protest_gui.project.outcome_names import outcome_name
from protest_gui.reading.shown_text import marks_on
from protest_gui.reading.token_marks import ShownLine
from protest_gui.widgets.told_label import ToldLabel, make_bold

_OPENING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_RADIUS = 6


class AcrossCard(QWidget):
    """Enter or a double click opens it in the reader."""

    wanted = Signal(object)  # the candidate's id
    reached = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.candidate_id: CandidateId | None = None
        self.is_read = False
        self.system = ToldLabel()
        self.outcome = ToldLabel()
        self.text = FittedText()
        self.match = ToldLabel()
        self.said = ToldLabel()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for label in (self.system, self.outcome, self.match, self.said):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        make_bold(self.system)
        self._arrange()
        self._space_out()

    def show_row(self, row: AcrossRow, *, right_to_left: bool, is_read: bool) -> None:
        """`is_read`: whether it is the one that the reader has come from."""
        self.candidate_id, self.is_read = row.candidate.id, is_read
        example = row.candidate.example
        here = self.tr("{0} · the one you read").format(row.candidate.system)
        self.system.tell(here if is_read else row.candidate.system)
        self.outcome.tell(outcome_name(row.outcome))
        lines = [
            ShownLine(n, tokens, n == example.line) for n, tokens in sorted(row.target.items())
        ]
        self.text.show_lines(
            lines, marks_on(row.highlights, row.target), right_to_left=right_to_left
        )
        self.match.tell(match_sentence(row.match))
        asked = example.category.antecedent_agrees
        said = [all_said(each, antecedent_asked=asked) for each in row.everybody if each.made_at]
        self.said.tell("\n".join(said))
        self.said.setVisible(bool(said))
        self._speak(said)

    def _speak(self, said: list[str]) -> None:
        """All of it is said of the card: its parts have no focus of their own."""
        self.setAccessibleName(f"{self.system.accessibleName()}: {self.outcome.accessibleName()}")
        spoken = (self.text.accessibleDescription(), self.match.accessibleName(), *said)
        self.setAccessibleDescription(" ".join(f"{part.rstrip('.')}." for part in spoken if part))

    def _arrange(self) -> None:
        heading = QHBoxLayout()
        heading.addWidget(self.system, 1)
        heading.addWidget(self.outcome)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(heading)
        for widget in (self.text, self.match, self.said):
            self._layout.addWidget(widget)

    def _space_out(self) -> None:
        height = self.fontMetrics().height()
        self._layout.setContentsMargins(height, height // 2, height, height // 2)
        self._layout.setSpacing(height // 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING and not event.isAutoRepeat():
            self.wanted.emit(self.candidate_id)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.wanted.emit(self.candidate_id)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._space_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        focused = self.hasFocus()
        painter.setPen(QPen(QColor(colours.accent if focused else colours.border), 1 + focused))
        painter.setBrush(QColor(colours.base))
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
