"""The reading page's commands in the window's menus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from protest_core.changes import ChangeSet
from protest_core.db.project import Project
from protest_gui.judging.page import ReadingPage
from protest_gui.keys.actions import command_action
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.window import choose, entry, open_file, settle


class Reading(ReadingPage):
    """A page that only notes what it is told."""

    def __init__(self, _opened, key_map, _preferences) -> None:
        super().__init__()
        self.told: list[object] = []
        self.field = QLineEdit()
        QVBoxLayout(self).addWidget(self.field)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.closes = True
        self.still_unsaved = {}
        for name in ("undo", "next", "next_open", "more_above", "pronoun_yes"):
            self.addAction(command_action(self, name, key_map, lambda n=name: self.told.append(n)))
        back = command_action(self, "back", key_map, self.back_wanted.emit)
        self.addAction(back)

    def read(self, candidates, at):
        self.told.append((tuple(candidates), at))

    @property
    def unsaved(self):
        return self.still_unsaved

    def may_close(self):
        return self.closes

    def take_change(self, change: ChangeSet):
        self.told.append(change)

    def judge_as(self, annotator: str):
        self.told.append(annotator)


@pytest.fixture
def window(main_window: MainWindow, project: Project, monkeypatch) -> MainWindow:
    main_window.pages._make_reading_page = Reading
    open_file(main_window, project.path)
    return main_window


@pytest.fixture
def page(window: MainWindow) -> Reading:
    window.read_candidates([1, 2, 3], 2)
    page = window.pages.reading_page
    assert page.told == [((1, 2, 3), 2)]
    page.told.clear()
    return page


READING = ["Edit/Undo", "Edit/Redo", "Go/Next", "Go/Previous", "View/More context above"]


def test_before_anything_is_read_its_commands_are_grey_but_there(window: MainWindow):
    assert not any(entry(window, path).isEnabled() for path in READING)
    assert entry(window, "Edit/Undo").shortcut().toString() == "Ctrl+Z"


def test_while_reading_those_it_has_work_from_the_menu_and_by_key(window, page: Reading, qtbot):
    choose(window, "Edit/Undo")
    page.setFocus()
    qtbot.keyClick(page, Qt.Key.Key_N)
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.told == ["undo", "next_open", "undo"]
    assert not entry(window, "Edit/Redo").isEnabled()


def test_what_has_no_place_in_a_menu_stays_with_the_page(window: MainWindow, page: Reading, qtbot):
    qtbot.keyClick(page, Qt.Key.Key_1)
    assert page.told == ["pronoun_yes"]


def test_back_leads_to_the_overview_and_greys_them(window: MainWindow, page: Reading, qtbot):
    qtbot.keyClick(page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    settle(window)
    assert window.pages.project_page.isVisible()
    assert not any(entry(window, path).isEnabled() for path in READING)
    qtbot.keyClick(window, Qt.Key.Key_N)
    assert page.told == []


def test_what_the_page_itself_greyed_stays_grey_when_it_comes_back(window, page: Reading):
    (undo,) = [a for a in page.actions() if a.objectName() == "undo"]
    undo.setEnabled(False)
    window.pages.show_project_page()
    undo.setEnabled(False)
    window.read_candidates([1], 0)
    assert not undo.isEnabled()
    assert entry(window, "Go/Next").isEnabled()


def test_what_the_page_frees_while_it_is_not_seen_works_only_when_it_is(window, page: Reading):
    (undo,) = [a for a in page.actions() if a.objectName() == "undo"]
    undo.setEnabled(False)
    window.pages.show_project_page()
    undo.setEnabled(True)
    assert not undo.isEnabled()
    window.read_candidates([1], 0)
    assert undo.isEnabled()


def test_closing_the_project_takes_its_commands_back(window: MainWindow, page: Reading):
    choose(window, "File/Close")
    assert not any(entry(window, path).isEnabled() for path in READING)
    assert isinstance(entry(window, "Edit/Undo"), QAction)


def test_what_is_not_saved_is_marked_in_the_title(window: MainWindow, page: Reading):
    page.still_unsaved = {1: "judgement"}
    page.unsaved_changed.emit()
    assert window.isWindowModified()
    page.still_unsaved = {}
    page.unsaved_changed.emit()
    assert not window.isWindowModified()


def test_who_will_not_let_go_keeps_the_project_and_the_window(window, page: Reading):
    page.closes = False
    choose(window, "File/Close")
    assert window.opened is not None
    window.close()
    assert window.isVisible()
    page.closes = True


def test_another_project_does_not_take_the_place_of_one_that_may_not_close(
    window: MainWindow, page: Reading, tmp_path
):
    from protest_core.loading.create_project import create_project

    create_project(path=tmp_path / "b.protest", directory=tmp_path / "small")
    page.closes = False
    window.open_project(tmp_path / "b.protest")
    settle(window)
    assert window.opened.path.name == "small.protest"
    page.closes = True


def test_reload_reaches_the_page(window: MainWindow, page: Reading, qtbot):
    qtbot.keyClick(page, Qt.Key.Key_F5)
    settle(window)
    assert [type(each) for each in page.told] == [ChangeSet]
