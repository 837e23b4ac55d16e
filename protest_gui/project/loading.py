"""Loading systems into the open project, and matching what was loaded otherwise."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog

from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_core.errors import counted
from protest_core.evaluation.model import EvaluationTable, judged_sentence, saved_sentence
from protest_core.evaluation.run import Evaluated, evaluate
from protest_core.loading.outputs import outputs_among
from protest_core.loading.systems import (
    OutputsAligned,
    OutputsRead,
    SystemOutput,
    add_aligned_systems,
    align_outputs_read,
    read_outputs,
)
from protest_core.matching.policy import PolicyChange
from protest_core.progress import ProgressCallback
from protest_gui.project.load_dialog import LoadDialog
from protest_gui.translations import tr
from protest_gui.widgets.messages import is_wanted

if TYPE_CHECKING:
    from protest_gui.window.main_window import MainWindow


class _Wanted:
    """A loading that nobody has stopped yet, from its first step to its last."""


class Loading(QObject):
    """First what is to be loaded is shown; the work itself can be cancelled."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._under_way: list[_Wanted] = []  # of the project that is open

    def choose(self) -> None:
        opened = self._window.opened
        if opened is None:
            return
        kinds = tr("Outputs of systems (*.txt *.align);;All files (*)")
        chosen, _ = QFileDialog.getOpenFileNames(
            self._window, tr("Load systems"), str(opened.path.parent), kinds
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
        project, wanted = opened.project, _Wanted()
        self._under_way.append(wanted)
        self._window.worker.run(
            lambda progress: read_outputs(
                project=project, outputs=outputs, replace=replacing, progress=progress
            ),
            done=lambda read: self._align(project, wanted, read),
            failed=lambda error: self._tell_failed(wanted, error),
        )

    def _align(self, project: Project, wanted: _Wanted, read: OutputsRead) -> None:
        """Beside whatever else is done: it takes minutes for large suites."""
        if wanted not in self._under_way:
            return

        def add(ready: OutputsAligned) -> None:
            if wanted in self._under_way:
                self._under_way.remove(wanted)
                self._add(project, ready)

        self._window.beside.run(
            lambda progress: align_outputs_read(read, progress=progress),
            done=add,
            failed=lambda error: self._tell_failed(wanted, error),
        )

    def _tell_failed(self, wanted: _Wanted, error: Exception) -> None:
        if wanted in self._under_way:
            self._under_way.remove(wanted)
            self._window.show_failure(error)

    def _add(self, project: Project, ready: OutputsAligned) -> None:
        self._window.worker.run(
            lambda progress: add_aligned_systems(project=project, ready=ready, progress=progress),
            done=self._tell_loaded,
            failed=self._window.show_failure,
        )

    def may_stop(self) -> bool:
        """Before the project is closed."""
        question = tr("Systems are still being loaded. Stop that, and load none of them?")
        yes, no = tr("&Stop and close"), tr("&Go on")
        return not self._under_way or is_wanted(self._window, question, yes=yes, no=no)

    def stop(self) -> None:
        self._under_way.clear()
        self._window.beside.cancel_all()

    def match(self) -> None:
        """Also when people have verified more translations, if these count as references."""
        self._match(PolicyChange())

    def match_with(self, *, verified_translations: bool) -> None:
        """All systems anew, as soon as it is said whether these count as references."""
        self._match(PolicyChange(verified_translations=verified_translations))

    def _match(self, change: PolicyChange) -> None:
        opened = self._window.opened
        if opened is None:
            return
        project = opened.project

        def work(progress: ProgressCallback) -> Evaluated:
            return evaluate(project=project, change=change, progress=progress)

        def tell(found: Evaluated) -> None:
            self._window.pages.take_change(found.changes)
            self._window.banner.show_message(self._about_matching(found.table), "info")

        self._window.worker.run(work, done=tell, failed=self._window.show_failure)

    def _about_matching(self, table: EvaluationTable) -> str:
        if not table.policy.verified_translations:
            return tr("All systems are matched with the reference.")
        text = tr(
            "All systems are matched with the reference and with verified translations, which "
            "save {0}."
        )
        saved = text.format(saved_sentence(table.total))
        return f"{saved} {judged_sentence(table.total)}".rstrip()

    def _tell_loaded(self, change: ChangeSet) -> None:
        self._window.pages.take_change(change)
        if change.warnings:
            names = ", ".join(change.systems)
            first = str(change.warnings[0])
            text = tr("Loaded {0}, with {1}; the first: {2}").format(
                names, counted(len(change.warnings), "warning"), first
            )
            self._window.banner.show_message(text, "warning")
        elif change.notes:
            text = tr("Loaded {0}: {1}.").format(", ".join(change.systems), "; ".join(change.notes))
            self._window.banner.show_message(text, "info")

    def _loaded_names(self) -> tuple[str, ...]:
        page = self._window.pages.project_page
        if page is None or page.state is None:
            return ()
        return tuple(row.system.name for row in page.state.systems)
