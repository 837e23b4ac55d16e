"""File → Make a Suite: of a corpus, parallel text or a foreign test set, with its account."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from protest_core.errors import printable
from protest_core.suite_build.make import MadeSuite, NewSuite, make_suite
from protest_gui.jobs.executor import Lane
from protest_gui.suite.making_dialog import MakeSuiteDialog
from protest_gui.translations import tr
from protest_gui.widgets.summary_dialog import SummaryDialog
from protest_gui.window.workspace import Workspace


class MakingSuite(QObject):
    """What could not be made is in the dialog again, to be changed."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._dialog: MakeSuiteDialog | None = None  # with what was not made
        workspace.actions.bind(self, {"make_suite": self._ask})

    def _ask(self) -> None:
        if self._dialog is None:
            self._dialog = MakeSuiteDialog(self._workspace.folder(), self._workspace.window)
            self._dialog.finished.connect(self._answer)
        self._dialog.open()

    def _answer(self, answer: int) -> None:
        if self._dialog is None:
            return
        if answer == QDialog.DialogCode.Accepted:
            self._make(self._dialog.wanted)
        else:
            self._forget()

    def _forget(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None

    def _make(self, new: NewSuite) -> None:
        def done(made: MadeSuite) -> None:
            if self._dialog is not None and not self._dialog.isVisible():
                self._forget()
            self._show_account(new, made)

        def failed(error: Exception) -> None:
            self._workspace.fail(error, (tr("C&hange…"), self._ask))

        self._workspace.jobs.run(
            Lane.WRITE, lambda progress: make_suite(new=new, progress=progress), done, failed
        )

    def _show_account(self, new: NewSuite, made: MadeSuite) -> None:
        if self._workspace.is_closing:
            return
        dialog = SummaryDialog(
            tr("Made the suite {0}").format(printable(new.directory.name)),
            made.report,
            made.notes,
            tr("&Open the suite"),
            self._workspace.window,
            instead=(
                tr("Make a &project…"),
                lambda: self._workspace.new_project_wanted.emit(new.directory),
            ),
        )
        dialog.ask(lambda: self._workspace.open_wanted.emit(new.directory))
