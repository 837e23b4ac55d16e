"""What can be done when a judgement cannot be saved: try again, or save a copy elsewhere."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from protest_core.annotating.unsaved import save_copy
from protest_core.files.paths import with_suffix
from protest_core.progress import ProgressCallback
from protest_gui.context import OpenedProject
from protest_gui.judging.saving import Saver
from protest_gui.translations import tr
from protest_gui.widgets.messages import Action, Banner, Choice, ask_before_closing

# As long as the core waits for another program, and a little more.
_MILLISECONDS_TO_SAVE = 4_000


_MILLISECONDS_TO_COPY = 60_000


class Rescue(QObject):
    """Keeps the person informed, and the window open, until nothing is unsaved."""

    copied = Signal(object)  # the path of the copy, which holds everything
    failed = Signal(str)  # what the banner says
    taken = Signal()  # somebody else's judgement is in force now

    def __init__(
        self, opened: OpenedProject, saver: Saver, banner: Banner, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._opened = opened
        self._saver = saver
        self._banner = banner
        self._window = parent
        self._told = 0  # of the failures

    def follow(self) -> None:
        """The banner comes with each failure and goes with the last; nobody has to close it."""
        saver = self._saver
        if not (saver.failure and saver.has_unsaved):
            self._banner.hide_message()
        elif saver.failures != self._told:
            self._told = saver.failures
            text = tr("Not saved, but kept in this window. {0}").format(saver.failure)
            self._banner.show_message(text, "error", self._ways_out())
            self.failed.emit(text)

    def _ways_out(self) -> Sequence[Action]:
        sitting = self._saver.sitting
        if sitting is not None and sitting.overtaken is not None:
            return [
                (tr("Keep Mine"), self._keep_own),
                (tr("Take Theirs"), self._take_theirs),
            ]
        return [
            (tr("Try Again"), self.try_again),
            (tr("Save a Copy…"), self.ask_for_copy),
        ]

    def _keep_own(self) -> None:
        if (sitting := self._saver.sitting) and (candidate := sitting.overtaken) is not None:
            sitting.keep_own(candidate)
            self._saver.save_unsaved()

    def _take_theirs(self) -> None:
        if (sitting := self._saver.sitting) and (candidate := sitting.overtaken) is not None:
            sitting.take_theirs(candidate)
            self._saver.save_unsaved()
            self.taken.emit()

    def try_again(self) -> None:
        self._saver.save_unsaved()

    def ask_for_copy(self) -> None:
        if path := self._copy_path():
            self.save_copy(path)

    def save_copy(self, path: Path) -> None:
        """With what is unsaved now; what is said meanwhile is in the window the copy opens in."""
        sitting, project = self._saver.sitting, self._opened.project
        changes = () if sitting is None else sitting.unsaved_changes()

        def work(progress: ProgressCallback) -> None:
            progress(0, 1, tr("saving {0}").format(path.name))
            save_copy(project=project, path=path, changes=changes, replace_file=True)

        def done(_result: None) -> None:
            for change in changes:
                if sitting is not None:
                    sitting.saved(change)
            self._saver.changed.emit()
            self.copied.emit(path)

        self._opened.worker.run(work, done=done, failed=self._copy_failed)

    def is_saved(self) -> bool:
        """Once all that is under way has ended."""
        self._opened.worker.wait(_MILLISECONDS_TO_SAVE)
        return not self._saver.has_unsaved

    def may_close(self) -> bool:
        """Whatever cannot be saved is asked about; without an answer the window stays."""
        self._saver.pause()
        while not self.is_saved():
            choice = ask_before_closing(self._window, self._saver.failure)
            if choice is Choice.STAY:
                return False
            if choice is Choice.DISCARD:
                return True
            if choice is Choice.TRY_AGAIN:
                self._saver.save_unsaved()
            elif path := self._copy_path():
                self.save_copy(path)
                self._opened.worker.wait(_MILLISECONDS_TO_COPY)
        return True

    def _copy_failed(self, error: Exception) -> None:
        self._banner.show_message(
            tr("The copy could not be saved. {0}").format(error),
            "error",
            self._ways_out(),
        )

    def _copy_path(self) -> Path | None:
        path = self._opened.path
        proposed = path.with_name(f"{path.stem}-copy{path.suffix}")
        chosen, _ = QFileDialog.getSaveFileName(
            self._window,
            tr("Save a copy"),
            str(proposed),
            tr("PROTEST files (*{0})").format(path.suffix),
        )
        return with_suffix(Path(chosen), path.suffix) if chosen else None
