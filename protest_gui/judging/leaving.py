"""Leaving a candidate or a list: contradictory answers, the end, and open candidates."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from protest_core.annotating.session import AnnotationSession
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import CONFLICT_SENTENCES, Conflict
from protest_core.judgements.model import Judgement, State
from protest_gui.judging.answers import AnswerChoice
from protest_gui.judging.controller import Departure, JudgingController
from protest_gui.judging.remark import RemarkEdit
from protest_gui.keys.actions import Actions
from protest_gui.translations import number_text, tr, translated
from protest_gui.widgets.inputs import LineEdit
from protest_gui.widgets.messages import Action, Banner

# A key pressed sooner was pressed before the question could be read.
MILLISECONDS_TO_READ = 400
_PRESSED = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_ONLY_WITH_OTHERS = {
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
}


class ContradictionQuestion(QObject):
    """Asks at the foot before contradictory answers are left behind; typing is not interrupted.

    The same key again leaves them as they are. Keys, and clicks on answers, that come before the
    question can have been read were meant for the next candidate: it is shown first, so that they
    act there, and a note says what was left behind. Where there is no next one, at the end of the
    list, they do nothing.
    """

    def __init__(
        self, banner: Banner, controller: JudgingController, actions: Actions, page: QWidget
    ) -> None:
        super().__init__(page)
        self._banner = banner
        self._controller = controller
        self._actions = actions
        self._page = page
        self._departure: Departure | None = None  # the answers that the question is about
        self._is_unread = False
        self._left_behind: CandidateId | None = None  # by an annotator who kept typing
        self._reading = QTimer(self, singleShot=True, interval=MILLISECONDS_TO_READ)
        self._reading.timeout.connect(self._note_read)
        banner.installEventFilter(self)
        banner.closed.connect(self._forget)

    @property
    def is_asked(self) -> bool:
        return self._departure is not None

    def ask(self, departure: Departure) -> None:
        """Ask; if the question about these answers was shown long enough to be read, leave."""
        asked = self._departure
        if asked is None:
            self._show(departure)
        elif not self._is_unread:
            self.withdraw()
            self._controller.session.leave_as_it_is()
            # If no key asked to leave, the key of Next does it, as the question says.
            (departure if asked.command else asked).go()

    def withdraw(self) -> None:
        """Withdraw the question: there are other answers, or another candidate is shown."""
        if self._departure is not None:
            self._banner.hide_message()

    def keeps_note(self) -> bool:
        """Return whether the note stays at another candidate: it is shown and still holds."""
        session, left_behind = self._controller.session, self._left_behind
        if left_behind is None or session.candidate_id == left_behind:
            return False
        return session.state_of(left_behind) is State.CONFLICT

    def _show(self, departure: Departure) -> None:
        session = self._controller.session
        sentences = _in_words(departure.conflicts)
        key = self._actions.shown_key(departure.command or "next", typing=_is_text_field_focused())
        if departure.command:
            text = tr(
                "This judgement contradicts itself: {0}. Press {1} again to leave it as it is."
            )
        else:
            text = tr("This judgement contradicts itself: {0}. Press {1} to leave it as it is.")
        resolutions = session.resolutions
        ways_out: list[Action] = [
            (_name(session.judgement, each, resolutions), partial(self._settle, each, departure))
            for each in resolutions
        ]
        self._banner.show_message(text.format(sentences, key), "warning", ways_out)
        self._departure, self._is_unread, self._left_behind = departure, True, None
        _application().installEventFilter(self)

    def _settle(self, resolution: Judgement, departure: Departure) -> None:
        session = self._controller.session
        self._controller.act(lambda session: session.settle(resolution))
        if not session.is_open(session.candidate_id):  # otherwise there is something to answer
            departure.go()

    def _note_read(self) -> None:
        self._is_unread = False
        self._reading.stop()
        _application().removeEventFilter(self)

    def _forget(self) -> None:
        """Forget the question and the note: the banner shows neither any more."""
        self._departure = self._left_behind = None
        if self._is_unread:
            self._note_read()

    def _go_further(self, departure: Departure) -> bool:
        session = self._controller.session
        left, position = session.candidate_id, session.navigator.position
        if not departure.go_further():
            return False
        text = tr("You left example {0} although its judgement contradicts itself: {1}.")
        self._banner.show_message(
            text.format(number_text(position + 1), _in_words(departure.conflicts)),
            "warning",
            [(tr("&Back to it"), lambda: self._go_back(left))],
        )
        self._left_behind = left
        return True

    def _go_back(self, left: CandidateId) -> None:
        candidates = self._controller.session.navigator.candidates
        if left in candidates:
            position = candidates.index(left)
            self._controller.move(lambda session: session.go_to(position))

    def _is_meant_for_the_next(self, watched: QObject, event: QEvent) -> bool:
        # Check the event first: an object that is being destroyed must not be asked anything.
        return (
            (_is_typed(event) or (event.type() in _PRESSED and isinstance(watched, AnswerChoice)))
            and isinstance(watched, QWidget)
            and watched.window() is self._page.window()
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Filter all events of the program while the question has not been read."""
        if not self._is_unread or self._departure is None:
            return False
        if watched is self._banner and event.type() is QEvent.Type.Paint:
            if not self._reading.isActive():
                self._reading.start()
        elif self._is_meant_for_the_next(watched, event) and not self._go_further(self._departure):
            event.accept()  # otherwise Qt takes it for a shortcut
            return True
        return False


