"""The panel beside the text: the place in the list, the questions, the answers."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice

from PySide6.QtCore import QEvent, QMargins, QSize, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from protest_core.alignment.warnings import WARNING_SENTENCES
from protest_core.annotating.candidate_view import CandidateView
from protest_core.annotating.session import AnnotationSession
from protest_core.evaluation.project_overview import project_guidelines, tags_in_use
from protest_core.judgements.explanations import category_explanation
from protest_core.judgements.guidelines import guidelines_in
from protest_core.judgements.model import LONGEST_REMARK, LONGEST_TAG, Answer, Judgement, State
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.questions import FIRST_TWO, Question, chosen
from protest_core.matching.rules import REASON_SENTENCES
from protest_gui.context import ProjectContext
from protest_gui.judging.answers import AnswerRow, FurtherRow
from protest_gui.judging.heading import ExampleHeading, corrected_by, corrections_in_full
from protest_gui.judging.progress import WorkProgress
from protest_gui.judging.remark import RemarkEdit
from protest_gui.judging.tags import TagsEditor
from protest_gui.judging.texts import FURTHER_CHOICES
from protest_gui.keys.actions import Actions
from protest_gui.translations import number_text, shown_language, tr, translated
from protest_gui.widgets.buttons import KeyHeading

_MARGIN, _BETWEEN = 16, 18
_LINES_WIDE = 25  # in heights of a line, so that the panel grows with the text


class AnnotationPanel(QScrollArea):
    """Shows the judgement of a session, in the words of the project's guidelines."""

    further_chosen = Signal(str, str)  # the id of a further question, and of the clicked choice

    def __init__(
        self, context: ProjectContext, actions: Actions, others: QWidget | None = None
    ) -> None:
        """`others` is a widget with the answers of others, if they are shown."""
        super().__init__()
        self._project = context.project
        self._actions = actions
        self._others = others
        self._as_written = project_guidelines(project=context.project)
        self._guidelines = guidelines_in(self._as_written, shown_language())
        self._shown: Judgement | None = None
        self._scrolled_before: int | None = None  # the scroll position when a field was entered
        self.progress = work_progress(actions)
        links = actions["correct_links"] if context.corrects_links else None
        self.heading = ExampleHeading(actions["judge_as"], links)
        if context.batch is not None:  # a batch is for one annotator
            self.heading.change_button.hide()
        self.first_two = {
            question: AnswerRow({each: actions[f"{question}_{each}"] for each in Answer})
            for question in FIRST_TWO
        }
        self._pronoun = self.first_two[Question.PRONOUN]
        self._antecedent = self.first_two[Question.ANTECEDENT]
        self._further: dict[str, FurtherRow] = {}
        self._further_column = QVBoxLayout()
        self._further_column.setSpacing(_BETWEEN)
        self.tags = TagsEditor()
        self.remark = RemarkEdit()
        self._tags_heading = KeyHeading(tr("Tags"), actions["add_tag"])
        self._remark_heading = KeyHeading(tr("Remarks"), actions["remark"])
        self.setAccessibleName(tr("Judgement"))
        self._dress()
        self.setWidget(self._page())
        self._take_questions()
        self._connect()
        self.read_tags()
        actions.key_map.changed.connect(self.updateGeometry)  # wide keys need room

    def _take_questions(self) -> None:
        """Take the words of the guidelines, with a row for each further question."""
        questions = self._guidelines.questions
        self._antecedent.set_possible_questions([questions.antecedent, _not_asked()])
        self._pronoun.set_possible_questions(
            [questions.pronoun, questions.pronoun_given_antecedent]
        )
        for row in self._further.values():
            self._further_column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._further = dict(self._further_rows())
        for row in self._further.values():
            self._further_column.addWidget(row)

    def _further_rows(self) -> Iterator[tuple[str, FurtherRow]]:
        """Yield a row for each further question; their choices have keys in one order."""
        numbers = range(1, FURTHER_CHOICES + 1)
        keys = iter([self._actions[f"choice_{number}"] for number in numbers])
        for question in self._asked_anywhere():
            row = FurtherRow(question, list(islice(keys, len(question.offered))))
            row.set_possible_questions([question.text, _not_asked_of(question)])
            row.chosen.connect(partial(self.further_chosen.emit, question.id))
            yield question.id, row

    def _asked_anywhere(self) -> list[Question]:
        return [question for question in self._guidelines.further if not question.retired]

    def read_tags(self) -> None:
        """Read the tags that are in use in the project."""
        self._tags_in_use = set(tags_in_use(project=self._project))

    def show_candidate(self, session: AnnotationSession) -> None:
        self.tags.field.list.shut()
        self.scroll_back()
        view = session.view
        if view.guidelines != self._as_written:  # another program has replaced them
            self._as_written = view.guidelines
            self._guidelines = guidelines_in(view.guidelines, shown_language())
            self._take_questions()
        questions = self._guidelines.questions
        show_example(self.heading, session)
        self.heading.show_annotator(session.person, adjudicating=bool(session.adjudicated_by))
        asked = view.antecedent_asked
        for field in (self.tags, self.remark):
            field.setEnabled(session.has_annotator)
        self.set_questions(
            pronoun=questions.pronoun_given_antecedent if asked else questions.pronoun,
            antecedent=questions.antecedent if asked else None,
        )
        for question in self._asked_anywhere():
            here = question in view.questions
            row = self._further[question.id]
            row.set_question(question.text if here else _not_asked_of(question))
            row.setEnabled(here)
        self.tags.set_choices(self.standard_tags(view), sorted(self._tags_in_use))
        self._shown = None
        self.show_judgement(session)

    def standard_tags(self, view: CandidateView) -> list[tuple[str, str]]:
        """Return the tags of the guidelines that fit a candidate, with their explanations."""
        tags = self._guidelines.tags_for(view.candidate.example.category)
        return [(tag.name, tag.explanation) for tag in tags]

    def show_judgement(self, session: AnnotationSession) -> None:
        """Show the judgement of the current candidate, updating only what has changed."""
        judgement, shown = session.judgement, self._shown
        self._pronoun.show_answer(judgement.pronoun)
        self._antecedent.show_answer(judgement.antecedent)
        for row in self._further.values():
            row.show_chosen(chosen(judgement, row.question_asked))
        if shown is None or shown.tags != judgement.tags:
            self.tags.show_tags(sorted(judgement.tags))
        if shown is None or shown.remark != judgement.remark:
            self.remark.show_remark(judgement.remark)
        self._shown = judgement
        self._tags_in_use |= judgement.tags
        show_place(self.progress, session)

    def show_counts(self, session: AnnotationSession) -> None:
        show_place(self.progress, session)

    def set_questions(self, *, pronoun: str, antecedent: str | None) -> None:
        """Set both questions; without one about the antecedent, its place is kept."""
        self._pronoun.set_question(pronoun)
        self._antecedent.set_question(antecedent or _not_asked())
        self._antecedent.setEnabled(antecedent is not None)

    def focus_tags(self) -> None:
        self._scroll_to(self.tags.field)
        self.tags.focus_field()

    def focus_remark(self) -> None:
        self._scroll_to(self.remark)
        self.remark.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def scroll_back(self) -> None:
        """Scroll back to the position before a field was entered by its key."""
        if self._scrolled_before is not None:
            self.verticalScrollBar().setValue(self._scrolled_before)
            self._scrolled_before = None

    def _scroll_to(self, field: QWidget) -> None:
        if self._scrolled_before is None:
            self._scrolled_before = self.verticalScrollBar().value()
        self.ensureWidgetVisible(field)

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
        layout.setSpacing(_BETWEEN)
        for part in self._parts():
            layout.addLayout(_block(part))
            if part == (self._pronoun,):
                layout.addLayout(self._further_column)
        layout.addStretch(1)
        return page

    def _parts(self) -> Sequence[Sequence[QWidget]]:
        """Return the parts in columns; parts that can grow are below the answers."""
        others = [(self._others,)] if self._others is not None else []
        return (
            (self.progress,),
            (self.heading,),
            (self._antecedent,),
            (self._pronoun,),
            *others,
            (self._tags_heading, self.tags),
            (self._remark_heading, self.remark),
            (self.heading.details,),
        )

    def _connect(self) -> None:
        self.tags.typed.connect(lambda length: self._tags_heading.show_length(length, LONGEST_TAG))
        self.remark.filled.connect(
            lambda length: self._remark_heading.show_length(length, LONGEST_REMARK)
        )
        for leaving in (self.tags.field.chosen, self.tags.field.left, self.remark.left):
            leaving.connect(self.scroll_back)

    def sizeHint(self) -> QSize:
        rows = max(
            row.width_for_answers()
            for row in (self._antecedent, self._pronoun, *self._further.values())
        )
        answers = rows + 2 * _MARGIN + self.verticalScrollBar().sizeHint().width()
        width = max(_LINES_WIDE * self.fontMetrics().height(), answers)
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return a size at which nothing is cut at the side."""
        bar = self.verticalScrollBar().sizeHint().width() - self._room_of_hidden_bar()
        page: QWidget | None = self.widget()
        needed = page.minimumSizeHint().width() + bar if page else 0
        return QSize(needed, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_room_for_scroll_bar()

    def _keep_room_for_scroll_bar(self) -> None:
        """Widen the margin while the scroll bar is hidden, so that its appearance moves nothing."""
        page: QWidget | None = self.widget()
        layout = page.layout() if page is not None else None
        if layout is None:
            return
        margins = QMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        if self.isRightToLeft():
            margins.setLeft(_MARGIN + self._room_of_hidden_bar())
        else:
            margins.setRight(_MARGIN + self._room_of_hidden_bar())
        layout.setContentsMargins(margins)

    def _room_of_hidden_bar(self) -> int:
        taken = self.contentsRect().width() - self.viewport().width()
        return max(self.verticalScrollBar().sizeHint().width() - taken, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()


def _block(widgets: Sequence[QWidget]) -> QVBoxLayout:
    """Return widgets close together, such as a heading and its field; blocks are further apart."""
    block = QVBoxLayout()
    block.setSpacing(6)
    for widget in widgets:
        block.addWidget(widget)
    return block


def _not_asked() -> str:
    return tr("Antecedent: not asked here")


def _not_asked_of(question: Question) -> str:
    return tr("{0}: not asked here").format(question.name)


def show_example(heading: ExampleHeading, session: AnnotationSession) -> None:
    view = session.view
    category = view.candidate.example.category
    explanation = translated(category_explanation(category.id))
    heading.show_example(translated(category.label), view.candidate.system, explanation)
    sentences = (
        None
        if view.reasons is None
        else [translated(REASON_SENTENCES[each]) for each in view.reasons]
    )
    heading.show_reasons(sentences, view.verified_by)
    warnings = [WARNING_SENTENCES[each] for each in view.warnings]
    heading.show_links(warnings, corrected_by(view), corrections_in_full(view))


def work_progress(actions: Actions) -> WorkProgress:
    return WorkProgress(actions["previous"], actions["next"], actions["next_open"])


def show_place(progress: WorkProgress, session: AnnotationSession) -> None:
    """Show progress: everybody's outcomes while reading, own judgements while judging.

    Until the outcomes are counted, the numbers stay as they are.
    """
    position, total = session.navigator.position + 1, len(session.navigator.candidates)
    if session.counts_everybody and not session.outcomes.are_known:
        progress.show_place(position, total)
        return
    if session.counts_everybody:
        decided = total - session.open_count
        disputed = session.outcomes.count(Outcome.DISPUTED)
        parts = [tr("{0} decided").format(number_text(decided))]
        if disputed:
            parts.append(tr("{0} disputed").format(number_text(disputed)))
        progress.show_progress(position, total, decided, 0, disputed, " · ".join(parts))
        return
    counts = session.counts
    # A "yes" whose word has not been chosen yet is no contradiction.
    begun = session.state is State.CONFLICT and session.is_being_chosen
    progress.show_progress(
        position,
        total,
        counts[State.DONE],
        counts[State.INCOMPLETE] + begun,
        counts[State.CONFLICT] - begun,
    )
