"""The panel *All answers*: the answers of all annotators for the candidate, read-only."""

from collections.abc import Mapping, Sequence
from itertools import chain, zip_longest

from PySide6.QtCore import QEvent, QLineF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from protest_core.annotating.adjudication import Consensus, consensus_on
from protest_core.judgements.model import LONGEST_TAG, StoredJudgement
from protest_core.judgements.questions import Question
from protest_core.text.tokens import Tokens
from protest_core.translatable import Text
from protest_gui.appearance.theme import colours_of
from protest_gui.comparing.answers_table import AllAnswers, AnswersTable
from protest_gui.comparing.wording import (
    annotator_name,
    end_of,
    judgement_in_words,
    question_title,
)
from protest_gui.judging.heading import ExampleHeading
from protest_gui.judging.panel import work_progress
from protest_gui.judging.tags import TagsEditor
from protest_gui.keys.actions import Actions
from protest_gui.translations import tr, translated
from protest_gui.widgets.buttons import KeyHeading
from protest_gui.widgets.labels import PlainLabel, WrappingLabel, make_bold
from protest_gui.widgets.panes import ScrollPage

_MARGIN = 16
_SENTENCES = {
    Consensus.NOBODY: Text("{0}: nobody has judged it"),
    Consensus.ALONE: Text("{0}: one person has judged it"),
    Consensus.AGREED: Text("{0}: all agree"),
    Consensus.DIFFERENT: Text("{0}: they disagree"),
}
assert set(_SENTENCES) == set(Consensus)  # noqa: S101


