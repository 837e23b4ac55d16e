"""A table of the core on the screen: its cells, what they say, and what they lead to."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from protest_core.candidates.filter import CandidateQuery
from protest_core.tables.model import Column, Kind, Stacked, Table
from protest_gui.widgets.count_table import CountDelegate
from protest_gui.widgets.table_view import NumbersTable
from tests.gui.driving import tables
from tests.gui.driving.window import laid_out

LONG = "Forêt domaniale de " + "très " * 30 + "loin"


@dataclass(frozen=True)
class Forest:
    name: str
    trees: int
    share: float = 0.5


FORESTS = (Forest(LONG, 0), Forest("elms", 1200), Forest("total", 1200))


def trees_of(forest: Forest) -> CandidateQuery | None:
    if not forest.trees:
        return None
    return CandidateQuery(forest.name, lambda project: range(forest.trees))  # noqa: ARG005


TABLE: Table[Forest] = Table(
    "forests",
    "Forests",
    (
        Column("Forest", value=lambda forest: forest.name),
        Column("", "id", value=lambda forest: forest.name),
        Column(
            "All\ntrees", "", Kind.COUNT, lambda forest: forest.trees, opens=trees_of, hint="Old"
        ),
        Column("%", "", Kind.PERCENT, lambda forest: forest.share, spoken=lambda _: "one of two"),
        Column(
            "Both",
            "",
            value=lambda forest: Stacked(((forest.trees, Kind.COUNT), (0.25, Kind.PERCENT))),
        ),
    ),
    FORESTS,
    summing=1,
)


@pytest.fixture
def table(qtbot) -> NumbersTable:
    table = NumbersTable("Forests")
    qtbot.addWidget(table)
    table.show_table(TABLE)
    table.show()
    return table


def test_the_model_keeps_qts_rules(table, qtmodeltester):
    qtmodeltester.check(table.model())


def test_numbers_are_rounded_and_grouped_and_a_dot_stands_for_zero(table):
    assert tables.heads(table) == ["Forest", "All\ntrees", "%", "Both"]
    assert tables.cells(table)[0][1:] == ["·", "50.0", "0\n25.0 %"]
    assert tables.cells(table)[1] == ["elms", "1,200", "50.0", "1,200\n25.0 %"]


def test_a_number_is_spoken_with_its_row_and_its_head(table):
    assert tables.spoken(table, 1, 1) == tables.tip(table, 1, 1) == "elms, All trees: 1,200"
    assert tables.spoken(table, 0, 1).endswith("All trees: 0")
    assert tables.spoken(table, 1, "%") == "one of two"
    assert tables.spoken(table, 1, "Both") == "elms, Both: 1,200, 25.0 %"
    assert tables.head_tip(table, 1) == "Old"


def test_sums_are_bold_and_what_leads_somewhere_is_underlined(table):
    assert [tables.is_bold(table, row, 0) for row in range(3)] == [False, False, True]
    assert [tables.is_underlined(table, row, 1) for row in range(3)] == [False, True, True]
    assert not tables.is_underlined(table, 1, "%")


def test_a_number_opens_its_query_and_nothing_opens_nothing(table):
    opened: list[CandidateQuery] = []
    table.opened.connect(opened.append)
    tables.open_by_key(table, 0, 1)
    tables.open_by_key(table, 1, "%")
    assert opened == []
    tables.click(table, 1, 1)
    (query,) = opened
    assert len(query.find(project=None)) == 1200


def test_a_long_name_keeps_the_numbers_in_sight_and_is_whole_in_its_tip(table):
    table.resize(700, 300)
    assert tables.area(table, 0, 1).right() < 700
    assert tables.tip(table, 0, 0) == LONG


def test_a_long_text_takes_the_room_that_is_left(table):
    needed = table.fontMetrics().horizontalAdvance(LONG)
    table.resize(2 * needed, 300)
    assert tables.area(table, 0, 0).width() > needed
    table.resize(needed, 300)
    laid_out(table)
    assert tables.area(table, 0, 0).width() < needed


def test_names_aside_stay_in_sight(qtbot):
    table = NumbersTable("Forests", names_aside=True)
    qtbot.addWidget(table)
    table.show_table(TABLE)
    assert tables.row_heads(table) == [forest.name for forest in FORESTS]
    assert tables.heads(table)[0] == "All\ntrees"
    assert tables.spoken(table, 1, 0) == "elms, All trees: 1,200"
    assert tables.head_tip(table, 0, Qt.Orientation.Vertical) == LONG
    assert table.verticalHeader().width() < table.width() / 2


def test_the_place_stays_where_the_rows_have_the_same_names(table):
    tables.go_to(table, 1, 1)
    again = [Forest(forest.name, 7) for forest in FORESTS]
    table.show_table(Table("forests", "Forests", TABLE.columns, again))
    assert tables.place(table) == (1, 1)
    assert tables.current(table) == "7"
    QTest.keyClick(table, Qt.Key.Key_Up)
    assert tables.place(table) == (0, 1)


def test_names_beside_the_rows_are_cut_only_where_room_is_short(qtbot):
    names = [f"own category number {at} with a name that is long enough" for at in (1, 2)]
    columns = [
        Column("Name", value=lambda row: row),
        Column("n", kind=Kind.COUNT, value=lambda _row: 5),
    ]
    table = NumbersTable("Forests", names_aside=True)
    qtbot.addWidget(table)
    table.resize(900, 300)
    table.show_table(Table("t", "T", columns, names))
    table.show()
    needed = table.fontMetrics().horizontalAdvance(names[0])
    assert table.verticalHeader().width() > needed
    table.resize(needed, 300)
    laid_out(table)
    assert table.verticalHeader().width() < needed


class Measuring(CountDelegate):
    """A delegate that counts how often a cell is measured."""

    measured = 0

    def sizeHint(self, option, index):
        self.measured += 1
        return super().sizeHint(option, index)


def test_cells_are_measured_once_however_often_the_table_is_resized(table):
    delegate = Measuring(table)
    table.setItemDelegate(delegate)
    table.show_table(TABLE)
    cells = table.model().rowCount() * table.model().columnCount()
    assert delegate.measured == cells
    for width in (300, 900, 500):
        table.resize(width, 300)
        laid_out(table)
    assert delegate.measured == cells


def test_columns_follow_other_texts_another_font_and_another_style(table):
    def width() -> int:
        return tables.area(table, 0, 1).width()

    table.resize(2000, 300)
    laid_out(table)
    first = width()
    table.show_table(Table("forests", "Forests", TABLE.columns, [Forest(LONG, 10**12)]))
    with_longer_numbers = width()
    assert with_longer_numbers > first
    font = table.font()
    font.setPointSizeF(2 * font.pointSizeF())
    table.setFont(font)
    laid_out(table)
    in_larger_font = width()
    assert in_larger_font > with_longer_numbers
    table.setStyleSheet("QTableView::item { padding: 0 3em; }")
    laid_out(table)
    assert width() > in_larger_font


def test_a_table_that_was_hidden_follows_another_font_when_it_is_shown(table):
    before = tables.area(table, 0, 1).width()
    table.hide()
    font = table.font()
    font.setPointSizeF(2 * font.pointSizeF())
    table.setFont(font)
    table.show()
    laid_out(table)
    assert tables.area(table, 0, 1).width() > before
