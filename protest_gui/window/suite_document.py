"""An open suite: opening, saving elsewhere, closing."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QStackedWidget

from protest_core.suite.saving import OpenedSuite, open_suite
from protest_gui.suite.page import SuitePage
from protest_gui.translations import tr
from protest_gui.widgets.messages import is_wanted
from protest_gui.window.menus import Menus

if TYPE_CHECKING:
    from protest_gui.window.main_window import MainWindow


class SuitePlace(QObject):
    """One suite at a time, and no project meanwhile."""

    changed = Signal()

    def __init__(self, window: "MainWindow", stack: QStackedWidget) -> None:
        super().__init__(window)
        self._window = window
        self._stack = stack
        self._menus: Menus | None = None
        self.page: SuitePage | None = None

    def use_menus(self, menus: Menus) -> None:
        self._menus = menus

    @property
    def is_reading(self) -> bool:
        return self.page is not None and self.page.is_reading

    @property
    def title(self) -> str:
        return self.page.path.name if self.page else ""

    @property
    def is_modified(self) -> bool:
        return self.page is not None and not self.page.is_saved

    def choose(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self._window, tr("Folder of the suite"), self._window.files.folder()
        )
        if chosen:
            self.open(Path(chosen))

    def open(self, directory: Path) -> None:
        """What is open stays open until the suite was read."""
        if self.page is not None and os.path.realpath(directory) == os.path.realpath(
            self.page.path
        ):
            self.page.show_list()
            return
        self._read(directory)

    def reload(self) -> None:
        """What is unsaved is lost if somebody says so."""
        if self.page is None:
            return
        question = tr("Read the suite again? What could not be saved is lost.")
        yes, no = tr("&Reload"), tr("&Stay")
        if self.page.is_saved or is_wanted(self._window, question, yes=yes, no=no):
            self._read(self.page.path, losing=True)

    def save_as(self) -> None:
        """An empty or new directory: nothing is replaced."""
        if self.page is None:
            return
        proposed = self.page.path.with_name(f"{self.page.path.name}-corrected")
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, tr("New folder for the suite"), str(proposed)
        )
        if chosen:
            self.page.saver.save_as(Path(chosen))

    def may_close(self) -> bool:
        return self.page is None or self.page.may_close()

    def close(self) -> None:
        if self.page is not None:
            if self._menus is not None:
                self._menus.give_back()
            self.page.retire()
            self._stack.removeWidget(self.page)
            self.page.deleteLater()
            self.page = None

    def _read(self, directory: Path, *, losing: bool = False) -> None:
        self._window.worker.run(
            lambda progress: open_suite(directory=directory, progress=progress),
            done=lambda opened: self._take(opened, losing=losing),
            failed=lambda error: self._window.cannot_open(directory, error),
        )

    def _take(self, opened: OpenedSuite, *, losing: bool) -> None:
        if not losing and not self._window.may_leave():
            return
        self._window.leave()
        self._window.preferences.add_recent(opened.directory)
        window = self._window
        self.page = page = SuitePage(opened, window.worker, window.key_map, window.preferences)
        page.changed.connect(self.changed)
        page.save_as_wanted.connect(self.save_as)
        page.reload_wanted.connect(self.reload)
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        if self._menus is not None:
            self._menus.borrow(page.example_page.actions())
        page.setFocus()
        self.changed.emit()
