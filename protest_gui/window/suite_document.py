"""A suite that is open in the window: opening, reloading, saving elsewhere, closing."""

import os
from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from protest_core.suite.saving import OpenedSuite, open_suite
from protest_gui.jobs.executor import Failed, Lane
from protest_gui.suite.page import SuitePage
from protest_gui.translations import tr
from protest_gui.widgets.messages import ask
from protest_gui.window.workspace import OpenDocument, Then, Workspace


def open_suite_folder(workspace: Workspace, folder: Path, failed: Failed) -> None:
    """Read a suite in the background, then leave the open document for it."""

    def done(opened: OpenedSuite) -> None:
        workspace.enter(lambda: SuiteDocument(workspace, opened), lambda: None)

    workspace.jobs.run(
        Lane.WRITE, lambda progress: open_suite(directory=folder, progress=progress), done, failed
    )


def choose_suite(workspace: Workspace) -> None:
    chosen = QFileDialog.getExistingDirectory(
        workspace.window, tr("Folder of the suite"), workspace.folder()
    )
    if chosen:
        workspace.open_wanted.emit(Path(chosen))


class SuiteDocument(OpenDocument):
    """An open suite, and its page."""

    def __init__(self, workspace: Workspace, opened: OpenedSuite) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        workspace.preferences.add_recent(opened.directory)
        self._page = SuitePage(opened, workspace.jobs, workspace.actions, workspace.preferences)
        self._page.changed.connect(workspace.changed)
        workspace.actions.bind(
            self,
            {
                "reload": self._reload,
                "save_suite_as": self._save_as,
                "close": self._close_it,
            },
        )
        workspace.stack.addWidget(self._page)

    @property
    def name(self) -> str:
        return self._page.path.name

    @property
    def is_modified(self) -> bool:
        return not self._page.is_saved

    @property
    def path(self) -> Path:
        return self._page.path

    def is_at(self, path: Path) -> bool:
        return os.path.realpath(path) == os.path.realpath(self._page.path)

    def show_first(self) -> None:
        self._workspace.show(self._page)

    def show_home(self) -> None:
        self._page.show_list()

    def leave(self, then: Then, stay: Then) -> None:
        self._page.leave(then, stay)

    def close(self) -> None:
        self._workspace.actions.release(self)
        self._page.retire()
        self._workspace.stack.removeWidget(self._page)
        self._page.deleteLater()

    def _close_it(self) -> None:
        self._workspace.leave(self._workspace.close_document)

    def _save_as(self) -> None:
        self._page.ask_where_to_save()

    def _reload(self) -> None:
        """Read the suite again; unsaved changes are lost if the person agrees."""
        question = tr("Read the suite again? What could not be saved is lost.")
        yes, no = tr("&Reload"), tr("&Stay")
        if self._page.is_saved or ask(self._workspace.window, question, yes=yes, no=no):
            self._read_again(self._page.path)

    def _read_again(self, folder: Path) -> None:
        workspace = self._workspace

        def done(opened: OpenedSuite) -> None:
            if workspace.document is self:
                workspace.replace(lambda: SuiteDocument(workspace, opened))

        workspace.jobs.run(
            Lane.WRITE,
            lambda progress: open_suite(directory=folder, progress=progress),
            done,
            workspace.fail,
        )
