"""Counts for the Agreement section in the background, and opens what is behind its numbers."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from protest_core.operations import CandidateId
from protest_gui.agreement.agreement_found import (
    AgreementFound,
    Behind,
    candidates_behind,
    read_agreement,
)
from protest_gui.agreement.agreement_page import AgreementPage
from protest_gui.opening import OpenedProject
from protest_gui.running.computation import Computation
from protest_gui.running.newest import Newest


class AgreementCommands(QObject):
    """Counts only what is seen: in a large project it takes seconds."""

    candidates_chosen = Signal(object)  # those behind a number, to be read with what people said
    failed = Signal(object)  # the exception

    def __init__(self, opened: OpenedProject, page: AgreementPage) -> None:
        super().__init__(page)
        self._opened = opened
        self._page = page
        self._outdated = True
        self._counting = Computation[AgreementFound](opened.worker, self._show, self._tell)
        self._opening = Newest(opened.worker, self.failed.emit)
        page.seen.connect(self._count_if_outdated)
        page.left.connect(self._leave)
        page.adjudication_wanted.connect(self._leave)
        page.compared_changed.connect(self._count)
        page.stop_wanted.connect(self._stop)
        page.opened.connect(self._open)
        page.export.failed.connect(self.failed)
        page.export.folder = opened.path.parent

    def refresh(self) -> None:
        """The project has changed."""
        self._outdated = True
        if self._page.isVisible():
            self._count()

    def retire(self) -> None:
        self._counting.stop()
        self._opening.forget()

    def _count_if_outdated(self) -> None:
        if self._outdated:
            self._count()

    def _count(self) -> None:
        project, compared = self._opened.project, self._page.compared
        self._outdated = False
        self._page.show_computing(under_way=True)
        self._counting.ask(lambda progress: read_agreement(project, compared, progress))

    def _show(self, found: AgreementFound) -> None:
        self._page.show_computing(under_way=False)
        self._page.show_found(found)

    def _tell(self, error: Exception) -> None:
        self._outdated = True
        self._page.show_computing(under_way=False)
        self.failed.emit(error)

    def _leave(self) -> None:
        """What comes next, such as saving, does not wait for numbers that nobody looks at."""
        if self._counting.under_way:
            self._counting.stop()
            self._outdated = True
            self._page.show_computing(under_way=False)

    def _stop(self) -> None:
        self._leave()
        text = self.tr("Stopped: what is shown, if anything, may be out of date.")
        again = self.tr("Compare &now")
        self._page.banner.show_message(text, "warning", [(again, self._count)])

    def _open(self, behind: object) -> None:
        project = self._opened.project
        if isinstance(behind, Behind):
            self._opening.ask(lambda: candidates_behind(project, behind), self._tell_chosen)
        elif isinstance(behind, tuple):
            self._tell_chosen(behind)

    def _tell_chosen(self, candidates: Sequence[CandidateId]) -> None:
        if candidates:
            self.candidates_chosen.emit(candidates)
