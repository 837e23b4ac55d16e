"""The panel beside the text: where one is, what is asked, what was answered."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from protest_core.alignment.warnings import WARNING_SENTENCES
from protest_core.annotating.session import AnnotationSession
from protest_core.evaluation.project_overview import project_guidelines, tags_in_use
from protest_core.judgements.model import LONGEST_REMARK, LONGEST_TAG, State
from protest_core.matching.rules import REASON_SENTENCES
from protest_gui.context import OpenedProject
from protest_gui.judging.answers import AnswerRow
from protest_gui.judging.heading import ExampleHeading, mended_by, mended_in_full
from protest_gui.judging.progress import WorkProgress
from protest_gui.judging.remark import RemarkEdit
from protest_gui.judging.saving import Saver
from protest_gui.judging.status import Hint, StatusLine
from protest_gui.judging.tags import TagsEditor
from protest_gui.translations import tr, translated
from protest_gui.widgets.buttons import KeyedHeading

_MARGIN = 16


_LINES_WIDE = 25  # in heights of a line, so that it grows with the text


class AnnotationPanel(QScrollArea):
    """Puts its widgets together and passes on what they say; it knows no project."""

    antecedent_answered = Signal(object)
    pronoun_answered = Signal(object)
    tag_added = Signal(str)
    tag_removed = Signal(str)
    remark_written = Signal(str)
    left = Signal()  # the focus should go back to the text
    change_annotator = Signal()
    previous = Signal()
    next = Signal()
    next_open = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.progress = WorkProgress()
        self.heading = ExampleHeading()
        self.antecedent = AnswerRow()
        self.pronoun = AnswerRow()
        self.tags = TagsEditor()
        self.remark = RemarkEdit()
        self._tags_heading = KeyedHeading(tr("Tags"))
        self._remark_heading = KeyedHeading(tr("Remarks"))
        self.setAccessibleName(tr("Judgement"))
        self._dress()
        self.setWidget(self._page())
        self._relay()

    def set_questions(self, *, pronoun: str, antecedent: str | None) -> None:
        """Without one about the antecedent, nothing about it is shown."""
        self.pronoun.set_question(pronoun)
        self.antecedent.set_question(antecedent or "")
        self.antecedent.setVisible(antecedent is not None)

    def set_keys(self, shown: Callable[[str], str]) -> None:
        """`shown` gives the key of a command as people read it."""
        self.progress.set_keys(shown("previous"), shown("next"), shown("next_open"))
        for row, name in ((self.antecedent, "antecedent"), (self.pronoun, "pronoun")):
            row.set_keys(*(shown(f"{name}_{answer}") for answer in ("yes", "no", "unset")))
        self._tags_heading.set_key(shown("add_tag"))
        self._remark_heading.set_key(shown("remark"))
        self.updateGeometry()  # wide keys need room

    def focus_tags(self) -> None:
        self.ensureWidgetVisible(self.tags.field)
        self.tags.focus_field()

    def focus_remark(self) -> None:
        self.ensureWidgetVisible(self.remark)
        self.remark.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _dress(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setBackgroundRole(QPalette.ColorRole.AlternateBase)

    def _page(self) -> QWidget:
        page = QWidget()
        page.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout.setSpacing(18)
        for part in self._parts():
            layout.addLayout(_block(part))
        layout.addStretch(1)
        return page

    def _parts(self) -> Sequence[Sequence[QWidget]]:
        return (
            (self.progress,),
            (self.heading,),
            (self.antecedent,),
            (self.pronoun,),
            (self._tags_heading, self.tags),
            (self._remark_heading, self.remark),
        )

    def _relay(self) -> None:
        for leaving in (self.progress.previous, self.progress.next, self.progress.next_open):
            leaving.connect(self.remark.finish_composing)  # first: it keeps the focus
        self.progress.previous.connect(self.previous)
        self.progress.next.connect(self.next)
        self.progress.next_open.connect(self.next_open)
        self.heading.change_annotator.connect(self.change_annotator)
        self.antecedent.answered.connect(self.antecedent_answered)
        self.pronoun.answered.connect(self.pronoun_answered)
        self.tags.tag_added.connect(self.tag_added)
        self.tags.tag_removed.connect(self.tag_removed)
        self.tags.typed.connect(lambda length: self._tags_heading.show_length(length, LONGEST_TAG))
        self.tags.left.connect(self.left)
        self.remark.written.connect(self.remark_written)
        self.remark.filled.connect(
            lambda length: self._remark_heading.show_length(length, LONGEST_REMARK)
        )
        self.remark.left.connect(self.left)

    def sizeHint(self) -> QSize:
        rows = max(row.width_for_answers() for row in (self.antecedent, self.pronoun))
        answers = rows + 2 * _MARGIN + self.verticalScrollBar().sizeHint().width()
        width = max(_LINES_WIDE * self.fontMetrics().height(), answers)
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Never so narrow that something is cut at the side."""
        bar = self.verticalScrollBar().sizeHint().width()
        page: QWidget | None = self.widget()
        needed = page.minimumSizeHint().width() + bar if page else 0
        return QSize(needed, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()


def _block(widgets: Sequence[QWidget]) -> QVBoxLayout:
    """A heading stands close to its field, blocks stand apart."""
    block = QVBoxLayout()
    block.setSpacing(6)
    for widget in widgets:
        block.addWidget(widget)
    return block


class PanelFiller:
    """Knows the guidelines, whose words the panel shows."""

    def __init__(self, opened: OpenedProject, panel: AnnotationPanel, status: StatusLine) -> None:
        self._project = opened.project
        self._panel = panel
        self._status = status
        self._guidelines = project_guidelines(project=opened.project)
        self.read_project()

    def read_project(self) -> None:
        self._in_use = set(tags_in_use(project=self._project))

    def show_candidate(self, sitting: AnnotationSession) -> None:
        view = sitting.view
        category = view.candidate.example.category
        questions = self._guidelines.questions
        show_example(self._panel.heading, sitting)
        adjudicating = bool(sitting.adjudicated_by)
        self._panel.heading.show_annotator(sitting.person, adjudicating=adjudicating)
        asked = view.antecedent_asked
        self._panel.set_questions(
            pronoun=questions.pronoun_given_antecedent if asked else questions.pronoun,
            antecedent=questions.antecedent if asked else None,
        )
        standard = [(t.name, t.explanation) for t in self._guidelines.tags_for(category)]
        self._panel.tags.set_choices(standard, sorted(self._in_use))
        self.show_judgement(sitting)

    def show_judgement(self, sitting: AnnotationSession) -> None:
        judgement = sitting.judgement
        self._panel.pronoun.show_answer(judgement.pronoun)
        self._panel.antecedent.show_answer(judgement.antecedent)
        self._panel.tags.show_tags(sorted(judgement.tags))
        self._panel.remark.show_remark(judgement.remark)
        self._in_use |= judgement.tags
        self._show_hint(sitting)
        show_place(self._panel.progress, sitting)

    def _show_hint(self, sitting: AnnotationSession) -> None:
        kind = Hint.CONFLICT if sitting.conflicts else Hint.INCOMPLETE
        text = translated(sitting.hint)
        self._status.show_hint(f"{text[:1].upper()}{text[1:]}", kind)

    def show_saving(self, saver: Saver) -> None:
        if not saver.has_unsaved:
            self._status.show_saved(saver.saved_at.time() if saver.saved_at else None)
        elif saver.failure:
            self._status.show_not_saved()
        else:
            self._status.show_saving()


def show_example(heading: ExampleHeading, sitting: AnnotationSession) -> None:
    view = sitting.view
    heading.show_example(view.candidate.example.category.label, view.candidate.system)
    sentences = (
        None
        if view.reasons is None
        else [translated(REASON_SENTENCES[each]) for each in view.reasons]
    )
    heading.show_reasons(sentences, view.verified_by)
    warnings = [WARNING_SENTENCES[each] for each in view.warnings]
    heading.show_links(warnings, mended_by(view), mended_in_full(view))


def show_place(progress: WorkProgress, sitting: AnnotationSession) -> None:
    counts = sitting.counts
    progress.show_progress(
        sitting.navigator.position + 1,
        len(sitting.navigator.candidates),
        counts[State.DONE],
        counts[State.INCOMPLETE],
        counts[State.CONFLICT],
    )
