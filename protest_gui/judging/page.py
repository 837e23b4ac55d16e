"""The translation window: one candidate in its context, judged by keys or clicks."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.annotating.unsaved import UnsavedChange
from protest_core.changes import ChangeSet
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import Conflict
from protest_core.judgements.model import TokenPlace
from protest_gui.context import ProjectContext
from protest_gui.judging.commands import connect_panel, judging_commands
from protest_gui.judging.controller import JudgingController
from protest_gui.judging.heading import mended_by
from protest_gui.judging.leaving import EndOfList, ask_about, what_is_left
from protest_gui.judging.panel import AnnotationPanel
from protest_gui.judging.save_failures import SaveFailures
from protest_gui.judging.status import StatusLine
from protest_gui.judging.texts import JudgingTexts, Marks, ReferenceSwitch, marks_to_select
from protest_gui.keys.actions import Actions, Commands
from protest_gui.preferences import Preferences
from protest_gui.translations import tr
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.panes import SideSplitter


class Companion(QObject):
    """What a judging page can do besides judging; while it is on, the words are for it."""

    changed = Signal()  # other words are marked, or other commands allowed
    switched = Signal()  # on or off: the candidate is to be shown anew

    bar: QWidget | None = None  # what it shows above the texts
    is_on = False
    is_choosing = False  # words that are chosen must not be shown anew meanwhile
    only_reads = False  # while it is on, nothing is judged

    def commands(self) -> Commands:
        """Return its commands; they take the place of the page's own."""
        return {}

    def allows(self, command_id: str) -> bool:  # noqa: ARG002 — here, anything
        """Return whether this command can be done while it is on."""
        return True

    def marks(self) -> Marks:
        """Return the words of the translation that are marked while it is on."""
        return {}

    def choose(self, place: TokenPlace) -> None:
        """Do what a click on a word is for while it is on."""

    def go_on(self) -> bool:
        """Return whether the command *Next* was for it, while it is on."""
        return False

    def press(self, key: int) -> bool:  # noqa: ARG002 — here, none
        """Return whether a key that is no command was for it, while it is on."""
        return False

    def compare(self) -> None:
        """Show what all annotators answered."""

    # What the page tells it.

    def show_list(self) -> None:
        """Another list of candidates is read."""

    def stop(self) -> None:
        """Another candidate is about to be shown, or the same anew."""

    def show_candidate(self) -> None:
        """The candidate is shown."""

    def show_judgement(self) -> None:
        """There is another judgement of the same candidate."""

    def show_saved(self) -> None:
        """All is saved."""

    def show_keys(self) -> None:
        """The keys have changed."""


