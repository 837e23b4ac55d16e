"""The overview as people use it: from any number to its candidates in one step."""

import json
from dataclasses import replace
from itertools import chain, product

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QPushButton, QWidget

from protest_core.candidates.filter import CandidateFilter, OutcomeCounts
from protest_core.evaluation.project_overview_report import overview_report
from protest_core.judgements.outcome import Outcome
from protest_core.tables.formats import FORMATS, render, table_formats
from protest_gui.appearance.colours import DARK, LIGHT
from protest_gui.appearance.theme import Scheme, apply_theme
from tests.gui.driving import tables
from tests.gui.driving.finding import as_read, button, combo, find, name_of, shown, texts
from tests.gui.driving.overview import NUMBERS, OverviewDriver, column_of
from tests.gui.driving.window import focused, laid_out, press
from tests.gui.project.overviews import CHOICES, EVENT, NO_SYSTEMS, OVERVIEW, THEY

NOTHING = CandidateFilter()
LEFT = Qt.MouseButton.LeftButton
OPEN = frozenset({Outcome.OPEN, Outcome.DISPUTED})
ASH, GRÖSSE = frozenset({"ash"}), frozenset({"größe"})
CELLS = [
    (0, column_of(0), CandidateFilter(systems=ASH, categories=frozenset({"they"}))),
    (1, column_of(2), CandidateFilter(categories=frozenset({"event_it"}))),
    (2, column_of(1), CandidateFilter(systems=GRÖSSE)),
    (2, column_of(2), NOTHING),
    (
        0,
        column_of(0, "correct"),
        CandidateFilter(ASH, frozenset({"they"}), frozenset({Outcome.CORRECT})),
    ),
    (1, column_of(0, "open"), CandidateFilter(ASH, frozenset({"event_it"}), OPEN)),
    (2, column_of(1, "approved"), CandidateFilter(GRÖSSE, outcomes=frozenset({Outcome.APPROVED}))),
    (2, column_of(2, "open"), CandidateFilter(outcomes=OPEN)),
]


@pytest.fixture
def overview(qtbot) -> OverviewDriver:
    overview = OverviewDriver()
    qtbot.addWidget(overview.page)
    overview.show_choices(CHOICES)
    overview.show(OVERVIEW)
    overview.page.resize(1000, 500)
    overview.page.show()
    qtbot.waitExposed(overview.page)
    assert overview.asked == []
    return overview


def read_all(overview: OverviewDriver) -> QAbstractButton:
    (found,) = [each for each in shown(overview.page, QPushButton) if "Read" in each.text()]
    return found


def search(overview: OverviewDriver) -> QLineEdit:
    return find(overview.page, QLineEdit, "Search text and remarks")


@pytest.mark.parametrize(("row", "column", "expected"), CELLS)
def test_a_click_opens_what_the_number_counts(overview, row, column, expected):
    tables.click(overview.table, row, column)
    assert overview.opened == [expected]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize(("row", "column", "expected"), CELLS)
def test_enter_opens_what_the_number_counts(qtbot, overview, row, column, expected, key):
    tables.go_to(overview.table, row, column)
    qtbot.keyClick(overview.table, key)
    assert overview.opened == [expected]


def test_a_click_on_a_part_of_the_bar_opens_what_it_stands_for(qtbot, overview):
    """The bar of 31, 4, 2, 0 and 11 goes over five numbers; what is at its end is open."""
    first, last = (tables.area(overview.table, 0, column_of(0, at)) for at in ("approved", "open"))
    line = overview.table.fontMetrics().height()
    middle = first.top() + round(0.75 * line)
    for x in (first.left() + line, first.right() + 2, last.right() - line):
        qtbot.mouseClick(overview.table.viewport(), LEFT, pos=QPoint(x, middle))
    approved, also_approved, open_ones = overview.opened
    assert approved.outcomes == also_approved.outcomes == {Outcome.APPROVED}
    assert open_ones.outcomes == OPEN


def test_numbers_keep_to_the_outcomes_of_the_filter(overview):
    disputed = CandidateFilter(outcomes=frozenset({Outcome.DISPUTED}))
    cells = dict.fromkeys(OVERVIEW.cells, OutcomeCounts(disputed=2))
    overview.show(replace(OVERVIEW, cells=cells, chosen=disputed))
    tables.click(overview.table, 2, column_of(2, "open"))
    tables.click(overview.table, 2, column_of(2))
    assert overview.opened == [disputed, disputed]


