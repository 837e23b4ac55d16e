"""Drives the main window as people do, and waits for what it does in the background."""

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any

from PySide6.QtCore import QEvent, QEventLoop, QMimeData, QPoint, QPointF, QRect, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QAction,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QFrame,
    QMenu,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from protest_core.ids import CandidateId
from protest_core.progress import ProgressCallback
from protest_gui.context import ProjectContext
from protest_gui.jobs.executor import Job, Jobs, Lane, Work
from protest_gui.keys.key_map import KeyMap
from protest_gui.preferences import Preferences
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.finding import button, combo, is_shown, name_of, plain, shown

# What is to be done next, once events go on, leads to such a thing again; never more often.
_TURNS = 8


def settle(window: QWidget) -> None:
    """Wait until all jobs are done and shown."""
    jobs = _jobs(window)
    turns = 0
    while turns < _TURNS:  # one job may start another
        if any(each.under_way for each in jobs):
            turns = 0
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        else:
            turns += 1
            _let_one_turn_pass()


def _let_one_turn_pass() -> None:
    passed: list[bool] = []
    QTimer.singleShot(0, lambda: passed.append(True))
    while not passed:
        QApplication.processEvents()


def _jobs(window: QWidget) -> list[Jobs]:
    """Return the jobs of the window, or of the window that a dialog stands before."""
    while (parent := window.parentWidget()) is not None:
        window = parent
    return window.findChildren(Jobs)


def close(window: QWidget) -> bool:
    """Return whether it is closed, after all that it waits for."""
    window.close()
    settle(window)
    return not window.isVisible()


def until(is_so: Callable[[], bool]) -> None:
    """Let events go on until this is so."""
    deadline = monotonic() + 60
    while not is_so():
        assert monotonic() < deadline
        QTest.qWait(1)


def is_busy(window: QWidget) -> bool:
    """Return whether a job with visible progress is under way."""
    return any(job.shown for jobs in _jobs(window) for job in jobs.under_way)


def run(
    window: QWidget, work: Work, done: Callable[[Any], object] | None = None, *, shown: bool = True
) -> None:
    """Do work of its own in the background, after what is written; tell what goes wrong."""
    for jobs in _jobs(window):
        jobs.run(Lane.WRITE, work, done or _nothing, partial(fail, window), shown=shown)


def fail(window: MainWindow, error: Exception) -> None:
    """Report an error as work in the background does."""
    window.show_failure(error)


@contextmanager
def held_up(window: QWidget) -> Iterator[None]:
    """Hold up all jobs that are started in this block until its end."""
    going_on = threading.Event()
    for jobs in _jobs(window):
        for lane in Lane:
            jobs.run(lane, lambda _: going_on.wait(60), _nothing, _nothing, shown=False)
    try:
        yield
    finally:
        going_on.set()


class Stop:
    """A place where work waits; `steps` are the steps that it has announced."""

    def __init__(self) -> None:
        self.reached, self._going_on = threading.Event(), threading.Event()
        self.steps: list[str] = []

    def wait(self, ask: Callable[[], None]) -> None:
        """Wait, and call `ask` meanwhile, which raises when the work is cancelled."""
        self.reached.set()
        while not self._going_on.wait(0.01):
            ask()

    def go_on(self) -> None:
        self._going_on.set()

    @property
    def may_go_on(self) -> bool:
        return self._going_on.is_set()


@contextmanager
def steps_noted(window: QWidget) -> Iterator[list[str]]:
    """Note the steps that work announces which is started in this block."""
    with stopped_at(window, "") as stop:
        yield stop.steps


@contextmanager
def stopped_at(window: QWidget, doing: str) -> Iterator[Stop]:
    """Stop work that is started in this block as soon as it announces this step."""
    stop = Stop()
    found = _jobs(window)
    run_as_before = [jobs.run for jobs in found]
    for jobs in found:
        jobs.run = partial(_run_until, jobs.run, stop, doing)
    try:
        yield stop
    finally:
        for jobs, run in zip(found, run_as_before, strict=True):
            jobs.run = run
        stop.go_on()
        settle(window)


def _run_until(
    run: Callable[..., Job],
    stop: Stop,
    doing: str,
    lane: Lane,
    work: Work,
    *tell_it: Any,
    **how: Any,
) -> Job:
    def begin(progress: ProgressCallback) -> object:
        def tell(done: int, total: int, now: str) -> None:
            stop.steps.append(now)
            if doing and now.startswith(doing):
                stop.wait(partial(progress, done, total, now))
            progress(done, total, now)

        return work(tell)

    return run(lane, begin, *tell_it, **how)


def laid_out(window: QWidget) -> None:
    """Wait until no part of the window moves any more: each that grows may move others."""
    before: list[QRect] | None = None
    for _ in range(100):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents()
        now = [each.geometry() for each in (window, *window.findChildren(QWidget))]
        if now == before:
            return
        before = now
    raise AssertionError("The parts of the window do not come to rest.")


