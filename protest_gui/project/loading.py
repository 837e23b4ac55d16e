"""Loading systems into the open project, and matching what was loaded otherwise."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog

from protest_core.errors import counted
from protest_core.operations import (
    ChangeSet,
    SystemOutput,
    add_systems,
    evaluate,
    outputs_among,
)
from protest_gui.project.load_dialog import LoadDialog

if TYPE_CHECKING:
    from protest_gui.main_window import MainWindow


class Loading(QObject):
    """First what is to be loaded is shown; the work itself can be cancelled."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def choose(self) -> None:
        opened = self._window.opened
        if opened is None:
            return
        kinds = self.tr("Outputs of systems (*.txt *.align)")
        chosen, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Load systems"), str(opened.path.parent), kinds
        )
        if chosen:
            self.offer([Path(name) for name in chosen])

    def offer(self, paths: Sequence[Path]) -> None:
        """Also for files and folders that were dropped."""
        dialog = LoadDialog(outputs_among(paths), self._loaded_names(), self._window)
        wanted = dialog.exec() == QDialog.DialogCode.Accepted
        outputs, replacing = dialog.outputs, dialog.replacing
        dialog.deleteLater()
        if wanted and outputs:
            self._load(outputs, replacing=replacing)

    def _load(self, outputs: Sequence[SystemOutput], *, replacing: bool) -> None:
        opened = self._window.opened
        if opened is None:
            return
        project = opened.project
        self._window.worker.run(
            lambda progress: add_systems(
                project=project, outputs=outputs, replace=replacing, progress=progress
            ),
            done=self._tell_loaded,
            failed=self._window.show_failure,
        )

    def match(self) -> None:
        opened = self._window.opened
        if opened is None:
            return
        project = opened.project
        self._window.worker.run(
            lambda progress: evaluate(project=project, progress=progress),
            done=self._window.pages.take_change,
            failed=self._window.show_failure,
        )

    def _tell_loaded(self, change: ChangeSet) -> None:
        self._window.pages.take_change(change)
        if change.warnings:
            names = ", ".join(change.systems)
            first = str(change.warnings[0])
            text = self.tr("Loaded {0}, with {1}; the first: {2}").format(
                names, counted(len(change.warnings), "warning"), first
            )
            self._window.banner.show_message(text, "warning")
        elif change.notes:
            text = self.tr("Loaded {0}: {1}.").format(
                ", ".join(change.systems), "; ".join(change.notes)
            )
            self._window.banner.show_message(text, "info")

    def _loaded_names(self) -> tuple[str, ...]:
        page = self._window.pages.project_page
        if page is None or page.state is None:
            return ()
        return tuple(row.system.name for row in page.state.systems)
