"""The controller of an annotation session, which does what keys and clicks ask for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from protest_core.annotating.outcomes import ReadOutcomes
from protest_core.annotating.session import AnnotationSession
from protest_core.errors import ProtestError
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import Conflict
from protest_gui.context import ProjectContext
from protest_gui.jobs.latest import LatestJob
from protest_gui.judging.saving import Saver
from protest_gui.translations import error_message

Act = Callable[[AnnotationSession], object]
Move = Callable[[AnnotationSession], bool | None]

# Makes a session of candidates, from a place among them, after an earlier session.
MakeSession = Callable[[Sequence[CandidateId], int, AnnotationSession | None], AnnotationSession]


@dataclass(frozen=True, slots=True)
class Departure:
    """Leaving a candidate whose answers contradict each other; `command` asked for it."""

    command: str
    conflicts: Sequence[Conflict]
    go: Callable[[], object]
    # The same for going to another candidate; if there is none, does nothing and returns False.
    go_further: Callable[[], bool]


class AskingPage(Protocol):
    """The page of a controller, which tells and asks the annotator."""

    def show_failure(self, text: str) -> None: ...

    def ask_for_name(self) -> None:
        """Tell that nothing is judged before the annotator's name is known."""

    def ask_before_leaving(self, departure: Departure) -> None:
        """Ask whether contradictory answers are to be left behind."""

    def show_end(self, *, onward: bool) -> None:
        """Tell that no other candidate, or no other open one, is left; `onward`: on the way on."""


class JudgingController(QObject):
    """Owns the session; an action that fails is reported and changes nothing."""

    page: AskingPage  # set by the page itself, before a session begins

    shown = Signal()  # another candidate, or more of its context
    changed = Signal()  # the judgement
    counted = Signal()  # all outcomes, which are counted while the project is only read

    def __init__(
        self, context: ProjectContext, make_session: MakeSession, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make_session = make_session
        self._session: AnnotationSession | None = None
        self.saver = Saver(context, self)
        self._counting = LatestJob(context.run, self._take_outcomes, context.fail)
        self._version = -1  # of the outcomes being counted
        for signal in (self.shown, self.changed, self.saver.changed):
            signal.connect(self.count_outcomes)

    def begin(self, candidates: Sequence[CandidateId], at: int) -> None:
        """Begin a session; unsaved changes of an earlier session move into this one."""
        self.saver.pause()
        self._counting.forget()
        self._session = self._make_session(candidates, at, self._session)
        self.saver.session = self._session
        self.shown.emit()

    def count_outcomes(self) -> None:
        """Count everybody's outcomes, if the session shows them; a job counts many candidates."""
        if self._session is None or not self._session.counts_everybody:
            return
        outcomes = self._session.outcomes
        under_way = self._counting.job is not None and self._version == outcomes.version
        if not outcomes.are_known and not under_way:
            self._version = outcomes.version
            self._counting.ask(lambda _progress: outcomes.read())

    def _take_outcomes(self, read: ReadOutcomes) -> None:
        self.session.outcomes.take(read)
        if self.session.outcomes.are_known:
            self.counted.emit()
        else:
            self.count_outcomes()

    @property
    def has_session(self) -> bool:
        return self._session is not None

    @property
    def session(self) -> AnnotationSession:
        assert self._session is not None  # noqa: S101 — `begin` comes first
        return self._session

    def when_named(self, do: Callable[[], object]) -> None:
        """Do something that judges or begins to, if the annotator's name is known."""
        if self.session.has_annotator:
            do()
        else:
            self.page.ask_for_name()

    def act(self, act: Act) -> None:
        """Change the judgement; undoing may lead to another candidate or to other links."""
        self.when_named(lambda: self._act(act))

    def _act(self, act: Act) -> None:
        before = self.session.view
        if self._done(act):
            is_another_view = self.session.view is not before
            (self.shown if is_another_view else self.changed).emit()

    def see(self, act: Act) -> None:
        """Show more of the same candidate, or show it again."""
        if self._done(act):
            self.shown.emit()

    def move(self, act: Move, command: str = "", *, onward: bool = True) -> None:
        """Go to another candidate; ask first if contradictory answers would be left behind."""

        def go() -> None:
            if self._moved(act) is False:
                self.page.show_end(onward=onward)

        self._ask_before(go, lambda: self._moved(act) is True, command)

    def leave_for(self, go: Callable[[], object]) -> None:
        """Go to another list; ask first if contradictory answers would be left behind."""

        def go_further() -> bool:
            go()
            return True

        self._ask_before(go, go_further)

    def _ask_before(
        self, go: Callable[[], object], go_further: Callable[[], bool], command: str = ""
    ) -> None:
        if conflicts := self.session.to_ask_about:
            self.page.ask_before_leaving(Departure(command, conflicts, go, go_further))
        else:
            go()

    def _moved(self, act: Move) -> bool | None:
        """Return whether there was another candidate; `None` if it could not be read."""
        before = self.session.navigator.position
        if not self._tried(act):
            return None
        if self.session.navigator.position == before:
            return False
        self.shown.emit()
        return True

    def _tried(self, act: Act) -> bool:
        try:
            act(self.session)
        except ProtestError as error:
            self.page.show_failure(error_message(error))
            return False
        return True

    def _done(self, act: Act) -> bool:
        """Return whether the action succeeded; save its changes."""
        done = self._tried(act)
        if self.session.has_unsaved:
            self.saver.save()
        return done
