"""Opening a project, a batch or a suite in the background."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from protest_core.batches.open_batch import (
    Batch,
    ReadOnlyBatchError,
    make_working_copy,
    open_batch_for_work,
)
from protest_core.db.busy import Patience
from protest_core.db.header import is_batch
from protest_core.db.project import Project
from protest_core.errors import ProtestError
from protest_core.files.paths import BATCH_SUFFIX, PathKind, kind_at, with_suffix
from protest_core.progress import ProgressCallback
from protest_gui.context import Message
from protest_gui.jobs.executor import Lane
from protest_gui.translations import best_language, error_message, shown_language, tr
from protest_gui.widgets.messages import Action
from protest_gui.window.project_document import ProjectDocument
from protest_gui.window.suite_document import open_suite_folder
from protest_gui.window.workspace import Workspace

# Time to wait for other programs. A window that reads stands still meanwhile; a change that
# cannot be saved so soon stays in the window, which says so and tries again.
PATIENCE = Patience(reading=30.0, writing=30.0, main_thread=0.25)


def open_file(workspace: Workspace, path: Path) -> None:
    """Open a file and leave the open document; a file that is open already is just shown.

    A folder is a suite.
    """
    try:
        is_suite = kind_at(path) is PathKind.FOLDER
    except ProtestError as error:
        cannot_open(workspace, path, error)
        return
    if workspace.document is not None and workspace.document.is_at(path):
        workspace.document.show_home()
    elif is_suite:
        open_suite_folder(workspace, path, lambda error: cannot_open(workspace, path, error))
    else:
        _open_project(workspace, path.absolute())


def _open_project(workspace: Workspace, path: Path) -> None:
    """Open a project in a job: checking and upgrading a file would block the windows."""
    doing = tr("opening {0}").format(path.name)

    def work(progress: ProgressCallback) -> Project | Batch:
        progress(0, 1, doing)
        if is_batch(path=path):
            return open_batch_for_work(path=path, patience=PATIENCE)
        return Project.open(path, patience=PATIENCE)

    def done(found: Project | Batch) -> None:
        _enter(workspace, path, found)

    def open_it() -> None:
        if not workspace.is_closing:
            workspace.jobs.run(
                Lane.WRITE, work, done, lambda error: cannot_open(workspace, path, error)
            )

    # After the previous file is closed: it may be the same one.
    workspace.jobs.when_idle(open_it, Lane.SAVE)


def _enter(workspace: Workspace, path: Path, found: Project | Batch) -> None:
    """Show the opened document, in the language that it is for."""
    project = found.project if isinstance(found, Batch) else found

    def give_up() -> None:
        workspace.jobs.run(
            Lane.WRITE, lambda _progress: project.close(), _nothing, _nothing, shown=False
        )

    if workspace.document is not None and workspace.document.is_at(path):
        give_up()  # it was chosen twice
        workspace.document.show_home()
    elif isinstance(found, Batch) and (language := _other_language(workspace, found)):
        give_up()
        workspace.language_wanted.emit(language, path)
    else:
        workspace.enter(lambda: ProjectDocument(workspace, found), give_up)


def _other_language(workspace: Workspace, batch: Batch) -> str:
    """Return the language of the batch, if it is wanted and not shown yet."""
    if not batch.language or workspace.preferences.language:
        return ""
    best = best_language([batch.language])
    return best if best != shown_language() else ""


def cannot_open(workspace: Workspace, path: Path, error: Exception) -> None:
    """Show why the file cannot be opened, with the actions that can be taken."""
    if isinstance(error, ReadOnlyBatchError):
        ask_for_working_copy(workspace, path, error_message(error))
        return

    def forget() -> None:
        workspace.preferences.remove_recent(path)
        workspace.changed.emit()
        workspace.show_message(None)

    known = path in workspace.preferences.recent_files
    more = [(tr("&Take it off the list"), forget)] if known else []
    workspace.fail(error, *more)


def ask_for_working_copy(workspace: Workspace, path: Path, reason: str) -> None:
    """Ask where a read-only batch is to be worked on.

    Nothing is overwritten: a working copy that exists there already is opened. After cancelling,
    a message says why nothing was opened, and lets the person choose again.
    """
    chosen, _ = QFileDialog.getSaveFileName(
        workspace.window,
        tr("{0} is read-only: where should your working copy be?").format(path.name),
        str(Path.home() / path.name),
        tr("PROTEST batches (*{0})").format(BATCH_SUFFIX),
        options=QFileDialog.Option.DontConfirmOverwrite,
    )
    if chosen:
        _make_working_copy(workspace, path, with_suffix(Path(chosen), BATCH_SUFFIX))
    else:
        again = [_asking_again(workspace, path, reason)]
        workspace.show_message(Message(reason, "warning", again))


def _make_working_copy(workspace: Workspace, path: Path, to: Path) -> None:
    doing = tr("copying {0}").format(path.name)

    def work(progress: ProgressCallback) -> bool:
        progress(0, 1, doing)
        return make_working_copy(path=path, to=to)

    def failed(error: Exception) -> None:
        workspace.fail(error, _asking_again(workspace, path, error_message(error)))

    workspace.jobs.run(Lane.WRITE, work, lambda _made: open_file(workspace, to), failed)


def _asking_again(workspace: Workspace, path: Path, reason: str) -> Action:
    def ask() -> None:
        workspace.show_message(None)
        ask_for_working_copy(workspace, path, reason)

    return tr("&Choose a place…"), ask


def _nothing(_: object) -> None:
    pass
