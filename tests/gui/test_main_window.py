"""The window as a whole: opening, closing, title, menus."""

import os
import sqlite3
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QMessageBox

from protest_core.db.project import Project
from protest_core.errors import ProjectFileError
from protest_core.loading.create_project import create_project
from protest_gui.window.main_window import MainWindow
from protest_gui.window.start_page import StartPage
from tests.bad_paths import BAD_PATHS_AS_THEY_STAND, closed_folder
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import button, plain
from tests.gui.driving.window import choose, entry, menu, open_file, settle
from tests.small_suite import write_suite


@pytest.fixture
def other_file(tmp_path: Path) -> Path:
    path = tmp_path / "other.protest"
    create_project(path=path, directory=write_suite(tmp_path / "other"))
    return path


def is_at_start(window: MainWindow) -> bool:
    return window.start_page.isVisible()


def test_opening_a_project_shows_it_and_its_name(main_window: MainWindow, project: Project):
    open_file(main_window, project.path)
    assert main_window.windowTitle() == "small.protest[*] – PROTEST"
    assert not main_window.isWindowModified()
    assert main_window.pages.project_page.isVisible()
    assert not is_at_start(main_window)


def test_opening_leaves_the_window_usable_meanwhile(main_window: MainWindow, project: Project):
    gate = threading.Event()
    main_window.worker.run(lambda _: gate.wait(), done=lambda _: None, failed=pytest.fail)
    main_window.open_file(project.path)
    assert is_at_start(main_window)
    gate.set()
    settle(main_window)
    assert main_window.opened is not None


def test_an_opened_project_comes_first_among_the_recent_ones(
    main_window: MainWindow, project: Project, other_file: Path
):
    open_file(main_window, project.path)
    open_file(main_window, other_file)
    assert main_window.preferences.recent_files == [other_file, project.path]


