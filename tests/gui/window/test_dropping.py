"""Files that are dropped on the window, and those that it refuses."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from protest_core.db.project import Project
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from protest_gui.window.dropping import (
    DroppedOutputs,
    DroppedProject,
    DroppedSuite,
    Refused,
    meaning_of,
)
from tests.builders.bad_paths import BAD_PATHS_AS_THEY_STAND, closed_folder
from tests.builders.hostile_project import write_hostile
from tests.builders.small_suite import write_system
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.every_page import look_in, walk_project, walk_reading
from tests.gui.driving.finding import says, table
from tests.gui.driving.sections import section
from tests.gui.driving.window import (
    choose,
    click,
    drop,
    is_nothing_open,
    message,
    open_file,
    open_path,
    press_quickly,
    settle,
)


def test_a_project_is_opened(main_window: QMainWindow, project: Project):
    assert drop(main_window, project.path)
    settle(main_window)
    assert open_path(main_window) == project.path


def test_outputs_are_offered_for_loading(
    main_window: QMainWindow, project: Project, tmp_path: Path
):
    open_file(main_window, project.path)
    met = when_shown(main_window, QDialog, QDialog.reject, title="Load systems")
    assert drop(main_window, *write_system(tmp_path, "two"))
    assert len(met) == 1


def test_a_table_of_judgements_is_offered_for_importing(
    main_window: QMainWindow, project: Project, tmp_path: Path
):
    table = tmp_path / "judgements.csv"
    table.write_text("annotator,system,example,pronoun\nAda,A,1,yes\n")
    assert isinstance(meaning_of([table], project_is_open=False), Refused)
    open_file(main_window, project.path)
    asked: list[str] = []
    met = when_shown(
        main_window,
        QDialog,
        lambda dialog: asked.extend(each.text() for each in dialog.findChildren(QLineEdit)),
        title="Import judgements",
    )
    assert drop(main_window, table)
    settle(main_window)
    assert len(met) == 1
    assert str(table) in asked


def test_a_text_with_commas_is_no_table_of_judgements(tmp_path: Path):
    text = tmp_path / "output.csv"
    text.write_text("The system, for example, is down.\n")
    assert isinstance(meaning_of([text], project_is_open=True), DroppedOutputs)


@pytest.mark.parametrize("end", ["leave", "drop"])
def test_while_hovering_it_is_said_what_dropping_would_do(
    main_window: QMainWindow, tmp_path: Path, end: str
):
    for name, said in (("a.protest", "Drop to open a.protest."), ("a.txt", "Open a project first")):
        hover(main_window, tmp_path / name)
        assert says(main_window, said)
        if end == "leave":
            QApplication.sendEvent(main_window, QDragLeaveEvent())
            assert not says(main_window, said)
        else:
            drop(main_window, tmp_path / name)
            settle(main_window)
            assert not says(main_window, "Drop to open")


def hover(window: QMainWindow, path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    at = window.rect().center()
    event = QDragEnterEvent(at, Qt.DropAction.CopyAction, mime, left, none)
    QApplication.sendEvent(window, event)


def test_a_file_is_copied_where_the_other_program_proposes_to_move_it(
    main_window: QMainWindow, project: Project
):
    """The other program may delete a file that it believes moved."""
    copy, move = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction
    answers = drop(main_window, project.path, offered=copy | move, proposed=move)
    assert answers == [copy, copy, copy]
    settle(main_window)
    assert open_path(main_window) == project.path


def test_a_file_that_can_only_be_moved_is_refused(main_window: QMainWindow, project: Project):
    move = Qt.DropAction.MoveAction
    assert drop(main_window, project.path, offered=move, proposed=move) == []
    settle(main_window)
    assert is_nothing_open(main_window)


def test_no_field_takes_what_is_dropped(main_window: QMainWindow, tmp_path: Path):
    """The other program may delete a file that it believes moved."""
    met: set[str] = set()
    taking: set[str] = set()

    def look() -> None:
        for kind in (QLineEdit, QPlainTextEdit, QTextEdit):
            for field in (each for each in QApplication.allWidgets() if isinstance(each, kind)):
                met.add(type(field).__name__)
                if moves(field):
                    taking.add(f"{type(field).__name__} {field.accessibleName()}")

    path = write_hostile(tmp_path)
    with Project.open(path) as project:
        everything = TaskSettings("pilot", included=Included.EVERYTHING)
        create_task_set(project=project, settings=everything)
    open_file(main_window, path)
    walk_project(main_window, look)
    tasks = section(main_window, "Tasks")
    for begin in (
        lambda: click(tasks, "Hand out…"),
        lambda: click(tasks, "New task set…"),
        lambda: choose(main_window, "File/New project from suite…"),
        lambda: choose(main_window, "Tools/Keys…"),
    ):
        look_in(QDialog, begin, main_window, look)
    walk_reading(main_window, look)
    assert met >= {"LineEdit", "TagField", "RemarkEdit", "TokenText", "QLineEdit"}
    assert taking == set()


def moves(field: QWidget) -> bool:
    where = field.viewport() if isinstance(field, QAbstractScrollArea) else field
    mime = QMimeData()
    mime.setText("/tmp/a.txt")
    copy, move = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction
    left, shift = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
    event = QDragEnterEvent(QPoint(1, 1), copy | move, mime, left, shift)
    event.ignore()
    QApplication.sendEvent(where, event)
    QApplication.sendEvent(where, QDragLeaveEvent())
    return event.isAccepted()


def test_the_name_of_an_output_that_is_edited_takes_nothing_either(
    main_window: QMainWindow, project: Project, tmp_path: Path
):
    open_file(main_window, project.path)
    editors = []

    def edit(dialog: QDialog) -> None:
        outputs = table(dialog, "Outputs of systems")
        outputs.setFocus()
        press_quickly(dialog, "F2")
        editors.extend(moves(each) for each in outputs.findChildren(QLineEdit))

    when_shown(main_window, QDialog, edit)
    drop(main_window, *write_system(tmp_path, "two"))
    assert editors == [False]


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (["notes.pdf"], "notes.pdf cannot be used here."),
        (["a.protest", "b.protest"], "one project at a time"),
        (["a.protest", "a.txt"], "one project at a time"),
        (["a.txt", "a.align"], "Open a project first"),
    ],
)
def test_anything_else_is_refused_in_a_sentence(
    main_window: QMainWindow, tmp_path: Path, names: list[str], reason: str
):
    drop(main_window, *(tmp_path / name for name in names))
    assert message(main_window)
    assert reason in message(main_window)
    assert is_nothing_open(main_window)


def test_a_link_from_the_web_is_refused(main_window: QMainWindow):
    drop(main_window, web="https://example.org/x.protest")
    assert "Drop a project" in message(main_window)


@pytest.mark.parametrize("reason", BAD_PATHS_AS_THEY_STAND)
def test_a_path_that_cannot_be_looked_at_is_refused_in_a_sentence(reason: str):
    for is_open in (True, False):
        meaning = meaning_of([Path(BAD_PATHS_AS_THEY_STAND[reason])], project_is_open=is_open)
        assert isinstance(meaning, Refused)
        assert reason in meaning.reason


def test_a_folder_one_may_not_look_into_is_refused_in_a_sentence(tmp_path: Path):
    with closed_folder(tmp_path / "closed") as folder:
        meaning = meaning_of([folder / "x.protest"], project_is_open=True)
    assert isinstance(meaning, Refused)
    assert "cannot be looked at: Permission denied." in meaning.reason


def test_a_folder_counts_as_outputs(tmp_path: Path):
    assert meaning_of([tmp_path], project_is_open=True) == DroppedOutputs((tmp_path,))
    assert isinstance(meaning_of([tmp_path], project_is_open=False), Refused)


def test_a_project_counts_as_one_whether_or_not_one_is_open():
    path = Path("a.protest")
    for is_open in (True, False):
        assert meaning_of([path], project_is_open=is_open) == DroppedProject(path)


def test_nothing_is_refused():
    assert isinstance(meaning_of([], project_is_open=True), Refused)


def test_a_folder_with_a_suite_is_a_suite_whatever_is_open(suite_directory: Path):
    for is_open in (True, False):
        meaning = meaning_of([suite_directory], project_is_open=is_open)
        assert meaning == DroppedSuite(suite_directory)


def test_a_file_in_a_format_of_evaluations_counts_as_an_output():
    inputs = Path(__file__).parents[2] / "fixtures" / "inputs"
    for path in inputs.iterdir():
        assert meaning_of([path], project_is_open=True) == DroppedOutputs((path,))
