"""A project is only read until a name to judge under is given."""

import getpass

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QInputDialog, QLineEdit, QMainWindow

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.evaluation.queries.summary import load_summary
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch
from tests.builders.programs import add_program
from tests.gui.driving.dialogs import type_in, when_shown
from tests.gui.driving.finding import button, buttons, shown
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.window import (
    annotator_of,
    choose,
    click,
    close_file,
    judge_as,
    messages,
    open_file,
    press,
    press_quickly,
    read,
    settle,
)

NOTHING = "Nothing is judged: first give your name with Judge as… below."
READS = "You are only reading: to judge, first enter your name"


@pytest.fixture
def candidates(project: Project) -> tuple[CandidateId, ...]:
    """Five, of which two people judged the first, and differ on the second."""
    found = list_candidates(project=project, chosen=CandidateFilter())
    for candidate, annotator, answer in (
        (found[0], "Ben", Answer.NO),
        (found[1], "Ben", Answer.NO),
        (found[1], "Cleo", Answer.YES),
    ):
        said = Judgement(answer)
        judge(project=project, candidate_id=candidate, annotator=annotator, judgement=said)
    return found


@pytest.fixture
def judging(main_window: QMainWindow, project: Project, candidates) -> JudgingDriver:
    open_file(main_window, project.path)
    click(main_window, "Read (5)")
    judging = JudgingDriver(main_window)
    assert judging.hint == READS
    assert getpass.getuser() not in " ".join(judging.lines)
    return judging


def count(project: Project) -> int:
    with project.reading() as tx:
        return load_summary(tx).judgements


def say_who_judges(main_window, name: str) -> None:
    type_in(main_window, name)
    choose(main_window, "Tools/Judge as…")


@pytest.mark.parametrize("key", ["1", "2", "Q", "A", "T", "M", "B"])
def test_whoever_gave_no_name_judges_nothing_and_is_told_without_a_dialog(
    judging: JudgingDriver, project: Project, key: str
):
    before = count(project)
    judging.press_quickly(key, "1", "Return")
    judging.settle()
    assert judging.place == "2 / 5"
    judging.press(key)
    assert judging.message == NOTHING
    assert count(project) == before
    assert judging.answer("Pronoun") == "Open"
    assert not judging.correcting


def test_a_click_judges_nothing_either(judging, project):
    before = count(project)
    judging.choose_answer("Pronoun", "Yes")
    assert judging.answer("Pronoun") == "Open"
    assert judging.message == NOTHING
    assert count(project) == before


def test_what_is_said_is_said_once_with_one_way_to_give_a_name(main_window, judging):
    judging.press("1")
    assert judging.hint == ""
    assert [each for each in buttons(main_window) if each == "Judge as…"] == ["Judge as…"]
    judging.click("Hide message")
    assert judging.hint == READS


def test_with_a_name_one_judges_under_it(main_window, judging, project, candidates, preferences):
    say_who_judges(main_window, "  Ada ")
    judging.press("2")
    assert judging.answer("Pronoun") == "No"
    assert fetch(project, load_judgement, candidates[0], "Ada").pronoun is Answer.NO
    assert "Judging as Ada" in judging.lines
    assert judging.hint != READS
    assert preferences.annotator == "Ada"


def test_whoever_judged_can_only_read_again(main_window, judging, project, preferences):
    say_who_judges(main_window, "Ada")
    when_shown(main_window, QInputDialog, lambda dialog: button(dialog, "Only read").click())
    choose(main_window, "Tools/Judge as…")
    assert "Reading" in judging.lines
    before = count(project)
    judging.press("2")
    assert count(project) == before
    assert preferences.annotator == "Ada"  # offered elsewhere
    close_file(main_window)
    settle(main_window)
    open_file(main_window, project.path)
    assert annotator_of(main_window) == ""


def test_whoever_reads_is_not_offered_to_read(main_window, judging):
    offered: list[str] = []
    when_shown(main_window, QInputDialog, lambda dialog: offered.extend(buttons(dialog)))
    choose(main_window, "Tools/Judge as…")
    assert "Cancel" in offered
    assert "Only read" not in offered


