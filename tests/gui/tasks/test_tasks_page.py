"""The Tasks section: who has what, how far they are, and what can be done about it."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFileDialog, QMessageBox, QTableView

from protest_core.annotating.judge import judge
from protest_core.batches.export import export_batches
from protest_core.db.project import Project
from protest_core.evaluation.run import evaluate
from protest_core.judgements.model import Judgement
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.queries import list_task_sets
from protest_core.tasks.sets import create_task_set, task_sets
from protest_gui.appearance.theme import colours_of
from protest_gui.tasks.page import PROGRESS, TasksModel, TasksPage
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import button
from tests.gui.driving.window import laid_out, open_file, settle

# All five candidates of the small project: three in one task and two in the other.
PILOT = TaskSettings("pilot", included=Included.EVERYTHING, tasks=2, seed=3)
BAD = Judgement(tags=frozenset({"bad_translation"}))
UNCLEAR = Judgement(remark="?")


@pytest.fixture
def matched(project: Project) -> Project:
    evaluate(project=project)
    return project


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


def shown(window: MainWindow, project: Project) -> TasksPage:
    open_file(window, project.path)
    page = window.pages.project_page
    page.show_section(page.tasks_page)
    return page.tasks_page


def table(page: TasksPage) -> QTableView:
    return page.findChild(QTableView)


def texts(page: TasksPage, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[list]:
    model = table(page).model()
    return [
        [model.index(row, column).data(role) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_model_is_sound(handed_out: Project, qtmodeltester):
    model = TasksModel()
    qtmodeltester.check(model)
    model.show_task_sets(task_sets(project=handed_out))
    qtmodeltester.check(model)
    assert model.rowCount() == 3


def test_each_task_has_a_row_for_everybody_with_the_counts(
    main_window: MainWindow, handed_out: Project
):
    found = texts(shown(main_window, handed_out))
    larger = next(at for at, row in enumerate(found) if row[2] == "3")
    ann, zoe = found[larger : larger + 2]
    assert ann[2:] == ["3", "ann", None, "1", "1", "·", "1"]
    assert zoe[1:] == ["", "", "(zoe)", None, "1", "·", "·", "2"]
    (nobody,) = [row for row in found if row[2] == "2"]
    assert nobody[3:] == ["nobody yet", None, "·", "·", "·", "2"]
    assert [row[0] for row in found] == ["pilot", "", ""]


def test_what_is_left_out_on_screen_is_told_to_screen_readers(
    main_window: MainWindow, handed_out: Project
):
    found = texts(shown(main_window, handed_out), Qt.ItemDataRole.AccessibleTextRole)
    assert [row[0] for row in found] == ["pilot"] * 3
    assert sorted(row[2] for row in found) == ["2", "3", "3"]
    assert "1 done, 1 incomplete, 0 in conflict, 1 new" in [row[PROGRESS] for row in found]


def test_brackets_round_a_name_are_explained(main_window: MainWindow, handed_out: Project):
    hints = [row[3] for row in texts(shown(main_window, handed_out), Qt.ItemDataRole.ToolTipRole)]
    assert [hint for hint in hints if hint] == [
        "<p>zoe has no file of this task, but judged some of it in this project.</p>"
    ]


def test_a_bar_looks_the_same_in_a_selected_row(main_window: MainWindow, handed_out: Project):
    page = shown(main_window, handed_out)
    where = table(page).visualRect(table(page).model().index(0, PROGRESS))
    line = table(page).fontMetrics().height()
    bar = QRect(0, 0, 6 * line, round(0.8 * line))  # with some of the ground around it
    bar.moveCenter(where.center())
    bar.moveLeft(where.left() + round(0.4 * line))
    pictures = []
    for row in (0, 1):
        table(page).setCurrentIndex(table(page).model().index(row, 0))
        pictures.append(table(page).viewport().grab(bar).toImage())
    middle = pictures[0].height() // 2
    selected, other = (
        [picture.pixelColor(x, middle).name() for x in range(picture.width())]
        for picture in pictures
    )
    assert selected == other


def test_the_bar_is_filled_as_far_as_the_work_is_done(main_window: MainWindow, handed_out: Project):
    page = shown(main_window, handed_out)
    row = next(at for at, each in enumerate(texts(page)) if each[3] == "ann")
    table(page).setCurrentIndex(table(page).model().index(row - 1 if row else 2, 0))
    where = table(page).visualRect(table(page).model().index(row, PROGRESS))
    picture = table(page).viewport().grab(where).toImage()
    filled = QColor(colours_of(page.palette()).correct)
    middle = picture.height() // 2
    solid = [x for x in range(picture.width()) if picture.pixelColor(x, middle) == filled]
    bar = 6 * table(page).fontMetrics().height()
    assert bar / 3 * 0.8 < len(solid) < bar / 3 * 1.4  # the hatched third has lines of it, too


def test_without_task_sets_the_page_says_what_they_are_for(
    main_window: MainWindow, matched: Project
):
    page = shown(main_window, matched)
    assert not table(page).isVisible()
    assert page._nothing.isVisible()
    assert "A task set deals out what is to be judged" in page._nothing.text()
    assert not button(page, "Hand out…").isEnabled()
    assert not button(page, "Delete").isEnabled()
    assert button(page, "New task set…").isEnabled()


def test_buttons_are_about_the_task_set_of_the_row(
    main_window: MainWindow, matched: Project, qtbot
):
    create_task_set(project=matched, settings=PILOT)
    create_task_set(project=matched, settings=replace(PILOT, name="second"))
    page = shown(main_window, matched)
    page.hand_out_wanted.disconnect()
    table(page).setFocus()
    for _ in range(2):
        qtbot.keyClick(table(page), Qt.Key.Key_Down)
    with qtbot.waitSignal(page.hand_out_wanted) as caught:
        qtbot.mouseClick(button(page, "Hand out…"), Qt.MouseButton.LeftButton)
    assert caught.args == ["second"]


def test_merging_asks_for_the_files(main_window: MainWindow, matched: Project, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(
        QFileDialog, "getOpenFileNames", lambda *given, **_: (asked.append(given), ([], ""))[1]
    )
    page = shown(main_window, matched)
    qtbot.mouseClick(button(page, "Merge…"), Qt.MouseButton.LeftButton)
    assert len(asked) == 1


def test_deleting_asks_first_and_esc_keeps_it(main_window: MainWindow, matched: Project, qtbot):
    create_task_set(project=matched, settings=PILOT)
    page = shown(main_window, matched)
    met = when_shown(main_window, QMessageBox, lambda box: qtbot.keyClick(box, Qt.Key.Key_Escape))
    qtbot.mouseClick(button(page, "Delete"), Qt.MouseButton.LeftButton)
    settle(main_window)
    assert met
    assert len(task_sets(project=matched)) == 1


def test_what_nobody_worked_on_is_deleted(main_window: MainWindow, matched: Project, qtbot):
    create_task_set(project=matched, settings=PILOT)
    page = shown(main_window, matched)
    when_shown(main_window, QMessageBox, lambda box: button(box, "Delete").click())
    qtbot.mouseClick(button(page, "Delete"), Qt.MouseButton.LeftButton)
    settle(main_window)
    settle(main_window)
    assert task_sets(project=matched) == ()
    assert page._nothing.isVisible()


def test_what_was_handed_out_stays_and_the_reason_is_told(
    main_window: MainWindow, handed_out: Project, qtbot
):
    page = shown(main_window, handed_out)
    when_shown(main_window, QMessageBox, lambda box: button(box, "Delete").click())
    qtbot.mouseClick(button(page, "Delete"), Qt.MouseButton.LeftButton)
    settle(main_window)
    assert "pilot has been handed out to ann" in main_window.banner.text
    assert len(texts(page)) == 3


def test_the_place_in_the_table_stays_when_it_is_read_again(
    main_window: MainWindow, handed_out: Project
):
    page = shown(main_window, handed_out)
    table(page).setCurrentIndex(table(page).model().index(2, 0))
    main_window.reload()
    settle(main_window)
    assert table(page).currentIndex().row() == 2


def test_tab_leaves_the_table_for_the_buttons(main_window: MainWindow, handed_out: Project, qtbot):
    page = shown(main_window, handed_out)
    table(page).setFocus()
    assert main_window.focusWidget() is table(page)
    qtbot.keyClick(table(page), Qt.Key.Key_Tab)
    assert main_window.focusWidget() is button(page, "New task set…")


def test_no_button_is_cut_however_large_the_text(main_window: MainWindow, matched: Project):
    page = shown(main_window, matched)
    for _ in range(10):
        main_window.looks.enlarge()
    laid_out(main_window)
    buttons = [page._new, page._hand_out, page._merge, page._past, page._delete]
    assert all(each.width() >= each.sizeHint().width() for each in buttons)
