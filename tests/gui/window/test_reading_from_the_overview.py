"""A path from opening a project to a judgement in its file, by keyboard."""

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow

from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.project_summary import project_summary
from protest_core.evaluation.queries.summary import load_summary
from protest_core.judgements.queries.load import load_judgement
from protest_gui.preferences import Preferences
from tests.builders.fetch import fetch
from tests.gui.driving import tables
from tests.gui.driving.dialogs import choose_file
from tests.gui.driving.finding import button, table
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.sections import is_project_shown
from tests.gui.driving.window import (
    choose,
    click,
    close,
    entry,
    focused,
    go_back,
    judge_as,
    open_file,
    press,
    press_quickly,
)


@pytest.fixture
def window(main_window: QMainWindow, project: Project, preferences: Preferences) -> QMainWindow:
    evaluate(project=project)
    open_file(main_window, project.path)
    judge_as(main_window, "anna")
    click(main_window, "Read (5)")
    assert JudgingDriver(main_window).is_shown
    return main_window


def judged(project: Project) -> int:
    with project.reading() as tx:
        return load_summary(tx).judgements


def test_an_answer_by_key_is_in_the_file(window: QMainWindow, project: Project):
    press(window, "2")
    assert judged(project) == 1
    first, *_ = list_candidates(project=project, chosen=CandidateFilter())
    assert fetch(project, load_judgement, first, "anna").pronoun == "no"


def test_undo_from_the_menu_takes_it_back(window: QMainWindow, project: Project):
    assert not entry(window, "Edit/Undo").isEnabled()
    press(window, "2")
    choose(window, "Edit/Undo")
    assert judged(project) == 0
    assert entry(window, "Edit/Redo").isEnabled()


def test_back_shows_what_was_judged_meanwhile(window: QMainWindow):
    press(window, "N", "2")
    go_back(window)
    assert is_project_shown(window)
    counts = table(window, "Candidates by category and system")
    assert tables.spoken(counts, -1, -1) == (
        "total, all systems: 5 in all: 2 approved, 0 correct, 1 incorrect, 0 not judgeable, 2 open"
    )


def test_the_way_back_is_a_button_that_tells_its_key(window: QMainWindow):
    assert button(window, "Back").accessibleDescription() == "Key: Alt+Left"
    click(window, "Back")
    assert is_project_shown(window)


def test_on_the_overview_its_keys_judge_nothing(window: QMainWindow, project: Project):
    go_back(window)
    press(window, "2", "Ctrl+Z")
    assert judged(project) == 0


def test_it_is_shown_that_all_is_saved(window: QMainWindow):
    press(window, "2")
    assert not window.isWindowModified()
    assert JudgingDriver(window).saved.startswith("Saved")


def test_closing_the_window_right_after_a_key_loses_nothing(window, project: Project):
    press_quickly(window, "2")
    assert close(window)
    assert judged(project) == 1


def test_text_size_reaches_what_is_read(window: QMainWindow):
    before = focused(window).font().pointSizeF()
    press(window, "Ctrl++")
    assert focused(window).font().pointSizeF() > before
    assert QApplication.activeModalWidget() is None


def test_the_systems_of_the_project_are_still_there(window: QMainWindow, project: Project):
    assert [system.name for system in fetch(project, list_systems)] == ["one"]


def test_in_a_copy_that_had_to_be_made_the_work_goes_on_where_it_was(
    window: QMainWindow, project: Project, monkeypatch, tmp_path
):
    copy = tmp_path / "copy.protest"
    choose_file(monkeypatch, copy)
    press(window, "PgDown")
    project.path.unlink()
    press(window, "2")
    click(window, "Save a copy…")
    assert window.windowTitle().startswith("copy.protest")
    assert JudgingDriver(window).place == "2 / 5"
    press(window, "PgDown", "2")
    assert project_summary(path=copy).judgements == 2
