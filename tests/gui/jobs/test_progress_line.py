"""The strip at the foot of the window."""

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from protest_core.progress import Cancelled
from protest_gui.jobs.executor import Jobs, Lane
from protest_gui.jobs.progress_line import JobStrip
from tests.gui.driving.window import until


@pytest.fixture
def jobs(qtbot) -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    jobs.stop()


@pytest.fixture
def strip(qtbot, jobs: Jobs) -> JobStrip:
    page = QWidget()
    layout = QVBoxLayout(page)
    strip = JobStrip(jobs)
    strip.page = page  # or nobody keeps it
    layout.addWidget(strip)
    qtbot.addWidget(page)
    page.show()
    assert not strip.isVisible()
    return strip


class Gate:
    """Work that goes on until it is let go, and reports how far it is."""

    def __init__(self, step: str = "matching alder") -> None:
        self.step = step
        self.open = threading.Event()

    def work(self, progress):
        progress(3, 4, self.step)
        while not self.open.wait(0.002):
            progress(3, 4, self.step)


@pytest.fixture
def gate() -> Iterator[Gate]:
    gate = Gate()
    yield gate
    gate.open.set()


def ignore(_: object) -> None:
    pass


def shown_text(strip: JobStrip) -> str:
    return strip.findChild(QLabel).text()


def test_long_work_is_shown_and_hidden_when_it_is_done(strip, jobs, gate):
    jobs.run(Lane.WRITE, gate.work, ignore, ignore)
    assert not strip.isVisible()
    until(strip.isVisible)
    until(lambda: shown_text(strip) == "matching alder")
    bar = strip.findChild(QProgressBar)
    assert (bar.value(), bar.maximum()) == (3, 4)
    gate.open.set()
    until(lambda: not strip.isVisible())


def test_the_next_job_takes_the_place_of_one_that_has_ended(strip, jobs, gate):
    other = Gate("counting")
    try:
        jobs.run(Lane.WRITE, gate.work, ignore, ignore)
        jobs.run(Lane.READ, other.work, ignore, ignore)
        until(lambda: strip.isVisible() and shown_text(strip) == "matching alder")
        gate.open.set()
        until(lambda: shown_text(strip) == "counting")
    finally:
        other.open.set()
    until(lambda: not strip.isVisible())


def test_short_work_never_flickers(strip, jobs, monkeypatch):
    monkeypatch.setattr(strip, "show", lambda: pytest.fail("shown"))
    jobs.run(Lane.READ, ignore, ignore, ignore)
    until(lambda: not jobs.under_way)


def test_saving_is_not_shown(strip, jobs, gate, qtbot):
    jobs.run(Lane.SAVE, gate.work, ignore, ignore, shown=False)
    with qtbot.assertNotEmitted(jobs.changed, wait=400):
        pass
    assert not strip.isVisible()


@pytest.mark.parametrize("press", ["click", "space"])
def test_cancel_stops_the_work(strip, jobs, gate, qtbot, press: str):
    failures = []
    jobs.run(Lane.READ, gate.work, pytest.fail, failures.append)
    until(strip.isVisible)
    cancel = strip.findChild(QPushButton)
    if press == "click":
        qtbot.mouseClick(cancel, Qt.MouseButton.LeftButton)
    else:
        cancel.setFocus()
        qtbot.keyClick(cancel, Qt.Key.Key_Space)
    assert not cancel.isEnabled()
    assert "stopping" in shown_text(strip)
    until(lambda: not strip.isVisible())
    assert isinstance(failures[0], Cancelled)


def test_esc_does_not_cancel(strip, jobs, gate, qtbot):
    jobs.run(Lane.READ, gate.work, ignore, pytest.fail)
    until(strip.isVisible)
    qtbot.keyClick(strip.page, Qt.Key.Key_Escape)
    qtbot.keyClick(strip.findChild(QPushButton), Qt.Key.Key_Escape)
    gate.open.set()
    until(lambda: not strip.isVisible() and not jobs.under_way)
