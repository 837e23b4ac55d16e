"""The strip at the foot of the window."""

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from protest_core.progress import Cancelled
from protest_gui.jobs.executor import Worker
from protest_gui.jobs.strip import ProgressStrip


@pytest.fixture
def worker(qtbot) -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.stop()


@pytest.fixture
def strip(qtbot, worker: Worker) -> ProgressStrip:
    page = QWidget()
    layout = QVBoxLayout(page)
    strip = ProgressStrip(worker)
    strip.page = page  # or nobody keeps it
    layout.addWidget(strip)
    qtbot.addWidget(page)
    page.show()
    assert not strip.isVisible()
    return strip


class Gate:
    """Work that goes on until it is let go, and tells how far it is."""

    def __init__(self) -> None:
        self.open = threading.Event()

    def work(self, progress):
        progress(3, 4, "matching alder")
        while not self.open.wait(0.002):
            progress(3, 4, "matching alder")


@pytest.fixture
def gate() -> Iterator[Gate]:
    gate = Gate()
    yield gate
    gate.open.set()


def ignore(_: object) -> None:
    pass


def shown_text(strip: ProgressStrip) -> str:
    return strip.findChild(QLabel).text()


def test_long_work_is_shown_and_hidden_when_it_is_done(strip, worker, gate, qtbot):
    worker.run(gate.work, done=ignore, failed=ignore)
    assert not strip.isVisible()
    qtbot.waitUntil(strip.isVisible)
    qtbot.waitUntil(lambda: shown_text(strip) == "matching alder")
    bar = strip.findChild(QProgressBar)
    assert (bar.value(), bar.maximum()) == (3, 4)
    gate.open.set()
    qtbot.waitUntil(lambda: not strip.isVisible())


class Shown(QObject):
    """Notes each time that a widget comes into sight."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() is QEvent.Type.Show
        return super().eventFilter(watched, event)


def will_be_shown(strip: ProgressStrip) -> bool:
    return any(timer.isActive() for timer in strip.findChildren(QTimer))


def test_short_work_never_flickers(strip, worker, qtbot):
    shown = Shown(strip)
    with qtbot.waitSignals([worker.busy_changed, worker.busy_changed]):
        worker.run(ignore, done=ignore, failed=ignore)
        assert will_be_shown(strip)
    assert not will_be_shown(strip)
    assert shown.times == 0


def test_saving_is_not_shown(strip, worker, gate):
    worker.run(gate.work, done=ignore, failed=ignore, shown=False)
    assert not will_be_shown(strip)


@pytest.mark.parametrize("press", ["click", "space"])
def test_cancel_stops_the_work(strip, worker, gate, qtbot, press: str):
    failures = []
    worker.run(gate.work, done=pytest.fail, failed=failures.append)
    qtbot.waitUntil(strip.isVisible)
    cancel = strip.findChild(QPushButton)
    if press == "click":
        qtbot.mouseClick(cancel, Qt.MouseButton.LeftButton)
    else:
        cancel.setFocus()
        qtbot.keyClick(cancel, Qt.Key.Key_Space)
    assert not cancel.isEnabled()
    assert "stopping" in shown_text(strip)
    qtbot.waitUntil(lambda: not strip.isVisible())
    assert isinstance(failures[0], Cancelled)


def test_esc_does_not_cancel(strip, worker, gate, qtbot, qapp):
    worker.run(gate.work, done=ignore, failed=pytest.fail)
    qtbot.waitUntil(strip.isVisible)
    qtbot.keyClick(strip.page, Qt.Key.Key_Escape)
    qtbot.keyClick(strip.findChild(QPushButton), Qt.Key.Key_Escape)
    gate.open.set()
    qtbot.waitUntil(lambda: not strip.isVisible())
    assert worker.wait(60_000)


def test_late_progress_does_not_show_it_again(strip, worker, qtbot, qapp):
    worker.run(lambda progress: progress(1, 2, "late"), done=ignore, failed=ignore)
    assert worker.wait(60_000)
    with qtbot.waitSignal(worker.progress):
        qapp.processEvents()
    assert shown_text(strip) != "late"
    assert not strip.isVisible()
