"""The translation window on small screens with large text: narrow, but nothing is cut."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QTextEdit

from protest_core.languages.profiles import LanguageProfile
from protest_gui.appearance.theme import Scheme, apply_theme
from protest_gui.text.columns import TextColumns
from protest_gui.widgets.labels import ElidedLabel
from protest_gui.widgets.panes import ScrollPage, SideSplitter
from tests.gui.driving.finding import button, shown
from tests.gui.driving.judging import JudgingDriver
from tests.gui.driving.window import laid_out

SCREENS = [(100, QSize(640, 480)), (200, QSize(1280, 720)), (300, QSize(1366, 768))]
QUESTIONS = ("Antecedent", "Pronoun")


@pytest.fixture(params=SCREENS, ids=["100", "200", "300"])
def small(judging: JudgingDriver, request, qapp) -> JudgingDriver:
    """The judging page with everything that can be shown, in windows of the sizes of screens."""
    percent, screen = request.param
    apply_theme(qapp, Scheme.LIGHT, percent)
    judging.press("R")
    menus = 2 * judging.window.fontMetrics().height()
    judging.window.resize(screen.width(), screen.height() - menus)
    laid_out(judging.window)
    assert judging.has_text("Reference")
    assert judging.window.size() == screen - QSize(0, menus)
    return judging


def test_the_page_fits(small):
    needed = small.window.minimumSizeHint()
    assert needed.width() <= small.window.width()
    assert needed.height() <= small.window.height()


def test_no_answer_and_no_key_of_an_answer_is_cut(small):
    for question in QUESTIONS:
        assert len(small.choices(question)) == 3
        for choice in small.choices(question):
            assert choice.width() >= choice.sizeHint().width()
            assert choice.height() >= choice.sizeHint().height()
    assert small.panel.horizontalScrollBar().maximum() == 0
    assert small.panel.widget().width() == small.panel.viewport().width()


def test_the_text_keeps_the_larger_share_and_shows_the_pronoun(small):
    assert small.text().width() > small.panel.width()
    for name in ("Source", "Translation"):
        assert small.text(name).viewport().height() >= 2 * small.window.fontMetrics().height()
    assert small.text().viewport().rect().contains(small.at("Diese"))


def test_the_buttons_below_the_text_can_be_read_and_used(small):
    for name in ("More context above", "Reference", "More context below"):
        below = button(small.window, name)
        place = QRect(below.mapTo(small.window, QPoint()), below.size())
        assert small.window.rect().contains(place)
        assert place.right() < small.panel.mapTo(small.window, QPoint()).x()
        assert below.width() >= below.minimumSizeHint().width()
    reference = button(small.window, "Reference")
    assert reference.width() > reference.fontMetrics().horizontalAdvance("Reference")
    small.click("Reference")
    assert not small.has_text("Reference")


def test_where_there_is_room_the_answers_stand_side_by_side(judging):
    def tops() -> set[int]:
        laid_out(judging.window)
        return {each.y() for each in judging.choices("Pronoun")}

    assert len(tops()) == 1
    judging.window.resize(500, 480)
    assert len(tops()) == 3
    judging.window.resize(1100, 700)
    assert len(tops()) == 1


def panel_width(judging: JudgingDriver, width: int) -> int:
    judging.window.resize(width, 500)
    laid_out(judging.window)
    assert judging.window.width() == width
    return judging.panel.width()


def test_a_narrow_window_takes_from_the_panel_and_a_wide_one_gives_it_back(judging):
    before = panel_width(judging, 1100)
    assert panel_width(judging, 500) < 0.45 * 500 < before
    assert panel_width(judging, 1100) == before


def test_a_width_that_somebody_chose_stays(judging):
    panel_width(judging, 1100)
    (splitter,) = shown(judging.window, SideSplitter)
    splitter.moveSplitter(1100 - 280, 1)
    chosen = judging.panel.width()
    assert panel_width(judging, 1000) == chosen
    assert panel_width(judging, 1100) == chosen


def test_larger_text_makes_the_panel_wider(judging, qapp):
    before = panel_width(judging, 1100)
    apply_theme(qapp, Scheme.LIGHT, 130)
    assert panel_width(judging, 1100) > before


def test_where_there_is_no_room_for_both_the_side_can_go_below(qtbot, preferences):
    text, side = TextColumns(preferences, *map(QAction, ("above", "below", "between"))), QTextEdit()
    side.setMinimumWidth(150)
    text.add_column(LanguageProfile("en", "English"))
    window = ScrollPage(SideSplitter(text, side, turns=True))
    qtbot.addWidget(window)
    window.resize(1100, 500)
    window.show()
    laid_out(window)
    before = side.width()
    window.resize(200, 500)
    laid_out(window)
    assert side.y() > text.y()
    assert side.width() == text.width() > 150
    window.resize(1100, 500)
    laid_out(window)
    assert side.y() == text.y()
    assert side.width() == before


def ink(label: ElidedLabel) -> int:
    picture = label.grab().toImage()
    places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    return sum(picture.pixelColor(x, y).lightness() < 200 for x, y in places)


def test_a_letter_that_reaches_over_the_edge_is_not_cut(qtbot, qapp):
    apply_theme(qapp, Scheme.LIGHT, 300)
    label = ElidedLabel("JJJ")
    qtbot.addWidget(label)
    label.resize(400, 100)
    at_the_edge = ink(label)
    label.setContentsMargins(40, 0, 0, 0)
    assert label.fontMetrics().leftBearing("J") < 0
    assert at_the_edge == ink(label) > 0
