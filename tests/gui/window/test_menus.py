"""The commands of judging in the menus of the window."""

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.loading.create_project import create_project
from tests.gui.driving.dialogs import answer
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.sections import is_project_shown
from tests.gui.driving.window import (
    annotator_of,
    choose,
    close,
    entry,
    go_back,
    held_up,
    is_nothing_open,
    judge_as,
    open_file,
    open_path,
    open_quickly,
    press,
    press_quickly,
    read,
    settle,
)

READING = ["Edit/Undo", "Edit/Redo", "Go/Next", "Go/Previous", "View/More context above"]


@pytest.fixture
def window(main_window: QMainWindow, project: Project) -> QMainWindow:
    evaluate(project=project)
    open_file(main_window, project.path)
    return main_window


@pytest.fixture
def judging(window: QMainWindow, project: Project) -> JudgingDriver:
    """The judging page at the second of three candidates, without judgements."""
    judge_as(window, "Ada")
    read(window, list_candidates(project=project, chosen=CandidateFilter())[:3], 1)
    judging = JudgingDriver(window)
    assert judging.place == "2 / 3"
    return judging


@pytest.fixture
def unsaved(judging: JudgingDriver, project: Project) -> None:
    """Something was said that cannot be saved: the file is gone."""
    project.path.unlink()
    judging.press("2")


def is_enabled(window: QMainWindow, path: str) -> bool:
    return entry(window, path).isEnabled()


def test_before_anything_is_read_its_commands_are_grey_but_there(window: QMainWindow):
    assert not any(is_enabled(window, path) for path in READING)
    assert entry(window, "Edit/Undo").shortcut().toString() == "Ctrl+Z"


def test_while_judging_they_work_from_the_menu_and_by_key(window, judging: JudgingDriver):
    assert not is_enabled(window, "Edit/Undo")
    judging.press("2")
    choose(window, "Edit/Undo")
    assert judging.answer("Pronoun") == "Open"
    choose(window, "Edit/Redo")
    assert judging.answer("Pronoun") == "No"
    assert not is_enabled(window, "Edit/Redo")
    judging.press("Ctrl+Z")
    assert judging.answer("Pronoun") == "Open"
    judging.press("PgUp")
    assert judging.place == "1 / 3"


def test_back_leads_to_the_overview_and_greys_them(window: QMainWindow, judging: JudgingDriver):
    judging.press("2")
    go_back(window)
    assert is_project_shown(window)
    assert not any(is_enabled(window, path) for path in READING)
    press(window, "Ctrl+Z", "N")
    assert is_project_shown(window)


def test_what_cannot_be_done_stays_grey_when_one_reads_again(
    window, judging: JudgingDriver, project: Project
):
    go_back(window)
    read(window, list_candidates(project=project, chosen=CandidateFilter()))
    assert not is_enabled(window, "Edit/Undo")
    assert is_enabled(window, "Go/Next")


def test_closing_the_project_takes_its_commands_back(window: QMainWindow, judging: JudgingDriver):
    choose(window, "File/Close")
    assert not any(is_enabled(window, path) for path in READING)
    assert isinstance(entry(window, "Edit/Undo"), QAction)


def test_what_is_not_saved_is_marked_in_the_title(window: QMainWindow, judging: JudgingDriver):
    with held_up(window):
        press_quickly(window, "2")
        assert window.isWindowModified()
    settle(window)
    assert not window.isWindowModified()


def test_who_has_something_unsaved_may_keep_the_project_and_the_window(window, unsaved):
    answer(window, "Stay")
    choose(window, "File/Close")
    assert not is_nothing_open(window)
    answer(window, "Stay")
    assert not close(window)
    answer(window, "Close and lose them")
    choose(window, "File/Close")
    assert is_nothing_open(window)


def test_another_project_does_not_take_the_place_of_one_that_is_kept(
    window: QMainWindow, unsaved, project: Project, tmp_path: Path
):
    create_project(path=tmp_path / "b.protest", directory=tmp_path / "small")
    answer(window, "Stay")
    open_quickly(window, tmp_path / "b.protest")
    settle(window)
    assert open_path(window) == project.path
    answer(window, "Close and lose them")
    choose(window, "File/Close")


def test_reload_shows_what_another_program_has_saved(
    window, judging: JudgingDriver, project: Project
):
    second = list_candidates(project=project, chosen=CandidateFilter())[1]
    judge(
        project=project,
        candidate_id=second,
        annotator=annotator_of(window),
        judgement=Judgement(Answer.NO),
    )
    assert judging.answer("Pronoun") == "Open"
    judging.press("F5")
    assert judging.answer("Pronoun") == "No"
