"""File → Convert: a project from a file of PROTEST 1.1, with the account of what was kept."""

from PySide6.QtCore import QObject

from protest_compat.protest11.convert import Conversion, convert_protest11
from protest_compat.protest11.report import conversion_report
from protest_core.progress import ProgressCallback
from protest_gui.jobs.executor import Lane
from protest_gui.project.convert_dialog import ConvertDialog, OldProject
from protest_gui.translations import tr
from protest_gui.widgets.summary_dialog import SummaryDialog
from protest_gui.window.file_commands import mistake_in_project_file
from protest_gui.window.workspace import Workspace


class Converting(QObject):
    """What could not be converted is in the dialog again, to be changed."""

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
