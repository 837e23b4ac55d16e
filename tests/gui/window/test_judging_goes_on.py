"""Judging goes on while numbers are measured for minutes, and closing asks nothing."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFrame, QMainWindow, QMessageBox, QTableView

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch
from tests.gui.driving.dialogs import choose_new_file, when_shown
from tests.gui.driving.finding import buttons, find, is_shown
from tests.gui.driving.sections import section_quickly, turn_quickly_to
from tests.gui.driving.window import (
    Stop,
    click,
    close,
    close_file,
    entry,
    is_nothing_open,
    judge_as,
    message,
    open_file,
    open_path,
    open_quickly,
    pick_quickly,
    press_quickly,
    read,
    settle,
    stopped_at,
    until,
)

METRIC = "Metric and people"


@pytest.fixture
def window(main_window: QMainWindow, project: Project) -> QMainWindow:
    evaluate(project=project)
    candidate, *_ = list_candidates(project=project, chosen=CandidateFilter())
    said = Judgement(Answer.NO)
    judge(project=project, candidate_id=candidate, annotator="ann", judgement=said)
    open_file(main_window, project.path)
    return main_window


@pytest.fixture
def candidate(project: Project, window: QMainWindow) -> CandidateId:
    return list_candidates(project=project, chosen=CandidateFilter())[-1]


@pytest.fixture
def paused(window: QMainWindow) -> Iterator[Stop]:
    """A stop at the first system that is measured."""
    with stopped_at(window, "measuring") as stop:
        yield stop


@pytest.fixture
def report(tmp_path: Path, monkeypatch) -> Path:
    path = tmp_path / "report.html"
    choose_new_file(monkeypatch, path)
    return path


def write_report(window: QMainWindow) -> None:
    entry(window, "File/Write report…").trigger()


def look_at_metrics(window: QMainWindow) -> None:
    turn_quickly_to(section_quickly(window, "Results"), "Metrics")


def filter_by_metric(window: QMainWindow) -> None:
    pick_quickly(section_quickly(window, "Overview"), METRIC, "APT disagrees")


def has_said_yes(project: Project, candidate: CandidateId, annotator: str) -> bool:
    return fetch(project, load_judgement, candidate, annotator).pronoun is Answer.YES


STARTS: list[Callable[[QMainWindow], None]] = [write_report, look_at_metrics, filter_by_metric]


@pytest.fixture(params=STARTS, ids=lambda start: start.__name__)
def measuring(request, window: QMainWindow, report: Path, paused: Stop, qtbot) -> Stop:
    """A measurement under way, for as long as the test wants."""
    request.param(window)
    qtbot.waitUntil(paused.reached.is_set)
    return paused


def type_yes(window: QMainWindow, candidate: CandidateId) -> None:
    judge_as(window, "Ada")
    read(window, [candidate])
    press_quickly(window, "1")


def test_what_is_judged_while_metrics_are_measured_is_in_the_file_at_once(
    window, project: Project, candidate, measuring: Stop, qtbot
):
    type_yes(window, candidate)
    qtbot.waitUntil(lambda: has_said_yes(project, candidate, "Ada"))
    assert not measuring.may_go_on


def test_closing_the_project_asks_nothing_and_nothing_more_is_heard(
    window, measuring: Stop, report: Path, candidate
):
    type_yes(window, candidate)
    asked = when_shown(window, QMessageBox, lambda _box: None)
    close_file(window)
    until(lambda: is_nothing_open(window))
    measuring.go_on()
    settle(window)
    assert (asked, report.exists(), message(window)) == ([], False, "")


def test_closing_the_window_asks_nothing_and_stops_it(window, paused: Stop, report: Path, qtbot):
    write_report(window)
    qtbot.waitUntil(paused.reached.is_set)
    asked = when_shown(window, QMessageBox, lambda _box: None)
    window.close()
    assert asked == []
    assert close(window)
    assert not report.exists()


def test_the_report_goes_on_while_somebody_reads_and_tells_when_it_is_there(
    window, paused: Stop, report: Path, candidate, qtbot
):
    write_report(window)
    qtbot.waitUntil(paused.reached.is_set)
    type_yes(window, candidate)
    paused.go_on()
    settle(window)
    assert "report.html" in message(window)
    assert report.exists()


def test_the_report_can_be_cancelled_where_its_progress_is_shown(
    window, paused: Stop, report: Path, qtbot
):
    write_report(window)
    qtbot.waitUntil(paused.reached.is_set)
    qtbot.waitUntil(lambda: is_shown(window, QFrame, "Work under way"))
    click(find(window, QFrame, "Work under way"), "Cancel")
    assert "Stopped. Nothing has changed." in message(window)
    assert not report.exists()


def test_a_filter_set_back_while_it_is_measured_is_not_waited_for(window, paused: Stop, qtbot):
    """The newest question is answered, by whichever thread."""
    filter_by_metric(window)
    qtbot.waitUntil(paused.reached.is_set)
    pick_quickly(window, METRIC, "any metric")
    qtbot.waitUntil(lambda: "Read (5)" in buttons(window))
    assert not paused.may_go_on
    paused.go_on()
    settle(window)
    assert "Read (5)" in buttons(window)


def test_closing_while_a_filter_is_counted_leaves_the_file_to_others(
    window, project: Project, qtbot
):
    """The file is closed on one thread while it is read on another, more or less at once."""
    filter_by_metric(window)  # by now all is measured, and counted from the file itself
    settle(window)
    for _ in range(10):
        filter_by_metric(window)
        qtbot.wait(1)
        close_file(window)
        settle(window)
        assert message(window) == ""
        open_file(window, project.path)


def test_a_project_that_is_opened_instead_gets_no_numbers_of_the_other(
    window, measuring: Stop, report: Path, project: Project, tmp_path: Path, qtbot
):
    other = tmp_path / "other.protest"
    other.write_bytes(project.path.read_bytes())
    open_quickly(window, other)
    qtbot.waitUntil(lambda: open_path(window) == other)
    measuring.go_on()
    settle(window)
    assert not report.exists()
    assert message(window) == ""
    assert not is_shown(window, QTableView, "Systems by people and metrics")
