"""A section of numbers: counted in the background while it is visible."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protest_core.errors import RefusedError
from protest_gui.context import NumberReader, ProjectContext
from protest_gui.jobs.executor import Job, Lane, Work
from protest_gui.jobs.latest import LatestJob
from protest_gui.jobs.progress_line import ProgressLine
from protest_gui.translations import error_message, tr
from protest_gui.widgets.export import SignatureLine, TableExport
from protest_gui.widgets.layout import spaced
from protest_gui.widgets.messages import Banner
from protest_gui.widgets.plots import PointsPlot
from protest_gui.widgets.table_view import NumbersTable


class NumbersSection(QWidget):
    """Parts with numbers that are counted while visible; each number opens its candidates.

    `ask` reads the options and returns what counts, in another thread; `show` shows the result.
    """

    def __init__(
        self,
        context: ProjectContext,
        parts: Sequence[QWidget],
        under_way: ProgressLine,
        banner: Banner,
        *,
        ask: Callable[[], Work[Any]],
        show: Callable[[Any], object],
        now: str,
        lane: Lane = Lane.READ,
        compare: bool = False,
        names_steps: bool = False,
    ) -> None:
        """`now`: the text of the button that counts after a stop; `compare`: read with all answers.

        `names_steps`: the progress line names each step.
        """
        super().__init__()
        self._context = context
        self._under_way = under_way
        self._banner = banner
        self._ask, self._show = ask, show
        self._now = now
        self._lane = lane
        self._names_steps = names_steps
        self._outdated = True
        self._counting = LatestJob[Any](context.run, self._show_counted, self._fail)
        self._opening = NumberReader(context, partial(context.read, compare=compare), lane)
        column = spaced(QVBoxLayout(self), gap=0)
        for part in parts:
            column.addWidget(part)
        under_way.stop.clicked.connect(lambda _checked: self._stop())
        context.outdated.connect(self.outdate)
        context.jobs.progress.connect(self._show_step)

    def outdate(self) -> None:
        """Count again: at once if the section is visible, otherwise when it is shown."""
        self._outdated = True
        if self.isVisible():
            self.count()

    def count(self) -> None:
        self._outdated = False
        self._under_way.begin()
        self._counting.ask(self._ask(), self._lane)

    def leave(self) -> None:
        """Stop counting: other jobs do not have to wait for numbers that nobody looks at."""
        if self._counting.job is not None:
            self._counting.forget()
            self._outdated = True
            self._under_way.end()

    def open_numbers_of(self, parts: Iterable[NumbersTable | PointsPlot]) -> None:
        """Let each number of these parts open the candidates that it counts."""
        for part in parts:
            part.opened.connect(self._opening.open)

    def add_export(self, export: TableExport, signature: SignatureLine) -> None:
        """Connect the messages of exports; files are proposed beside the project."""
        export.folder = self._context.path.parent
        export.failed.connect(self._context.fail)
        export.done.connect(self._context.show_message)
        signature.copied.connect(lambda: self._context.show_message(tr("The signature is copied.")))

    def _show_counted(self, found: object) -> None:
        self._under_way.end()
        self._show(found)

    def _show_step(self, job: Job, done: int, total: int, step: str) -> None:
        if self._names_steps and job is self._counting.job:
            what = f"{step[:1].upper()}{step[1:]} …"
            counted = tr("{0} ({1} of {2})").format(what, done + 1, total)
            self._under_way.say(counted if total > 1 else what)

    def _fail(self, error: Exception) -> None:
        self._outdated = True
        self._under_way.end()
        if isinstance(error, RefusedError):
            # A chosen annotator may not exist any more.
            self._banner.show_message(error_message(error), "error", [(tr("&Again"), self.count)])
        else:
            self._context.fail(error)

    def _stop(self) -> None:
        self.leave()
        text = tr("Stopped: numbers that are shown may be out of date.")
        self._banner.show_message(text, "warning", [(self._now, self.count)])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._outdated:
            self.count()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # a minimised window comes back
            self.leave()
