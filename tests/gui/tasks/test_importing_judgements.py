"""File → Import Judgements: a table from elsewhere, looked at before it comes in."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QDialog, QMainWindow

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.queries.load import find_candidate
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.judgements.annotators import AnnotatorKind
from protest_core.judgements.model import EMPTY_JUDGEMENT, Answer, Judgement
from protest_core.judgements.queries.annotators import kinds_of_annotators
from protest_core.judgements.queries.load import load_judgement
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set, task_sets
from tests.builders.fetch import fetch
from tests.gui.driving.dialogs import choose_file, dialog, dialogs
from tests.gui.driving.finding import button, description_of, field, says, shown, table
from tests.gui.driving.tables import cell, cells, heads
from tests.gui.driving.window import (
    choose,
    click,
    entry,
    message,
    open_file,
    pick,
    press,
    type_text,
)

ENTRY = "File/Import judgements…"
TITLE = "Import judgements"
LOOK = "Preview"
SAYS = """\
system,example,pronoun
one,1,yes
one,2,no
"""


@pytest.fixture
def judgements(tmp_path: Path) -> Path:
    path = tmp_path / "said.csv"
    path.write_text(SAYS)
    return path


@pytest.fixture
def window(main_window: QMainWindow, project: Project) -> QMainWindow:
    open_file(main_window, project.path)
    return main_window


@pytest.fixture
def asked(window: QMainWindow) -> QDialog:
    choose(window, ENTRY)
    found = dialog(window, TITLE)
    assert not button(found, LOOK).isEnabled()
    return found


def fill_in(asked: QDialog, path: Path, annotator: str = "") -> None:
    for name, text in (("Table", str(path)), ("Annotator", annotator)):
        field(asked, name).setFocus()
        field(asked, name).selectAll()
        type_text(asked, text)


def said(project: Project, annotator: str, example: int = 1) -> Judgement:
    number = fetch(project, find_candidate, "one", example)
    return fetch(project, load_judgement, number, annotator)


def test_what_comes_in_is_seen_first_and_merged_by_return(asked, window, judgements, project):
    fill_in(asked, judgements, "Ada")
    press(asked, "Return")
    plan = dialog(window, TITLE)
    assert plan is not asked
    row = dict(zip(heads(table(plan, "Files")), cells(table(plan, "Files"))[0], strict=True))
    assert (row["File"], row["Annotator"], row["New"]) == ("said.csv", "Ada", "2")
    assert said(project, "Ada") == EMPTY_JUDGEMENT
    press(plan, "Return")
    assert said(project, "Ada") == Judgement(Answer.YES)
    assert message(window) == "Merged said.csv: 2 judgements added."
    click(window, "Undo")
    assert said(project, "Ada") == EMPTY_JUDGEMENT


def test_escape_brings_nothing_in(asked, window, judgements, project: Project):
    fill_in(asked, judgements, "Ada")
    press(asked, "Return")
    press(dialog(window, TITLE), "Escape")
    assert said(project, "Ada") == EMPTY_JUDGEMENT
    assert dialogs(window) == []


def test_what_a_program_says_is_kept_apart(asked, window, judgements, project: Project):
    fill_in(asked, judgements, "gpt")
    button(asked, "A program’s, such as a language model’s").setFocus()
    press(asked, "Space", "Return")
    plan = dialog(window, TITLE)
    assert cell(table(plan, "Files"), 0, "Annotator") == "gpt (program)"
    press(plan, "Return")
    assert fetch(project, kinds_of_annotators)["gpt"] is AnnotatorKind.PROGRAM


def test_both_sides_of_a_conflict_are_shown_to_choose(asked, window, judgements, project):
    number = fetch(project, find_candidate, "one", 1)
    no = Judgement(Answer.NO)
    judge(project=project, candidate_id=number, annotator="Ada", judgement=no)
    fill_in(asked, judgements, "Ada")
    press(asked, "Return")
    plan = dialog(window, TITLE)
    assert len(cells(table(plan, "Judgements in conflict"))) == 1
    press(plan, "Right", "Return")
    assert said(project, "Ada") == Judgement(Answer.YES)


def test_mistakes_are_listed_and_what_was_typed_is_there_again(
    asked, window, judgements: Path, project: Project
):
    judgements.write_text(SAYS.replace("one,2", "two,2"))
    fill_in(asked, judgements, "Ada")
    press(asked, "Return")
    (title,) = dialogs(window)
    problems = dialog(window, title)
    assert "the project has no" in cell(table(problems, "Mistakes"), 0, "What is wrong")
    press(problems, "Escape")
    choose(window, ENTRY)
    again = dialog(window, TITLE)
    assert field(again, "Table").text() == str(judgements)
    assert field(again, "Annotator").text() == "Ada"
    judgements.write_text(SAYS)
    press(again, "Return")
    press(dialog(window, TITLE), "Return")
    assert said(project, "Ada") == Judgement(Answer.YES)


def test_a_table_that_is_not_there_is_told_beside_its_name(asked, window, tmp_path: Path):
    fill_in(asked, tmp_path / "nothing.csv")
    press(asked, "Return")
    assert asked.isVisible()
    assert "There is no file" in description_of(field(asked, "Table"))


def test_a_name_that_nobody_can_have_is_told_while_it_is_typed(asked, judgements: Path):
    fill_in(asked, judgements, "Adjudication")
    assert says(asked, "No annotator can be called ‘Adjudication’")
    assert not button(asked, LOOK).isEnabled()


def test_a_table_can_be_looked_for(asked, judgements: Path, monkeypatch):
    choose_file(monkeypatch, judgements)
    click(asked, "Choose: Table")
    assert field(asked, "Table").text() == str(judgements)


def test_without_a_project_nothing_can_be_imported(main_window: QMainWindow):
    assert not entry(main_window, ENTRY).isEnabled()


def test_the_judgements_become_work_on_the_task_set_that_is_chosen(window, judgements, project):
    evaluate(project=project)
    create_task_set(
        project=project,
        settings=TaskSettings("pilot", included=Included.EVERYTHING, seed=1),
    )
    choose(window, ENTRY)
    asked = dialog(window, TITLE)
    fill_in(asked, judgements, "Ada")
    pick(asked, "Work on the task set", "pilot")
    press(asked, "Return")
    plan = dialog(window, TITLE)
    assert cell(table(plan, "Files"), 0, "Task") == "pilot, task 1"
    press(plan, "Return")
    (task_set,) = task_sets(project=project)
    assert [task.handed_out for task in task_set.tasks] == [("Ada",)]


def test_without_a_task_set_there_is_no_choice_of_one(asked):
    assert shown(asked, QComboBox) == []
