"""File → New, Open, Save a Copy, and the demonstration: which file, and then the work."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog

from protest_core.annotating.unsaved import save_copy
from protest_core.changes import ChangeSet
from protest_core.demo import demonstration_suites, make_demonstration
from protest_core.files.paths import BATCH_SUFFIX, PROJECT_SUFFIX, seems_to_exist, with_suffix
from protest_core.loading.create_project import create_project, project_file_mistake
from protest_core.progress import ProgressCallback
from protest_gui.project.new_project import NewProject, NewProjectDialog
from protest_gui.translations import tr

if TYPE_CHECKING:
    from protest_gui.window.main_window import MainWindow


class FileCommands(QObject):
    """The work itself runs in the background and can be cancelled."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._not_made: NewProject | None = None

    def choose(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, tr("Open project or batch"), self.folder(), self._kinds_to_open()
        )
        if chosen:
            self._window.open_project(Path(chosen))

    def make_new(self) -> None:
        """What could not be made is in the dialog again, to be changed."""
        dialog = NewProjectDialog(
            self.folder(), self._window, mistake_in=self._mistake_in, earlier=self._not_made
        )
        wanted = dialog.exec() == QDialog.DialogCode.Accepted
        new = dialog.new_project
        dialog.deleteLater()
        if wanted:
            self._make(new)

    def _mistake_in(self, path: Path) -> str:
        return self._open_mistake(path) or project_file_mistake(path)

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
            self._window.open_project(new.path)

        def failed(error: Exception) -> None:
            self._not_made = new
            self._window.show_failure(error, (tr("C&hange…"), self.make_new))

        self._window.worker.run(work, done=done, failed=failed)

    def make_demonstration(self) -> None:
        """In a folder that has it already, the one that is there is opened."""
        chosen = QFileDialog.getExistingDirectory(
            self._window, tr("Folder for the demonstration projects"), self.folder()
        )
        if not chosen:
            return
        folder = Path(chosen)
        there = [folder / f"{suite.name}{PROJECT_SUFFIX}" for suite in demonstration_suites()]
        if existing := next(filter(seems_to_exist, there), None):
            self._window.open_project(existing)
            return
        self._window.worker.run(
            lambda progress: list(make_demonstration(directory=folder, progress=progress)),
            done=self._open_first,
            failed=self._window.show_failure,
        )

    def _open_first(self, paths: list[Path]) -> None:
        for path in reversed(paths):
            self._window.preferences.add_recent(path)
        self._window.open_project(paths[0])

    def save_copy(self) -> None:
        opened = self._window.opened
        if opened is None:
            return
        proposed = opened.path.with_name(f"{opened.path.stem} copy{PROJECT_SUFFIX}")
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, tr("Save a copy"), str(proposed), self._kinds()
        )
        path = with_suffix(Path(chosen))
        if not chosen or not self._may_be_written(path):
            return
        project, changes = opened.project, self._window.pages.unsaved_changes
        saved = tr("A copy is in {0}.").format(path)
        self._window.worker.run(
            lambda _progress: save_copy(
                project=project, path=path, changes=changes, replace_file=True
            ),
            done=lambda _nothing: self._window.banner.show_message(saved, "info"),
            failed=self._window.show_failure,
        )

    def _may_be_written(self, path: Path) -> bool:
        """The file that is open is not to be touched but by the project itself."""
        if mistake := self._open_mistake(path):
            self._window.banner.show_message(mistake, "warning")
        return not mistake

    def _open_mistake(self, path: Path) -> str:
        opened = self._window.opened
        if opened is None or not opened.is_at(path):
            return ""
        text = tr("{0} is open in this window. Choose another name, or close it first.")
        return text.format(path.name)

    def folder(self) -> str:
        """Where the last project was."""
        recent = self._window.preferences.recent_files
        return str(recent[0].parent) if recent else str(Path.home())

    def _kinds_to_open(self) -> str:
        return tr("PROTEST projects and batches (*{0} *{1})").format(PROJECT_SUFFIX, BATCH_SUFFIX)

    def _kinds(self) -> str:
        return tr("PROTEST projects (*{0})").format(PROJECT_SUFFIX)
