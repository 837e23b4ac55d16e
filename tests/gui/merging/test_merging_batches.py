"""Batches that come back: looked at, merged, and taken back, as people do it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from protest_core.annotating.judge import judge
from protest_core.batches.merge import merges, undo_merge
from protest_core.db.project import Project
from protest_core.judgements.model import Judgement
from protest_gui.tasks.merge_dialog import MergeDialog
from protest_gui.tasks.past_merges import PastMergesDialog
from protest_gui.window.failures import ProblemsDialog
from protest_gui.window.main_window import MainWindow
from tests.gui.driving.finding import button
from tests.gui.driving.window import choose, drop, entry, open_file, settle
from tests.gui.merging.conftest import NO, OTHER, contradict, in_project, said, say, shown
from tests.small_batch import ANNA


@pytest.fixture
def chosen(batch_file: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """What the file dialog answers."""
    paths = [batch_file]
    monkeypatch.setattr(
        QFileDialog, "getOpenFileNames", lambda *_: ([str(path) for path in paths], "")
    )
    return paths


def merge(window: MainWindow, qtbot, *paths: Path) -> None:
    window.merging.offer(paths)
    qtbot.keyClick(shown(window, MergeDialog), Qt.Key.Key_Return)
    settle(window)


def test_enter_merges_and_the_banner_says_so(window, batch_file, project, chosen, qtbot):
    say(batch_file, 0)
    choose(window, "File/Merge Batches…")
    qtbot.keyClick(shown(window, MergeDialog), Qt.Key.Key_Return)
    settle(window)
    assert said(project, batch_file, 0) == NO
    assert f"Merged {batch_file.name}: 1 judgement" in window.banner.text


def test_esc_changes_nothing(window, batch_file, project, qtbot):
    say(batch_file, 0)
    before = project.path.read_bytes()
    window.merging.offer([batch_file])
    qtbot.keyClick(shown(window, MergeDialog), Qt.Key.Key_Escape)
    settle(window)
    assert project.path.read_bytes() == before
    assert not window.banner.isVisible()


def test_the_tasks_section_leads_there_and_shows_what_came(window, batch_file, chosen, qtbot):
    say(batch_file, 0)
    page = window.pages.project_page
    page.show_section(page.tasks_page)
    qtbot.mouseClick(button(page.tasks_page, "Merge…"), Qt.MouseButton.LeftButton)
    qtbot.keyClick(shown(window, MergeDialog), Qt.Key.Key_Return)
    settle(window)
    settle(window)
    (task,) = (
        task
        for task_set in page.state.tasks.task_sets
        for task in task_set.tasks
        if task.label == "1"
    )
    assert sum(task.states[ANNA].values()) - task.states[ANNA]["new"] == 1


def test_a_batch_dropped_on_its_project_is_merged(window, batch_file, project, qtbot):
    say(batch_file, 0)
    assert drop(window, batch_file)
    qtbot.keyClick(shown(window, MergeDialog), Qt.Key.Key_Return)
    settle(window)
    assert window.opened.path == project.path
    assert said(project, batch_file, 0) == NO


def test_several_batches_need_an_open_project(main_window: MainWindow, tmp_path: Path):
    drop(main_window, tmp_path / "a.protestbatch", tmp_path / "b.protestbatch")
    assert "Open the project first" in main_window.banner.text


def test_whoever_works_through_a_batch_sees_no_merging(main_window, batch_file, qtbot):
    open_file(main_window, batch_file)
    texts = [
        action.text()
        for action in main_window.menuBar().actions()[0].menu().actions()
        if action.isVisible()
    ]
    assert not any("Merge" in text for text in texts)


def test_merging_is_grey_without_a_project(main_window: MainWindow):
    assert not entry(main_window, "File/Merge Batches…").isEnabled()


def test_undo_in_the_banner_takes_all_of_it_back(window, batch_file, project, qtbot, tmp_path):
    say(batch_file, 0)
    copy = tmp_path / "copy.protestbatch"
    copy.write_bytes(batch_file.read_bytes())
    say(copy, 1)
    merge(window, qtbot, batch_file, copy)
    assert len(merges(project=project)) == 2
    qtbot.mouseClick(button(window.banner, "Undo"), Qt.MouseButton.LeftButton)
    settle(window)
    assert "2 judgements as before" in window.banner.text
    assert [said(project, batch_file, number) for number in (0, 1)] == [Judgement(), Judgement()]


def test_what_was_judged_anew_is_left_and_told_when_a_merge_is_undone(
    window, batch_file, project, qtbot
):
    say(batch_file, 0)
    merge(window, qtbot, batch_file)
    candidate = in_project(project, batch_file, 0)
    judge(project=project, candidate_id=candidate, annotator=ANNA, judgement=OTHER)
    qtbot.mouseClick(button(window.banner, "Undo"), Qt.MouseButton.LeftButton)
    settle(window)
    assert "1 candidate left as they are" in window.banner.text
    assert said(project, batch_file, 0) == OTHER


def test_a_file_without_anything_new_says_so(window, batch_file, qtbot):
    merge(window, qtbot, batch_file)
    assert "Nothing was new" in window.banner.text


def test_mistakes_of_all_files_come_in_one_list(window, batch_file, project, tmp_path):
    broken = tmp_path / "broken.protestbatch"
    broken.write_bytes(batch_file.read_bytes()[:5_000])
    window.merging.offer([batch_file, broken, tmp_path / "nowhere.protestbatch"])
    dialog = shown(window, ProblemsDialog)
    table = dialog.focusWidget().model()
    files = {table.index(row, 0).data() for row in range(table.rowCount())}
    assert files == {"broken.protestbatch", "nowhere.protestbatch"}
    assert window.findChildren(MergeDialog) == []
    dialog.close()


def test_a_project_that_changed_meanwhile_is_not_merged_into(window, batch_file, project, qtbot):
    say(batch_file, 0)
    window.merging.offer([batch_file])
    dialog = shown(window, MergeDialog)
    contradict(project, batch_file, 0)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    settle(window)
    assert "changed since the merge was planned" in window.banner.text
    assert said(project, batch_file, 0) == OTHER


def test_contradictions_are_decided_by_the_choices(window, batch_file, project, qtbot):
    contradict(project, batch_file, 0, 1)
    window.merging.offer([batch_file])
    dialog = shown(window, MergeDialog)
    table = dialog.focusWidget()
    qtbot.keyClick(table, Qt.Key.Key_Down)
    qtbot.keyClick(table, Qt.Key.Key_Right)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    settle(window)
    found = {said(project, batch_file, number) for number in (0, 1)}
    assert found == {NO, OTHER}


def past(window: MainWindow, qtbot) -> PastMergesDialog:
    page = window.pages.project_page
    page.show_section(page.tasks_page)
    qtbot.mouseClick(button(page.tasks_page, "Past merges…"), Qt.MouseButton.LeftButton)
    return shown(window, PastMergesDialog)


def test_past_merges_are_listed_and_taken_back_from_the_list(window, batch_file, project, qtbot):
    say(batch_file, 0)
    merge(window, qtbot, batch_file)
    dialog = past(window, qtbot)
    qtbot.mouseClick(button(dialog, "Undo this merge"), Qt.MouseButton.LeftButton)
    settle(window)
    assert "1 judgement as before" in dialog.banner.text
    assert not button(dialog, "Undo this merge").isEnabled()
    assert said(project, batch_file, 0) == Judgement()
    dialog.reject()


def test_what_somebody_else_has_undone_is_told_in_the_list(window, batch_file, project, qtbot):
    say(batch_file, 0)
    merge(window, qtbot, batch_file)
    dialog = past(window, qtbot)
    with Project.open(project.path) as other:
        undo_merge(project=other, merge_id=1)
    qtbot.mouseClick(button(dialog, "Undo this merge"), Qt.MouseButton.LeftButton)
    settle(window)
    assert "undone already" in dialog.banner.text
    dialog.reject()


def test_an_undo_that_ends_after_the_list_was_closed_is_told_in_the_window(
    window, batch_file, project, qtbot
):
    say(batch_file, 0)
    merge(window, qtbot, batch_file)
    dialog = past(window, qtbot)
    dialog.undo_wanted.emit(1)
    dialog.reject()
    settle(window)
    assert "1 judgement as before" in window.banner.text


def test_where_nothing_was_merged_the_list_says_so(window, qtbot):
    dialog = past(window, qtbot)
    assert not button(dialog, "Undo this merge").isEnabled()
    dialog.reject()


def test_a_project_that_was_closed_meanwhile_is_not_asked_about(window, batch_file, project):
    say(batch_file, 0)
    window.merging.offer([batch_file])
    window.close_project()
    settle(window)
    assert window.findChildren(MergeDialog) == []
    with Project.open(project.path) as again:
        assert merges(project=again) == ()
