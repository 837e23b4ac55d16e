"""The table of systems: what is loaded, from where, and what the automatic step said."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMainWindow, QTableView, QWidget

from protest_core.candidates.queries.systems import list_systems, reference_systems
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.queries.matches import match_groups
from protest_core.loading.systems import SystemOutput, load_systems
from tests.gui.driving.dialogs import answer, choose_files, type_in, when_shown
from tests.gui.driving.finding import button, buttons, table
from tests.gui.driving.sections import section
from tests.gui.driving.tables import cell, cells, heads, open_by_key
from tests.gui.driving.window import (
    click,
    focused,
    message,
    open_file,
    press,
    reading_noted,
    settle,
)

COUNTS = ("Examples", "Approved", "Referred")
LINKS = ("Unsure links", "Corrected links", "Links")


def systems(page: QWidget) -> QTableView:
    return table(page, "Systems")


def counts(page: QWidget) -> list[str]:
    return [cell(systems(page), 0, head) for head in COUNTS]


@pytest.fixture
def page(main_window: QMainWindow, project: Project) -> QWidget:
    open_file(main_window, project.path)
    return section(main_window, "Systems")


def test_the_table_keeps_qts_rules(page: QWidget, qtmodeltester):
    qtmodeltester.check(systems(page).model())
    assert heads(systems(page)) == ["System", *COUNTS, *LINKS, "File", "Loaded"]


def test_a_system_that_was_not_matched_says_so_instead_of_counting(page: QWidget):
    assert counts(page) == ["not matched yet"] * 3
    assert [cell(systems(page), 0, head) for head in ("System", "File")] == ["one", "one.txt"]
    assert cell(systems(page), 0, "Loaded")[:2] == "20"
    assert button(page, "Match now")


def test_matching_now_counts_at_once_and_the_store_has_it(page: QWidget, project: Project):
    click(page, "Match now")
    assert counts(page) == ["5", "2", "3"]
    with project.reading() as tx:
        assert sum(group.count for group in match_groups(tx)) == 5


def test_a_matched_system_asks_for_nothing(main_window: QMainWindow, project: Project):
    evaluate(project=project)
    open_file(main_window, project.path)
    page = section(main_window, "Systems")
    assert counts(page) == ["5", "2", "3"]
    assert "Match now" not in buttons(page)


def test_systems_come_in_the_order_of_loading(main_window, project: Project, output, tmp_path):
    second = type(output)("a first by name", output.text, output.links)
    load_systems(project=project, outputs=[second])
    open_file(main_window, project.path)
    page = section(main_window, "Systems")
    assert [row[0] for row in cells(systems(page))] == ["one", "a first by name"]


def test_the_button_asks_for_files(page: QWidget, monkeypatch):
    asked = choose_files(monkeypatch)
    button(page, "Load systems…").setFocus()
    press(page, "Space")
    assert len(asked) == 1


def test_tab_leaves_the_table_for_what_stands_below_it(page: QWidget):
    systems(page).setFocus()
    press(page, "Tab")
    assert focused(page) is button(page, "Match now")
    press(page, "Tab")
    assert focused(page) is button(page, "Load systems…")


def test_a_system_is_marked_as_the_reference_and_counted_again(page: QWidget, project: Project):
    systems(page).selectRow(0)
    click(page, "Mark as the reference")
    assert cell(systems(page), 0, "System") == "one (reference)"
    with project.reading() as tx:
        assert reference_systems(tx) == {"one"}
    click(page, "Count as a system again")
    assert cell(systems(page), 0, "System") == "one"


def test_a_system_is_renamed_by_key_and_by_button(page: QWidget, project: Project):
    systems(page).selectRow(0)
    systems(page).setFocus()
    type_in(page.window(), "first")
    press(page, "F2")
    settle(page.window())
    assert cell(systems(page), 0, "System") == "first"
    type_in(page.window(), "again")
    click(page, "Rename…")
    settle(page.window())
    assert names(project) == ["again"]


def test_removing_says_what_goes_along_and_asks_first(page: QWidget, project: Project):
    systems(page).selectRow(0)
    systems(page).setFocus()
    asked = answer(page.window(), "Cancel")
    press(page, "Del")
    settle(page.window())
    assert "5 candidates are removed." in asked[0]
    assert names(project) == ["one"]
    answer(page.window(), "Remove")
    click(page, "Remove…")
    settle(page.window())
    assert names(project) == []
    assert cells(systems(page)) == []
    assert "small.before-removal-1.protest" in message(page.window())


def test_the_context_menu_has_what_can_be_done_with_a_system(page: QWidget):
    systems(page).selectRow(0)
    shown = [action.text() for action in systems(page).actions() if action.isEnabled()]
    assert shown == ["&Rename…", "Re&place…", "Remo&ve…"]
    assert systems(page).contextMenuPolicy() is Qt.ContextMenuPolicy.ActionsContextMenu


def test_the_numbers_of_links_open_their_candidates(
    main_window: QMainWindow, project: Project, tmp_path: Path
):
    text = tmp_path / "odd.txt"
    text.write_text("Die alte Lampe steht hier .\n\n\n\n\n\n\n", encoding="utf-8")
    load_systems(project=project, outputs=[SystemOutput("odd", text, None)])
    open_file(main_window, project.path)
    page = section(main_window, "Systems")
    assert [cell(systems(page), row, "Unsure links") for row in (0, 1)] == ["·", "5"]
    assert [cell(systems(page), row, "Links") for row in (0, 1)] == ["given", "aligned here"]
    with reading_noted(main_window) as read:
        open_by_key(systems(page), 1, "Unsure links")
        settle(main_window)
    assert [len(candidates) for candidates in read] == [5]


def test_a_system_is_replaced_under_its_name(
    page: QWidget, project: Project, tmp_path: Path, monkeypatch
):
    other = tmp_path / "other.txt"
    other.write_text("Die alte Lampe steht hier .\n\n\n\n\n\n\n", encoding="utf-8")
    choose_files(monkeypatch, other)
    systems(page).selectRow(0)
    when_shown(page.window(), QDialog, lambda asked: click(asked, "Load"), title="Load systems")
    click(page, "Replace…")
    settle(page.window())
    assert names(project) == ["one"]
    assert cell(systems(page), 0, "File") == "other.txt"


def names(project: Project) -> list[str]:
    with project.reading() as tx:
        return [each.name for each in list_systems(tx)]
