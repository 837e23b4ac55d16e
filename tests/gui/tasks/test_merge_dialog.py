"""The dialog before a merge: what it shows, and how conflicts are decided."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QTableView

from protest_core.batches.merge import apply_merge, plan_merge
from protest_core.batches.merge_plan import MergeConflict, MergePlan, MergeSide, merge_conflicts
from protest_core.db.project import Project
from protest_core.judgements.model import Judgement
from protest_gui.tasks.merge_dialog import MergeDialog
from tests.builders.small_batch import contradict, say_in
from tests.gui.driving import tables
from tests.gui.driving.finding import buttons, find, shown, texts
from tests.gui.driving.window import click, laid_out, message, press, press_quickly

FILES, CONFLICTS = "Files", "Judgements in conflict"
IN_PROJECT, IN_FILE = "In the project", "In the file"
PROJECT, FILE = MergeSide.PROJECT, MergeSide.FILE
Show = Callable[[MergePlan, tuple[MergeConflict, ...]], MergeDialog]


@pytest.fixture
def plan(project: Project, batch_file: Path) -> MergePlan:
    """One new, two in conflict, two unchanged."""
    say_in(batch_file, 3)
    contradict(project, batch_file, 0, 1)
    return plan_merge(project=project, paths=[batch_file])


@pytest.fixture
def conflicts(project: Project, plan: MergePlan) -> tuple[MergeConflict, ...]:
    return merge_conflicts(project=project, plan=plan)


@pytest.fixture
def show(qtbot) -> Show:
    def show(plan: MergePlan, conflicts: tuple[MergeConflict, ...]) -> MergeDialog:
        dialog = MergeDialog(plan, conflicts)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return show


@pytest.fixture
def dialog(show: Show, plan: MergePlan, conflicts: tuple[MergeConflict, ...]) -> MergeDialog:
    return show(plan, conflicts)


@pytest.fixture
def table(dialog: MergeDialog) -> QTableView:
    return find(dialog, QTableView, CONFLICTS)


def sides(dialog: MergeDialog) -> list[MergeSide]:
    """Return the chosen sides, which the table must show as well."""
    chosen = list(dialog.choices.values())
    contradictions = find(dialog, QTableView, CONFLICTS)
    for row, side in enumerate(chosen):
        holding = tables.cell(contradictions, row, IN_FILE if side is FILE else IN_PROJECT)
        assert holding.startswith("● ")
    return chosen


def outcome(dialog: MergeDialog) -> str:
    """The line above the buttons."""
    return texts(dialog)[-1]


def test_the_tables_keep_qts_rules(dialog, table, qtmodeltester):
    qtmodeltester.check(find(dialog, QTableView, FILES).model())
    qtmodeltester.check(table.model())


def test_a_row_of_the_plan_says_what_the_file_would_do(dialog):
    files = find(dialog, QTableView, FILES)
    assert tables.cells(files) == [
        ["study-Anna.protestbatch", "Anna", "study, task 1", "1", "·", "·", "2", "2"]
    ]
    assert tables.spoken(files, 0, 4) == "0"


def test_names_of_files_are_whole_however_little_room_there_is(dialog):
    files = find(dialog, QTableView, FILES)
    for width in (3, 60):
        dialog.resize(width * dialog.fontMetrics().height(), dialog.height())
        laid_out(dialog)
        assert files.columnWidth(0) >= files.sizeHintForColumn(0)


def test_both_sides_stand_side_by_side_in_words(dialog, table):
    assert tables.cell(table, 0, "System") == "one"
    assert tables.cell(table, 0, IN_PROJECT).startswith("● pronoun no · tags: mine (")
    assert tables.cell(table, 0, IN_FILE).startswith("○ pronoun no (")
    assert tables.is_bold(table, 0, IN_PROJECT)
    assert tables.spoken(table, 0, IN_FILE).startswith("goes into the history: pronoun no")
    press(dialog, "Right")
    assert tables.cell(table, 0, IN_FILE).startswith("● ")
    assert tables.is_bold(table, 0, IN_FILE)
    assert tables.spoken(table, 0, IN_FILE).startswith("chosen: ")


def test_a_judgement_taken_back_is_said_in_words(show, plan, conflicts):
    gone = replace(conflicts[0].in_file, judgement=Judgement(), words=(), made_at="")
    dialog = show(plan, (replace(conflicts[0], in_file=gone),))
    table = find(dialog, QTableView, CONFLICTS)
    assert tables.cell(table, 0, IN_FILE) == "○ nothing: it was taken back"


def test_the_project_holds_at_first_and_arrows_choose(dialog):
    assert sides(dialog) == [PROJECT, PROJECT]
    press(dialog, "Right")
    assert sides(dialog) == [FILE, PROJECT]
    press(dialog, "Left")
    assert sides(dialog) == [PROJECT, PROJECT]
    press(dialog, "Down", "Space")
    assert sides(dialog) == [PROJECT, FILE]


def test_arrows_point_to_the_columns_where_text_runs_from_right_to_left(dialog, table):
    table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    press(dialog, "Left")
    assert sides(dialog) == [FILE, PROJECT]


def test_a_click_on_a_judgement_chooses_it(dialog, table):
    tables.click(table, 1, IN_FILE)
    assert sides(dialog) == [PROJECT, FILE]
    tables.click(table, 1, 0)
    assert sides(dialog) == [PROJECT, FILE]
    tables.click(table, 1, IN_PROJECT)
    assert sides(dialog) == [PROJECT, PROJECT]


def test_all_are_chosen_at_once(dialog):
    click(dialog, "The file’s")
    assert sides(dialog) == [FILE, FILE]
    click(dialog, "The project’s")
    assert sides(dialog) == [PROJECT, PROJECT]


def test_the_line_below_says_what_will_happen_and_follows(dialog):
    lost = " Nothing is lost: replaced answers stay in the history."
    assert (
        outcome(dialog)
        == "1 judgement will be added, in 2 conflicts the project’s own holds." + lost
    )
    press(dialog, "Right")
    assert (
        outcome(dialog)
        == "2 judgements will be added, in 1 conflict the project’s own holds." + lost
    )
    press(dialog, "Down", "Right")
    assert outcome(dialog) == "3 judgements will be added." + lost


def test_what_is_taken_back_is_counted_apart(show, project, batch_file, plan):
    apply_merge(project=project, plan=plan, merged_by="me")
    say_in(batch_file, 3, Judgement())
    again = plan_merge(project=project, paths=[batch_file])
    assert outcome(show(again, ())).startswith(
        "0 judgements will be added, 1 judgement is taken back. Nothing is lost"
    )


def test_a_file_with_nothing_new_says_so_beforehand(show, project, batch_file):
    plan = plan_merge(project=project, paths=[batch_file])
    assert outcome(show(plan, ())).startswith("Nothing new comes in")


def test_without_contradictions_there_is_no_question(show, project, batch_file):
    dialog = show(plan_merge(project=project, paths=[batch_file]), ())
    assert len(shown(dialog, QTableView)) == 1
    assert sorted(buttons(dialog)) == ["Cancel", "Merge"]
    assert dialog.choices == {}
    press_quickly(dialog, "Escape")
    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_other_guidelines_are_a_warning(show, plan):
    old = replace(plan.files[0], other_guidelines="en-de 0")
    assert "study-Anna.protestbatch (en-de 0)" in message(show(MergePlan((old,)), ()))


def test_without_a_warning_there_is_no_banner(dialog):
    assert message(dialog) == ""


def test_many_contradictions_are_not_all_measured_and_a_hint_has_the_words(show, plan, conflicts):
    dialog = show(plan, conflicts * 150)
    table = find(dialog, QTableView, CONFLICTS)
    assert len({table.rowHeight(row) for row in range(len(conflicts) * 150)}) == 1
    assert "pronoun no · tags: mine" in tables.tip(table, 0, IN_PROJECT)


@pytest.mark.parametrize("widths", [(420,), (420, 1100), (1100, 420)])
def test_rows_are_as_high_as_the_longer_side_needs_and_not_higher(dialog, table, widths):
    for width in widths:
        dialog.resize(width, dialog.height())
        laid_out(dialog)
    metrics, needed = table.fontMetrics(), []
    for column in (IN_PROJECT, IN_FILE):
        room = tables.area(table, 0, column).adjusted(
            metrics.height() // 2, 0, -metrics.height(), 0
        )
        words = tables.cell(table, 0, column)
        wrapped = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap.value, words)
        needed.append(wrapped.height())
    assert max(needed) <= table.rowHeight(0) <= max(needed) + 2.5 * metrics.height()
