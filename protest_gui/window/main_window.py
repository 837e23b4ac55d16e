"""The program's window: menus, banner, pages and progress, and how it opens and closes."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from protest_core.batches.open_batch import ReadOnlyBatchError
from protest_core.changes import ChangeSet
from protest_core.errors import ProjectFileError, ProtestError, printable
from protest_core.files.paths import PathKind, kind_at
from protest_core.ids import CandidateId
from protest_gui.comparing.adjudication import Adjudicating
from protest_gui.comparing.page import reading_page_for
from protest_gui.context import OpenedProject
from protest_gui.jobs.executor import Worker
from protest_gui.jobs.strip import ProgressStrip
from protest_gui.judging.page import MakeReadingPage
from protest_gui.keys.key_map import KeyMap
from protest_gui.numbers.report import Reporting
from protest_gui.preferences import Preferences
from protest_gui.project.loading import Loading
from protest_gui.tasks.merging import Merging
from protest_gui.translations import tr
from protest_gui.widgets.messages import Action, Banner, is_wanted
from protest_gui.window.dropping import (
    DroppedBatches,
    DroppedOutputs,
    DroppedProject,
    DroppedSuite,
    files_in,
    meaning_of,
)
from protest_gui.window.failures import show_failure
from protest_gui.window.files import FileCommands
from protest_gui.window.help import ToolCommands
from protest_gui.window.menus import Looks, build_menus
from protest_gui.window.opening import WorkingCopy, open_in_background
from protest_gui.window.project_document import ProjectPages
from protest_gui.window.start_page import StartPage
from protest_gui.window.suite_document import SuitePlace

# Work that cannot be cancelled, such as upgrading a file, is waited for.
_MILLISECONDS_TO_END = 60_000


class MainWindow(QMainWindow):
    """What it does is elsewhere: files, loading, tools, looks, pages."""

    def __init__(
        self,
        preferences: Preferences | None = None,
        parent: QWidget | None = None,
        *,
        make_reading_page: MakeReadingPage = reading_page_for,
    ) -> None:
        super().__init__(parent)
        self.preferences = preferences or Preferences()
        self.key_map = KeyMap(self.preferences, self)
        self.looks = Looks(self.preferences)
        self.worker = Worker(self)
        # For work that takes minutes and touches no file: what people say is not to wait for it.
        self.beside = Worker(self)
        # For numbers that take minutes: of the file they need moments.
        self.measuring = Worker(self)
        self.banner = Banner()
        self.start_page = StartPage(self.preferences)
        self._stack = QStackedWidget()
        self.pages = ProjectPages(self._stack, self.preferences, self.key_map, make_reading_page)
        self.suites = SuitePlace(self, self._stack)
        self.files = FileCommands(self)
        self.working_copy = WorkingCopy(self)
        self.loading = Loading(self)
        self.merging = Merging(self)
        self.reporting = Reporting(self)
        self.tools = ToolCommands(self)
        self.adjudicating = Adjudicating(self)
        self._closing = False
        self._lay_out()
        self._menus = build_menus(self)
        self._connect()
        self.setAcceptDrops(True)
        self._show_what_is_open()
        restore_place(self, self.preferences)

    @property
    def opened(self) -> OpenedProject | None:
        return self.pages.opened

    @property
    def _is_annotating(self) -> bool:
        return self.opened is not None and self.opened.batch is not None

    def open_project(self, path: Path) -> None:
        """What is open stays open until the other one is; the file that is open is just shown.

        A directory is a suite.
        """
        try:
            is_suite = kind_at(path) is PathKind.FOLDER
        except ProtestError as error:
            self.cannot_open(path, error)
            return
        if is_suite:
            self.suites.open(path)
            return
        if self.opened is not None and self.opened.is_at(path):
            self.pages.show_project_page()
            return
        path = path.absolute()
        open_in_background(
            self.worker,
            self.measuring,
            path,
            self.preferences.annotator,
            done=self._take_project,
            failed=lambda error: self.cannot_open(path, error),
        )

    def close_project(self) -> None:
        if self.may_leave():
            self.leave()
            self._show_start_page()

    def may_leave(self) -> bool:
        """Whatever is open, nothing in it is unsaved, or somebody said that it may go."""
        return self.loading.may_stop() and self.pages.may_close() and self.suites.may_close()

    def leave(self) -> None:
        self.loading.stop()
        self.measuring.cancel_all()  # nobody is asked: nothing is lost
        self.pages.close()
        self.suites.close()
        self.banner.hide_message()

    def read_candidates(self, candidates: Sequence[CandidateId], at: int = 0) -> None:
        self.pages.read(candidates, at)

    def reload(self) -> None:
        """Somebody else may have changed anything, even put another file in its place."""
        if self.suites.page is not None:
            self.suites.reload()
            return
        if self.opened is not None and not self.opened.project.is_in_place:
            path = self.opened.path
            text = tr("{0} was deleted, moved or replaced since it was opened.").format(path)
            there = (tr("&Open what is there now"), lambda: self.open_project(path))
            self.show_failure(ProjectFileError(text), there)
            return
        self.pages.take_change(ChangeSet(matches=True))

    def show_failure(self, error: BaseException, *more: Action) -> None:
        if not self._closing:
            show_failure(self, error, *more)

    def _take_project(self, opened: OpenedProject) -> None:
        # The file may have been chosen twice, or somebody chose to stay.
        again = self.opened is not None and self.opened.is_at(opened.path)
        if again or not self.may_leave():
            opened.close()
            return
        self.leave()
        self.preferences.add_recent(opened.path)
        self.pages.open(opened)

    def cannot_open(self, path: Path, error: Exception) -> None:
        if isinstance(error, ReadOnlyBatchError):
            self.working_copy.ask(path, str(error))
            return

        def forget() -> None:
            self.preferences.remove_recent(path)
            self.start_page.show_recent()
            self.banner.hide_message()

        known = path in self.preferences.recent_files
        more = [(tr("&Take it off the list"), forget)] if known else []
        self.show_failure(error, *more)

    def _show_start_page(self) -> None:
        self.start_page.show_recent()
        self._stack.setCurrentWidget(self.start_page)
        self.start_page.setFocus()
        self._show_what_is_open()

    def _show_what_is_open(self) -> None:
        opened = self.opened
        name = printable(opened.path.name if opened else self.suites.title)
        self.setWindowTitle(f"{name}[*] – PROTEST" if name else "PROTEST")
        self.setWindowModified(bool(self.pages.unsaved_changes) or self.suites.is_modified)
        page = self._stack.currentWidget()
        self._menus.set_state(
            project_is_open=opened is not None,
            suite_is_open=self.suites.page is not None,
            reading=page is self.pages.reading_page or self.suites.is_reading,
            annotating=self._is_annotating,
        )

    def _lay_out(self) -> None:
        self._stack.addWidget(self.start_page)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self._stack, 1)
        for worker in (self.measuring, self.beside, self.worker):
            column.addWidget(ProgressStrip(worker))
        self.setCentralWidget(whole)

    def _connect(self) -> None:
        self.pages.use_menus(self._menus)
        self.pages.changed.connect(self._show_what_is_open)
        self.suites.use_menus(self._menus)
        self.suites.changed.connect(self._show_what_is_open)
        self.pages.load_wanted.connect(self.loading.choose)
        self.pages.matching_wanted.connect(self.loading.match)
        self.pages.adjudication_wanted.connect(self.adjudicating.begin)
        self.pages.merge_wanted.connect(self.merging.choose)
        self.pages.past_merges_wanted.connect(self.merging.show_past)
        self.pages.annotator_wanted.connect(self.tools.judge_as)
        self.pages.file_wanted.connect(self.open_project)
        self.pages.guidelines_wanted.connect(self.tools.show_guidelines)
        self.pages.failed.connect(self.show_failure)
        self.start_page.open_wanted.connect(self.files.choose)
        self.start_page.new_wanted.connect(self.files.make_new)
        self.start_page.demonstration_wanted.connect(self.files.make_demonstration)
        self.start_page.recent_chosen.connect(self.open_project)

    def _work_may_stop(self) -> bool:
        question = tr(
            "Something is still being done. Stop it and quit? What is not finished is undone, "
            "everything else is kept."
        )
        yes, no = tr("&Stop and quit"), tr("&Go on")
        busy = self.worker.is_busy or self.beside.is_busy
        return not busy or is_wanted(self, question, yes=yes, no=no)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        bring_on_screen(self)  # only now its frame is known

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        _accept_as_copy(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        _accept_as_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        if not _accept_as_copy(event):
            return
        paths = files_in(event.mimeData())
        is_open = self.opened is not None and not self._is_annotating
        meaning = meaning_of(paths, project_is_open=is_open)
        if isinstance(meaning, DroppedProject | DroppedSuite):
            self.open_project(meaning.path)
        elif isinstance(meaning, DroppedBatches):
            self.merging.offer(meaning.paths)
        elif isinstance(meaning, DroppedOutputs):
            self.loading.offer(meaning.paths)
        else:
            self.banner.show_message(meaning.reason, "warning")

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._work_may_stop():
            event.ignore()
            return
        self.loading.stop()
        self.worker.cancel()  # before asking: what was said last waits behind it to be saved
        if not self.may_leave():
            event.ignore()
            return
        save_place(self, self.preferences)
        self._closing = True
        self.pages.retire()
        self.worker.wait(_MILLISECONDS_TO_END)
        self.leave()
        self.worker.stop()
        for lane in (self.beside, self.measuring):
            lane.cancel_all()  # also what was asked for while everything else ended
            lane.stop()
        event.accept()


def _accept_as_copy(event: QDropEvent) -> bool:
    """Never as the other program proposes: it may delete a file that it believes moved."""
    event.setDropAction(Qt.DropAction.CopyAction)
    wanted = event.mimeData().hasUrls() and bool(event.possibleActions() & Qt.DropAction.CopyAction)
    event.setAccepted(wanted)
    return wanted


_FIRST_SHARE = 0.8  # of the screen, until somebody makes it another size


_LARGEST_FIRST = (1200, 800)


def restore_place(window: QWidget, preferences: Preferences) -> None:
    """Qt restores what was saved; the screen it was on may have gone since."""
    if not window.restoreGeometry(preferences.geometry):
        window.resize(_first_size(QGuiApplication.primaryScreen().availableGeometry()))
    bring_on_screen(window)


def bring_on_screen(window: QWidget) -> None:
    """Whole, as far as the screen is large enough; a window that can be seen is left alone."""
    frame = window.frameGeometry()
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if any(screen.contains(frame) for screen in screens):
        return
    screen = max(screens, key=lambda each: _area(each.intersected(frame)))
    room = screen.size() - (frame.size() - window.size())  # the desktop's frame needs some of it
    window.resize(window.size().boundedTo(room))
    window.move(_moved_into(window.frameGeometry(), screen).topLeft())


def save_place(window: QWidget, preferences: Preferences) -> None:
    preferences.geometry = window.saveGeometry()


def _first_size(screen: QRect) -> QSize:
    largest = QSize(*_LARGEST_FIRST)
    return (screen.size() * _FIRST_SHARE).boundedTo(largest)


def _area(rectangle: QRect) -> int:
    return max(rectangle.width(), 0) * max(rectangle.height(), 0)


def _moved_into(frame: QRect, screen: QRect) -> QRect:
    left = min(max(frame.left(), screen.left()), screen.right() - frame.width() + 1)
    top = min(max(frame.top(), screen.top()), screen.bottom() - frame.height() + 1)
    return QRect(max(left, screen.left()), max(top, screen.top()), frame.width(), frame.height())
