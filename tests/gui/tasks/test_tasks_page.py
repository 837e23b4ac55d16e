"""The Tasks section: who has what, how far they are, and what can be done about it."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QDialog, QMainWindow, QPushButton, QTableView, QWidget

from protest_core.annotating.judge_candidate import judge
from protest_core.annotating.project_guidelines import read_guidelines, set_guidelines
from protest_core.batches.export import export_batches
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.queries.task_sets import list_task_sets
from protest_core.tasks.sets import create_task_set, task_sets
from protest_gui.appearance.theme import colours_of
from tests.gui.driving import tables
from tests.gui.driving.dialogs import answer, choose_files, when_shown
from tests.gui.driving.finding import button, shown, table, texts
from tests.gui.driving.sections import section
from tests.gui.driving.window import (
    choose,
    click,
    focused,
    laid_out,
    message,
    open_file,
    press,
    press_quickly,
    reading_noted,
    settle,
)

# All five candidates of the small project: three in one task and two in the other.
PILOT = TaskSettings("pilot", included=Included.EVERYTHING, tasks=2, seed=3)
BAD = Judgement(tags=frozenset({"bad_translation"}))
UNCLEAR = Judgement(remark="?")
NOTHING = "A task set divides candidates among annotators"
REGISTER = """
version = "with register"

