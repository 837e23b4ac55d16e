"""Judgements that are typed quickly are saved as typed, contradictory ones included."""

from collections.abc import Callable, Sequence
from itertools import cycle, islice
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from protest_core.annotating.session import AnnotationSession
from protest_core.batches.export import export_batches
from protest_core.batches.open_batch import batch_candidates, open_batch
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement
from protest_core.judgements.queries.load import load_judgement
from protest_core.loading.systems import SystemOutput
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from tests.builders.added_systems import add_systems
from tests.builders.fetch import fetch
from tests.builders.small_batch import ANNA
from tests.builders.small_suite import SYSTEM
from tests.gui.driving.finding import buttons, says
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.window import click, judge_as, open_file, press, settle

YES, NO, UNSET = Answer.YES, Answer.NO, Answer.UNSET
MANY = 40
# What is typed for one candidate; also what contradicts itself, and nothing.
WAYS = ("W2", "W1S", "2", "A", "", "Q1", "S", "QAW2")
ACTS: dict[str, Callable[[AnnotationSession], object]] = {
    "Q": lambda session: session.answer("antecedent", YES),
    "W": lambda session: session.answer("antecedent", NO),
    "1": lambda session: session.answer("pronoun", YES),
    "2": lambda session: session.answer("pronoun", NO),
    "A": lambda session: toggle(session, 0),
    "S": lambda session: toggle(session, 1),
}


def toggle(session: AnnotationSession, number: int) -> None:
    for choice in session.choices[number : number + 1]:
        session.toggle(choice[0])


def typed() -> Sequence[str]:
    return list(islice(cycle(WAYS), MANY))


def judged_one_by_one(project: Project, candidates: Sequence[CandidateId]) -> list[Judgement]:
    """Return the judgements that these keys make without hurry."""
    said = []
    for candidate, keys in zip(candidates, typed(), strict=True):
        session = AnnotationSession(project, [candidate], "somebody without hurry")
        for key in keys:
            ACTS[key](session)
        said.append(session.judgement)
    return said


def type_all(judging: JudgingDriver) -> None:
    """Send all keys to the window as fast as possible."""
    judging.never_read()
    window = judging.window.windowHandle()
    for keys in typed():
        for key in keys:
            QTest.keyClick(window, QKeySequence(key)[0].key())
        QTest.keyClick(window, Qt.Key.Key_Return)
    judging.settle()