class OverviewPanel(ScrollPage):
    """A panel of all answers, independent of a project. Only the researcher's own tags change."""

    def __init__(self, actions: Actions) -> None:
        page = QWidget()
        super().__init__(page)
        self.progress = work_progress(actions)
        self.heading = ExampleHeading(actions["judge_as"], actions["correct_links"])
        self.heading.hide_annotator()
        self.table = AnswersTable()
        self.nobody = PlainLabel(wraps=True)
        self.consensus = ConsensusLines()
        self.remarks = RemarksList()
        self.tags = TagsEditor()
        self.history = HistoryFold()
        self._remarks_heading = KeyHeading(tr("Remarks"))
        self._tags_heading = KeyHeading(tr("Your own tags"), actions["add_tag"])
        self.nobody.setText(tr("Nobody has judged this yet."))
        self.tags.setAccessibleName(tr("Your own tags"))
        self.setAccessibleName(tr("All answers"))
        self.viewport().setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._arrange(page)
        self.tags.typed.connect(lambda length: self._tags_heading.show_length(length, LONGEST_TAG))
        self.history.unfolded.connect(self._tell_width)
        actions.key_map.changed.connect(self._tell_width)

    def show_answers(self, answers: AllAnswers, target: Mapping[int, Tokens]) -> None:
        """`target` has the words of the translation."""
        judgements = answers.judgements
        self.table.show_answers(answers)
        self.consensus.show_answers(answers)
        self.remarks.show_answers(judgements)
        self.history.show_answers(answers, target)
        # The table stays, or the focus would leave it while the reader moves through its rows.
        self.consensus.setVisible(bool(judgements))
        self.nobody.setVisible(not judgements)
        self._remarks_heading.setVisible(not self.remarks.isHidden())
        self._tell_width()

    def focus_tags(self) -> None:
        self.ensureWidgetVisible(self.tags.field)
        self.tags.focus_field()

    def _tell_width(self) -> None:
        """Report the width that is needed, so that new content is not cut."""
        self.updateGeometry()

    def _arrange(self, page: QWidget) -> None:
        page.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout.setSpacing(18)
        for part in self._parts():
            block = QVBoxLayout()
            block.setSpacing(6)
            for widget in part:
                block.addWidget(widget)
            layout.addLayout(block)
        layout.addStretch(1)

    def _parts(self) -> Sequence[Sequence[QWidget]]:
        return (
            (self.progress,),
            (self.heading,),
            (self.table, self.nobody, self.consensus),
            (self._remarks_heading, self.remarks),
            (self._tags_heading, self.tags),
            (self.history,),
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._tell_width()


class ConsensusLines(QWidget):
    """A line for each question that is asked; lines are reused for other candidates."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[ConsensusLine] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)

    def show_answers(self, answers: AllAnswers) -> None:
        while len(self._lines) < len(answers.questions):
            self._lines.append(ConsensusLine())
            self._layout.addWidget(self._lines[-1])
        for line, question in zip_longest(self._lines, answers.questions):
            line.setVisible(question is not None)
            if question is not None:
                line.show_consensus(question, consensus_on(question, answers.judgements))


class ConsensusLine(QWidget):
    """A line with a sign and a sentence; if annotators disagree, it is also bold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = ConsensusSign()
        self._sentence = PlainLabel(wraps=True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._sentence, 1)

    def sentence(self) -> str:
        return self._sentence.text()

    def show_consensus(self, question: Question, consensus: Consensus) -> None:
        self._sentence.setText(translated(_SENTENCES[consensus]).format(question_title(question)))
        make_bold(self._sentence, bold=consensus is Consensus.DIFFERENT)
        self._sign.show_consensus(consensus)


class ConsensusSign(QWidget):
    """A sign: = or ≠, or a dash if there is nothing to compare. It is drawn, as fonts differ."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._consensus = Consensus.NOBODY
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_consensus(self, consensus: Consensus) -> None:
        self._consensus = consensus
        self.update()

    def sizeHint(self) -> QSize:
        side = self.fontMetrics().height()
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = colours_of(self.palette())
        different = self._consensus is Consensus.DIFFERENT
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(self.rect())
        ink = QColor(colours.incorrect if different else colours.muted)
        painter.setPen(QPen(ink, max(1.5, place.width() / 9)))
        left, right = place.left() + 0.2 * place.width(), place.left() + 0.8 * place.width()
        compared = self._consensus in (Consensus.AGREED, Consensus.DIFFERENT)
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


class RemarksList(QWidget):
    """A list of remarks; labels are reused, as pages are turned more often than remarks written."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pairs: list[tuple[WrappingLabel, WrappingLabel]] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)

    def show_answers(self, judgements: Sequence[StoredJudgement]) -> None:
        remarks = [(annotator_name(each), each.judgement.remark) for each in judgements]
        remarks = [(name, remark) for name, remark in remarks if remark.strip()]
        while len(self._pairs) < len(remarks):
            self._pairs.append(self._new_pair())
        for number, pair in enumerate(self._pairs):
            there = number < len(remarks)
            for label, text in zip(pair, remarks[number] if there else ("", ""), strict=True):
                label.setVisible(there)
                label.setText(text)
        self.setVisible(bool(remarks))

    def _new_pair(self) -> tuple[WrappingLabel, WrappingLabel]:
        name, remark = WrappingLabel(), WrappingLabel()
        make_bold(name)
        for label in (name, remark):
            self._layout.addWidget(label)
        remark.setContentsMargins(0, 0, 0, 6)
        return name, remark


class HistoryFold(QWidget):
    """Earlier judgements by annotator, with when and why they ended; the latest first."""

    unfolded = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QToolButton()
        self.button.setCheckable(True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.toggled.connect(self._fold)
        self._lines: list[tuple[str, bool]] = []
        self._labels: list[WrappingLabel] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(3)
        self._layout.addWidget(self.button)
        self._fold(unfold=False)

    def show_answers(self, answers: AllAnswers, target: Mapping[int, Tokens]) -> None:
        """Show earlier answers; `target` has the words that were selected."""
        number = sum(len(each.history) for each in answers.judgements)
        lines = (_lines_of(each, target, answers.known) for each in answers.judgements)
        self._lines = list(chain.from_iterable(lines))
        text = tr("%n earlier judgements", "", number, one="%n earlier judgement")
        self.button.setText(text)
        self.setVisible(number > 0)
        self._fold(unfold=self.button.isChecked())

    def _fold(self, unfold: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        self.button.setArrowType(Qt.ArrowType.DownArrow if unfold else Qt.ArrowType.RightArrow)
        self.button.setAccessibleDescription(tr("shown below") if unfold else tr("folded"))
        lines = self._lines if unfold else []
        while len(self._labels) < len(lines):
            self._labels.append(WrappingLabel())
            self._layout.addWidget(self._labels[-1])
        for number, label in enumerate(self._labels):
            text, is_name = lines[number] if number < len(lines) else ("", False)
            make_bold(label, bold=is_name)
            label.setText(text)
            label.setVisible(number < len(lines))
        if lines:
            self.unfolded.emit()


def _lines_of(
    entry: StoredJudgement, target: Mapping[int, Tokens], questions: Sequence[Question]
) -> list[tuple[str, bool]]:
    """Return texts, each with whether it is a name."""
    if not entry.history:
        return []
    past = (
        f"{judgement_in_words(each.judgement, target, questions)}\n{end_of(each)}"
        for each in reversed(entry.history)
    )
    return [(annotator_name(entry), True), *((line, False) for line in past)]
