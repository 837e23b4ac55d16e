"""Batches that come back: looked at, merged, and taken back, as people do it."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QMainWindow

from protest_core.annotating.judge_candidate import judge
from protest_core.batches.merge import merges, undo_merge
from protest_core.db.project import Project
from protest_core.judgements.model import Judgement
from protest_core.judgements.queries.load import load_judgement
from tests.builders.fetch import fetch
from tests.builders.small_batch import ANNA, NO, OTHER, contradict, in_project, say_in
from tests.gui.driving.dialogs import choose_files, dialog, dialogs
from tests.gui.driving.finding import button, table, texts
from tests.gui.driving.sections import section
from tests.gui.driving.tables import cell, cells
from tests.gui.driving.window import (
    choose,
    click,
    drop,
    entries,
    entry,
    message,
    open_file,
    press_quickly,
    settle,
)


@pytest.fixture
def chosen(batch_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choose the batch in the next file dialog."""
    choose_files(monkeypatch, batch_file)


def said(project: Project, path: Path, number: int) -> Judgement:
    return fetch(project, load_judgement, in_project(project, path, number), ANNA)


def question(window: QMainWindow) -> QDialog:
    """Return the dialog that shows what would be merged."""
    return dialog(window, "Merge batches")


def offer(window: QMainWindow, *paths: Path) -> QDialog:
    assert drop(window, *paths)
    return question(window)


def end_with(window: QMainWindow, asking: QDialog, key: str) -> None:
    press_quickly(asking, key)
    settle(window)


def merge(window: QMainWindow, *paths: Path) -> None:
    end_with(window, offer(window, *paths), "Return")


def undo(window: QMainWindow, listing: QDialog) -> None:
    button(listing, "Undo this merge").click()
    settle(window)


def test_enter_merges_and_the_banner_says_so(window, batch_file, project, chosen):
    say_in(batch_file, 0)
    choose(window, "File/Merge batches…")
    end_with(window, question(window), "Return")
    assert said(project, batch_file, 0) == NO
    assert f"Merged {batch_file.name}: 1 judgement added." in message(window)


def test_a_judgement_that_the_annotator_withdrew_is_said_to_be_taken_back(window, batch_file):
    say_in(batch_file, 0)
    merge(window, batch_file)
    say_in(batch_file, 0, Judgement())
    say_in(batch_file, 1)
    merge(window, batch_file)
    assert "1 judgement added. 1 judgement was taken back." in message(window)


def test_esc_changes_nothing(window, batch_file, project):
    say_in(batch_file, 0)
    before = project.path.read_bytes()
    end_with(window, offer(window, batch_file), "Escape")
    assert project.path.read_bytes() == before
    assert message(window) == ""


def test_the_tasks_section_leads_there_and_shows_what_came(window, batch_file, chosen):
    say_in(batch_file, 0)
    page = section(window, "Tasks")
    click(page, "Merge…")
    end_with(window, question(window), "Return")
    tasks = table(page, "Tasks")
    (row,) = (row for row, each in enumerate(cells(tasks)) if ANNA in each)
    judged = [cell(tasks, row, head) for head in ("Done", "Incomplete", "Contradictory")]
    assert sorted(judged) == ["1", "·", "·"]


def test_a_batch_dropped_on_its_project_is_merged(window, batch_file, project):
    say_in(batch_file, 0)
    merge(window, batch_file)
    assert window.windowTitle().startswith(project.path.name)
    assert said(project, batch_file, 0) == NO


def test_several_batches_need_an_open_project(main_window: QMainWindow, tmp_path: Path):
    drop(main_window, tmp_path / "a.protestbatch", tmp_path / "b.protestbatch")
    assert "Open the project first" in message(main_window)


def test_whoever_works_through_a_batch_sees_no_merging(main_window, batch_file):
    open_file(main_window, batch_file)
    assert not any("Merge" in text for text in entries(main_window, "File"))


def test_merging_is_grey_without_a_project(main_window: QMainWindow):
    assert not entry(main_window, "File/Merge batches…").isEnabled()


