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
    """A sentence for the person, with the actions that can be taken."""

    text: str
    kind: MessageKind = "info"
    actions: Sequence[Action] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """Candidates to be read; `compare`: beside the answers of all annotators."""

    candidates: Sequence[CandidateId]
    at: int = 0
    compare: bool = False
    from_list: bool = False  # whether the reader can go back to a list


class ProjectContext(QObject):
    """An open project with its jobs; nothing else in this process may open its file (POSIX locks).

    After `close`, results of its jobs are not reported any more, and it takes no new ones.
    """

    message = Signal(object)  # a Message, or None to hide it
    moved_on = Signal()  # the view has changed: messages that only report what was done are hidden
    failed = Signal(object, object)  # the exception, and the actions to offer
    changed = Signal(object)  # the ChangeSet: the current candidate is read again
    outdated = Signal()  # counts and lists of pages are out of date
    reading_wanted = Signal(object)  # a Reading
    list_wanted = Signal(object)  # the candidates to be listed, as a Reading
    annotator_changed = Signal(str)  # empty: judging is off, the project is only read
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
        self.batch = batch  # whose project this is: then only its annotator judges
        self._annotator = annotator
        self._adjudicator = ""
        self._is_open = True

    @property
    def corrects_links(self) -> bool:
        """Return whether links can be corrected; for a batch, that was set at handing it out."""
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
        """Return who adjudicates and tags: the annotator, unless a separate name was given for it.

        That name makes nobody an annotator.
        """
        return self._adjudicator or self._annotator

    @adjudicator.setter
    def adjudicator(self, name: str) -> None:
        self._adjudicator = name
        self.adjudicator_changed.emit(name)

    def is_at(self, path: Path) -> bool:
        """Return whether this file is open, under any name or link, without opening anything.

        If the open file was deleted or replaced, the file that has its name now is another one.
        """
        if not self.project.is_in_place:
            return False
        try:
            return path.samefile(self.path)
        except OSError:  # one of them does not exist
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
        if not self._is_open:  # a page that is being removed may still ask for work
            job = Job(lane, shown)
            job.cancel()
            return job
        callbacks = (partial(self._while_open, call) for call in (done, failed or self.fail))
        return self.jobs.run(lane, work, *callbacks, shown=shown)

    def when_idle(self, then: Callable[[], object], *lanes: Lane) -> None:
        """Call `then` when all jobs are done, as `Jobs.when_idle` does, unless closed by then."""
        self.jobs.when_idle(lambda: then() if self._is_open else None, *lanes)

    def show_message(self, text: str, kind: MessageKind = "info", *actions: Action) -> None:
        self.message.emit(Message(text, kind, actions))

    def clear_message(self) -> None:
        self.message.emit(None)

    def fail(self, error: Exception, *actions: Action) -> None:
        self.failed.emit(error, actions)

    def note(self, change: ChangeSet) -> None:
        """Let every page refresh what it shows."""
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
        """Close the file after pending saves; jobs that only count are cancelled."""
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
    """Looks up the candidates behind a number and reads them; only the latest number counts."""

    def __init__(
        self,
        context: ProjectContext,
        read: Callable[[Sequence[CandidateId]], object] | None = None,
        lane: Lane = Lane.READ,
    ) -> None:
        """Take the context; `read` replaces `ProjectContext.read`."""
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
    """Return the lane for looking up these candidates: slow measuring must not block judging."""
    return Lane.READ if chosen.against_metric is None else Lane.BACKGROUND


class Refresher(QObject):
    """Calls `refresh` when a page is out of date, as soon as the page is visible."""

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