def test_a_relative_name_is_remembered_as_a_whole_one(
    main_window: MainWindow, project: Project, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(project.path.parent)
    main_window.open_file(Path(project.path.name))
    settle(main_window)
    assert main_window.preferences.recent_files == [project.path]


BAD_FILES = {
    "not ours": lambda path: path.write_text("hello"),
    "another program's": lambda path: sqlite3.connect(path).execute("CREATE TABLE t (x)").close(),
    "cut short": lambda path: os.truncate(path, path.stat().st_size // 2),
    "missing": Path.unlink,
    "read-only": lambda path: path.chmod(0o444),
    "a folder": lambda path: (path.unlink(), path.mkdir()),
}


@pytest.mark.parametrize("kind", BAD_FILES)
def test_a_file_that_cannot_be_opened_gets_one_sentence_and_nothing_else_changes(
    main_window: MainWindow, project: Project, other_file: Path, kind: str
):
    open_file(main_window, project.path)
    if kind == "another program's":
        other_file.unlink()
    BAD_FILES[kind](other_file)
    main_window.open_file(other_file)
    settle(main_window)
    assert main_window.banner.isVisible()
    assert main_window.banner.text.startswith(f"{other_file} ") or "There is no" in (
        main_window.banner.text
    )
    assert main_window.opened.path == project.path
    assert main_window.windowTitle().startswith("small.protest")
    assert main_window.preferences.recent_files == [project.path]


@pytest.mark.parametrize("told", BAD_PATHS_AS_THEY_STAND)
def test_a_path_that_cannot_be_looked_at_is_told_in_a_sentence(main_window: MainWindow, told: str):
    main_window.open_file(Path(BAD_PATHS_AS_THEY_STAND[told]))
    settle(main_window)
    assert told in main_window.banner.text
    assert is_at_start(main_window)


def test_a_project_in_a_folder_one_may_not_look_into_is_told_of(
    main_window: MainWindow, tmp_path: Path
):
    with closed_folder(tmp_path / "closed") as folder:
        main_window.open_file(folder / "x.protest")
        settle(main_window)
    assert "cannot be looked at: Permission denied." in main_window.banner.text


def test_a_newer_file_is_told_of(main_window: MainWindow, other_file: Path):
    with sqlite3.connect(other_file) as database:
        database.execute("UPDATE alembic_version SET version_num = 'f000'")
    database.close()
    main_window.open_file(other_file)
    settle(main_window)
    assert "newer PROTEST" in main_window.banner.text
    assert is_at_start(main_window)


def test_a_locked_file_is_told_of(main_window: MainWindow, other_file: Path):
    other = sqlite3.connect(other_file)
    other.execute("BEGIN EXCLUSIVE")
    main_window.open_file(other_file)
    settle(main_window)
    assert "is being written by another program" in main_window.banner.text
    other.close()


def test_the_next_success_takes_the_message_away(
    main_window: MainWindow, project: Project, tmp_path: Path
):
    main_window.open_file(tmp_path / "missing.protest")
    settle(main_window)
    open_file(main_window, project.path)
    assert not main_window.banner.isVisible()


def test_a_recent_file_that_is_gone_can_be_taken_off_the_list(
    main_window: MainWindow, tmp_path: Path, qtbot
):
    gone = tmp_path / "gone.protest"
    main_window.preferences.add_recent(gone)
    main_window.open_file(gone)
    settle(main_window)
    take_off = button(main_window.banner, "Take it off the list")
    qtbot.mouseClick(take_off, Qt.MouseButton.LeftButton)
    assert main_window.preferences.recent_files == []
    assert not main_window.banner.isVisible()


@pytest.mark.parametrize("by", ["name", "link", "hard link"])
def test_opening_the_file_that_is_open_only_shows_it(
    main_window: MainWindow, project: Project, tmp_path: Path, by: str
):
    open_file(main_window, project.path)
    first, link = main_window.opened, tmp_path / "link.protest"
    if by == "link":
        link.symlink_to(project.path)
    elif by == "hard link":
        link.hardlink_to(project.path)
    page = main_window.pages.project_page
    main_window.open_file(project.path if by == "name" else link)
    assert not main_window.worker.is_busy
    settle(main_window)
    assert main_window.opened is first
    assert main_window.pages.project_page is page


def test_a_file_chosen_twice_in_a_row_is_opened_once(main_window: MainWindow, project: Project):
    first = []

    def note(_: object) -> None:
        first.append(main_window.pages.project_page)

    main_window.open_file(project.path)
    main_window.worker.run(lambda _: None, done=note, failed=pytest.fail)
    main_window.open_file(project.path)
    settle(main_window)
    assert first == [main_window.pages.project_page]
    assert not main_window.banner.isVisible()


def test_the_locks_of_the_open_file_are_never_dropped(main_window: MainWindow, project: Project):
    """Reading the file by hand would: then two programs could write at once (POSIX)."""
    open_file(main_window, project.path)
    with main_window.opened.project.changing():
        main_window.open_file(project.path)
        settle(main_window)
        other = sqlite3.connect(project.path, timeout=0)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        other.close()


def test_closing_the_project_goes_back_to_the_start(main_window: MainWindow, project: Project):
    open_file(main_window, project.path)
    choose(main_window, "File/Close")
    assert is_at_start(main_window)
    assert main_window.opened is None
    assert main_window.windowTitle() == "PROTEST"
    project.path.unlink()


def test_the_menu_opens_the_chosen_file(main_window: MainWindow, project: Project, monkeypatch):
    chosen = (str(project.path), "")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: chosen)
    choose(main_window, "File/Open…")
    assert main_window.opened.path == project.path


def test_ctrl_o_opens_and_cancelling_changes_nothing(main_window: MainWindow, monkeypatch, qtbot):
    asked = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *a: (asked.append(a), ("", ""))[1])
    qtbot.keyClick(main_window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    settle(main_window)
    assert len(asked) == 1
    assert main_window.opened is None


def test_without_a_project_its_commands_are_grey(main_window: MainWindow, project: Project):
    needing = ["File/Load Systems…", "File/Reload", "File/Save a Copy…", "File/Close"]
    assert not any(entry(main_window, path).isEnabled() for path in needing)
    open_file(main_window, project.path)
    assert all(entry(main_window, path).isEnabled() for path in needing)
    choose(main_window, "File/Close")
    assert not any(entry(main_window, path).isEnabled() for path in needing)


def test_every_menu_is_there(main_window: MainWindow):
    names = [plain(action.text()) for action in main_window.menuBar().actions()]
    assert names == ["File", "Edit", "View", "Go", "Tools", "Help"]


def test_quit_and_about_go_where_each_desktop_has_them(main_window: MainWindow):
    assert entry(main_window, "File/Quit").menuRole() is QAction.MenuRole.QuitRole
    assert entry(main_window, "Help/About PROTEST").menuRole() is QAction.MenuRole.AboutRole


def test_no_two_entries_of_a_menu_have_one_letter(main_window: MainWindow):
    for name in ("File", "Edit", "View", "Go", "Tools", "Help"):
        texts = [a.text() for a in menu(main_window, name).actions()]
        letters = [text[text.index("&") + 1].upper() for text in texts if "&" in text]
        assert len(set(letters)) == len(letters), name


def test_about_names_the_program(main_window: MainWindow, monkeypatch):
    shown = []
    monkeypatch.setattr(QMessageBox, "about", lambda *arguments: shown.append(arguments[2]))
    choose(main_window, "Help/About PROTEST")
    assert "PROTEST" in shown[0]


def test_quit_closes_the_window(main_window: MainWindow):
    entry(main_window, "File/Quit").trigger()
    assert not main_window.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_quitting_during_work_asks_and_esc_and_enter_go_on(main_window: MainWindow, qtbot, key):
    gate = threading.Event()
    main_window.worker.run(lambda _: gate.wait(), done=lambda _: None, failed=pytest.fail)
    met = when_shown(main_window, QMessageBox, lambda box: qtbot.keyClick(box, key))
    main_window.close()
    assert len(met) == 1
    assert main_window.isVisible()
    gate.set()
    settle(main_window)


def test_quitting_during_work_can_stop_it(main_window: MainWindow, qtbot):
    gate, ended = threading.Event(), []

    def work(progress):
        while not gate.wait(0.001):
            progress(0, 1, "long work")

    main_window.worker.run(work, done=ended.append, failed=ended.append)
    met = when_shown(main_window, QMessageBox, lambda box: button(box, "Stop and quit").click())
    main_window.close()
    gate.set()
    assert len(met) == 1
    assert not main_window.isVisible()
    assert [type(each).__name__ for each in ended] == ["Cancelled"]


def test_what_is_being_saved_is_saved_before_the_window_closes(main_window: MainWindow):
    gate, saved = threading.Event(), []
    main_window.worker.run(
        lambda _: (gate.wait(), saved.append("saved")),
        done=lambda _: None,
        failed=pytest.fail,
        shown=False,
    )
    threading.Timer(0.05, gate.set).start()
    main_window.close()
    assert saved == ["saved"]


def test_a_project_that_opens_while_the_window_closes_is_closed_again(
    main_window: MainWindow, project: Project, tmp_path: Path
):
    main_window.open_file(project.path)
    when_shown(main_window, QMessageBox, lambda box: button(box, "Stop and quit").click())
    main_window.close()
    assert main_window.opened is None
    assert list((tmp_path / "open").glob("protest-*")) == []


def test_a_mistake_of_ours_is_told_as_one(main_window: MainWindow):
    main_window.worker.run(lambda _: 1 / 0, done=lambda _: None, failed=main_window.show_failure)
    settle(main_window)
    assert "Something went wrong in PROTEST itself" in main_window.banner.text
    assert button(main_window.banner, "Copy report")


def test_an_error_we_can_explain_is_told_in_its_own_words(main_window: MainWindow):
    main_window.show_failure(ProjectFileError("x is damaged. Use a backup."))
    assert main_window.banner.text == "x is damaged. Use a backup."


def test_reload_shows_what_another_program_did(main_window: MainWindow, project: Project, qtbot):
    open_file(main_window, project.path)
    with sqlite3.connect(project.path) as database:
        database.execute("UPDATE system SET name = 'renamed'")
    database.close()
    qtbot.keyClick(main_window, Qt.Key.Key_F5)
    settle(main_window)
    assert main_window.pages.project_page.state.systems[0].system.name == "renamed"


def test_the_start_page_is_there_for_the_keyboard_at_once(main_window: MainWindow):
    page = main_window.findChild(StartPage)
    assert page.isAncestorOf(main_window.focusWidget())
