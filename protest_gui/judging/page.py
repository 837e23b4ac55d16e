"""The translation window: one candidate in its context, judged by keys or clicks."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.annotating.unsaved import UnsavedChange
from protest_core.changes import ChangeSet
from protest_core.evaluation.project_overview import project_languages
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import Conflict
from protest_core.judgements.model import Judgement
from protest_gui.context import OpenedProject
from protest_gui.judging.commands import connect_panel, reading_commands
from protest_gui.judging.controller import Reader
from protest_gui.judging.heading import mended_by
from protest_gui.judging.leaving import BatchEnd, ask_about, what_is_left
from protest_gui.judging.linking import REPAIR, LinkMending, MendingBar
from protest_gui.judging.panel import AnnotationPanel, PanelFiller
from protest_gui.judging.save_failures import Rescue
from protest_gui.judging.status import StatusLine
from protest_gui.judging.texts import JudgingTexts, Marks, ReferenceSwitch, marks_to_select
from protest_gui.keys.actions import Commands, judging_actions, set_awake
from protest_gui.keys.key_map import KeyMap
from protest_gui.preferences import Preferences
from protest_gui.translations import tr
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.panes import SideSplitter


class ReadingPage(QWidget):
    """Its `actions()` that are named after commands come into the window's menus, and work while
    the page is shown.
    """

    back_wanted = Signal()
    unsaved_changed = Signal()
    not_saved = Signal(str)  # why; the page says it, too, but may not be seen
    annotator_wanted = Signal()  # somebody wants to say who judges
    copy_made = Signal(object)  # its path: the work goes on there
    finished = Signal()  # of a batch: nothing in the list is open any more, and all is saved

    def read(self, candidates: Sequence[CandidateId], at: int) -> None:
        raise NotImplementedError

    @property
    def unsaved(self) -> Mapping[CandidateId, Judgement]:
        """What is not in the file (yet, or because it could not be saved)."""
        return {}

    @property
    def unsaved_changes(self) -> Sequence[UnsavedChange]:
        """All that is not in the file, in the order in which it is to be saved."""
        return ()

    @property
    def place(self) -> tuple[Sequence[CandidateId], int]:
        """The candidates that are read, and where among them one is."""
        return (), 0

    def show_what_people_said(self) -> None:
        """Beside the text, where there is such a panel."""

    def is_saved(self) -> bool:
        """Once all that is under way has ended."""
        return not self.unsaved_changes

    def may_close(self) -> bool:
        """Asks the person about what could not be saved; whether the project may be closed."""
        return True

    def take_change(self, change: ChangeSet) -> None:
        """The project was changed elsewhere in this window, or is to be read again."""

    def judge_as(self, annotator: str) -> None:
        """Somebody else sits down at the same project."""


class SittingPage(ReadingPage):
    """All that the window asks of a page on which one judges; how it looks is for others to say."""

    def __init__(
        self,
        opened: OpenedProject,
        key_map: KeyMap,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._opened = opened
        self._key_map = key_map
        self._preferences = preferences
        self.banner = Banner()
        # Of its own: no other message may take the place of what is not saved.
        self.saving_banner = Banner()
        self.texts = JudgingTexts(project_languages(project=opened.project))
        self.reader = self._new_reader()
        self._rescue = Rescue(opened, self.reader.saver, self.saving_banner, self)
        self._end = BatchEnd(opened, self.banner, self._rescue, key_map)
        self._rescue.copied.connect(self.copy_made)
        self._rescue.failed.connect(self.not_saved)
        self.setFocusProxy(self.texts.translation.text)

    def _new_reader(self) -> Reader:
        return Reader(self._opened, self._ask, self)

    def read(self, candidates: Sequence[CandidateId], at: int = 0) -> None:
        """Begin with these; what cannot be read is said in the banner of whoever asked."""
        self.banner.hide_message()
        self.reader.begin(candidates, at)
        self._end.begin(self.reader.sitting)
        self.focus_text()

    @property
    def unsaved(self) -> Mapping[CandidateId, Judgement]:
        sitting = self.reader.saver.sitting
        return {} if sitting is None else sitting.unsaved

    @property
    def unsaved_changes(self) -> Sequence[UnsavedChange]:
        sitting = self.reader.saver.sitting
        return () if sitting is None else sitting.unsaved_changes()

    @property
    def place(self) -> tuple[Sequence[CandidateId], int]:
        sitting = self.reader.saver.sitting
        if sitting is None:
            return (), 0
        return sitting.navigator.candidates, sitting.navigator.position

    def is_saved(self) -> bool:
        return self._rescue.is_saved()

    def may_close(self) -> bool:
        return self._rescue.may_close()

    def judge_as(self, annotator: str) -> None:
        sitting = self.reader.saver.sitting
        if sitting is None or sitting.person == annotator:
            return
        if not self._rescue.is_saved():
            self._opened.annotator = sitting.person
            text = tr("What {0} said is not saved yet; first try again or save a copy.")
            self.banner.show_message(text.format(sitting.person), "warning")
            return
        self.read(sitting.navigator.candidates, sitting.navigator.position)

    def focus_text(self) -> None:
        self.texts.translation.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask(self, conflicts: Sequence[Conflict], leave: Callable[[], object]) -> None:
        ask_about(self, conflicts, leave=leave)


class TranslationPage(SittingPage):
    """Puts the parts together; for each opened project there is a page of its own."""

    def __init__(
        self,
        opened: OpenedProject,
        key_map: KeyMap,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(opened, key_map, preferences, parent)
        self.panel = self._new_panel()
        self.panel.heading.change_button.setVisible(opened.batch is None)
        self.status = StatusLine()
        self._filler = PanelFiller(opened, self.panel, self.status)
        self._reference = ReferenceSwitch(opened.project, self.texts, self.banner)
        self.correction = LinkMending(opened, self.reader, self)
        self.mending_bar = MendingBar(self.correction, next_part=self._mend_links)
        self._arrange()
        self.actions_by_command = judging_actions(self, key_map, self._commands())
        self._connect()
        self._show_keys()

    def take_change(self, change: ChangeSet) -> None:  # noqa: ARG002 — whatever it was
        """Not only what was changed here: another program may have written, too."""
        if self.reader.saver.sitting is not None:
            self._reference.read_options()
            self._filler.read_project()
            self.reader.see(lambda sitting: sitting.reload())

    def _commands(self) -> Commands:
        commands = reading_commands(self.reader, self.panel) | {
            "back": self.back_wanted.emit,
            "reference": lambda: self._reference.switch(self.reader.sitting),
        }
        if self._opened.batch is None:
            commands["mend_links"] = self._mend_links
        go_on = commands["next"]
        commands["next"] = lambda: self.correction.finish() if self.correction.is_on else go_on()
        return commands

    def _mend_links(self) -> None:
        self.panel.remark.finish_composing()
        self.correction.begin()
        self.texts.translation.text.focus_place(self.correction.first_place)

    def _new_panel(self) -> AnnotationPanel:
        return AnnotationPanel()

    # What stands where: a page that has more to show puts it round these.

    def _side(self) -> QWidget:
        return self.panel

    def _middle(self) -> QWidget:
        return self.splitter

    def _arrange(self) -> None:
        self.splitter = SideSplitter(self.texts, self._side())
        self._splitters = {"reading": self.splitter, "texts": self.texts.splitter}
        for name, splitter in self._splitters.items():
            splitter.restoreState(self._preferences.splitter(name))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.saving_banner)
        layout.addWidget(self.banner)
        layout.addWidget(self.mending_bar)
        layout.addWidget(self._middle(), 1)
        layout.addWidget(self.status)

    def _connect(self) -> None:
        actions = self.actions_by_command
        for action in actions.values():
            self.addAction(action)
        connect_panel(self.panel, self.reader)
        self.panel.left.connect(self.focus_text)
        self.panel.change_annotator.connect(self.annotator_wanted)
        for name in ("previous", "next", "next_open"):
            getattr(self.panel, name).connect(actions[name].trigger)
        self.texts.translation.text.token_chosen.connect(self._choose)
        self.texts.above_button.clicked.connect(actions["more_above"].trigger)
        self.texts.below_button.clicked.connect(actions["more_below"].trigger)
        self.texts.reference_button.clicked.connect(actions["reference"].trigger)
        self._connect_reader()
        self.correction.changed.connect(self._show_mending)
        self._key_map.changed.connect(self._show_keys)

    def _connect_reader(self) -> None:
        self.reader.shown.connect(self._show_candidate)
        self.reader.changed.connect(self._show_judgement)
        self.reader.failed.connect(lambda text: self.banner.show_message(text, "error"))
        self.reader.at_end.connect(self._say_what_is_left)
        self.reader.saver.changed.connect(self._show_saving)
        self.reader.saver.corrected.connect(self._show_mended)
        self._rescue.taken.connect(self._show_candidate)

    def _choose(self, line: int, token: int) -> None:
        if self.correction.is_on:
            self.correction.toggle((line, token))
        else:
            self.reader.say(lambda sitting: sitting.toggle((line, token)))

    def _marks(self) -> Marks:
        """On the words of the translation."""
        if self.correction.is_on:
            return self.correction.marks()
        return marks_to_select(self.reader.sitting, self._key_map.shown)

    def _show_candidate(self) -> None:
        sitting = self.reader.sitting
        self.correction.leave()
        self.banner.hide_message()
        self.texts.show_candidate(sitting, self._marks())
        self._reference.follow(sitting)
        self._filler.show_candidate(sitting)
        self._wake()

    def _show_mending(self) -> None:
        self.mending_bar.show_mending(self.correction, self._key_map.shown)
        self.panel.setDisabled(self.correction.is_on)
        self.focus_text()
        self.texts.show_marks(self._marks())
        self._wake()

    def _show_judgement(self) -> None:
        self.texts.show_marks(self._marks())
        self._filler.show_judgement(self.reader.sitting)
        self._end.follow(self.reader.sitting)
        self._wake()

    def _show_saving(self) -> None:
        self._filler.show_saving(self.reader.saver)
        self._rescue.follow()
        self.unsaved_changed.emit()

    def _show_mended(self) -> None:
        """It is in the project; who mends links again by now goes on with it."""
        if self.correction.is_on:
            self._filler.show_candidate(self.reader.sitting)
        else:
            self._show_candidate()
        text = mended_by(self.reader.sitting.view)
        self.status.announce(text or tr("Links as aligned"))

    def _say_what_is_left(self, onward: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        sitting = self.reader.sitting
        if not (onward and self._end.is_reached(sitting)):
            self.banner.show_message(what_is_left(sitting, self._key_map), "info")
        elif self._end.may_leave():
            self.finished.emit()

    def _show_keys(self) -> None:
        self.panel.set_keys(self._key_map.shown)
        self.texts.set_keys(self._key_map.shown)
        if self.reader.saver.sitting is not None:
            self.texts.show_marks(self._marks())

    def _wake(self) -> None:
        """What can be done now; nothing while another page is seen."""
        set_awake(self.actions_by_command.values(), awake=self.isVisible())
        sitting = self.reader.saver.sitting
        to_undo, to_redo = (
            (sitting.history.to_undo, sitting.history.to_redo) if sitting else (None, None)
        )
        for name, step in (("undo", to_undo), ("redo", to_redo)):
            self.actions_by_command[name].setEnabled(self.isVisible() and step is not None)
        if self.correction.is_on:
            asleep = (each for name, each in self.actions_by_command.items() if name not in REPAIR)
            set_awake(asleep, awake=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.correction.press(event.key()):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._wake()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.reader.saver.pause()
        for name, splitter in self._splitters.items():
            self._preferences.set_splitter(name, splitter.saveState())
        self._wake()


MakeReadingPage = Callable[[OpenedProject, KeyMap, Preferences], ReadingPage]
