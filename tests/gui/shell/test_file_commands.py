"""Making projects, the demonstration, and saving a copy."""

import sqlite3
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QFileDialog, QLineEdit

from protest_core.annotating.judge import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.project import Project
from protest_core.demo import demonstration_suites
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Judgement
from protest_gui.project.new_project import NewProjectDialog
from protest_gui.widgets.inputs import PathEdit
from protest_gui.window.failures import ProblemsDialog
from protest_gui.window.main_window import MainWindow
from tests.bad_paths import BAD_PATHS
from tests.fetch import fetch
from tests.gui.driving.dialogs import when_shown
from tests.gui.driving.finding import button
from tests.gui.driving.window import choose, open_file, settle
from tests.small_suite import SYSTEM, write_suite


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    systems = {"systems/one.txt": SYSTEM["text"], "systems/one.align": SYSTEM["links"]}
    return write_suite(tmp_path / "suite", **systems)


def field(dialog: NewProjectDialog, name: str) -> QLineEdit:
    (found,) = [e for e in dialog.findChildren(QLineEdit) if e.accessibleName() == name]
    return found


def fill(qtbot, suite: Path, path: Path | None = None, *, systems: bool = True):
    def do(dialog: NewProjectDialog) -> None:
        qtbot.keyClicks(field(dialog, "Suite"), str(suite))
        if path is not None:
            field(dialog, "Project file").selectAll()
            qtbot.keyClicks(field(dialog, "Project file"), str(path))
        dialog.findChild(QCheckBox).setChecked(systems)
        qtbot.keyClick(dialog, Qt.Key.Key_Return)

    return do


def make(window: MainWindow, do) -> None:
    met = when_shown(window, NewProjectDialog, do)
    choose(window, "File/New Project from Suite…")
    settle(window)
    assert len(met) == 1


def test_a_new_project_is_made_and_opened(main_window, suite: Path, tmp_path: Path, qtbot):
    make(main_window, fill(qtbot, suite, tmp_path / "new.protest"))
    assert main_window.opened.path == tmp_path / "new.protest"
    assert [s.name for s in fetch(main_window.opened.project, list_systems)] == ["one"]


def test_without_its_systems_if_they_are_not_wanted(main_window, suite, tmp_path: Path, qtbot):
    make(main_window, fill(qtbot, suite, tmp_path / "new.protest", systems=False))
    assert fetch(main_window.opened.project, list_systems) == ()


def test_the_ending_is_added_where_it_is_missing(main_window, suite, tmp_path: Path, qtbot):
    make(main_window, fill(qtbot, suite, tmp_path / "new"))
    assert main_window.opened.path == tmp_path / "new.protest"


def test_a_name_is_proposed_beside_the_last_project(main_window, suite, tmp_path: Path, qtbot):
    main_window.preferences.add_recent(tmp_path / "last.protest")
    make(main_window, fill(qtbot, suite))
    assert main_window.opened.path == tmp_path / "suite.protest"


def test_esc_makes_nothing(main_window: MainWindow, suite: Path, tmp_path: Path, qtbot):
    def leave(dialog: NewProjectDialog) -> None:
        qtbot.keyClicks(field(dialog, "Suite"), str(suite))
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    main_window.preferences.add_recent(tmp_path / "last.protest")
    make(main_window, leave)
    assert main_window.opened is None
    assert list(tmp_path.glob("*.protest")) == []


def test_nothing_can_be_made_of_nothing(qtbot):
    dialog = NewProjectDialog("")
    qtbot.addWidget(dialog)
    dialog.show()
    assert not button(dialog, "Make").isEnabled()


def mistakes(dialog: NewProjectDialog) -> list[str]:
    """What is said beside the fields."""
    edits = dialog.findChildren(PathEdit)
    return [edit.mistake for edit in edits if edit.mistake]


@pytest.fixture
def dialog(qtbot, tmp_path: Path) -> NewProjectDialog:
    dialog = NewProjectDialog(str(tmp_path))
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    return dialog