def test_arrows_walk_from_number_to_number_and_tab_leaves_the_table(qtbot, overview):
    tables.go_to(overview.table, 0, 0)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(overview.table, key)
    assert overview.opened == [CandidateFilter(ASH, outcomes=frozenset({Outcome.CORRECT}))]
    qtbot.keyClick(overview.table, Qt.Key.Key_Tab)
    assert not overview.table.hasFocus()


def test_of_nothing_there_is_nothing_to_read(overview):
    assert OVERVIEW.cells["größe", "event_it"] == OutcomeCounts()
    for number in NUMBERS:
        assert tables.cell(overview.table, 1, column_of(1, number)) == "·"
        tables.click(overview.table, 1, column_of(1, number))
        tables.open_by_key(overview.table, 1, column_of(1, number))
    assert overview.asked == []


def test_only_over_what_can_be_read_the_pointer_is_a_hand(qtbot, overview):
    def pointer_over(column: int) -> Qt.CursorShape:
        viewport = overview.table.viewport()
        qtbot.mouseMove(viewport, tables.area(overview.table, 0, column).center())
        QCoreApplication.processEvents()
        return viewport.cursor().shape()

    assert pointer_over(column_of(0, "open")) is Qt.CursorShape.PointingHandCursor
    assert pointer_over(column_of(0, "not judgeable")) is Qt.CursorShape.ArrowCursor


def test_read_all_opens_everything_that_is_shown(qtbot, overview):
    assert read_all(overview).text() == "Read (1,305)"
    qtbot.mouseClick(read_all(overview), LEFT)
    assert overview.opened == [NOTHING]


def test_where_nothing_matches_nothing_can_be_read(overview):
    overview.show(replace(OVERVIEW, cells=dict.fromkeys(OVERVIEW.cells, OutcomeCounts())))
    assert read_all(overview).text() == "Read (0)"
    assert not read_all(overview).isEnabled()


def test_what_is_chosen_keeps_to_the_filter(qtbot, overview):
    annotator = combo(overview.page, "Annotator")
    annotator.setFocus()
    qtbot.keyClick(annotator, Qt.Key.Key_Down)
    assert overview.asked == [CandidateFilter(annotator="Ada")]
    overview.show(replace(OVERVIEW, chosen=overview.asked.pop()))
    tables.click(overview.table, 2, column_of(0))
    tables.click(overview.table, 0, column_of(2))
    qtbot.mouseClick(read_all(overview), LEFT)
    assert overview.opened == [
        CandidateFilter(annotator="Ada", systems=frozenset({"ash"})),
        CandidateFilter(annotator="Ada", categories=frozenset({THEY.id})),
        CandidateFilter(annotator="Ada"),
    ]


def test_a_cell_of_a_category_counts_no_other_than_the_filter_lets_through(qtbot, overview):
    category = combo(overview.page, "Category")
    category.setFocus()
    qtbot.keyClick(category, Qt.Key.Key_Down)
    overview.show(replace(OVERVIEW, chosen=overview.asked.pop()))
    tables.click(overview.table, 2, column_of(0))
    assert overview.opened == [
        CandidateFilter(categories=frozenset({THEY.id}), systems=frozenset({"ash"}))
    ]


def test_while_it_is_counted_anew_a_number_opens_what_it_counted(qtbot, overview):
    qtbot.keyClicks(search(overview), "lamp")
    tables.click(overview.table, 2, column_of(2))
    assert overview.opened == [NOTHING]


def test_what_was_just_typed_is_counted_before_all_is_read(qtbot, overview):
    qtbot.keyClicks(search(overview), "lamp")
    assert overview.asked == []
    qtbot.mouseClick(read_all(overview), LEFT)
    lamp = CandidateFilter(text="lamp")
    assert overview.asked == [lamp, lamp]
    assert overview.opened == [lamp]


@pytest.mark.parametrize("how", [how for how in table_formats() if how != "text"])
def test_the_table_is_copied_as_it_is_shown(overview, how):
    only_ash = replace(OVERVIEW, systems=("ash",))
    overview.show(only_ash)
    copy = button(overview.page, "Copy table").menu()
    (action,) = [each for each in copy.actions() if each.text() == f"as {FORMATS[how].shown}"]
    action.trigger()
    copied = QGuiApplication.clipboard().text()
    assert copied == "".join(render(overview_report(only_ash), how))
    assert "ash" in copied
    assert "größe" not in copied
    if how == "json":
        rows = json.loads(copied)["tables"][0]["rows"]
        assert sum(each["total"] for each in rows) == OVERVIEW.total_of_system("ash").total


