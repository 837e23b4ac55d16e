"""Counting takes long in a large project: the window goes on, and one can stop it."""

import sqlite3
import threading
from time import monotonic

import pytest
from PySide6.QtCore import QSize, Qt
from sqlalchemy import text

from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.jobs.executor import Worker
from protest_gui.jobs.latest import Computation
from protest_gui.numbers.agreement import AgreementPage
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.finding import button
from tests.gui.driving.window import laid_out, open_file, settle


@pytest.fixture
def window(main_window: MainWindow, judged: Project) -> MainWindow:
    open_file(main_window, judged.path)
    return main_window


@pytest.fixture
def gate(window: MainWindow):
    """Until it is opened, the background thread is busy with something else."""
    gate = threading.Event()
    window.worker.run(lambda _: gate.wait(60), done=lambda _: None, failed=pytest.fail, shown=False)
    yield gate
    gate.set()


def section(window: MainWindow) -> AgreementPage:
    page = window.pages.project_page
    page.show_section(page.agreement_page)
    return page.agreement_page


def rows(page: AgreementPage) -> int:
    return page.tables.pairs.figures.rowCount()


def test_nothing_is_counted_in_the_windows_own_thread(window: MainWindow, gate, qtbot):
    page = section(window)
    qtbot.waitUntil(page._stop.isVisible)
    assert page._doing.isVisible()
    assert rows(page) == 0
    gate.set()
    settle(window)
    assert rows(page) == 3
    assert not page._stop.isVisible()


def test_what_is_stopped_is_not_shown_and_can_be_asked_for_again(window, gate, qtbot):
    page = section(window)
    qtbot.waitUntil(page._stop.isVisible)
    qtbot.keyClick(page._stop, Qt.Key.Key_Space)
    assert not page._stop.isVisible()
    gate.set()
    settle(window)
    assert rows(page) == 0
    assert "Stopped" in page.banner.text
    button(page.banner, "Compare now").click()
    settle(window)
    assert rows(page) == 3
    assert not page.banner.isVisible()


def test_what_is_not_seen_is_not_counted(window: MainWindow):
    page = window.pages.project_page.agreement_page
    settle(window)
    assert rows(page) == 0
    section(window)
    settle(window)
    assert rows(page) == 3


def test_whoever_leaves_the_section_does_not_wait_for_its_numbers(window, gate, qtbot):
    page = section(window)
    project_page = window.pages.project_page
    project_page.show_section(project_page.tasks_page)
    gate.set()
    settle(window)
    assert rows(page) == 0
    section(window)
    settle(window)
    assert rows(page) == 3


def test_nobody_is_asked_before_the_window_closes_over_it(window: MainWindow, gate, qtbot):
    section(window)
    assert not window.worker.is_busy
    gate.set()
    window.close()
    assert not window.isVisible()


# As in a project that is too large: it never comes to an end by itself.
ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n"


def test_the_window_closes_at_once_in_the_midst_of_a_count(window: MainWindow, judged, qtbot):
    window.read_candidates(list_candidates(project=judged, chosen=CandidateFilter()))
    window.pages.show_project_page()
    section(window)
    settle(window)
    begun = threading.Event()

    def count(progress) -> None:
        with window.opened.project.reading(progress) as tx:
            begun.set()
            tx.execute(text(ENDLESS))

    window.pages.project_page.agreement._counting.ask(count)
    assert begun.wait(60)
    begin = monotonic()
    window.close()
    assert not window.isVisible()
    assert monotonic() - begin < 3  # seconds; it would wait four for what is to be saved


def test_an_error_is_told_and_counted_again_when_one_comes_back(window: MainWindow, judged):
    other = sqlite3.connect(window.opened.path)
    other.execute("BEGIN EXCLUSIVE")
    page = section(window)
    settle(window)
    other.close()
    assert "is being written by another program" in window.banner.text
    assert rows(page) == 0
    project_page = window.pages.project_page
    project_page.show_section(project_page.tasks_page)
    section(window)
    settle(window)
    assert rows(page) == 3


@pytest.fixture
def worker(qtbot):
    worker = Worker()
    yield worker
    worker.stop()


def test_an_overtaken_computation_ends_at_its_next_step(worker: Worker, qtbot):
    shown, steps = [], []
    started, go_on = threading.Event(), threading.Event()
    computation = Computation[int](worker, shown.append, pytest.fail)

    def slow(progress) -> int:
        started.set()
        assert go_on.wait(60)
        progress(1, 2, "")
        steps.append("after")
        return 1

    computation.ask(slow)
    assert started.wait(60)
    computation.ask(lambda _progress: 2)
    go_on.set()
    assert worker.wait(60_000)
    assert (shown, steps) == ([2], [])


def test_one_that_still_waits_when_it_is_overtaken_does_not_begin(worker: Worker, qtbot):
    begun, shown = [], []
    gate = threading.Event()
    worker.run(lambda _: gate.wait(60), done=lambda _: None, failed=pytest.fail)
    computation = Computation[int](worker, shown.append, pytest.fail)
    for number in range(3):
        computation.ask(lambda _progress, number=number: begun.append(number) or number)
    gate.set()
    assert worker.wait(60_000)
    assert (begun, shown) == ([2], [2])


SCREENS = [(100, QSize(640, 480)), (200, QSize(1280, 720)), (300, QSize(1366, 768))]


@pytest.mark.parametrize(("percent", "screen"), SCREENS)
def test_the_section_fits_small_screens(window: MainWindow, qapp, percent, screen):
    apply_theme(qapp, Scheme.LIGHT, percent)
    page = section(window)
    settle(window)
    window.resize(screen)
    laid_out(window)
    assert window.size() == screen
    needed = page.minimumSizeHint()
    assert needed.width() <= page.width()
    for each in (page.adjudicate, page.export, page.options._judged_only, page.options._question):
        assert each.width() >= each.sizeHint().width()
    for table in (page.tables.pairs, page.tables.details.confusion, page.tables.own):
        assert table.verticalScrollBar().maximum() == 0  # no row is cut
