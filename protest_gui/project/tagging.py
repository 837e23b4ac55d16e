"""Adding own tags to several candidates of a list at once, or removing them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QInputDialog, QWidget

from protest_core.annotating.candidate_tags import tag_candidates
from protest_core.changes import ChangeSet
from protest_core.evaluation.project_overview import tags_in_use
from protest_core.ids import CandidateId
from protest_core.progress import ProgressCallback
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Lane
from protest_gui.translations import tr


@dataclass(frozen=True, slots=True)
class _TagChange:
    """A tag that was added to candidates or removed from them; unchanged ones are left out."""

    candidates: Sequence[CandidateId]
    tag: str
    added: bool

    @property
    def reversed(self) -> "_TagChange":
        return replace(self, added=not self.added)


class Tagging(QObject):
    """Asks for tags and saves them; each step can be undone and redone."""

    changed = Signal()  # the steps that can be undone or redone

    def __init__(
        self, context: ProjectContext, who_judges: Callable[[], str], page: QWidget
    ) -> None:
        """`who_judges` returns the person's name, asking for it if necessary."""
        super().__init__(page)
        self._context, self._who_judges, self._page = context, who_judges, page
        self._to_undo: list[_TagChange] = []
        self._to_redo: list[_TagChange] = []

    @property
    def can(self) -> dict[str, bool]:
        """Return the commands that can do something."""
        return {"undo": bool(self._to_undo), "redo": bool(self._to_redo)}

    def ask(self, chosen: Sequence[CandidateId], *, added: bool) -> None:
        """Ask which tag to add to these candidates or remove from them."""
        if not chosen or not self._who_judges():
            return
        title = tr("Add a tag") if added else tr("Remove a tag")
        question = tr(
            "Your own tag, for %n candidates:",
            "",
            len(chosen),
            one="Your own tag, for %n candidate:",
        )
        known = list(tags_in_use(project=self._context.project))
        tag, wanted = QInputDialog.getItem(self._page, title, question, ["", *known], editable=True)
        if wanted and tag.strip():
            self._save(_TagChange(chosen, tag.strip(), added), self._note_new)

    def undo(self) -> None:
        if self._to_undo:
            step = self._to_undo.pop()
            self._save(step.reversed, lambda _done: self._to_redo.append(step))

    def redo(self) -> None:
        if self._to_redo:
            step = self._to_redo.pop()
            self._save(step, lambda _done: self._to_undo.append(step))

    def _note_new(self, done: _TagChange) -> None:
        if done.candidates:
            self._to_undo.append(done)
            self._to_redo.clear()

    def _save(self, step: _TagChange, then: Callable[[_TagChange], object]) -> None:
        save = partial(
            tag_candidates,
            project=self._context.project,
            candidates=step.candidates,
            tag=step.tag,
            by=self._context.adjudicator,
            added=step.added,
        )

        def saved(change: ChangeSet) -> None:
            then(replace(step, candidates=change.tagged))
            self._context.note(change)
            self.changed.emit()

        def work(progress: ProgressCallback) -> ChangeSet:
            progress(0, 1, tr("tagging candidates"))
            return save()  # too late to stop after this

        self._context.run(Lane.WRITE, work, saved)
        self.changed.emit()
