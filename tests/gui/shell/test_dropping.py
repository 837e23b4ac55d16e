"""What dropping does, and politely does not do."""

from pathlib import Path

import pytest

from protest_core.operations import Project
from protest_gui.dropping import DroppedOutputs, DroppedProject, DroppedSuite, Refused, meaning_of
from protest_gui.main_window import MainWindow
from protest_gui.project.load_dialog import LoadDialog
from tests.gui.driving import drop, opened, settle, when_shown
from tests.small_suite import write_system


def test_a_project_is_opened(main_window: MainWindow, project: Project):
    assert drop(main_window, project.path)
    settle(main_window)
    assert main_window.opened.path == project.path


def test_outputs_are_offered_for_loading(main_window: MainWindow, project: Project, tmp_path: Path):
    opened(main_window, project.path)
    met = when_shown(main_window, LoadDialog, LoadDialog.reject)
    assert drop(main_window, *write_system(tmp_path, "two"))
    assert len(met) == 1
    assert main_window.pages.project_page.state.systems[0].system.name == "one"


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
    main_window: MainWindow, tmp_path: Path, names: list[str], reason: str
):
    drop(main_window, *(tmp_path / name for name in names))
    assert main_window.banner.isVisible()
    assert reason in main_window.banner.text
    assert main_window.opened is None


def test_a_link_from_the_web_is_refused(main_window: MainWindow):
    drop(main_window, web="https://example.org/x.protest")
    assert "Drop a project" in main_window.banner.text


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
