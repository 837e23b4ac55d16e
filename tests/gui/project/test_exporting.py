"""File → Export: what other programs get of a project, chosen in a dialog."""

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QComboBox, QDialog, QFrame, QMainWindow, QSpinBox

from protest_core.annotating.judge_candidate import judge
from protest_core.candidates.filter import CandidateFilter
from protest_core.db.project import Project
from protest_core.evaluation.match_project import evaluate
from protest_core.evaluation.project_overview import list_candidates
from protest_core.judgements.model import Answer, Judgement
from protest_core.tasks.plan import Included, TaskSettings
from protest_core.tasks.sets import create_task_set
from tests.gui.driving.dialogs import dialog, dialogs
from tests.gui.driving.finding import (
    button,
    combo,
    description_of,
    field,
    find,
    is_shown,
    says,
    shown,
    table,
)
from tests.gui.driving.tables import cell
from tests.gui.driving.window import (
    click,
    entry,
    focused,
    held_up,
    message,
    open_file,
    pick,
    press,
    press_quickly,
    settle,
    type_text,
)

ENTRY = "File/Export…"


@pytest.fixture
def window(main_window: QMainWindow, project: Project) -> QMainWindow:
    """A window on a project with two judgements by Anna and one by Ben."""
    evaluate(project=project)
    candidates = list_candidates(project=project, chosen=CandidateFilter())
    said = Judgement(pronoun=Answer.YES)
    for annotator, number in (("Anna", 0), ("Anna", 1), ("Ben", 0)):
        judge(
            project=project,
            candidate_id=candidates[number],
            annotator=annotator,
            judgement=said,
        )
    open_file(main_window, project.path)
    return main_window


@pytest.fixture
def export(window: QMainWindow) -> QDialog:
    press(window, "Ctrl+E")
    found = dialog(window, "Export")
    assert focused(found) is table(found, "What to export")
    return found


def choose_kind(export: QDialog, name: str) -> None:
    """Choose a kind by the arrows."""
    kinds = table(export, "What to export")
    rows = [cell(kinds, row, "Export") for row in range(kinds.model().rowCount())]
    for _ in range(rows.index(name)):
        press(export, "Down")


def path(export: QDialog) -> Path:
    return Path(field(export, "File").text())


def rows(file: Path, delimiter: str = ",") -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as opened:
        return [*csv.DictReader(opened, delimiter=delimiter)]


def leave_out(export: QDialog, menu: str, name: str) -> None:
    (found,) = (a for a in button(export, menu).menu().actions() if a.text() == name)
    found.trigger()


def test_return_writes_what_is_proposed_beside_the_project(export, window, tmp_path: Path):
    press(export, "Return")
    written = rows(tmp_path / "small-judgements.csv")
    assert [row["annotator"] for row in written] == ["Anna", "Ben", "Anna"]
    assert message(window) == f"Written to {tmp_path / 'small-judgements.csv'}."
    assert dialogs(window) == []


def test_escape_writes_nothing(export, window, tmp_path: Path):
    before = sorted(tmp_path.iterdir())
    press(export, "Escape")
    assert sorted(tmp_path.iterdir()) == before
    assert message(window) == ""


def test_only_the_ticked_annotators_are_written(export, tmp_path: Path):
    leave_out(export, "All annotators", "Anna")
    assert button(export, "1 of 2 annotators")
    press(export, "Return")
    assert {row["annotator"] for row in rows(tmp_path / "small-judgements.csv")} == {"Ben"}


def test_without_any_annotator_there_is_nothing_to_export(export):
    leave_out(export, "All annotators", "Anna")
    assert button(export, "Export").isEnabled()
    leave_out(export, "1 of 2 annotators", "Ben")
    assert not button(export, "Export").isEnabled()


def test_only_the_ticked_categories_are_written(export, tmp_path: Path):
    choose_kind(export, "Candidates")
    (label, *rest) = [a.text() for a in button(export, "All categories").menu().actions()]
    leave_out(export, "All categories", label)
    press(export, "Return")
    written = rows(tmp_path / "small-candidates.csv")
    assert len({row["category"] for row in written}) == len(rest)


@pytest.mark.parametrize(
    ("kind", "usable"),
    [
        ("Judgements", {"Systems", "Categories", "Annotators"}),
        ("Matches", {"Systems", "Categories"}),
        ("Verified translations", {"Systems", "Categories"}),
        ("Contrast pairs", {"Systems", "Categories", "The pronoun is", "Seed"}),
        ("Strata", set()),
    ],
)
def test_what_has_no_meaning_is_grey(export, kind, usable):
    choose_kind(export, kind)
    parts = {
        "Systems": button(export, "All systems"),
        "Categories": button(export, "All categories"),
        "Annotators": button(export, "All annotators"),
        "The pronoun is": combo(export, "The pronoun is"),
        "Seed": find(export, QSpinBox, "Seed"),
    }
    assert {name for name, part in parts.items() if part.isEnabled()} == usable


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("Judgements", "small-judgements.csv"),
        ("Candidates", "small-candidates.csv"),
        ("Matches", "small-matches.csv"),
        ("Verified translations", "small-references.csv"),
        ("Contrast pairs", "small-aces.tsv"),
        ("Strata", "small-strata.csv"),
    ],
)
def test_everything_can_be_exported_by_arrows_and_return(export, tmp_path: Path, kind, name):
    choose_kind(export, kind)
    press(export, "Return")
    assert (tmp_path / name).exists()


