"""Settling what people disagree on, from the first to the last, by keyboard."""

from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication, QInputDialog, QPushButton

from protest_core.annotating.adjudication import adjudication_progress
from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.outcome import Outcome
from protest_core.judgements.queries.load import load_all_judgements, load_judgement
from protest_core.names import ADJUDICATION
from tests.builders.fetch import fetch
from tests.gui.driving.dialogs import choose_file, type_in, when_shown
from tests.gui.driving.finding import button, is_shown, table
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.sections import is_project_shown, section
from tests.gui.driving.tables import spoken
from tests.gui.driving.window import (
    choose,
    entry,
    held_up,
    menu,
    message,
    open_file,
    press,
    press_quickly,
    read,
    settle,
)


def adjudicated(project: Project, candidate) -> Judgement:
    return fetch(project, load_judgement, candidate, ADJUDICATION)


def judgements_of(project: Project, candidate) -> dict:
    """Return all judgements, by annotator."""
    return {each.annotator: each for each in fetch(project, load_all_judgements, candidate)}


def test_from_the_button_to_the_last_by_keyboard(window, judged, find):
    button(window, "Adjudicate… (3 of 3 open)").setFocus()
    press(window, "Space")
    judging = JudgingDriver(window)
    assert judging.is_adjudicating
    assert "Adjudicating as Dora" in judging.lines
    assert judging.counts == "adjudicated 0 of 3"
    judging.press("2")
    assert judging.counts == "adjudicated 1 of 3"
    judging.press("Return")
    assert judging.place == "2 / 3"
    judging.press("Shift+B", "N")
    assert judging.place == "3 / 3"
    judging.press("Shift+A")
    assert judging.counts == "adjudicated 3 of 3"
    judging.press("N")
    assert "Nothing is left open" in judging.message
    judging.press("Alt+Left")
    assert button(window, "Adjudicate… (0 of 3 open)").isVisible()
    disputed = [find("one", 4), find("two", 3), find("two", 4)]
    said = [adjudicated(judged, each).pronoun for each in disputed]
    assert said == [Answer.NO, Answer.YES, Answer.YES]


def outcome_of(project: Project, candidate) -> Outcome:
    (found,) = (
        each
        for each in Outcome
        if candidate
        in list_candidates(project=project, chosen=CandidateFilter(outcomes=frozenset({each})))
    )
    return found


def test_what_is_decided_wins_at_once(window, judging, judged, find):
    assert outcome_of(judged, find("one", 4)) is Outcome.DISPUTED
    judging.press("2")
    assert outcome_of(judged, find("one", 4)) is Outcome.INCORRECT
    judging.press("Alt+Left")
    overview = table(section(window, "Overview"), "Candidates by category and system")
    assert "2 disputed" in spoken(overview, -1, -1)
    assert "1 incorrect" in spoken(overview, -1, -1)


def test_what_people_said_stays_and_who_decided_is_on_record(judging, judged, find):
    judging.press("Shift+B")
    people = judgements_of(judged, find("one", 4))
    assert people["Ada"].judgement.pronoun is Answer.YES
    assert people["Ben"].judgement.pronoun is Answer.NO
    assert people[ADJUDICATION].origin == "adjudicated by Dora"
    assert "Dora" not in people


def test_undo_and_withdrawing_open_it_again(judging, judged, find):
    judging.press("Shift+A")
    assert judging.counts == "adjudicated 1 of 3"
    judging.press("Ctrl+Z")
    assert judging.counts == "adjudicated 0 of 3"
    assert adjudicated(judged, find("one", 4)) == Judgement()
    judging.press("1", "0")
    assert judging.counts == "adjudicated 0 of 3"
    assert adjudication_progress(project=judged).open == 3
    assert outcome_of(judged, find("one", 4)) is Outcome.DISPUTED


def test_undo_leads_back_to_where_it_was(judging):
    judging.press("Shift+A", "Return", "Ctrl+Z")
    assert judging.place == "1 / 3"
    assert [name for name, _ in judging.opinions] == ["Ada", "Ben", "Cleo"]
    assert judging.counts == "adjudicated 0 of 3"


def test_it_begins_at_the_first_that_is_open(judging):
    judging.press("Shift+A", "Alt+Left", "Ctrl+J")
    assert judging.place == "2 / 3"
    assert judging.counts == "adjudicated 1 of 3"


def test_the_command_works_from_every_section(window):
    section(window, "Tasks")
    press(window, "Ctrl+J")
    assert JudgingDriver(window).is_adjudicating
    assert entry(window, "Tools/Adjudicate…").isEnabled()


def test_where_nobody_disagrees_that_is_said(main_window, project):
    open_file(main_window, project.path)
    choose(main_window, "Tools/Adjudicate…")
    assert "nothing to adjudicate" in message(main_window)
    assert is_project_shown(main_window)
    assert not button(section(main_window, "Agreement"), "Adjudicate…").isEnabled()


