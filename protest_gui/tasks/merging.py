"""Merging batches into the open project, and undoing merges."""

from collections.abc import Sequence
from itertools import chain
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from protest_core.batches.link_preview import (
    LinkEffects,
    link_conflicts,
    link_effects,
)
from protest_core.batches.merge import (
    Merged,
    apply_merge,
    merges,
    plan_merge,
    undo_merge,
    undo_merges,
)
from protest_core.batches.merge_plan import Choices, MergePlan, merge_conflicts
from protest_core.batches.merge_rules import MergeRecord, Undone
from protest_core.batches.report import verdict_changes_in_words
from protest_core.changes import ChangeSet
from protest_core.errors import ProtestError
from protest_core.files.paths import BATCH_SUFFIX
from protest_core.names import login_name
from protest_core.progress import ProgressCallback
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Failed, Lane, Work
from protest_gui.tasks.merge_dialog import Conflict, MergeDialog
from protest_gui.tasks.past_merges import PastMergesDialog
from protest_gui.translations import tr, translated


class Merging:
    """Merges after a preview; the work can be cancelled, and undone."""

    def __init__(self, context: ProjectContext, parent: QWidget) -> None:
        self._context = context
        self._parent = parent
        self._past: PastMergesDialog | None = None  # the dialog, while it is shown

    def choose(self) -> None:
        chosen, _ = QFileDialog.getOpenFileNames(
            self._parent,
            tr("Merge batches"),
            str(self._context.path.parent),
            tr("PROTEST batches (*{0})").format(BATCH_SUFFIX),
        )
        if chosen:
            self.offer([Path(name) for name in chosen])

    def offer(self, paths: Sequence[Path]) -> None:
        """Offer to merge files, also dropped ones."""
        project = self._context.project
        self.offer_plan(
            lambda progress: plan_merge(project=project, paths=paths, progress=progress),
            tr("Merge batches"),
        )

    def offer_plan(
        self, plan_it: Work[MergePlan], title: str, failed: Failed | None = None
    ) -> None:
        """Make a plan in the background, and preview it under this title."""
        project = self._context.project

        def work(progress: ProgressCallback) -> tuple[MergePlan, tuple[Conflict, ...], LinkEffects]:
            plan = plan_it(progress)
            of_judgements = merge_conflicts(project=project, plan=plan)
            of_links = link_conflicts(project=project, plan=plan)
            effects = link_effects(project=project, plan=plan)
            return plan, (*of_judgements, *of_links), effects

        self._context.run(Lane.WRITE, work, lambda found: self._ask(*found, title), failed)

    def _ask(
        self,
        plan: MergePlan,
        conflicts: tuple[Conflict, ...],
        effects: LinkEffects,
        title: str,
    ) -> None:
        dialog = MergeDialog(plan, conflicts, effects, self._parent)
        dialog.setWindowTitle(title)
        dialog.ask(lambda: self._merge(plan, dialog.choices, effects))

    def _merge(self, plan: MergePlan, choices: Choices, effects: LinkEffects) -> None:
        project = self._context.project
        self._context.run(
            Lane.WRITE,
            lambda progress: apply_merge(
                project=project,
                plan=plan,
                choices=choices,
                merged_by=login_name(),
                progress=progress,
            ),
            lambda merged: self._tell_merged(merged, choices, effects),
        )

    def _tell_merged(self, merged: Merged, choices: Choices, effects: LinkEffects) -> None:
        self._context.note(merged.change)
        if not merged.records:
            self._context.show_message(tr("Nothing was new: the project is as it was."))
            return
        names = ", ".join(record.file for record in merged.records)
        text = tr(
            "Merged {0}: %n judgements added.",
            "",
            merged.added,
            one="Merged {0}: %n judgement added.",
        ).format(names)
        if merged.taken_back:
            one = "%n judgement was taken back."
            text += " " + tr("%n judgements were taken back.", "", merged.taken_back, one=one)
        if merged.links:
            one = "%n link correction came in."
            text += " " + tr("%n link corrections came in.", "", merged.links, one=one)
            text += " " + translated(verdict_changes_in_words(effects.changes(choices)))
        ids = [record.id for record in reversed(merged.records)]
        self._context.show_message(text, "info", (tr("&Undo"), lambda: self._undo(ids)))

    def _undo(self, ids: Sequence[int]) -> None:
        """Undo merges, the newest first: each restores the state before it."""
        self._context.clear_message()
        project = self._context.project
        self._context.run(
            Lane.WRITE,
            lambda _progress: undo_merges(project=project, merge_ids=ids),
            lambda undone: self._context.show_message(self._take_undone(undone)),
        )

    def _take_undone(self, undone: Sequence[Undone]) -> str:
        """Describe in words what was undone."""
        candidates = tuple(chain.from_iterable(each.candidates for each in undone))
        left = sum(len(each.left) for each in undone)
        has_links = any(each.links for each in undone)
        self._context.note(ChangeSet(judgements=candidates, matches=has_links))
        text = tr(
            "The merge is undone: %n candidates are as before.",
            "",
            len(candidates),
            one="The merge is undone: %n candidate is as before.",
        )
        if left:
            text += " " + tr(
                "%n candidates stay as they are: they were judged again since then.",
                "",
                left,
                one="%n candidate stays as it is: it was judged again since then.",
            )
        if beneath := sum(len(each.beneath) for each in undone):
            text += " " + tr(
                "%n candidates stay as a later merge left them; undoing that merge takes "
                "both back.",
                "",
                beneath,
                one="%n candidate stays as a later merge left it; undoing that merge takes "
                "both back.",
            )
        return text

    def show_past(self) -> None:
        project = self._context.project
        self._context.run(
            Lane.READ, lambda _progress: merges(project=project), self._show_past, shown=False
        )

    def _show_past(self, found: tuple[MergeRecord, ...]) -> None:
        self._past = dialog = PastMergesDialog(self._parent)
        dialog.show_merges(found)
        dialog.undo_wanted.connect(self._undo_past)
        dialog.finished.connect(lambda _answer: self._forget_past())
        dialog.open()

    def _forget_past(self) -> None:
        if self._past is not None:
            self._past.deleteLater()
            self._past = None

    def _undo_past(self, merge_id: int) -> None:
        project = self._context.project

        def done(undone: Undone) -> None:
            text = self._take_undone([undone])
            if self._past is None:  # closed meanwhile
                self._context.show_message(text)
                return
            self._past.banner.show_message(text, "info")
            self._context.run(
                Lane.READ, lambda _progress: merges(project=project), self._show_again, shown=False
            )

        self._context.run(
            Lane.WRITE,
            lambda _progress: undo_merge(project=project, merge_id=merge_id),
            done,
            self._tell_not_undone,
        )

    def _show_again(self, found: tuple[MergeRecord, ...]) -> None:
        if self._past is not None:
            self._past.show_merges(found)

    def _tell_not_undone(self, error: Exception) -> None:
        if self._past is not None and isinstance(error, ProtestError):
            self._past.show_failure(error)
        else:
            self._context.fail(error)
