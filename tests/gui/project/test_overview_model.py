"""The overview as a table of words, for the view and for screen readers."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from protest_core.candidates.filter import CandidateFilter, OutcomeCounts
from protest_core.judgements.outcome import Outcome
from protest_gui.project.outcome_bar import COUNTS_ROLE
from protest_gui.project.overview_table import OverviewModel
from protest_gui.widgets.count_table import TOTAL_ROLE
from tests.gui.project.overviews import EVENT, NO_SYSTEMS, OVERVIEW, THEY

DOWN, ACROSS = Qt.Orientation.Vertical, Qt.Orientation.Horizontal


@pytest.fixture
def model(qapp) -> OverviewModel:
    model = OverviewModel()
    assert (model.rowCount(), model.columnCount()) == (0, 0)
    model.show_overview(OVERVIEW)
    return model


def test_the_model_keeps_qts_rules(model, qtmodeltester):
    qtmodeltester.check(model)


def test_without_systems_it_keeps_them_too_and_is_empty(qtmodeltester, qapp):
    model = OverviewModel()
    model.show_overview(NO_SYSTEMS)
    qtmodeltester.check(model)
    assert (model.rowCount(), model.columnCount()) == (0, 0)


def test_categories_stand_down_the_side_and_systems_across(model):
    down = [model.headerData(row, DOWN) for row in range(model.rowCount())]
    across = [model.headerData(column, ACROSS) for column in range(model.columnCount())]
    assert down == [THEY.label, EVENT.label, "total"]
    assert across == ["ash", "größe", "all systems"]


@pytest.mark.parametrize(
    "role",
    [
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.ToolTipRole,
    ],
)
def test_a_cell_is_said_in_words(model, role):
    said = [model.index(0, column).data(role).removeprefix("<p>") for column in (0, 1)]
    assert [text.removesuffix("</p>") for text in said] == [
        "31 approved, 4 correct, 2 incorrect, 0 not judgeable, 11 open",
        "1,234 approved, 0 correct, 0 incorrect, 0 not judgeable, 0 open",
    ]


def test_the_disputed_are_told_with_the_open(model):
    assert model.index(1, 0).data() == (
        "7 approved, 0 correct, 0 incorrect, 3 not judgeable, 13 open, of them 8 disputed"
    )


def test_totals_add_up_rows_and_columns(model):
    counts = [[model.index(row, column).data(COUNTS_ROLE) for column in range(3)] for row in (0, 2)]
    assert counts[0][2] == OutcomeCounts(1265, 4, 2, 0, 11, 0)
    assert counts[1] == [
        OutcomeCounts(38, 4, 2, 3, 16, 8),
        OutcomeCounts(1234),
        OutcomeCounts(1272, 4, 2, 3, 16, 8),
    ]


def test_only_the_last_row_and_column_are_totals(model):
    totals = [
        (row, column)
        for row in range(3)
        for column in range(3)
        if model.index(row, column).data(TOTAL_ROLE)
    ]
    assert totals == [(0, 2), (1, 2), (2, 0), (2, 1), (2, 2)]


def test_a_cell_chooses_its_system_and_category(model):
    chosen = model.chosen(model.index(1, 0), CandidateFilter())
    assert chosen == CandidateFilter(systems=frozenset({"ash"}), categories=frozenset({EVENT.id}))


def test_totals_choose_all_of_their_row_or_column(model):
    nothing = CandidateFilter()
    assert model.chosen(model.index(0, 2), nothing) == replace(
        nothing, categories=frozenset({THEY.id})
    )
    assert model.chosen(model.index(2, 1), nothing) == replace(
        nothing, systems=frozenset({"größe"})
    )
    assert model.chosen(model.index(2, 2), nothing) == nothing


def test_what_is_filtered_already_stays_filtered(model):
    within = CandidateFilter(
        categories=frozenset({THEY.id}), outcomes=frozenset({Outcome.OPEN}), text="x"
    )
    chosen = model.chosen(model.index(2, 0), within)
    assert chosen == replace(within, systems=frozenset({"ash"}))


def test_new_numbers_leave_the_reader_where_he_is(model, qtbot):
    cells = {**OVERVIEW.cells, ("ash", "they"): OutcomeCounts(open=1)}
    kept = model.index(0, 0)
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
        model.show_overview(replace(OVERVIEW, cells=cells))
    assert kept.data(COUNTS_ROLE) == OutcomeCounts(open=1)


def test_a_new_system_makes_a_new_table(model, qtbot):
    with qtbot.waitSignal(model.modelReset):
        model.show_overview(NO_SYSTEMS)
    assert model.rowCount() == 0


def test_a_name_with_markup_is_shown_as_it_is(model):
    cells = {("<b>x</b>", key): counts for (_, key), counts in OVERVIEW.cells.items()}
    model.show_overview(replace(OVERVIEW, systems=("<b>x</b>",), cells=cells))
    assert model.headerData(0, ACROSS) == "<b>x</b>"
    tool_tip = model.headerData(0, ACROSS, Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;x" in tool_tip
