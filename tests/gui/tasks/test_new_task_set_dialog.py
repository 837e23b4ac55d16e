"""A task set in three steps, by keyboard, with the sizes shown before anything is made."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QListWidget,
    QRadioButton,
    QSpinBox,
    QTableView,
)

from protest_core.db.project import Project
from protest_core.evaluation.run import evaluate
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set, plan_task_set, task_sets
from protest_gui.tasks.new_task_set import NewTaskSetDialog, StrataModel
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import button, plain
from tests.gui.driving.window import open_file, settle
from tests.small_suite import write_system

ENTER, ESC, SPACE, DOWN = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Down


@pytest.fixture
def matched(project: Project) -> Project:
    """Of one system, three referred candidates and two approved ones."""
    evaluate(project=project)
    return project


@pytest.fixture
def drive(main_window: MainWindow, matched: Project, qtbot):
    """Opens the dialog with its button, does something in it, and waits for what comes of it."""
    open_file(main_window, matched.path)
    page = main_window.pages.project_page
    page.show_section(page.tasks_page)

    def drive(do):
        met = when_shown(main_window, NewTaskSetDialog, do)
        qtbot.mouseClick(button(page.tasks_page, "New task set…"), Qt.MouseButton.LeftButton)
        assert met
        settle(main_window)
        settle(main_window)
        return page.tasks_page

    return drive


@pytest.fixture
def enter(main_window: MainWindow, qtbot):
    """Enter where the keyboard is, and what the worker answers."""

    def enter(dialog):
        qtbot.keyClick(dialog.focusWidget(), ENTER)
        assert main_window.worker.wait(60_000)
        QApplication.processEvents()

    return enter


def labelled(dialog, text: str):
    (found,) = [
        each
        for kind in (QCheckBox, QRadioButton)
        for each in dialog.findChildren(kind)
        if plain(each.text()) == text
    ]
    return found


def lists(dialog) -> list[QListWidget]:
    """Of systems and of categories."""
    steps = dialog._contents
    return [each.findChild(QListWidget) for each in (steps._systems, steps._categories)]


def numbers(dialog) -> list[QSpinBox]:
    """For the audit, the tasks and the overlap."""
    return [dialog._contents._audit, dialog._dealing._tasks, dialog._dealing._overlap]


def sizes(dialog) -> list[list[str]]:
    model = dialog.findChild(QTableView).model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_model_of_sizes_is_sound(matched: Project, qtmodeltester):
    model = StrataModel({"event_it": "event · it"})
    qtmodeltester.check(model)
    model.show_plan(plan_task_set(project=matched, settings=TaskSettings("a")))
    qtmodeltester.check(model)
    assert model.rowCount() == 4


def test_three_times_enter_makes_a_task_of_all_that_was_referred(drive, enter, matched: Project):
    page = drive(lambda dialog: [enter(dialog) for _ in range(3)])
    (made,) = task_sets(project=matched)
    settings = made.settings
    assert (settings.name, settings.systems, settings.included) == (
        "tasks-1",
        ("one",),
        Included.REFERRED,
    )
    assert (settings.tasks, settings.overlap, settings.audit, made.candidates) == (1, 0, 0, 3)
    assert page.chosen == "tasks-1"


def test_the_sizes_are_shown_before_anything_is_made(drive, enter, matched: Project):
    def look(dialog):
        enter(dialog)
        enter(dialog)
        assert sizes(dialog) == [
            ["one", "anaphoric · inter-sentential · subject it", "1", "0", "0", "1"],
            ["one", "anaphoric · inter-sentential · they", "1", "0", "0", "1"],
            ["one", "addressee · deictic singular you", "1", "0", "0", "1"],
            ["total", "", "3", "0", "0", "3"],
        ]
        assert "3 candidates in 1 tasks. Each annotator gets 3." in dialog._sizes._sentence.text()
        assert task_sets(project=matched) == ()

    drive(look)
    assert task_sets(project=matched) == ()


@pytest.mark.parametrize("steps", range(3))
def test_esc_makes_nothing_at_any_step(drive, enter, matched: Project, qtbot, steps):
    def leave(dialog):
        for _ in range(steps):
            enter(dialog)
        qtbot.keyClick(dialog.focusWidget(), ESC)
        assert not dialog.isVisible()

    drive(leave)
    assert task_sets(project=matched) == ()


def test_everything_that_can_be_said_is_kept(drive, enter, matched: Project, qtbot):
    def fill(dialog):
        name = dialog.focusWidget()
        qtbot.keyClicks(name, "Main study")
        _, categories = lists(dialog)
        qtbot.keyClick(categories, SPACE)  # the first one off
        audit, tasks, overlap = numbers(dialog)
        audit.setValue(2)
        enter(dialog)
        assert dialog.focusWidget() is tasks
        qtbot.keyClicks(tasks, "2")
        overlap.setValue(1)
        seed = dialog._dealing._seed
        seed.setFocus()
        seed.selectAll()
        qtbot.keyClicks(seed, "42")
        enter(dialog)
        enter(dialog)

    drive(fill)
    (made,) = task_sets(project=matched)
    settings = made.settings
    assert (settings.name, settings.audit, settings.tasks) == ("Main study", 2, 2)
    assert (settings.overlap, settings.seed) == (1, 42)
    assert settings.categories == (
        "anaphoric_inter_they",
        "event_it",
        "pleonastic_it",
        "addressee_deictic_singular_you",
    )


def test_with_everything_in_there_is_no_audit(drive, enter, matched: Project, qtbot):
    def fill(dialog):
        audit = numbers(dialog)[0]
        audit.setValue(2)
        qtbot.keyClick(labelled(dialog, "Everything, the approved candidates too"), SPACE)
        assert not audit.isEnabled()
        for _ in range(3):
            enter(dialog)

    drive(fill)
    (made,) = task_sets(project=matched)
    assert (made.settings.included, made.settings.audit) == (Included.EVERYTHING, 0)
    assert made.candidates == 5


def test_a_taken_name_is_told_at_the_first_step_and_can_be_mended(
    drive, enter, matched: Project, qtbot
):
    create_task_set(project=matched, settings=TaskSettings("pilot"))

    def repair(dialog):
        qtbot.keyClicks(dialog.focusWidget(), "pilot")
        enter(dialog)
        assert "1 of 3" in dialog._heading.text()
        assert "a task set pilot already" in dialog._banner.text
        qtbot.keyClicks(dialog.focusWidget(), "-2")
        assert not dialog._banner.isVisible()
        for _ in range(3):
            enter(dialog)

    drive(repair)
    assert [each.settings.name for each in task_sets(project=matched)] == ["pilot", "pilot-2"]


def test_too_many_tasks_are_told_at_the_second_step(drive, enter, qtbot):
    def fill(dialog):
        enter(dialog)
        numbers(dialog)[1].setValue(4)
        enter(dialog)
        assert "2 of 3" in dialog._heading.text()
        assert "3 candidates cannot be dealt out to 4 tasks" in dialog._banner.text
        # Back at the first step this is no reason to stay there.
        button(dialog, "Back").click()
        enter(dialog)
        assert "2 of 3" in dialog._heading.text()

    drive(fill)


def test_without_a_name_a_system_or_a_category_one_does_not_go_on(drive, qtbot):
    def empty(dialog):
        go_on = button(dialog, "Next")
        for name in ("All systems", "All categories"):
            box = labelled(dialog, name)
            assert box.isChecked()
            qtbot.keyClick(box, SPACE)
            assert not go_on.isEnabled()
            qtbot.keyClick(box, SPACE)
            assert go_on.isEnabled()
        dialog._contents._name.clear()
        assert not go_on.isEnabled()

    drive(empty)


def test_the_tick_above_a_list_shows_that_some_are_off(drive, qtbot):
    def untick(dialog):
        _, categories = lists(dialog)
        box = labelled(dialog, "All categories")
        qtbot.keyClick(categories, SPACE)
        assert box.checkState() is Qt.CheckState.PartiallyChecked
        qtbot.keyClick(box, SPACE)
        assert box.checkState() is Qt.CheckState.Checked
        assert len(dialog.settings.categories) == 5

    drive(untick)


def test_another_seed_can_be_drawn(drive, enter, qtbot):
    def draw(dialog):
        enter(dialog)
        drawn = set()
        for _ in range(5):
            qtbot.mouseClick(button(dialog, "Draw another"), Qt.MouseButton.LeftButton)
            drawn.add(dialog.settings.seed)
        assert len(drawn) > 1

    drive(draw)


def test_systems_that_were_not_matched_are_told(
    main_window: MainWindow, drive, enter, matched: Project, tmp_path
):
    files = write_system(tmp_path, "two")
    load_systems(project=matched, outputs=[SystemOutput("two", *files)])
    main_window.reload()
    settle(main_window)

    def look(dialog):
        enter(dialog)
        assert "two has not been matched" in dialog._banner.text

    drive(look)


def test_without_systems_the_page_says_what_comes_first(
    main_window: MainWindow, project_file, qtbot
):
    open_file(main_window, project_file)
    page = main_window.pages.project_page
    page.show_section(page.tasks_page)
    qtbot.mouseClick(button(page.tasks_page, "New task set…"), Qt.MouseButton.LeftButton)
    assert "load a system first" in page.tasks_page.banner.text