def test_whoever_decides_has_a_name_on_record(main_window, judged, find):
    open_file(main_window, judged.path)
    type_in(main_window, "Fay")
    press(main_window, "Ctrl+J", "2")
    assert "Adjudicating as Fay" in JudgingDriver(main_window).lines
    assert judgements_of(judged, find("one", 4))[ADJUDICATION].origin == "adjudicated by Fay"


def test_whoever_gives_no_name_decides_nothing(main_window, judged):
    open_file(main_window, judged.path)
    when_shown(main_window, QInputDialog, QInputDialog.reject)
    press(main_window, "Ctrl+J")
    assert not JudgingDriver(main_window).is_shown


def test_somebody_else_can_go_on_deciding(window, judging, judged, find):
    judging.press("Shift+A", "Return")
    type_in(window, "Emil")
    choose(window, "Tools/Judge as…")
    assert "Adjudicating as Emil" in judging.lines
    assert judging.place == "2 / 3"
    assert judging.counts == "adjudicated 1 of 3"
    judging.press("2")
    people = judgements_of(judged, find("two", 3))
    assert people[ADJUDICATION].origin == "adjudicated by Emil"
    assert "Emil" not in people


def test_in_the_remark_the_keys_are_letters(judging, judged, find):
    judging.press("M")
    judging.type_text("AI")
    assert adjudicated(judged, find("one", 4)) == Judgement(remark="AI")


def test_what_is_being_composed_is_kept_when_one_begins_anew(window, judging, judged, find):
    judging.press("M")
    QApplication.sendEvent(judging.remark_field, QInputMethodEvent("komp", []))
    press(window, "Ctrl+J")
    assert adjudicated(judged, find("one", 4)) == Judgement(remark="komp")


def test_after_it_one_reads_and_judges_for_oneself_again(window, judging, judged, find):
    judging.press("Alt+Left")
    read(window, [find("one", 5)])
    settle(window)
    if judging.shows("All answers"):
        judging.press("O")
    assert not judging.is_adjudicating
    assert "Judging as Dora" in judging.lines
    judging.press("2")
    assert fetch(judged, load_judgement, find("one", 5), "Dora").pronoun is Answer.NO
    assert fetch(judged, load_judgement, find("one", 5), ADJUDICATION) == Judgement()


def test_every_command_stands_once_in_the_menus(window, judging, find):
    def seen() -> list[str]:
        names = ("Edit", "View", "Go")
        actions = [each for name in names for each in menu(window, name).actions()]
        return [each.objectName() for each in actions if each.isVisible() and each.objectName()]

    while_deciding = seen()
    read(window, [find("one", 5)])
    settle(window)
    assert sorted(seen()) == sorted(while_deciding)
    assert len(set(while_deciding)) == len(while_deciding)
    press(window, "Ctrl+J")
    assert sorted(seen()) == sorted(while_deciding)


def test_what_one_said_for_oneself_and_is_not_saved_comes_first(window, judged, find, tmp_path):
    read(window, [find("one", 5)])
    judging = JudgingDriver(window)
    judged.path.rename(tmp_path / "aside")
    judging.press("2")
    assert window.isWindowModified()
    judging.press("Ctrl+J")
    assert not judging.is_adjudicating
    assert judging.place == "1 / 1"
    assert "Not saved" in judging.message
    (tmp_path / "aside").rename(judged.path)
    judging.click("Try again")
    assert not window.isWindowModified()


def test_what_was_decided_is_in_the_copy_that_had_to_be_made(
    window, judging, judged, find, monkeypatch, tmp_path
):
    copy = tmp_path / "copy.protest"
    choose_file(monkeypatch, copy)
    candidate = find("one", 4)
    judged.path.unlink()
    judging.press("Shift+A")
    judging.click("Save a copy…")
    settle(window)
    assert window.windowTitle().startswith(copy.name)
    assert judging.is_adjudicating
    assert judging.counts == "adjudicated 1 of 3"
    with Project.open(copy, read_only=True) as project:
        assert adjudicated(project, candidate).pronoun is Answer.YES


def test_whoever_works_through_a_batch_settles_nothing(main_window, batch_file):
    open_file(main_window, batch_file)
    press(main_window, "Ctrl+J")
    assert not JudgingDriver(main_window).is_shown
    assert button(main_window, "Start").isVisible()


def test_reloading_shows_what_others_said_meanwhile(judging, judged, find):
    said = Judgement(Answer.NO)
    judge(project=judged, candidate_id=find("one", 4), annotator="Ada", judgement=said)
    judging.press("F5")
    assert dict(judging.opinions)["Ada"] == "pronoun no"
    assert judging.counts == "adjudicated 1 of 3"  # by agreement


def test_looking_for_disagreements_can_be_stopped_and_begun_again(window, qtbot):
    with held_up(window):
        press_quickly(window, "Ctrl+J", "Ctrl+J")  # somebody is impatient
        qtbot.waitUntil(lambda: is_shown(window, QPushButton, "Cancel"))
        button(window, "Cancel").click()
    settle(window)
    assert "Stopped" in message(window)
    assert is_project_shown(window)
    press(window, "Ctrl+J")
    assert JudgingDriver(window).is_adjudicating
