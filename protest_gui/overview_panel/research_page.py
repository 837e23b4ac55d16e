"""The translation window of a project: one can also see what everybody said."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QStackedWidget, QWidget

from protest_core.evaluation.project_overview import project_languages
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import Conflict
from protest_gui.keys.key_map import KeyMap
from protest_gui.opening import OpenedProject
from protest_gui.overview_panel.across_mode import AcrossMode
from protest_gui.overview_panel.across_pane import AcrossPane
from protest_gui.overview_panel.overview_mode import OverviewMode
from protest_gui.overview_panel.overview_panel import OverviewPanel
from protest_gui.overview_panel.side_panels import SidePanels
from protest_gui.preferences import Preferences
from protest_gui.reading.annotation_panel import AnnotationPanel
from protest_gui.reading.closing_question import Choice, ask_before_closing
from protest_gui.reading.judging_actions import Commands, set_awake
from protest_gui.reading.reading_commands import SAYING
from protest_gui.reading.shown_text import Marks
from protest_gui.reading.translation_page import TranslationPage
from protest_gui.reading_page import ReadingPage

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

    def is_saved(self) -> bool:
        return super().is_saved() and not self.mode.tags.has_unsaved

    def may_close(self) -> bool:
        """Own tags are asked about, too."""
        if not super().may_close():
            return False
        tags = self.mode.tags
        while not self.is_saved():
            choice = ask_before_closing(self, tags.failure, copy=False)
            if choice is not Choice.TRY_AGAIN:
                return choice is Choice.DISCARD
            tags.save_again()
        return True

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
        mode, tags = self.mode, self.mode.tags
        return commands | {
            "overview_panel": self._switch,
            "across_systems": self._show_across,
            "add_tag": lambda: self._panel_shown().focus_tags(),
            "undo": lambda: tags.undo() if mode.is_on else commands["undo"](),
            "mend_links": self._mend_links,
            "redo": lambda: tags.redo() if mode.is_on else commands["redo"](),
        }

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
        self.mode.tags.changed.connect(self._wake)
        self.mode.tags.failed.connect(self._tell_failure)
        self.mode.tags.recovered.connect(self._hide_failure)

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

    def _tell_failure(self, why: str, again: Callable[[], object] | None) -> None:
        def try_again() -> None:
            self.banner.hide_message()
            if again is not None:
                again()

        actions = [] if again is None else [(self.tr("&Try Again"), try_again)]
        self.banner.show_message(why, "error", actions)

    def _hide_failure(self, why: str) -> None:
        if self.banner.text == why:
            self.banner.hide_message()

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
        actions, tags = self.actions_by_command, self.mode.tags
        for name in SAYING:
            actions[name].setEnabled(False)
        actions["undo"].setEnabled(self.isVisible() and tags.can_undo)
        actions["redo"].setEnabled(self.isVisible() and tags.can_redo)
