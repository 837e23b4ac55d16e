"""A table of any rows: what stays when others are shown, and what a person can change."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.widgets.table_model import RowsModel, ViewColumn, number_column
from protest_gui.widgets.table_view import ReadingTable
from tests.gui.driving.tables import cell, cells, heads, spoken, tip
from tests.gui.driving.window import laid_out

Role = Qt.ItemDataRole
LEAVES = number_column("Leaves that were counted", lambda tree: tree.leaves)


@dataclass
class Tree:
    name: str
    leaves: int = 0


def rename(tree: Tree, name: object) -> None:
    tree.name = str(name)


NAME = ViewColumn[Tree](
    "Tree", lambda tree: tree.name, hint="as in\na list", edits={Role.EditRole: rename}
)


@pytest.fixture
def model() -> RowsModel[Tree]:
    return RowsModel((NAME, LEAVES), key=lambda tree: tree.name)


@pytest.fixture
def table(model: RowsModel[Tree], qtbot) -> ReadingTable:
    model.show([Tree("oak"), Tree("elm", 1200)])
    table = ReadingTable("Trees", model)
    qtbot.addWidget(table)
    table.show()
    return table


@pytest.fixture
def as_large_as_before(qapp: QApplication) -> Iterator[None]:
    yield
    apply_theme(qapp, Scheme.LIGHT, 100)


def test_the_model_keeps_qts_rules(model, qtmodeltester):
    qtmodeltester.check(model)
    model.show([Tree("oak"), Tree("elm")])
    qtmodeltester.check(model)


def test_numbers_have_thousands_and_a_dot_for_nothing(table):
    assert cells(table) == [["oak", "·"], ["elm", "1,200"]]
    assert spoken(table, 0, "Leaves that were counted") == "0"


def test_the_place_stays_where_rows_and_heads_stay(table, model):
    table.setCurrentIndex(model.index(1, 0))
    model.show([Tree("oak", 7), Tree("elm", 8)])
    assert table.currentIndex().row() == 1
    assert cells(table) == [["oak", "7"], ["elm", "8"]]
    model.show([Tree("oak", 7), Tree("ash", 8)])
    assert not table.currentIndex().isValid()


def test_other_heads_are_another_table(table, model):
    model.show(model.rows, (NAME,))
    assert heads(table) == ["Tree"]


def test_what_is_entered_is_taken_where_it_may_be(model):
    model.show([Tree("oak")])
    assert model.setData(model.index(0, 0), "beech")
    assert not model.setData(model.index(0, 1), 12)
    assert model.rows[0] == Tree("beech")


def test_rows_that_are_off_cannot_be_changed(qtbot):
    model = RowsModel((NAME,), is_enabled=lambda tree: tree.name != "stump")
    model.show([Tree("stump")])
    assert not model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsEnabled
    assert not model.setData(model.index(0, 0), "oak")


def test_control_characters_are_shown_and_hints_are_no_markup(table, model):
    model.show([Tree("o\x1bak")])
    assert cell(table, 0, "Tree") == "o\\x1bak"
    hint = model.headerData(0, Qt.Orientation.Horizontal, Role.ToolTipRole)
    assert hint == "<p>as in<br>a list</p>"
    assert tip(table, 0, "Tree") == ""


@pytest.mark.usefixtures("as_large_as_before")
def test_no_head_is_cut_whatever_the_text_size(table, qapp):
    table.fit_columns(widest=40)
    for percent in (200, 100):
        apply_theme(qapp, Scheme.LIGHT, percent)
        laid_out(table)
        header = table.horizontalHeader()
        needed = [header.sectionSizeHint(column) for column in range(2)]
        assert [table.columnWidth(column) >= needed[column] for column in range(2)] == [True, True]
        assert table.columnWidth(1) <= 1.2 * needed[1]
