"""File → New, Open, Make a Suite, Convert, and the demonstration: dialogs, then the work."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog

from protest_compat.protest11.convert import Conversion, convert_protest11
from protest_compat.protest11.report import conversion_report
from protest_core.changes import ChangeSet
from protest_core.demo import demonstration_suites, make_demonstration
from protest_core.errors import printable
from protest_core.files.paths import BATCH_SUFFIX, PROJECT_SUFFIX, seems_to_exist
from protest_core.loading.create_project import create_project, project_file_mistake
from protest_core.progress import ProgressCallback
from protest_core.suite_build.make import MadeSuite, NewSuite, make_suite
from protest_gui.jobs.executor import Lane
from protest_gui.project.convert_dialog import ConvertDialog, OldProject
from protest_gui.project.new_project import NewProject, NewProjectDialog
from protest_gui.suite.making_dialog import MakeSuiteDialog
from protest_gui.translations import tr
from protest_gui.widgets.summary_dialog import SummaryDialog
from protest_gui.window.suite_document import SuiteDocument, choose_suite
from protest_gui.window.workspace import Workspace


class FileCommands(QObject):
    """Commands that make or open files, in the background; they can be cancelled."""

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
        Converting(workspace)
        MakingSuite(workspace, self._make_new)

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
        """Ask for a new project; after a failure the dialog comes back with the choices."""
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
        """Make the demonstration; if the folder has one already, open that."""
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


class Converting(QObject):
    """Converts old projects; after a failure the dialog comes back with the choices."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self._not_made: OldProject | None = None
        workspace.actions.bind(self, {"convert": self._ask})

    def _ask(self) -> None:
        workspace = self._workspace
        dialog = ConvertDialog(
            workspace.folder(),
            lambda path: mistake_in_project_file(workspace, path),
            workspace.window,
            earlier=self._not_made,
        )
        dialog.ask(lambda: self._convert(dialog.wanted))

    def _convert(self, wanted: OldProject) -> None:
        def work(progress: ProgressCallback) -> Conversion:
            return convert_protest11(
                old=wanted.old,
                new=wanted.new,
                reference=wanted.reference,
                languages=wanted.languages,
                replace=wanted.replace,
                progress=progress,
            )

        def done(conversion: Conversion) -> None:
            self._not_made = None
            self._show_account(wanted, conversion)

        def failed(error: Exception) -> None:
            self._not_made = wanted
            self._workspace.fail(error, (tr("C&hange…"), self._ask))

        self._workspace.jobs.run(Lane.WRITE, work, done, failed)

    def _show_account(self, wanted: OldProject, conversion: Conversion) -> None:
        if self._workspace.is_closing:
            return
        dialog = SummaryDialog(
            tr("Converted to {0}").format(wanted.new.name),
            conversion_report(conversion),
            [note.text for note in conversion.warnings],
            tr("&Open the project"),
            self._workspace.window,
        )
        dialog.ask(lambda: self._workspace.open_wanted.emit(wanted.new))


class MakingSuite(QObject):
    """Makes suites; after a failure the dialog comes back with the choices."""

    def __init__(self, workspace: Workspace, make_project: Callable[[Path], object]) -> None:
        """`make_project` asks for a project of the suite in a folder."""
        super().__init__(workspace)
        self._workspace = workspace
        self._make_project = make_project
        self._dialog: MakeSuiteDialog | None = None  # the suite that could not be made
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
                lambda: self._make_project(new.directory),
            ),
        )
        dialog.ask(lambda: self._workspace.open_wanted.emit(new.directory))


def mistake_in_project_file(workspace: Workspace, path: Path) -> str:
    """Return why no project can be made there, even by replacing a file; empty if it can."""
    document = workspace.document
    if document is not None and document.is_at(path):
        return is_open_sentence(path)
    return project_file_mistake(path)


def is_open_sentence(path: Path) -> str:
    """Return a sentence: only the open project itself may change its file."""
    text = tr("{0} is open in this window. Choose another name, or close it first.")
    return text.format(path.name)