def test_a_project_without_systems_says_how_to_load_them(overview, qtbot):
    overview.show(NO_SYSTEMS)
    first, drop = texts(overview.page)
    assert first == "No system is loaded yet. Load the translations of one or more systems."
    assert "drop them here" in drop
    with qtbot.waitSignal(overview.loading.triggered):
        button(overview.page, "Load systems…").click()
    assert not overview.table.isVisible()
    overview.show(OVERVIEW)
    assert overview.table.isVisible()


def test_the_legend_names_the_five_parts_in_their_order(overview):
    names = ["approved", "correct", "incorrect", "not judgeable", "open"]
    assert all(map(str.startswith, overview.notes, names))
    assert ", ".join(names) in name_of(overview.legend)


def test_the_legend_says_the_share_of_each_outcome(overview):
    shares = ["approved 97.5 %", "correct 0.3 %", "incorrect 0.2 %", "not judgeable 0.2 %"]
    assert overview.notes[:5] == [*shares, "open 1.8 %"]
    overview.show(replace(OVERVIEW, cells=dict.fromkeys(OVERVIEW.cells, OutcomeCounts())))
    assert overview.notes[:2] == ["approved", "correct"]


def test_the_legend_says_how_many_of_the_open_are_disputed(overview):
    assert overview.notes[5:] == ["of the open 8 disputed", "all 1,305"]
    overview.show(replace(OVERVIEW, cells=dict.fromkeys(OVERVIEW.cells, OutcomeCounts(1))))
    assert overview.notes[-2:] == ["open 0.0 %", "all 4"]


def test_the_legend_is_one_stop_of_tab_and_arrows_go_from_number_to_number(overview):
    numbers = as_read(overview.legend, shown(overview.legend, QAbstractButton))
    assert len([each for each in numbers if each.focusPolicy() & Qt.FocusPolicy.TabFocus]) == 1
    numbers[0].setFocus()
    press(overview.page, "Left", "Right", "Right", "Return")
    assert focused(overview.page) is numbers[2]
    press(overview.page, *["Down"] * 9, "Return")
    assert [each.outcomes for each in overview.opened] == [{Outcome.INCORRECT}, frozenset()]
    assert name_of(numbers[2]) == "2 incorrect (0.2 %)"
    assert focused(overview.page) is numbers[-1]
    only_tab = [each for each in numbers if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert only_tab == [numbers[-1]]


def test_a_number_of_the_legend_that_counts_nothing_opens_nothing(overview):
    overview.show(replace(OVERVIEW, cells=dict.fromkeys(OVERVIEW.cells, OutcomeCounts(1))))
    for each in shown(overview.legend, QAbstractButton):
        each.click()
    assert [each.outcomes for each in overview.opened] == [{Outcome.APPROVED}, frozenset()]


def test_a_tool_tip_says_the_shares_of_a_cell(overview):
    first = tables.tips(overview.table)[0]
    assert first[column_of(0, "correct")] == "4 correct (8.3 %)"
    assert first[column_of(0)] == (
        "48 in all: 31 approved (64.6 %), 4 correct (8.3 %), 2 incorrect (4.2 %), "
        "0 not judgeable, 11 open (22.9 %)"
    )


def test_under_a_filter_only_categories_with_candidates_have_rows(overview):
    cells = {cell: count for cell, count in OVERVIEW.cells.items() if cell[1] == "they"}
    cells |= {("ash", "event_it"): OutcomeCounts(), ("größe", "event_it"): OutcomeCounts()}
    overview.show(replace(OVERVIEW, cells=cells))
    assert tables.row_heads(overview.table) == [THEY.label, EVENT.label, "total"]
    overview.show(replace(OVERVIEW, cells=cells, chosen=CandidateFilter(text="lamp")))
    assert tables.row_heads(overview.table) == [THEY.label, "total"]
    tables.click(overview.table, 1, column_of(0))
    assert overview.opened == [CandidateFilter(systems=frozenset({"ash"}), text="lamp")]


def test_approvals_by_verified_translations_are_told_apart(overview):
    verified = OutcomeCounts(7, by_verified=3)
    overview.show(replace(OVERVIEW, cells={**OVERVIEW.cells, ("ash", "they"): verified}))
    assert "of the approved 3 by verified translations" in overview.notes
    spoken = chain.from_iterable(tables.all_spoken(overview.table))
    said = "ash: 7 approved, of them 3 by verified translations"
    assert [each for each in spoken if each.endswith(said)] == [f"{THEY.label}, {said}"]
    overview.show(OVERVIEW)
    assert "of the approved 3 by verified translations" not in overview.notes


def test_lines_that_are_no_translation_are_beside_the_bar(overview):
    apart = OutcomeCounts(1, 1, no_translation=7)
    cells = dict.fromkeys(OVERVIEW.cells, OutcomeCounts()) | {("ash", "they"): apart}
    overview.show(replace(OVERVIEW, cells=cells))
    assert overview.notes[:2] == ["approved 50.0 %", "correct 50.0 %"]
    assert overview.notes[-2:] == ["no translation 7", "all 9"]
    number = next(
        each for each in shown(overview.legend, QAbstractButton) if "translation" in each.text()
    )
    number.click()
    assert [each.outcomes for each in overview.opened] == [{Outcome.NO_TRANSLATION}]
    assert tables.tips(overview.table)[0][column_of(0)].endswith("0 open, 7 no translation")
    overview.show(OVERVIEW)
    assert "no translation" not in "".join(overview.notes)


def test_approvals_that_do_not_hold_any_more_are_told_until_all_is_matched_anew(overview):
    overview.show(replace(OVERVIEW, outdated=3))
    (note,) = (each for each in shown(overview.legend, QLabel) if len(each.text()) > 30)
    assert "3 approvals by verified translations would no longer be given" in note.text()
    assert note.height() >= note.heightForWidth(note.width())
    overview.show(OVERVIEW)
    assert overview.notes[-1] == "all 1,305"


def test_the_reader_stays_where_he_is_when_numbers_change(overview):
    tables.go_to(overview.table, 1, 0)
    overview.show(replace(OVERVIEW, cells={**OVERVIEW.cells, ("ash", "they"): OutcomeCounts(1)}))
    assert tables.place(overview.table) == (1, 0)
    assert tables.cells(overview.table)[0][:2] == ["1", "·"]


@pytest.mark.parametrize(("scheme", "colours"), [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK)])
def test_the_place_of_the_keyboard_can_be_seen(overview, qapp, scheme, colours):
    apply_theme(qapp, scheme, 100)
    tables.go_to(overview.table, 0, 0)
    accent = QColor(colours.accent)
    assert accent in edge_colours(overview, 0, 0)
    assert accent not in edge_colours(overview, 0, 1)
    assert accent not in edge_colours(overview, 1, 0)


