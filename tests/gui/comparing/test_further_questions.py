"""Answers to questions that guidelines add, side by side with those to the first two."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QListView

from protest_core.annotating.judge_candidate import judge
from protest_core.db.project import Project
from protest_core.judgements.model import Answer, Judgement
from protest_gui.widgets.panes import SideSplitter
from tests.builders.further_questions import FORMS, REGISTER, ask
from tests.gui.comparing.conftest import of_one
from tests.gui.driving.finding import name_of, shown, table, texts
from tests.gui.driving.judging import JudgingDriver, judging_alone
from tests.gui.driving.tables import cells, heads
from tests.gui.driving.window import laid_out

WIDE = 1700


@pytest.fixture
def asking(judged: Project, find) -> Project:
    """Eve and Finn, who judge example 1, differ on the register."""
    ask(judged, REGISTER + FORMS)
    for name, register in (("Eve", "no"), ("Finn", "unsure")):
        further = frozenset({("register", register), ("forms", "er"), ("forms", "sie")})
        said = Judgement(Answer.NO, Answer.NO, further=further)
        judge(project=judged, candidate_id=find("one", 1), annotator=name, judgement=said)
    return judged


@pytest.fixture
def judging(asking: Project, preferences) -> Iterator[JudgingDriver]:
    with judging_alone(
        asking.path, preferences, comparing=True, candidates=of_one(asking)
    ) as judging:
        judging.window.resize(WIDE, 700)
        (splitter,) = shown(judging.window, SideSplitter)
        splitter.setSizes([WIDE - 900, 900])
        laid_out(judging.window)
        yield judging


def test_the_table_of_all_answers_has_a_column_for_each_question(judging):
    judging.press("O")
    people = table(judging.window, "Everybody's judgements")
    assert heads(people) == [
        *("Annotator", "≠ Antecedent", "≠ Pronoun", "≠ Register", "Forms", "Tags", "State"),
    ]
    said = {row[0]: row[3:5] for row in cells(people)}
    assert said["Ben"] == ["–", "–"]
    assert said["Eve"] == ["Does not", "er + sie"]
    lines = texts(judging.overview)
    assert {"Register: they disagree", "Forms: all agree"} <= set(lines)


def test_a_question_that_is_not_asked_in_a_category_has_no_column_there(judging):
    judging.press("O", "PgDown", "PgDown")
    people = table(judging.window, "Everybody's judgements")
    assert "Register" in heads(people)
    assert "Forms" not in heads(people)


def test_answers_to_a_question_that_is_asked_no_longer_are_still_shown(asking, preferences):
    ask(
        asking,
        'version = "retired"'
        + (REGISTER + FORMS)
        .partition('register"')[2]
        .replace('name = "Register"', 'name = "Register"\nretired = true'),
    )
    with judging_alone(
        asking.path, preferences, comparing=True, candidates=of_one(asking)
    ) as judging:
        judging.press("O")
        assert "Register: they disagree" in texts(judging.overview)
        judging.press("PgDown")
        assert not any("Register" in line for line in texts(judging.overview))


def test_the_answers_stand_with_each_system_and_in_its_history(judging, asking, find):
    judging.press("X")
    answers = texts(judging.cards[0])[-1].splitlines()
    assert answers[-2] == ("Eve: antecedent no, pronoun no, Register: Does not, Forms: er + sie")


def test_tags_of_guidelines_set_meanwhile_are_there_at_the_next_candidate(asking, judging):
    judging.press("O")
    ask(asking, 'version = "tags"\n[[tag]]\nname = "too_formal"\nexplanation = "Too formal."')
    judging.press("PgDown", "T")
    (known,) = (each for each in shown(judging.window, QListView) if name_of(each) == "Known tags")
    assert known.model().index(0, 0).data() == "too_formal"