def _is_typed(event: QEvent) -> bool:
    return (
        isinstance(event, QKeyEvent)
        and event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        and not event.isAutoRepeat()  # releasing the key that asked to leave
        and event.key() not in _ONLY_WITH_OTHERS
    )


def _is_text_field_focused() -> bool:
    return isinstance(QApplication.focusWidget(), LineEdit | RemarkEdit)


def _application() -> QCoreApplication:
    application = QCoreApplication.instance()
    assert application is not None  # noqa: S101 — there are windows
    return application


def _name(before: Judgement, after: Judgement, others: Sequence[Judgement]) -> str:
    """Return the label of the button that makes this change."""
    if gone := before.tags - after.tags:
        if sum(each.tags != before.tags for each in others) > 1:
            return tr("Remove &{0}").format(", ".join(gone))
        return tr("&Remove the tag") if len(gone) == 1 else tr("&Remove the tags")
    changed = (before.pronoun is not after.pronoun) + (before.antecedent is not after.antecedent)
    if not changed:
        return tr("&Unselect the words")
    return tr("&Clear the answer") if changed == 1 else tr("&Clear the answers")


def _in_words(conflicts: Sequence[Conflict]) -> str:
    return "; ".join(translated(CONFLICT_SENTENCES[each]) for each in conflicts)


class EndOfList:
    """Shows with the last answer of a batch that nothing is open any more."""

    def __init__(self, banner: Banner, actions: Actions) -> None:
        self._banner = banner
        self._actions = actions
        self._was_open = False
        self._announced = False

    def begin(self, session: AnnotationSession) -> None:
        self._was_open, self._announced = session.open_count > 0, False

    def follow(self, session: AnnotationSession) -> None:
        """Show the message with the last answer; hide it if that answer is taken back."""
        is_open, was_open = session.open_count > 0, self._was_open
        self._was_open = is_open
        if was_open and not is_open:
            text = tr("That was the last open example. {0} leads back to the first page.")
            self._banner.show_message(text.format(self._actions.shown_key("next")), "info")
            self._announced = True
        elif is_open and self._announced:
            self._banner.hide_message()
            self._announced = False


def what_is_left(session: AnnotationSession, actions: Actions) -> str:
    """Return the sentence for the end of a list, or for a list without open candidates."""
    if session.open_count:
        text = tr("The list ends here. Still open: {0}; {1} leads to the next of them.")
        return text.format(number_text(session.open_count), actions.shown_key("next_open"))
    if contradictory := count_contradictory(session):
        text = tr("Nothing is left open in this list. Contradictory: {0}.")
        return text.format(number_text(contradictory))
    return tr("Nothing is left open in this list.")


def count_contradictory(session: AnnotationSession) -> int:
    """Return how many of the annotator's judgements contradict themselves; 0 while reading."""
    return 0 if session.counts_everybody else session.counts[State.CONFLICT]
