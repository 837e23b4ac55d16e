"""The judging page of a project: with the overview panel and all systems beside the text."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from protest_core.annotating.adjudication import all_judgements
from protest_core.annotating.candidate_tags import TagStep
from protest_core.annotating.history import AnyStep
from protest_core.annotating.session import AnnotationSession
from protest_core.evaluation.project_overview import (
    project_guidelines,
    project_languages,
    tags_in_use,
)
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import Conflict
from protest_core.judgements.model import AnnotatorJudgement
from protest_gui.comparing.across import AcrossMode, AcrossPane
from protest_gui.comparing.answers_table import Everybody
from protest_gui.comparing.overview_panel import OverviewPanel
from protest_gui.comparing.wording import annotator_name
from protest_gui.context import OpenedProject
from protest_gui.judging.answers import AnswerChoice
from protest_gui.judging.commands import SAYING
from protest_gui.judging.controller import Reader
from protest_gui.judging.page import ReadingPage, TranslationPage
from protest_gui.judging.panel import AnnotationPanel, show_example, show_place
from protest_gui.judging.texts import JudgingTexts, Marks, marks_selected
from protest_gui.keys.actions import Commands, set_awake
from protest_gui.keys.key_map import KeyMap
from protest_gui.preferences import Preferences
from protest_gui.translations import tr
from protest_gui.widgets.layout import TurningRow

# What can be done while the systems stand one under another.
_ACROSS = frozenset({"across_systems", "back"})


def reading_page_for(
    opened: OpenedProject, key_map: KeyMap, preferences: Preferences
) -> ReadingPage:
    """Who works through a batch sees one's own judgements only."""
    kind = ResearchPage if opened.batch is None else TranslationPage
    return kind(opened, key_map, preferences)


class ResearchPage(TranslationPage):
    """Adds the overview panel beside the one for annotating."""

    def read(self, candidates: Sequence[CandidateId], at: int = 0) -> None:
        super().read(candidates, at)
        self.across_mode.leave()

    def _side(self) -> QWidget:
        self.overview = OverviewPanel()
        self.side = SidePanels(self.panel, self.overview)
        panels = (self.side, self.overview)
        self.mode = OverviewMode(
            self._opened, self.reader, self.texts, panels, self._preferences, self
        )
        return self.side

    def _middle(self) -> QWidget:
        self.across = AcrossPane(project_languages(project=self._opened.project))
        self._stack = QStackedWidget()
        self._stack.addWidget(super()._middle())
        self._stack.addWidget(self.across)
        self.across_mode = AcrossMode(
            self._opened.project, self.reader, self._stack, self.across, self
        )
        return self._stack

    def _commands(self) -> Commands:
        commands = super()._commands()
        return commands | {
            "overview_panel": self._switch,
            "across_systems": self._show_across,
            "add_tag": lambda: self._panel_shown().focus_tags(),
            "undo": lambda: self._repeat(self.reader.sitting.history.to_undo, commands["undo"]),
            "mend_links": self._mend_links,
            "redo": lambda: self._repeat(self.reader.sitting.history.to_redo, commands["redo"]),
        }

    def _repeat(self, step: AnyStep | None, repeat: Callable[[], object]) -> None:
        """In the panel where one sees it."""
        if step is not None and isinstance(step, TagStep) is not self.mode.is_on:
            self._switch()
        repeat()

    def _mend_links(self) -> None:
        """Where one reads what others said, words cannot be chosen."""
        if self.mode.is_on:
            self._switch()
        super()._mend_links()

    def _panel_shown(self) -> OverviewPanel | AnnotationPanel:
        return self.overview if self.mode.is_on else self.panel

    def _switch(self) -> None:
        self.panel.remark.finish_composing()
        self.mode.switch()

    def _show_across(self) -> None:
        self.panel.remark.finish_composing()
        self.across_mode.switch()

    def _connect(self) -> None:
        super()._connect()
        self.across_mode.switched.connect(self._follow_across)
        self.across_mode.wanted.connect(self._read_one)
        self.across_mode.failed.connect(lambda text: self.banner.show_message(text, "error"))
        self.overview.left.connect(self.focus_text)
        for name in ("previous", "next", "next_open"):
            getattr(self.overview.progress, name).connect(self.actions_by_command[name].trigger)
        self.mode.switched.connect(self._show_mode)

    def show_what_people_said(self) -> None:
        if not self.mode.is_on:
            self._switch()

    def _show_mode(self) -> None:
        if self.reader.saver.sitting is not None:
            self._show_candidate()

    def _follow_across(self) -> None:
        self._wake()
        if not self.across_mode.is_on:
            self.focus_text()

    def _read_one(self, candidate_id: CandidateId) -> None:
        """In the list that is read; what is not in it yet comes after where one is."""
        sitting = self.reader.sitting
        candidates, here = list(sitting.navigator.candidates), sitting.navigator.position
        if candidate_id in candidates:
            position = candidates.index(candidate_id)
            if position != here:
                self.reader.move(lambda sitting: sitting.go_to(position))
            return
        candidates.insert(here + 1, candidate_id)
        self.reader.leave_for(lambda: self.read(candidates, here + 1))

    def _choose(self, line: int, token: int) -> None:
        if not self.mode.is_on:
            super()._choose(line, token)

    def _ask(self, conflicts: Sequence[Conflict], leave: Callable[[], object]) -> None:
        """Where nothing can be amended, nothing is asked."""
        if self.mode.is_on:
            leave()
        else:
            super()._ask(conflicts, leave)

    def _marks(self) -> Marks:
        return self.mode.marks(self.reader.sitting) if self.mode.is_on else super()._marks()

    def _show_candidate(self) -> None:
        super()._show_candidate()
        if self.across_mode.is_on:
            self.across_mode.show()
        if self.mode.is_on:
            self.mode.show_candidate(self.reader.sitting)

    def _show_saving(self) -> None:
        super()._show_saving()
        if self.mode.is_on and not self.unsaved:
            self.mode.show_candidate(self.reader.sitting)

    def _show_keys(self) -> None:
        super()._show_keys()
        self.overview.set_keys(self._key_map.shown)
        self.side.switch.set_key(self._key_map.shown("overview_panel"))
        self.across.set_keys(self._key_map.shown)

    def _wake(self) -> None:
        super()._wake()
        if self.across_mode.is_on:
            asleep = (each for name, each in self.actions_by_command.items() if name not in _ACROSS)
            set_awake(asleep, awake=False)
        if not self.mode.is_on or self.across_mode.is_on:
            return
        for name in SAYING:
            self.actions_by_command[name].setEnabled(False)