[[question]]
id = "register"
name = "Register"
text = "Does the pronoun fit the register of the text?"
choice = [{ id = "yes", text = "Fits" }, { id = "no", text = "Does not" }]
"""


@pytest.fixture
def handed_out(matched: Project, tmp_path: Path) -> Project:
    """ann has the larger task, and judged two of it; zoe judged one of them without a batch."""
    create_task_set(project=matched, settings=PILOT)
    with matched.reading() as tx:
        task = max(list_task_sets(tx)[0].tasks, key=lambda each: len(each.candidates))
    export_batches(
        project=matched, task_set="pilot", annotators={"ann": task.label}, directory=tmp_path
    )
    first, second, _ = task.candidates
    for candidate, annotator, judgement in (
        (first, "ann", BAD),
        (second, "ann", UNCLEAR),
        (first, "zoe", BAD),
    ):
        judge(project=matched, candidate_id=candidate, annotator=annotator, judgement=judgement)
    return matched


def open_tasks(window: QMainWindow, project: Project) -> QWidget:
    open_file(window, project.path)
    return section(window, "Tasks")


def rows(page: QWidget) -> QTableView:
    return table(page, "Tasks")


def says_what_they_are_for(page: QWidget) -> bool:
    return any(NOTHING in each for each in texts(page))


def test_the_table_keeps_qts_rules(main_window, matched: Project, qtmodeltester):
    page = open_tasks(main_window, matched)
    create_task_set(project=matched, settings=PILOT)
    choose(main_window, "File/Reload")
    qtmodeltester.check(rows(page).model())
    assert tables.heads(rows(page)) == [
        "Task set",
        "Task",
        "Candidates",
        "Handed out to",
        "Progress",
        "Done",
        "Incomplete",
        "Contradictory",
        "New",
    ]


def test_each_task_has_a_row_for_everybody_with_the_counts(
    main_window: QMainWindow, handed_out: Project
):
    found = tables.cells(rows(open_tasks(main_window, handed_out)))
    larger = next(at for at, row in enumerate(found) if row[2] == "3")
    ann, zoe = found[larger : larger + 2]
    assert ann[2:] == ["3", "ann", "", "1", "1", "·", "1"]
    assert zoe[1:] == ["", "", "(zoe)", "", "1", "·", "·", "2"]
    (nobody,) = [row for row in found if row[2] == "2"]
    assert nobody[3:] == ["nobody yet", "", "·", "·", "·", "2"]
    assert [row[0] for row in found] == ["pilot", "", ""]


def test_what_is_left_out_on_screen_is_told_to_screen_readers(
    main_window: QMainWindow, handed_out: Project
):
    found = tables.all_spoken(rows(open_tasks(main_window, handed_out)))
    assert [row[0] for row in found] == ["pilot"] * 3
    sizes = sorted(row[2].rpartition(", Candidates: ")[2] for row in found)
    assert sizes == ["2", "3", "3"]
    assert "1 done, 1 incomplete, 0 contradictory, 1 new" in [row[4] for row in found]


def test_brackets_round_a_name_are_explained(main_window: QMainWindow, handed_out: Project):
    page = open_tasks(main_window, handed_out)
    hints = [tables.tip(rows(page), row, "Handed out to") for row in range(3)]
    assert [hint for hint in hints if hint] == [
        "zoe has no file of this task, but judged some of it in this project."
    ]


def test_a_bar_looks_the_same_in_a_selected_row(main_window: QMainWindow, handed_out: Project):
    page = open_tasks(main_window, handed_out)
    where = tables.area(rows(page), 0, "Progress")
    line = rows(page).fontMetrics().height()
    bar = QRect(0, 0, 6 * line, round(0.8 * line))  # with some of the ground around it
    bar.moveCenter(where.center())
    bar.moveLeft(where.left() + round(0.4 * line))
    pictures = []
    for row in (0, 1):
        rows(page).selectRow(row)
        pictures.append(rows(page).viewport().grab(bar).toImage())
    middle = pictures[0].height() // 2
    selected, other = (
        [picture.pixelColor(x, middle).name() for x in range(picture.width())]
        for picture in pictures
    )
    assert selected == other


def test_the_bar_is_filled_as_far_as_the_work_is_done(
    main_window: QMainWindow, handed_out: Project
):
    page = open_tasks(main_window, handed_out)
    row = next(at for at, each in enumerate(tables.cells(rows(page))) if each[3] == "ann")
    rows(page).selectRow(row - 1 if row else 2)
    where = tables.area(rows(page), row, "Progress")
    picture = rows(page).viewport().grab(where).toImage()
    filled = QColor(colours_of(page.palette()).correct)
    middle = picture.height() // 2
    solid = [x for x in range(picture.width()) if picture.pixelColor(x, middle) == filled]
    bar = 6 * rows(page).fontMetrics().height()
    assert bar / 3 * 0.8 < len(solid) < bar / 3 * 1.4  # the hatched third has lines of it, too


def test_a_double_click_on_a_number_hands_nothing_out(
    main_window: QMainWindow, handed_out: Project
):
    page = open_tasks(main_window, handed_out)
    row = next(at for at, each in enumerate(tables.cells(rows(page))) if each[3] == "ann")
    with reading_noted(main_window) as noted:
        tables.click(rows(page), row, "Done", twice=True)
        settle(main_window)
    assert {len(each) for each in noted} == {1}
    assert shown(main_window, QDialog) == []


def test_without_task_sets_the_page_says_what_they_are_for(
    main_window: QMainWindow, matched: Project
):
    page = open_tasks(main_window, matched)
    assert not shown(page, QTableView)
    assert says_what_they_are_for(page)
    assert not button(page, "Hand out…").isEnabled()
    assert not button(page, "Delete").isEnabled()
    assert button(page, "New task set…").isEnabled()


def test_buttons_are_about_the_task_set_of_the_row(main_window: QMainWindow, matched: Project):
    create_task_set(project=matched, settings=PILOT)
    create_task_set(project=matched, settings=replace(PILOT, name="second"))
    page = open_tasks(main_window, matched)
    rows(page).setFocus()
    press(page, "Down", "Down")
    met = when_shown(main_window, QDialog, QDialog.reject, title="Hand out second")
    click(page, "Hand out…")
    assert met


def test_merging_asks_for_the_files(main_window: QMainWindow, matched: Project, monkeypatch):
    asked = choose_files(monkeypatch)
    click(open_tasks(main_window, matched), "Merge…")
    assert len(asked) == 1


def test_deleting_asks_first_and_esc_keeps_it(main_window: QMainWindow, matched: Project):
    create_task_set(project=matched, settings=PILOT)
    page = open_tasks(main_window, matched)
    met = when_shown(main_window, QDialog, lambda box: press_quickly(box, "Escape"))
    click(page, "Delete")
    assert met
    assert len(task_sets(project=matched)) == 1


def test_what_nobody_worked_on_is_deleted(main_window: QMainWindow, matched: Project):
    create_task_set(project=matched, settings=PILOT)
    page = open_tasks(main_window, matched)
    answer(main_window, "Delete")
    click(page, "Delete")
    assert task_sets(project=matched) == ()
    assert says_what_they_are_for(page)


def test_what_was_handed_out_stays_and_the_reason_is_told(
    main_window: QMainWindow, handed_out: Project
):
    page = open_tasks(main_window, handed_out)
    answer(main_window, "Delete")
    click(page, "Delete")
    assert "pilot has been handed out to ann" in message(main_window)
    assert len(tables.cells(rows(page))) == 3


def test_the_place_in_the_table_stays_when_it_is_read_again(
    main_window: QMainWindow, handed_out: Project
):
    page = open_tasks(main_window, handed_out)
    tables.go_to(rows(page), 2)
    choose(main_window, "File/Reload")
    assert tables.place(rows(page)) == (2, 0)


def test_tab_leaves_the_table_for_the_buttons(main_window: QMainWindow, handed_out: Project):
    page = open_tasks(main_window, handed_out)
    rows(page).setFocus()
    assert focused(main_window) is rows(page)
    press(page, "Tab")
    assert focused(main_window) is button(page, "New task set…")


def test_no_button_is_cut_however_large_the_text(main_window: QMainWindow, matched: Project):
    page = open_tasks(main_window, matched)
    for _ in range(10):
        choose(main_window, "View/Larger text")
    laid_out(main_window)
    buttons = shown(page, QPushButton)
    assert len(buttons) == 5
    assert all(each.width() >= each.sizeHint().width() for each in buttons)


def test_finished_judgements_without_an_answer_are_counted_below_the_table(
    main_window, handed_out, tmp_path
):
    (first, *_) = list_candidates(project=handed_out, chosen=CandidateFilter())
    finished = Judgement(Answer.NO, Answer.NO)
    judge(project=handed_out, candidate_id=first, annotator="ann", judgement=finished)
    page = open_tasks(main_window, handed_out)
    assert not any("Register" in each for each in texts(page))
    (tmp_path / "register.toml").write_text(REGISTER, encoding="utf-8")
    guidelines = read_guidelines(project=handed_out, path=tmp_path / "register.toml")
    set_guidelines(project=handed_out, guidelines=guidelines)
    choose(main_window, "File/Reload")
    settle(main_window)
    (note,) = (each for each in texts(page) if "Register" in each)
    assert note.startswith("1 finished judgement has no answer to “Register”")
