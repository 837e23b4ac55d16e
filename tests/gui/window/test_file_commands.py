"""Making projects, the demonstration, and saving a copy."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDialog, QLineEdit, QMainWindow

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.candidates.queries.systems import list_systems
from protest_core.db.project import Project
from protest_core.demo import demonstration_suites
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Judgement
from protest_gui.project.new_project import NewProjectDialog
from tests.builders.bad_paths import BAD_PATHS
from tests.builders.fetch import fetch
from tests.builders.small_suite import SYSTEM, write_suite
from tests.gui.driving import dialogs
from tests.gui.driving.dialogs import choose_file, choose_folder, when_shown
from tests.gui.driving.finding import (
    button,
    buttons,
    description_of,
    field,
    find,
    says,
    table,
    texts,
)
from tests.gui.driving.sections import section
from tests.gui.driving.tables import cells
from tests.gui.driving.window import (
    choose,
    click,
    is_nothing_open,
    message,
    open_file,
    open_path,
    press,
    press_quickly,
)

SYSTEMS = "Load the systems that come with the suite"
DEMONSTRATION = "Try the demonstration…"


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    systems = {"systems/one.txt": SYSTEM["text"], "systems/one.align": SYSTEM["links"]}
    return write_suite(tmp_path / "suite", **systems)


def fill(
    suite: Path, path: Path | None = None, *, systems: bool = True
) -> Callable[[QDialog], None]:
    def do(dialog: QDialog) -> None:
        type_into(field(dialog, "Suite"), str(suite))
        if path is not None:
            field(dialog, "Project file").selectAll()
            type_into(field(dialog, "Project file"), str(path))
        find(dialog, QCheckBox, SYSTEMS).setChecked(systems)
        press_quickly(dialog, "Return")

    return do


def type_into(where: QLineEdit, text: str) -> None:
    QTest.keyClicks(where, text)


def make(window: QMainWindow, do: Callable[[QDialog], object]) -> None:
    met = when_shown(window, QDialog, do)
    choose(window, "File/New project from suite…")
    assert len(met) == 1


def systems_of(path: Path | None) -> list[str]:
    assert path is not None
    with Project.open(path) as project:
        return [system.name for system in fetch(project, list_systems)]


def close_mistakes(window: QMainWindow) -> None:
    dialogs.dialog(window, "Mistakes in files").close()


def test_a_new_project_is_made_and_opened(main_window, suite: Path, tmp_path: Path):
    make(main_window, fill(suite, tmp_path / "new.protest"))
    assert open_path(main_window) == tmp_path / "new.protest"
    assert systems_of(open_path(main_window)) == ["one"]


def test_without_its_systems_if_they_are_not_wanted(main_window, suite, tmp_path: Path):
    make(main_window, fill(suite, tmp_path / "new.protest", systems=False))
    assert systems_of(open_path(main_window)) == []


def test_the_ending_is_added_where_it_is_missing(main_window, suite, tmp_path: Path):
    make(main_window, fill(suite, tmp_path / "new"))
    assert open_path(main_window) == tmp_path / "new.protest"


def test_a_name_is_proposed_beside_the_last_project(
    main_window, suite, tmp_path: Path, preferences
):
    preferences.add_recent(tmp_path / "last.protest")
    make(main_window, fill(suite))
    assert open_path(main_window) == tmp_path / "suite.protest"


def test_esc_makes_nothing(main_window: QMainWindow, suite: Path, tmp_path: Path, preferences):
    def leave(dialog: QDialog) -> None:
        type_into(field(dialog, "Suite"), str(suite))
        press_quickly(dialog, "Escape")

    preferences.add_recent(tmp_path / "last.protest")
    make(main_window, leave)
    assert is_nothing_open(main_window)
    assert list(tmp_path.glob("*.protest")) == []


def test_nothing_can_be_made_of_nothing(qtbot):
    dialog = NewProjectDialog("")
    qtbot.addWidget(dialog)
    dialog.show()
    assert not button(dialog, "Create").isEnabled()


def mistakes(dialog: QDialog) -> list[str]:
    """Return the mistakes that are shown beside the fields."""
    said = [description_of(field(dialog, name)) for name in ("Suite", "Project file")]
    assert all(each in texts(dialog) for each in said if each)
    return [each for each in said if each]


@pytest.fixture
def dialog(qtbot, tmp_path: Path) -> NewProjectDialog:
    dialog = NewProjectDialog(str(tmp_path))
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    return dialog


@pytest.mark.parametrize(("key", "name"), [(Qt.Key.Key_U, "Suite"), (Qt.Key.Key_P, "Project file")])
def test_the_letter_of_a_name_leads_into_its_field(dialog, qtbot, key: Qt.Key, name: str):
    button(dialog, "Cancel").setFocus()
    qtbot.keyClick(dialog, key, Qt.KeyboardModifier.AltModifier)
    assert field(dialog, name).hasFocus()


@pytest.mark.parametrize(("key", "name"), [("U", "Suite"), ("P", "Project file")])
def test_each_field_has_a_key(dialog: NewProjectDialog, key: str, name: str, qtbot):
    find(dialog, QCheckBox, SYSTEMS).setFocus()
    qtbot.keyClick(dialog, key, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(field(dialog, name).hasFocus)


def test_a_wrong_folder_is_told_beside_the_field_and_nothing_typed_is_lost(
    dialog: NewProjectDialog, suite: Path, tmp_path: Path
):
    fill(tmp_path, tmp_path / "nowhere" / "new.protest")(dialog)
    assert dialog.isVisible()
    no_suite, no_folder = mistakes(dialog)
    assert no_suite.startswith(f"{tmp_path} is no suite directory: it has no suite.toml.")
    assert no_folder.startswith(f"There is no folder {tmp_path / 'nowhere'}")
    assert field(dialog, "Suite").hasFocus()
    assert field(dialog, "Suite").text() == str(tmp_path)
    field(dialog, "Suite").setText(str(suite))
    assert mistakes(dialog) == [no_folder]
    field(dialog, "Project file").setText(str(tmp_path / "new.protest"))
    press_quickly(dialog, "Return")
    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Accepted


@pytest.mark.parametrize("reason", BAD_PATHS)
def test_a_path_that_cannot_be_looked_at_is_told_beside_its_field(
    dialog: NewProjectDialog, reason: str
):
    for name in ("Suite", "Project file"):
        field(dialog, name).setText(BAD_PATHS[reason])
    press_quickly(dialog, "Return")
    assert dialog.isVisible()
    assert len(mistakes(dialog)) == 2
    assert all(reason in each for each in mistakes(dialog))
    assert not says(dialog, "will be replaced")


def test_a_project_in_which_people_judged_is_refused_in_the_dialog(
    dialog: NewProjectDialog, project: Project, suite: Path
):
    (candidate, *_) = list_candidates(project=project, chosen=CandidateFilter())
    said = Judgement(remark="mine")
    judge(project=project, candidate_id=candidate, annotator="ann", judgement=said)
    fill(suite, project.path)(dialog)
    assert dialog.isVisible()
    assert "contains 1 judgement that people made" in mistakes(dialog)[0]


def test_a_project_that_another_program_writes_is_told_at_once(
    dialog: NewProjectDialog, project_file: Path, suite: Path
):
    other = sqlite3.connect(project_file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    begun = monotonic()
    fill(suite, project_file)(dialog)
    assert "being written by another program" in mistakes(dialog)[0]
    assert monotonic() - begun < 10  # commands wait for a minute
    other.close()


def test_what_could_not_be_made_is_there_again_to_be_changed(
    main_window: QMainWindow, suite: Path, tmp_path: Path
):
    (suite / "documents.tsv").unlink()
    make(main_window, fill(suite, tmp_path / "new.protest", systems=False))
    close_mistakes(main_window)
    write_suite(suite)
    make(main_window, lambda dialog: press_quickly(dialog, "Return"))
    assert open_path(main_window) == tmp_path / "new.protest"
    assert systems_of(open_path(main_window)) == []


def test_mistakes_of_the_suite_come_in_one_list(main_window, suite, tmp_path: Path):
    (suite / "documents.tsv").unlink()
    (suite / "reference.align").write_text("x\n")
    make(main_window, fill(suite, tmp_path / "new.protest"))
    close_mistakes(main_window)
    assert not (tmp_path / "new.protest").exists()


def test_the_open_project_is_not_overwritten(main_window, project: Project, suite):
    open_file(main_window, project.path)
    found = []

    def do(dialog: QDialog) -> None:
        fill(suite, project.path)(dialog)
        found.extend(mistakes(dialog))

    make(main_window, do)
    assert len(found) == 1
    assert "is open in this window" in found[0]
    assert [s.name for s in fetch(project, list_systems)] == ["one"]


def test_a_file_that_is_replaced_is_told_of_before(qtbot, suite: Path, project_file: Path):
    dialog = NewProjectDialog("")
    qtbot.addWidget(dialog)
    dialog.show()
    type_into(field(dialog, "Suite"), str(suite))
    assert not says(dialog, "will be replaced")
    field(dialog, "Project file").clear()
    type_into(field(dialog, "Project file"), str(project_file.with_suffix("")))
    assert says(dialog, "will be replaced")


def test_folders_can_be_chosen_instead_of_typed(qtbot, suite: Path, tmp_path, monkeypatch):
    choose_folder(monkeypatch, suite)
    choose_file(monkeypatch, tmp_path / "x")
    dialog = NewProjectDialog(str(tmp_path))
    qtbot.addWidget(dialog)
    dialog.show()
    click(dialog, "Choose: Suite")
    assert field(dialog, "Project file").text() == str(tmp_path / "suite.protest")
    click(dialog, "Choose: Project file")
    assert field(dialog, "Project file").text() == str(tmp_path / "x")
    assert field(dialog, "Suite").text() == str(suite)


def test_the_demonstration_is_made_where_one_says_and_opened(
    main_window: QMainWindow, tmp_path: Path, monkeypatch, preferences
):
    choose_folder(monkeypatch, tmp_path)
    button(main_window, DEMONSTRATION).setFocus()
    press(main_window, "Return")
    names = [f"{suite.name}.protest" for suite in demonstration_suites()]
    assert open_path(main_window) == tmp_path / names[0]
    assert {path.name for path in preferences.recent_files} == set(names)
    assert "Match now" not in buttons(section(main_window, "Systems"))


def test_a_demonstration_that_is_there_is_opened_as_it_is(
    main_window: QMainWindow, project_file: Path, tmp_path: Path, monkeypatch
):
    choose_folder(monkeypatch, tmp_path)
    there = project_file.rename(tmp_path / f"{demonstration_suites()[0].name}.protest")
    click(main_window, DEMONSTRATION)
    assert open_path(main_window) == there
    assert cells(table(section(main_window, "Systems"), "Systems")) == []


def test_choosing_no_folder_makes_nothing(main_window: QMainWindow, monkeypatch):
    choose_folder(monkeypatch, None)
    click(main_window, DEMONSTRATION)
    assert is_nothing_open(main_window)


def test_a_copy_holds_what_the_project_holds(main_window, project, tmp_path: Path, monkeypatch):
    open_file(main_window, project.path)
    copy = tmp_path / "copy"
    choose_file(monkeypatch, copy)
    choose(main_window, "File/Save a copy…")
    assert "copy.protest" in message(main_window)
    with Project.open(tmp_path / "copy.protest") as made:
        assert [s.name for s in fetch(made, list_systems)] == ["one"]
    assert open_path(main_window) == project.path


def test_a_copy_is_not_written_over_the_project_itself(main_window, project, monkeypatch):
    open_file(main_window, project.path)
    choose_file(monkeypatch, project.path)
    choose(main_window, "File/Save a copy…")
    assert "is open in this window" in message(main_window)


def test_cancelling_a_copy_makes_none(main_window, project, tmp_path: Path, monkeypatch):
    open_file(main_window, project.path)
    before = sorted(tmp_path.iterdir())
    choose_file(monkeypatch, None)
    choose(main_window, "File/Save a copy…")
    assert sorted(tmp_path.iterdir()) == before