class JudgingPage(QWidget):
    """Lays out its parts, and enables what can be done now; it is made once for a project."""

    back_wanted = Signal()
    unsaved_changed = Signal()

    def __init__(
        self,
        context: ProjectContext,
        actions: Actions,
        preferences: Preferences,
        controller: JudgingController,
        texts: JudgingTexts,
        panel: AnnotationPanel,
        companions: Sequence[Companion] = (),
        *,
        side: QWidget | None = None,
        middle: Callable[[QWidget], QWidget] = lambda texts_and_side: texts_and_side,
    ) -> None:
        """`side`: what stands beside the texts, if not the panel alone; `middle`: puts both in."""
        super().__init__()
        self._context = context
        self._actions = actions
        self._preferences = preferences
        self._companions = tuple(companions)
        for each in (controller, *self._companions):
            each.setParent(self)
        self.controller = controller
        self._texts = texts
        self._panel = panel
        self._status = StatusLine()
        self.banner = Banner()
        # Of its own: no other message may take the place of what is not saved.
        saving_banner = Banner()
        self.failures = SaveFailures(context, controller.saver, saving_banner, self)
        self._end = EndOfList(context, self.banner, actions.key_map)
        self._reference = ReferenceSwitch(context.project, texts, self.banner)
        self._lay_out(saving_banner, middle, side or panel)
        self._own_commands = self._commands()
        self._connect()
        self._show_keys()
        self.setFocusProxy(texts.translation.text)

    # What the window asks.

    def read(self, candidates: Sequence[CandidateId], at: int = 0) -> None:
        """Begin with these; what cannot be read is an error of whoever asked."""
        self.banner.hide_message()
        self.controller.begin(candidates, at)
        self._end.begin(self.controller.session)
        self.focus_text()
        for companion in self._companions:
            companion.show_list()

    def compare(self) -> None:
        """Show what all annotators answered, where that can be seen."""
        for companion in self._companions:
            companion.compare()

    @property
    def place(self) -> tuple[Sequence[CandidateId], int]:
        """Return the candidates that are read, and where among them one is."""
        navigator = self.controller.session.navigator
        return navigator.candidates, navigator.position

    @property
    def unsaved_changes(self) -> Sequence[UnsavedChange]:
        """Return all that is not in the file, in the order in which it is to be saved."""
        return self.controller.session.unsaved_changes() if self.controller.has_session else ()

    @property
    def has_unsaved(self) -> bool:
        return self.controller.saver.has_unsaved

    def when_saved(self, then: Callable[[bool], object]) -> None:
        """Call `then` with whether all is saved, once what is under way has ended."""
        self.controller.saver.when_done(then)

    def leave(self, then: Callable[[], object], stay: Callable[[], object]) -> None:
        """Call `then` when nothing is unsaved or may go; `stay` if the person goes on here."""
        self._panel.remark.finish_composing()
        self.failures.leave(then, stay)

    def focus_text(self) -> None:
        self._texts.translation.text.setFocus(Qt.FocusReason.OtherFocusReason)

    # What the parts ask.

    def _commands(self) -> Commands:
        own: Commands = judging_commands(self.controller, self._panel) | {
            "back": self.back_wanted.emit,
            "reference": lambda: self._reference.switch(self.controller.session),
        }
        for companion in self._companions:
            own = {**own, **companion.commands()}
        return {**own, "next": partial(self._go_on, own["next"])}

    def _go_on(self, go_on: Callable[[], object]) -> None:
        if (companion := self._on) is None or not companion.go_on():
            go_on()

    @property
    def _on(self) -> Companion | None:
        """Return the companion that the words are for."""
        return next((each for each in self._companions if each.is_on), None)

    def _choose(self, line: int, token: int) -> None:
        if (companion := self._on) is not None:
            companion.choose((line, token))
        else:
            self.controller.act(lambda session: session.toggle((line, token)))

    def _marks(self) -> Marks:
        if (companion := self._on) is not None:
            return companion.marks()
        return marks_to_select(self.controller.session, self._actions.shown_key)

    def _show_candidate(self) -> None:
        session = self.controller.session
        for companion in self._companions:
            companion.stop()
        self.banner.hide_message()
        self._texts.show_candidate(session, self._marks())
        self._reference.follow(session)
        self._panel.show_candidate(session)
        self._status.show_hint_of(session)
        for companion in self._companions:
            companion.show_candidate()
        self._enable()

    def _show_judgement(self) -> None:
        session = self.controller.session
        self._texts.show_marks(self._marks())
        self._panel.show_judgement(session)
        self._status.show_hint_of(session)
        for companion in self._companions:
            companion.show_judgement()
        self._end.follow(session)
        self._enable()

    def _show_companion(self) -> None:
        if self.controller.has_session:
            self._texts.show_marks(self._marks())
            self._enable()

    def _show_switched(self) -> None:
        if self.controller.has_session:
            self._show_candidate()

    def _show_saving(self) -> None:
        saver = self.controller.saver
        self._status.show_saving_of(saver)
        if not saver.has_unsaved:
            for companion in self._companions:
                companion.show_saved()
        self.unsaved_changed.emit()

    def _reload(self, _change: ChangeSet) -> None:
        """Read again what was changed here, or by another program."""
        if self.controller.has_session:
            self._reference.read_options()
            self._panel.read_tags()
            self.controller.see(lambda session: session.reload())

    def _judge_as(self, annotator: str) -> None:
        session = self.controller.session if self.controller.has_session else None
        if session is None or session.person == annotator:
            return

        def go_on(saved: bool) -> None:  # noqa: FBT001 — the saver calls it
            if saved:
                self.read(session.navigator.candidates, session.navigator.position)
                return
            self._context.annotator = session.person
            text = tr("What {0} said is not saved yet; first try again or save a copy.")
            self.banner.show_message(text.format(session.person), "warning")

        self.when_saved(go_on)

    def _ask(self, conflicts: Sequence[Conflict], leave: Callable[[], object]) -> None:
        """Where nothing can be amended, nothing is asked."""
        if self._on is not None and self._on.only_reads:
            leave()
        else:
            ask_about(self, conflicts, leave=leave)

    def _say_what_is_left(self, onward: bool) -> None:  # noqa: FBT001 — Qt's signals have no names
        session = self.controller.session
        if onward and self._end.is_reached(session):
            # What could not be saved is told already, and is not to be called done.
            self.when_saved(lambda saved: self.back_wanted.emit() if saved else None)
        else:
            text = what_is_left(session, self._actions.key_map)
            self.banner.show_message(text, "info")

    def _show_keys(self) -> None:
        self._panel.set_keys(self._actions.shown_key)
        self._texts.set_keys(self._actions.shown_key)
        for companion in self._companions:
            companion.show_keys()
        if self.controller.has_session:
            self._texts.show_marks(self._marks())

    def _enable(self) -> None:
        """Enable what can be done now."""
        companion = self._on
        history = self.controller.session.history if self.controller.has_session else None
        can = {
            "undo": history is not None and history.to_undo is not None,
            "redo": history is not None and history.to_redo is not None,
        }
        self._actions.enable(
            self,
            {
                command: can.get(command, True) and (companion is None or companion.allows(command))
                for command in self._own_commands
            },
        )

    def _lay_out(
        self, saving_banner: Banner, middle: Callable[[QWidget], QWidget], side: QWidget
    ) -> None:
        self._splitter = SideSplitter(self._texts, side)
        self._splitters = {"reading": self._splitter, "texts": self._texts.splitter}
        for name, splitter in self._splitters.items():
            splitter.restoreState(self._preferences.splitter(name))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(saving_banner)
        layout.addWidget(self.banner)
        for companion in self._companions:
            if companion.bar is not None:
                layout.addWidget(companion.bar)
        layout.addWidget(middle(self._splitter), 1)
        layout.addWidget(self._status)

    def _connect(self) -> None:
        controller, panel, texts = self.controller, self._panel, self._texts
        controller.shown.connect(self._show_candidate)
        controller.changed.connect(self._show_judgement)
        controller.failed.connect(lambda text: self.banner.show_message(text, "error"))
        controller.at_end.connect(self._say_what_is_left)
        controller.contradictory.connect(self._ask)
        controller.saver.changed.connect(self._show_saving)
        controller.saver.corrected.connect(self._show_corrected)
        self.failures.taken.connect(self._show_candidate)
        self._context.changed.connect(self._reload)
        self._context.annotator_changed.connect(self._judge_as)
        self._actions.key_map.changed.connect(self._show_keys)
        connect_panel(panel, controller, self._actions)
        panel.left.connect(self.focus_text)
        texts.translation.text.token_chosen.connect(self._choose)
        texts.above_button.clicked.connect(self._actions["more_above"].trigger)
        texts.below_button.clicked.connect(self._actions["more_below"].trigger)
        texts.reference_button.clicked.connect(self._actions["reference"].trigger)
        for companion in self._companions:
            companion.changed.connect(self._show_companion)
            companion.switched.connect(self._show_switched)

    def _show_corrected(self) -> None:
        """The links are in the project; who corrects links again by now goes on with that."""
        session = self.controller.session
        if (companion := self._on) is not None and companion.is_choosing:
            self._panel.show_candidate(session)
        else:
            self._show_candidate()
        self._status.announce(mended_by(session.view) or tr("Links as aligned"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (companion := self._on) is None or not companion.press(event.key()):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._actions.bind(self, self._own_commands)
        self._enable()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.controller.saver.pause()
        for name, splitter in self._splitters.items():
            self._preferences.set_splitter(name, splitter.saveState())
        self._actions.release(self)
