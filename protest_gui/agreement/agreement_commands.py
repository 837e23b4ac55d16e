"""Counts for the Agreement section, and opens what is behind its numbers."""

from collections.abc import Callable

from protest_core.progress import ProgressCallback
from protest_gui.agreement.agreement_found import (
    AgreementFound,
    Behind,
    candidates_behind,
    read_agreement,
)
from protest_gui.agreement.agreement_page import AgreementPage
from protest_gui.opening import OpenedProject
from protest_gui.running.counting_commands import Chosen, CountingCommands


class AgreementCommands(CountingCommands):
    """What is behind a number is read with what people said."""

    def __init__(self, opened: OpenedProject, page: AgreementPage) -> None:
        super().__init__(page, page.banner, opened.worker, now=page.tr("Compare &now"))
        self._opened = opened
        self._agreement_page = page
        page.left.connect(self.leave)
        page.adjudication_wanted.connect(self.leave)
        page.compared_changed.connect(self._count)
        page.opened.connect(self._open)
        page.export.failed.connect(self.failed)
        page.export.folder = opened.path.parent

    def _prepared(self) -> Callable[[ProgressCallback], AgreementFound]:
        project, compared = self._opened.project, self._agreement_page.compared
        return lambda progress: read_agreement(project, compared, progress)

    def _behind(self, number: object) -> Callable[[ProgressCallback], Chosen] | None:
        project = self._opened.project
        if isinstance(number, Behind):
            return lambda _progress: candidates_behind(project, number)
        return None

    def _open(self, number: object) -> None:
        if isinstance(number, tuple):  # the candidates themselves
            self._tell_chosen(number)
        else:
            super()._open(number)
