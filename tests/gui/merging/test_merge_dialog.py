"""What the dialog shows before anything is merged, and how one chooses."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from protest_core.batches.merge import apply_merge, plan_merge
from protest_core.batches.merge_plan import Choice, MergeConflict, MergePlan, merge_conflicts
from protest_core.db.project import Project
from protest_core.judgements.model import Judgement
from protest_gui.tasks.merge_dialog import (
    IN_FILE,
    IN_PROJECT,
    ConflictsModel,
    ConflictsTable,
    MergeDialog,
    PlanModel,
    outcome_of,
)
from protest_gui.widgets.messages import Banner
from tests.gui.driving.finding import button
from tests.gui.driving.window import laid_out
from tests.gui.merging.conftest import contradict, say

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def plan(project: Project, batch_file: Path) -> MergePlan:
    """One new, two in conflict, two unchanged."""
    say(batch_file, 3)
    contradict(project, batch_file, 0, 1)
    return plan_merge(project=project, paths=[batch_file])


@pytest.fixture
def conflicts(project: Project, plan: MergePlan) -> tuple[MergeConflict, ...]:
    return merge_conflicts(project=project, plan=plan)


@pytest.fixture
def dialog(qtbot, plan: MergePlan, conflicts: tuple[MergeConflict, ...]) -> MergeDialog:
    dialog = MergeDialog(plan, conflicts)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def table(dialog: MergeDialog) -> ConflictsTable:
    return dialog.findChild(ConflictsTable)


def sides(dialog: MergeDialog) -> list[Choice]:
    return list(dialog.choices.values())


PROJECT, FILE = Choice.PROJECT, Choice.FILE


def test_models_keep_the_rules_of_models(plan, conflicts, qtmodeltester):
    qtmodeltester.check(PlanModel(plan.files))
    model = ConflictsModel(conflicts)
    qtmodeltester.check(model)
    model.choose_all(FILE)


def test_a_row_of_the_plan_says_what_the_file_would_do(plan):
    model = PlanModel(plan.files)
    cells = [model.index(0, column).data() for column in range(model.columnCount())]
    assert cells == ["study-Anna.protestbatch", "Anna", "study, task 1", "1", "·", "·", "2", "2"]
    assert model.index(0, 4).data(SPOKEN) == "0"


def test_both_sides_stand_side_by_side_in_words(conflicts):
    model = ConflictsModel(conflicts)
    assert model.index(0, 1).data() == "one"
    assert model.index(0, IN_PROJECT).data().startswith("● pronoun no · tags: mine (")
    assert model.index(0, IN_FILE).data().startswith("○ pronoun no (")
    assert model.index(0, IN_FILE).data(SPOKEN).startswith("goes into history: pronoun no")
    model.choose(0, FILE)
    assert model.index(0, IN_FILE).data().startswith("● ")
    assert model.index(0, IN_FILE).data(SPOKEN).startswith("holds: ")


def test_a_judgement_taken_back_is_said_in_words(conflicts):
    gone = replace(conflicts[0].in_file, judgement=Judgement(), words=(), made_at="")
    model = ConflictsModel([replace(conflicts[0], in_file=gone)])
    assert model.index(0, IN_FILE).data() == "○ nothing: it was taken back"


def test_the_project_holds_at_first_and_arrows_choose(dialog, table, qtbot):
    assert sides(dialog) == [PROJECT, PROJECT]
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert sides(dialog) == [FILE, PROJECT]
    qtbot.keyClick(table, Qt.Key.Key_Left)
    assert sides(dialog) == [PROJECT, PROJECT]
    qtbot.keyClick(table, Qt.Key.Key_Down)
    qtbot.keyClick(table, Qt.Key.Key_Space)
    assert sides(dialog) == [PROJECT, FILE]


def test_arrows_point_to_the_columns_where_text_runs_from_right_to_left(dialog, table, qtbot):
    table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.keyClick(table, Qt.Key.Key_Left)
    assert sides(dialog) == [FILE, PROJECT]


def test_a_click_on_a_judgement_chooses_it(dialog, table, qtbot):
    def click(row: int, column: int) -> None:
        where = table.visualRect(table.model().index(row, column)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)

    click(1, IN_FILE)
    assert sides(dialog) == [PROJECT, FILE]
    click(1, 0)
    assert sides(dialog) == [PROJECT, FILE]
    click(1, IN_PROJECT)
    assert sides(dialog) == [PROJECT, PROJECT]


def test_all_are_chosen_at_once(dialog, qtbot):
    qtbot.mouseClick(button(dialog, "The file’s"), Qt.MouseButton.LeftButton)
    assert sides(dialog) == [FILE, FILE]
    qtbot.mouseClick(button(dialog, "The project’s"), Qt.MouseButton.LeftButton)
    assert sides(dialog) == [PROJECT, PROJECT]


def test_the_line_below_says_what_will_happen_and_follows(plan, conflicts):
    key, other = (conflict.key for conflict in conflicts)
    lost = " Nothing is lost: what does not hold stays in history."
    for choices, expected in (
        ({}, "1 judgement comes in, in 2 conflicts the project’s own holds."),
        ({key: FILE}, "2 judgements come in, in 1 conflict the project’s own holds."),
        ({key: FILE, other: FILE}, "3 judgements come in."),
    ):
        assert outcome_of(plan, choices) == expected + lost


def test_what_is_taken_back_is_counted_apart(project, batch_file, plan):
    apply_merge(project=project, plan=plan, merged_by="me")
    say(batch_file, 3, Judgement())
    again = plan_merge(project=project, paths=[batch_file])
    assert outcome_of(again, {}).startswith(
        "0 judgements come in, 1 judgement is taken back. Nothing is lost"
    )


def test_a_file_with_nothing_new_says_so_beforehand(qtbot, project, batch_file):
    plan = plan_merge(project=project, paths=[batch_file])
    assert outcome_of(plan, {}).startswith("Nothing new comes in")


def test_without_contradictions_there_is_no_question(qtbot, project, batch_file):
    dialog = MergeDialog(plan_merge(project=project, paths=[batch_file]), ())
    qtbot.addWidget(dialog)
    assert dialog.findChild(ConflictsTable) is None
    assert dialog.choices == {}
    with qtbot.waitSignal(dialog.finished) as finished:
        dialog.show()
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert finished.args == [QDialog.DialogCode.Rejected.value]


def test_other_guidelines_are_a_warning(qtbot, plan):
    old = replace(plan.files[0], other_guidelines="en-de 0")
    dialog = MergeDialog(MergePlan((old,)), ())
    qtbot.addWidget(dialog)
    dialog.show()
    assert "study-Anna.protestbatch (en-de 0)" in dialog.findChild(Banner).text


def test_without_a_warning_there_is_no_banner(dialog):
    assert not dialog.findChild(Banner).isVisible()


def test_many_contradictions_are_not_all_measured_and_a_hint_has_the_words(qtbot, conflicts):
    model = ConflictsModel(conflicts * 150)
    table = ConflictsTable(model)
    qtbot.addWidget(table)
    table.show()
    assert len({table.rowHeight(row) for row in range(model.rowCount())}) == 1
    assert "pronoun no · tags: mine" in model.index(0, IN_PROJECT).data(Qt.ItemDataRole.ToolTipRole)


@pytest.mark.parametrize("widths", [(420,), (420, 1100), (1100, 420)])
def test_rows_are_as_high_as_the_longer_side_needs_and_not_higher(dialog, table, widths):
    for width in widths:
        dialog.resize(width, dialog.height())
        laid_out(dialog)
    metrics, needed = table.fontMetrics(), []
    for column in (IN_PROJECT, IN_FILE):
        index = table.model().index(0, column)
        room = table.visualRect(index).adjusted(metrics.height() // 2, 0, -metrics.height(), 0)
        wrapped = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap.value, index.data())
        needed.append(wrapped.height())
    assert max(needed) <= table.rowHeight(0) <= max(needed) + 2.5 * metrics.height()
