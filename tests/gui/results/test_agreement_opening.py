"""Numbers of the Agreement section open exactly the candidates that they count."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QMainWindow, QTableView, QWidget

from protest_core.agreement.compute import agreement
from protest_core.agreement.model import AgreementTable
from protest_core.annotating.judge_candidate import judge
from protest_core.db.project import Project
from protest_core.ids import CandidateId
from protest_core.judgements.model import Answer, Judgement, Label
from protest_core.judgements.questions import Question
from tests.gui.driving import tables
from tests.gui.driving.finding import combo, is_shown, table
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.window import (
    click,
    focused,
    message,
    pick,
    press,
    reading_noted,
    settle,
    stopped_at,
    until,
)
from tests.gui.results.conftest import ANNOTATORS, ANSWERS, BY_CATEGORY, CONFUSION, CONSISTENCY


def opened_by(
    window: QMainWindow, numbers: QTableView, row: int, column: int | str
) -> Sequence[CandidateId]:
    with reading_noted(window) as noted:
        tables.open_by_key(numbers, row, column)
        settle(window)
    return noted[0] if noted else ()


def is_compared(window: QMainWindow) -> bool:
    """Return whether people's answers are shown beside the texts."""
    return JudgingDriver(window).is_shown and JudgingDriver(window).shows("All answers")


def test_enter_on_a_cell_opens_what_it_counts(main_window: QMainWindow, page: QWidget, find):
    confusion = table(page, CONFUSION)
    with reading_noted(main_window) as noted:
        confusion.setFocus()
        press(page, "Right", "Right", "Return")
    assert noted == [(find("one", 4), find("two", 4))]
    press(page, "Return")
    assert is_compared(main_window)
    assert JudgingDriver(main_window).place == "1 / 2"


def test_so_does_a_click(main_window: QMainWindow, page: QWidget, find):
    with reading_noted(main_window) as noted:
        tables.click(table(page, CONFUSION), 1, 1)
        settle(main_window)
    assert noted == [(find("two", 3),)]


def test_what_takes_long_to_look_up_is_shown_and_can_be_stopped(
    main_window: QMainWindow, page: QWidget
):
    with reading_noted(main_window) as noted, stopped_at(main_window, "looking up") as stop:
        tables.open_by_key(table(page, CONFUSION), 1, 1)
        until(stop.reached.is_set)
        until(lambda: is_shown(main_window, QFrame, "Work under way"))
        click(main_window, "Cancel")
    assert noted == []
    assert "Stopped" in message(main_window)


def test_the_overview_panel_is_shown_again_if_it_was_left(main_window: QMainWindow, page: QWidget):
    confusion = table(page, CONFUSION)
    confusion.setFocus()
    press(page, "Right", "Right", "Return")
    press(main_window, "O")
    assert not is_compared(main_window)
    press(main_window, "Alt+Left")
    confusion.setFocus()
    press(page, "Return")
    assert is_compared(main_window)
    assert JudgingDriver(main_window).place == "1 / 2"


def test_a_cell_without_candidates_opens_nothing(main_window: QMainWindow, page: QWidget):
    table(page, CONFUSION).setFocus()
    press(page, "Right", "Down", "Down", "Return")
    assert page.isVisible()
    assert not JudgingDriver(main_window).is_shown


def test_the_disagreements_of_a_category_open(main_window: QMainWindow, page: QWidget, find):
    categories = table(page, BY_CATEGORY)
    names = [row[0] for row in tables.cells(categories)]
    at, last = names.index("deictic singular you"), len(tables.heads(categories)) - 1
    assert tables.cell(categories, at, last) == "2"
    categories.setFocus()
    with reading_noted(main_window) as noted:
        press(page, *["Down"] * at, *["Right"] * last, "Space")
    assert noted == [(find("one", 4), find("two", 4))]


def test_what_one_person_judged_differently_opens(main_window: QMainWindow, page: QWidget, find):
    own = table(page, CONSISTENCY)
    opened = opened_by(main_window, own, 0, tables.heads(own).index("Different"))
    assert opened == (find("one", 3), find("two", 3))


def test_every_number_opens_as_many_as_it_says(main_window: QMainWindow, page: QWidget):
    """The number of a share or a coefficient stands in another cell of the row."""
    found = 0
    for numbers in (table(page, name) for name in (CONFUSION, BY_CATEGORY, ANNOTATORS, ANSWERS)):
        for row, cells in enumerate(tables.cells(numbers)):
            for column, text in enumerate(cells):
                number = text.rstrip("*")
                if number.isdigit():
                    assert len(opened_by(main_window, numbers, row, column)) == int(number)
                    found += number != "0"
    assert found >= 15


def test_shares_and_coefficients_open_what_they_are_told_of(
    main_window: QMainWindow, page: QWidget, differing: Project
):
    pairs = table(page, ANNOTATORS)
    for given in (False, True):
        if given:
            click(page, "Count unjudged candidates as none")
        counted = agreement(project=differing, given=given)
        categories = [None, *(each.id for each in counted.categories_of(Question.PRONOUN))]
        for at, category in enumerate(categories[:3]):
            pick(page, "Category", combo(page, "Category").itemText(at))
            for row, pair in enumerate(counted.all_pairs):
                numbers = numbers_that_open(counted, pair, category)
                found = {head: len(opened_by(main_window, pairs, row, head)) for head in numbers}
                assert found == numbers, (given, category, pair)


def numbers_that_open(
    counted: AgreementTable, pair: tuple[str, str], category: str | None
) -> dict[str, int]:
    found = counted.pair(Question.PRONOUN, pair, category)
    return {
        "n": found.agreement.n,
        "Given": found.shared.given,
        "Judged": found.shared.judged,
        "Agree %": sum(found.confusion[each, each] for each in Label),
        "Kappa": 0 if found.agreement.kappa is None else found.agreement.n,
        "95 %": 0 if found.agreement.interval is None else found.agreement.n,
        "Words": found.overlap.n,
    }


def test_each_number_of_a_pair_opens_by_key_and_by_click(main_window: QMainWindow, page: QWidget):
    pairs = table(page, ANNOTATORS)
    for column in ("n", "Given", "Judged", "Agree %", "Kappa"):
        expected = opened_by(main_window, pairs, 0, column)
        assert expected
        QTest.mouseMove(pairs.viewport(), tables.area(pairs, 0, column).center())
        assert pairs.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
        assert tables.is_underlined(pairs, 0, column)
        with reading_noted(main_window) as noted:
            tables.click(pairs, 0, column)
            settle(main_window)
        assert noted == [expected]


def test_back_leads_to_the_section_with_what_was_judged_meanwhile(
    main_window: QMainWindow, page: QWidget, differing: Project, find
):
    confusion = table(page, CONFUSION)
    confusion.setFocus()
    press(page, "Right", "Right", "Return")
    judge(
        project=differing,
        candidate_id=find("one", 5),
        annotator="Ben",
        judgement=Judgement(Answer.YES),
    )
    press(main_window, "Alt+Left")
    assert page.isVisible()
    assert tables.cell(confusion, 1, 1) == "2"
    assert tables.place(confusion) == (0, 2)


def test_tab_leads_from_table_to_table(page: QWidget):
    wanted = [table(page, name) for name in (ANNOTATORS, CONFUSION, BY_CATEGORY, CONSISTENCY)]
    wanted[0].setFocus()
    met = [focused(page)]
    for _ in range(8):
        press(page, "Tab")
        met.append(focused(page))
    assert [each for each in met if each in wanted] == wanted