def test_what_could_not_be_made_is_told_with_the_reason(export, window):
    choose_kind(export, "Contrast pairs")
    press(export, "Return")
    assert "that people called correct (seed 0)" in message(window)


def test_a_table_without_rows_says_why(export, window):
    choose_kind(export, "Verified translations")
    press(export, "Return")
    assert message(window).endswith(
        "\nPeople have called no translation correct yet: there are no rows."
    )


def test_the_ending_that_is_typed_decides_the_format(export, tmp_path: Path):
    edit = field(export, "File")
    edit.setFocus()
    edit.selectAll()
    type_text(export, str(tmp_path / "mine.tsv"))
    assert combo(export, "Format").currentText() == "TSV"
    press(export, "Return")
    assert len(rows(tmp_path / "mine.tsv", "\t")) == 3


def test_another_format_changes_the_ending_and_no_more(export, tmp_path: Path):
    edit = field(export, "File")
    edit.setFocus()
    edit.selectAll()
    type_text(export, str(tmp_path / "mine.csv"))
    pick(export, "Format", "JSON Lines")
    assert path(export) == tmp_path / "mine.jsonl"


def test_a_file_that_is_there_is_told_before_it_is_replaced(export, tmp_path: Path):
    (tmp_path / "small-strata.csv").write_text("before")
    assert not says(export, "It will be replaced.")
    choose_kind(export, "Strata")
    assert says(export, "It will be replaced.")
    press(export, "Return")
    assert (tmp_path / "small-strata.csv").read_text() != "before"


def test_a_project_is_never_overwritten(export, project: Project):
    before = project.path.read_bytes()
    edit = field(export, "File")
    edit.setFocus()
    edit.selectAll()
    type_text(export, str(project.path))
    press(export, "Return")
    assert export.isVisible()
    assert "is a PROTEST project and is not overwritten" in description_of(edit)
    assert project.path.read_bytes() == before


def test_cancelling_leaves_no_file(export, window, tmp_path: Path, qtbot):
    with held_up(window):
        press_quickly(export, "Return")
        qtbot.waitUntil(lambda: is_shown(window, QFrame, "Work under way"))
        button(find(window, QFrame, "Work under way"), "Cancel").click()
    settle(window)
    assert not (tmp_path / "small-judgements.csv").exists()
    assert "Stopped" in message(window)


def test_the_folder_is_shown_from_the_banner(export, window, tmp_path: Path, monkeypatch):
    asked = []
    monkeypatch.setattr(
        QDesktopServices, "openUrl", lambda url: asked.append(Path(url.toLocalFile())) or True
    )
    press(export, "Return")
    click(window, "Show the folder")
    assert asked == [tmp_path]


def test_a_screen_reader_hears_what_is_in_a_row(export):
    kinds = table(export, "What to export")
    spoken = kinds.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Judgements: The judgements of each annotator")


def test_without_a_project_there_is_nothing_to_export(main_window: QMainWindow):
    assert not entry(main_window, ENTRY).isEnabled()


def test_without_a_task_set_none_can_be_chosen(export):
    assert not any(box.accessibleName() == "Tasks" for box in shown(export, QComboBox))


def test_the_candidates_of_a_task_are_written_with_their_task(window, project, tmp_path: Path):
    settings = TaskSettings("pilot", included=Included.EVERYTHING, tasks=2, seed=1)
    create_task_set(project=project, settings=settings)
    press(window, "Ctrl+E")
    export = dialog(window, "Export")
    choose_kind(export, "Candidates")
    pick(export, "Tasks", "pilot, task 2")
    press(export, "Return")
    written = rows(tmp_path / "small-candidates.csv")
    assert 0 < len(written) < 5
    assert {(row["task_set"], row["task"]) for row in written} == {("pilot", "2")}


@pytest.mark.parametrize(
    ("kind", "usable"), [("Judgements", True), ("Matches", True), ("Strata", False)]
)
def test_tasks_can_be_chosen_where_there_are_candidates(window, project, kind, usable):
    settings = TaskSettings("pilot", included=Included.EVERYTHING, seed=1)
    create_task_set(project=project, settings=settings)
    press(window, "Ctrl+E")
    export = dialog(window, "Export")
    choose_kind(export, kind)
    assert combo(export, "Tasks").isEnabled() is usable