@pytest.mark.parametrize("time", [1, 2])  # the second time the pointer is there from the start
def test_the_place_of_the_pointer_can_be_seen(qtbot, overview, time):
    def with_pointer_at(column: int) -> QColor:
        viewport = overview.table.viewport()
        qtbot.mouseMove(viewport, tables.area(overview.table, 0, column).center())
        return ground(overview, 0, 1)

    qtbot.waitUntil(lambda: with_pointer_at(0) != with_pointer_at(1))
    assert with_pointer_at(1) == QColor(LIGHT.panel)
    assert with_pointer_at(column_of(0, "not judgeable")) == QColor(LIGHT.base)


def test_only_the_last_row_and_all_systems_stand_on_the_ground_of_totals(overview):
    overview.page.resize(1300, 500)
    laid_out(overview.page)
    total = QColor(LIGHT.window)
    columns = range(column_of(3, "approved"))
    cells = [(row, column) for row in range(3) for column in columns]
    totals = [cell for cell in cells if ground(overview, *cell) == total]
    of_all = columns[column_of(2, "approved") :]
    assert totals == [*product((0, 1), of_all), *product((2,), columns)]


def test_all_text_grows_at_once(overview, qapp):
    header = overview.table.verticalHeader()
    before = header.sectionSize(0), overview.table.columnWidth(2), header.width()
    apply_theme(qapp, Scheme.DARK, 300)
    laid_out(overview.page)
    after = header.sectionSize(0), overview.table.columnWidth(2), header.width()
    assert all(new > 1.2 * old for new, old in zip(after, before, strict=True))


def edge_colours(overview: OverviewDriver, row: int, column: int) -> list[QColor]:
    """Return the colours from the left edge of the number to its middle."""
    image = overview.table.viewport().grab().toImage()
    rect = tables.area(overview.table, row, column)
    y = rect.center().y() + rect.height() // 4  # below the bar
    return [image.pixelColor(x, y) for x in range(rect.left(), rect.center().x())]


def ground(overview: OverviewDriver, row: int, column: int) -> QColor:
    image = overview.table.viewport().grab().toImage()
    rect = tables.area(overview.table, row, column)
    return image.pixelColor(rect.left() + 4, rect.bottom() - 4)


