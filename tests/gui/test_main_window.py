"""The window as a whole: opening, closing, title, menus."""

import os
import sqlite3
import threading
from contextlib import ExitStack
from pathlib import Path
from platform import python_version

import pytest
from PySide6.QtCore import qVersion
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QFileDialog, QMainWindow, QMessageBox, QWidget

from protest_core import __version__
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.busy import Patience
from protest_core.db.project import Project
from protest_core.errors import ProjectFileError
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.loading.create_project import create_project
from protest_core.progress import Cancelled
from tests.builders.bad_paths import BAD_PATHS_AS_THEY_STAND, closed_folder
from tests.builders.small_suite import write_suite
from tests.gui.driving import tables
from tests.gui.driving.dialogs import answer, choose_file, when_shown
from tests.gui.driving.finding import button, buttons, find, plain, table
from tests.gui.driving.sections import is_project_shown, section, section_quickly
from tests.gui.driving.window import (
    changing,
    choose,
    click,
    close,
    entry,
    fail,
    focused,
    held_up,
    is_busy,
    is_nothing_open,
    judge_as,
    menu,
    message,
    open_file,
    open_path,
    open_quickly,
    press,
    press_quickly,
    read,
    run,
    settle,
    until,
)

BAD_FILES = {
    "not ours": lambda path: path.write_text("hello"),
    "another program's": lambda path: sqlite3.connect(path).execute("CREATE TABLE t (x)").close(),
    "cut short": lambda path: os.truncate(path, path.stat().st_size // 2),
    "missing": Path.unlink,
    "read-only": lambda path: path.chmod(0o444),
    "a folder": lambda path: (path.unlink(), path.mkdir()),
}


@pytest.fixture
def patience() -> Patience:
    """A short patience, as what is locked here stays locked."""
    return Patience(reading=0.5, writing=0.5)


@pytest.fixture
def other_file(tmp_path: Path) -> Path:
    path = tmp_path / "other.protest"
    create_project(path=path, directory=write_suite(tmp_path / "other"))
    return path


def is_at_start(window: QMainWindow) -> bool:
    return "Try the demonstration…" in buttons(window)


def test_opening_a_project_shows_it_and_its_name(main_window: QMainWindow, project: Project):
    open_file(main_window, project.path)
    assert main_window.windowTitle() == "small.protest[*] – PROTEST"
    assert not main_window.isWindowModified()
    assert is_project_shown(main_window)
    assert not is_at_start(main_window)


def test_opening_leaves_the_window_usable_meanwhile(main_window: QMainWindow, project: Project):
    with held_up(main_window):
        open_quickly(main_window, project.path)
        assert is_at_start(main_window)
    settle(main_window)
    assert not is_nothing_open(main_window)


def test_an_opened_project_comes_first_among_the_recent_ones(
    main_window: QMainWindow, project: Project, other_file: Path, preferences
):
    open_file(main_window, project.path)
    open_file(main_window, other_file)
    assert preferences.recent_files == [other_file, project.path]


def test_a_relative_name_is_remembered_as_a_whole_one(
    main_window: QMainWindow, project: Project, monkeypatch: pytest.MonkeyPatch, preferences
):
    monkeypatch.chdir(project.path.parent)
    open_quickly(main_window, Path(project.path.name))
    settle(main_window)
    assert preferences.recent_files == [project.path]


@pytest.mark.parametrize("kind", BAD_FILES)
def test_a_file_that_cannot_be_opened_gets_one_sentence_and_nothing_else_changes(
    main_window: QMainWindow, project: Project, other_file: Path, kind: str, preferences
):
    open_file(main_window, project.path)
    if kind == "another program's":
        other_file.unlink()
    BAD_FILES[kind](other_file)
    open_quickly(main_window, other_file)
    settle(main_window)
    said = message(main_window)
    assert said.startswith(f"{other_file} ") or "There is no" in said
    assert open_path(main_window) == project.path
    assert main_window.windowTitle().startswith("small.protest")
    assert preferences.recent_files == [project.path]


@pytest.mark.parametrize("reason", BAD_PATHS_AS_THEY_STAND)
def test_a_path_that_cannot_be_looked_at_is_told_in_a_sentence(
    main_window: QMainWindow, reason: str
):
    open_quickly(main_window, Path(BAD_PATHS_AS_THEY_STAND[reason]))
    settle(main_window)
    assert reason in message(main_window)
    assert is_at_start(main_window)


def test_a_project_in_a_folder_one_may_not_look_into_is_told_of(
    main_window: QMainWindow, tmp_path: Path
):
    with closed_folder(tmp_path / "closed") as folder:
        open_quickly(main_window, folder / "x.protest")
        settle(main_window)
    assert "cannot be looked at: Permission denied." in message(main_window)


def test_a_newer_file_is_told_of(main_window: QMainWindow, other_file: Path):
    with sqlite3.connect(other_file) as database:
        database.execute("UPDATE alembic_version SET version_num = 'f000'")
    database.close()
    open_quickly(main_window, other_file)
    settle(main_window)
    assert "newer PROTEST" in message(main_window)
    assert is_at_start(main_window)


def test_a_locked_file_is_told_of(main_window: QMainWindow, other_file: Path):
    other = sqlite3.connect(other_file)
    other.execute("BEGIN EXCLUSIVE")
    open_quickly(main_window, other_file)
    settle(main_window)
    assert "is being written by another program" in message(main_window)
    other.close()


def test_the_next_success_takes_the_message_away(
    main_window: QMainWindow, project: Project, tmp_path: Path
):
    open_quickly(main_window, tmp_path / "missing.protest")
    settle(main_window)
    open_file(main_window, project.path)
    assert message(main_window) == ""


def test_a_recent_file_that_is_gone_can_be_taken_off_the_list(
    main_window: QMainWindow, tmp_path: Path, preferences
):
    gone = tmp_path / "gone.protest"
    preferences.add_recent(gone)
    open_quickly(main_window, gone)
    settle(main_window)
    click(main_window, "Take it off the list")
    assert preferences.recent_files == []
    assert message(main_window) == ""


@pytest.mark.parametrize("by", ["name", "link", "hard link"])
def test_opening_the_file_that_is_open_only_shows_it(
    main_window: QMainWindow, project: Project, tmp_path: Path, by: str
):
    open_file(main_window, project.path)
    page, link = section(main_window, "Systems"), tmp_path / "link.protest"
    if by == "link":
        link.symlink_to(project.path)
    elif by == "hard link":
        link.hardlink_to(project.path)
    open_quickly(main_window, project.path if by == "name" else link)
    assert not is_busy(main_window)
    settle(main_window)
    assert open_path(main_window) == project.path
    assert page.isVisible()


def test_a_file_chosen_twice_in_a_row_is_opened_once(main_window: QMainWindow, project: Project):
    evaluate(project=project)  # or the window says that it is to be done
    open_quickly(main_window, project.path)
    open_quickly(main_window, project.path)
    until(lambda: is_project_shown(main_window))
    page = section_quickly(main_window, "About this project")
    settle(main_window)
    assert page.isVisible()
    assert message(main_window) == ""


def test_the_locks_of_the_open_file_are_never_dropped(main_window: QMainWindow, project: Project):
    """Reading the file by hand would: then two programs could write at once (POSIX)."""
    open_file(main_window, project.path)
    with changing(main_window):
        open_quickly(main_window, project.path)
        settle(main_window)
        other = sqlite3.connect(project.path, timeout=0)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        other.close()


def test_closing_the_project_goes_back_to_the_start(main_window: QMainWindow, project: Project):
    open_file(main_window, project.path)
    choose(main_window, "File/Close")
    assert is_at_start(main_window)
    assert is_nothing_open(main_window)
    assert main_window.windowTitle() == "PROTEST"
    project.path.unlink()


def test_the_menu_opens_the_chosen_file(main_window: QMainWindow, project: Project, monkeypatch):
    choose_file(monkeypatch, project.path)
    choose(main_window, "File/Open…")
    assert open_path(main_window) == project.path


def test_ctrl_o_opens_and_cancelling_changes_nothing(main_window: QMainWindow, monkeypatch):
    asked = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *a: (asked.append(a), ("", ""))[1])
    press(main_window, "Ctrl+O")
    assert len(asked) == 1
    assert is_nothing_open(main_window)