class SidePanels(QWidget):
    """There may be more than two: the switch is about the first two."""

    def __init__(
        self, annotation: QWidget, overview: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._overview = overview
        self._annotation = annotation
        self.switch = PanelSwitch()
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

    @property
    def shows_overview(self) -> bool:
        return self.stack.currentWidget() is self._overview

    def show_panel(self, *, overview: bool) -> None:
        self.stack.setCurrentWidget(self._overview if overview else self._annotation)
        self.switch.show_chosen(overview=overview)

    def sizeHint(self) -> QSize:
        """The same for all: the text does not jump when one switches.

        A panel that is not seen learns late of another font, so it is not asked alone.
        """
        least = _LINES_WIDE * self.fontMetrics().height()
        width = max(least, self._annotation.sizeHint().width())
        return QSize(width, super().sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()


class OverviewMode(QObject):
    """While it is on, one reads what others said, and says nothing oneself."""

    switched = Signal()

    def __init__(
        self,
        opened: OpenedProject,
        reader: Reader,
        texts: JudgingTexts,
        panels: tuple[SidePanels, OverviewPanel],
        preferences: Preferences,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project = opened.project
        self._reader = reader
        self._texts = texts
        self._side, self._panel = panels
        self._preferences = preferences
        self._guidelines = project_guidelines(project=opened.project)
        tags = self._panel.tags
        tags.tag_added.connect(lambda tag: reader.say(lambda sitting: sitting.add_own_tag(tag)))
        tags.tag_removed.connect(
            lambda tag: reader.say(lambda sitting: sitting.remove_own_tag(tag))
        )
        reader.changed.connect(self._show_tags)
        self._panel.table.walked.connect(self._show_words_of)
        self._side.switch.chosen.connect(self._turn)
        self._turn(preferences.overview_panel)

    @property
    def is_on(self) -> bool:
        return self._side.shows_overview

    def switch(self) -> None:
        """By the key: one goes on by keys, in the table or in the text."""
        self._turn(not self.is_on)
        there = self._panel.table if self.is_on else self._texts.translation.text
        there.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _turn(self, on: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        self._preferences.overview_panel = on
        self._side.show_panel(overview=on)
        self._texts.translation.text.set_selectable(not on)
        self.switched.emit()

    def show_candidate(self, sitting: AnnotationSession) -> None:
        """Read anew: others may have judged."""
        self._reader.saver.pause()  # reading what others said is no work on one's own judgement
        view = sitting.view
        show_example(self._panel.heading, sitting)
        show_place(self._panel.progress, sitting)
        told = all_judgements(project=self._project, candidate_id=sitting.candidate_id)
        self._panel.show_everybody(Everybody(told, view.antecedent_asked), view.target)
        category = view.candidate.example.category
        standard = [(tag.name, tag.explanation) for tag in self._guidelines.tags_for(category)]
        self._panel.tags.set_choices(standard, tags_in_use(project=self._project))
        self._show_tags()

    def _show_tags(self) -> None:
        if self.is_on:
            self._panel.tags.show_tags(sorted(self._reader.sitting.own_tags))

    def marks(self, sitting: AnnotationSession) -> Marks:
        """With the words of whom one looks at, else with one's own."""
        chosen = self._panel.table.chosen
        tokens = sitting.judgement.tokens if chosen is None else chosen.judgement.tokens
        return marks_selected(sitting.view, tokens)

    def _show_words_of(self, told: AnnotatorJudgement | None) -> None:
        if not self.is_on or self._reader.saver.sitting is None:
            return
        sitting = self._reader.sitting
        self._texts.show_title(sitting, annotator_name(told) if told else "")
        self._texts.show_marks(self.marks(sitting))


_MARGIN = 16


_LINES_WIDE = 25  # in heights of a line


class PanelSwitch(QWidget):
    """`chosen` is said only when the person changes it. The key stands where it leads to."""

    chosen = Signal(bool)  # whether the overview

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._overview = False
        self._key = ""
        self._choices = {
            False: AnswerChoice(tr("Annotation"), decides=True),
            True: AnswerChoice(tr("Overview"), decides=True),
        }
        self._row = TurningRow(self._choices.values())
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
        self.set_key(self._key)

    def set_key(self, key: str) -> None:
        self._key = key
        for each, choice in self._choices.items():
            shown = key if each is not self._overview else ""
            choice.set_key(shown)
            choice.setAccessibleDescription(tr("Key: {0}").format(shown) if shown else "")
        self._row.turn()

    def _choose(self, overview: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        if overview is not self._overview:
            self.show_chosen(overview=overview)
            self.chosen.emit(overview)
