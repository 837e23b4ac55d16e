"""The overview as people use it: from any number to its candidates in one step."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QWidget,
)

from protest_core.candidates.filter import CandidateFilter, OutcomeCounts
from protest_core.evaluation.project_overview_report import overview_report
from protest_core.tables.model import Format
from protest_core.tables.render import render
from protest_gui.appearance.colours import DARK, LIGHT
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.project.filter_bar import FilterBar
from protest_gui.project.outcome_bar import Legend
from protest_gui.project.overview import OverviewPage
from protest_gui.widgets.panes import TallPage
from tests.gui.driving.window import laid_out
from tests.gui.project.overviews import CHOICES, NO_SYSTEMS, OVERVIEW

NOTHING = CandidateFilter()
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot) -> OverviewPage:
    page = OverviewPage()
    qtbot.addWidget(page)
    page.show_choices(CHOICES, ("apt",))
    page.show_overview(OVERVIEW)
    page.resize(1000, 500)
    page.show()
    qtbot.waitExposed(page)
    assert page.filter == NOTHING
    return page


@pytest.fixture
def chosen(page) -> list[CandidateFilter]:
    told: list[CandidateFilter] = []
    page.chosen.connect(told.append)
    return told


def table(page: OverviewPage) -> QTableView:
    return page.findChild(QTableView)


def button(page: OverviewPage, name: str) -> QPushButton:
    (found,) = [each for each in page.findChildren(QPushButton) if each.text().startswith(name)]
    return found


def place(page: OverviewPage, row: int, column: int) -> QPoint:
    return table(page).visualRect(table(page).model().index(row, column)).center()


def click(qtbot, page: OverviewPage, row: int, column: int) -> None:
    qtbot.mouseClick(table(page).viewport(), LEFT, pos=place(page, row, column))


def go_to(page: OverviewPage, row: int, column: int) -> None:
    table(page).setFocus()
    table(page).setCurrentIndex(table(page).model().index(row, column))


CELLS = [
    (0, 0, CandidateFilter(systems=frozenset({"ash"}), categories=frozenset({"they"}))),
    (1, 2, CandidateFilter(categories=frozenset({"event_it"}))),
    (2, 1, CandidateFilter(systems=frozenset({"größe"}))),
    (2, 2, NOTHING),
]


@pytest.mark.parametrize(("row", "column", "expected"), CELLS)
def test_a_click_chooses_what_the_cell_counts(qtbot, page, chosen, row, column, expected):
    click(qtbot, page, row, column)
    assert chosen == [expected]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize(("row", "column", "expected"), CELLS)
def test_enter_chooses_what_the_cell_counts(qtbot, page, chosen, row, column, expected, key):
    go_to(page, row, column)
    qtbot.keyClick(table(page), key)
    assert chosen == [expected]


def test_arrows_walk_from_cell_to_cell_and_tab_leaves_the_table(qtbot, page, chosen):
    go_to(page, 0, 0)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(table(page), key)
    assert chosen == [CandidateFilter(systems=frozenset({"größe"}))]
    qtbot.keyClick(table(page), Qt.Key.Key_Tab)
    assert not table(page).hasFocus()


def test_of_nothing_there_is_nothing_to_read(qtbot, page, chosen):
    assert OVERVIEW.cells["größe", "event_it"] == OutcomeCounts()
    click(qtbot, page, 1, 1)
    go_to(page, 1, 1)
    qtbot.keyClick(table(page), Qt.Key.Key_Return)
    assert chosen == []


def test_read_all_opens_everything_that_is_shown(qtbot, page, chosen):
    assert button(page, "Read").text() == "Read all 1,305"
    qtbot.mouseClick(button(page, "Read"), LEFT)
    assert chosen == [NOTHING]


def test_where_nothing_matches_nothing_can_be_read(page):
    page.show_overview(replace(OVERVIEW, cells=dict.fromkeys(OVERVIEW.cells, OutcomeCounts())))
    assert button(page, "Read").text() == "Read all 0"
    assert not button(page, "Read").isEnabled()


def test_what_is_chosen_keeps_to_the_filter(qtbot, page, chosen):
    (annotator,) = [
        each for each in page.findChildren(QComboBox) if each.accessibleName() == "Annotator"
    ]
    annotator.setFocus()
    with qtbot.waitSignal(page.filter_changed) as told:
        qtbot.keyClick(annotator, Qt.Key.Key_Down)
    assert told.args == [CandidateFilter(annotator="Ada")]
    click(qtbot, page, 2, 0)
    qtbot.mouseClick(button(page, "Read"), LEFT)
    assert chosen == [
        CandidateFilter(annotator="Ada", systems=frozenset({"ash"})),
        CandidateFilter(annotator="Ada"),
    ]


def test_what_was_just_typed_is_counted_before_a_cell_is_read(qtbot, page, chosen):
    told = []
    page.filter_changed.connect(told.append)
    page.chosen.connect(told.append)
    qtbot.keyClicks(page.findChild(QLineEdit), "lamp")
    assert told == []
    click(qtbot, page, 2, 2)
    qtbot.keyClicks(page.findChild(QLineEdit), "s")
    qtbot.mouseClick(button(page, "Read"), LEFT)
    lamp, lamps = CandidateFilter(text="lamp"), CandidateFilter(text="lamps")
    assert told == [lamp, lamp, lamps, lamps]


@pytest.mark.parametrize(
    ("entry", "how"),
    [
        ("as CSV", Format.CSV),
        ("as TSV", Format.TSV),
        ("as LaTeX", Format.LATEX),
        ("as JSON", Format.JSON),
    ],
)
def test_the_table_is_copied_as_it_is_shown(page, entry, how):
    only_ash = replace(OVERVIEW, systems=("ash",))
    page.show_overview(only_ash)
    (action,) = [each for each in button(page, "Copy").menu().actions() if each.text() == entry]
    action.trigger()
    copied = QGuiApplication.clipboard().text()
    assert copied == "".join(render(overview_report(only_ash), how))
    assert "ash" in copied
    assert "größe" not in copied
    if how is Format.JSON:
        rows = json.loads(copied)["tables"][0]["rows"]
        assert sum(each["total"] for each in rows) == OVERVIEW.total_of_system("ash").total


def test_a_project_without_systems_says_how_to_load_them(page):
    page.show_overview(NO_SYSTEMS)
    shown = [each.text() for each in page.findChildren(QLabel) if each.isVisible()]
    assert shown == [
        "No system is loaded yet. Load its translations with File → Load systems… (Ctrl+L)."
    ]
    assert not table(page).isVisible()
    page.show_overview(OVERVIEW)
    assert table(page).isVisible()


def test_the_legend_names_the_five_parts_in_their_order(page):
    legend = page.findChild(Legend)
    names = [each.text() for each in legend.findChildren(QLabel)]
    assert names == ["approved", "correct", "incorrect", "not judgeable", "open"]
    assert ", ".join(names) in legend.accessibleName()


def test_approvals_by_verified_translations_are_told_apart(page):
    verified = OutcomeCounts(7, by_verified=3)
    page.show_overview(replace(OVERVIEW, cells={**OVERVIEW.cells, ("ash", "they"): verified}))
    names = [each.text() for each in page.findChild(Legend).findChildren(QLabel)]
    assert names[-1] == "of the approved 3 by verified translations"
    spoken = [
        table(page).model().index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(table(page).model().rowCount())
        for column in range(table(page).model().columnCount())
    ]
    assert sum("7 approved, of them 3 by verified translations" in each for each in spoken) == 1
    page.show_overview(OVERVIEW)
    assert not page.findChild(Legend).findChildren(QLabel)[-1].isVisible()


def test_approvals_that_do_not_hold_any_more_are_told_until_all_is_matched_anew(page):
    page.show_overview(replace(OVERVIEW, outdated=3))
    told = page.findChild(Legend).findChildren(QLabel)[-1]
    assert "3 approvals by verified translations would not be given any more" in told.text()
    assert told.isVisible()
    assert told.height() >= told.heightForWidth(told.width())
    page.show_overview(OVERVIEW)
    assert not told.isVisible()


def test_the_reader_stays_where_he_is_when_numbers_change(page):
    go_to(page, 1, 0)
    page.show_overview(
        replace(OVERVIEW, cells={**OVERVIEW.cells, ("ash", "they"): OutcomeCounts(1)})
    )
    current = table(page).currentIndex()
    assert (current.row(), current.column()) == (1, 0)
    assert isinstance(current, QModelIndex)


@pytest.mark.parametrize(("scheme", "colours"), [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK)])
def test_the_place_of_the_keyboard_can_be_seen(page, qapp, scheme, colours):
    apply_theme(qapp, scheme, 100)
    go_to(page, 0, 0)
    accent = QColor(colours.accent)
    assert accent in edge_colours(page, 0, 0)
    assert accent not in edge_colours(page, 1, 1)


@pytest.mark.parametrize("time", [1, 2])  # the second time the pointer is there from the start
def test_the_place_of_the_pointer_can_be_seen(qtbot, page, time):
    def with_pointer_at(column: int) -> QColor:
        qtbot.mouseMove(table(page).viewport(), place(page, 0, column))
        return ground(page, 0, 1)

    qtbot.waitUntil(lambda: with_pointer_at(0) != with_pointer_at(1))
    assert with_pointer_at(1) == QColor(LIGHT.panel)


def test_all_text_grows_at_once(page, qapp):
    header = table(page).verticalHeader()
    before = header.sectionSize(0), table(page).columnWidth(2), header.width()
    apply_theme(qapp, Scheme.DARK, 300)
    laid_out(page)
    after = header.sectionSize(0), table(page).columnWidth(2), header.width()
    assert all(new > 1.2 * old for new, old in zip(after, before, strict=True))


def edge_colours(page: OverviewPage, row: int, column: int) -> list[QColor]:
    """From the left edge of the cell to its middle."""
    image = table(page).viewport().grab().toImage()
    rect = table(page).visualRect(table(page).model().index(row, column))
    return [image.pixelColor(x, rect.center().y()) for x in range(rect.left(), rect.center().x())]


def ground(page: OverviewPage, row: int, column: int) -> QColor:
    image = table(page).viewport().grab().toImage()
    rect = table(page).visualRect(table(page).model().index(row, column))
    return image.pixelColor(rect.left() + 4, rect.top() + 4)


@pytest.mark.parametrize(("percent", "width", "height"), [(200, 950, 640), (300, 1060, 700)])
def test_on_a_small_screen_the_page_scrolls_and_nothing_is_cut(
    qtbot, page, qapp, percent, width, height
):
    apply_theme(qapp, Scheme.LIGHT, percent)
    page.resize(width, height)
    laid_out(page)
    assert page.width() == width
    for part in (page.findChild(FilterBar), page.findChild(Legend)):
        for child in part.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            assert part.rect().contains(child.geometry()), child
    rows = [table(page).rowHeight(row) for row in range(3)]
    assert table(page).viewport().height() >= sum(rows)
    scroll = page.findChild(TallPage)
    assert scroll.verticalScrollBar().maximum() > 0
    assert scroll.horizontalScrollBar().maximum() == 0
    go_to(page, 0, 0)
    for row in (1, 2):
        qtbot.keyClick(table(page), Qt.Key.Key_Down)
        cell = table(page).visualRect(table(page).model().index(row, 0))
        shown = scroll.viewport().rect()
        for corner in (cell.topLeft(), cell.bottomLeft()):
            corner.setX(0)
            assert shown.contains(table(page).viewport().mapTo(scroll.viewport(), corner))


def test_where_there_is_room_only_the_table_scrolls(page):
    assert page.findChild(TallPage).verticalScrollBar().maximum() == 0


def test_beside_wide_buttons_the_legend_is_not_squeezed(page, qapp):
    legend, read = page.findChild(Legend), button(page, "Read")
    assert legend.geometry().right() < read.x()
    apply_theme(qapp, Scheme.LIGHT, 300)
    page.resize(1060, 700)
    laid_out(page)
    assert legend.geometry().bottom() < read.y()
