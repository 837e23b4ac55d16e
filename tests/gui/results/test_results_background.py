"""The Results section counts off the reader's way, only what is seen, and can be stopped."""

import sqlite3

import pytest
from PySide6.QtWidgets import QLineEdit, QMainWindow, QTableView, QWidget

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from tests.gui.driving.finding import button, combo, find, is_shown, says
from tests.gui.driving.sections import section, section_quickly, tab_names, turn_to
from tests.gui.driving.window import (
    choose,
    click,
    entry,
    held_up,
    is_nothing_open,
    laid_out,
    message,
    open_file,
    pick,
    pick_quickly,
    press_quickly,
    settle,
    steps_noted,
    stopped_at,
)
from tests.gui.results.conftest import SCORES, signature

COUNTING = "Counting the results …"
STEP = "counting the results"
WHOSE = "Whose judgements"


@pytest.fixture
def window(main_window: QMainWindow, judged: Project) -> QMainWindow:
    open_file(main_window, judged.path)
    return main_window


def test_nothing_is_counted_before_the_section_is_seen(main_window: QMainWindow, judged: Project):
    with steps_noted(main_window) as steps:
        open_file(main_window, judged.path)
        assert STEP not in steps
        assert is_counted(section(main_window, "Results"))
        assert STEP in steps


def test_counting_ends_at_the_next_step_once_it_is_stopped(window: QMainWindow, qtbot):
    with stopped_at(window, STEP) as stop:
        results = section_quickly(window, "Results")
        qtbot.waitUntil(stop.reached.is_set)
        button(results, "Stop").click()
    assert stop.steps.count(STEP) == 1
    assert not is_counted(results)


def is_counted(results: QWidget) -> bool:
    return is_shown(results, QTableView, SCORES)


def annotators(results: QWidget) -> list[str]:
    """Return the annotators that can be chosen."""
    choice = combo(results, WHOSE)
    return [choice.itemText(at) for at in range(1, choice.count())]


def judge_as_cleo(project: Project) -> None:
    candidate, *_ = list_candidates(project=project, chosen=CandidateFilter())
    said = Judgement(Answer.NO)
    judge(project=project, candidate_id=candidate, annotator="cleo", judgement=said)


def test_the_window_goes_on_while_it_counts(window: QMainWindow, qtbot):
    with held_up(window):
        results = section_quickly(window, "Results")
        qtbot.waitUntil(lambda: says(results, COUNTING))
        assert not is_counted(results)  # the window answers, though nothing is counted yet
    settle(window)
    assert not says(results, COUNTING)
    assert is_counted(results)


def test_counting_can_be_stopped_and_begun_again(window: QMainWindow):
    with held_up(window):
        results = section_quickly(window, "Results")
        button(results, "Stop").setFocus()
        press_quickly(results, "Space")
    settle(window)
    assert not is_counted(results)
    assert "may be out of date" in message(results)
    click(results, "Count now")
    assert is_counted(results)
    assert message(results) == ""


def test_only_the_last_choice_is_shown(window: QMainWindow):
    results = section(window, "Results")
    shown = []
    find(results, QLineEdit, "Signature").textChanged.connect(shown.append)
    with held_up(window):
        pick_quickly(results, WHOSE, "only ann's judgements")
        pick_quickly(results, WHOSE, "only ben's judgements")
    settle(window)
    assert ["annotators:ben" in each for each in shown] == [True]


def test_a_change_is_not_counted_while_nobody_looks(window: QMainWindow, judged: Project):
    results = section(window, "Results")
    choice = combo(results, WHOSE)
    section(window, "Systems")
    judge_as_cleo(judged)
    choose(window, "File/Reload")
    assert choice.findText("only cleo's judgements") < 0
    section(window, "Results")
    assert annotators(results) == [f"only {name}'s judgements" for name in ("ann", "ben", "cleo")]


def test_closing_while_it_counts_leaves_nothing_behind(window: QMainWindow):
    with held_up(window):
        section_quickly(window, "Results")
        entry(window, "File/Close").trigger()
    settle(window)
    assert is_nothing_open(window)


def test_what_goes_wrong_is_told_and_can_be_tried_again(window: QMainWindow, judged: Project):
    """Somebody is chosen whose judgements another program has taken away meanwhile."""
    judge_as_cleo(judged)
    results = section(window, "Results")
    before = signature(results)
    with sqlite3.connect(judged.path) as database:
        database.execute("PRAGMA foreign_keys = ON")
        cleo = "(SELECT id FROM annotator WHERE name = 'cleo')"
        database.execute(f"DELETE FROM judgement WHERE annotator_id = {cleo}")
        database.execute("DELETE FROM annotator WHERE name = 'cleo'")
    database.close()
    pick(results, WHOSE, "only cleo's judgements")
    assert "cleo" in message(results)
    assert signature(results) == before  # what was counted before stays
    pick(results, WHOSE, "everybody's judgements")
    choose(window, "File/Reload")
    assert message(results) == ""


def test_small_screens_have_room_for_it(window: QMainWindow):
    results = section(window, "Results")
    for name in tab_names(results):
        turn_to(results, name)
        laid_out(window)
        least = window.minimumSizeHint()
        assert (least.width() <= 640, least.height() <= 480) == (True, True), least
