"""The table of systems: what is loaded, from where, and what the automatic step said."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QTableView

from protest_core.db.project import Project
from protest_core.evaluation.queries.matches import match_groups
from protest_core.evaluation.run import evaluate
from protest_core.loading.systems import load_systems
from protest_gui.project.overview import read_state
from protest_gui.project.systems import SystemsModel, SystemsPage
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.finding import button
from tests.gui.driving.window import open_file, settle


def texts(page: SystemsPage) -> list[list[str]]:
    model = page.findChild(QTableView).model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


@pytest.fixture
def page(main_window: MainWindow, project: Project) -> SystemsPage:
    open_file(main_window, project.path)
    page = main_window.pages.project_page.systems_page
    main_window.pages.project_page.show_section(page)
    assert page.isVisible()
    return page


def test_the_model_is_sound(project: Project, qtmodeltester):
    model = SystemsModel()
    qtmodeltester.check(model)
    model.show_rows(read_state(project).systems)
    qtmodeltester.check(model)
    assert model.rowCount() == 1


def test_a_system_that_was_not_matched_says_so_instead_of_counting(page: SystemsPage):
    ((name, file, loaded, *counts),) = texts(page)
    assert (name, file, counts) == ("one", "one.txt", ["–", "–", "–"])
    assert loaded[:2] == "20"
    assert button(page, "Match now")


def test_matching_now_counts_at_once_and_the_store_has_it(
    page: SystemsPage, main_window: MainWindow, project: Project, qtbot
):
    qtbot.mouseClick(button(page, "Match now"), Qt.MouseButton.LeftButton)
    settle(main_window)
    assert texts(page)[0][3:] == ["5", "2", "3"]
    with project.reading() as tx:
        assert sum(group.count for group in match_groups(tx)) == 5


def test_a_matched_system_asks_for_nothing(main_window: MainWindow, project: Project):
    evaluate(project=project)
    open_file(main_window, project.path)
    page = main_window.pages.project_page.systems_page
    assert texts(page)[0][3:] == ["5", "2", "3"]
    assert "Match now" not in [each.text() for each in page.findChildren(type(page._load))]


def test_systems_come_in_the_order_of_loading(main_window, project: Project, output, tmp_path):
    second = type(output)("a first by name", output.text, output.links)
    load_systems(project=project, outputs=[second])
    open_file(main_window, project.path)
    page = main_window.pages.project_page.systems_page
    assert [row[0] for row in texts(page)] == ["one", "a first by name"]


def test_the_button_asks_for_files(page: SystemsPage, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(
        QFileDialog, "getOpenFileNames", lambda *a: (asked.append(Path(a[2])), ([], ""))[1]
    )
    page._load.setFocus()
    qtbot.keyClick(page._load, Qt.Key.Key_Space)
    assert len(asked) == 1


def test_tab_leaves_the_table_for_the_button(page: SystemsPage, qtbot):
    table = page.findChild(QTableView)
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Tab)
    assert page.window().focusWidget() is page._load
