"""Further questions in Agreement and Results: chosen, compared, counted and opened."""

import pytest
from PySide6.QtWidgets import QMainWindow, QWidget

from protest_core.db.project import Project
from tests.builders.further_questions import (
    REGISTER,
    STYLE,
    ask,
    judge_further,
    with_style,
)
from tests.builders.two_systems import judge_all
from tests.gui.driving import tables
from tests.gui.driving.finding import combo, table, texts
from tests.gui.driving.sections import section
from tests.gui.driving.window import open_file, pick, reading_noted, settle
from tests.gui.results.conftest import (
    ANNOTATORS,
    ANSWERS,
    BY_CATEGORY,
    CONFUSION,
    OUTCOMES,
    SCORES,
    Show,
)


@pytest.fixture
def page(main_window: QMainWindow, compared: Project) -> QWidget:
    judge_further(compared)
    open_file(main_window, compared.path)
    return section(main_window, "Agreement")


def test_all_questions_are_offered_and_compared(page: QWidget):
    box = combo(page, "Question")
    offered = [box.itemText(at) for at in range(box.count())]
    assert offered == ["Pronouns", "Antecedents", "Register", "Forms"]
    pick(page, "Question", "Register")
    ((pair, n, *_, agree, _kappa, _interval, _words),) = tables.cells(table(page, ANNOTATORS))
    assert (pair, n, agree) == ("Ada – Ben", "3*", "33.3")
    assert tables.heads(table(page, CONFUSION))[1:] == [
        "Fits",
        "Does not",
        "Unsure",
        "none",
        "total",
    ]


def test_the_answers_to_a_further_question_are_counted_by_choice(page: QWidget):
    pick(page, "Question", "Forms")
    answers = table(page, ANSWERS)
    assert tables.heads(answers)[1:4] == ["Ada\ner", "Ada\nsie", "Ada\nbad"]
    assert tables.cells(answers)[-1] == ["2", *("2", "1", "·", "·"), *("2", "·", "·", "·")]
    assert any("each is counted" in text for text in texts(page))
    pick(page, "Question", "Pronouns")
    assert not any("each is counted" in text for text in texts(page))


def test_the_candidates_on_which_two_differ_open(main_window: QMainWindow, page: QWidget):
    pick(page, "Question", "Register")
    differing = tables.heads(table(page, BY_CATEGORY)).index("Differing")
    for name, cell, count in ((BY_CATEGORY, (0, differing), 2), (CONFUSION, (0, 3), 1)):
        with reading_noted(main_window) as noted:
            tables.open_by_key(table(page, name), *cell)
            settle(main_window)
        assert len(noted[0]) == count
        section(main_window, "Agreement")
        pick(page, "Question", "Register")


def test_results_of_a_question_with_a_right_answer_can_be_chosen(show: Show, compared: Project):
    ask(compared, STYLE + REGISTER.partition("\n\n")[2])
    answers = {1: with_style("good"), 2: with_style("stiff", "vulgar")}
    judge_all(compared, {("one", at): {"Ada": each} for at, each in answers.items()})
    results = show(compared)
    box = combo(results, "Question")
    assert [box.itemText(at) for at in range(box.count())] == ["Pronouns", "Antecedents", "Style"]
    pick(results, "Question", "Style")
    assert tables.heads(table(results, SCORES))[0] == "Style"
    outcomes = table(results, OUTCOMES)
    heads = ["Correct", "Incorrect", "Not judgeable", "Open", "Disputed"]
    assert tables.heads(outcomes)[-5:] == heads
    counted = dict(zip(tables.row_heads(outcomes), tables.cells(outcomes), strict=True))
    assert counted["one"][-5:] == ["1", "1", "·", "3", "·"]
    assert any("nobody has answered “Style” of it yet" in text for text in texts(results))
    assert not any("pproved by" in text for text in texts(results))
