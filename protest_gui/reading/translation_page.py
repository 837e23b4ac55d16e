"""The translation window: one candidate in its context, judged by keys or clicks."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from protest_core.operations import (
    Answer,
    CandidateId,
    ChangeSet,
    Conflict,
    Judgement,
    project_languages,
)
from protest_gui.keys.key_map import KeyMap
from protest_gui.opening import OpenedProject
from protest_gui.preferences import Preferences
from protest_gui.reading.annotation_panel import AnnotationPanel
from protest_gui.reading.batch_end import BatchEnd
from protest_gui.reading.conflict_question import ask_about
from protest_gui.reading.judging_actions import Commands, judging_actions, set_awake
from protest_gui.reading.panel_filler import PanelFiller
from protest_gui.reading.reader import Reader
from protest_gui.reading.reference import ReferenceSwitch
from protest_gui.reading.rescue import Rescue
from protest_gui.reading.shown_text import NUMBERED_WORDS
from protest_gui.reading.status_line import StatusLine
from protest_gui.reading.texts import Texts
from protest_gui.reading_page import ReadingPage
from protest_gui.widgets.banner import Banner


class TranslationPage(ReadingPage):
    """Puts the parts together; for each opened project there is a page of its own."""

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
        self.texts = Texts(project_languages(project=opened.project))
        self.panel = AnnotationPanel()
        self.panel.heading.change_button.setVisible(opened.batch is None)
        self.status = StatusLine()
        self.reader = Reader(opened, self._ask, self)
        self._rescue = Rescue(opened, self.reader.saver, self.saving_banner, self)
        self._end = BatchEnd(opened, self.banner, self._rescue, key_map)
        self._filler = PanelFiller(opened, self.panel, self.status)
        self._reference = ReferenceSwitch(opened.project, self.texts, self.banner)
        self.actions_by_command = judging_actions(self, key_map, self._commands())
        self.setFocusProxy(self.texts.translation.text)
        self._arrange()
        self._connect()
        self._show_keys()

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
    def place(self) -> tuple[Sequence[CandidateId], int]:
        sitting = self.reader.saver.sitting
        return ((), 0) if sitting is None else (sitting.candidates, sitting.position)

    def is_saved(self) -> bool:
        return self._rescue.is_saved()

    def may_close(self) -> bool:
        return self._rescue.may_close()

    def take_change(self, change: ChangeSet) -> None:  # noqa: ARG002 — whatever it was
        """Not only what was changed here: another program may have written, too."""
        if self.reader.saver.sitting is not None:
            self._reference.read_options()
            self._filler.read_project()
            self.reader.see(lambda sitting: sitting.reload())

    def judge_as(self, annotator: str) -> None:
        sitting = self.reader.saver.sitting
        if sitting is None or sitting.annotator == annotator:
            return
        if not self._rescue.is_saved():
            self._opened.annotator = sitting.annotator
            text = self.tr("What {0} said is not saved yet; first try again or save a copy.")
            self.banner.show_message(text.format(sitting.annotator), "warning")
            return
        self.read(sitting.candidates, sitting.position)

    def focus_text(self) -> None:
        self.texts.translation.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _commands(self) -> Commands:
        say, see, move = self.reader.say, self.reader.see, self.reader.move
        return {
            **{f"pronoun_{each}": partial(say, _answer_pronoun(each)) for each in Answer},
            **{f"antecedent_{each}": partial(say, _answer_antecedent(each)) for each in Answer},
            **{
                f"token_{number}": partial(self._toggle_numbered, number)
                for number in range(1, NUMBERED_WORDS + 1)
            },
            "add_tag": self.panel.focus_tags,
            "remark": self.panel.focus_remark,
            "undo": partial(say, lambda sitting: sitting.undo()),
            "redo": partial(say, lambda sitting: sitting.redo()),
            "next": partial(move, lambda sitting: sitting.next()),
            "previous": partial(move, lambda sitting: sitting.previous(), onward=False),
            "next_open": partial(move, lambda sitting: sitting.next_open()),
            "first": partial(move, lambda sitting: sitting.go_to(0), onward=False),
            "last": partial(move, lambda sitting: sitting.go_to(len(sitting.candidates) - 1)),
            "back": self.back_wanted.emit,
            "more_above": partial(see, lambda sitting: sitting.more_above()),
            "more_below": partial(see, lambda sitting: sitting.more_below()),
            "reference": lambda: self._reference.switch(self.reader.sitting),
        }

    def _toggle_numbered(self, number: int) -> None:
        places = self.reader.sitting.selectable
        if number <= len(places):
            self.reader.say(lambda sitting: sitting.toggle(places[number - 1]))

    def _arrange(self) -> None:
        self.splitter = QSplitter()
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.texts)
        self.splitter.addWidget(self.panel)
        self.splitter.setStretchFactor(0, 1)
        self._splitters = {"reading": self.splitter, "texts": self.texts.splitter}
        for name, splitter in self._splitters.items():
            splitter.restoreState(self._preferences.splitter(name))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.saving_banner)
        layout.addWidget(self.banner)
        layout.addWidget(self.splitter, 1)
        layout.addWidget(self.status)

    def _connect(self) -> None:
        for action in self.actions_by_command.values():
            self.addAction(action)
        self._connect_panel()
        self.texts.translation.text.token_chosen.connect(self._choose)
        self.texts.more_above.connect(self.actions_by_command["more_above"].trigger)
        self.texts.more_below.connect(self.actions_by_command["more_below"].trigger)
        self.texts.reference_asked.connect(self.actions_by_command["reference"].trigger)
        self.reader.shown.connect(self._show_candidate)
        self.reader.changed.connect(self._show_judgement)
        self.reader.failed.connect(lambda text: self.banner.show_message(text, "error"))
        self.reader.at_end.connect(self._say_what_is_left)
        self.reader.saver.changed.connect(self._show_saving)
        self._rescue.copied.connect(self.copy_made)
        self._rescue.failed.connect(self.not_saved)
        self._rescue.taken.connect(self._show_candidate)
        self._key_map.changed.connect(self._show_keys)

    def _connect_panel(self) -> None:
        panel, say = self.panel, self.reader.say
        panel.pronoun_answered.connect(lambda each: say(_answer_pronoun(each)))
        panel.antecedent_answered.connect(lambda each: say(_answer_antecedent(each)))
        panel.tag_added.connect(lambda tag: say(lambda sitting: sitting.add_tag(tag)))
        panel.tag_removed.connect(lambda tag: say(lambda sitting: sitting.remove_tag(tag)))
        panel.remark_written.connect(lambda text: say(lambda sitting: sitting.write_remark(text)))
        panel.left.connect(self.focus_text)
        panel.change_annotator.connect(self.annotator_wanted)
        for name in ("previous", "next", "next_open"):
            getattr(panel, name).connect(self.actions_by_command[name].trigger)

    def _choose(self, line: int, token: int) -> None:
        self.reader.say(lambda sitting: sitting.toggle((line, token)))

    def _ask(self, conflicts: Sequence[Conflict], leave: Callable[[], object]) -> None:
        ask_about(self, conflicts, leave=leave)

    def _show_candidate(self) -> None:
        sitting = self.reader.sitting
        self.banner.hide_message()
        self.texts.show_candidate(sitting, self._key_map.shown)
        self._reference.follow(sitting)
        self._filler.show_candidate(sitting)
        self._wake_undo()

    def _show_judgement(self) -> None:
        self.texts.show_marks(self.reader.sitting, self._key_map.shown)
        self._filler.show_judgement(self.reader.sitting)
        self._end.follow(self.reader.sitting)
        self._wake_undo()

    def _show_saving(self) -> None:
        self._filler.show_saving(self.reader.saver)
        self._rescue.follow()
        self.unsaved_changed.emit()

    def _say_what_is_left(self, onward: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        """At either end, so that a key that does nothing is not a riddle."""
        open_ones = self.reader.sitting.open_count
        if onward and self._end.is_reached(self.reader.sitting):
            if self._end.may_leave():
                self.finished.emit()
            return
        if open_ones:
            text = self.tr("The list ends here. Still open: {0}; {1} leads to the next of them.")
            text = text.format(f"{open_ones:,}", self._key_map.shown("next_open"))
        else:
            text = self.tr("Nothing is left open in this list.")
        self.banner.show_message(text, "info")

    def _show_keys(self) -> None:
        self.panel.set_keys(self._key_map.shown)
        self.texts.set_keys(self._key_map.shown)
        if self.reader.saver.sitting is not None:
            self.texts.show_marks(self.reader.sitting, self._key_map.shown)

    def _wake_undo(self) -> None:
        sitting, actions = self.reader.sitting, self.actions_by_command
        actions["undo"].setEnabled(self.isVisible() and sitting.can_undo)
        actions["redo"].setEnabled(self.isVisible() and sitting.can_redo)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        set_awake(self.actions_by_command.values(), awake=True)
        if self.reader.saver.sitting is not None:
            self._wake_undo()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.reader.saver.pause()
        for name, splitter in self._splitters.items():
            self._preferences.set_splitter(name, splitter.saveState())
        set_awake(self.actions_by_command.values(), awake=False)


def _answer_pronoun(answer: Answer) -> Callable[..., None]:
    return lambda sitting: sitting.answer_pronoun(answer)


def _answer_antecedent(answer: Answer) -> Callable[..., None]:
    return lambda sitting: sitting.answer_antecedent(answer)
