"""While numbers are measured for minutes, judging goes on, and closing asks nothing."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from protest_core.annotating.judge import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.run import evaluate
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.record import load_judgement
from protest_gui.jobs.strip import ProgressStrip
from protest_gui.window.main_window import MainWindow
from tests.fetch import fetch
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import button
from tests.gui.driving.window import entry, open_file, settle

AGAINST_APT = CandidateFilter(against_metric="apt")


@pytest.fixture
def window(main_window: MainWindow, project: Project) -> MainWindow:
    evaluate(project=project)
    candidate, *_ = list_candidates(project=project, chosen=CandidateFilter())
    said = Judgement(Answer.NO)
    judge(project=project, candidate_id=candidate, annotator="ann", judgement=said)
    open_file(main_window, project.path)
    return main_window


@pytest.fixture
def candidate(project: Project, window: MainWindow) -> CandidateId:
    return list_candidates(project=project, chosen=CandidateFilter())[-1]


class Paused:
    """What is measured stands still at the first system until it is let go or cancelled."""

    def __init__(self, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.go_on = threading.Event(), threading.Event()
        self._progress_of = window.measuring._progress_of
        monkeypatch.setattr(window.measuring, "_progress_of", self._slow)

    def _slow(self, task):
        tell = self._progress_of(task)

        def wait_there(done, total, doing):
            if doing.startswith("measuring"):
                self.reached.set()
                while not (self.go_on.wait(0.01) or task.cancelled.is_set()):
                    pass
            tell(done, total, doing)

        return wait_there


@pytest.fixture
def paused(window: MainWindow, monkeypatch):
    paused = Paused(window, monkeypatch)
    yield paused
    paused.go_on.set()
    settle(window)


@pytest.fixture
def report(window: MainWindow, tmp_path: Path, monkeypatch) -> Path:
    path = tmp_path / "report.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_a, **_k: (str(path), ""))
    return path


def write_report(window: MainWindow) -> None:
    entry(window, "File/Write Report…").trigger()


def look_at_metrics(window: MainWindow) -> None:
    page = window.pages.project_page
    page.show_section(page.results_page)
    page.results_page.tabs.setCurrentIndex(3)


def filter_by_metric(window: MainWindow) -> None:
    window.pages.project_page.overview_page.filter_changed.emit(AGAINST_APT)


STARTS: list[Callable[[MainWindow], None]] = [write_report, look_at_metrics, filter_by_metric]


@pytest.fixture(params=STARTS, ids=lambda start: start.__name__)
def measuring(request, window: MainWindow, report: Path, paused: Paused, qtbot) -> Paused:
    """Under way, and for as long as the test wants."""
    request.param(window)
    qtbot.waitUntil(paused.reached.is_set)
    return paused


def type_yes(window: MainWindow, candidate: CandidateId, qtbot) -> None:
    window.read_candidates([candidate])
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_1)


def test_what_is_judged_while_metrics_are_measured_is_in_the_file_at_once(
    window, project: Project, candidate, measuring: Paused, qtbot
):
    type_yes(window, candidate, qtbot)
    assert window.worker.wait(60_000)
    assert not measuring.go_on.is_set()
    assert fetch(project, load_judgement, candidate, window.opened.annotator).pronoun is Answer.YES


def test_closing_the_project_asks_nothing_and_nothing_more_is_heard(
    window, measuring: Paused, report: Path, candidate, qtbot
):
    type_yes(window, candidate, qtbot)
    asked = when_shown(window, QMessageBox, lambda _box: None)
    window.close_project()
    assert window.worker.wait(60_000)  # with the closing of the file
    assert window.opened is None
    measuring.go_on.set()
    settle(window)
    assert (asked, report.exists(), window.banner.isVisible()) == ([], False, False)


def test_closing_the_window_asks_nothing_and_stops_it(window, paused: Paused, report: Path, qtbot):
    write_report(window)
    qtbot.waitUntil(paused.reached.is_set)
    asked = when_shown(window, QMessageBox, lambda _box: None)
    assert window.close()
    assert (asked, report.exists()) == ([], False)


def test_the_report_goes_on_while_somebody_reads_and_tells_when_it_is_there(
    window, paused: Paused, report: Path, candidate, qtbot
):
    write_report(window)
    qtbot.waitUntil(paused.reached.is_set)
    type_yes(window, candidate, qtbot)
    paused.go_on.set()
    settle(window)
    assert "report.html" in window.banner.text
    assert report.exists()


def test_the_report_can_be_cancelled_where_its_progress_is_shown(
    window, paused: Paused, report: Path, qtbot
):
    write_report(window)
    qtbot.waitUntil(paused.reached.is_set)
    (strip,) = (e for e in window.findChildren(ProgressStrip) if e.follows(window.measuring))
    qtbot.waitUntil(strip.isVisible)
    qtbot.mouseClick(button(strip, "Cancel"), Qt.MouseButton.LeftButton)
    settle(window)
    assert "Stopped. Nothing has changed." in window.banner.text
    assert not report.exists()


def test_a_filter_set_back_while_it_is_measured_is_not_waited_for(window, paused: Paused, qtbot):
    """The newest question is answered, by whichever thread."""
    page = window.pages.project_page
    filter_by_metric(window)
    qtbot.waitUntil(paused.reached.is_set)
    page.overview_page.filter_changed.emit(CandidateFilter())
    assert window.worker.wait(60_000)
    QApplication.processEvents()
    assert button(page.overview_page, "Read all 5")
    paused.go_on.set()
    settle(window)
    assert button(page.overview_page, "Read all 5")


def test_closing_while_a_filter_is_counted_leaves_the_file_to_others(
    window, project: Project, qtbot
):
    """The file is closed on one thread while it is read on another, more or less at once."""
    filter_by_metric(window)  # by now all is measured, and counted from the file itself
    settle(window)
    for _ in range(10):
        filter_by_metric(window)
        qtbot.wait(1)
        window.close_project()
        settle(window)
        assert not window.banner.isVisible()
        open_file(window, project.path)


def test_a_project_that_is_opened_instead_gets_no_numbers_of_the_other(
    window, measuring: Paused, report: Path, project: Project, tmp_path: Path
):
    other = tmp_path / "other.protest"
    other.write_bytes(project.path.read_bytes())
    window.open_project(other)
    assert window.worker.wait(60_000)
    QApplication.processEvents()
    assert window.opened.path == other
    measuring.go_on.set()
    settle(window)
    assert not report.exists()
    assert not window.banner.isVisible()
    assert window.pages.project_page.results_page.metrics.found is None