def new_window(preferences: Preferences) -> MainWindow:
    """Return a window beside the fixture's; the test closes it."""
    return MainWindow(preferences)


def open_file(window: MainWindow, path: Path) -> None:
    """A project, a batch or a suite; the title then names it."""
    try_to_open(window, path)
    assert window.windowTitle().startswith(path.name), messages(window)


def try_to_open(window: MainWindow, path: Path) -> None:
    """Open a file that perhaps cannot be opened, or not without a question."""
    window.open_file(path)
    settle(window)


def is_nothing_open(window: MainWindow) -> bool:
    return window.windowTitle() == "PROTEST"


def open_quickly(window: MainWindow, path: Path) -> None:
    """Open a file, and wait for nothing."""
    window.open_file(path)


def open_path(window: MainWindow) -> Path | None:
    """Return the path of the open project or batch."""
    found = window.findChildren(ProjectContext)
    return found[-1].path if found else None


def changing(window: MainWindow) -> AbstractContextManager[object]:
    """A transaction of what is open, by the window itself."""
    return _context(window).project.changing()


def judge_as(window: MainWindow, name: str) -> None:
    """Say in a project who judges, before anybody is asked."""
    _context(window).annotator = name


def annotator_of(window: MainWindow) -> str:
    """Return the annotator of what is open."""
    return _context(window).annotator


def _context(window: MainWindow) -> ProjectContext:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # that of what is closed
    (found,) = window.findChildren(ProjectContext)
    return found


def close_file(window: MainWindow) -> None:
    """Begin to close the file, whatever is still to be done for it."""
    entry(window, "File/Close").trigger()


def go_back(window: MainWindow) -> None:
    """Go from judging to the overview."""
    press(window, "Alt+Left")


def read(window: MainWindow, candidates: Sequence[CandidateId], at: int = 0) -> None:
    """Read just these candidates, at once unless another page is left first."""
    _context(window).read(candidates, at)


@contextmanager
def reading_noted(window: MainWindow) -> Iterator[list[Sequence[CandidateId]]]:
    """Note the candidates that are opened in this block, without showing them."""
    noted: list[Sequence[CandidateId]] = []
    context = _context(window)
    wanted = context.reading_wanted
    context.reading_wanted = SimpleNamespace(emit=lambda reading: noted.append(reading.candidates))
    try:
        yield noted
    finally:
        context.reading_wanted = wanted


def change_keys(window: QWidget, command: str, *keys: str) -> None:
    """Change keys as in the dialog of the keys."""
    (key_map,) = window.window().findChildren(KeyMap)
    key_map.set_keys({command: keys})


def menu(window: MainWindow, name: str) -> QMenu:
    (found,) = [a.menu() for a in window.menuBar().actions() if plain(a.text()) == name]
    return found


def entries(window: MainWindow, name: str) -> list[str]:
    """Return the entries of a menu."""
    actions = menu(window, name).actions()
    return [plain(a.text()) for a in actions if a.isVisible() and not a.isSeparator()]


def entry(window: MainWindow, path: str) -> QAction:
    """Return a menu's entry by its path: `File/Open…`."""
    first, *rest = path.split("/", 2)  # the last may be the name of a file
    where = menu(window, first)
    for name in rest:
        where.aboutToShow.emit()
        found = [a for a in where.actions() if plain(a.text()) == name and a.isVisible()]
        assert len(found) == 1, [plain(a.text()) for a in where.actions()]
        where = found[0].menu()
    return found[0]


def ask_after_closing(window: MainWindow, work: Work) -> Job:
    """Ask for a job as a page does that hears of a change while it is closed."""
    context = _context(window)
    assert close(window)
    return context.run(Lane.SAVE, work, _nothing)


def choose(window: MainWindow, path: str) -> None:
    """An entry of a menu; what it starts is then done."""
    action = entry(window, path)
    assert action.isEnabled(), path
    action.trigger()
    settle(window)


def press(window: QWidget, *keys: str) -> None:
    """`press(window, "Q", "Ctrl+Z", "Return")`, one after the other; then all is done."""
    for key in keys:
        press_quickly(window, key)
        settle(window)


def press_quickly(window: QWidget, *keys: str) -> None:
    """Press keys without waiting for what they start."""
    _activate(window.window())
    for key in keys:
        combination = QKeySequence(key)[0]
        QTest.keyClick(focused(window), combination.key(), combination.keyboardModifiers())


def hold(window: QWidget, key: str, times: int = 5) -> None:
    """Press it and keep it down."""
    _activate(window.window())
    QTest.keyPress(focused(window), QKeySequence(key)[0].key())
    repeat(key, times)