def test_without_a_project_its_commands_are_grey(main_window: QMainWindow, project: Project):
    needing = ["File/Load systems…", "File/Reload", "File/Save a copy…", "File/Close"]
    assert not any(entry(main_window, path).isEnabled() for path in needing)
    open_file(main_window, project.path)
    assert all(entry(main_window, path).isEnabled() for path in needing)
    choose(main_window, "File/Close")
    assert not any(entry(main_window, path).isEnabled() for path in needing)


def test_every_menu_is_there(main_window: QMainWindow):
    names = [plain(action.text()) for action in main_window.menuBar().actions()]
    assert names == ["File", "Edit", "View", "Go", "Tools", "Help"]


def test_quit_and_about_go_where_each_desktop_has_them(main_window: QMainWindow):
    assert entry(main_window, "File/Quit").menuRole() is QAction.MenuRole.QuitRole
    assert entry(main_window, "Help/About PROTEST").menuRole() is QAction.MenuRole.AboutRole


def test_no_two_entries_of_a_menu_have_one_letter(main_window: QMainWindow):
    for name in ("File", "Edit", "View", "Go", "Tools", "Help"):
        texts = [a.text() for a in menu(main_window, name).actions()]
        letters = [text[text.index("&") + 1].upper() for text in texts if "&" in text]
        assert len(set(letters)) == len(letters), name


