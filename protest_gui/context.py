"""The context that pages of an open project or batch share, instead of the window."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from protest_core.batches.open_batch import Batch
from protest_core.candidates.filter import CandidateFilter, CandidateQuery
from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.metrics.results import measuring
from protest_gui.jobs.executor import Failed, Job, Jobs, Lane, Work, one_step
from protest_gui.jobs.latest import LatestJob
from protest_gui.translations import tr
from protest_gui.widgets.messages import Action, MessageKind

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence for the person, with what can be done about it."""

    text: str
    kind: MessageKind = "info"
    actions: Sequence[Action] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """Candidates to be read; `compare`: beside what all annotators answered."""

    candidates: Sequence[CandidateId]
    at: int = 0
    compare: bool = False
    from_list: bool = False  # to which one goes back


class ProjectContext(QObject):
    """An open project with its jobs; nothing else in this process may open its file (POSIX locks).

    After `close`, nobody hears of its jobs any more, and no more are taken.
    """

    message = Signal(object)  # a Message, or None where there is none any more
    moved_on = Signal()  # to another view: what only told what was done goes
    failed = Signal(object, object)  # the exception, and the actions to be offered
    changed = Signal(object)  # the ChangeSet: what is judged is read again
    outdated = Signal()  # what pages have counted or listed
    reading_wanted = Signal(object)  # a Reading
    list_wanted = Signal(object)  # the candidates to be listed, as a Reading
    annotator_changed = Signal(str)  # empty: one only reads
    adjudicator_changed = Signal(str)

    def __init__(
        self,
        project: Project,
        jobs: Jobs,
        annotator: str,
        *,
        batch: Batch | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.project = project
        self.jobs = jobs
        self.batch = batch  # whose project it is: then nobody but its annotator judges
        self._annotator = annotator
        self._adjudicator = ""
        self._is_open = True

    @property
    def corrects_links(self) -> bool:
        """Return whether links can be corrected: in a batch, if it was handed out so."""
        return self.batch is None or self.batch.corrects_links

    @property
    def path(self) -> Path:
        return self.project.path

    @property
    def annotator(self) -> str:
        return self._annotator

    @annotator.setter
    def annotator(self, name: str) -> None:
        self._annotator = name
        self.annotator_changed.emit(name)

    @property
    def adjudicator(self) -> str:
        """Return who adjudicates and tags: the annotator, unless another name was given for that.

        It makes nobody an annotator.
        """
        return self._adjudicator or self._annotator

    @adjudicator.setter
    def adjudicator(self, name: str) -> None:
        self._adjudicator = name
        self.adjudicator_changed.emit(name)

    def is_at(self, path: Path) -> bool:
        """Return whether this file is open, by whatever name or link; nothing is opened.

        Of a file that was deleted or replaced, what has its name now is another one.
        """
        if not self.project.is_in_place:
            return False
        try:
            return path.samefile(self.path)
        except OSError:  # one of them is not there
            return os.path.realpath(path) == os.path.realpath(self.path)

    def run(
        self,
        lane: Lane,
        work: Work[T],
        done: Callable[[T], object],
        failed: Failed | None = None,
        *,
        shown: bool = True,
    ) -> Job:
        """Run work as `Jobs.run` does, until closed; without `failed`, a failure is reported."""
        if not self._is_open:  # what a page still asks for while it is taken away
            job = Job(lane, shown)
            job.cancel()
            return job
        callbacks = (partial(self._while_open, call) for call in (done, failed or self.fail))
        return self.jobs.run(lane, work, *callbacks, shown=shown)

    def when_idle(self, then: Callable[[], object], *lanes: Lane) -> None:
        """Call when all jobs are done, as `Jobs.when_idle` does, unless closed by then."""
        self.jobs.when_idle(lambda: then() if self._is_open else None, *lanes)

    def show_message(self, text: str, kind: MessageKind = "info", *actions: Action) -> None:
        self.message.emit(Message(text, kind, actions))

    def clear_message(self) -> None:
        self.message.emit(None)

    def fail(self, error: Exception, *actions: Action) -> None:
        self.failed.emit(error, actions)

    def note(self, change: ChangeSet) -> None:
        """Let every page look again at what it shows."""
        self.changed.emit(change)
        self.outdated.emit()

    def read(
        self,
        candidates: Sequence[CandidateId],
        at: int = 0,
        *,
        compare: bool = False,
        from_list: bool = False,
    ) -> None:
        if candidates:
            self.reading_wanted.emit(Reading(candidates, at, compare, from_list))

    def list(self, candidates: Sequence[CandidateId], at: int = 0) -> None:
        if candidates:
            self.list_wanted.emit(Reading(candidates, at))

    def close(self) -> None:
        """Close the file after what is being saved; whatever is only counted ends."""
        self._is_open = False
        self.jobs.cancel(Lane.READ, Lane.BACKGROUND)
        close = partial(
            self.jobs.run, Lane.WRITE, lambda _progress: self.project.close(), _nothing, _nothing
        )
        self.jobs.when_idle(partial(close, shown=False), Lane.SAVE)

    def _while_open(self, call: Callable[[T], object], result: T) -> None:
        if self._is_open:
            call(result)


class NumberReader:
    """Looks up the candidates that a number counts, and reads them: those of the latest number."""

    def __init__(
        self,
        context: ProjectContext,
        read: Callable[[Sequence[CandidateId]], object] | None = None,
        lane: Lane = Lane.READ,
    ) -> None:
        """`read`: what is done with them, if not `ProjectContext.read`."""
        self._project = context.project
        self._lane = lane
        self._job = LatestJob[Sequence[CandidateId]](
            context.run, read or context.read, context.fail
        )

    def open(self, number: CandidateQuery | CandidateFilter) -> None:
        lane = self._lane
        if isinstance(number, CandidateFilter):
            lane = lane_for(number)
            number = CandidateQuery("", partial(list_candidates, chosen=number))
        find = partial(measuring, self._project, number.find)
        self._job.ask(one_step(tr("looking up the candidates"), find), lane, shown=True)


def lane_for(chosen: CandidateFilter) -> Lane:
    """Return where to look up such candidates: measuring takes long, and judging goes on."""
    return Lane.READ if chosen.against_metric is None else Lane.BACKGROUND


class Refresher(QObject):
    """Calls `refresh` when what a page shows is out of date, once somebody looks at it."""

    def __init__(
        self, context: ProjectContext, page: QWidget, refresh: Callable[[], object]
    ) -> None:
        super().__init__(page)
        self._page = page
        self._refresh = refresh
        self._is_outdated = True
        context.outdated.connect(self._note)
        page.installEventFilter(self)

    def _note(self) -> None:
        self._is_outdated = True
        if self._page.isVisible():
            self._look()

    def _look(self) -> None:
        if self._is_outdated:
            self._is_outdated = False
            self._refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and watched is self._page:
            self._look()
        return False


def _nothing(_: object) -> None:
    pass
