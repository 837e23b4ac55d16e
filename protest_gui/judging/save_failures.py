"""Failed saves: people can try again or save a copy elsewhere."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from protest_core.annotating.unsaved import ChangeLeftOut, save_copy
from protest_core.files.paths import with_suffix
from protest_core.progress import ProgressCallback
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Lane
from protest_gui.judging.saving import Saver
from protest_gui.translations import error_message, tr, translated
from protest_gui.widgets.messages import Action, Banner, UnsavedChoice, ask_before_closing

Then = Callable[[], object]
Stay = Callable[[str], object]  # with the reason


class SaveFailures(QObject):
    """Reports failed saves, and keeps the window open until nothing is unsaved."""

    copied = Signal(object)  # the path of a copy that contains everything
    failed = Signal(str)  # the text of the banner

    def __init__(
        self,
        context: ProjectContext,
        saver: Saver,
        banner: Banner,
        parent: QWidget,
        *,
        show_taken: Callable[[], object],
    ) -> None:
        """Take the banner for failures, and what shows another judgement that is now in force."""
        super().__init__(parent)
        self._context = context
        self._saver = saver
        self._banner = banner
        self._window = parent
        self._show_taken = show_taken
        saver.failing_changed.connect(self._follow_saving)

    def _follow_saving(self) -> None:
        """Show the banner with each failure and hide it after the last; nobody has to close it."""
        if self._saver.is_failing:
            text = tr("Not saved, but kept in this window. {0}").format(self._saver.failure)
            self._banner.show_message(text, "error", self._ways_out())
            self.failed.emit(text)
        else:
            self._banner.hide_message()

    def _ways_out(self) -> Sequence[Action]:
        session = self._saver.session
        if session is not None and session.overtaken is not None:
            return [(tr("Keep mine"), self._keep_own), (tr("Take theirs"), self._take_theirs)]
        return [
            (tr("Try again"), self._saver.save_unsaved),
            (tr("Save a copy…"), self._ask_for_copy),
        ]

    def _keep_own(self) -> None:
        session = self._saver.session
        if session is not None and session.overtaken is not None:
            session.keep_own(session.overtaken)
            self._saver.save_unsaved()

    def _take_theirs(self) -> None:
        session = self._saver.session
        if session is not None and session.overtaken is not None:
            session.take_theirs(session.overtaken)
            self._saver.save_unsaved()
            self._show_taken()

    def leave(self, then: Then, stay: Then) -> None:
        """Call `then` when all is saved or may be lost; without an answer, stay here."""
        self._saver.pause()
        self._saver.when_done(lambda saved: then() if saved else self._ask(then, stay))

    def _ask(self, then: Then, stay: Then, why: str = "") -> None:
        choice = ask_before_closing(self._window.window(), why or self._saver.failure)
        if choice is UnsavedChoice.DISCARD:
            then()
        elif choice is UnsavedChoice.TRY_AGAIN:
            self.leave(then, stay)
        elif choice is UnsavedChoice.COPY and (path := self._copy_path()):
            self._save_copy(path, then, lambda why: self._ask(then, stay, why))
        elif choice is UnsavedChoice.COPY:
            self._ask(then, stay)
        else:
            stay()

    def _ask_for_copy(self) -> None:
        if path := self._copy_path():
            self._save_copy(path, lambda: self.copied.emit(path), lambda _why: None)

    def _save_copy(self, path: Path, then: Then, stay: Stay) -> None:
        """Save a copy with all unsaved changes; later changes stay in this window.

        If anything is left out of the copy, all stays unsaved in this window, so that nobody has
        half of their work here and the other half in the copy.
        """
        session, project = self._saver.session, self._context.project
        changes = () if session is None else session.unsaved_changes()

        def work(progress: ProgressCallback) -> Sequence[ChangeLeftOut]:
            progress(0, 1, tr("saving {0}").format(path.name))
            return save_copy(project=project, path=path, changes=changes, replace_file=True)

        def done(left_out: Sequence[ChangeLeftOut]) -> None:
            if left_out:
                stay_with(left_out_sentence(left_out, path))
                return
            for change in changes:
                if session is not None:
                    session.saved(change)
            self._saver.note_change()
            then()

        def failed(error: Exception) -> None:
            stay_with(tr("The copy could not be saved. {0}").format(error_message(error)))

        def stay_with(why: str) -> None:
            self._banner.show_message(why, "error", self._ways_out())
            stay(why)

        self._context.run(Lane.SAVE, work, done, failed)

    def _copy_path(self) -> Path | None:
        path = self._context.path
        proposed = path.with_name(f"{path.stem}-copy{path.suffix}")
        chosen, _ = QFileDialog.getSaveFileName(
            self._window,
            tr("Save a copy"),
            str(proposed),
            tr("PROTEST files (*{0})").format(path.suffix),
        )
        return with_suffix(Path(chosen), path.suffix) if chosen else None


def left_out_sentence(left_out: Sequence[ChangeLeftOut], path: Path) -> str:
    """Return a sentence on what the copy does not contain, and why."""
    text = tr(
        "%n changes could not be saved in the copy either, and are kept in this window only. The "
        "copy is {0}. {1}",
        "",
        len(left_out),
        one="%n change could not be saved in the copy either, and is kept in this window only. The "
        "copy is {0}. {1}",
    )
    reasons = dict.fromkeys(translated(each.why) for each in left_out)
    return text.format(path, " ".join(reasons))