@pytest.fixture
def forty(project: Project, tmp_path: Path) -> Project:
    """Five examples by eight systems."""
    for number in range(1, MANY // 5):
        path = tmp_path / f"system{number}.txt"
        path.write_text(SYSTEM["text"])
        path.with_suffix(".align").write_text(SYSTEM["links"])
        output = SystemOutput(f"system{number}", path, path.with_suffix(".align"))
        add_systems(project=project, outputs=[output])
    return project


def test_forty_candidates_in_a_project_have_what_was_typed_for_them(main_window, forty):
    candidates = list_candidates(project=forty, chosen=CandidateFilter())
    expected = judged_one_by_one(forty, candidates)
    open_file(main_window, forty.path)
    judge_as(main_window, "Ada")
    click(main_window, f"Read ({MANY})")
    judging = JudgingDriver(main_window)
    type_all(judging)
    said = [fetch(forty, load_judgement, each, "Ada") for each in candidates]
    assert said == expected
    assert judging.place == f"{MANY} / {MANY}"


def test_forty_candidates_in_a_batch_have_what_was_typed_for_them(main_window, forty, tmp_path):
    evaluate(project=forty)
    settings = TaskSettings(
        name="study", systems=(), categories=(), included=Included.EVERYTHING, seed=1
    )
    create_task_set(project=forty, settings=settings)
    (made,) = export_batches(project=forty, task_set="study", annotators=[ANNA], directory=tmp_path)
    with open_batch(path=made.path) as batch:
        candidates = batch_candidates(batch=batch)
        expected = judged_one_by_one(batch.project, candidates)
    open_file(main_window, made.path)
    press(main_window, "Return")
    type_all(JudgingDriver(main_window))
    with open_batch(path=made.path, read_only=True) as batch:
        said = [fetch(batch.project, load_judgement, each, ANNA) for each in candidates]
    assert said == expected


def test_what_is_typed_before_the_question_was_read_is_for_the_next_candidate(judging, stored):
    judging.never_read()
    judging.press_quickly("S", "Return", "2")
    assert judging.place == "2 / 5"
    assert stored(1) == Judgement(tokens=frozenset({(1, 0)}))
    assert stored(2) == Judgement(NO)


def test_who_typed_on_is_told_what_was_left_behind_until_it_is_settled(judging):
    judging.never_read()
    judging.press_quickly("S", "Return", "2", "Return", "Return")
    assert judging.place == "4 / 5"
    assert (
        "You left example 1 although its judgement contradicts itself: the pronoun's"
        in judging.message
    )
    judging.click("Back to it")
    assert judging.place == "1 / 5"
    assert judging.message == ""
    judging.press("Return")
    assert judging.question  # it was not accepted


def test_the_note_goes_when_the_contradiction_is_gone(judging):
    judging.never_read()
    judging.press_quickly("S", "Return", "2", "Ctrl+Z", "Ctrl+Z")
    judging.press("Ctrl+End")
    assert judging.message == ""


def test_a_second_key_that_is_too_early_does_not_accept_the_contradiction(judging, stored):
    judging.never_read()
    judging.press_quickly("S", "Return", "Return")
    assert judging.place == "3 / 5"
    assert "You left example 1" in judging.message
    assert stored(1) == Judgement(tokens=frozenset({(1, 0)}))


def test_at_the_end_of_the_list_keys_that_are_too_early_do_nothing(judging, stored):
    judging.press("Ctrl+End", "A", "Return")
    judging.never_read()
    judging.press_quickly("2", "Return", "Return", "A")
    assert judging.question
    assert stored(5) == Judgement(tokens=frozenset({(5, 2)}))
    judging.read_question()
    judging.press("Return")
    assert "Still open: 4" in judging.message


def test_a_click_on_an_answer_before_the_question_was_read_is_for_the_next_candidate(
    judging, stored
):
    """The annotator has a hand on Enter and the other one on the mouse."""
    judging.never_read()
    no = judging.choice("Pronoun correctly translated, given the antecedent?", "No")
    judging.press_quickly("S", "Return")
    QTest.mouseClick(no, Qt.MouseButton.LeftButton)
    assert judging.place == "2 / 5"
    assert stored(1) == Judgement(tokens=frozenset({(1, 0)}))
    assert stored(2) == Judgement(NO)


def test_a_click_on_next_before_the_question_was_read_does_nothing(judging, stored):
    judging.never_read()
    judging.press("S")
    judging.click("Next")
    judging.click("Next")
    assert judging.place == "1 / 5"
    assert judging.question


def test_from_the_remark_the_question_names_a_key_that_leads_on_there(judging, stored):
    judging.press("S", "M")
    judging.type_text("odd")
    judging.press("PgDown")
    judging.read_question()
    assert "Press PgDown again to leave it as it is." in judging.question
    judging.press("PgDown")
    assert judging.place == "2 / 5"
    assert stored(1).remark == "odd"


def test_the_question_goes_while_links_are_corrected(judging):
    judging.press("S", "Return")
    judging.read_question()
    judging.press("B")
    assert judging.correcting
    assert judging.question == ""
    judging.press("Escape", "Return")
    assert judging.question
    assert judging.place == "1 / 5"


def test_a_key_that_only_goes_with_others_decides_nothing(judging):
    judging.press("S", "Return")
    QTest.keyClick(judging.text(), Qt.Key.Key_Shift)
    assert judging.question
    assert judging.place == "1 / 5"


def test_the_time_to_read_begins_when_the_question_is_seen(judging):
    judging.press_quickly("S", "Return")
    judging.press_quickly("Shift+Tab")
    assert judging.place == "2 / 5"


def test_where_nothing_is_open_contradictory_answers_are_offered_for_review(judging):
    judging.never_read()
    judging.press(*["W", "2", "Return"] * 4, "2", "PgUp", "A", "Return", "Return")
    assert "Nothing is left open in this list. Contradictory: 1." in judging.message
    judging.click("Review them")
    assert judging.place == "4 / 5"


def test_in_a_batch_the_first_page_offers_them_for_review(main_window, batch_file):
    open_file(main_window, batch_file)
    press(main_window, "Return")
    judging = JudgingDriver(main_window)
    judging.never_read()
    judging.press_quickly("A", "Return", *["W", "2", "Return"] * 4)
    settle(main_window)
    assert says(main_window, "4 of 5 done · 1 contradictory")
    assert "Review 1 contradictory answer" in buttons(main_window)
