"""The table of systems: what is loaded, from where, and what the automatic step said."""

import pytest
from PySide6.QtWidgets import QMainWindow, QTableView, QWidget

from protest_core.db.project import Project
from protest_core.evaluation.queries.matches import match_groups
from protest_core.evaluation.run import evaluate
from protest_core.loading.systems import load_systems
from tests.gui.driving.dialogs import choose_files
from tests.gui.driving.finding import button, buttons, table
from tests.gui.driving.sections import section
from tests.gui.driving.tables import cell, cells, heads, tip
from tests.gui.driving.window import click, focused, open_file, press

COUNTS = ("Examples", "Approved", "Referred")


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
    assert heads(systems(page)) == ["System", "File", "Loaded", *COUNTS]


def test_a_system_that_was_not_matched_says_so_instead_of_counting(page: QWidget):
    ((name, file, loaded, *counts),) = cells(systems(page))
    assert (name, file, counts) == ("one", "one.txt", ["–", "–", "–"])
    assert loaded[:2] == "20"
    assert tip(systems(page), 0, "Examples") == "not matched with the reference yet"
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


def test_tab_leaves_the_table_for_the_button(page: QWidget):
    systems(page).setFocus()
    press(page, "Tab")
    assert focused(page) is button(page, "Load systems…")
