"""The Tools and Help menus: who judges, options, keys, guidelines, and what this program is."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QInputDialog, QMessageBox

from protest_core import __version__
from protest_core.annotating.judge import change_options
from protest_core.db.project import Project
from protest_core.errors import ProtestError, printable
from protest_core.evaluation.project_overview import project_guidelines
from protest_core.judgements.guidelines import Guidelines, ProjectOptions, load_options
from protest_core.matching.policy import load_policy
from protest_core.names import annotator_name_mistake
from protest_gui.help.help_window import HelpWindow
from protest_gui.keys.key_editor import KeyEditor
from protest_gui.project.options_dialog import OptionsDialog

if TYPE_CHECKING:
    from protest_gui.main_window import MainWindow


class ToolCommands(QObject):
    """Each opens its dialog; cancelling changes nothing."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._help: HelpWindow | None = None

    def judge_as(self) -> None:
        name, wanted = QInputDialog.getText(
            self._window,
            self.tr("Judge as"),
            self.tr("Your name, as it stands beside your judgements:"),
            text=self._window.preferences.annotator,
        )
        name = " ".join(name.split())
        if not (wanted and name):
            return
        if mistake := annotator_name_mistake(name):
            text = self.tr("Nobody can judge as ‘{0}’: {1}.").format(printable(name), mistake)
            self._window.banner.show_message(text, "warning")
        elif self._window.pages.judge_as(name):
            self._window.preferences.annotator = name

    def change_options(self) -> None:
        opened = self._window.opened
        if opened is None:
            return
        project = opened.project
        try:
            before, verified = _options_of(project)
        except ProtestError as error:
            self._window.show_failure(error)
            return
        dialog = OptionsDialog(before, self._window, verified_translations=verified)
        wanted = dialog.exec() == QDialog.DialogCode.Accepted
        options, wants_verified = dialog.options, dialog.verified_translations
        dialog.deleteLater()
        if wanted and options != before:
            self._window.worker.run(
                lambda _progress: change_options(project=project, options=options),
                done=self._window.pages.take_change,
                failed=self._window.show_failure,
            )
        if wanted and wants_verified != verified:
            self._window.loading.match_with(verified_translations=wants_verified)

    def change_keys(self) -> None:
        dialog = KeyEditor(self._window.key_map, self._window)
        dialog.exec()
        dialog.deleteLater()

    def show_help(self) -> None:
        """One window of it, beside the work; the guidelines are those of the open project."""
        if self._help is None:
            self._help = HelpWindow(self._window.key_map, None, self._window)
            self._help.change_keys.connect(self.change_keys)
        opened = self._window.opened
        self._help.show_keys_for(batch=opened is not None and opened.batch is not None)
        self._help.show_guidelines(self._guidelines())
        self._help.show()
        self._help.raise_()
        self._help.activateWindow()

    def show_guidelines(self) -> None:
        """The same window, with these in front."""
        self.show_help()
        if self._help is not None:
            self._help.turn_to_guidelines()

    def _guidelines(self) -> Guidelines | None:
        if self._window.opened is None:
            return None
        try:
            return project_guidelines(project=self._window.opened.project)
        except ProtestError:  # the keys can be shown all the same
            return None

    def show_about(self) -> None:
        text = self.tr("PROTEST {0}: semi-automatic evaluation of pronoun translation.")
        QMessageBox.about(self._window, self.tr("About PROTEST"), text.format(__version__))


def _options_of(project: Project) -> tuple[ProjectOptions, bool]:
    """And whether verified translations count as references."""
    with project.reading() as tx:
        return load_options(tx), load_policy(tx).verified_translations
