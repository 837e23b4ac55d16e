"""The program's window: for now it says what a project holds."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu, QMessageBox, QWidget

from protest_core import __version__
from protest_core.errors import ProtestError
from protest_core.operations import describe_project
from protest_gui.project_page import ProjectPage


class MainWindow(QMainWindow):
    """Menus round one page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("PROTEST")
        self.resize(800, 640)
        self._page = ProjectPage()
        self._page.show_message(self.tr("Open a project with File → Open…"))
        self.setCentralWidget(self._page)
        self._add_menus()

    def open_project(self, path: Path) -> None:
        """Show what the file holds, or in one sentence why it cannot be opened."""
        try:
            holdings = describe_project(path=path)
        except ProtestError as error:
            # Nothing is open now: the name of what was open before would belie the message.
            self.setWindowTitle("PROTEST")
            self._page.show_message(str(error))
            return
        self.setWindowTitle(f"{path.name} – PROTEST")
        self._page.show_project(path, holdings)

    def _add_menus(self) -> None:
        file_menu = self.menuBar().addMenu(self.tr("&File"))
        self._add_action(
            file_menu, self.tr("&Open…"), QKeySequence.StandardKey.Open, self._choose_file
        )
        quit_action = self._add_action(
            file_menu, self.tr("&Quit"), QKeySequence.StandardKey.Quit, self.close
        )
        quit_action.setMenuRole(QAction.MenuRole.QuitRole)
        help_menu = self.menuBar().addMenu(self.tr("&Help"))
        about = self._add_action(help_menu, self.tr("&About PROTEST"), None, self._show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _add_action(
        self,
        menu: QMenu,
        text: str,
        key: QKeySequence.StandardKey | None,
        do: Callable[[], object],
    ) -> QAction:
        action = QAction(text, self)
        if key is not None:
            action.setShortcut(key)
        action.triggered.connect(lambda _checked: do())
        menu.addAction(action)
        return action

    def _choose_file(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open project"), "", self.tr("PROTEST projects (*.protest)")
        )
        if chosen:
            self.open_project(Path(chosen))

    def _show_about(self) -> None:
        QMessageBox.about(
            self,
            self.tr("About PROTEST"),
            self.tr("PROTEST {0}: semi-automatic evaluation of pronoun translation.").format(
                __version__
            ),
        )
