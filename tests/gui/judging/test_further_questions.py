"""Questions that guidelines add are asked, answered, kept and shown without code of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QCheckBox, QRadioButton

from protest_core import languages
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.guidelines import parse_guidelines, save_guidelines
from protest_core.judgements.model import Answer, Judgement, State
from protest_core.judgements.queries.work import load_states
from tests.builders.fetch import fetch
from tests.builders.further_questions import FORMS, REGISTER, ask
from tests.gui.driving.finding import texts
from tests.gui.driving.judging import JudgingDriver, judging_alone
from tests.gui.driving.window import choose, judge_as, open_file, read

FURTHER = REGISTER.partition("\n\n")[2] + FORMS


def default_guidelines() -> str:
    file = Path(languages.__file__).parent / "en" / "guidelines" / "default.toml"
    return file.read_text(encoding="utf-8")


@pytest.fixture
def judging(project: Project, preferences) -> Iterator[JudgingDriver]:
    with project.changing() as tx:
        save_guidelines(tx, parse_guidelines(default_guidelines() + FURTHER))
    with judging_alone(project.path, preferences) as judging:
        yield judging


def test_a_further_question_is_answered_by_keys_and_taken_back(judging, stored):
    judging.press_quickly("W", "2", "5")
    assert stored(1) == Judgement(Answer.NO, Answer.NO, further=frozenset({("register", "unsure")}))
    judging.press_quickly("3")
    assert stored(1).further == {("register", "yes")}
    judging.press("Ctrl+Z")
    assert stored(1).further == {("register", "unsure")}


def test_of_several_choices_each_key_makes_one_and_takes_it_back(judging, stored):
    judging.press_quickly("6", "8")
    assert stored(1).further == {("forms", "er"), ("forms", "sie")}
    judging.press_quickly("6")
    assert stored(1).further == {("forms", "sie")}
    judging.press_quickly("9")
    assert stored(1).further == {("forms", "bad")}
    judging.press_quickly("6")
    assert stored(1).further == {("forms", "er")}


def test_what_is_missing_is_told_and_a_click_answers(judging, stored):
    judging.press_quickly("W", "2")
    assert judging.hint == "The question “Register” is not answered"
    judging.choose_answer("Does the pronoun", "Fits")
    judging.choose_answer("Which forms", "er")
    assert stored(1).further == {("register", "yes"), ("forms", "er")}
    judging.choose_answer("Which forms", "er")
    assert stored(1).further == {("register", "yes")}


def test_where_it_is_not_asked_its_place_is_kept_and_nothing_is_said(judging, stored):
    judging.press("Ctrl+End")  # an event pronoun
    judging.press_quickly("2", "6")
    assert stored(5) == Judgement(Answer.NO)
    assert judging.choices("Forms") == []


def test_choices_that_can_be_made_together_are_check_boxes(judging):
    one, several = judging.choices("Does the pronoun"), judging.choices("Which forms")
    assert {type(choice).__bases__[-1] for choice in one} == {QRadioButton}
    assert {type(choice).__bases__[-1] for choice in several} == {QCheckBox}


def test_a_choice_is_taken_back_by_making_it_again(judging, stored):
    judging.press_quickly("5", "5")
    assert stored(1) == Judgement()
    judging.choose_answer("Does the pronoun", "Unsure")
    judging.choose_answer("Does the pronoun", "Unsure")
    assert stored(1) == Judgement()
    assert not any(choice.isChecked() for choice in judging.choices("Does the pronoun"))


def test_a_retired_choice_is_shown_where_it_was_made_and_can_be_taken_back(
    project, preferences, stored
):
    with project.changing() as tx:
        save_guidelines(tx, parse_guidelines(default_guidelines() + FURTHER))
    with judging_alone(project.path, preferences) as judging:
        judging.press_quickly("6", "8")
    retired = FURTHER.replace('text = "er"', 'text = "er", retired = true')
    with project.changing() as tx:
        save_guidelines(tx, parse_guidelines(default_guidelines() + retired))
    with judging_alone(project.path, preferences) as judging:
        assert shown_choices(judging) == ["sie", "bad", "er (no longer offered)"]
        judging.choose_answer("Which forms", "er (no longer offered)")
        assert stored(1).further == {("forms", "sie")}
        assert shown_choices(judging) == ["sie", "bad"]
        judging.press("Ctrl+Z")
        assert stored(1).further == {("forms", "er"), ("forms", "sie")}
        assert shown_choices(judging) == ["sie", "bad", "er (no longer offered)"]
        judging.press("Return")
        assert shown_choices(judging) == ["sie", "bad"]


def test_a_question_that_is_asked_again_meanwhile_is_there_after_reload_and_undo(
    main_window, project, stored
):
    open_file(main_window, project.path)
    judge_as(main_window, "Ada")
    read(main_window, list_candidates(project=project, chosen=CandidateFilter()))
    judging = JudgingDriver(main_window)
    judging.press_quickly("W", "2")
    judging.press("Return")
    judging.press_quickly("W", "2", "1")
    ask(project, REGISTER, ask_again=True)
    choose(main_window, "File/Reload")
    assert shown_choices(judging, "Does the pronoun") == ["Fits", "Does not", "Unsure"]
    judging.press("Ctrl+Z")
    assert stored(2) == Judgement(Answer.NO, Answer.NO)
    assert judging.hint == "The question “Register” is not answered"
    assert states(project) == [State.INCOMPLETE, State.INCOMPLETE]
    assert "0 done · 2 incomplete" in texts(main_window)
    judging.choose_answer("Does the pronoun", "Fits")
    assert states(project) == [State.INCOMPLETE, State.DONE]
    assert "1 done · 1 incomplete" in texts(main_window)


def test_a_question_that_is_asked_again_meanwhile_is_there_at_the_next_candidate(
    main_window, project, stored
):
    open_file(main_window, project.path)
    judge_as(main_window, "Ada")
    read(main_window, list_candidates(project=project, chosen=CandidateFilter()))
    judging = JudgingDriver(main_window)
    judging.press("W", "2")
    ask(project, REGISTER, ask_again=True)
    judging.press("Return")
    assert shown_choices(judging, "Does the pronoun") == ["Fits", "Does not", "Unsure"]
    assert "0 done · 1 incomplete" in texts(main_window)
    judging.press("W", "2", "3")
    assert stored(2).further == {("register", "yes")}
    assert "1 done · 1 incomplete" in texts(main_window)


def states(project: Project) -> list[State]:
    found = fetch(project, load_states, "Ada")
    return [found[candidate] for candidate in sorted(found)]


def shown_choices(judging: JudgingDriver, question: str = "Which forms") -> list[str]:
    return [choice.text() for choice in judging.choices(question) if choice.isVisible()]


def test_of_more_than_three_choices_the_others_stand_in_a_further_row(project, preferences):
    many = FURTHER.replace('{ id = "er"', '{ id = "es", text = "es" },\n  { id = "er"')
    with project.changing() as tx:
        save_guidelines(tx, parse_guidelines(default_guidelines() + many))
    with judging_alone(project.path, preferences) as judging:
        judging.window.resize(1400, 900)
        places = [judging.place_of("Which forms", text) for text in ("es", "er", "sie", "bad")]
        assert places[0].y() == places[1].y() == places[2].y() < places[3].y()
        assert places[0].x() == places[3].x()
