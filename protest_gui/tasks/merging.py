"""Merging batches into the open project, and taking merges back."""

from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog

from protest_core.batches.merge import Merged, apply_merge, merges, plan_merge, undo_merge
from protest_core.batches.merge_plan import Choice, MergeConflict, MergePlan, merge_conflicts
from protest_core.batches.merge_rules import MergeRecord, Undone
from protest_core.changes import ChangeSet
from protest_core.errors import ProtestError, counted
from protest_core.files.paths import BATCH_SUFFIX
from protest_core.ids import CandidateId
from protest_core.names import login_name
from protest_core.progress import ProgressCallback
from protest_gui.context import OpenedProject
from protest_gui.tasks.merge_dialog import MergeDialog
from protest_gui.tasks.past_merges import PastMergesDialog
from protest_gui.translations import tr

if TYPE_CHECKING:
    from protest_gui.window.main_window import MainWindow


class Merging(QObject):
    """First what it would do is shown; the work itself can be cancelled, and undone."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._past: PastMergesDialog | None = None  # while it is shown

    def choose(self) -> None:
        opened = self._window.opened
        if opened is None:
            return
        chosen, _ = QFileDialog.getOpenFileNames(
            self._window,
            tr("Merge batches"),
            str(opened.path.parent),
            tr("PROTEST batches (*{0})").format(BATCH_SUFFIX),
        )
        if chosen:
            self.offer([Path(name) for name in chosen])

    def offer(self, paths: Sequence[Path]) -> None:
        """Also for files that were dropped."""
        opened = self._window.opened
        if opened is None:
            return
        project = opened.project

        def work(progress: ProgressCallback) -> tuple[MergePlan, tuple[MergeConflict, ...]]:
            plan = plan_merge(project=project, paths=paths, progress=progress)
            return plan, merge_conflicts(project=project, plan=plan)

        self._window.worker.run(
            work, done=lambda found: self._ask(opened, *found), failed=self._window.show_failure
        )

    def _ask(
        self, opened: OpenedProject, plan: MergePlan, conflicts: tuple[MergeConflict, ...]
    ) -> None:
        if self._window.opened is not opened:
            return
        dialog = MergeDialog(plan, conflicts, self._window)

        def answered(answer: int) -> None:
            dialog.deleteLater()
            if answer == QDialog.DialogCode.Accepted and self._window.opened is opened:
                self._merge(opened, plan, dialog.choices)

        dialog.finished.connect(answered)
        dialog.open()

    def _merge(
        self,
        opened: OpenedProject,
        plan: MergePlan,
        choices: Mapping[tuple[str, CandidateId], Choice],
    ) -> None:
        project = opened.project
        self._window.worker.run(
            lambda progress: apply_merge(
                project=project,
                plan=plan,
                choices=choices,
                merged_by=login_name(),
                progress=progress,
            ),
            done=lambda merged: self._tell_merged(opened, merged),
            failed=self._window.show_failure,
        )

    def _tell_merged(self, opened: OpenedProject, merged: Merged) -> None:
        if self._window.opened is not opened:
            return
        self._window.pages.take_change(merged.change)
        if not merged.records:
            text = tr("Nothing was new: the project is as it was.")
            self._window.banner.show_message(text, "info")
            return
        names = ", ".join(record.file for record in merged.records)
        changed = counted(len(merged.change.judgements), "judgement")
        text = tr("Merged {0}: {1} changed in the project.").format(names, changed)
        ids = [record.id for record in reversed(merged.records)]
        undo = (tr("&Undo"), lambda: self._undo(opened, ids))
        self._window.banner.show_message(text, "info", [undo])

    def _undo(self, opened: OpenedProject, ids: Sequence[int]) -> None:
        """The newest first: each puts back what was there before it."""
        if self._window.opened is not opened:
            return
        self._window.banner.hide_message()
        project = opened.project

        def done(undone: list[Undone]) -> None:
            self._window.banner.show_message(self._take_undone(undone), "info")

        self._window.worker.run(
            lambda _progress: [undo_merge(project=project, merge_id=each) for each in ids],
            done=done,
            failed=self._window.show_failure,
        )

    def _take_undone(self, undone: Sequence[Undone]) -> str:
        """What came of it, in words."""
        candidates = tuple(chain.from_iterable(each.candidates for each in undone))
        left = sum(len(each.left) for each in undone)
        self._window.pages.take_change(ChangeSet(judgements=candidates))
        back = counted(len(candidates), "judgement")
        text = tr("The merge is undone: {0} as before it.").format(back)
        if left:
            judged = tr("{0} left as they are: they were judged anew since then.")
            text += " " + judged.format(counted(left, "candidate"))
        if beneath := sum(len(each.beneath) for each in undone):
            later = tr("{0} as a later merge left them; undoing that one takes both back.")
            text += " " + later.format(counted(beneath, "candidate"))
        return text

    def show_past(self) -> None:
        opened = self._window.opened
        if opened is None:
            return
        project = opened.project

        def show(found: tuple[MergeRecord, ...]) -> None:
            if self._window.opened is opened:
                self._show_past(opened, found)

        self._window.worker.run(
            lambda _progress: merges(project=project),
            done=show,
            failed=self._window.show_failure,
            shown=False,
        )

    def _show_past(self, opened: OpenedProject, found: tuple[MergeRecord, ...]) -> None:
        self._past = dialog = PastMergesDialog(self._window)
        dialog.show_merges(found)
        dialog.undo_wanted.connect(lambda merge_id: self._undo_past(opened, merge_id))
        dialog.finished.connect(lambda _answer: self._forget_past())
        dialog.open()

    def _forget_past(self) -> None:
        if self._past is not None:
            self._past.deleteLater()
            self._past = None

    def _undo_past(self, opened: OpenedProject, merge_id: int) -> None:
        project = opened.project

        def work(_progress: ProgressCallback) -> tuple[Undone, tuple[MergeRecord, ...]]:
            return undo_merge(project=project, merge_id=merge_id), merges(project=project)

        def done(found: tuple[Undone, tuple[MergeRecord, ...]]) -> None:
            undone, merged = found
            text = self._take_undone([undone])
            if self._past is None:  # closed meanwhile
                self._window.banner.show_message(text, "info")
            else:
                self._past.show_merges(merged)
                self._past.banner.show_message(text, "info")

        self._window.worker.run(work, done=done, failed=self._tell_not_undone)

    def _tell_not_undone(self, error: Exception) -> None:
        if self._past is not None and isinstance(error, ProtestError):
            self._past.show_failure(error)
        else:
            self._window.show_failure(error)