def test_about_names_the_versions_the_licence_and_what_to_cite(
    main_window: QMainWindow, monkeypatch
):
    shown = []
    monkeypatch.setattr(QMessageBox, "about", lambda *arguments: shown.append(arguments[2]))
    choose(main_window, "Help/About PROTEST")
    for part in (__version__, python_version(), qVersion(), "MIT licence", "How to cite"):
        assert part in shown[0]


def test_quit_closes_the_window(main_window: QMainWindow):
    entry(main_window, "File/Quit").trigger()
    settle(main_window)
    assert not main_window.isVisible()


@pytest.mark.parametrize("key", ["Escape", "Return"])
def test_quitting_during_work_asks_and_esc_and_enter_go_on(main_window: QMainWindow, key):
    gate = threading.Event()
    run(main_window, lambda _: gate.wait(60))
    met = when_shown(main_window, QMessageBox, lambda box: press_quickly(box, key))
    main_window.close()
    assert len(met) == 1
    assert main_window.isVisible()
    gate.set()
    settle(main_window)


def test_quitting_during_work_can_stop_it(main_window: QMainWindow):
    begun, ended = threading.Event(), []

    def work(progress):
        begun.set()
        try:
            while True:
                progress(0, 1, "long work")
        except Cancelled:
            ended.append("cancelled")
            raise

    run(main_window, work)
    until(begun.is_set)  # else it is stopped before it begins
    asked = answer(main_window, "Stop and quit")
    assert close(main_window)
    assert len(asked) == 1
    assert ended == ["cancelled"]


def test_what_is_being_saved_is_saved_before_the_window_closes(main_window: QMainWindow):
    gate, saved = threading.Event(), []
    run(main_window, lambda _: (gate.wait(60), saved.append("saved")), shown=False)
    threading.Timer(0.05, gate.set).start()
    assert close(main_window)
    assert saved == ["saved"]


def test_nothing_is_begun_while_the_window_closes(main_window: QMainWindow):
    with held_up(main_window):
        main_window.close()
        assert main_window.isVisible()
        assert not main_window.isEnabled()
    settle(main_window)
    assert not main_window.isVisible()


def test_a_dialog_opened_while_saving_closes_with_the_window(
    main_window: QMainWindow, project: Project
):
    open_file(main_window, project.path)
    judge_as(main_window, "Ada")
    read(main_window, list_candidates(project=project, chosen=CandidateFilter()))
    with ExitStack() as saving:
        saving.enter_context(held_up(main_window))
        press_quickly(main_window, "1")
        main_window.close()
        assert main_window.isVisible()

        def go_on(dialog: QDialog) -> None:
            saving.close()
            until(lambda: not dialog.isVisible())

        met = when_shown(main_window, QDialog, go_on)
        entry(main_window, "File/New project from suite…").trigger()
        assert len(met) == 1
    settle(main_window)
    assert not main_window.isVisible()


def test_a_project_that_opens_while_the_window_closes_is_closed_again(
    main_window: QMainWindow, project: Project, tmp_path: Path
):
    open_quickly(main_window, project.path)
    answer(main_window, "Stop and quit")
    assert close(main_window)
    assert list((tmp_path / "open").glob("protest-*")) == []


def test_a_mistake_of_ours_is_told_as_one(main_window: QMainWindow):
    run(main_window, lambda _: 1 / 0)
    settle(main_window)
    assert "Something went wrong in PROTEST itself" in message(main_window)
    assert button(main_window, "Copy report")


def test_an_error_we_can_explain_is_told_in_its_own_words(main_window: QMainWindow):
    fail(main_window, ProjectFileError("x is damaged. Use a backup."))
    assert message(main_window) == "x is damaged. Use a backup."


def test_reload_shows_what_another_program_did(main_window: QMainWindow, project: Project):
    open_file(main_window, project.path)
    with sqlite3.connect(project.path) as database:
        database.execute("UPDATE system SET name = 'renamed'")
    database.close()
    press(main_window, "F5")
    assert tables.cell(table(section(main_window, "Systems"), "Systems"), 0, "System") == "renamed"


def test_the_start_page_is_there_for_the_keyboard_at_once(main_window: QMainWindow):
    assert find(main_window, QWidget, "Start").isAncestorOf(focused(main_window))
