"""Tasks of another kind stand on the page that judges."""

from collections.abc import Iterator

import pytest

from protest_core.db.project import Project
from tests.builders.further_questions import FORMS, ask
from tests.gui.driving.another_task import page_of_forms
from tests.gui.driving.finding import texts
from tests.gui.driving.judging import JudgingDriver, judging_alone


@pytest.fixture
def judging(project: Project, preferences) -> Iterator[JudgingDriver]:
    ask(project, 'version = "forms"\n' + FORMS)
    with judging_alone(project.path, preferences, make_page=page_of_forms) as judging:
        yield judging


def test_another_task_has_its_own_form_keys_and_words_on_the_same_page(judging, stored):
    assert "Chosen: " in texts(judging.window)
    judging.press_quickly("4")
    judging.click_word("Diese")
    assert stored(1).further == {("forms", "er"), ("forms", "sie")}
    assert "Chosen: er sie" in texts(judging.window)
    judging.press("Ctrl+Z")
    assert stored(1).further == {("forms", "sie")}


def test_commands_of_other_tasks_do_nothing_there_and_leading_on_does(judging, stored):
    assert not judging.can("pronoun_no")
    assert not judging.can("add_tag")
    judging.press_quickly("3", "Return", "4")
    assert stored(1).further == {("forms", "er")}
    assert stored(2).further == {("forms", "sie")}