def test_undo_in_the_banner_takes_all_of_it_back(window, batch_file, project, tmp_path):
    say_in(batch_file, 0)
    copy = tmp_path / "copy.protestbatch"
    copy.write_bytes(batch_file.read_bytes())
    say_in(copy, 1)
    merge(window, batch_file, copy)
    assert len(merges(project=project)) == 2
    click(window, "Undo")
    assert "2 candidates are as before" in message(window)
    assert [said(project, batch_file, number) for number in (0, 1)] == [Judgement(), Judgement()]


def test_what_was_judged_anew_is_left_and_told_when_a_merge_is_undone(window, batch_file, project):
    say_in(batch_file, 0)
    merge(window, batch_file)
    candidate = in_project(project, batch_file, 0)
    judge(project=project, candidate_id=candidate, annotator=ANNA, judgement=OTHER)
    click(window, "Undo")
    assert "1 candidate stays as it is" in message(window)
    assert said(project, batch_file, 0) == OTHER


def test_a_file_without_anything_new_says_so(window, batch_file):
    merge(window, batch_file)
    assert "Nothing was new" in message(window)


def test_mistakes_of_all_files_come_in_one_list(window, batch_file, project, tmp_path):
    broken = tmp_path / "broken.protestbatch"
    broken.write_bytes(batch_file.read_bytes()[:5_000])
    drop(window, batch_file, broken, tmp_path / "nowhere.protestbatch")
    listing = dialog(window, "Mistakes in files")
    files = {row[0] for row in cells(table(listing, "Mistakes"))}
    assert files == {"broken.protestbatch", "nowhere.protestbatch"}
    assert dialogs(window) == ["Mistakes in files"]
    listing.close()


def test_a_project_that_changed_meanwhile_is_not_merged_into(window, batch_file, project):
    say_in(batch_file, 0)
    asking = offer(window, batch_file)
    contradict(project, batch_file, 0)
    end_with(window, asking, "Return")
    assert "changed since the merge was planned" in message(window)
    assert said(project, batch_file, 0) == OTHER


def test_contradictions_are_decided_by_the_choices(window, batch_file, project):
    contradict(project, batch_file, 0, 1)
    asking = offer(window, batch_file)
    press_quickly(asking, "Down", "Right")
    end_with(window, asking, "Return")
    found = {said(project, batch_file, number) for number in (0, 1)}
    assert found == {NO, OTHER}


def past(window: QMainWindow) -> QDialog:
    click(section(window, "Tasks"), "Past merges…")
    return dialog(window, "Past merges")


def test_past_merges_are_listed_and_taken_back_from_the_list(window, batch_file, project):
    say_in(batch_file, 0)
    merge(window, batch_file)
    listing = past(window)
    undo(window, listing)
    assert "1 candidate is as before" in message(listing)
    assert not button(listing, "Undo this merge").isEnabled()
    assert said(project, batch_file, 0) == Judgement()
    listing.reject()


def test_what_somebody_else_has_undone_is_told_in_the_list(window, batch_file, project):
    say_in(batch_file, 0)
    merge(window, batch_file)
    listing = past(window)
    with Project.open(project.path) as other:
        undo_merge(project=other, merge_id=1)
    undo(window, listing)
    assert "undone already" in message(listing)
    listing.reject()


def test_an_undo_that_ends_after_the_list_was_closed_is_told_in_the_window(window, batch_file):
    say_in(batch_file, 0)
    merge(window, batch_file)
    listing = past(window)
    button(listing, "Undo this merge").click()
    listing.reject()
    settle(window)
    assert "1 candidate is as before" in message(window)


def test_where_nothing_was_merged_the_list_says_so(window):
    listing = past(window)
    assert "Nothing was merged into this project yet." in texts(listing)
    assert not button(listing, "Undo this merge").isEnabled()
    listing.reject()


def test_a_project_that_was_closed_meanwhile_is_not_asked_about(window, batch_file, project):
    say_in(batch_file, 0)
    drop(window, batch_file)
    entry(window, "File/Close").trigger()
    settle(window)
    assert dialogs(window) == []
    with Project.open(project.path) as again:
        assert merges(project=again) == ()
