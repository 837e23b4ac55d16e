"""Handing out a task set: a name for each task, and the files that come of it."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QLineEdit

from protest_core.annotating.judge import judge
from protest_core.db.header import is_batch
from protest_core.db.project import Project
from protest_core.evaluation.run import evaluate
from protest_core.judgements.model import Judgement
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.queries import list_task_sets
from protest_core.tasks.sets import create_task_set, task_sets
from protest_gui.tasks.hand_out import HandOutDialog
from protest_gui.widgets.inputs import PathEdit
from protest_gui.window.main_window import MainWindow
from tests.bad_paths import BAD_PATHS
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import button
from tests.gui.driving.window import open_file, settle

PILOT = TaskSettings("pilot", included=Included.EVERYTHING, tasks=2, seed=3)


@pytest.fixture
def dealt(project: Project) -> Project:
    """In two tasks; ann is known, because she judged something."""
    evaluate(project=project)
    create_task_set(project=project, settings=PILOT)
    with project.reading() as tx:
        candidate = list_task_sets(tx)[0].tasks[0].candidates[0]
    judge(project=project, candidate_id=candidate, annotator="ann", judgement=Judgement(remark="?"))
    return project


@pytest.fixture
def drive(main_window: MainWindow, dealt: Project, qtbot):
    open_file(main_window, dealt.path)
    page = main_window.pages.project_page
    page.show_section(page.tasks_page)

    def drive(do):
        met = when_shown(main_window, HandOutDialog, do)
        qtbot.mouseClick(button(page.tasks_page, "Hand out…"), Qt.MouseButton.LeftButton)
        assert met
        settle(main_window)
        settle(main_window)
        return page.tasks_page

    return drive


def fields(dialog: HandOutDialog) -> list[QComboBox]:
    return [*dialog._names.values()]


def test_names_by_keyboard_make_files_with_enter(drive, dealt: Project, qtbot):
    def fill(dialog):
        assert fields(dialog)[0].isAncestorOf(dialog.focusWidget())
        qtbot.keyClicks(dialog.focusWidget(), "ann")
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert fields(dialog)[1].isAncestorOf(dialog.focusWidget())
        qtbot.keyClicks(dialog.focusWidget(), "Ben Adam")
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
        assert not dialog.isVisible()

    page = drive(fill)
    folder = dealt.path.parent
    made = sorted(path.name for path in folder.glob("*.protestbatch"))
    assert made == ["pilot-Ben_Adam.protestbatch", "pilot-ann.protestbatch"]
    assert all(is_batch(path=folder / name) for name in made)
    (kept,) = task_sets(project=dealt)
    assert [task.handed_out for task in kept.tasks] == [("ann",), ("Ben Adam",)]
    assert all(name in page.banner.text for name in made)


def test_the_table_shows_at_once_who_has_what(drive):
    page = drive(
        lambda dialog: (
            fields(dialog)[1].setEditText("zoe"),
            button(dialog, "Make the files").click(),
        )
    )
    model = page._table.model()
    names = [model.index(row, 3).data() for row in range(model.rowCount())]
    assert "zoe" in names


def test_the_folder_of_the_files_can_be_shown(drive, qtbot, monkeypatch, dealt: Project):
    page = drive(
        lambda dialog: (
            fields(dialog)[0].setEditText("ann"),
            button(dialog, "Make the files").click(),
        )
    )
    asked = []

    def opens(url: QUrl) -> bool:
        asked.append(url.toLocalFile())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", opens)
    told = page.banner.text
    qtbot.mouseClick(button(page, "Show the folder"), Qt.MouseButton.LeftButton)
    assert asked == [str(dealt.path.parent)]
    assert page.banner.text == told


def test_a_folder_that_cannot_be_shown_is_told(drive, qtbot, monkeypatch, dealt: Project):
    page = drive(
        lambda dialog: (
            fields(dialog)[0].setEditText("ann"),
            button(dialog, "Make the files").click(),
        )
    )
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    qtbot.mouseClick(button(page, "Show the folder"), Qt.MouseButton.LeftButton)
    folder = dealt.path.parent
    assert page.banner.text == f"The folder could not be opened here. It is {folder}."


def test_esc_makes_no_file(drive, dealt: Project, qtbot):
    def leave(dialog):
        qtbot.keyClicks(fields(dialog)[0], "ann")
        qtbot.keyClick(fields(dialog)[0], Qt.Key.Key_Escape)
        assert not dialog.isVisible()

    drive(leave)
    assert not [*dealt.path.parent.glob("*.protestbatch")]
    assert not any(task.handed_out for task in task_sets(project=dealt)[0].tasks)


def test_known_annotators_are_offered_and_nobody_is_chosen(drive):
    def look(dialog):
        for field in fields(dialog):
            assert [field.itemText(at) for at in range(field.count())] == ["ann"]
            assert field.currentText() == ""
        assert not button(dialog, "Make the files").isEnabled()

    drive(look)


def test_the_beginning_of_a_known_name_is_a_name_of_its_own(drive, dealt: Project, qtbot):
    def fill(dialog):
        qtbot.keyClicks(dialog.focusWidget(), "an")
        button(dialog, "Make the files").click()

    drive(fill)
    assert [task.handed_out for task in task_sets(project=dealt)[0].tasks] == [("an",), ()]


def test_nobody_gets_two_tasks(drive, qtbot):
    def fill(dialog):
        for field in fields(dialog):
            field.setEditText("ann")
        assert not button(dialog, "Make the files").isEnabled()
        assert "ann would get two tasks" in dialog._remark.text()
        fields(dialog)[1].setEditText("zoe")
        assert button(dialog, "Make the files").isEnabled()
        assert dialog._remark.text() == ""

    drive(fill)


@pytest.mark.parametrize(
    ("name", "why"), [("Adjudication", "people disagree"), ("Zoe\u0301", "composed form")]
)
def test_to_a_name_that_nobody_can_have_nothing_is_handed_out(drive, name, why):
    def fill(dialog):
        fields(dialog)[0].setEditText(name)
        assert not button(dialog, "Make the files").isEnabled()
        assert why in dialog._remark.text()
        fields(dialog)[0].setEditText("zoe")
        assert button(dialog, "Make the files").isEnabled()

    drive(fill)


def test_systems_go_by_codes_unless_somebody_says_no(drive):
    def look(dialog):
        box = dialog.findChild(QCheckBox)
        assert dialog.hand_out.blind
        box.click()
        assert not dialog.hand_out.blind

    drive(look)


def test_another_folder_can_be_chosen(drive, monkeypatch, tmp_path):
    folder = tmp_path / "to be sent"
    folder.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_, **__: str(folder))

    def choose(dialog):
        fields(dialog)[0].setEditText("ann")
        button(dialog, "Choose…").click()
        assert dialog.hand_out.directory == folder
        button(dialog, "Make the files").click()

    drive(choose)
    assert [path.name for path in folder.iterdir()] == ["pilot-ann.protestbatch"]


def test_without_a_folder_nothing_can_be_made(drive):
    def empty(dialog):
        fields(dialog)[0].setEditText("ann")
        dialog._folder.findChild(QLineEdit).clear()
        assert not button(dialog, "Make the files").isEnabled()

    drive(empty)


def test_a_folder_that_is_not_there_is_told_in_the_dialog(drive, dealt: Project):
    def mistype(dialog):
        fields(dialog)[0].setEditText("ann")
        folder = dialog.findChild(PathEdit)
        folder.set_text(str(dealt.path.parent / "nowhere"))
        button(dialog, "Make the files").click()
        assert dialog.isVisible()
        assert folder.mistake.startswith(f"There is no folder {dealt.path.parent / 'nowhere'}")
        assert fields(dialog)[0].currentText() == "ann"
        folder.set_text(str(dealt.path.parent))
        button(dialog, "Make the files").click()

    drive(mistype)
    assert (dealt.path.parent / "pilot-ann.protestbatch").exists()


def test_what_cannot_be_made_is_told_and_leaves_nothing(drive, main_window, dealt: Project):
    there = dealt.path.parent / "pilot-ann.protestbatch"
    there.write_text("mine")

    def fill(dialog):
        for field, name in zip(fields(dialog), ("zoe", "ann"), strict=True):
            field.setEditText(name)
        button(dialog, "Make the files").click()

    drive(fill)
    assert "pilot-ann.protestbatch" in main_window.banner.text
    assert there.read_text() == "mine"
    assert not (dealt.path.parent / "pilot-zoe.protestbatch").exists()


@pytest.mark.parametrize("told", BAD_PATHS)
def test_a_folder_that_cannot_be_looked_at_is_told_beside_its_field(drive, told: str):
    def fill(dialog):
        fields(dialog)[0].setEditText("ann")
        dialog.findChild(PathEdit).set_text(BAD_PATHS[told])
        button(dialog, "Make the files").click()
        assert dialog.isVisible()
        assert told in dialog.findChild(PathEdit).mistake

    drive(fill)
