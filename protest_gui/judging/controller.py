"""Leads through an annotation session: what keys and clicks ask for is done there."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QObject, Signal

from protest_core.annotating.adjudication import AdjudicationSession
from protest_core.annotating.session import AnnotationSession
from protest_core.errors import ProtestError
from protest_core.ids import CandidateId
from protest_core.judgements.conflicts import Conflict
from protest_gui.context import OpenedProject
from protest_gui.judging.saving import Saver

Ask = Callable[[Sequence[Conflict], Callable[[], object]], object]


Act = Callable[[AnnotationSession], object]


class Reader(QObject):
    """Between the page and the core. What cannot be read or done is told, and changes nothing."""

    shown = Signal()  # another candidate, or more of its context
    changed = Signal()  # what is said of it
    failed = Signal(str)
    at_end = Signal(bool)  # nothing is further on, or open any more; whether one wanted on

    def __init__(self, opened: OpenedProject, ask: Ask, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._opened = opened
        self._ask = ask
        self.saver = Saver(opened.project, opened.worker, self)
        self.saver.dropped.connect(self.failed)

    def begin(self, candidates: Sequence[CandidateId], at: int) -> None:
        """What an earlier sitting could not save goes on with this one."""
        self.saver.pause()
        self.saver.sitting = self._new_sitting(candidates, at)
        self.shown.emit()

    def _new_sitting(self, candidates: Sequence[CandidateId], at: int) -> AnnotationSession:
        return AnnotationSession(
            self._opened.project,
            candidates,
            self._opened.annotator,
            save_at_once=False,
            earlier=self.saver.sitting,
            at=at,
        )

    @property
    def sitting(self) -> AnnotationSession:
        assert self.saver.sitting is not None  # noqa: S101 — `begin` comes first
        return self.saver.sitting

    def say(self, act: Act) -> None:
        """Undo may lead to another candidate, or to other links."""
        before = self.sitting.view
        if self._done(act):
            seen_anew = self.sitting.view is not before
            (self.shown if seen_anew else self.changed).emit()

    def see(self, act: Act) -> None:
        """More of the same candidate."""
        if self._done(act):
            self.shown.emit()

    def move(self, act: Callable[[AnnotationSession], bool | None], *, onward: bool = True) -> None:
        """Asks first where a contradiction would be left behind."""
        conflicts = self.sitting.to_ask_about
        if conflicts:
            self._ask(conflicts, lambda: self._leave(act, onward=onward))
        else:
            self._go(act, onward=onward)

    def leave_for(self, go: Callable[[], object]) -> None:
        """For another list; asks as well."""
        conflicts = self.sitting.to_ask_about
        if conflicts:
            self._ask(conflicts, go)
        else:
            go()

    def _leave(self, act: Act, *, onward: bool) -> None:
        self.sitting.leave_as_it_is()
        self._go(act, onward=onward)

    def _go(self, act: Act, *, onward: bool) -> None:
        before = self.sitting.navigator.position
        if not self._tried(act):
            return
        if self.sitting.navigator.position == before:
            self.at_end.emit(onward)
        else:
            self.shown.emit()

    def _tried(self, act: Act) -> bool:
        try:
            act(self.sitting)
        except ProtestError as error:
            self.failed.emit(str(error))
            return False
        return True

    def _done(self, act: Act) -> bool:
        """Return whether it could be done; what changed is saved."""
        done = self._tried(act)
        if self.sitting.has_unsaved:
            self.saver.save()
        return done


class AdjudicationReader(Reader):
    """Whoever judges in this window decides here."""

    still_open: Collection[CandidateId] = ()

    def _new_sitting(self, candidates: Sequence[CandidateId], at: int) -> AdjudicationSession:
        earlier = self.saver.sitting
        if isinstance(earlier, AdjudicationSession) and earlier.navigator.candidates is candidates:
            self.still_open = earlier.still_open  # somebody else goes on with the same
        return AdjudicationSession(
            self._opened.project,
            candidates,
            self._opened.annotator,
            still_open=self.still_open,
            save_at_once=False,
            earlier=earlier,
            at=at,
        )

    @property
    def adjudication(self) -> AdjudicationSession:
        sitting = self.sitting
        assert isinstance(sitting, AdjudicationSession)  # noqa: S101 — no other is made here
        return sitting

    def take_over(self, annotator: str) -> None:
        self.say(lambda _sitting: self.adjudication.take_over(annotator))