@pytest.mark.parametrize(("percent", "width", "height"), [(200, 950, 640), (300, 1060, 700)])
def test_on_a_small_screen_the_page_scrolls_and_nothing_is_cut(
    qtbot, overview, qapp, percent, width, height
):
    apply_theme(qapp, Scheme.LIGHT, percent)
    laid_out(overview.page)  # only now does the page know the width that it needs at least
    overview.page.resize(width, height)
    laid_out(overview.page)
    assert overview.page.width() == width
    for part in (search(overview).parentWidget(), overview.legend):
        for child in part.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            assert child.isHidden() or part.rect().contains(child.geometry()), child
    rows = [overview.table.rowHeight(row) for row in range(3)]
    assert overview.table.viewport().height() >= sum(rows)
    scroll = overview.scrolling
    assert scroll.verticalScrollBar().maximum() > 0
    assert scroll.horizontalScrollBar().maximum() == 0
    tables.go_to(overview.table, 0, 0)
    for row in (1, 2):
        qtbot.keyClick(overview.table, Qt.Key.Key_Down)
        cell = tables.area(overview.table, row, 0)
        shown = scroll.viewport().rect()
        for corner in (cell.topLeft(), cell.bottomLeft()):
            corner.setX(0)
            assert shown.contains(overview.table.viewport().mapTo(scroll.viewport(), corner))


def test_where_there_is_room_only_the_table_scrolls(overview):
    assert overview.scrolling.verticalScrollBar().maximum() == 0


def test_beside_wide_buttons_the_legend_is_not_squeezed(overview, qapp):
    legend, read = overview.legend, read_all(overview)
    assert legend.geometry().right() < read.x()
    apply_theme(qapp, Scheme.LIGHT, 300)
    overview.page.resize(1060, 700)
    laid_out(overview.page)
    assert legend.geometry().bottom() < read.y()


def test_categories_stand_down_the_side_and_systems_across(overview):
    assert tables.row_heads(overview.table) == [THEY.label, EVENT.label, "total"]
    names = ["ash", "größe", "all systems"]
    assert tables.heads(overview.table) == [name for name in names for _ in NUMBERS]


def test_each_number_is_said_in_words(overview):
    assert tables.all_spoken(overview.table)[0][:6] == [
        f"{THEY.label}, ash: {words}"
        for words in (
            "31 approved",
            "4 correct",
            "2 incorrect",
            "0 not judgeable",
            "11 open",
            "48 in all: 31 approved, 4 correct, 2 incorrect, 0 not judgeable, 11 open",
        )
    ]
    role = Qt.ItemDataRole.AccessibleTextRole
    head = overview.table.model().headerData(column_of(0, "open"), Qt.Orientation.Horizontal, role)
    assert head == "ash: open"


def test_the_disputed_are_told_with_the_open(overview):
    assert tables.spoken(overview.table, 1, column_of(0, "open")) == (
        f"{EVENT.label}, ash: 13 open, of them 8 disputed"
    )


def test_totals_add_up_rows_and_columns(overview):
    assert tables.cells(overview.table)[0][column_of(2, "approved") :] == (
        ["1,265", "4", "2", "·", "11", "1,282"]
    )
    assert tables.cells(overview.table)[2] == [
        *("38", "4", "2", "3", "24", "71"),
        *("1,234", "·", "·", "·", "·", "1,234"),
        *("1,272", "4", "2", "3", "24", "1,305"),
    ]


def test_the_table_keeps_qts_rules_with_systems_and_without(overview, qtmodeltester):
    qtmodeltester.check(overview.table.model())
    overview.show(NO_SYSTEMS)
    qtmodeltester.check(overview.table.model())
    assert tables.cells(overview.table) == []


def test_a_name_with_markup_is_shown_as_it_is(overview):
    cells = {("<b>x</b>", key): counts for (_, key), counts in OVERVIEW.cells.items()}
    overview.show(replace(OVERVIEW, systems=("<b>x</b>",), cells=cells))
    assert tables.heads(overview.table)[0] == "<b>x</b>"
    assert tables.head_tip(overview.table, 0) == "<b>x</b>"


def test_a_category_is_explained_where_its_name_stands_unless_the_suite_defines_it(overview):
    overview.show(OVERVIEW)
    down = Qt.Orientation.Vertical
    meaning = "stands for what happened or was said"
    assert meaning in tables.head_tip(overview.table, 1, down)
    spoken = overview.table.model().headerData(1, down, Qt.ItemDataRole.AccessibleDescriptionRole)
    assert meaning in spoken
    assert tables.head_tip(overview.table, 0, down) == THEY.label
