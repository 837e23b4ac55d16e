"""The translation window: one candidate in its context, judged by keys or clicks."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from protest_core.annotating.unsaved import UnsavedChange
from protest_core.changes import ChangeSet
from protest_core.ids import CandidateId
from protest_gui.judging.controller import Departure
from protest_gui.judging.heading import corrected_by, words_of_part
from protest_gui.judging.leaving import (
    ContradictionQuestion,
    EndOfList,
    count_contradictory,
    what_is_left,
)
from protest_gui.judging.mode import (
    GOING,
    NEED_A_NAME,
    JudgingMode,
    JudgingParts,
    TaskMode,
    leading_commands,
)
from protest_gui.judging.save_failures import SaveFailures
from protest_gui.judging.status import StatusLine
from protest_gui.judging.texts import ReferenceSwitch
from protest_gui.keys.actions import Actions, Commands
from protest_gui.translations import tr
from protest_gui.widgets.buttons import KeyButton
from protest_gui.widgets.labels import PlainLabel
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.messages import Action, Banner
from protest_gui.widgets.panes import SideSplitter


class JudgingPage(QWidget):
    """A page that lays out its parts and enables possible commands; made once for a project."""

    back_wanted = Signal()
    unsaved_changed = Signal()

    def __init__(
        self,
        parts: JudgingParts,
        task: TaskMode,
        modes: Sequence[JudgingMode] = (),
        *,
        side: QWidget | None = None,
        around: Callable[[QWidget], QWidget] = lambda texts_and_side: texts_and_side,
    ) -> None:
        """Take the parts and the `task`, which is on while none of the modes is.

        `side` is shown beside the texts instead of the form alone; `around` returns the widget that
        contains both.
        """
        super().__init__()
        context, controller, texts = parts.context, parts.controller, parts.texts
        self._context = context
        self._actions = parts.actions
        self._preferences = parts.preferences
        self._modes = tuple(modes)
        for each in (controller, task, *self._modes):
            each.setParent(self)
        self.controller = controller
        controller.page = self
        self._texts = texts
        self._task = task
        self._status = StatusLine()
        self._judge_as_button = KeyButton(self._actions["judge_as"], tr("Judge as…"))
        self._shows_nothing = False  # a candidate could not be shown
        self.banner = Banner()
        self._question = ContradictionQuestion(self.banner, controller, self._actions, self)
        # A separate banner: no other message may replace the one about unsaved changes.
        saving_banner = Banner()
        self.failures = SaveFailures(
            context, controller.saver, saving_banner, self, show_taken=self._show_candidate
        )
        # In a project people read any candidates, so there is no such end.
        in_batch = context.batch is not None
        self._end = EndOfList(self.banner, self._actions) if in_batch else None
        self._reference = ReferenceSwitch(context.project, texts, self.banner)
        self._lay_out(saving_banner, around, side or task.form)
        self._own_commands = self._commands()
        self._why_not = self._never()
        self._connect()

    # Called by the window.

    def read(self, candidates: Sequence[CandidateId], at: int = 0) -> None:
        """Begin with these candidates; if they cannot be read, the error goes to the caller."""
        self.banner.hide_message()
        self.controller.begin(candidates, at)
        if self._end is not None:
            self._end.begin(self.controller.session)
        self.focus_text()
        for mode in self._showing:
            mode.show_list()

    def compare(self) -> None:
        """Show the answers of all annotators, if the page has them."""
        for mode in self._modes:
            mode.compare()

    @property
    def place(self) -> tuple[Sequence[CandidateId], int]:
        """Return the candidates that are read, and the index of the current one."""
        navigator = self.controller.session.navigator
        return navigator.candidates, navigator.position

    @property
    def unsaved_changes(self) -> Sequence[UnsavedChange]:
        """Return all unsaved changes in the order in which they are to be saved."""
        return self.controller.session.unsaved_changes() if self.controller.has_session else ()

    @property
    def has_unsaved(self) -> bool:
        return self.controller.saver.has_unsaved

    def when_saved(self, then: Callable[[bool], object]) -> None:
        """Call `then` with whether all is saved, once running saves have ended."""
        self._task.finish_typing()
        self.controller.saver.when_done(then)

    def leave(self, then: Callable[[], object], stay: Callable[[], object]) -> None:
        """Call `then` when all is saved or may be lost; `stay` if the person stays here."""
        self._task.finish_typing()
        self.failures.leave(then, stay)

    def focus_text(self) -> None:
        self._texts.translation.text.setFocus(Qt.FocusReason.OtherFocusReason)

    # Called by the parts.

    def _commands(self) -> Commands:
        own: Commands = {
            **self._task.commands(),
            **leading_commands(self.controller, self._task),
            "back": self.back_wanted.emit,
            "reference": lambda: self._reference.switch(self.controller.session),
            "folds": self._texts.fold_or_unfold,
            "tokens": self._texts.switch_tokens,
            "walk": self._walk,
        }
        for mode in self._modes:
            own = {**own, **mode.commands()}
        asking = {
            each: partial(self.controller.when_named, do)
            for each, do in own.items()
            if each in NEED_A_NAME
        }
        return {**own, **asking, "next": partial(self._go_on, own["next"])}

    def _go_on(self, go_on: Callable[[], object]) -> None:
        if self._shows_nothing or not self._on.go_on():
            go_on()

    @property
    def _on(self) -> JudgingMode:
        """Return the mode that words are chosen for."""
        return next((each for each in self._modes if each.is_on), self._task)

    @property
    def _showing(self) -> Sequence[JudgingMode]:
        """Return the modes that show something of the candidate."""
        return [each for each in (self._task, *self._modes) if each.is_on or each.always_shows]

    def _walk(self) -> None:
        """Go from the pronoun to its antecedents and back; screen readers announce the place."""
        session = self.controller.session
        part = self._texts.walk(session)
        words = words_of_part(session.view, part)
        said = tr("Antecedent: {0}.") if part else tr("Pronoun: {0}.")
        self._status.tell_screen_readers(said.format(words))

    def _choose(self, line: int, token: int) -> None:
        self._on.choose((line, token))

    def _show_candidate(self) -> None:
        """Show the whole candidate, or nothing if that fails: never answers for another one."""
        showed_nothing, self._shows_nothing = self._shows_nothing, False
        try:
            self._show_all_of_candidate()
        except BaseException:
            self._show_nothing()
            raise
        if showed_nothing:
            self._cannot_show.hide()
            self._content.show()
            self.focus_text()

    def _show_nothing(self) -> None:
        """Hide a candidate that is shown only in part; judging is off until one is shown."""
        self._shows_nothing = True
        with self._task.silenced():
            self._content.hide()
        self._cannot_show.show()
        self._cannot_show.setFocus(Qt.FocusReason.OtherFocusReason)
        self._enable_all()

    def _show_all_of_candidate(self) -> None:
        session = self.controller.session
        for mode in self._showing:
            mode.stop()
        if not self._question.keeps_note():
            self.banner.hide_message()
        self._texts.show_candidate(session, self._on.marks())
        self._reference.follow(session)
        self._status.show_hint_of(session)
        self._judge_as_button.setVisible(not session.has_annotator)
        for mode in self._showing:
            mode.show_candidate()
        self._enable_all()

    def _show_judgement(self) -> None:
        session = self.controller.session
        if not self.banner.isHidden():
            self._question.withdraw()
        self._texts.show_marks(self._on.marks())
        self._status.show_hint_of(session)
        for mode in self._showing:
            mode.show_judgement()
        if self._end is not None:
            self._end.follow(session)
        self._enable(self._can_undo())

    def _show_mode(self) -> None:
        if self._on is not self._task:  # this mode has other keys than the question names
            self._question.withdraw()
        if self.controller.has_session:
            self._texts.show_marks(self._on.marks())
            self._enable_all()

    def _show_switched(self) -> None:
        if self.controller.has_session:
            self._show_candidate()

    def _show_saving(self) -> None:
        saver = self.controller.saver
        self._status.show_saving_of(saver)
        if not saver.has_unsaved:
            for mode in self._showing:
                mode.show_saved()
        self.unsaved_changed.emit()

    def _reload(self, _change: ChangeSet) -> None:
        """Read the candidate again after changes here or by another program."""
        if self.controller.has_session:
            self._reference.read_options()
            self._why_not = self._never()
            self._task.read_again()
            self.controller.see(lambda session: session.reload())

    def _judge_as(self, annotator: str) -> None:
        if self.controller.has_session and not self.controller.session.adjudicated_by:
            self._go_on_as(annotator)

    def _adjudicate_as(self, adjudicator: str) -> None:
        if self.controller.has_session and self.controller.session.adjudicated_by:
            self._go_on_as(adjudicator)

    def _go_on_as(self, person: str) -> None:
        session = self.controller.session
        if session.person == person:
            return

        def go_on(saved: bool) -> None:  # noqa: FBT001 — the saver calls it
            if saved:
                self.read(session.navigator.candidates, session.navigator.position)
                return
            if session.adjudicated_by:
                self._context.adjudicator = session.person
            else:
                self._context.annotator = session.person
            text = tr("Changes by {0} are not saved yet: first try again or save a copy.")
            self.banner.show_message(text.format(session.person), "warning")

        self.when_saved(go_on)

    # Called by the controller.

    def show_failure(self, text: str) -> None:
        self.banner.show_message(text, "error")

    def ask_for_name(self) -> None:
        """Ask in the banner for the annotator's name; a dialog would take keys for a name."""
        self._show_judgement()  # without the clicked answer, which is not given
        text = tr("Nothing is judged: first give your name with Judge as… below.")
        self.banner.show_message(text, "info")
        self._status.clear_hint()  # it has nearly the same text

    def ask_before_leaving(self, departure: Departure) -> None:
        """Ask about contradictions before leaving, unless nothing can be amended here."""
        if self._shows_nothing or self._on.only_reads:
            departure.go()
        else:
            self._question.ask(departure)
            if self._question.is_asked:
                self._status.clear_hint()  # the question has the same text

    def show_end(self, *, onward: bool) -> None:
        """Show what is still open; from the end of a finished batch, go back to its page."""
        session = self.controller.session
        if onward and self._end is not None and not session.open_count:
            # Unsaved changes are reported already, and must not count as done.
            self.when_saved(lambda saved: self.back_wanted.emit() if saved else None)
        else:
            ways_on: list[Action] = []
            if count_contradictory(session) and not session.open_count:
                ways_on.append((tr("&Review them"), self._go_to_contradictory))
            self.banner.show_message(what_is_left(session, self._actions), "info", ways_on)

    # Called by the parts.

    def _show_hint(self) -> None:
        if self.controller.has_session:
            self._status.show_hint_of(self.controller.session)

    def _go_to_contradictory(self) -> None:
        self.controller.move(lambda session: session.next_contradictory())

    def _never(self) -> dict[str, str]:
        """Return the commands that can never be done here, with their texts in menus."""
        why_not = self._reference.why_not
        reasons = {"reference": why_not} if why_not else {}
        for mode in self._modes:
            reasons |= mode.why_not()
        return reasons

    def _can_undo(self) -> dict[str, bool]:
        history = self.controller.session.history
        return {"undo": history.to_undo is not None, "redo": history.to_redo is not None}

    def _enable_all(self) -> None:
        """Enable the commands bound here that can be done now, and disable the others."""
        if self._shows_nothing:
            can = {each: each in GOING or each == "back" for each in self._own_commands}
            self._actions.enable(self, can)
            return
        can = dict.fromkeys(self._own_commands, True)
        if self.controller.has_session:
            view = self.controller.session.view
            can |= {
                **self._can_undo(),
                "more_above": view.has_more_above,
                "more_below": view.has_more_below,
                "folds": self._texts.can_fold,
                "walk": len(view.parts) > 1,
                **dict.fromkeys(self._why_not, False),
            }
        self._enable(can)

    def _enable(self, can: Mapping[str, bool]) -> None:
        mode = self._on
        self._actions.enable(
            self,
            {command: enabled and mode.allows(command) for command, enabled in can.items()},
        )

    def _lay_out(
        self, saving_banner: Banner, around: Callable[[QWidget], QWidget], side: QWidget
    ) -> None:
        """Put the texts beside `side`, and bars, banners and status line below them."""
        self._splitter = SideSplitter(self._texts, side)
        self._splitters = {"reading": self._splitter, "texts": self._texts.splitter}
        for name, splitter in self._splitters.items():
            splitter.restoreState(self._preferences.splitter(name))
        self._content = around(self._splitter)
        self._cannot_show = _in_place_of_a_candidate(self._actions)
        self._cannot_show.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._content, 1)
        layout.addWidget(self._cannot_show, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._status, 1)
        foot.addWidget(self._judge_as_button)
        foot.addWidget(KeyButton(self._actions["back"], tr("Back")))
        # At the foot, banners move neither words nor answers.
        for mode in self._modes:
            if mode.bar is not None:
                layout.addWidget(mode.bar)
        layout.addWidget(saving_banner)
        layout.addWidget(self.banner)
        layout.addLayout(foot)
        spaced(foot, margin=(0, 0, 0.5, 0.25))

    def _connect(self) -> None:
        controller = self.controller
        controller.shown.connect(self._show_candidate)
        controller.changed.connect(self._show_judgement)
        controller.counted.connect(self._task.show_counts)
        self.banner.closed.connect(self._show_hint)
        controller.saver.changed.connect(self._show_saving)
        controller.saver.corrected.connect(self._show_corrected)
        controller.saver.dropped.connect(self.show_failure)
        self._context.changed.connect(self._reload)
        self._context.annotator_changed.connect(self._judge_as)
        self._context.adjudicator_changed.connect(self._adjudicate_as)
        self._actions.key_map.changed.connect(self._show_mode)
        self._task.left.connect(self.focus_text)
        self._texts.translation.text.token_chosen.connect(self._choose)
        for mode in self._modes:
            mode.changed.connect(self._show_mode)
            mode.switched.connect(self._show_switched)

    def _show_corrected(self) -> None:
        """Show the saved links, unless the annotator is correcting links again."""
        session = self.controller.session
        if self._on.is_choosing:
            self._task.show_candidate()
        else:
            self._show_candidate()
        self._status.tell_screen_readers(corrected_by(session.view) or tr("Links as aligned"))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on; by a focus proxy, Tab would skip all that comes before it."""
        super().focusInEvent(event)
        self.focus_text()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._why_not = self._never()
        self._actions.bind(self, self._own_commands, self._why_not)
        self._enable_all()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.controller.saver.pause()
        for name, splitter in self._splitters.items():
            self._preferences.set_splitter(name, splitter.saveState())
        self._actions.release(self)


def _in_place_of_a_candidate(actions: Actions) -> QWidget:
    """Return the page that replaces a candidate that cannot be shown, with ways to others."""
    place = QWidget()
    label = PlainLabel(
        tr(
            "This candidate cannot be shown, so nothing can be judged here. Go on to another "
            "one, or go back."
        ),
        wraps=True,
    )
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    place.setFocusProxy(label)
    ways = QHBoxLayout()
    ways.addStretch(1)
    ways.addWidget(KeyButton(actions["previous"], tr("Previous")))
    ways.addWidget(KeyButton(actions["next"], tr("Next")))
    ways.addStretch(1)
    column = spaced(QVBoxLayout(place), margin=1, gap=1)
    column.addStretch(1)
    column.addWidget(label)
    column.addLayout(ways)
    column.addStretch(1)
    return place
