"""Two systems that three people judged: of three candidates they say different things."""

from pathlib import Path

import pytest

from protest_core.db.project import Project
from protest_core.judgements.model import Answer, Judgement
from tests.builders.two_systems import Find, add_second_system, finder, judge_all
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.sections import section
from tests.gui.driving.window import judge_as, open_file, press

WRONG = Judgement(Answer.NO)
UNSURE = Judgement(Answer.NO, remark="I am not sure.")
PRONOUNS = {3: (4, 0), 4: (5, 0)}  # of the examples: their line and place in it


def right(example: int) -> Judgement:
    return Judgement(Answer.YES, tokens=frozenset({PRONOUNS[example]}))


# In "one" 4 and in "two" 3 and 4, people differ.
JUDGED = {
    ("one", 3): {"Ada": right(3), "Ben": right(3), "Cleo": right(3)},
    ("one", 4): {"Ada": right(4), "Ben": WRONG, "Cleo": UNSURE},
    ("two", 3): {"Ada": WRONG, "Ben": right(3), "Cleo": right(3)},
    ("two", 4): {"Ada": right(4), "Ben": WRONG},
}


@pytest.fixture
def judged(project: Project, tmp_path: Path) -> Project:
    add_second_system(project, tmp_path)
    judge_all(project, JUDGED)
    return project


@pytest.fixture
def find(judged: Project) -> Find:
    return finder(judged)


@pytest.fixture
def window(main_window, judged: Project):
    """A window with the Agreement section, as Dora sees it."""
    open_file(main_window, judged.path)
    judge_as(main_window, "Dora")
    section(main_window, "Agreement")
    return main_window


@pytest.fixture
def judging(window) -> JudgingDriver:
    """The judging page at the first of three."""
    press(window, "Ctrl+J")
    judging = JudgingDriver(window)
    assert judging.is_adjudicating
    assert judging.place == "1 / 3"
    return judging
