"""On small screens with large text nothing of it is cut, and nothing is wider than the window."""

from itertools import product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QStyle, QStyleOptionViewItem

from protest_core.annotating.adjudication import all_judgements
from protest_core.annotating.judge import judge
from protest_core.judgements.model import LONGEST_TAG, AnnotatorJudgement, Answer, Judgement, State
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.comparing.answers_table import Everybody, EverybodyTable
from protest_gui.widgets.labels import ToldLabel
from tests.gui.driving.tables import cells
from tests.gui.driving.window import laid_out
from tests.own_tags import add_candidate_tag

SCREENS = [(100, QSize(640, 480)), (200, QSize(1280, 720)), (300, QSize(1366, 768))]
LONG = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente" * 3


@pytest.fixture(params=SCREENS, ids=["100", "200", "300"])
def small_page(page, press, opened, find, request, qapp):
    """With a name, a tag and a remark that have no place to break at."""
    percent, screen = request.param
    candidate = find("one", 1)
    said = Judgement(Answer.NO, Answer.NO, tags=frozenset({"x" * LONGEST_TAG}), remark=LONG)
    judge(project=opened.project, candidate_id=candidate, annotator=LONG[:99], judgement=said)
    add_candidate_tag(
        project=opened.project, candidate_id=candidate, tag="y" * LONGEST_TAG, added_by="Ada"
    )
    apply_theme(qapp, Scheme.LIGHT, percent)
    press("r", "o")
    page.overview.history.button.setChecked(True)
    menus = 2 * page.fontMetrics().height()
    page.resize(screen.width(), screen.height() - menus)
    laid_out(page)
    assert page.size() == screen - QSize(0, menus)
    return page


def test_the_page_with_the_overview_panel_fits(small_page):
    needed = small_page.minimumSizeHint()
    assert needed.width() <= small_page.width()
    assert needed.height() <= small_page.height()
    assert small_page.texts.width() > small_page.overview.width()


@pytest.mark.parametrize("overview", [False, True])
def test_larger_text_makes_the_panel_wider_whichever_is_shown(page, press, qapp, overview):
    if overview:
        press("o")
    page.resize(2000, 700)
    laid_out(page)
    before = page.side.width()
    apply_theme(qapp, Scheme.LIGHT, 200)
    laid_out(page)
    assert page.side.width() >= 1.9 * before
    apply_theme(qapp, Scheme.LIGHT, 100)
    laid_out(page)
    assert page.side.width() < 1.1 * before


def test_nothing_in_the_panel_is_cut_at_its_side(small_page):
    panel = small_page.overview
    assert panel.widget().width() == panel.viewport().width()
    for label in panel.findChildren(QLabel):
        if label.isVisible():
            right = label.mapTo(panel.widget(), label.rect().topRight()).x()
            assert right <= panel.widget().width(), label.text()
            assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_the_table_is_as_wide_as_the_panel_and_shows_all_rows(small_page):
    table = small_page.overview.table
    assert table.horizontalScrollBar().maximum() == 0
    assert table.verticalScrollBar().maximum() == 0
    last = table.model().index(table.model().rowCount() - 1, 0)
    assert table.visualRect(last).bottom() <= table.viewport().height()


def test_the_switch_can_be_read(small_page):
    for overview in (False, True):
        choice = small_page.side.switch.choice(overview=overview)
        assert choice.width() >= choice.sizeHint().width()


def test_the_systems_one_under_another_fit(small_page, press):
    press("x")
    laid_out(small_page)
    pane = small_page.across
    needed = small_page.minimumSizeHint()
    assert needed.width() <= small_page.width()
    assert needed.height() <= small_page.height()
    for card in pane.cards:
        assert card.text.verticalScrollBar().maximum() == 0
        for label in card.findChildren(QLabel):
            assert not label.isVisible() or label.mapTo(card, label.rect().topRight()).x() <= (
                card.width()
            )
    assert pane.source.height() >= 2 * pane.fontMetrics().height()
    (focused,) = (card for card in pane.cards if card.hasFocus())
    assert focused.visibleRegion().boundingRect().height() > 2 * pane.fontMetrics().height()


@pytest.mark.parametrize("columns", [4, 2, 1])
def test_what_has_no_column_stands_in_the_first_one(columns, judged, find, qtbot):
    told = all_judgements(project=judged, candidate_id=find("one", 1))
    table = EverybodyTable()
    qtbot.addWidget(table)
    table.resize(1200, 400)
    table.show()
    table.show_everybody(Everybody(told, antecedent_asked=False))
    narrower = iter(range(1200, 0, -20))
    while table.model().columnCount() > columns:
        table.resize(next(narrower), 400)
    assert table.model().columnCount() == columns
    row = " ".join(cells(table)[0])
    for word in ("Ben", "yes", "odd", "done"):
        assert word in row.replace("\n", " ").split()


def test_a_long_word_may_be_broken_and_is_said_whole(qtbot):
    label = ToldLabel(f"so: {LONG}")
    qtbot.addWidget(label)
    assert label.minimumSizeHint().width() < label.fontMetrics().horizontalAdvance(LONG) / 4
    assert label.accessibleName() == f"so: {LONG}"
    assert label.text().replace("\u200b", "") == f"so: {LONG}"


def words_cut(table: EverybodyTable) -> list[str]:
    """Words for which the style leaves no room in their cell."""
    model, style, cut = table.model(), table.style(), []
    margins = 2 * (style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, table) + 1)
    for row, column in product(range(model.rowCount()), range(model.columnCount())):
        index, option = model.index(row, column), QStyleOptionViewItem()
        table.initViewItemOption(option)
        option.rect = table.visualRect(index)
        table.itemDelegate().initStyleOption(option, index)
        text = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, table)
        advance = QFontMetrics(option.font).horizontalAdvance
        words = str(index.data()).split()
        cut += [word for word in words if advance(word) > text.width() - margins]
    return cut


@pytest.mark.parametrize("width", [200, 330, 520, 700])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_no_word_of_the_table_of_annotators_is_cut(qtbot, qapp, percent: int, width: int):
    """In a font in which no heading is wider than what stands below it."""
    apply_theme(qapp, Scheme.LIGHT, percent)
    table = EverybodyTable()
    qtbot.addWidget(table)
    table.setStyleSheet(table.styleSheet() + 'QTableView { font-family: "DejaVu Sans Mono"; }')
    told = (
        AnnotatorJudgement(
            "Maximiliane", Judgement(Answer.NO), State.INCOMPLETE, made_at="2020-01-01"
        ),
        AnnotatorJudgement(
            "Ben", Judgement(Answer.NO, Answer.YES), State.DONE, made_at="2020-01-01"
        ),
    )
    table.resize(width * percent // 100, 300)
    table.show()
    table.show_everybody(Everybody(told, antecedent_asked=True))
    assert words_cut(table) == []
    assert sum(map(table.columnWidth, range(table.model().columnCount()))) == (
        table.viewport().width()
    )
