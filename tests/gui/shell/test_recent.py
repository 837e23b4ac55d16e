"""Recent files, in the menu and on the start page."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from protest_core.db.project import Project
from protest_gui.window.main_window import MainWindow
from protest_gui.window.recent import RecentList, RecentMenu
from tests.gui.driving.finding import plain
from tests.gui.driving.window import choose, entry, open_file, settle


@pytest.fixture
def gone(tmp_path: Path) -> Path:
    return tmp_path / "gone & lost.protest"


@pytest.fixture
def window(main_window: MainWindow, project: Project, gone: Path) -> MainWindow:
    main_window.preferences.add_recent(gone)
    main_window.preferences.add_recent(project.path)
    main_window.start_page.show_recent()
    return main_window


def entries(window: MainWindow) -> dict[str, bool]:
    menu = window.findChild(RecentMenu)
    menu.aboutToShow.emit()
    return {plain(a.text()): a.isEnabled() for a in menu.actions() if not a.isSeparator()}


def names(window: MainWindow) -> list[str]:
    shown = window.start_page.findChild(RecentList)
    return [shown.item(row).text().splitlines()[0] for row in range(shown.count())]


def test_the_menu_names_them_and_what_is_gone_is_grey(window: MainWindow, project, gone: Path):
    assert entries(window) == {
        f"1  {project.path}": True,
        f"2  {gone} (not there)": False,
        "Clear List": True,
    }


def test_choosing_one_opens_it(window: MainWindow, project: Project):
    choose(window, f"File/Open Recent/1  {project.path}")
    assert window.opened.path == project.path


def test_clearing_the_list_clears_it_everywhere(window: MainWindow):
    choose(window, "File/Open Recent/Clear List")
    assert window.preferences.recent_files == []
    assert entries(window) == {"Clear List": False}
    assert names(window) == []
    assert not window.start_page.findChild(RecentList).isVisible()


def test_a_file_that_is_opened_comes_into_the_menu(main_window: MainWindow, project: Project):
    open_file(main_window, project.path)
    assert f"1  {project.path}" in entries(main_window)


def test_the_start_page_lists_them(window: MainWindow, project: Project, gone: Path):
    assert names(window) == [project.path.name, gone.name]
    item = window.start_page.findChild(RecentList).item(1)
    assert "not there any more" in item.text()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_opens_the_one_that_is_chosen(window: MainWindow, project: Project, qtbot, key):
    recent = window.start_page.findChild(RecentList)
    recent.setFocus()
    qtbot.keyClick(recent, key)
    settle(window)
    assert window.opened.path == project.path


def test_a_double_click_opens(window: MainWindow, project: Project, qtbot):
    recent = window.start_page.findChild(RecentList)
    where = recent.visualItemRect(recent.item(0)).center()
    qtbot.mouseClick(recent.viewport(), Qt.MouseButton.LeftButton, pos=where)
    qtbot.mouseDClick(recent.viewport(), Qt.MouseButton.LeftButton, pos=where)
    settle(window)
    assert window.opened.path == project.path


def test_delete_takes_one_off_the_list_and_not_off_the_disk(window, project, gone, qtbot):
    recent = window.start_page.findChild(RecentList)
    recent.setFocus()
    qtbot.keyClick(recent, Qt.Key.Key_Delete)
    assert window.preferences.recent_files == [gone]
    assert project.path.exists()
    qtbot.keyClick(recent, Qt.Key.Key_Delete)
    assert window.preferences.recent_files == []
    assert not recent.isVisible()


def test_a_clean_start_shows_no_list(main_window: MainWindow):
    assert not main_window.start_page.findChild(RecentList).isVisible()
    assert entry(main_window, "File/Open Recent").menu().actions()[-1].isEnabled() is False
