"""File → New, Open, and the demonstration: which file, and then the work."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from protest_core.changes import ChangeSet
from protest_core.demo import demonstration_suites, make_demonstration
from protest_core.files.paths import BATCH_SUFFIX, PROJECT_SUFFIX, seems_to_exist
from protest_core.loading.create_project import create_project, project_file_mistake
from protest_core.progress import ProgressCallback
from protest_gui.jobs.executor import Lane
from protest_gui.project.new_project import NewProject, NewProjectDialog
from protest_gui.translations import tr
from protest_gui.window.suite_document import SuiteDocument, choose_suite
from protest_gui.window.workspace import Workspace


class FileCommands(QObject):
    """What makes or opens files; the work itself runs in the background and can be cancelled."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._not_made: NewProject | None = None
        workspace.actions.bind(
            self,
            {
                "open": self._choose,
                "open_suite": lambda: choose_suite(workspace),
                "new": lambda: self._make_new(self._open_suite),
                "demonstration": self._make_demonstration,
            },
        )
        workspace.new_project_wanted.connect(self._make_new)

    @property
    def _open_suite(self) -> Path | None:
        document = self._workspace.document
        return document.path if isinstance(document, SuiteDocument) else None

    def _choose(self) -> None:
        kinds = tr("PROTEST projects and batches (*{0} *{1})").format(PROJECT_SUFFIX, BATCH_SUFFIX)
        chosen, _ = QFileDialog.getOpenFileName(
            self._workspace.window, tr("Open project or batch"), self._workspace.folder(), kinds
        )
        if chosen:
            self._workspace.open_wanted.emit(Path(chosen))

    def _make_new(self, suite: Path | None = None) -> None:
        """What could not be made is in the dialog again, to be changed; else it has the suite."""
        dialog = NewProjectDialog(
            self._workspace.folder(),
            self._workspace.window,
            mistake_in=lambda path: mistake_in_project_file(self._workspace, path),
            earlier=self._not_made,
            suite=suite,
        )
        if dialog.ask_and_wait():
            self._make(dialog.new_project)

    def _make(self, new: NewProject) -> None:
        def work(progress: ProgressCallback) -> ChangeSet:
            return create_project(
                path=new.path,
                directory=new.suite,
                with_systems=new.with_systems,
                replace=new.replace,
                progress=progress,
            )

        def done(_change: ChangeSet) -> None:
            self._not_made = None
            self._workspace.open_wanted.emit(new.path)

        def failed(error: Exception) -> None:
            self._not_made = new
            self._workspace.fail(error, (tr("C&hange…"), self._make_new))

        self._workspace.jobs.run(Lane.WRITE, work, done, failed)

    def _make_demonstration(self) -> None:
        """In a folder that has it already, the one that is there is opened."""
        workspace = self._workspace
        chosen = QFileDialog.getExistingDirectory(
            workspace.window, tr("Folder for the demonstration projects"), workspace.folder()
        )
        if not chosen:
            return
        folder = Path(chosen)
        there = [folder / f"{suite.name}{PROJECT_SUFFIX}" for suite in demonstration_suites()]
        if existing := next(filter(seems_to_exist, there), None):
            workspace.open_wanted.emit(existing)
            return
        workspace.jobs.run(
            Lane.WRITE,
            lambda progress: list(make_demonstration(directory=folder, progress=progress)),
            self._open_first,
            workspace.fail,
        )

    def _open_first(self, paths: list[Path]) -> None:
        for path in reversed(paths):
            self._workspace.preferences.add_recent(path)
        self._workspace.open_wanted.emit(paths[0])


def mistake_in_project_file(workspace: Workspace, path: Path) -> str:
    """Return why no project can be made there, even with replacement; empty if one can."""
    document = workspace.document
    if document is not None and document.is_at(path):
        return is_open_sentence(path)
    return project_file_mistake(path)


def is_open_sentence(path: Path) -> str:
    """Say that the file that is open is not to be touched but by the project itself."""
    text = tr("{0} is open in this window. Choose another name, or close it first.")
    return text.format(path.name)
