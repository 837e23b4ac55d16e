"""The page of a suite: the list of its examples, and one example at a time."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QVBoxLayout, QWidget

from protest_core.errors import ConflictError
from protest_core.ids import ExampleId
from protest_core.languages.profiles import language_profile
from protest_core.suite.draft import SuiteDraft
from protest_core.suite.saving import OpenedSuite, save_suite, save_suite_as
from protest_core.suite.view import SuiteViewer
from protest_gui.jobs.executor import Jobs, Lane
from protest_gui.keys.actions import Actions
from protest_gui.preferences import Preferences
from protest_gui.suite.controller import SuiteController
from protest_gui.suite.example import ExamplePage
from protest_gui.suite.example_list import ExampleList
from protest_gui.translations import error_message, tr
from protest_gui.widgets.messages import Action, Banner, UnsavedChoice, ask_before_closing
from protest_gui.widgets.panes import ScrollPage


class SuitePage(QWidget):
    """The page of a suite; each correction is saved at once."""

    changed = Signal()  # another page or path, or something was saved or is unsaved

    def __init__(
        self,
        opened: OpenedSuite,
        jobs: Jobs,
        actions: Actions,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Suite"))
        self._reload = actions["reload"]
        draft = SuiteDraft(opened.contents)
        viewer = SuiteViewer(draft, opened.heads)
        description = opened.contents.suite.description
        languages = (
            language_profile(description.source_language),
            language_profile(description.target_language),
        )
        self.saver = SuiteSaver(opened, draft, jobs, self)
        self.controller = SuiteController(
            viewer, save=self.saver.save, leave=self.show_list, parent=self
        )
        self.banner = Banner()
        # A separate banner: no other message may replace the one about unsaved changes.
        self.saving_banner = Banner()
        self.list_page = ExampleList(viewer)
        self.example_page = ExamplePage(self.controller, languages, actions, preferences)
        self._lay_out()
        self._connect()
        self._warn(opened)

    @property
    def path(self) -> Path:
        return self.saver.opened.directory

    @property
    def is_saved(self) -> bool:
        return self.saver.is_saved

    def read(self, ids: Sequence[ExampleId], at: int) -> None:
        self.banner.hide_message()
        self.controller.begin(ids, at)
        self._show(self.example_page)

    def show_list(self) -> None:
        view = self.controller.view
        self.controller.give_up()
        self.list_page.refresh(view.example.id if view else None)
        self._show(self.list_page)

    def leave(self, then: Callable[[], object], stay: Callable[[], object]) -> None:
        """Call `then` when all is saved or may be lost; `stay` if the person stays here."""
        if not self.is_saved:
            self.saver.save()
        self.saver.when_done(lambda: self._leave(then, stay))

    def _leave(self, then: Callable[[], object], stay: Callable[[], object]) -> None:
        if self.is_saved:
            then()
            return
        choice = ask_before_closing(self, error_message(self.saver.failure))
        if choice is UnsavedChoice.TRY_AGAIN:
            self.leave(then, stay)
        elif choice is UnsavedChoice.DISCARD:
            then()
        elif choice is not UnsavedChoice.COPY or not self.ask_where_to_save(
            lambda: self._leave(then, stay)
        ):
            stay()

    def ask_where_to_save(self, then: Callable[[], object] = lambda: None) -> bool:
        """Ask for an empty or new folder to save the suite in; return whether one was chosen."""
        proposed = self.path.with_name(f"{self.path.name}-corrected")
        chosen, _ = QFileDialog.getSaveFileName(self, tr("New folder for the suite"), str(proposed))
        if chosen:
            self.saver.save_as(Path(chosen), then)
        return bool(chosen)

    def retire(self) -> None:
        self.saver.retire()

    def _show_saving(self) -> None:
        saver, panel = self.saver, self.example_page.panel
        if saver.failure is not None and not saver.is_saved:
            self.saving_banner.show_message(error_message(saver.failure), "error", self._ways_out())
            panel.saved.setText(tr("Not saved"))
        else:
            self.saving_banner.hide_message()
            panel.saved.setText(tr("Saved") if saver.is_saved else tr("Saving…"))
        self.changed.emit()

    def _ways_out(self) -> list[Action]:
        ways: list[Action] = [(tr("Save &as…"), self.ask_where_to_save)]
        if isinstance(self.saver.failure, ConflictError):
            return [*ways, (tr("&Reload"), self._reload.trigger)]
        return [(tr("&Try again"), self.saver.save), *ways]

    def _warn(self, opened: OpenedSuite) -> None:
        if opened.warnings:
            more = len(opened.warnings) - 1
            text = str(opened.warnings[0])
            if more:
                text = tr("{0} (and {1} more; see protest suite check)").format(text, more)
            self.banner.show_message(text, "warning")

    def _connect(self) -> None:
        self.saver.changed.connect(self._show_saving)
        self.list_page.chosen.connect(self.read)
        self.example_page.back_wanted.connect(self.show_list)

    def _lay_out(self) -> None:
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list_page)
        self._stack.addWidget(self.example_page)
        self.setFocusProxy(self.list_page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(ScrollPage(self._stack), 1)
        layout.addWidget(self.saving_banner)
        layout.addWidget(self.banner)

    def _show(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        self.setFocusProxy(page)
        page.setFocus()
        self.changed.emit()


class SuiteSaver(QObject):
    """Runs one save at a time, always of the newest state."""

    changed = Signal()

    def __init__(
        self, opened: OpenedSuite, draft: SuiteDraft, jobs: Jobs, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.opened = opened
        self.failure: Exception | None = None
        self._draft = draft
        self._jobs = jobs
        self._is_saving = False
        self._ended = False

    @property
    def is_saved(self) -> bool:
        return self.opened.holds(self._draft)

    def save(self) -> None:
        """Save, also after a failure."""
        if self._is_saving or self.is_saved:
            self.changed.emit()
            return
        opened, examples, checked = self.opened, self._draft.examples, self._draft.checked
        self._start(
            lambda: save_suite(opened=opened, examples=examples, checked=checked), shown=False
        )

    def save_as(self, directory: Path, then: Callable[[], object] = lambda: None) -> None:
        """Save the suite elsewhere, after a running save; the work goes on there, with `then`."""

        def begin() -> None:
            opened, examples, checked = self.opened, self._draft.examples, self._draft.checked
            self._start(
                lambda: save_suite_as(
                    opened=opened, examples=examples, checked=checked, directory=directory
                ),
                shown=True,
            )
            self.when_done(then)

        self.when_done(begin)

    def when_done(self, then: Callable[[], object]) -> None:
        """Call `then` when no save is running, successful or not."""
        self._jobs.when_idle(then, Lane.SAVE)

    def retire(self) -> None:
        """Retire, as the page is closed: the result of a running save is not reported."""
        self._ended = True

    def _start(self, work: Callable[[], OpenedSuite], *, shown: bool) -> None:
        self._is_saving = True
        self._jobs.run(
            Lane.SAVE, lambda _progress: work(), self._saved, self._not_saved, shown=shown
        )
        self.changed.emit()

    def _saved(self, opened: OpenedSuite) -> None:
        self.opened, self.failure, self._is_saving = opened, None, False
        if not self._ended:
            self.save()  # there may be newer changes

    def _not_saved(self, error: Exception) -> None:
        self.failure, self._is_saving = error, False
        if not self._ended:
            self.changed.emit()
