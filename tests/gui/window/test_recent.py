"""Recent files, in the menu and on the start page."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QMainWindow

from protest_core.db.project import Project
from protest_gui.preferences import Preferences
from tests.gui.driving.finding import find, is_shown, plain
from tests.gui.driving.window import choose, entry, open_file, open_path, settle


@pytest.fixture
def gone(tmp_path: Path) -> Path:
    return tmp_path / "gone & lost.protest"


@pytest.fixture
def remembered(preferences: Preferences, project: Project, gone: Path) -> None:
    preferences.add_recent(gone)
    preferences.add_recent(project.path)


@pytest.fixture
def window(remembered: None, main_window: QMainWindow) -> QMainWindow:
    return main_window


def listed(window: QMainWindow) -> QListWidget:
    """Return the list of recent projects on the start page."""
    return find(window, QListWidget, "Recent projects")


def is_listed(window: QMainWindow) -> bool:
    return is_shown(window, QListWidget, "Recent projects")


def entries(window: QMainWindow) -> dict[str, bool]:
    menu = entry(window, "File/Open recent").menu()
    menu.aboutToShow.emit()
    return {plain(a.text()): a.isEnabled() for a in menu.actions() if not a.isSeparator()}


def names(window: QMainWindow) -> list[str]:
    shown = listed(window)
    return [shown.item(row).text().splitlines()[0] for row in range(shown.count())]


def test_the_menu_names_them_and_what_is_gone_is_grey(window: QMainWindow, project, gone: Path):
    assert entries(window) == {
        f"1  {project.path}": True,
        f"2  {gone} (not there)": False,
        "Clear list": True,
    }


def test_choosing_one_opens_it(window: QMainWindow, project: Project):
    choose(window, f"File/Open recent/1  {project.path}")
    assert open_path(window) == project.path


def test_clearing_the_list_clears_it_everywhere(window: QMainWindow, preferences):
    choose(window, "File/Open recent/Clear list")
    assert preferences.recent_files == []
    assert entries(window) == {"Clear list": False}
    assert not is_listed(window)


def test_a_file_that_is_opened_comes_into_the_menu(main_window: QMainWindow, project: Project):
    open_file(main_window, project.path)
    assert f"1  {project.path}" in entries(main_window)


def test_the_start_page_lists_them(window: QMainWindow, project: Project, gone: Path):
    assert names(window) == [project.path.name, gone.name]
    item = listed(window).item(1)
    assert "not there any more" in item.text()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_opens_the_one_that_is_chosen(window: QMainWindow, project: Project, qtbot, key):
    recent = listed(window)
    recent.setFocus()
    qtbot.keyClick(recent, key)
    settle(window)
    assert open_path(window) == project.path


def test_a_double_click_opens(window: QMainWindow, project: Project, qtbot):
    recent = listed(window)
    where = recent.visualItemRect(recent.item(0)).center()
    qtbot.mouseClick(recent.viewport(), Qt.MouseButton.LeftButton, pos=where)
    qtbot.mouseDClick(recent.viewport(), Qt.MouseButton.LeftButton, pos=where)
    settle(window)
    assert open_path(window) == project.path


def test_delete_takes_one_off_the_list_and_not_off_the_disk(
    window, project, gone, preferences, qtbot
):
    recent = listed(window)
    recent.setFocus()
    qtbot.keyClick(recent, Qt.Key.Key_Delete)
    assert preferences.recent_files == [gone]
    assert project.path.exists()
    qtbot.keyClick(recent, Qt.Key.Key_Delete)
    assert preferences.recent_files == []
    assert not is_listed(window)


def test_a_clean_start_shows_no_list(main_window: QMainWindow):
    assert not is_listed(main_window)
    assert entry(main_window, "File/Open recent").menu().actions()[-1].isEnabled() is False
