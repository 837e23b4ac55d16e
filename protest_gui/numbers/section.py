"""A section of numbers: counted in the background while it is visible."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from protest_core.candidates.filter import CandidateQuery
from protest_core.errors import RefusedError
from protest_core.ids import CandidateId
from protest_core.progress import ProgressCallback
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Lane
from protest_gui.jobs.latest import LatestJob
from protest_gui.translations import tr
from protest_gui.widgets.messages import Banner

Chosen = Sequence[CandidateId]


class SeenPage(QWidget):
    """Shows what it is given, and asks for what it wants: whoever owns it counts and opens."""

    seen = Signal()  # what is shown should be up to date
    left = Signal()  # nobody waits for it any more
    stop_wanted = Signal()

    def show_found(self, found: Any) -> None:
        raise NotImplementedError

    def show_computing(self, *, under_way: bool) -> None:
        """What was found before stays meanwhile."""
        raise NotImplementedError

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # a window that is only put aside comes back
            self.left.emit()


class CountingCommands(QObject):
    """Counts only what is seen: in a large project it takes seconds.

    For each page it is said what to count (`_prepared`).
    """

    lane = Lane.READ
    compare = False  # whether candidates are read with what everybody said

    def __init__(
        self, context: ProjectContext, page: SeenPage, banner: Banner, *, now: str
    ) -> None:
        """`now`: the words on the button that counts after all."""
        super().__init__(page)
        self.context = context
        self._page = page
        self._banner = banner
        self._now = now
        self._outdated = True
        self.counting = LatestJob[Any](context.run, self._show, self._tell)
        self._opening = LatestJob[Chosen](context.run, self._read, context.fail)
        page.seen.connect(self._count_if_outdated)
        context.outdated.connect(self.refresh)
        page.stop_wanted.connect(self._stop)

    def refresh(self) -> None:
        """The project has changed, or something else is asked."""
        self._outdated = True
        if self._page.isVisible():
            self._count()

    def leave(self) -> None:
        """What comes next, such as saving, does not wait for numbers that nobody looks at."""
        if self.counting.job is not None:
            self.counting.forget()
            self._outdated = True
            self._page.show_computing(under_way=False)

    def _prepared(self) -> Callable[[ProgressCallback], object]:
        """What is to be counted is read from the page now, and counted elsewhere."""
        raise NotImplementedError

    def _count_if_outdated(self) -> None:
        if self._outdated:
            self._count()

    def _count(self) -> None:
        self._outdated = False
        self._page.show_computing(under_way=True)
        self.counting.ask(self._prepared(), self.lane)

    def _show(self, found: object) -> None:
        self._page.show_computing(under_way=False)
        self._page.show_found(found)

    def _tell(self, error: Exception) -> None:
        self._outdated = True
        self._page.show_computing(under_way=False)
        if isinstance(error, RefusedError):
            # An annotator that was chosen may be gone by now.
            self._banner.show_message(str(error), "error", [(tr("&Again"), self._count)])
        else:
            self.context.fail(error)

    def _stop(self) -> None:
        self.leave()
        text = tr("Stopped: what is shown, if anything, may be out of date.")
        self._banner.show_message(text, "warning", [(self._now, self._count)])

    def _open(self, query: CandidateQuery) -> None:
        project = self.context.project
        self._opening.ask(lambda _progress: query.find(project=project), self.lane)

    def _read(self, candidates: Chosen) -> None:
        self.context.read(candidates, compare=self.compare)