def repeat(key: str, times: int = 5) -> None:
    """Repeat a key that is held, wherever the focus is by now."""
    for _ in range(times):
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            target = QApplication.focusWidget()
            assert target is not None
            pressed = QKeySequence(key)[0].key()
            text = {"Return": "\r", "Space": " "}.get(key, key.lower() if len(key) == 1 else "")
            event = QKeyEvent(kind, pressed, Qt.KeyboardModifier.NoModifier, text, autorep=True)
            QApplication.sendEvent(target, event)


def type_text(window: QWidget, text: str) -> None:
    """Type into the widget with the focus, and wait."""
    QTest.keyClicks(focused(window), text)
    settle(window)


def _activate(window: QWidget) -> None:
    """Shortcuts work in the active window, which may have been a dialog until now."""
    if not window.isActiveWindow():
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)


def focused(window: QWidget) -> QWidget:
    """Return the widget that keys go to."""
    return window.window().focusWidget() or window.window()


def click(root: QWidget, name: str) -> None:
    """The button of this name; what it starts is then done."""
    clicked = button(root, name)
    QTest.mouseClick(clicked, Qt.MouseButton.LeftButton, pos=_place_to_click(clicked))
    settle(root)


def _place_to_click(clicked: QAbstractButton) -> QPoint:
    """Return the middle of what answers to the mouse: of a tick, that is not its whole width."""
    parts = {
        QCheckBox: QStyle.SubElement.SE_CheckBoxClickRect,
        QRadioButton: QStyle.SubElement.SE_RadioButtonClickRect,
    }
    part = parts.get(type(clicked))
    if part is None:
        return clicked.rect().center()
    option = QStyleOptionButton()
    clicked.initStyleOption(option)
    return clicked.style().subElementRect(part, option, clicked).center()


def pick(root: QWidget, name: str, text: str) -> None:
    """Pick from the choice box of this name by the arrows, and wait."""
    pick_quickly(root, name, text)
    settle(root)


def pick_quickly(root: QWidget, name: str, text: str) -> None:
    """Pick from the box without waiting for what it starts."""
    box = combo(root, name)
    box.setFocus()
    wanted = box.findText(text)
    assert wanted >= 0, [box.itemText(at) for at in range(box.count())]
    while (at := box.currentIndex()) != wanted:
        QTest.keyClick(box, Qt.Key.Key_Down if at < wanted else Qt.Key.Key_Up)
        assert box.currentIndex() != at, f"{name} does not follow the keys"


def choose_below(root: QWidget, name: str, entry: str) -> None:
    """An entry of the menu that the button of this name has."""
    (found,) = (a for a in button(root, name).menu().actions() if plain(a.text()) == entry)
    found.trigger()
    settle(root)


def messages(root: QWidget) -> list[str]:
    """Return the texts of the banners."""
    return [name_of(each) for each in _banners(root)]


def message(root: QWidget) -> str:
    """Return the text of the only banner; empty without one."""
    found = messages(root)
    assert len(found) <= 1, found
    return found[0] if found else ""


def message_buttons(root: QWidget) -> list[str]:
    """All ways on that the banners offer."""
    return [
        plain(each.text()) for banner in _banners(root) for each in shown(banner, QAbstractButton)
    ]


def _banners(root: QWidget) -> list[QFrame]:
    frames = [each for each in shown(root, QFrame) if name_of(each)]
    return [each for each in frames if is_shown(each, QAbstractButton, "Hide message")]


def _nothing(_result: object) -> None:
    pass


def drop(
    window: MainWindow,
    *paths: Path,
    web: str = "",
    onto: QWidget | None = None,
    offered: Qt.DropAction = Qt.DropAction.CopyAction,
    proposed: Qt.DropAction = Qt.DropAction.CopyAction,
) -> list[Qt.DropAction]:
    """Return the window's answers to entering, moving and dropping; none if it refuses."""
    mime = QMimeData()
    urls = [QUrl.fromLocalFile(str(path)) for path in paths]
    mime.setUrls([*urls, QUrl(web)] if web else urls)
    mime.setText("\n".join(map(str, paths)))  # as file managers do
    where = onto or window
    at, button = where.rect().center(), Qt.MouseButton.LeftButton
    keys = {
        Qt.DropAction.CopyAction: Qt.KeyboardModifier.ControlModifier,
        Qt.DropAction.MoveAction: Qt.KeyboardModifier.ShiftModifier,
    }[proposed]
    answers = []
    for event in (
        QDragEnterEvent(at, offered, mime, button, keys),
        QDragMoveEvent(at, offered, mime, button, keys),
        QDropEvent(QPointF(at), offered, mime, button, keys),
    ):
        event.ignore()
        QApplication.sendEvent(where, event)
        if not event.isAccepted():
            return []
        answers.append(event.dropAction())
    return answers