def test_who_adjudicates_reads_again_afterwards(main_window, judging, project):
    type_in(main_window, "Zoe")
    choose(main_window, "Tools/Adjudicate…")
    assert "Adjudicating as Zoe" in judging.lines
    judging.press("2", "Alt+Left")
    click(main_window, "Read (5)")
    assert "Reading" in judging.lines
    before = count(project)
    judging.press("2")
    assert count(project) == before
    assert annotator_of(main_window) == ""


def test_a_return_meant_for_the_page_gives_no_name(main_window, judging, preferences):
    preferences.judge_as("Ada", "another project")
    when_shown(main_window, QInputDialog, lambda dialog: press_quickly(dialog, "Return"))
    choose(main_window, "Tools/Judge as…")
    assert annotator_of(main_window) == ""


def test_the_name_said_elsewhere_can_be_chosen(main_window, judging, preferences):
    preferences.judge_as("Ada", "another project")

    def take_first(dialog: QDialog) -> None:
        (field,) = shown(dialog, QLineEdit)
        field.setFocus()
        press_quickly(dialog, "Down", "Return")

    when_shown(main_window, QInputDialog, take_first)
    click(main_window, "Judge as…")
    assert "Judging as Ada" in judging.lines


def test_the_name_is_asked_once_for_a_project(main_window, judging, project, candidates):
    say_who_judges(main_window, "Ada")
    judging.press("2")
    close_file(main_window)
    settle(main_window)
    open_file(main_window, project.path)
    read(main_window, candidates[2:])
    press(main_window, "2")
    assert fetch(project, load_judgement, candidates[2], "Ada").pronoun is Answer.NO


def test_in_another_project_one_reads_again(main_window, project, preferences):
    preferences.judge_as("Ada", "another project")
    open_file(main_window, project.path)
    click(main_window, "Read (5)")
    assert JudgingDriver(main_window).hint == READS


def test_reading_counts_everybodys_outcomes_and_judging_ones_own(main_window, judging):
    assert judging.counts == "1 decided · 1 disputed"
    judging.press("N")
    assert judging.place == "2 / 5"
    judge_as(main_window, "Ada")
    settle(main_window)
    assert judging.counts == "0 done"
    judging.press("N", "N", "N", "N")
    assert judging.place == "1 / 5"
    judging.press("W", "2")
    assert judging.counts == "1 done"


def test_counts_stay_until_others_are_counted(main_window, judging, project, candidates):
    """Counting takes a while in a large project, and nobody waits for it."""
    said = Judgement(Answer.NO)
    judge(project=project, candidate_id=candidates[2], annotator="Ben", judgement=said)
    (reload,) = (
        each for each in main_window.findChildren(QAction) if each.objectName() == "reload"
    )
    reload.trigger()
    assert judging.counts == "1 decided · 1 disputed"
    settle(main_window)
    assert judging.counts == "2 decided · 1 disputed"


def test_the_overview_panel_counts_what_it_shows(main_window, judging):
    judge_as(main_window, "Ada")
    settle(main_window)
    judging.press("W", "2")
    assert judging.counts == "1 done"
    judging.press("O")
    assert judging.counts == "1 decided · 1 disputed"
    judging.press("O")
    assert judging.counts == "1 done"


def test_nobody_judges_under_the_name_of_a_program(main_window, project, judging):
    add_program(project, "gpt")
    say_who_judges(main_window, "gpt")
    assert any("‘gpt’: this name belongs to a program" in each for each in messages(main_window))
    assert (annotator_of(main_window), judging.saved) == ("", "")
    say_who_judges(main_window, "Ada")
    assert annotator_of(main_window) == "Ada"
    assert not any("Nobody can judge" in each for each in messages(main_window))


def test_who_judged_under_a_name_that_is_a_programs_by_now_is_asked_again(
    main_window, project, candidates, preferences
):
    open_file(main_window, project.path)
    judge_as(main_window, "gpt")
    close_file(main_window)
    settle(main_window)
    with Project.open(project.path) as other:
        add_program(other, "gpt")
    open_file(main_window, project.path)
    assert annotator_of(main_window) == ""


def test_an_accent_typed_as_a_character_of_its_own_belongs_to_its_letter(main_window, judging):
    say_who_judges(main_window, " A\u0301da  Lovelace")
    assert annotator_of(main_window) == "\u00c1da Lovelace"


def test_without_a_project_nobody_is_asked_for_a_name(main_window):
    with pytest.raises(AssertionError):
        choose(main_window, "Tools/Judge as…")