@pytest.mark.parametrize(("key", "name"), [("U", "Suite"), ("P", "Project file")])
def test_each_field_has_a_key(dialog: NewProjectDialog, qtbot, key: str, name: str):
    dialog.findChild(QCheckBox).setFocus()
    qtbot.keyClick(dialog, key, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(field(dialog, name).hasFocus)


def test_a_wrong_folder_is_told_beside_the_field_and_nothing_typed_is_lost(
    dialog: NewProjectDialog, suite: Path, tmp_path: Path, qtbot
):
    fill(qtbot, tmp_path, tmp_path / "nowhere" / "new.protest")(dialog)
    assert dialog.isVisible()
    no_suite, no_folder = mistakes(dialog)
    assert no_suite.startswith(f"{tmp_path} is no suite directory: it has no suite.toml.")
    assert no_folder.startswith(f"There is no folder {tmp_path / 'nowhere'}")
    assert field(dialog, "Suite").hasFocus()
    assert field(dialog, "Suite").text() == str(tmp_path)
    field(dialog, "Suite").setText(str(suite))
    assert mistakes(dialog) == [no_folder]
    field(dialog, "Project file").setText(str(tmp_path / "new.protest"))
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Accepted


@pytest.mark.parametrize("told", BAD_PATHS)
def test_a_path_that_cannot_be_looked_at_is_told_beside_its_field(
    dialog: NewProjectDialog, qtbot, told: str
):
    for name in ("Suite", "Project file"):
        field(dialog, name).setText(BAD_PATHS[told])
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert len(mistakes(dialog)) == 2
    assert all(told in each for each in mistakes(dialog))
    assert "will be replaced" not in dialog._remark.text()


def test_a_project_in_which_people_judged_is_refused_in_the_dialog(
    dialog: NewProjectDialog, project: Project, suite: Path, qtbot
):
    (candidate, *_) = list_candidates(project=project, chosen=CandidateFilter())
    said = Judgement(remark="mine")
    judge(project=project, candidate_id=candidate, annotator="ann", judgement=said)
    fill(qtbot, suite, project.path)(dialog)
    assert dialog.isVisible()
    assert "holds 1 judgement that people made" in mistakes(dialog)[0]


def test_a_project_that_another_program_writes_is_told_at_once(
    dialog: NewProjectDialog, project_file: Path, suite: Path, qtbot
):
    other = sqlite3.connect(project_file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    begun = monotonic()
    fill(qtbot, suite, project_file)(dialog)
    assert "being written by another program" in mistakes(dialog)[0]
    assert monotonic() - begun < 10  # commands wait for a minute
    other.close()


def test_what_could_not_be_made_is_there_again_to_be_changed(
    main_window: MainWindow, suite: Path, tmp_path: Path, qtbot
):
    (suite / "documents.tsv").unlink()
    make(main_window, fill(qtbot, suite, tmp_path / "new.protest", systems=False))
    (problems,) = main_window.findChildren(ProblemsDialog)
    problems.close()
    write_suite(suite)
    make(main_window, lambda dialog: qtbot.keyClick(dialog, Qt.Key.Key_Return))
    assert main_window.opened.path == tmp_path / "new.protest"
    assert fetch(main_window.opened.project, list_systems) == ()


def test_mistakes_of_the_suite_come_in_one_list(main_window, suite, tmp_path: Path, qtbot):
    (suite / "documents.tsv").unlink()
    (suite / "reference.align").write_text("x\n")
    make(main_window, fill(qtbot, suite, tmp_path / "new.protest"))
    (dialog,) = main_window.findChildren(ProblemsDialog)
    dialog.close()
    assert not (tmp_path / "new.protest").exists()


def test_the_open_project_is_not_overwritten(main_window, project: Project, suite, qtbot):
    open_file(main_window, project.path)
    told = []

    def do(dialog: NewProjectDialog) -> None:
        fill(qtbot, suite, project.path)(dialog)
        told.extend(mistakes(dialog))

    make(main_window, do)
    assert len(told) == 1
    assert "is open in this window" in told[0]
    assert [s.name for s in fetch(project, list_systems)] == ["one"]


def test_a_file_that_is_replaced_is_told_of_before(qtbot, suite: Path, project_file: Path):
    dialog = NewProjectDialog("")
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClicks(field(dialog, "Suite"), str(suite))
    assert not dialog._remark.text()
    field(dialog, "Project file").clear()
    qtbot.keyClicks(field(dialog, "Project file"), str(project_file.with_suffix("")))
    assert "will be replaced" in dialog._remark.text()


def test_folders_can_be_chosen_instead_of_typed(qtbot, suite: Path, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(suite))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(tmp_path / "x"), ""))
    dialog = NewProjectDialog(str(tmp_path))
    qtbot.addWidget(dialog)
    dialog._choose_suite()
    assert dialog.new_project.path == tmp_path / "suite.protest"
    dialog._choose_path()
    assert dialog.new_project.path == tmp_path / "x.protest"
    assert dialog.new_project.suite == suite


def test_the_demonstration_is_made_where_one_says_and_opened(
    main_window: MainWindow, tmp_path: Path, monkeypatch, qtbot
):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    press = button(main_window.start_page, "Try the demonstration…")
    press.setFocus()
    qtbot.keyClick(press, Qt.Key.Key_Return)
    settle(main_window)
    names = [f"{suite.name}.protest" for suite in demonstration_suites()]
    assert main_window.opened.path == tmp_path / names[0]
    assert {path.name for path in main_window.preferences.recent_files} == set(names)
    assert not main_window.pages.project_page.state.some_are_not_matched


def test_a_demonstration_that_is_there_is_opened_as_it_is(
    main_window: MainWindow, project_file: Path, tmp_path: Path, monkeypatch
):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    there = project_file.rename(tmp_path / f"{demonstration_suites()[0].name}.protest")
    main_window.files.make_demonstration()
    settle(main_window)
    assert main_window.opened.path == there
    assert main_window.pages.project_page.state.systems == ()


def test_choosing_no_folder_makes_nothing(main_window: MainWindow, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    main_window.files.make_demonstration()
    settle(main_window)
    assert main_window.opened is None


def test_a_copy_holds_what_the_project_holds(main_window, project, tmp_path: Path, monkeypatch):
    open_file(main_window, project.path)
    copy = tmp_path / "copy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    choose(main_window, "File/Save a Copy…")
    assert "copy.protest" in main_window.banner.text
    with Project.open(tmp_path / "copy.protest") as made:
        assert [s.name for s in fetch(made, list_systems)] == ["one"]
    assert main_window.opened.path == project.path


def test_a_copy_is_not_written_over_the_project_itself(main_window, project, monkeypatch):
    open_file(main_window, project.path)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(project.path), ""))
    choose(main_window, "File/Save a Copy…")
    assert "is open in this window" in main_window.banner.text


def test_cancelling_a_copy_makes_none(main_window, project, tmp_path: Path, monkeypatch):
    open_file(main_window, project.path)
    before = sorted(tmp_path.iterdir())
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    choose(main_window, "File/Save a Copy…")
    assert sorted(tmp_path.iterdir()) == before
