"""Whether people say the same of each question: a sign, and a sentence that says it."""

from PySide6.QtCore import QCoreApplication, QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from protest_core.annotating.adjudication import Consensus, consensus_on
from protest_core.judgements.outcome import Question
from protest_gui.appearance.theme import colours_of
from protest_gui.overview_panel.everybody_model import Everybody
from protest_gui.widgets.plain import PlainLabel
from protest_gui.widgets.told_label import make_bold

_SENTENCES = {
    Consensus.NOBODY: "{0}: nobody has judged it",
    Consensus.ALONE: "{0}: one person has judged it",
    Consensus.AGREED: "{0}: all agree",
    Consensus.DIFFERENT: "{0}: they disagree",
}
assert set(_SENTENCES) == set(Consensus)  # noqa: S101
_NAMES = {Question.ANTECEDENT: "Antecedent", Question.PRONOUN: "Pronoun"}
assert set(_NAMES) == set(Question)  # noqa: S101


class AccordLines(QWidget):
    """One line for each question that is asked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = {question: AccordLine() for question in _NAMES}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        for line in self._lines.values():
            layout.addWidget(line)

    def shown_sentences(self) -> tuple[str, ...]:
        return tuple(line.sentence() for line in self._lines.values() if not line.isHidden())

    def show_everybody(self, everybody: Everybody) -> None:
        for question, line in self._lines.items():
            line.setVisible(question in everybody.questions)
            line.show_accord(question, consensus_on(question, everybody.told))


class AccordLine(QWidget):
    """Disagreement is bold, too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = AccordSign()
        self._sentence = PlainLabel(wraps=True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._sentence, 1)

    def sentence(self) -> str:
        return self._sentence.text()

    def show_accord(self, question: Question, accord: Consensus) -> None:
        self._sentence.setText(_told(_SENTENCES[accord]).format(_told(_NAMES[question])))
        make_bold(self._sentence, bold=accord is Consensus.DIFFERENT)
        self._sign.show_accord(accord)


class AccordSign(QWidget):
    """= or ≠, or a dash where there is nothing to compare; drawn, as fonts differ."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._accord = Consensus.NOBODY
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_accord(self, accord: Consensus) -> None:
        self._accord = accord
        self.update()

    def sizeHint(self) -> QSize:
        side = self.fontMetrics().height()
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        different = self._accord is Consensus.DIFFERENT
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect())
        ink = QColor(colours.incorrect if different else colours.muted)
        painter.setPen(QPen(ink, max(1.5, place.width() / 9)))
        left, right = place.left() + 0.2 * place.width(), place.left() + 0.8 * place.width()
        compared = self._accord in (Consensus.AGREED, Consensus.DIFFERENT)
        for down in (0.4, 0.62) if compared else (0.5,):
            at = place.top() + down * place.height()
            painter.drawLine(QLineF(left, at, right, at))
        if different:
            painter.drawLine(
                QLineF(
                    place.left() + 0.34 * place.width(),
                    place.top() + 0.84 * place.height(),
                    place.left() + 0.66 * place.width(),
                    place.top() + 0.18 * place.height(),
                )
            )


def _told(text: str) -> str:
    return QCoreApplication.translate("Accord", text)
