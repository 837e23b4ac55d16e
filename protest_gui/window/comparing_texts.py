"""File → Compare Systems, and texts dropped on the start page: the dialog, then the work."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog

from protest_core.changes import ChangeSet
from protest_core.errors import ImplausibleTextError
from protest_core.loading.quick import make_quick_project
from protest_core.progress import ProgressCallback
from protest_gui.context import Message
from protest_gui.jobs.executor import Lane
from protest_gui.project.loading import loaded_sentence
from protest_gui.project.quick_dialog import NewComparison, QuickDialog
from protest_gui.translations import tr, translated
from protest_gui.widgets.messages import ask
from protest_gui.window.file_commands import mistake_in_project_file
from protest_gui.window.workspace import Workspace


class ComparingTexts(QObject):
    """Makes projects of raw texts; after a failure the dialog comes back with the choices."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._dialog: QuickDialog | None = None  # with the comparison that could not be made
        workspace.actions.bind(self, {"compare_systems": self._choose})

    def offer(self, paths: Sequence[Path]) -> None:
        """Ask how these texts are to be compared."""
        self._forget()
        self._dialog = QuickDialog(
            paths,
            lambda path: mistake_in_project_file(self._workspace, path),
            self._workspace.window,
        )
        self._dialog.finished.connect(self._answer)
        self._dialog.open()

    def _choose(self) -> None:
        if self._dialog is not None:
            self._dialog.open()
            return
        chosen, _ = QFileDialog.getOpenFileNames(
            self._workspace.window,
            tr("Source, reference, and outputs of systems"),
            self._workspace.folder(),
        )
        if chosen:
            self.offer([Path(name) for name in chosen])

    def _answer(self, answer: int) -> None:
        if self._dialog is None:
            return
        wanted = self._dialog.wanted if answer == QDialog.DialogCode.Accepted else None
        if wanted is not None:
            self._make(wanted)
        else:
            self._forget()

    def _forget(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None

    def _make(self, new: NewComparison) -> None:
        def work(progress: ProgressCallback) -> ChangeSet:
            return make_quick_project(
                path=new.path, request=new.request, replace=new.replace, progress=progress
            )

        def done(change: ChangeSet) -> None:
            if self._dialog is not None and not self._dialog.isVisible():
                self._forget()
            self._open(new.path, change)

        def failed(error: Exception) -> None:
            if isinstance(error, ImplausibleTextError):
                self._ask_whether_to_go_on(new, error)
            else:
                self._workspace.fail(error, (tr("C&hange…"), self._choose))

        self._workspace.jobs.run(Lane.WRITE, work, done, failed)

    def _ask_whether_to_go_on(self, new: NewComparison, error: ImplausibleTextError) -> None:
        workspace = self._workspace
        if workspace.is_closing:
            return
        question = translated(error.text)
        if ask(workspace.window, question, yes=tr("Load &anyway"), no=tr("C&hange…")):
            self._make(replace(new, request=replace(new.request, anyway=True)))
        elif self._dialog is not None:
            self._dialog.open()

    def _open(self, path: Path, change: ChangeSet) -> None:
        workspace = self._workspace
        if sentence := loaded_sentence(change):
            message = Message(sentence, "warning" if change.warnings else "info")
            workspace.go_on = path, lambda _document: workspace.show_message(message)
        workspace.open_wanted.emit(path)
