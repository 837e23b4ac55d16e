"""Disagreements on a question of the guidelines are settled by the same keys."""

import pytest
from PySide6.QtWidgets import QMainWindow

from protest_core.annotating.adjudication import adjudication_progress
from protest_core.db.project import Project
from protest_core.judgements.queries.load import load_judgement
from protest_core.names import ADJUDICATION
from tests.builders.fetch import fetch
from tests.builders.further_questions import judge_further, said
from tests.builders.two_systems import finder
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.window import judge_as, open_file, press


@pytest.fixture
def judging(main_window: QMainWindow, project: Project) -> JudgingDriver:
    judge_further(project)
    open_file(main_window, project.path)
    judge_as(main_window, "Dora")
    press(main_window, "Ctrl+J")
    return JudgingDriver(main_window)


def test_the_answers_are_read_in_words_and_settled_by_keys(judging, project: Project):
    assert (judging.place, judging.counts) == ("1 / 3", "adjudicated 0 of 3")
    assert "pronoun no · Register: Fits · Forms: er" in judging.lines
    assert "pronoun no · Register: Unsure · Forms: er" in judging.lines
    judging.press("2")
    assert judging.counts == "adjudicated 0 of 3"
    judging.press("4")
    assert judging.counts == "adjudicated 1 of 3"
    assert adjudication_progress(project=project).settled == 1


def test_taking_over_an_answer_takes_over_further_answers(judging, project: Project):
    judging.press("PgDown", "Shift+A")
    assert judging.counts == "adjudicated 1 of 3"
    second = finder(project)("one", 2)
    taken = fetch(project, load_judgement, second, ADJUDICATION)
    assert taken == said("register=no", "forms=er", "forms=sie")
    judging.press("Ctrl+Z")
    assert judging.counts == "adjudicated 0 of 3"
