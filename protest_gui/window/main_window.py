"""The program's window: menus, banner, pages and progress, and how it opens and closes."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from protest_core.errors import printable
from protest_gui.context import Message
from protest_gui.jobs.executor import Jobs, Lane
from protest_gui.jobs.progress_line import JobStrip
from protest_gui.keys.actions import Actions
from protest_gui.keys.key_map import KeyMap
from protest_gui.preferences import Preferences
from protest_gui.translations import tr
from protest_gui.widgets.messages import Banner, ask
from protest_gui.window.comparing_texts import ComparingTexts
from protest_gui.window.dropping import (
    DropHint,
    DroppedBatches,
    DroppedJudgements,
    DroppedOutputs,
    DroppedProject,
    DroppedSuite,
    DroppedTexts,
    Meaning,
    Refused,
    files_in,
    meaning_of,
    what_dropping_does,
)
from protest_gui.window.file_commands import FileCommands
from protest_gui.window.help import HelpCommands
from protest_gui.window.language import LanguageMenu
from protest_gui.window.manual import ManualCommand
from protest_gui.window.menus import Appearance, Menus
from protest_gui.window.opening import open_file
from protest_gui.window.project_document import ProjectDocument
from protest_gui.window.recent import RecentMenu
from protest_gui.window.start_page import StartPage
from protest_gui.window.workspace import Workspace

_FIRST_SHARE = 0.9  # of the screen, until the person resizes the window
_LARGEST_FIRST = (1200, 800)


class MainWindow(QMainWindow):
    """The frame of the program; the open document belongs to the workspace."""

    # The window has closed, and another is to be made: its language, and the path to open in it.
    left_for_language = Signal(str, object)

    def __init__(
        self, preferences: Preferences | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences or Preferences()
        # First, because an existing menu bar keeps its text size.
        appearance = Appearance(self._preferences, self)
        self._jobs = Jobs(self)
        actions = Actions(KeyMap(self._preferences, self), self)
        self._banner = Banner()
        self._stack = QStackedWidget()
        self._lay_out()  # before there are pages: Qt announces a style to all parts that move
        self._start_page = StartPage(self._preferences, actions, self._stack)
        self._stack.addWidget(self._start_page)
        self._workspace = Workspace(
            self, self._banner, self._stack, self._preferences, actions, self._jobs
        )
        FileCommands(self._workspace)
        self._comparing = ComparingTexts(self._workspace)
        HelpCommands(self._workspace)
        ManualCommand(self._workspace)
        recent = RecentMenu(self._preferences, self)
        self._language = LanguageMenu(self._preferences, self)
        self._menus = Menus(self.menuBar(), actions, recent, appearance, self._language)
        self._is_ended = False  # nothing is open or running any more
        self._next: tuple[str, Path | None] | None = None  # the language and file of another window
        actions.bind(self, {"quit": self.close})
        recent.chosen.connect(self.open_file)
        recent.cleared.connect(self._start_page.show_recent)
        self._start_page.recent.chosen.connect(self.open_file)
        self._workspace.open_wanted.connect(self.open_file)
        self._workspace.language_wanted.connect(self._leave_for_language)
        self._language.wanted.connect(self._speak)
        self._workspace.changed.connect(self._show_what_is_open)
        self._workspace.modified_changed.connect(self._show_whether_modified)
        self.setAcceptDrops(True)
        self._drop_hint = DropHint(self)
        self._show_what_is_open()
        _restore_geometry(self, self._preferences)

    def open_file(self, path: Path) -> None:
        """Open a project, a batch or a suite; the open document stays until the new one is read."""
        open_file(self._workspace, path)

    def show_failure(self, error: BaseException) -> None:
        self._workspace.fail(error)

    def _speak(self, language: str) -> None:
        document = self._workspace.document
        self._leave_for_language(language, None if document is None else document.path)

    def _leave_for_language(self, language: str, path: Path | None) -> None:
        self._next = language, path
        self.close()

    def _show_what_is_open(self) -> None:
        document = self._workspace.document
        if document is None:
            self._start_page.show_recent()
            self._stack.setCurrentWidget(self._start_page)
            self._start_page.setFocus()
        name = printable(document.name) if document is not None else ""
        self.setWindowTitle(f"{name}[*] – PROTEST" if name else "PROTEST")
        self._show_whether_modified()
        self._menus.show_for(annotating=document is not None and document.is_batch)

    def _show_whether_modified(self) -> None:
        document = self._workspace.document
        self.setWindowModified(document is not None and document.is_modified)

    def _lay_out(self) -> None:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._stack, 1)
        # At the foot, where it moves nothing that is about to be clicked.
        column.addWidget(self._banner)
        column.addWidget(JobStrip(self._jobs))
        self.setCentralWidget(whole)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        _bring_on_screen(self)  # only now its frame is known

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _accept_as_copy(event):
            self._drop_hint.show_sentence(what_dropping_does(self._meaning_of(event)))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._drop_hint.hide()
        super().dragLeaveEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        _accept_as_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a dropped project or suite, or offer other files to what they are for."""
        self._drop_hint.hide()
        if not _accept_as_copy(event):
            return
        meaning, project = self._meaning_of(event), self._open_project()
        if isinstance(meaning, DroppedProject | DroppedSuite):
            self.open_file(meaning.path)
        elif isinstance(meaning, DroppedTexts):
            self._comparing.offer(meaning.paths)
        elif isinstance(meaning, DroppedBatches) and project is not None:
            project.offer_batches(meaning.paths)
        elif isinstance(meaning, DroppedJudgements) and project is not None:
            project.offer_judgements(meaning.path)
        elif isinstance(meaning, DroppedOutputs) and project is not None:
            project.offer_systems(meaning.paths)
        elif isinstance(meaning, Refused):
            self._workspace.show_message(Message(meaning.reason, "warning"))

    def _meaning_of(self, event: QDropEvent) -> Meaning:
        return meaning_of(
            files_in(event.mimeData()),
            project_is_open=self._open_project() is not None,
            on_start_page=self._workspace.document is None,
        )

    def _open_project(self) -> ProjectDocument | None:
        document = self._workspace.document
        if isinstance(document, ProjectDocument) and not document.is_batch:
            return document
        return None

    # Closing takes as long as the running saves; events are processed meanwhile.

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._is_ended:
            _save_geometry(self, self._preferences)
            self._jobs.stop()
            event.accept()
            if self._next is not None:  # before this one is gone: the last one ends the program
                self.left_for_language.emit(*self._next)
            return
        event.ignore()
        if self._work_may_stop():
            self._workspace.leave(self._end, self._stay)
        else:
            self._stay()

    def _stay(self) -> None:
        self._next = None
        self._language.stay()

    def _work_may_stop(self) -> bool:
        question = tr(
            "Work is still running. Stop it and quit? Unfinished work is undone, "
            "everything else is kept."
        )
        yes, no = tr("&Stop and quit"), tr("&Go on")
        # Running counts, measurements and reports are dropped without a question.
        if not any(job.shown and job.lane is Lane.WRITE for job in self._jobs.under_way):
            return True
        if not ask(self, question, yes=yes, no=no):
            return False
        self._jobs.cancel(Lane.WRITE)
        if self._workspace.document is not None:
            self._workspace.document.stop()
        return True

    def _end(self) -> None:
        self.setEnabled(False)  # no new jobs
        self._workspace.close_dialogs()
        self._workspace.is_closing = True
        self._workspace.close_document()
        self._jobs.cancel(Lane.READ, Lane.BACKGROUND)
        # The file is closed last, after the last save.
        self._jobs.when_idle(partial(self._jobs.when_idle, self._close, *Lane), Lane.SAVE)

    def _close(self) -> None:
        self._is_ended = True
        self.close()


def _accept_as_copy(event: QDropEvent) -> bool:
    """Accept a drop only as a copy: after a move, the other program may delete the file."""
    event.setDropAction(Qt.DropAction.CopyAction)
    wanted = event.mimeData().hasUrls() and bool(event.possibleActions() & Qt.DropAction.CopyAction)
    event.setAccepted(wanted)
    return wanted


def _restore_geometry(window: QWidget, preferences: Preferences) -> None:
    """Restore the saved geometry; its screen may not exist any more."""
    if not window.restoreGeometry(preferences.geometry):
        window.resize(_first_size(QGuiApplication.primaryScreen().availableGeometry()))
    _bring_on_screen(window)


def _bring_on_screen(window: QWidget) -> None:
    """Move the whole window onto a screen, as far as it fits; a visible window is left alone."""
    frame = window.frameGeometry()
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if any(screen.contains(frame) for screen in screens):
        return
    screen = max(screens, key=lambda each: _area(each.intersected(frame)))
    room = screen.size() - (frame.size() - window.size())  # the desktop's frame needs some of it
    window.resize(window.size().boundedTo(room))
    window.move(_moved_into(window.frameGeometry(), screen).topLeft())


def _save_geometry(window: QWidget, preferences: Preferences) -> None:
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
