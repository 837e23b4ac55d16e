"""Candidates that no window can show leave no other candidate's answers there."""

import sqlite3

import pytest
from PySide6.QtWidgets import QMainWindow, QPlainTextEdit, QTextEdit

from protest_core.annotating.judge_candidate import judge
from protest_core.db.project import Project
from protest_core.judgements.model import Answer, Judgement
from tests.builders.link_corrections import correct_links
from tests.gui.driving.finding import shown, texts
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.window import click, judge_as, open_file

EDGES = ("0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00")


def spoil(project: Project, statement: str, *values: object) -> None:
    with sqlite3.connect(project.path) as database:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute(statement, values)
    database.close()


def opened(window: QMainWindow, project: Project) -> JudgingDriver:
    open_file(window, project.path)
    judge_as(window, "Ada")
    click(window, "Read (5)")
    return JudgingDriver(window)


def write_remark(judging: JudgingDriver, remark: str) -> None:
    judging.press("M")
    judging.type_text(remark)
    judging.press("Escape")


@pytest.fixture
def poisoned(main_window, project: Project) -> JudgingDriver:
    """Ada judged the first two candidates; the remark on the second is one that no field shows."""
    for candidate, remark in ((1, "secret"), (2, "another")):
        judgement = Judgement(Answer.NO, Answer.NO, remark=remark)
        judge(project=project, candidate_id=candidate, annotator="Ada", judgement=judgement)
    spoil(project, "UPDATE judgement SET remark = x'6f' WHERE remark = 'another'")
    judging = opened(main_window, project)
    assert (judging.place, judging.remark, judging.answer("Pronoun")) == ("1 / 5", "secret", "No")
    return judging


@pytest.mark.parametrize("time", EDGES)
def test_a_candidate_with_links_corrected_at_the_edge_of_the_calendar_is_shown(
    main_window, project, time
):
    """Earlier programs let such a time in; it was there that the panel raised."""
    correct_links(project=project, candidate_id=2, part=0, tokens=[1], author="Ben")
    spoil(project, "UPDATE link_correction SET made_at = ?", time)
    judging = opened(main_window, project)
    write_remark(judging, "secret")
    judging.press("Return")
    assert judging.place == "2 / 5"
    assert f"Links corrected by Ben, {time}" in judging.lines
    assert (judging.remark, judging.answer("Pronoun")) == ("", "Open")


def test_nothing_is_left_of_the_candidate_before_if_one_cannot_be_shown(poisoned, qtbot):
    with qtbot.captureExceptions() as raised:
        poisoned.press("Return")
    assert [kind for kind, *_ in raised] == [TypeError]
    assert any("cannot be shown" in each for each in texts(poisoned.window))
    assert not any("secret" in each for each in texts(poisoned.window))
    assert shown(poisoned.window, QPlainTextEdit) == shown(poisoned.window, QTextEdit) == []


def test_keys_judge_nothing_while_a_candidate_cannot_be_shown(poisoned, project, qtbot):
    before = judgements(project)
    with qtbot.captureExceptions():
        poisoned.press("Return")
        poisoned.press("M", "X", "2", "W", "0", "3", "T", "X", "O")
        poisoned.press("Tab", "X", "Ctrl+Z", "B", "Space", "Home")
    assert judgements(project) == before
    assert not poisoned.question


def test_one_goes_on_from_a_candidate_that_cannot_be_shown(poisoned, project, qtbot):
    with qtbot.captureExceptions():
        poisoned.press("Return")
    poisoned.press("Return")
    assert (poisoned.place, poisoned.remark) == ("3 / 5", "")
    assert poisoned.text().hasFocus()
    poisoned.press("2")
    write_remark(poisoned, "third")
    with qtbot.captureExceptions():
        poisoned.press("PgUp")
    poisoned.press("PgUp")
    assert (poisoned.place, poisoned.remark, poisoned.answer("Pronoun")) == (
        "1 / 5",
        "secret",
        "No",
    )
    assert judgements(project)[1:] == [(2, "no", b"o"), (3, "no", "third")]


def judgements(project: Project) -> list[tuple[object, ...]]:
    with sqlite3.connect(project.path) as database:
        rows = database.execute(
            "SELECT candidate_id, pronoun, remark FROM judgement ORDER BY candidate_id"
        ).fetchall()
    database.close()
    return rows
