"""The researcher's own tags: shown, saved in the background, taken back and given again."""

from collections import Counter
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from protest_core.annotating.adjudication import (
    add_candidate_tag,
    candidate_tags,
    remove_candidate_tag,
)
from protest_core.errors import ProtestError, RefusedError
from protest_core.ids import CandidateId
from protest_core.progress import ProgressCallback
from protest_gui.opening import OpenedProject
from protest_gui.reading.tags_editor import TagsEditor

# A lock ends by itself, a full disk is emptied: nobody has to come back and press a button.
_MILLISECONDS_TO_NEXT_TRY = 5_000


@dataclass(frozen=True, slots=True)
class TagStep:
    """One tag that came to a candidate, or went."""

    candidate_id: CandidateId
    tag: str
    added: bool

    @property
    def reversed(self) -> "TagStep":
        return TagStep(self.candidate_id, self.tag, not self.added)


class OwnTags(QObject):
    """What waits to be saved counts as there; what could not be saved is tried again."""

    changed = Signal()
    wanted = Signal(object)  # the candidate of what is taken back: it should be seen
    failed = Signal(str, object)  # why, and what tries again, if that makes sense
    recovered = Signal(str)  # what was said to be in the way no longer is

    def __init__(
        self, opened: OpenedProject, editor: TagsEditor, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._opened = opened
        self._editor = editor
        self._shown: CandidateId | None = None
        self._tags: dict[CandidateId, set[str]] = {}  # of which something waits
        self._waiting: Counter[CandidateId] = Counter()
        self._done: list[TagStep] = []
        self._undone: list[TagStep] = []
        self._failed: list[TagStep] = []
        self.failure = ""  # why the last of them failed
        self._again = QTimer(self, singleShot=True, interval=_MILLISECONDS_TO_NEXT_TRY)
        self._again.timeout.connect(self._save_failed)
        editor.tag_added.connect(lambda tag: self._change(tag, added=True))
        editor.tag_removed.connect(lambda tag: self._change(tag, added=False))

    def show(self, candidate_id: CandidateId) -> None:
        self._shown = candidate_id
        self._editor.show_tags(self._tags_of(candidate_id))

    @property
    def has_unsaved(self) -> bool:
        return any(self._waiting.values())

    def save_again(self) -> None:
        """All that could not be saved; if it cannot be saved now, that is told anew."""
        self._again.stop()
        self.failure = ""
        self._save_failed()

    def _save_failed(self) -> None:
        failed, self._failed = self._failed, []
        for step in failed:
            self._save(step)

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        self._repeat(self._done, self._undone)

    def redo(self) -> None:
        self._repeat(self._undone, self._done)

    def _repeat(self, steps: list[TagStep], others: list[TagStep]) -> None:
        if steps:
            step = steps.pop().reversed
            others.append(step)
            self._apply(step)
            self.wanted.emit(step.candidate_id)

    def _change(self, tag: str, *, added: bool) -> None:
        if self._shown is not None:
            step = TagStep(self._shown, tag, added)
            self._done.append(step)
            self._undone.clear()
            self._apply(step)

    def _tags_of(self, candidate_id: CandidateId) -> set[str]:
        if candidate_id in self._tags:
            return self._tags[candidate_id]
        return set(candidate_tags(project=self._opened.project, candidate_id=candidate_id))

    def _apply(self, step: TagStep) -> None:
        tags = self._tags_of(step.candidate_id)
        self._tags[step.candidate_id] = tags | {step.tag} if step.added else tags - {step.tag}
        if step.candidate_id == self._shown:
            self._editor.show_tags(self._tags[step.candidate_id])
        self._waiting[step.candidate_id] += 1
        self._forget_before(step)
        self._save(step)
        self.changed.emit()

    def _forget_before(self, step: TagStep) -> None:
        """What is said of the same tag now holds, not what could not be saved before."""
        for failed in [each for each in self._failed if each in {step, step.reversed}]:
            self._failed.remove(failed)
            self._settle(failed)

    def _save(self, step: TagStep) -> None:
        project, candidate, who = self._opened.project, step.candidate_id, self._opened.annotator

        def work(_progress: ProgressCallback) -> None:
            if step.added:
                add_candidate_tag(
                    project=project, candidate_id=candidate, tag=step.tag, added_by=who
                )
            else:
                remove_candidate_tag(project=project, candidate_id=candidate, tag=step.tag)

        self._opened.worker.run(
            work,
            done=lambda _: self._saved(step),
            failed=lambda error: self._fail(step, error),
            shown=False,
        )

    def _saved(self, step: TagStep) -> None:
        self._settle(step)
        if self.failure and not self.has_unsaved:
            self.recovered.emit(self.failure)
            self.failure = ""

    def _settle(self, step: TagStep) -> None:
        """As far as this goes, what is in the project holds again."""
        self._waiting[step.candidate_id] -= 1
        if not self._waiting[step.candidate_id]:
            self._tags.pop(step.candidate_id, None)

    def _fail(self, step: TagStep, error: Exception) -> None:
        if isinstance(error, RefusedError):  # the same again would be refused again
            self._settle(step)
            self.failed.emit(str(error), None)
            return
        self._failed.append(step)
        self._again.start()
        if self.failure != str(error):
            self.failure = str(error)
            self.failed.emit(self.failure, self.save_again)
        if not isinstance(error, ProtestError):
            raise error  # a mistake of ours: told where all such are told
