"""The judging page of a project, with all answers and all systems beside the text."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from protest_core.annotating.adjudication import all_judgements
from protest_core.annotating.candidate_tags import TagStep
from protest_core.annotating.history import AnyStep
from protest_core.annotating.session import AnnotationSession
from protest_core.evaluation.project_overview import tags_in_use
from protest_core.ids import CandidateId
from protest_core.judgements.model import StoredJudgement
from protest_gui.comparing.answers_table import AllAnswers
from protest_gui.comparing.overview_panel import OverviewPanel
from protest_gui.comparing.systems_side_by_side import SystemsSideBySide
from protest_gui.comparing.wording import annotator_name
from protest_gui.context import ProjectContext
from protest_gui.judging.answering import JUDGING, AnsweringQuestions
from protest_gui.judging.answers import AnswerChoice
from protest_gui.judging.linking import LinkCorrecting
from protest_gui.judging.mode import JudgingMode, JudgingParts, judging_parts
from protest_gui.judging.page import JudgingPage
from protest_gui.judging.panel import show_example, show_place
from protest_gui.judging.texts import Marks, marks_selected
from protest_gui.keys.actions import Actions, Commands
from protest_gui.preferences import Preferences
from protest_gui.translations import tr
from protest_gui.widgets.layout import EvenRow

_MARGIN = 16
_LINES_WIDE = 25  # in heights of a line


def judging_page(
    context: ProjectContext, actions: Actions, preferences: Preferences, *, comparing: bool
) -> JudgingPage:
    """Return the page for judging; `comparing`: with the answers of others."""

    def new_session(
        candidates: Sequence[CandidateId], at: int, earlier: AnnotationSession | None
    ) -> AnnotationSession:
        return AnnotationSession(
            context.project,
            candidates,
            context.annotator,
            save_at_once=False,
            earlier=earlier,
            at=at,
        )

    parts = judging_parts(context, actions, preferences, new_session)
    task = AnsweringQuestions(parts)
    if not comparing:
        return JudgingPage(parts, task, (LinkCorrecting(parts, task),))
    overview = OverviewPanel(actions)
    side = SidePanels(task.form, overview, actions["overview_panel"])
    others = ReadingOthers(parts, task, overview, side)
    across = SystemsSideBySide(parts, task)
    links = LinkCorrecting(parts, task, others.turn_off)
    page = JudgingPage(parts, task, (across, links, others), side=side, around=across.around)
    across.wanted.connect(partial(_read_one, page))
    return page


def _read_one(page: JudgingPage, candidate_id: CandidateId) -> None:
    """Show a candidate in the list that is read, or insert it after the current one."""
    candidates, here = page.place
    if candidate_id in candidates:
        position = candidates.index(candidate_id)
        if position != here:
            page.controller.move(lambda session: session.go_to(position))
        return
    longer = [*candidates[: here + 1], candidate_id, *candidates[here + 1 :]]
    page.controller.leave_for(lambda: page.read(longer, here + 1))


class ReadingOthers(JudgingMode):
    """The mode in which the answers of others are read and nothing is judged."""

    only_reads = True

    def __init__(
        self,
        parts: JudgingParts,
        task: AnsweringQuestions,
        overview: OverviewPanel,
        side: "SidePanels",
    ) -> None:
        super().__init__(parts)
        self._task = task
        self._overview = overview
        self._side = side
        tags, act = overview.tags, parts.controller.act
        tags.tag_added.connect(lambda tag: act(lambda session: session.add_own_tag(tag)))
        tags.tag_removed.connect(lambda tag: act(lambda session: session.remove_own_tag(tag)))
        overview.table.walked.connect(self._show_words_of)
        for part in (overview.table, overview.tags.field):
            part.left.connect(self._focus_text)
        side.switch.chosen.connect(self._turn)
        parts.controller.counted.connect(self._show_counts)
        self._turn(parts.preferences.overview_panel)

    def commands(self) -> Commands:
        def undo() -> None:
            self._repeat(self._controller.session.history.to_undo, lambda session: session.undo())

        def redo() -> None:
            self._repeat(self._controller.session.history.to_redo, lambda session: session.redo())

        return {
            "overview_panel": self._switch,
            "add_tag": self._add_tag,
            "undo": undo,
            "redo": redo,
        }

    def allows(self, command_id: str) -> bool:
        return command_id not in JUDGING

    def marks(self) -> Marks:
        """Return the words of the table's current annotator, otherwise the reader's own."""
        session, chosen = self._controller.session, self._overview.table.chosen
        tokens = session.judgement.tokens if chosen is None else chosen.judgement.tokens
        return marks_selected(session.view, tokens)

    def compare(self) -> None:
        if not self.is_on:
            self._switch()

    def show_candidate(self) -> None:
        """Read the answers again: others may have judged."""
        session, overview = self._controller.session, self._overview
        self._count_what_is_read()
        # Reading the answers of others is no work on the annotator's own judgement.
        self._controller.saver.pause()
        view = session.view
        show_example(overview.heading, session)
        show_place(overview.progress, session)
        judgements = all_judgements(
            project=self._context.project, candidate_id=session.candidate_id
        )
        overview.show_answers(AllAnswers(judgements, view.known_questions), view.target)
        overview.tags.set_choices(
            self._task.panel.standard_tags(view), tags_in_use(project=self._context.project)
        )
        self.show_judgement()

    def _show_counts(self) -> None:
        show_place(self._overview.progress, self._controller.session)

    def show_judgement(self) -> None:
        self._overview.tags.show_tags(sorted(self._controller.session.own_tags))

    def show_saved(self) -> None:
        self.show_candidate()

    def turn_off(self) -> None:
        """Return to judging: in this mode words cannot be chosen."""
        if self.is_on:
            self._switch()

    def _switch(self) -> None:
        """Switch by the key, so that the reader goes on by keys, in the table or in the text."""
        self._task.finish_typing()
        self._turn(not self.is_on)
        if self.is_on:
            self._overview.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self._focus_text()

    def _turn(self, on: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        self.is_on = self._preferences.overview_panel = on
        self._count_what_is_read()
        self._side.show_panel(overview=on)
        self._texts.translation.text.set_selectable(not on)
        self.switched.emit()

    def _count_what_is_read(self) -> None:
        """Count all outcomes while the answers of others are read, or if nobody judges."""
        if self._controller.has_session:
            session = self._controller.session
            session.counts_everybody = self.is_on or not session.has_annotator
            self._controller.count_outcomes()

    def _focus_text(self) -> None:
        self._texts.translation.text.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _add_tag(self) -> None:
        (self._overview if self.is_on else self._task.panel).focus_tags()

    def _repeat(self, step: AnyStep | None, repeat: Callable[[AnnotationSession], object]) -> None:
        """Undo or redo, with the panel shown in which that can be seen."""
        if step is not None and isinstance(step, TagStep) is not self.is_on:
            self._switch()
        self._controller.act(repeat)

    def _show_words_of(self, judgement: StoredJudgement | None) -> None:
        if self.is_on and self._controller.has_session:
            name = annotator_name(judgement) if judgement else ""
            self._texts.show_title(self._controller.session, name)
            self._texts.show_marks(self.marks())


class SidePanels(QWidget):
    """Shows the annotation panel or the overview panel, with a switch above them."""

    def __init__(self, annotation: QWidget, overview: QWidget, switching: QAction) -> None:
        super().__init__()
        self._overview = overview
        self._annotation = annotation
        self.switch = PanelSwitch(switching)
        self.stack = QStackedWidget()
        self.stack.addWidget(annotation)
        self.stack.addWidget(overview)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        switch = QVBoxLayout()
        switch.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, 0)
        switch.addWidget(self.switch)
        layout.addLayout(switch)
        layout.addWidget(self.stack, 1)

    def show_panel(self, *, overview: bool) -> None:
        self.stack.setCurrentWidget(self._overview if overview else self._annotation)
        self.switch.show_chosen(overview=overview)

    def sizeHint(self) -> QSize:
        """Return the same size for both panels: the text does not move when they are switched.

        A hidden panel learns late of another font, so its own hint does not suffice.
        """
        least = _LINES_WIDE * self.fontMetrics().height()
        width = max(least, self._annotation.sizeHint().width())
        return QSize(width, super().sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()


class PanelSwitch(QWidget):
    """A switch between two panels. The key is shown on the panel that it leads to.

    `chosen` is emitted only when the person changes the panel.
    """

    chosen = Signal(bool)  # True: the overview panel

    def __init__(self, switching: QAction) -> None:
        super().__init__()
        self._switching = switching
        self._overview = False
        self._choices = {
            False: AnswerChoice(tr("Annotation"), decides=True),
            True: AnswerChoice(tr("All answers"), decides=True),
        }
        self._row = EvenRow(self._choices.values())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._row)
        self.setAccessibleName(tr("Panel"))
        for overview, choice in self._choices.items():
            choice.setAccessibleName(tr("Panel: {0}").format(choice.text()))
            choice.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            choice.clicked.connect(lambda _checked, wanted=overview: self._choose(wanted))
        self.show_chosen(overview=False)

    def choice(self, *, overview: bool) -> AnswerChoice:
        return self._choices[overview]

    def show_chosen(self, *, overview: bool) -> None:
        self._overview = overview
        for each, choice in self._choices.items():
            choice.setChecked(each is overview)
            choice.cap.follow(None if each is overview else self._switching)
        self._row.turn()

    def _choose(self, overview: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        if overview is not self._overview:
            self.show_chosen(overview=overview)
            self.chosen.emit(overview)
