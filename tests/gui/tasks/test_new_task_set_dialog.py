"""A task set in three steps, by keyboard, with the sizes shown before anything is made."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QListWidget,
    QMainWindow,
    QSpinBox,
    QTabBar,
    QWidget,
)

from protest_core.db.project import Project
from protest_core.loading.systems import SystemOutput, load_systems
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set, task_sets
from tests.builders.small_suite import write_system
from tests.gui.driving.finding import button, field, find, table, texts
from tests.gui.driving.sections import section
from tests.gui.driving.tables import cells, heads
from tests.gui.driving.window import (
    choose,
    click,
    focused,
    message,
    open_file,
    press,
    press_quickly,
    type_text,
)
from tests.gui.tasks.conftest import Do, Drive


@pytest.fixture
def new(drive: Drive) -> Callable[[Do], QWidget]:
    """Does something in the dialog; gives the section of tasks."""
    return lambda do: drive("New task set…", do)


def enter(dialog: QDialog, times: int = 1) -> None:
    """Press Return where the focus is; the last time closes the dialog."""
    for _ in range(times):
        press(dialog, "Return")


def tick(dialog: QDialog, name: str) -> QCheckBox:
    return find(dialog, QCheckBox, name)


def listed(dialog: QDialog, name: str) -> QListWidget:
    return find(dialog, QListWidget, name)


def audit(dialog: QDialog) -> QSpinBox:
    return find(dialog, QSpinBox, "Approved ones mixed in for an audit")


def sample(dialog: QDialog) -> QSpinBox:
    return find(dialog, QSpinBox, "How many of these are drawn")


def by_category(dialog: QDialog) -> QCheckBox:
    return tick(dialog, "Draw by category over all systems, as for a pilot")


def tasks(dialog: QDialog) -> QSpinBox:
    return find(dialog, QSpinBox, "Tasks, one for each annotator")


def overlap(dialog: QDialog) -> QSpinBox:
    return find(dialog, QSpinBox, "Overlap that everybody gets")


def step(dialog: QDialog) -> str:
    """`1 of 3`"""
    (heading,) = (each for each in texts(dialog) if " of 3 · " in each)
    return heading.split(" · ")[0]


def press_at(widget: QWidget, key: str) -> None:
    widget.setFocus()
    press(widget, key)


def test_three_times_enter_makes_a_task_of_all_that_was_referred(new, matched: Project):
    page = new(lambda dialog: enter(dialog, 3))
    (made,) = task_sets(project=matched)
    settings = made.settings
    assert (settings.name, settings.systems, settings.included) == (
        "tasks-1",
        ("one",),
        Included.REFERRED,
    )
    assert (settings.tasks, settings.overlap, settings.audit, made.candidates) == (1, 0, 0, 3)
    shown = table(page, "Tasks")
    assert cells(shown)[shown.currentIndex().row()][0] == "tasks-1"


def test_the_sizes_are_shown_before_anything_is_made(new, matched: Project):
    def look(dialog):
        enter(dialog)
        enter(dialog)
        sizes = table(dialog, "Sizes")
        assert heads(sizes)[:4] == ["System", "Category", "Referred", "Audited"]
        assert cells(sizes) == [
            ["one", "anaphoric · inter-sentential · subject it", "1", "·", "·", "1"],
            ["one", "anaphoric · inter-sentential · they", "1", "·", "·", "1"],
            ["one", "addressee · deictic singular you", "1", "·", "·", "1"],
            ["total", "", "3", "·", "·", "3"],
        ]
        said = " ".join(texts(dialog))
        assert "3 candidates in 1 task. Each annotator gets 3." in said
        assert "Referred candidates: all 3." in said
        assert "About 2 min of work for each annotator" in said
        assert not dialog.findChild(QTabBar).isVisible()  # nothing is drawn
        assert task_sets(project=matched) == ()

    new(look)
    assert task_sets(project=matched) == ()


@pytest.mark.parametrize("steps", range(3))
def test_esc_makes_nothing_at_any_step(new, matched: Project, steps):
    def leave(dialog):
        enter(dialog, steps)
        press_quickly(dialog, "Escape")
        assert not dialog.isVisible()

    new(leave)
    assert task_sets(project=matched) == ()


def test_everything_that_can_be_said_is_kept(new, matched: Project):
    def fill(dialog):
        type_text(dialog, "Main study")
        press_at(listed(dialog, "All categories"), "Space")  # the first one off
        audit(dialog).setValue(2)
        enter(dialog)
        assert focused(dialog) is tasks(dialog)
        type_text(dialog, "2")
        overlap(dialog).setValue(1)
        seed = field(dialog, "Seed")
        seed.setFocus()
        seed.selectAll()
        type_text(dialog, "42")
        enter(dialog, 2)

    new(fill)
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


def test_a_sample_is_drawn_and_its_strata_and_chances_are_shown(new, matched: Project):
    def fill(dialog):
        press_at(button(dialog, "Everything, the approved candidates too"), "Space")
        sample(dialog).setValue(3)
        press_at(by_category(dialog), "Space")
        enter(dialog)
        drawn = "Candidates, referred or approved: 3 of 5, drawn over all systems and categories"
        assert "3 candidates go in." in " ".join(texts(dialog))
        assert drawn in " ".join(texts(dialog))
        enter(dialog)
        assert drawn in " ".join(texts(dialog))
        press(dialog, "Ctrl+Tab")
        strata = table(dialog, "Strata of the samples")
        assert strata.isVisible()
        assert heads(strata) == ["Of", "System", "Category", "n", "Drawn", "Chance %"]
        assert cells(strata) == [["everything", "all", "all", "5", "3", "60.0"]]
        enter(dialog)

    page = new(fill)
    (made,) = task_sets(project=matched)
    assert (made.settings.sample, made.settings.by_category, made.candidates) == (3, True, 3)
    assert "3 of 5, drawn over all systems and categories, chance 60.0 %" in " ".join(texts(page))


def test_by_category_can_be_chosen_where_something_is_drawn(new, matched: Project):
    def fill(dialog):
        assert not by_category(dialog).isEnabled()
        audit(dialog).setValue(1)
        by_category(dialog).setChecked(True)
        assert by_category(dialog).isEnabled()
        audit(dialog).setValue(0)
        assert not by_category(dialog).isEnabled()
        sample(dialog).setValue(1)
        assert by_category(dialog).isEnabled()
        sample(dialog).setValue(0)
        enter(dialog, 3)

    new(fill)
    (made,) = task_sets(project=matched)
    assert not made.settings.by_category


def test_with_everything_in_there_is_no_audit(new, matched: Project):
    def fill(dialog):
        audit(dialog).setValue(2)
        press_at(button(dialog, "Everything, the approved candidates too"), "Space")
        assert not audit(dialog).isEnabled()
        enter(dialog, 3)

    new(fill)
    (made,) = task_sets(project=matched)
    assert (made.settings.included, made.settings.audit) == (Included.EVERYTHING, 0)
    assert made.candidates == 5


def test_a_taken_name_is_told_at_the_first_step_and_can_be_corrected(new, matched: Project):
    create_task_set(project=matched, settings=TaskSettings("pilot"))

    def repair(dialog):
        type_text(dialog, "pilot")
        enter(dialog)
        assert step(dialog) == "1 of 3"
        assert "a task set pilot already" in message(dialog)
        type_text(dialog, "-2")
        assert message(dialog) == ""
        enter(dialog, 3)

    new(repair)
    assert [each.settings.name for each in task_sets(project=matched)] == ["pilot", "pilot-2"]


def test_too_many_tasks_are_told_at_the_second_step(new):
    def fill(dialog):
        enter(dialog)
        tasks(dialog).setValue(4)
        enter(dialog)
        assert step(dialog) == "2 of 3"
        assert "3 candidates cannot be dealt out to 4 tasks" in message(dialog)
        # Back at the first step this is no reason to stay there.
        button(dialog, "Back").click()
        enter(dialog)
        assert step(dialog) == "2 of 3"

    new(fill)


def test_without_a_name_a_system_or_a_category_one_does_not_go_on(new):
    def empty(dialog):
        go_on = button(dialog, "Next")
        for name in ("All systems", "All categories"):
            assert tick(dialog, name).isChecked()
            press_at(tick(dialog, name), "Space")
            assert not go_on.isEnabled()
            press_at(tick(dialog, name), "Space")
            assert go_on.isEnabled()
        field(dialog, "Name").clear()
        assert not go_on.isEnabled()

    new(empty)


def test_the_tick_above_a_list_shows_that_some_are_off(new):
    def untick(dialog):
        categories = listed(dialog, "All categories")
        box = tick(dialog, "All categories")
        press_at(categories, "Space")
        assert box.checkState() is Qt.CheckState.PartiallyChecked
        press_at(box, "Space")
        assert box.checkState() is Qt.CheckState.Checked
        rows = range(categories.count())
        assert {categories.item(row).checkState() for row in rows} == {Qt.CheckState.Checked}

    new(untick)


def test_another_seed_can_be_drawn(new):
    def draw(dialog):
        enter(dialog)
        drawn = set()
        for _ in range(5):
            click(dialog, "Draw another")
            drawn.add(field(dialog, "Seed").text())
        assert len(drawn) > 1

    new(draw)


def test_systems_that_were_not_matched_are_told(
    main_window: QMainWindow, new, matched: Project, tmp_path
):
    files = write_system(tmp_path, "two")
    load_systems(project=matched, outputs=[SystemOutput("two", *files)])
    choose(main_window, "File/Reload")

    def look(dialog):
        enter(dialog)
        assert "Not matched with the reference yet: two" in message(dialog)

    new(look)


def test_without_systems_the_page_says_what_comes_first(main_window: QMainWindow, project_file):
    open_file(main_window, project_file)
    page = section(main_window, "Tasks")
    click(page, "New task set…")
    assert "load a system first" in message(page.window())


def test_the_table_of_sizes_keeps_qts_rules(new, qtmodeltester):
    def look(dialog):
        enter(dialog, 2)
        qtmodeltester.check(table(dialog, "Sizes").model())

    new(look)
